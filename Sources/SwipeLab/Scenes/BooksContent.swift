/// The books of the reading list, always the same; every author is made up.
public enum BooksContent {
  /// All of them, in order.
  public static let books: [BookItem] = texts.enumerated().map { index, text in
    BookItem(
      id: "b\(index)",
      title: text.title,
      author: text.author,
      left: text.left,
      progress: text.progress
    )
  }

  private static let texts: [(title: String, author: String, left: String, progress: Double)] = [
    ("The Cartographer's Winter", "Ada Lindqvist", "48 min left", 0.62),
    ("Salt, and Other Clocks", "Milo Osei", "2 h left", 0.28),
    ("A Field Guide to Quiet", "Runa Hale", "1 h 20 left", 0.45),
    ("Nine Small Bridges", "Teo Varga", "new", 0),
    ("What the Lighthouse Kept", "Ines Corvo", "35 min left", 0.81),
    ("Letters to a Ropemaker", "Hal Brandt", "3 h 10 left", 0.12),
    ("The Second Orchard", "Noemi Adair", "new", 0),
    ("Weather for Beginners", "Pelle Strand", "1 h left", 0.54),
    ("An Inventory of Doors", "Sefa Okoye", "2 h 40 left", 0.19),
    ("Bread, Slowly", "Marit Vos", "20 min left", 0.9),
    ("The Night Ferry Timetable", "Jun Aldana", "1 h 50 left", 0.33),
    ("Fourteen Ways to Cross a Field", "Ottilie Grau", "new", 0),
    ("The Understudy's Map", "Davit Mirel", "55 min left", 0.58),
    ("Small Repairs", "Karin Holloway", "4 h left", 0.05),
    ("A History of Windowsills", "Emre Tandogan", "2 h 15 left", 0.24),
    ("Moss", "Liv Arnesen-Roy", "1 h 5 left", 0.49),
    ("The Patience of Tin", "Rafael Quist", "new", 0),
    ("Seven Harbours in the Rain", "Thea Lomax", "40 min left", 0.71),
    ("How to Fold a River", "Sunniva Park", "3 h left", 0.16),
    ("The Violet Ledger", "Bram Castell", "1 h 30 left", 0.4),
    ("On Borrowed Ladders", "Zora Whitlock", "new", 0),
    ("The Last Typesetter", "Gustav Amari", "15 min left", 0.94),
    ("Where the Kites Go", "Mina Falk", "2 h 5 left", 0.3),
    ("Postcards from the Attic", "Leon Abara", "50 min left", 0.66),
    ("A Grammar of Stones", "Ilse Verhoeven", "5 h left", 0.02),
    ("The Clockmaker's Allotment", "Petra Nyland", "1 h 15 left", 0.46),
    ("Low Tide Music", "Amos Renner", "new", 0),
    ("The Beekeeper's Alphabet", "Carys Dunne", "30 min left", 0.78),
    ("Two Chairs and a Lamp", "Oren Falco", "2 h 20 left", 0.21),
    ("Everything I Know about Gravel", "Signe Hartl", "1 h 40 left", 0.37),
    ("The Borrowed Telescope", "Nils Adeyemi", "new", 0),
    ("Soup for the Ninth Day", "Greta Molina", "25 min left", 0.84),
    ("The Unhurried Gardener", "Kasper Lindt", "2 h 50 left", 0.15),
    ("Paper Boats, Paper Seas", "Yuna Sorel", "1 h 10 left", 0.52),
    ("The Archivist of Echoes", "Bela Normand", "3 h 30 left", 0.09),
    ("A Spoon for Every Season", "Tilda Amundsen", "new", 0),
    ("The Far Side of the Hedge", "Corin Blaise", "45 min left", 0.69),
    ("Instructions for a Quiet House", "Frieda Osman", "1 h 25 left", 0.42),
    ("The Weaver's Arithmetic", "Janek Thorne", "2 h 30 left", 0.27),
    ("Almanac of the Middle Distance", "Rosa Eklund", "new", 0),
  ]
}

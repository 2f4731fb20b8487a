/// The people of the contacts scene, always the same; everybody is made up.
public enum ContactsContent {
  /// All of them, in order.
  public static let people: [ContactItem] = texts.enumerated().map { index, text in
    ContactItem(id: "c\(index)", name: text.name, role: text.role)
  }

  private static let texts: [(name: String, role: String)] = [
    ("Lena Harrow", "Viola, second desk"),
    ("Wren Calloway", "Sound, Tuesdays and Fridays"),
    ("Oskar Vael", "Neighbour, ground floor, second door"),
    ("Mira Oduya", "Covers and posters"),
    ("Jonas Feld", "Turntables, bearings"),
    ("Noor Achterberg", "Boats, Sundays and Mondays"),
    ("Tomas Ibarra", "Choir, seating plans"),
    ("Elif Sayan", "The orchard, photographs"),
    ("Priya Nandan", "Usability rounds"),
    ("Ansel Birch", "Piano tuner, after ten"),
    ("Beatriz Lund", "Bakery on the corner"),
    ("Callum Idris", "Bicycles, also by post"),
    ("Dagny Moreau", "Cello, first desk"),
    ("Edda Kowal", "Harbour library, reading room"),
    ("Farid Olsson", "Carpenter, small repairs"),
    ("Gwen Abbot", "Bees and honey"),
    ("Hugo Marchetti", "Projector, film evenings"),
    ("Ingrid Tal", "Italian, Wednesdays"),
    ("Jasper Quill", "Letterpress, brown paper"),
    ("Kaia Renfield", "Ferry office, early shift"),
    ("Lorcan Weiss", "Ladders and scaffolding"),
    ("Maud Sorensen", "Raised beds, seedlings"),
    ("Nico Ferrante", "Coffee, the machine upstairs"),
    ("Odette Brandl", "Seamstress, curtains"),
    ("Pascal Ivers", "Chimney, once a year"),
    ("Quinn Okafor", "Keys and locks"),
    ("Rosalind Pike", "Alto, car sharing"),
    ("Stellan Haas", "Ceramics, the Potters' Shed"),
    ("Tamsin Roe", "Veterinary practice"),
    ("Ulf Castellan", "Radiators"),
    ("Vera Lindholm", "Proofreading, fast"),
    ("Wim Adler", "Sails, winter storage"),
    ("Xenia Brook", "Yoga, the hall on Thursday"),
    ("Yusuf Bergman", "Signage, Studio Kestrel"),
    ("Zelda Morrow", "Photo lab, pick up until six"),
    ("Arvid Sun", "Tenor, brings the scores"),
    ("Birte Navarro", "Plums, in September"),
    ("Cosmo Hartley", "Lights and cables"),
    ("Delia Frost", "Allotment, number nine"),
    ("Emil Santos", "Recorder of the meetings"),
  ]
}

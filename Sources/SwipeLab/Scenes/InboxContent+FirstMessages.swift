extension InboxContent {
  /// The newest messages, written out: what everybody sees first.
  static let firstMessages = [
    InboxMessage(
      id: "m0",
      sender: "Mira Oduya",
      subject: "Sketches for the spring cover",
      preview: """
        Three variants with the softer palette are in the folder. The second reads best from a distance, \
        but the first has the better sky.
        """,
      time: "9:41",
      isUnread: true,
      isFlagged: false,
      previewLines: 2
    ),
    InboxMessage(
      id: "m1",
      sender: "Harbour Library",
      subject: "Two of your loans are due on Friday",
      preview: """
        You can renew both of them once more online. The reading room closes at four this week for the \
        stocktaking, and the returns box stays open.
        """,
      time: "9:12",
      isUnread: true,
      isFlagged: false,
      previewLines: 2
    ),
    InboxMessage(
      id: "m2",
      sender: "Jonas Feld",
      subject: "Bearings for the turntable",
      preview: "The 6 mm ones arrived and they fit. Spins for ages, and all one hears is the needle.",
      time: "8:47",
      isUnread: false,
      isFlagged: true,
      previewLines: 1
    ),
    InboxMessage(
      id: "m3",
      sender: "Noor Achterberg",
      subject: "Saturday: boat or bikes?",
      preview: """
        Forecast says light wind from the west until noon. If we take the early ferry we could do both \
        and still be home for dinner.
        """,
      time: "8:03",
      isUnread: false,
      isFlagged: false,
      previewLines: 2
    ),
    InboxMessage(
      id: "m4",
      sender: "Studio Kestrel",
      subject: "Signage, second proof",
      preview:
        "Letter spacing opened up by two units, as discussed. The arrow upstairs now points the right way.",
      time: "7:30",
      isUnread: false,
      isFlagged: false,
      previewLines: 1
    ),
    InboxMessage(
      id: "m5",
      sender: "Tomas Ibarra",
      subject: "Choir: new seating plan",
      preview: """
        Altos move to the left of the piano, tenors behind them. Please bring the blue folder on \
        Thursday, and a pencil.
        """,
      time: "Yesterday",
      isUnread: true,
      isFlagged: false,
      previewLines: 2
    ),
    InboxMessage(
      id: "m6",
      sender: "Elif Sayan",
      subject: "Photos from the orchard",
      preview: "The light was perfect around six. I kept forty, the rest were mostly ladders and my thumb.",
      time: "Yesterday",
      isUnread: false,
      isFlagged: false,
      previewLines: 2
    ),
    InboxMessage(
      id: "m7",
      sender: "Priya Nandan",
      subject: "Notes from the usability round",
      preview:
        "Five people, one clear pattern: nobody found the second page. Clips and quotes are in the notes.",
      time: "Sunday",
      isUnread: false,
      isFlagged: false,
      previewLines: 1
    ),
    InboxMessage(
      id: "m8",
      sender: "Oskar Vael",
      subject: "Spare key",
      preview: """
        It is with the neighbours on the ground floor, in the tin with the buttons. They are usually in \
        after five.
        """,
      time: "Sunday",
      isUnread: false,
      isFlagged: false,
      previewLines: 2
    ),
  ]
}

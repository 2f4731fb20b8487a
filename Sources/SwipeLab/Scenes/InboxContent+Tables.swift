extension InboxContent {
  /// Something that people write about, each time in other words.
  struct Topic {
    /// How many messages there are about each topic.
    static let previewCount = 3

    let subject: String
    /// `previewCount` of them.
    let previews: [String]
  }

  /// An organisation and its notices.
  struct Organisation {
    let name: String
    /// `Notice.perOrganisation` of them.
    let notices: [Notice]
  }

  /// What an organisation writes once.
  struct Notice {
    /// How many notices each organisation has.
    static let perOrganisation = 4

    let subject: String
    let preview: String

    init(_ subject: String, _ preview: String) {
      self.subject = subject
      self.preview = preview
    }
  }
}

/// The messages of the inbox scene, made from tables of invented senders and subjects.
///
/// The same count always gives the same messages: nothing here depends on a clock, a language or chance.
/// Every person and every organisation is made up.
public enum InboxContent {
  /// The newest `count` messages, newest first. The default, 200, is as many as the scene shows.
  ///
  /// No preview comes twice among the first 200, and no sender writes twice about the same subject. After
  /// that the texts begin again, with new ids and older dates. A `count` below 0 counts as 0.
  /// Complexity: O(`count`).
  public static func messages(count: Int = 200) -> [InboxMessage] {
    let wanted = max(0, count)
    let made = (firstMessages.count..<max(firstMessages.count, wanted)).map(message(at:))
    return Array((firstMessages + made).prefix(wanted))
  }

  /// One of the messages that are made from the tables; `index` counts from the newest message.
  private static func message(at index: Int) -> InboxMessage {
    let letter = letter(at: (index - firstMessages.count) % letterCount)
    let isShort = letter.preview.count <= shortPreview || scatter(index, .height) % 5 < oneLineInFive
    return InboxMessage(
      id: "m\(index)",
      sender: letter.sender,
      subject: letter.subject,
      preview: letter.preview,
      time: time(at: index),
      isUnread: scatter(index, .unread) % unreadEvery == 0,
      isFlagged: scatter(index, .flagged) % flaggedEvery == 0,
      previewLines: isShort ? 1 : 2
    )
  }

  /// One message in this many is unread, in the long run.
  private static let unreadEvery: UInt64 = 4
  /// One message in this many is flagged, in the long run.
  private static let flaggedEvery: UInt64 = 9
  /// This many messages in five show a single line of a preview that has more.
  private static let oneLineInFive: UInt64 = 2
  /// Characters of a preview that fill no second line in the window's first size.
  private static let shortPreview = 46
}

// MARK: - Who writes what

extension InboxContent {
  /// A sender with something to say.
  struct Letter {
    let sender: String
    let subject: String
    let preview: String
  }

  /// How many letters there are before the first comes again.
  static let letterCount = noticeCount + peopleLetterCount

  private static let organisations = firstOrganisations + moreOrganisations
  private static let topics = firstTopics + moreTopics
  private static let noticeCount = organisations.count * Notice.perOrganisation
  private static let peopleLetterCount = topics.count * Topic.previewCount

  /// The letter at a place in 0..<`letterCount`. Those of organisations are spread evenly among those of people.
  static func letter(at place: Int) -> Letter {
    let noticesBefore = place * noticeCount / letterCount
    let isNotice = (place + 1) * noticeCount / letterCount > noticesBefore
    return isNotice ? notice(at: noticesBefore) : peopleLetter(at: place - noticesBefore)
  }

  /// Each organisation writes once before one of them writes again.
  private static func notice(at place: Int) -> Letter {
    let organisation = organisations[place * organisationStride % organisations.count]
    let notice = organisation.notices[place / organisations.count]
    return Letter(sender: organisation.name, subject: notice.subject, preview: notice.preview)
  }

  /// Each topic comes up once before one of them comes up again; every third letter is an answer.
  private static func peopleLetter(at place: Int) -> Letter {
    let round = place / topics.count
    let topicIndex = place * topicStrides[round] % topics.count
    let topic = topics[topicIndex]
    let isAnswer = (topicIndex + round) % Topic.previewCount == 1
    return Letter(
      sender: people[place * peopleStride % people.count],
      subject: isAnswer ? "Re: " + topic.subject : topic.subject,
      preview: topic.previews[round]
    )
  }

  // Steps through the tables that have no factor in common with the number of entries (14 organisations,
  // 45 topics, 28 people), so that each entry is met. Another step each time through the topics gives
  // another order; these three keep the same topic at least 15 letters apart and never give it to the
  // same person twice (found by trying all).
  private static let organisationStride = 5
  private static let topicStrides = [1, 16, 31]
  private static let peopleStride = 11
}

// MARK: - A pattern that looks like none

extension InboxContent {
  /// What a scattered number decides; each purpose has a pattern of its own.
  private enum Purpose: UInt64 {
    case unread = 1
    case flagged
    case height
  }

  /// A number that depends on the index and the purpose alone and looks like chance.
  /// The mixing step of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func scatter(_ index: Int, _ purpose: Purpose) -> UInt64 {
    var mixed = (UInt64(index) &+ purpose.rawValue << 32) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

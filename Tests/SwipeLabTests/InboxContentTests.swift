import SwipeLab
import Testing

@Suite("Inbox content")
struct InboxContentTests {
  private let messages = InboxContent.messages()

  @Test(
    "There are as many messages as asked for, and none below zero",
    arguments: [-3, 0, 1, 9, 10, 200, 1000]
  )
  func count(asked: Int) {
    let messages = InboxContent.messages(count: asked)
    #expect(messages.count == max(0, asked))
    #expect(messages.map(\.id) == messages.indices.map { "m\($0)" })
  }

  @Test("The inbox has 200 messages")
  func defaultCount() {
    #expect(messages.count == 200)
  }

  @Test("The same messages come every time, and fewer are the beginning of more")
  func deterministic() {
    #expect(InboxContent.messages() == messages)
    #expect(InboxContent.messages(count: 57) == Array(messages.prefix(57)))
    #expect(InboxContent.messages(count: 500).prefix(200).elementsEqual(messages))
  }

  @Test("No sender writes twice about the same subject, and no preview comes twice")
  func nothingRepeated() {
    #expect(Set(messages.map { "\($0.sender)|\(subjectProper($0))" }).count == messages.count)
    #expect(Set(messages.map(\.preview)).count == messages.count)
  }

  @Test("A subject comes three times at most, and the same one is never among neighbours")
  func subjectsApart() {
    let subjects = messages.map(subjectProper)
    #expect(Dictionary(grouping: subjects, by: \.self).values.allSatisfy { $0.count <= 3 })
    for start in subjects.indices.dropLast(14) {
      #expect(Set(subjects[start..<start + 15]).count == 15, "from \(start)")
    }
  }

  @Test("About forty senders write, none twice in a row or more often than a tenth of the time")
  func senders() {
    let counts = Dictionary(grouping: messages, by: \.sender).mapValues(\.count)
    #expect((38...46).contains(counts.count))
    #expect(counts.values.allSatisfy { $0 <= 20 })
    #expect(zip(messages, messages.dropFirst()).allSatisfy { $0.sender != $1.sender })
  }

  @Test("The first nine are those of the design")
  func firstNine() {
    let expected = [
      "Mira Oduya: Sketches for the spring cover, 9:41, unread, 2",
      "Harbour Library: Two of your loans are due on Friday, 9:12, unread, 2",
      "Jonas Feld: Bearings for the turntable, 8:47, flagged, 1",
      "Noor Achterberg: Saturday: boat or bikes?, 8:03, 2",
      "Studio Kestrel: Signage, second proof, 7:30, 1",
      "Tomas Ibarra: Choir: new seating plan, Yesterday, unread, 2",
      "Elif Sayan: Photos from the orchard, Yesterday, 2",
      "Priya Nandan: Notes from the usability round, Sunday, 1",
      "Oskar Vael: Spare key, Sunday, 2",
    ]
    #expect(messages.prefix(expected.count).map(line) == expected)
  }

  @Test("Nothing is empty, padded or longer than a row can use")
  func texts() {
    for message in messages {
      for text in [message.sender, message.subject, message.preview, message.time] {
        #expect(!text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false)
        #expect(!text.contains { $0.isNewline })
      }
      #expect(message.preview.last.map { ".?!".contains($0) } == true, "\(message.preview)")
      #expect(message.subject.last != "." && message.subject.count <= 42, "\(message.subject)")
      #expect((20...160).contains(message.preview.count), "\(message.preview)")
    }
  }

  @Test("One in four is unread and one in nine flagged, throughout the list")
  func marks() {
    #expect((44...56).contains(messages.count(where: \.isUnread)))
    #expect((18...26).contains(messages.count(where: \.isFlagged)))
    for start in stride(from: 0, to: messages.count, by: 50) {
      let part = messages[start..<start + 50]
      #expect((7...20).contains(part.count(where: \.isUnread)), "from \(start)")
      #expect((2...10).contains(part.count(where: \.isFlagged)), "from \(start)")
    }
  }

  @Test("Rows of one and of two lines are mixed, and a short preview has one")
  func heights() {
    #expect(messages.allSatisfy { (1...2).contains($0.previewLines) })
    #expect((60...120).contains(messages.count { $0.previewLines == 1 }))
    #expect(messages.filter { $0.preview.count <= 40 }.allSatisfy { $0.previewLines == 1 })
    for start in messages.indices.dropLast(11) {
      #expect(Set(messages[start..<start + 12].map(\.previewLines)).count == 2, "from \(start)")
    }
  }

  @Test("Times go back from today over the week to dates, without a gap in their order")
  func timesInOrder() throws {
    let ages = try messages.map { try #require(age($0.time), "\($0.time)") }
    #expect(zip(ages, ages.dropFirst()).allSatisfy { $0 <= $1 })
    let today = ages.prefix { $0 < 0 }
    #expect(Set(today).count == today.count)
    #expect(messages.last?.time == "16 March")
  }

  /// The subject without the mark of an answer.
  private func subjectProper(_ message: InboxMessage) -> String {
    let mark = "Re: "
    return message.subject.hasPrefix(mark) ? String(message.subject.dropFirst(mark.count)) : message.subject
  }

  private func line(_ message: InboxMessage) -> String {
    let marks = (message.isUnread ? ", unread" : "") + (message.isFlagged ? ", flagged" : "")
    return "\(message.sender): \(message.subject), \(message.time)\(marks), \(message.previewLines)"
  }

  /// How old a time is: hours of today are negative and count minutes, the rest counts days before Tuesday, 19 May.
  private func age(_ time: String) -> Int? {
    let week = ["Yesterday", "Sunday", "Saturday", "Friday", "Thursday", "Wednesday"]
    if let day = week.firstIndex(of: time) { return day + 1 }
    let clock = time.split(separator: ":").compactMap { Int($0) }
    if clock.count == 2 { return -(clock[0] * 60 + clock[1]) }
    let parts = time.split(separator: " ")
    let daysBefore = ["January": 0, "February": 31, "March": 59, "April": 90, "May": 120]
    guard parts.count == 2, let day = Int(parts[0]), let before = daysBefore[String(parts[1])] else {
      return nil
    }
    let today = 120 + 19
    return today - (before + day)
  }
}

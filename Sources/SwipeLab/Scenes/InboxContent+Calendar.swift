extension InboxContent {
  /// The time of the message at `index`, which is not one of the first messages, as its row shows it.
  ///
  /// In the scene, today is Tuesday, 19 May; the last of the first messages came on Sunday.
  static func time(at index: Int) -> String {
    var left = index - firstMessages.count
    for (weekday, messages) in lastWeek {
      if left < messages { return weekday }
      left -= messages
    }
    return date(daysBack: daysBack(of: left))
  }

  /// The days from Sunday backwards that are named by their weekday, each with the messages on it that
  /// are still to be made.
  private static let lastWeek = [
    (weekday: "Sunday", messages: 3),
    (weekday: "Saturday", messages: 6),
    (weekday: "Friday", messages: 9),
    (weekday: "Thursday", messages: 7),
    (weekday: "Wednesday", messages: 8),
  ]

  /// How many messages came on each of seven days, over and over: from Tuesday back to Wednesday.
  private static let messagesADay = [3, 4, 1, 2, 3, 2, 4]
  private static let messagesAWeek = messagesADay.reduce(0, +)

  /// Days from the last one that carries a date to that of the message at `place`, which counts from the
  /// first message that carries a date.
  private static func daysBack(of place: Int) -> Int {
    var left = place % messagesAWeek
    var day = 0
    while left >= messagesADay[day] {
      left -= messagesADay[day]
      day += 1
    }
    return place / messagesAWeek * messagesADay.count + day
  }

  /// The months of a year without a leap day.
  private static let months = [
    (name: "January", days: 31),
    (name: "February", days: 28),
    (name: "March", days: 31),
    (name: "April", days: 30),
    (name: "May", days: 31),
    (name: "June", days: 30),
    (name: "July", days: 31),
    (name: "August", days: 31),
    (name: "September", days: 30),
    (name: "October", days: 31),
    (name: "November", days: 30),
    (name: "December", days: 31),
  ]

  /// The last day that is shown by its date, a week before today: 12 May.
  private static let lastDate = (day: 12, monthIndex: 4)

  /// Day and month, `daysBack` days before `lastDate`. Years have no leap day here.
  private static func date(daysBack: Int) -> String {
    let daysAYear = months.reduce(0) { $0 + $1.days }
    var day = lastDate.day - daysBack % daysAYear
    var monthIndex = lastDate.monthIndex
    while day < 1 {
      monthIndex = (monthIndex + months.count - 1) % months.count
      day += months[monthIndex].days
    }
    return "\(day) \(months[monthIndex].name)"
  }
}

extension Array {
  /// The first place whose element fits, where every later one fits as well; the count where none does. O(log
  /// n).
  func firstPlace(where fits: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

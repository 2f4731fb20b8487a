import Testing

@testable import SwipeTableSDL

@Suite("Recent cache")
struct RecentCacheTests {
  @Test("a value is made once")
  func once() {
    var cache = RecentCache<String, Int>(budget: 100)
    var made = 0
    for _ in 0..<5 {
      let value = cache.value(for: "seven") { key in
        made += 1
        return key.count
      }
      #expect(value == 5)
    }
    #expect(made == 1)
  }

  @Test("what is kept never costs more than the budget", arguments: [2, 10, 64])
  func bounded(budget: Int) {
    var cache = RecentCache<Int, Int>(budget: budget) { $0 }
    for key in 0..<1000 {
      _ = cache.value(for: key) { $0 % (budget / 2) + 1 }
      #expect(cache.totalCost <= budget)
    }
    #expect(cache.count > 0)
  }

  @Test("what is used again and again stays")
  func recent() {
    var cache = RecentCache<Int, Int>(budget: 20)
    var made: [Int] = []
    func ask(_ key: Int) {
      _ = cache.value(for: key) { key in
        made.append(key)
        return key
      }
    }
    for key in 1...200 {
      ask(0)
      ask(key)
    }
    #expect(made.count { $0 == 0 } == 1)
    ask(1)
    #expect(made.count { $0 == 1 } == 2)
  }

  @Test("a value that exceeds the budget is kept until the next")
  func huge() {
    var cache = RecentCache<Int, Int>(budget: 10) { $0 }
    #expect(cache.value(for: 1) { _ in 1000 } == 1000)
    #expect(cache.value(for: 1) { _ in 0 } == 1000)
    for key in 2..<20 { _ = cache.value(for: key) { _ in 4 } }
    #expect(cache.totalCost <= 10)
  }
}

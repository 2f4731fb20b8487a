/// Keeps what was asked for lately, within a budget.
///
/// Two generations: what is used moves into the young one; when that holds half of the budget it becomes the
/// old one, and the old one before it is forgotten. Everything used since then stays. O(1) a look-up.
struct RecentCache<Key: Hashable, Value> {
  /// The greatest sum of costs; a single value may exceed it.
  let budget: Int
  private let cost: (Value) -> Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0

  /// - Parameters:
  ///   - budget: the greatest sum of costs, in whatever `cost` counts.
  ///   - cost: what a value costs; 1 or more.
  init(budget: Int, cost: @escaping (Value) -> Int = { _ in 1 }) {
    self.budget = budget
    self.cost = cost
  }

  /// How many values are kept.
  var count: Int { young.count + old.count }

  /// What the kept values cost together. O(values).
  var totalCost: Int { youngCost + old.values.reduce(0) { $0 + cost($1) } }

  /// The value for a key, made where it is not there.
  mutating func value(for key: Key, make: (Key) -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make(key)
    keep(value, for: key)
    return value
  }

  private mutating func keep(_ value: Value, for key: Key) {
    let price = cost(value)
    if youngCost + price > budget / 2 {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += price
  }
}

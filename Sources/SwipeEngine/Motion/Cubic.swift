/// One coordinate of a cubic Bézier curve from 0 to 1, in power form: ((c3·t + c2)·t + c1)·t.
struct Cubic {
  /// The number of derivatives that are not 0 everywhere.
  static let degree = 3

  private let c1: Double
  private let c2: Double
  private let c3: Double

  /// From the coordinates of the two control points.
  init(_ first: Double, _ second: Double) {
    c1 = 3 * first
    c2 = 3 * second - 6 * first
    c3 = 1 + 3 * first - 3 * second
  }

  /// The coordinate at the parameter `t` in 0…1.
  func value(_ t: Double) -> Double { ((c3 * t + c2) * t + c1) * t }

  /// The derivative of the given order by the parameter; 0 for orders above the degree.
  func derivative(_ order: Int, _ t: Double) -> Double {
    switch order {
    case 1: (3 * c3 * t + 2 * c2) * t + c1
    case 2: 6 * c3 * t + 2 * c2
    case 3: 6 * c3
    default: 0
    }
  }
}

import Foundation

/// The fields of a page's message: each kind of message has some of them.
struct MessageFields: Codable, Equatable, Sendable {
  var type: String
  var token: String?
  var version: Int?
  var id: Int?
  var phase: String?
  var x: Double?
  var y: Double?
  var dx: Double?
  var dy: Double?
  var value: String?
  var shift: Bool?
  var code: String?
  var modifiers: [String]?
  var setting: String?
  var view: Int?
  var log: Int?
  var number: Int?

  init(type: String) { self.type = type }

  // A finger that leaves the screen goes on outside, within limits.
  private static let coordinates = -100_000.0...100_000

  /// The place; `nil` where it is missing or too far away.
  var point: CGPoint? {
    get { Self.pair(x, y).map { CGPoint(x: $0, y: $1) } }
    set { (x, y) = (newValue.map { Double($0.x) }, newValue.map { Double($0.y) }) }
  }

  /// The way of a wheel.
  var distance: CGPoint? {
    get { Self.pair(dx, dy).map { CGPoint(x: $0, y: $1) } }
    set { (dx, dy) = (newValue.map { Double($0.x) }, newValue.map { Double($0.y) }) }
  }

  private static func pair(_ x: Double?, _ y: Double?) -> (Double, Double)? {
    guard let x, let y, coordinates.contains(x), coordinates.contains(y) else { return nil }
    return (x, y)
  }

  var question: Question? {
    switch (type, log, number, view, point) {
    case ("past", let log?, let number?, nil, nil): .past(log: log, number: max(0, number))
    case ("inspect", nil, nil, let view?, nil): .inspectView(view)
    case ("inspect", nil, nil, nil, let point?): .inspectPoint(point)
    default: nil
    }
  }
}

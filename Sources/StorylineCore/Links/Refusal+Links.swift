// Why links lead nowhere.
extension Refusal {
  /// A newer link was opened while this one still waited.
  public static let superseded = Refusal(text: "a newer link was opened")

  /// The link waited too long for a flow or a gate.
  public static let expired = Refusal(text: "what it waited for did not come in time")

  /// A gate was not opened: the app refused the waiting links, or the person left the flow of the gate.
  public static let gateStayedClosed = Refusal(text: "a gate stayed closed")

  /// The flow that should show something by a route is not of the type that the route begins with.
  public static let otherParent = Refusal(
    text: "the flow is not the one that the route begins with")

  static func badLink(_ why: String) -> Refusal { Refusal(text: "the link is malformed: \(why)") }

  static func notOurs(_ what: String) -> Refusal {
    Refusal(text: "the link is not the app's: \(what) is not among its own")
  }

  static func noPattern(_ why: String) -> Refusal { Refusal(text: "no pattern \(why)") }

  package static func parameter(_ name: String, _ why: String) -> Refusal {
    Refusal(text: "parameter \(name.oneLine): \(why)")
  }

  package static func otherRoot(_ expected: String, _ found: String) -> Refusal {
    Refusal(text: "the link begins with \(expected.oneLine), and the window shows \(found.oneLine)")
  }

  package static func routeFailed(_ route: String, _ error: String) -> Refusal {
    Refusal(text: "route \(route.oneLine) failed: \(error.oneLine)")
  }

  package static func unreadableInput(_ route: String, _ error: String) -> Refusal {
    Refusal(text: "the input of route \(route.oneLine) cannot be read: \(error.oneLine)")
  }

  package static func unwritableInput(_ route: String, _ error: String) -> Refusal {
    Refusal(text: "the input of route \(route.oneLine) cannot be written: \(error.oneLine)")
  }

  package static func unknownRoute(_ name: String, below parent: String) -> Refusal {
    Refusal(text: "\(parent.oneLine) has no route \(name.quoted)")
  }

  /// A restoration has no routes: neither the caller nor the root flow names any.
  package static let noRouteList = Refusal(text: "the root flow names no routes")
  package static let unreadableEntry = Refusal(text: "it cannot be read")
  package static let parentLeftOut = Refusal(text: "what should show it was left out")
  package static func otherVersion(_ version: Int) -> Refusal {
    Refusal(text: "it was saved in version \(version), which is not known")
  }
}

extension String {
  /// For a message: in quotation marks, in one line, and not too long.
  package var quoted: String { "“\(oneLine)”" }

  /// For a message: in one line, and not too long.
  package var oneLine: String {
    let limit = 80
    var result = String.UnicodeScalarView()
    for (count, scalar) in unicodeScalars.enumerated() {
      if count == limit {
        result.append("…")
        break
      }
      if scalar.breaksLine {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

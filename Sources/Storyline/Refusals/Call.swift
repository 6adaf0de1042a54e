import StorylineCore
import UIKit

/// A call of a flow or a window, as messages name it: `CheckoutFlow.show(AddressFlow, as: .push)`.
@MainActor
struct Call {
  /// The type of the flow that called, or `window`.
  let caller: String
  /// The type that the call is about: a flow, a screen.
  let subject: String
  /// The call as it would be written.
  let text: String
  /// The flow that called, where it was in a window's tree.
  var flow: (director: Int, id: CoordinatorID)?
  /// The flow whose style decides where the call's screens go.
  weak var base: FlowRecord?

  private init(
    _ caller: AnyObject?, _ method: String, _ subject: String, _ label: String = "",
    style: String? = nil, by record: FlowRecord?, from first: FlowRecord? = nil
  ) {
    let caller = caller.map(Self.name) ?? "window"
    self.caller = caller
    self.subject = subject
    let style = style.map { ", as: \($0)" } ?? ""
    text = "\(caller).\(method)(\(label)\(subject)\(style))"
    flow = record.map { ($0.director.flows.number, $0.id) }
    base = (first ?? record)?.base
  }

  /// The showing of a flow, by a flow or by a window.
  static func show(
    _ flow: any AnyFlow, as style: FlowStyle, by caller: AnyObject?, _ record: FlowRecord?
  ) -> Call {
    Call(
      caller, "show", name(flow), style: style.sourceText, by: record, from: flow.record ?? record)
  }

  /// The showing of a screen.
  static func show(
    _ screen: UIViewController, as style: ScreenStyle.Kind, by caller: AnyObject?,
    _ record: FlowRecord?
  ) -> Call {
    Call(caller, "show", name(screen), style: style.sourceText, by: record)
  }

  /// The showing of an alert.
  static func showAlert(by caller: AnyObject?, _ record: FlowRecord?) -> Call {
    Call(caller, "show", "Alert", by: record)
  }

  static func addChild(_ flow: AnyObject, by caller: AnyObject?, _ record: FlowRecord?) -> Call {
    Call(caller, "addChild", name(flow), by: record)
  }

  static func bind(_ screen: AnyObject, by caller: AnyObject?, _ record: FlowRecord?) -> Call {
    Call(caller, "bindToLifecycle", name(screen), "of: ", by: record)
  }

  static func back(to target: String, by caller: AnyObject?, _ record: FlowRecord?) -> Call {
    Call(caller, "back", target, "to: ", by: record)
  }

  /// The way of a route.
  static func go(_ route: String, by caller: AnyObject?, _ record: FlowRecord?) -> Call {
    Call(caller, "go", route, by: record)
  }

  /// The opening of a link.
  static func open(linkTo leaf: String) -> Call {
    Call(nil, "open", "link to \(leaf)", by: nil)
  }

  /// The restoration of a route, refused for the sake of a flow; without a route, of everything.
  static func restore(_ route: String?, for record: FlowRecord?) -> Call {
    Call(nil, "restore", route ?? "story", by: record)
  }

  private static func name(_ object: AnyObject) -> String { FlowRegistry.typeName(of: object) }
}

extension FlowRecord {
  /// The flow that has chosen the place in which this one shows: the nearest that is not pushed.
  fileprivate var base: FlowRecord {
    var each = self
    while let parent = each.parent {
      switch each.style.kind {
      case .push, .automatic, .replace: each = parent
      case .root, .present, .child, .slot: return each
      }
    }
    return each
  }
}

extension FlowStyle {
  /// The style as code: `.present(.pageSheet, in: .navigation)`. The automatic one is not written.
  var sourceText: String? {
    if case .automatic = kind { return nil }
    return text.asSource
  }
}

extension ScreenStyle.Kind {
  fileprivate var sourceText: String? {
    if case .push = self { return nil }
    return text.asSource
  }
}

extension String {
  /// Turns `present(pageSheet, in: navigation)` into `.present(.pageSheet, in: .navigation)`.
  fileprivate var asSource: String {
    var result = "."
    var rest = self[...]
    while let character = rest.popFirst() {
      result.append(character)
      let beginsLabel = rest.hasPrefix("in:")
      if character == "(", !beginsLabel { result.append(".") }
      if character == " ", !beginsLabel { result.append(".") }
    }
    return result
  }
}

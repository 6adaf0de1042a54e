import StorylineCore
import UIKit

// What a director does differently while one flow is tested by itself.
extension Director {
  /// Takes a screen of the flow that is tested.
  func rehearse(
    _ screen: UIViewController, as id: ScreenID, of record: FlowRecord,
    _ style: ScreenStyle.Kind, by rehearsal: Rehearsal
  ) throws(Refusal) {
    guard self.id(of: screen) == nil else { throw .screenAlreadyShown }
    let isPush = if case .push = style { true } else { false }
    rehearsal.note("show \(type(of: screen))" + (isPush ? "" : " as \(style.text)"))
    if case .replace = style {
      let own = tree[record.id]?.screens.compactMap(self.screen) ?? []
      _ = rehearsal.takeAway(own, animated: false)
    }
    flows.adopt(screen, as: id, by: record, in: rehearsal.container)
    rehearsal.take(screen)
  }

  /// Writes down that another flow was shown, and does not begin with it.
  func rehearse(_ flow: any AnyFlow, as style: FlowStyle, by rehearsal: Rehearsal) {
    if let alert = flow as? any RehearsedAlert {
      rehearsal.note("ask “\(alert.question ?? "")” \(alert.answers)", showing: flow)
    } else {
      let isAutomatic = if case .automatic = style.kind { true } else { false }
      let text = "show \(type(of: flow))" + (isAutomatic ? "" : " as \(style.text)")
      rehearsal.note(text, showing: flow)
    }
    if let record = flow.record { markShown(record) }
  }
}

extension FlowStyle {
  /// The style as written in a call: `push`, `present(pageSheet, in: navigation)`.
  var text: String {
    switch kind {
    case .automatic: "automatic"
    case .push: "push"
    case .root(.plain): "root"
    case .root(.navigation): "root(in: navigation)"
    case .replace: "replace"
    case .present(let style, let wrapper): ScreenStyle.Kind.present(style, wrapper).text
    case .child: "child"
    case .slot(let slot): slot.text
    }
  }
}

extension Slot {
  /// The slot as written in a call: `tab(in: navigation)`.
  fileprivate var text: String {
    wrapper == .navigation ? "\(placement)(in: navigation)" : "\(placement)"
  }
}

extension ScreenStyle.Kind {
  var text: String {
    switch self {
    case .push: return "push"
    case .replace: return "replace"
    case .slot(let slot): return slot.text
    case .present(let style, let wrapper):
      let parts = [style.text, wrapper.text].compactMap { $0 }
      return parts.isEmpty ? "present" : "present(\(parts.joined(separator: ", ")))"
    }
  }
}

extension ModalStyle {
  fileprivate var text: String? {
    switch kind {
    case .automatic: nil
    case .system(.fullScreen): "fullScreen"
    case .system(.pageSheet): "pageSheet"
    case .system(.formSheet): "formSheet"
    case .system(.overFullScreen): "overFullScreen"
    case .system(.currentContext): "currentContext"
    case .system: "overCurrentContext"
    case .sheet: "sheet"
    case .popover: "popover"
    case .alert: nil
    case .custom: "custom"
    }
  }
}

extension ModalWrapper {
  fileprivate var text: String? { hasNavigation ? "in: navigation" : nil }
}

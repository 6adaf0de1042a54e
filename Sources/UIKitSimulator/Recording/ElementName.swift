import Foundation
import UIKitCore

/// How a test of StorylineTesting finds a view: as ``Element``s are found there, so that the name means
/// this one, and no other.
@MainActor
struct ElementName {
  /// The expression, to go after `app.`.
  let expression: String
  /// The name, as Swift source.
  let name: String

  /// Nothing if no finger reaches the view, or it has no name.
  init?(of match: Match) {
    for text in Self.names(of: match) {
      guard let query = Self.query(for: match, called: text) else { continue }
      let all = Match.search(.reachable, in: nil, query.isWanted)
      guard let index = all.firstIndex(where: { $0.view === match.view }) else { continue }
      name = SwiftLiteral.string(text)
      let call = "\(query.method)(\(query.label)\(name))"
      expression = all.count == 1 ? call : "\(call)[\(index)]"
      return
    }
    return nil
  }

  private struct Query {
    let method: String
    var label = ""
    let isWanted: (Match) -> Bool
  }

  /// Returns the possible names of an element, the most stable first.
  private static func names(of match: Match) -> [String] {
    var names = [match.described.identifier, match.described.label]
    if isCell(match.view) { names.append(match.view.firstLabelText) }
    // The value of a field is what was typed; a test finds it by what was there before.
    if match.described.role != .textField { names.append(match.described.value) }
    return names.compactMap(\.self).filter { !$0.isEmpty }
  }

  private static func query(for match: Match, called text: String) -> Query? {
    if match.view is UITableViewCell {
      return Query(method: "row") {
        $0.view is UITableViewCell && ($0.described.identifier == text || $0.view.says(text))
      }
    }
    if match.view is UICollectionViewCell {
      return Query(method: "item") {
        $0.view is UICollectionViewCell && ($0.described.identifier == text || $0.view.says(text))
      }
    }
    let role = match.described.role
    if role == .button, match.isInside(.alert), match.described.label == text {
      return Query(method: "alertButton") {
        $0.described.role == .button && $0.described.label == text && $0.isInside(.alert)
      }
    }
    if let method = methods[role] {
      return Query(method: method) { $0.described.role == role && $0.isCalled(text) }
    }
    if text == match.described.identifier {
      return Query(method: "element", label: "identifier: ") { $0.described.identifier == text }
    }
    guard role != .none, role != .navigationBar else { return nil }
    return Query(method: "element") {
      $0.described.role == .navigationBar
        ? $0.described.identifier == text : $0.isCalled(text)
    }
  }

  private static let methods: [DisplayAccessibility.Role: String] = [
    .button: "button", .tab: "tab", .textField: "textField", .textView: "textView",
    .searchField: "searchField", .switch: "switch", .slider: "slider", .stepper: "stepper",
    .segmentedControl: "segmentedControl", .picker: "picker", .datePicker: "datePicker",
    .staticText: "text", .header: "text",
  ]

  static func isCell(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionViewCell
  }
}

extension UIView {
  fileprivate var firstLabelText: String? {
    if let label = self as? UILabel, let text = label.text, !text.isEmpty { return text }
    return subviews.lazy.compactMap(\.firstLabelText).first
  }
}

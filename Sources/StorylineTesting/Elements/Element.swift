public import Foundation
public import UIKit

/// Something on the screen, by the way in which a test finds it.
///
/// It is searched for again at each use: the same value finds the next screen's button with that
/// name once that screen is in front. Only elements that a finger could reach are found; those
/// under an alert or a sheet are not.
@MainActor
public struct Element {
  /// The element in words: `button “Sign in”`.
  public let name: String
  /// The text that identifies the element, used to suggest similar ones.
  let text: String?
  private var index: Int?
  /// The element around this one; one or none.
  private var containers: [Element] = []
  private let isWanted: (Match) -> Bool

  init(_ name: String, called text: String? = nil, where isWanted: @escaping (Match) -> Bool) {
    self.name = name
    self.text = text
    self.isWanted = isWanted
  }

  // MARK: Saying which one

  /// The same, but only what lies in `container`.
  ///
  /// ```swift
  /// try await app.button("Ada").inside(app.element(identifier: "friends")).tap()
  /// ```
  public func inside(_ container: Element) -> Element {
    var element = copy(named: "\(name) in \(container.name)")
    element.containers = [container]
    return element
  }

  private func copy(named name: String) -> Element {
    var element = Element(name, called: text, where: isWanted)
    element.index = index
    element.containers = containers
    return element
  }

  // MARK: Several of a kind

  /// How many there are.
  public var count: Int { matches.count }

  /// The one of that number, counted from 0 in the order in which they are drawn.
  public subscript(index: Int) -> Element {
    var element = copy(named: "\(name), number \(index)")
    element.index = index
    return element
  }

  /// The first of them.
  public var first: Element { self[0] }

  var matches: [Match] { matches(.reachable) }

  /// Returns the matches, including those that no touch reaches.
  func matches(_ extent: Match.Extent) -> [Match] {
    let roots = containers.first?.matches(extent).flatMap(\.view.subviews)
    let all = Match.search(extent, in: roots, isWanted)
    guard let index else { return all }
    return all.indices.contains(index) ? [all[index]] : []
  }

  // MARK: What is there

  /// A Boolean value that indicates whether at least one element matches.
  public var exists: Bool { !matches.isEmpty }

  /// The view; `nil` where there is none, also for an element that has no view of its own.
  public var view: UIView? { matches.first.flatMap { $0.hasView ? $0.view : nil } }

  /// The label: the title of a button, the text of a label, the placeholder of a field.
  public var label: String? { matches.first?.described.label }

  /// The value: the text of a field, as it is displayed.
  public var value: String? { matches.first?.described.value }

  public var identifier: String? { matches.first?.described.identifier }

  /// A Boolean value that indicates whether the element exists and accepts touches.
  public var isEnabled: Bool { matches.first?.described.isEnabled ?? false }

  public var isSelected: Bool { matches.first?.described.isSelected ?? false }

  /// A Boolean value that indicates whether typed text goes into the element.
  public var isEditing: Bool { matches.first?.described.isEditing ?? false }

  /// The frame on the screen.
  public var frame: CGRect? { matches.first?.frame }

  /// The only one there is.
  func only(at location: TestLocation) throws -> Match {
    // New views are laid out before a finger searches for them.
    Stage.shared.flush()
    let matches = matches
    guard let match = matches.first else {
      throw DriverError("There is no \(name).\(hint)", at: location)
    }
    guard matches.count == 1 else {
      let names = matches.map(\.name).joined(separator: ", ")
      throw DriverError(
        "There are \(matches.count) of \(name): \(names). "
          + "Say which one: `[1]`, `.first`, `.inside(…)`.",
        at: location)
    }
    return match
  }

  /// A suggestion for the failure message: an element that exists and cannot be touched, or one
  /// with a similar name.
  var hint: String {
    if let match = matches(.everything).first {
      return " \(match.name) is there, but \(match.obstacle)."
    }
    guard let text = text?.lowercased(), !text.isEmpty else { return "" }
    let near = Match.all.filter { $0.isCalledLike(text) }.map(\.name)
    return near.isEmpty ? "" : " There is \(near.joined(separator: ", "))."
  }
}

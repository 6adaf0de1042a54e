public import Foundation

/// A list of elements on a screen that VoiceOver users go through one by one, such as all headings.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The way people go through the list.
  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// Finds the item before or after the current one; `nil` at the end of the list.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// The name of the list, which is spoken.
  open var name: String

  /// Finds the items.
  open var itemSearchBlock: Search

  // MARK: - Inside the stage

  /// All items from the first on, found one after the other.
  package func items() -> [UIAccessibilityCustomRotorItemResult] {
    var found: [UIAccessibilityCustomRotorItemResult] = []
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    // A search that never ends would keep VoiceOver going in a circle; here it ends at the first again.
    while let item = itemSearchBlock(predicate), !found.contains(where: { $0.isSame(as: item) }) {
      found.append(item)
      predicate.currentItem = item
    }
    return found
  }
}

/// An item of a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// - Parameters:
  ///   - targetElement: The element; it is not retained.
  ///   - targetRange: The range of text in the element; `nil` for all of it.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  // MARK: - Inside the stage

  /// Creates a result without an element: a search from it begins before the first item.
  override init() { super.init() }

  fileprivate func isSame(as other: UIAccessibilityCustomRotorItemResult) -> Bool {
    targetElement === other.targetElement && targetRange == other.targetRange
  }
}

/// The place from which a rotor looks for the next item.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  public override init() { super.init() }

  /// The item people are at. Before the first search it has no element.
  open var currentItem = UIAccessibilityCustomRotorItemResult()

  /// The way people go.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

public import Foundation

/// Something that people can do with an element, offered by name: what a swipe over a row offers, for
/// example, to those who do not see the row.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action; `false` means that it failed.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?
  /// The object that receives ``selector``. It is not retained.
  open weak var target: NSObject?
  open var selector: Selector = ""

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }

  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as? NSObject
    self.selector = selector
  }

  /// Does it. Returns whether that worked.
  package func performed() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    let arguments = selector.parameters == 0 ? [] : [self]
    return Message.send(selector, to: target, arguments) as? Bool ?? true
  }
}

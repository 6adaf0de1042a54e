import Foundation

/// An action of the app's in the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// - Parameters:
  ///   - title: The text in the menu.
  ///   - action: The message, which the first responder or one after it takes.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  open var title: String
  open var action: Selector
}

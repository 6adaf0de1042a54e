public import Foundation
import ObjCNames

/// One button of an alert or an action sheet, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// An action without a title, of the default style. Tests make subclasses of it that keep the handler.
  public override init() {
    storedTitle = nil
    storedStyle = .default
    handler = nil
    super.init()
  }

  /// An action with a title. `handler` runs when the alert is gone after the button was tapped.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(storedTitle: title, storedStyle: style, handler: handler)
    // 7.11 – Objective-C has a class method for this initializer.
    Stage.shared.autorelease(self)
  }

  init(
    storedTitle: String?, storedStyle: Style, handler: ((UIAlertAction) -> Void)?
  ) {
    self.storedTitle = storedTitle
    self.storedStyle = storedStyle
    self.handler = handler
    super.init()
  }

  open var title: String? { storedTitle }

  open var style: UIAlertAction.Style { storedStyle }

  /// A Boolean value that indicates whether the button can be tapped; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  /// The purpose of an action, which decides how its button looks.
  public enum Style: Int, Sendable {
    case `default`
    /// Leaves everything as it is. An alert has one such action at most.
    case cancel
    /// Changes or deletes something for good.
    case destructive
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(storedTitle: storedTitle, storedStyle: storedStyle, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }

  /// Calls the handler. Test libraries do so for an alert that is not on the screen.
  public func _callHandler() { handler?(self) }

  // MARK: - Inside the stage

  private let storedTitle: String?
  private let storedStyle: Style
  /// Kept for as long as the action.
  let handler: ((UIAlertAction) -> Void)?
  /// 7.13 – what the key "handler" stands for.
  private(set) lazy var handlerBlock = handler.map { ObjCBlock($0) }
  /// Called to update the button of the action.
  var onChange: (() -> Void)?
}

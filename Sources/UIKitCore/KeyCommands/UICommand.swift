public import Foundation

/// A command that performs a method: the first object in the responder chain that has it.
///
/// In a menu, the object that has the method is found when the menu opens, and may change the command
/// in `validate(_:)` before it is shown. Without such an object the command is disabled (medium
/// confidence), and an edit menu leaves it out.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  // MARK: Creating a command

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, subtitle: nil, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(stored: action, propertyList, alternates)
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  // MARK: The command

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  // An image is its own copy: nothing has to be copied here.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// A longer description of the command.
  open var discoverabilityTitle: String?

  /// The method that is called.
  open var action: Selector { storedAction ?? "" }

  /// The value that distinguishes the command from others with the same method.
  open var propertyList: Any? { storedPropertyList }

  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off

  /// The commands that replace this one while other modifier keys are held.
  open var alternates: [UICommandAlternate] { storedAlternates }

  /// Calls the method, unless the command is disabled.
  ///
  /// - Parameters:
  ///   - sender: The sender; the command itself where `nil`.
  ///   - target: The object with the method; `nil` for the first one in the responder chain.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    UIApplication.shared.sendAction(action, to: target, from: sender ?? self, for: nil)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICommand(stored: storedAction, storedPropertyList, storedAlternates)
    take(self, into: copy)
    return copy
  }

  // MARK: - Inside the stage

  let storedAction: Selector?
  let storedPropertyList: Any?
  let storedAlternates: [UICommandAlternate]

  init(stored action: Selector?, _ propertyList: Any?, _ alternates: [UICommandAlternate]) {
    storedAction = action
    storedPropertyList = propertyList
    storedAlternates = alternates
    super.init(title: "", subtitle: nil, image: nil)
  }

  func take(_ original: UICommand, into copy: UICommand) {
    copy.storedTitle = original.storedTitle
    copy.subtitle = original.subtitle
    copy.storedImage = original.storedImage
    copy.discoverabilityTitle = original.discoverabilityTitle
    copy.attributes = original.attributes
    copy.state = original.state
  }
}

/// A command that replaces another one while further modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, @preconcurrency NSCopying {
  public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.init(stored: (title, action, modifierFlags))
  }

  open var title: String { stored.title }
  open var action: Selector { stored.action }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { stored.flags }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Inside the stage

  private let stored: (title: String, action: Selector, flags: UIKeyModifierFlags)

  private init(stored: (title: String, action: Selector, flags: UIKeyModifierFlags)) {
    self.stored = stored
    super.init()
  }
}

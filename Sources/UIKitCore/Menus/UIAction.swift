public import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, as a closure with a title.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  // MARK: Creating an action

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      content: (title, subtitle, image), identifier: identifier ?? .unique(), handler: handler)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  // MARK: The action

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  // An image is its own copy: nothing has to be copied here.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  open var discoverabilityTitle: String?

  /// The identifier of the action: a control stores one action for each.
  open var identifier: UIAction.Identifier { storedIdentifier }

  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off

  /// The object that caused the action, while its handler runs.
  open internal(set) var sender: Any?

  /// Runs the handler, as a menu or a control does, unless the action is disabled.
  ///
  /// - Parameters:
  ///   - sender: The ``sender`` while the handler runs.
  ///   - target: Of no meaning for an action, which has a handler.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAction(
      content: (storedTitle, subtitle, storedImage), identifier: identifier, handler: handler)
    copy.discoverabilityTitle = discoverabilityTitle
    copy.attributes = attributes
    copy.state = state
    return copy
  }

  // MARK: - Inside the stage

  private let handler: UIActionHandler
  private let storedIdentifier: Identifier

  private init(
    content: (title: String, subtitle: String?, image: UIImage?), identifier: Identifier,
    handler: @escaping UIActionHandler
  ) {
    storedIdentifier = identifier
    self.handler = handler
    super.init(title: content.title, subtitle: content.subtitle, image: content.image)
  }

  /// Runs the handler, unless the action is disabled.
  func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    // The handler may perform the action for another sender.
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

extension UIAction {
  public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    fileprivate static func unique() -> Identifier {
      Identifier("com.apple.action.dynamic." + UUID().uuidString)
    }
  }
}

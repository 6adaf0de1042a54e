public import Foundation

/// A list of things to do, which a button opens.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      content: (title, subtitle, image), identifier: identifier ?? .unique(), options: options,
      children: children)
  }

  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = UIMenu.ElementSize.large,
    children: [UIMenuElement] = []
  ) {
    self.init(
      content: (title, subtitle, image), identifier: identifier ?? .unique(), options: options,
      children: children)
    self.preferredElementSize = preferredElementSize
  }

  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options,
      children: children)
  }

  open var identifier: UIMenu.Identifier { storedIdentifier }
  open var options: UIMenu.Options { storedOptions }
  open var children: [UIMenuElement] { storedChildren }

  /// How large the elements are shown that this menu has itself.
  open var preferredElementSize = ElementSize.large

  /// The elements, here and in the menus inside of this one, that are switched on.
  open var selectedElements: [UIMenuElement] {
    storedChildren.flatMap { element -> [UIMenuElement] in
      switch element {
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      case let inner as UIMenu: inner.selectedElements
      case let deferred as UIDeferredMenuElement:
        (deferred.delivered ?? []).filter { ($0 as? UIAction)?.state == .on }
      default: []
      }
    }
  }

  /// The same menu with other elements.
  @discardableResult
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      content: (storedTitle, subtitle, storedImage), identifier: identifier, options: options,
      children: newChildren)
    menu.preferredElementSize = preferredElementSize
    return menu
  }

  open override func copy(with zone: NSZone? = nil) -> Any { replacingChildren(storedChildren) }

  // MARK: - Inside the stage

  private let storedIdentifier: Identifier
  private let storedOptions: Options
  private let storedChildren: [UIMenuElement]

  private init(
    content: (title: String, subtitle: String?, image: UIImage?), identifier: Identifier,
    options: Options, children: [UIMenuElement]
  ) {
    storedIdentifier = identifier
    storedOptions = options
    storedChildren = children
    super.init(title: content.title, subtitle: content.subtitle, image: content.image)
  }
}

extension UIMenu {
  /// The identifier of a menu.
  public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    fileprivate static func unique() -> Identifier {
      Identifier("com.apple.menu.dynamic." + UUID().uuidString)
    }
  }

  /// How a menu is shown inside another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand among those of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's actions cannot be undone.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Of its elements one at most is switched on: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How large the elements of a menu are shown.
  public enum ElementSize: Int, Sendable {
    /// The size that the system chooses: large.
    case automatic = -1
    /// Images, side by side.
    case small
    /// Images above their titles, side by side.
    case medium
    /// Rows.
    case large
  }
}

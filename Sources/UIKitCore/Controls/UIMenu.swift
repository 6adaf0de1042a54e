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

  /// The same menu with other elements.
  @discardableResult
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      content: (storedTitle, subtitle, storedImage), identifier: identifier, options: options,
      children: newChildren)
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
  /// Tells a menu from others.
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
    /// What it offers cannot be undone.
    public static let destructive = Options(rawValue: 1 << 1)
  }
}

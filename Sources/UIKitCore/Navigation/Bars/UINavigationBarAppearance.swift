public import Foundation

/// How a navigation bar looks: its background, its titles, its buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The font and colour of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { didChange() }
  }

  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { didChange() }
  }

  @NSCopying open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { didChange() }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    copy.backButtonAppearance = backButtonAppearance
    return copy
  }
}

/// How a toolbar looks: its background and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { didChange() }
  }

  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { didChange() }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    return copy
  }
}

/// How the buttons of a bar look, in each of their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public convenience override init() {
    self.init(style: .plain)
  }

  /// The system's look of buttons of that style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
    if style == .done {
      normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]
    }
  }

  // What a state does not say, the normal one does.

  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
    copy.disabled.titleTextAttributes = disabled.titleTextAttributes
    return copy
  }

  // MARK: - Inside the stage

  func state(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.highlighted) ? highlighted : normal
  }
}

/// How a button of a bar looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

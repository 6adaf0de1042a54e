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

  /// How far the title is moved from where it stands.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { didChange() } }
  }

  /// The sign of the back button: an arrow, unless another one was set.
  open var backIndicatorImage: UIImage { ownBackIndicator?.image ?? Self.arrow }

  /// The mask of the back indicator, which hides the title that slides under it.
  open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicator?.mask ?? Self.arrow }

  /// Sets the sign of the back button; with one of the two `nil`, the system's is used again.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    if let backIndicatorImage, let backIndicatorTransitionMaskImage {
      ownBackIndicator = (backIndicatorImage, backIndicatorTransitionMaskImage)
    } else {
      ownBackIndicator = nil
    }
    didChange()
  }

  /// The images that were set in place of the arrow.
  private(set) var ownBackIndicator: (image: UIImage, mask: UIImage)?
  private static let arrow = UIImage(systemName: "chevron.backward") ?? UIImage()

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.ownBackIndicator = ownBackIndicator
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
    for state in [normal, highlighted, disabled] { state.become(UIBarButtonItemStateAppearance()) }
    if style == .done {
      normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]
    }
  }

  // A state without a value takes that of the normal one.

  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    copy.normal.become(normal)
    copy.highlighted.become(highlighted)
    copy.disabled.become(disabled)
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

  /// How far the title is moved from where it stands.
  open var titlePositionAdjustment = UIOffset.zero

  func become(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

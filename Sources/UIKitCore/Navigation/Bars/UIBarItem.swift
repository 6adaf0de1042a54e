public import Foundation

/// Something in a bar that people can choose.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    decodeInterface(coder, as: UIBarItem.self)
  }

  open func encode(with coder: NSCoder) {}

  /// Called when the object was made from a storyboard or a nib, and is connected.
  ///
  /// 9.1.2 – after `init(coder:)`, and for what is in a controller's view when that is loaded.
  open func awakeFromNib() {}

  open var title: String? {
    didSet {
      didChange()
      tellObservers(of: "title", from: oldValue, to: title)
    }
  }

  /// Shown in place of the title.
  open var image: UIImage? {
    didSet { didChange() }
  }

  /// Shown in place of ``image`` where the height is compact: on a phone on its side.
  open var landscapeImagePhone: UIImage? {
    didSet { didChange() }
  }

  /// The insets of the image's place, in points; negative ones make it larger. A top of 6 and a
  /// bottom of -6 move the image down.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { didChange() } }
  }

  /// The same for ``landscapeImagePhone``.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { didChange() } }
  }

  open var isEnabled = true {
    didSet {
      didChange()
      tellObservers(of: "enabled", from: oldValue, to: isEnabled)
    }
  }

  /// A number for the app's own use.
  open var tag = 0

  /// The font and colour of the title in a state; what a state does not say, the normal one does.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    didChange()
  }

  @discardableResult
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  /// A name by which tests find the item; never read out to people.
  open var accessibilityIdentifier: String? {
    didSet { didChange() }
  }

  /// The name for assistive technology in place of the title.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { didChange() } }
  }

  // MARK: - Inside the stage

  var appliedAppearances: [Int: Any] = [:]
  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The image for a height, and what is cut off of its place.
  func picture(isCompact: Bool) -> (image: UIImage?, insets: UIEdgeInsets) {
    guard isCompact, let landscapeImagePhone else { return (image, imageInsets) }
    return (landscapeImagePhone, landscapeImagePhoneInsets)
  }

  /// Something that is seen of the item changed.
  func didChange() {}
}

public import Foundation

/// What a navigation bar shows while its controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public init(title: String) {
    ownTitle = title
    super.init()
  }

  init(title: String?) {
    inheritedTitle = title
    super.init()
  }

  /// The text in the middle of the bar.
  open var title: String? {
    get { ownTitle ?? inheritedTitle }
    set {
      ownTitle = newValue
      didChange()
    }
  }

  /// 4.3.4 – the text of the back button while the *next* item is on top.
  open var backButtonTitle: String? {
    didSet { didChange() }
  }

  /// 4.3.6 – whether the bar has no back button while this item is on top.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    storedHidesBackButton = hidesBackButton
    didChange()
  }

  // MARK: - Inside the stage

  private var ownTitle: String?
  private var inheritedTitle: String?
  private var storedHidesBackButton = false

  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  /// 1.1.12 – the controller's title, while the item has none of its own.
  func inheritTitle(_ title: String?) {
    inheritedTitle = title
    didChange()
  }

  /// 4.3.4 – what the back button says that leads to this item.
  var backText: String { backButtonTitle ?? title ?? "Back" }

  private func didChange() { bar?.itemDidChange(self) }
}

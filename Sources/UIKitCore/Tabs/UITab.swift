public import Foundation

/// A tab that makes its controller when it is needed.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// `viewControllerProvider` is called once, when the tab is first selected.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.image = image
    provider = viewControllerProvider
    super.init()
    item.title = title
    item.image = image
  }

  /// The identifier, which is unique in a tab bar controller.
  open private(set) var identifier: String

  open var title: String {
    didSet { item.title = title }
  }

  open var image: UIImage? {
    didSet { item.image = image }
  }

  /// Shown in a red oval; `nil` for none.
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }

  /// A Boolean value that indicates whether people can select the tab; `true` by default.
  open var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  /// Anything of the app's own.
  open var userInfo: Any?

  /// A Boolean value that indicates whether the tab is left out of the bar.
  open var isHidden = false {
    didSet { if isHidden != oldValue { owner?.placesDidChange() } }
  }

  /// 6.1.10 – made when it is first read.
  open var viewController: UIViewController? {
    if madeController == nil, let provider {
      self.provider = nil
      madeController = provider(self)
      madeController?.tab = self
    }
    return madeController
  }

  /// The group that the tab is in.
  open internal(set) weak var parent: UITabGroup?

  /// The tab bar controller that the tab, or a group around it, was given to.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

  // MARK: - Inside the stage

  let item = UITabBarItem()
  private var provider: ((UITab) -> UIViewController)?
  private(set) var madeController: UIViewController?
  weak var owner: UITabBarController?

  /// The tab that is selected with this one. Groups return one of their children.
  var selectedDescendant: UITab { self }

  /// The tab's own place, or that of the outermost group around it.
  var rootTab: UITab { parent?.rootTab ?? self }

  /// The groups around it take this for selected.
  func becomeSelectedChild() {
    parent?.selectedChild = self
    parent?.becomeSelectedChild()
  }

  static func first(in tabs: [UITab], identifier: String) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}

/// A tab with others inside. On a bar it is one tab, with a controller of its own.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  open var children: [UITab] {
    didSet {
      for child in oldValue where !children.contains(child) { child.parent = nil }
      for child in children { child.parent = self }
      if let selectedChild, !children.contains(selectedChild) { self.selectedChild = nil }
    }
  }

  /// The one of the children that was selected last.
  open var selectedChild: UITab?

  /// The tab of that name inside the group, at any depth.
  @discardableResult
  open func tab(forIdentifier identifier: String) -> UITab? {
    UITab.first(in: children, identifier: identifier)
  }

  override var selectedDescendant: UITab { selectedChild?.selectedDescendant ?? self }
}

import Foundation

extension ElementKind {
  /// Bars and what stands on them.
  static let bars: [ElementKind] = [
    navigationBar, navigationItem, barButtonItem, toolbar, tabBar, tabBarItem,
  ]

  private static let navigationBar = ElementKind(
    "navigationBar", UINavigationBar.self, extends: view
  ) {
    $0.flag("largeTitles", \.prefersLargeTitles)
    $0.flag("translucent", \.isTranslucent)
    $0.color("barTintColor", \.barTintColor)
    $0.on("titleTextAttributes") { $0.titleTextAttributes = $1.textAttributes }
    $0.on("largeTitleTextAttributes") { $0.largeTitleTextAttributes = $1.textAttributes }
    $0.on("items") { bar, value in
      // The items of a navigation controller's bar are its controllers'.
      guard !value.coder.isPart else { return }
      bar.items = value.objects.compactMap { $0 as? UINavigationItem }
    }
    $0.choice("barStyle", \.barStyle, Choices.barStyle)
    $0.image("shadowImage", \.shadowImage)
  }

  private static let navigationItem = ElementKind("navigationItem", UINavigationItem.self) {
    $0.text("title", \.title)
    $0.text("prompt", \.prompt)
    $0.object("titleView", \.titleView)
    $0.choice(
      "largeTitleDisplayMode", \.largeTitleDisplayMode,
      ["automatic": .automatic, "always": .always, "never": .never])
    $0.flag("hidesBackButton", \.hidesBackButton)
    $0.flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
    $0.text("backButtonTitle", \.backButtonTitle)
    $0.object("backBarButtonItem", \.backBarButtonItem)
    $0.object("leftBarButtonItem", \.leftBarButtonItem)
    $0.object("rightBarButtonItem", \.rightBarButtonItem)
    $0.on("leftBarButtonItems") { item, value in
      item.leftBarButtonItems = value.objects.compactMap { $0 as? UIBarButtonItem }
    }
    $0.on("rightBarButtonItems") { item, value in
      item.rightBarButtonItems = value.objects.compactMap { $0 as? UIBarButtonItem }
    }
    $0.ignore("style")
  }

  private static let barItem = ElementKind("barItem", UIBarItem.self) {
    $0.flag("enabled", \.isEnabled)
    $0.number("tag", \.tag)
    $0.image("image", \.image)
    $0.text("title", \.title)
    $0.on("accessibilityConfiguration") { item, value in
      item.accessibilityIdentifier = value.child?["identifier"]
      value.child?["label"].map { item.accessibilityLabel = $0 }
    }
    $0.image("landscapeImage", \.landscapeImagePhone)
    $0.insets("imageInsets", \.imageInsets)
    $0.ignore("landscapeImagePhone", "catalog")
    $0.ignore("largeContentSizeImage")
  }

  private static let barButtonItem = ElementKind(
    "barButtonItem", UIBarButtonItem.self, extends: barItem
  ) {
    $0.on("systemItem") { item, value in
      guard let system = value.choice(systemItems) else { return }
      item.systemItem = system
      if system == .done || system == .save { item.style = .done }
    }
    $0.choice("style", \.style, ["plain": .plain, "done": .done, "bordered": .plain])
    $0.number("width", \.width)
    $0.color("tintColor", \.tintColor)
    $0.object("customView", \.customView)
    $0.on("view") { item, value in
      if let view = value.object as? UIView { item.customView = view }
    }
    $0.ignore("springLoaded")
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]

  private static let toolbar = ElementKind("toolbar", UIToolbar.self, extends: view) {
    $0.on("items") { bar, value in
      bar.items = value.objects.compactMap { $0 as? UIBarButtonItem }
    }
    $0.color("barTintColor", \.barTintColor)
    $0.choice("barStyle", \.barStyle, Choices.barStyle)
    $0.flag("translucent", \.isTranslucent)
  }

  private static let tabBar = ElementKind("tabBar", UITabBar.self, extends: view) {
    $0.on("items") { bar, value in
      // The items of a tab bar controller's bar are its controllers'.
      guard !value.coder.isPart else { return }
      bar.items = value.objects.compactMap { $0 as? UITabBarItem }
    }
    $0.flag("translucent", \.isTranslucent)
    $0.color("barTintColor", \.barTintColor)
    $0.color("unselectedItemTintColor", \.unselectedItemTintColor)
    $0.number("itemWidth", \.itemWidth)
    $0.number("itemSpacing", \.itemSpacing)
    $0.choice("barStyle", \.barStyle, Choices.barStyle)
    $0.image("backgroundImage", \.backgroundImage)
    $0.image("shadowImage", \.shadowImage)
    $0.ignore("itemPositioning", "selectedImageTintColor")
  }

  private static let tabBarItem = ElementKind(
    "tabBarItem", UITabBarItem.self, extends: barItem
  ) {
    $0.on("systemItem") { item, value in value.choice(systemTabs).map { item.systemItem = $0 } }
    $0.image("selectedImage", \.selectedImage)
    $0.text("badgeValue", \.badgeValue)
    $0.color("badgeColor", \.badgeColor)
    $0.on("titlePositionAdjustment") { item, value in
      guard let offset = value.child else { return }
      func part(_ name: String) -> CGFloat { CGFloat(InterfaceNumber.parse(offset[name]) ?? 0) }
      item.titlePositionAdjustment = UIOffset(
        horizontal: part("horizontal"), vertical: part("vertical"))
    }
  }

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}

extension InterfaceValue {
  /// The attributes of a bar's texts.
  fileprivate var textAttributes: [NSAttributedString.Key: Any]? {
    guard let child else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    for part in child.children {
      switch part.key {
      case "textColor":
        attributes[.foregroundColor] = InterfaceColor.color(part, coder.context)
      case "fontDescription": attributes[.font] = InterfaceFont.font(part, coder.context)
      // Shadows are not drawn.
      case "textShadowColor", "textShadowOffset": break
      default: document.reportUnknown("the \(part.key ?? part.name)", in: child)
      }
    }
    return attributes
  }
}

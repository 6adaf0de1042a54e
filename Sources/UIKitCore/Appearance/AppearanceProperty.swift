import Foundation

/// A property that appearance proxies have.
@MainActor
struct AppearanceProperty {
  private let read: @MainActor (NSObject) -> Any?
  private let write: @MainActor (NSObject, Any) -> Void

  /// `get` gives `nil` where nothing was set.
  init<Root: NSObject, Value>(
    _ get: @escaping @MainActor (Root) -> Value?,
    _ set: @escaping @MainActor (Root, Value) -> Void
  ) {
    read = { ($0 as? Root).flatMap(get) }
    write = { object, value in
      if let object = object as? Root, let value = value as? Value { set(object, value) }
    }
  }

  /// Returns the value that was set; `nil` also if the object has no such property.
  func value(of object: NSObject) -> Any? { read(object) }

  func set(_ value: Any, _ object: NSObject) { write(object, value) }
}

// MARK: - Which there are

extension AppearanceProperty {
  /// In an order that never changes while an app runs.
  static let all = views + bars + items + controls + lists

  private static let views: [AppearanceProperty] = [
    .init({ (view: UIView) in view.ownTintColor }, { $0.tintColor = $1 }),
    .init({ (view: UIView) in view.backgroundColor }, { $0.backgroundColor = $1 }),
    .init({ (label: UILabel) in label.ownFont }, { $0.font = $1 }),
    .init({ (label: UILabel) in label.ownTextColor }, { $0.textColor = $1 }),
  ]

  private static let bars: [AppearanceProperty] = [
    .init(
      { (bar: UINavigationBar) in bar.barStyle == .default ? nil : bar.barStyle },
      { $0.barStyle = $1 }),
    .init(
      { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
      { $0.setBackgroundImage($1, for: .default) }),
    .init({ (bar: UINavigationBar) in bar.shadowImage }, { $0.shadowImage = $1 }),
    .init({ (bar: UINavigationBar) in bar.backIndicatorImage }, { $0.backIndicatorImage = $1 }),
    .init(
      { (bar: UINavigationBar) in bar.backIndicatorTransitionMaskImage },
      { $0.backIndicatorTransitionMaskImage = $1 }),
    .init(
      { (bar: UITabBar) in bar.barStyle == .default ? nil : bar.barStyle }, { $0.barStyle = $1 }),
    .init({ (bar: UITabBar) in bar.backgroundImage }, { $0.backgroundImage = $1 }),
    .init({ (bar: UITabBar) in bar.shadowImage }, { $0.shadowImage = $1 }),
    .init({ (bar: UINavigationBar) in bar.barTintColor }, { $0.barTintColor = $1 }),
    .init({ (bar: UINavigationBar) in bar.isTranslucent ? nil : false }, { $0.isTranslucent = $1 }),
    .init(
      { (bar: UINavigationBar) in bar.titleTextAttributes }, { $0.titleTextAttributes = $1 }),
    .init(
      { (bar: UINavigationBar) in bar.largeTitleTextAttributes },
      { $0.largeTitleTextAttributes = $1 }),
    .init(
      { (bar: UINavigationBar) in bar.hasOwnAppearance ? bar.standardAppearance : nil },
      { $0.standardAppearance = $1 }),
    .init({ (bar: UINavigationBar) in bar.compactAppearance }, { $0.compactAppearance = $1 }),
    .init(
      { (bar: UINavigationBar) in bar.scrollEdgeAppearance }, { $0.scrollEdgeAppearance = $1 }),
    .init(
      { (bar: UINavigationBar) in bar.compactScrollEdgeAppearance },
      { $0.compactScrollEdgeAppearance = $1 }),
    .init({ (bar: UITabBar) in bar.barTintColor }, { $0.barTintColor = $1 }),
    .init({ (bar: UITabBar) in bar.isTranslucent ? nil : false }, { $0.isTranslucent = $1 }),
    .init(
      { (bar: UITabBar) in bar.unselectedItemTintColor }, { $0.unselectedItemTintColor = $1 }),
    .init(
      { (bar: UITabBar) in bar.hasOwnAppearance ? bar.standardAppearance : nil },
      { $0.standardAppearance = $1 }),
    .init({ (bar: UITabBar) in bar.scrollEdgeAppearance }, { $0.scrollEdgeAppearance = $1 }),
    .init({ (bar: UIToolbar) in bar.barTintColor }, { $0.barTintColor = $1 }),
    .init(
      { (bar: UIToolbar) in bar.hasOwnAppearance ? bar.standardAppearance : nil },
      { $0.standardAppearance = $1 }),
    .init({ (bar: UIToolbar) in bar.compactAppearance }, { $0.compactAppearance = $1 }),
    .init({ (bar: UIToolbar) in bar.scrollEdgeAppearance }, { $0.scrollEdgeAppearance = $1 }),
    .init(
      { (bar: UIToolbar) in bar.compactScrollEdgeAppearance },
      { $0.compactScrollEdgeAppearance = $1 }),
    .init({ (bar: UISearchBar) in bar.barTintColor }, { $0.barTintColor = $1 }),
  ]

  private static let states: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected, .focused,
  ]

  private static let items: [AppearanceProperty] =
    states.flatMap { state -> [AppearanceProperty] in
      [
        .init(
          { (item: UIBarItem) in item.titleTextAttributes(for: state) },
          { $0.setTitleTextAttributes($1, for: state) }),
        .init(
          { (item: UITabBarItem) in item.badgeTextAttributes(for: state) },
          { $0.setBadgeTextAttributes($1, for: state) }),
      ]
    } + [
      .init({ (item: UIBarButtonItem) in item.tintColor }, { $0.tintColor = $1 }),
      .init(
        { (item: UIBarButtonItem) in item.titleAdjustment(isCompact: false, isBack: false) },
        { $0.setTitlePositionAdjustment($1, for: .default) }),
      .init(
        { (item: UIBarButtonItem) in item.titleAdjustment(isCompact: false, isBack: true) },
        { $0.setBackButtonTitlePositionAdjustment($1, for: .default) }),
      .init({ (item: UITabBarItem) in item.badgeColor }, { $0.badgeColor = $1 }),
      .init(
        { (item: UITabBarItem) in
          item.titlePositionAdjustment == .zero ? nil : item.titlePositionAdjustment
        }, { $0.titlePositionAdjustment = $1 }),
    ]

  private static let controls: [AppearanceProperty] =
    states.flatMap { state -> [AppearanceProperty] in
      [
        .init(
          { (control: UISegmentedControl) in control.titleTextAttributes(for: state) },
          { $0.setTitleTextAttributes($1, for: state) }),
        .init(
          { (button: UIButton) in button.titleColors[state] },
          { $0.setTitleColor($1, for: state) }),
      ]
    } + [
      .init(
        { (control: UISegmentedControl) in control.selectedSegmentTintColor },
        { $0.selectedSegmentTintColor = $1 }),
      .init({ (control: UISwitch) in control.onTintColor }, { $0.onTintColor = $1 }),
      .init({ (control: UISwitch) in control.thumbTintColor }, { $0.thumbTintColor = $1 }),
      .init(
        { (slider: UISlider) in slider.minimumTrackTintColor }, { $0.minimumTrackTintColor = $1 }),
      .init(
        { (slider: UISlider) in slider.maximumTrackTintColor }, { $0.maximumTrackTintColor = $1 }),
      .init({ (slider: UISlider) in slider.thumbTintColor }, { $0.thumbTintColor = $1 }),
      .init(
        { (dots: UIPageControl) in dots.pageIndicatorTintColor },
        { $0.pageIndicatorTintColor = $1 }),
      .init(
        { (dots: UIPageControl) in dots.currentPageIndicatorTintColor },
        { $0.currentPageIndicatorTintColor = $1 }),
      .init(
        { (view: UIProgressView) in view.progressTintColor }, { $0.progressTintColor = $1 }),
      .init({ (view: UIProgressView) in view.trackTintColor }, { $0.trackTintColor = $1 }),
      .init({ (view: UIActivityIndicatorView) in view.ownColor }, { $0.color = $1 }),
    ]

  private static let lists: [AppearanceProperty] = [
    .init(
      { (table: UITableView) in
        table.separatorColor == .separator ? nil : table.separatorColor
      }, { $0.separatorColor = $1 }),
    .init({ (cell: UITableViewCell) in cell.ownSeparatorInset }, { $0.separatorInset = $1 }),
  ]
}

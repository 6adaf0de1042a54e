import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct TraitTests {
  @MainActor private final class Log {
    var entries: [String] = []
  }

  private final class TracingView: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.entries.append("\(name) \(UITraitCollection.current.userInterfaceStyle)")
    }
  }

  private final class TracingController: UIViewController {
    let log = Log()

    override func loadView() { view = TracingView("view", log) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let previous = previousTraitCollection?.userInterfaceStyle ?? .unspecified
      log.entries.append("controller \(previous) \(traitCollection.userInterfaceStyle)")
    }
  }

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let controller = TracingController()

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test func `an upright phone is light, compact in width and regular in height`() {
    let traits = controller.traitCollection
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.layoutDirection == .leftToRight)
    #expect(traits.displayScale == 3)
  }

  @Test func `nothing is told of traits that did not change`() {
    #expect(controller.log.entries.isEmpty)
    Stage.shared.setUserInterfaceStyle(isDark: false)
    #expect(controller.log.entries.isEmpty)
  }

  @Test func `the device's style reaches controllers, then views, from the top down`() {
    controller.view.addSubview(TracingView("subview", controller.log))
    Stage.shared.setUserInterfaceStyle(isDark: true)
    #expect(
      controller.log.entries == [
        "controller light dark", "view dark", "subview dark",
      ])
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
  }

  @Test func `the display list has the colours of the device's style`() throws {
    controller.view.backgroundColor = .systemBackground
    Stage.shared.setUserInterfaceStyle(isDark: true)
    try settleNow()
    let background = Stage.shared.displayList().roots.first?.children.first?.background
    #expect(background == DisplayColor(red: 0, green: 0, blue: 0))
  }

  @Test func `a fixed style holds for all that is inside, whatever the device's is`() {
    let inner = UIView()
    controller.view.addSubview(inner)
    controller.overrideUserInterfaceStyle = .dark
    #expect(window.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.displayColor(of: .label) == DisplayColor(red: 0, green: 0, blue: 0))
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    #expect(
      controller.log.entries == [
        "controller light dark", "view dark", "controller dark light", "view light",
      ])
  }

  @Test func `a view is told once it comes to where the traits are other ones`() {
    let view = TracingView("late", controller.log)
    window.overrideUserInterfaceStyle = .dark
    controller.log.entries = []
    controller.view.addSubview(view)
    #expect(controller.log.entries == ["late dark"])
    view.removeFromSuperview()
    controller.view.addSubview(view)
    #expect(controller.log.entries == ["late dark"])
  }

  @Test func `a controller that was covered hears of the change when its view comes back`() {
    Stage.shared.setUserInterfaceStyle(isDark: true)
    let other = UIViewController()
    window.rootViewController = other
    controller.log.entries = []
    Stage.shared.setUserInterfaceStyle(isDark: false)
    #expect(controller.log.entries.isEmpty)
    window.rootViewController = controller
    #expect(controller.log.entries == ["controller dark light", "view light"])
  }

  @Test func `later collections win, and only where they specify something`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 2)
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(merged.containsTraits(in: UITraitCollection()))
  }

  @Test func `current is what performAsCurrent says, inside of it`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent {
      #expect(UITraitCollection.current == dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `1.4.10 the screen has the traits of the device`() {
    let screen: any UITraitEnvironment = UIScreen.main
    #expect(screen.traitCollection.userInterfaceStyle == .light)
    #expect(UIScreen.main.traitCollection.displayScale == UIScreen.main.scale)
    Stage.shared.setUserInterfaceStyle(isDark: true)
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
  }
}

import ObjCNames
import StorylineTesting
import Testing
import UIKit

/// Tests for handlers that are called after a trait has changed.
@MainActor @Suite(.stage) struct TraitChangeTests {
  private let window = UIWindow()
  private let controller = UIViewController()

  private func show() throws {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  @Test func `13.6.3 – a handler has the object and its previous traits`() throws {
    try show()
    var styles: [UIUserInterfaceStyle] = []
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, previous: UITraitCollection) in
      styles += [previous.userInterfaceStyle, controller.traitCollection.userInterfaceStyle]
    }
    Stage.shared.setUserInterfaceStyle(isDark: true)
    #expect(styles == [.light, .dark])
  }

  @Test func `13.6.3 – a handler is not called for a trait that it does not observe`() throws {
    try show()
    var count = 0
    controller.view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, _) in count += 1
    }
    Stage.shared.setUserInterfaceStyle(isDark: true)
    #expect(count == 0)
  }

  @Test func `13.6.3 – handlers are called in their order, after traitCollectionDidChange`() throws
  {
    let view = SpyView()
    window.addSubview(view)
    for name in ["first", "second"] {
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: SpyView, _) in
        view.calls.append(name)
      }
    }
    window.overrideUserInterfaceStyle = .dark
    #expect(view.calls == ["didChange", "first", "second"])
  }

  @Test func `13.6.3 – a handler of a scene is called when the device changes`() async throws {
    Diary.begin()
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let scene = try #require(app.window?.windowScene)
    var styles: [UIUserInterfaceStyle] = []
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, _) in
      styles.append(scene.traitCollection.userInterfaceStyle)
    }
    Stage.shared.setUserInterfaceStyle(isDark: true)
    #expect(styles == [.dark])
  }

  @Test(arguments: ["plain", "one:", "two:previous:"])
  func `13.6.4 – a method is called with the object and its previous traits, if it takes them`(
    action: String
  ) {
    let view = SpyView()
    window.addSubview(view)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector(action))
    window.overrideUserInterfaceStyle = .dark
    #expect(view.calls.last == "called")
  }

  @Test func `13.6.4 – nothing is called after the end of a registration`() {
    let view = SpyView()
    window.addSubview(view)
    let registration = view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: Selector("plain"))
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.calls == ["didChange"])
  }

  @Test func `13.6.4 – a target is not retained`() {
    let view = SpyView()
    weak var gone: SpyView?
    do {
      let target = SpyView()
      gone = target
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: target, action: Selector("plain"))
    }
    #expect(gone == nil)
  }
}

/// Tests for traits that an object overrides for itself and for what is below it.
@MainActor @Suite(.stage) struct TraitOverrideTests {
  private let window = UIWindow()
  private let controller = UIViewController()

  private func show() throws {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  @Test func `13.6.5 – an override of a view holds for its subviews`() {
    let (view, subview) = (UIView(), UIView())
    window.addSubview(view)
    view.addSubview(subview)
    view.traitOverrides.horizontalSizeClass = .regular
    #expect(subview.traitCollection.horizontalSizeClass == .regular)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `13.6.5 – an override of a controller holds for its view and its children`() throws {
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    try show()
    controller.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(child.view.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(child.traitCollection.preferredContentSizeCategory == .extraSmall)
  }

  @Test func `13.6.5 – an override of a scene holds for its windows`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let scene = try #require(app.window?.windowScene)
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(app.window?.traitCollection.userInterfaceStyle == .dark)
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(app.window?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `13.6.5 – an override that is removed gives the inherited value back`() {
    let view = UIView()
    window.addSubview(view)
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `13.6.5 – an override is a change of traits`() {
    let view = SpyView()
    window.addSubview(view)
    view.registerForTraitChanges([UITraitDisplayScale.self], action: Selector("plain"))
    window.traitOverrides.displayScale = 1
    #expect(view.calls == ["didChange", "called"])
  }
}

private final class SpyView: UIView, ObjCExporting {
  static func exportMembers(to members: inout ObjCMembers) {
    members.method("plain", SpyView.plain)
    members.method("one:", SpyView.one)
    members.method("two:previous:", SpyView.two)
  }

  var calls: [String] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    calls.append("didChange")
  }

  func plain() { calls.append("called") }

  func one(_ sender: UIView) { calls.append(sender === self ? "called" : "wrong sender") }

  func two(_ sender: UIView, previous: UITraitCollection) {
    calls.append(previous.userInterfaceStyle == .light ? "called" : "wrong traits")
  }
}

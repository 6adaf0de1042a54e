import Foundation
import StorylineTesting
import Testing
import UIKit

/// A screen that records what it is told of sizes and traits.
@MainActor private final class TurningController: UIViewController {
  var events: [String] = []
  var orientations = UIInterfaceOrientationMask.allButUpsideDown
  var along: (() -> Void)?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    events.append("size \(size.width)x\(size.height), is \(view.bounds.width)")
    coordinator.animate { [weak self] _ in
      self?.events.append("alongside, is \(self?.view.bounds.width ?? 0)")
    } completion: { [weak self] _ in
      self?.events.append("completion")
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    events.append("traits to \(newCollection.verticalSizeClass)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    events.append("traits are \(traitCollection.verticalSizeClass)")
  }
}

@MainActor @Suite(.stage) struct RotationTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let controller = TurningController()
  private let stage = Stage.shared

  init() throws {
    stage.clock.mode = .manual
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try stage.settle()
  }

  @Test func `a turned device swaps the sides of the screen and of its windows`() throws {
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    let landscape = CGRect(x: 0, y: 0, width: 852, height: 393)
    #expect(stage.orientation == .landscapeRight)
    #expect(UIScreen.main.bounds == landscape)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
    #expect(window.frame == landscape)
    #expect(controller.view.frame == landscape)
    #expect(stage.displayList().size == landscape.size)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    stage.rotate(to: .portrait)
    try stage.settle()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `on its side a phone keeps both ears free, and a little at the bottom`() throws {
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func `size and traits are announced before, and reached together with what joined`()
    throws
  {
    stage.rotate(to: .landscapeLeft)
    #expect(
      controller.events == [
        "traits to compact", "size 852.0x393.0, is 393.0", "traits are compact",
        "alongside, is 852.0",
      ])
    #expect(controller.transitionCoordinator?.isAnimated == true)
    #expect(!stage.isSettled)
    stage.clock.advance(by: 1)
    stage.turn()
    #expect(controller.events.last == "completion")
    #expect(controller.transitionCoordinator == nil)
    try stage.settle()
  }

  @Test func `the views move while the device is turned`() throws {
    stage.rotate(to: .landscapeLeft)
    let node = try #require(window.displayNode()?.children.first)
    #expect(node.frame.width == 852)
    #expect(!node.animations.isEmpty)
  }

  @Test func `a flat device leaves the interface as it stands`() throws {
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    stage.rotate(to: .faceUp)
    try stage.settle()
    #expect(stage.orientation == .landscapeRight)
    #expect(UIDevice.current.orientation == .faceUp)
  }

  @Test func `what the controller in front does not support is not turned to`() throws {
    stage.rotate(to: .portraitUpsideDown)
    try stage.settle()
    #expect(stage.orientation == .portrait)
    controller.orientations = .portrait
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    #expect(stage.orientation == .portrait)
    #expect(controller.events.isEmpty)
  }

  @Test func `a controller that changes its mind turns the interface`() throws {
    controller.orientations = .portrait
    stage.rotate(to: .landscapeLeft)
    controller.orientations = .landscape
    #expect(stage.orientation == .portrait)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    try stage.settle()
    #expect(stage.orientation == .landscapeRight)
  }

  @Test func `another root turns the interface to what it supports`() throws {
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    let upright = TurningController()
    upright.orientations = .portrait
    window.rootViewController = upright
    try stage.settle()
    #expect(stage.orientation == .portrait)
    #expect(upright.view.bounds.width == 393)
  }

  @Test func `a notification says that the device was turned`() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    stage.rotate(to: .landscapeLeft)
    stage.rotate(to: .landscapeLeft)
    NotificationCenter.default.removeObserver(token)
    #expect(count == 1)
  }

  @Test func `other glass resizes the windows at once`() throws {
    stage.setDevice(.iPad)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.model == "iPad")
    try stage.settle()
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    #expect(controller.view.safeAreaInsets.top == 24)
    #expect(controller.view.safeAreaInsets.bottom == 20)
    #expect(controller.traitCollection.verticalSizeClass == .regular)
  }

  @Test func `texts are measured anew for glass with other pixels`() throws {
    let words = ["Home", "Browse", "iPhones", "Server", "Settings", "Ill", "Water", "Two words"]
    let labels = words.map { word in
      let label = UILabel()
      label.text = word
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    window.rootViewController?.view.addSubview(stack)
    try stage.settle()
    let before = labels.map(\.bounds.width)
    stage.setDevice(.iPhoneSE)
    try stage.settle()
    for label in labels {
      #expect(label.bounds.width == label.intrinsicContentSize.width)
      #expect((label.bounds.width * 2).rounded() == label.bounds.width * 2)
    }
    #expect(labels.map(\.bounds.width) != before)
  }

  @Test func `a window that the app resizes announces it`() throws {
    window.frame.size = CGSize(width: 200, height: 300)
    #expect(
      controller.events == [
        "size 200.0x300.0, is 393.0", "alongside, is 200.0", "completion",
      ])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  /// A screen that stays as it is, or wants to stand in one way.
  private final class HeldController: UIViewController {
    var follows = true
    var preferred: UIInterfaceOrientation?
    override var shouldAutorotate: Bool { follows }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
  }

  @Test func `a screen that does not follow the device stays until it does`() throws {
    let held = HeldController()
    held.follows = false
    window.rootViewController = held
    try stage.settle()
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    #expect(stage.orientation == .portrait)
    UIApplication.shared.statusBarOrientation = .landscapeLeft
    try stage.settle()
    #expect(stage.orientation == .landscapeLeft)
    held.follows = true
    UIApplication.shared.statusBarOrientation = .portrait
    #expect(stage.orientation == .landscapeLeft)
    UIViewController.attemptRotationToDeviceOrientation()
    try stage.settle()
    #expect(stage.orientation == .landscapeRight)
  }

  @Test func `what is presented over the screen turns it, and it is turned back`() throws {
    let film = HeldController()
    film.preferred = .landscapeRight
    film.modalPresentationStyle = .fullScreen
    controller.present(film, animated: false)
    try stage.settle()
    #expect(stage.orientation == .landscapeRight)
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    controller.dismiss(animated: false)
    try stage.settle()
    #expect(stage.orientation == .portrait)
  }
}

@MainActor @Suite(.stage) struct ContentContainerTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let parent = UIViewController()
  private let child = TurningController()

  init() throws {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  @Test func `a child that fills its parent is told of the size that it will have`() throws {
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    #expect(child.events.contains("size 852.0x393.0, is 393.0"))
    #expect(child.view.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test func `a child that keeps its size is told of traits only`() throws {
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    child.view.autoresizingMask = []
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    #expect(child.events == ["traits to compact", "traits are compact"])
  }

  @Test func `a container decides the sizes of its children`() throws {
    final class Halves: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        CGSize(width: parentSize.width / 2, height: parentSize.height)
      }
    }
    let halves = Halves()
    let half = TurningController()
    halves.addChild(half)
    halves.view.addSubview(half.view)
    half.didMove(toParent: halves)
    window.rootViewController = halves
    try Stage.shared.settle()
    Stage.shared.rotate(to: .landscapeLeft)
    #expect(half.events.contains("size 426.0x393.0, is 393.0"))
  }

  @Test func `a parent hears that a child would like another size, and only then`() {
    final class Listener: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        heard.append(container.preferredContentSize)
      }
    }
    let listener = Listener()
    let wishing = UIViewController()
    listener.addChild(wishing)
    wishing.preferredContentSize = CGSize(width: 10, height: 20)
    wishing.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(listener.heard == [CGSize(width: 10, height: 20)])
  }

  @Test func `a parent gives a child other traits than its own`() {
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(regular, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    #expect(parent.overrideTraitCollection(forChild: child) == regular)
    #expect(child.events == ["traits are regular"])
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }
}

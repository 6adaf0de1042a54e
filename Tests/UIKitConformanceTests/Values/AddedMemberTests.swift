import Foundation
import StorylineTesting
import Testing
import UIKit

/// Members whose statements stand in several sections.
@MainActor @Suite(.harness) struct AddedMemberTests {
  let harness: any Harness = PlatformHarness()

  final class TouchView: UIView {
    var touch: UITouch?
    var event: UIEvent?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      touch = touches.first
      self.event = event
    }
  }

  @Test func `10.1.6 a finger has no force, stands upright, and has an exact location`() throws {
    let view = TouchView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    try harness.show(view)
    harness.press(at: CGPoint(x: 20, y: 130))
    let touch = try #require(view.touch)
    #expect(touch.force == 0 && touch.maximumPossibleForce == 0)
    #expect(touch.altitudeAngle == .pi / 2)
    #expect(touch.azimuthAngle(in: view) == 0)
    #expect(touch.azimuthUnitVector(in: view) == CGVector(dx: 1, dy: 0))
    #expect(touch.majorRadius > touch.majorRadiusTolerance)
    #expect(touch.preciseLocation(in: view) == CGPoint(x: 20, y: 30))
    #expect(touch.precisePreviousLocation(in: view) == touch.previousLocation(in: view))
    harness.lift(at: CGPoint(x: 20, y: 130))
  }

  @Test func `10.1.7 a touch that was put together of none is itself, and predicts nothing`() throws
  {
    let view = TouchView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    try harness.show(view)
    harness.press(at: CGPoint(x: 20, y: 130))
    let touch = try #require(view.touch)
    #expect(view.event?.coalescedTouches(for: touch) == [touch])
    #expect(view.event?.predictedTouches(for: touch) == [])
    #expect(view.event?.coalescedTouches(for: UITouch()) == nil)
    harness.lift(at: CGPoint(x: 20, y: 130))
  }

  @Test func `10.3.14 performPrimaryAction sends the primary event of an enabled control`() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
    button.performPrimaryAction()
    #expect(count == 1)
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func `10.3.14 performPrimaryAction opens a menu that is the primary action`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = true
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    try harness.show(button)
    button.performPrimaryAction()
    #expect(events == ["menu"])
  }

  @Test func `10.4.22 content bounces along an axis only if both properties allow it`() throws {
    func reach(_ change: (UIScrollView) -> Void) throws -> CGFloat {
      let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 200, height: 1000)
      change(view)
      try harness.show(view)
      harness.press(at: CGPoint(x: 100, y: 150))
      harness.drag(to: CGPoint(x: 100, y: 200))
      harness.drag(to: CGPoint(x: 100, y: 250))
      defer { harness.lift(at: CGPoint(x: 100, y: 250)) }
      return view.contentOffset.y
    }
    #expect(try reach { _ in } < 0)
    #expect(try reach { $0.bouncesHorizontally = false } < 0)
    #expect(try reach { $0.bouncesVertically = false } == 0)
    #expect(try reach { $0.bounces = false } == 0)
  }

  @Test func `10.6.4 automaticallyUpdatesConfiguration follows the state of the button`() throws {
    let button = UIButton(configuration: .filled())
    var states: [Bool] = []
    button.configurationUpdateHandler = { states.append($0.isSelected) }
    try harness.show(button)
    button.isSelected = true
    try harness.settle()
    #expect(states == [false, true])
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    try harness.settle()
    #expect(states == [false, true])
    button.setNeedsUpdateConfiguration()
    try harness.settle()
    #expect(states == [false, true, false])
  }

  @Test func `11.6.7 the provider of a custom group places its items`() throws {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    ) { environment in
      sizes.append(environment.container.effectiveContentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 60, height: 100)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 40, y: 20, width: 50, height: 30), zIndex: 3),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    let stage = try CollectionStage(
      [["a", "b", "c"]], layout: UICollectionViewCompositionalLayout(section: section))
    let layout = stage.collection.collectionViewLayout
    func attributes(_ item: Int) -> UICollectionViewLayoutAttributes? {
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
    }
    #expect(sizes.first == CGSize(width: 300, height: 100))
    #expect(attributes(0)?.frame == CGRect(x: 0, y: 0, width: 60, height: 100))
    #expect(attributes(1)?.frame == CGRect(x: 40, y: 20, width: 50, height: 30))
    #expect(attributes(1)?.zIndex == 3)
    #expect(attributes(2)?.frame == CGRect(x: 0, y: 100, width: 60, height: 100))
  }

  @Test func `13.3.3 the brightness stays between 0 and 1, and a change is posted`() {
    let screen = UIScreen.main
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    screen.brightness = 0.25
    screen.brightness = 0.25
    #expect(screen.brightness == 0.25 && posts == 1)
    screen.brightness = 7
    #expect(screen.brightness == 1 && posts == 2)
    NotificationCenter.default.removeObserver(token)
    #expect(UIScreen.screens == [screen] && screen.mirrored == nil && !screen.isCaptured)
  }

  @Test func `13.6.6 the legibility weight is a trait as others are`() throws {
    let bold = UITraitCollection(legibilityWeight: .bold)
    #expect(bold.legibilityWeight == .bold)
    #expect(UITraitCollection(traitsFrom: [bold, UITraitCollection()]).legibilityWeight == .bold)
    #expect(UITraitCollection().legibilityWeight == .unspecified)
    let view = UIView()
    try harness.show(view)
    #expect(view.traitCollection.legibilityWeight == .regular)
    view.traitOverrides.legibilityWeight = .bold
    view.updateTraitsIfNeeded()
    #expect(view.traitCollection.legibilityWeight == .bold)
  }

  @Test func `18.1.4 colours are copied and pasted`() {
    let board = UIPasteboard.withUniqueName()
    #expect(!board.hasColors && board.color == nil && board.colors == nil)
    board.colors = [.red, .blue]
    #expect(board.hasColors && board.color == .red && board.colors == [.red, .blue])
    #expect(board.numberOfItems == 2 && !board.hasStrings)
    board.string = "a"
    #expect(!board.hasColors)
  }

  @Test func `5.7.3 the source item is the view or the item that the popover points at`() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)
    #expect(popover.sourceItem == nil)
    let view = UIView()
    popover.sourceItem = view
    #expect(popover.sourceView === view && popover.barButtonItem == nil)
    let item = UIBarButtonItem(systemItem: .add)
    popover.sourceItem = item
    #expect(popover.barButtonItem === item && popover.sourceView == nil)
    #expect(popover.sourceItem === item)
  }
}

import SeededNumbers
import UIKit

/// Something that may be done next in an app with scenes. To add one: a case, its weight, what it
/// does.
enum AppAction: WalkStep {
  case push, pop, popTo, popToRoot, set
  case present, dismiss, changeRoot
  case select, tapTab, changeTabs, hideTabBar
  case showColumn, hideColumn, showDetail, fillColumn, changeMode
  case turnPage, changePages
  case turnDevice, resize, hideWindow
  case leaveApp, returnToApp, connect, activate, disconnect
  case press, drag, lift
  case turn, advance, settle

  /// How often it is chosen, beside the others.
  var weight: Int {
    switch self {
    case .push: 5
    case .pop: 4
    case .popTo, .popToRoot, .set: 1
    case .present, .dismiss: 2
    case .changeRoot: 1
    case .select: 4
    case .tapTab: 3
    case .changeTabs, .hideTabBar: 1
    case .showColumn, .hideColumn: 2
    case .showDetail, .fillColumn, .changeMode: 1
    case .turnPage: 2
    case .changePages: 1
    case .turnDevice, .resize: 2
    case .hideWindow: 1
    case .leaveApp, .returnToApp, .connect, .activate, .disconnect: 1
    case .press: 2
    case .drag: 4
    case .lift: 2
    case .turn, .advance: 3
    case .settle: 6
    }
  }

  /// Does it, choosing with `random`. Returns whether everything has settled after it.
  @MainActor
  func perform(in world: AppWorld, random: inout SeededGenerator) throws -> Bool {
    defer { world.isSettled = self == .settle }
    switch self {
    case .push, .pop, .popTo, .popToRoot, .set:
      changeStack(in: world, random: &random)
    case .present: present(in: world, random: &random)
    case .dismiss: dismiss(in: world, random: &random)
    case .select, .tapTab, .changeTabs, .hideTabBar:
      changeTabs(in: world, random: &random)
    case .showColumn, .hideColumn, .showDetail, .fillColumn, .changeMode:
      changeColumns(in: world, random: &random)
    case .turnPage, .changePages:
      changePages(in: world, random: &random)
    case .changeRoot, .turnDevice, .resize, .hideWindow:
      changeWindow(in: world, random: &random)
    case .leaveApp, .returnToApp, .connect, .activate, .disconnect:
      changeScenes(in: world, random: &random)
    case .press, .drag, .lift:
      touch(in: world, random: &random)
    case .turn:
      world.tell("turn")
      world.harness.turn()
    case .advance:
      let seconds = TimeInterval.random(in: 0...0.5, using: &random)
      world.tell("advance by \(seconds)")
      world.harness.advance(by: seconds)
    case .settle:
      world.tell("settle")
      if world.finger != nil { Self.lift.touch(in: world, random: &random) }
      repeat { try world.harness.settle() } while world.openNewScenes()
      return true
    }
    return false
  }

  // MARK: Stacks

  @MainActor
  private func changeStack(in world: AppWorld, random: inout SeededGenerator) {
    let stacks = world.reachable.compactMap { $0 as? WalkNavigation }
    guard let navigation = stacks.randomElement(using: &random) else { return }
    let animated = Bool.random(using: &random)
    let isColumn = navigation.splitViewController != nil
    switch self {
    case .push:
      let screen = world.makeScreen(random: &random)
      world.tell("push \(screen.life.name) on \(navigation.life.name), animated \(animated)")
      world.change(navigation) { $0.append(screen.life.name) }
      navigation.pushViewController(screen, animated: animated)
    case .pop:
      // Of several columns in one stack, or of tabs on it, the top may be another's; also what a finger is
      // just taking away, and may bring back.
      let mayBeAnothers =
        world.isSettled ? navigation.viewControllers.suffix(1) : navigation.children[...]
      let isOwn = mayBeAnothers.allSatisfy { $0 is WalkController }
      world.tell("pop on \(navigation.life.name), animated \(animated)")
      let isCertain = isOwn && (world.isSettled || !isColumn)
      world.change(navigation, isCertain: isCertain) { if $0.count > 1 { $0.removeLast() } }
      navigation.popViewController(animated: animated)
    case .popTo:
      let certain = navigation.screens.filter { world.isCertain($0, on: navigation) }
      guard let target = certain.randomElement(using: &random) else { return }
      world.tell("pop to \(target.life.name) on \(navigation.life.name), animated \(animated)")
      world.change(navigation) { names in
        names.firstIndex(of: target.life.name).map { names.removeSubrange(($0 + 1)...) }
      }
      navigation.popToViewController(target, animated: animated)
    case .popToRoot:
      world.tell("pop to the root of \(navigation.life.name), animated \(animated)")
      world.change(navigation) { $0.removeSubrange(1...) }
      navigation.popToRootViewController(animated: animated)
    default:
      var screens = navigation.screens.filter {
        world.isCertain($0, on: navigation) && Int.random(in: 0..<3, using: &random) > 0
      }
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        screens.append(world.makeScreen(random: &random))
      }
      if screens.isEmpty { screens = [world.makeScreen(random: &random)] }
      world.tell(
        "set \(screens.map(\.life.name)) on \(navigation.life.name), animated \(animated)")
      world.change(navigation) { $0 = screens.map(\.life.name) }
      navigation.setViewControllers(screens, animated: animated)
    }
  }

  // MARK: Presentations

  @MainActor
  private func present(in world: AppWorld, random: inout SeededGenerator) {
    guard let room = world.rooms.randomElement(using: &random) else { return }
    let receivers = world.visible(in: room)
    guard let receiver = receivers.randomElement(using: &random) else { return }
    let controller: UIViewController =
      switch Int.random(in: 0..<7, using: &random) {
      case 0: world.makeStack(random: &random)
      case 2: world.makePages(random: &random)
      case 1: world.makeTabs(random: &random, mayHaveColumns: false)
      default: world.makeScreen(random: &random)
      }
    let styles: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext,
      .overCurrentContext,
    ]
    controller.modalPresentationStyle = styles.randomElement(using: &random) ?? .automatic
    let animated = Bool.random(using: &random)
    world.tell(
      "present \(world.name(of: controller)), style \(controller.modalPresentationStyle.rawValue), "
        + "on \(world.name(of: receiver)), animated \(animated)")
    receiver.present(controller, animated: animated)
  }

  @MainActor
  private func dismiss(in world: AppWorld, random: inout SeededGenerator) {
    let presenters = world.reachable.filter { world.presented(by: $0) != nil }
    guard let presenter = presenters.randomElement(using: &random),
      let presented = world.presented(by: presenter)
    else { return }
    // 5.4.1 – all that it presents.
    if world.isSettled { world.dismissed.append(WalkWorld.Weak(object: presented)) }
    let animated = Bool.random(using: &random)
    world.tell("dismiss on \(world.name(of: presenter)), animated \(animated)")
    presenter.dismiss(animated: animated)
  }

  // MARK: Fingers

  /// A finger: from the edge it goes back or brings columns, on a sheet it pulls it down.
  @MainActor
  private func touch(in world: AppWorld, random: inout SeededGenerator) {
    let size = UIScreen.main.bounds.size
    switch (self, world.finger) {
    case (.press, nil):
      let starts = [
        CGPoint(x: 2, y: size.height / 2), CGPoint(x: size.width / 2, y: 150),
        CGPoint(x: size.width / 2, y: size.height / 2), CGPoint(x: 40, y: 70),
      ]
      let point = starts.randomElement(using: &random) ?? .zero
      world.tell("press at \(point)")
      world.harness.press(at: point)
      world.finger = point
    case (.drag, let finger?):
      let point = CGPoint(
        x: finger.x + CGFloat.random(in: -80...150, using: &random),
        y: finger.y + CGFloat.random(in: -20...150, using: &random))
      world.harness.advance(by: TimeInterval.random(in: 0.01...0.2, using: &random))
      world.tell("drag to \(point)")
      world.addOutcomesOfGoingBack()
      world.harness.drag(to: point)
      world.finger = point
    case (.lift, let finger?):
      // A tap, perhaps on the back button.
      world.tell("lift or cancel")
      world.addOutcomesOfGoingBack()
      if Int.random(in: 0..<4, using: &random) == 0 {
        world.harness.cancelTouch(at: finger)
      } else {
        world.harness.lift(at: finger)
      }
      world.finger = nil
    default:
      break
    }
  }
}

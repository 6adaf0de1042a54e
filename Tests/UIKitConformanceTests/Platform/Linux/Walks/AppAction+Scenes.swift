import SeededNumbers
import UIKit

// Windows and scenes.

extension AppAction {
  @MainActor
  func changeWindow(in world: AppWorld, random: inout SeededGenerator) {
    if self == .turnDevice {
      world.isOnSide.toggle()
      world.tell("turn the device, on its side \(world.isOnSide)")
      world.harness.turnDevice(onSide: world.isOnSide)
      return
    }
    guard let window = world.rooms.randomElement(using: &random)?.window else { return }
    switch self {
    case .changeRoot:
      // 1.4.7 – what is presented stays in the window for good.
      let root = window.rootViewController
      guard !world.reachable(from: root).contains(where: { world.presented(by: $0) != nil }),
        world.isSettled
      else { return }
      let new = world.makeRoot(random: &random)
      world.tell("root \(new.life.name) instead of \(world.name(of: root))")
      window.rootViewController = new
    case .hideWindow:
      world.tell(window.isHidden ? "show a window" : "hide a window")
      window.isHidden.toggle()
    default:
      let screen = UIScreen.main.bounds
      let width = [screen.width, screen.width / 2, 320].randomElement(using: &random)
      world.tell("a window gets \(width ?? 0) wide")
      window.frame = CGRect(x: 0, y: 0, width: width ?? screen.width, height: screen.height)
    }
  }

  @MainActor
  func changeScenes(in world: AppWorld, random: inout SeededGenerator) {
    world.tell("\(self)")
    switch self {
    case .leaveApp: world.harness.leaveApp()
    case .returnToApp: world.harness.returnToApp()
    case .connect:
      if world.rooms.count < 3 { world.connect() }
    case .activate:
      guard let session = world.sessions.randomElement(using: &random) else { return }
      UIApplication.shared.requestSceneSessionActivation(
        session, userActivity: nil, options: nil)
    default:
      world.rooms.randomElement(using: &random).map(world.disconnect)
    }
  }
}

import StorylineTesting
import Testing
import UIKit

/// Columns in a device that is turned.
@MainActor @Suite(.stage) struct SplitTurningTests {
  enum Device: CaseIterable { case phone, largePhone, pad }

  let harness: any Harness = StageHarness()

  @Test(arguments: Device.allCases)
  func `1.2.4 columns turned before the first commit are told once that they are appearing`(
    device: Device
  ) throws {
    switch device {
    case .phone: break
    case .largePhone: harness.useLargePhone()
    case .pad: harness.useLargeDevice()
    }
    var lives: [Life] = []
    func record(_ name: String) -> Life {
      lives.append(Life(name: name))
      return lives[lives.count - 1]
    }
    let windows = (1...3).map { number in
      let window = UIWindow(windowScene: harness.connectScene())
      let split = WalkSplit(record("C\(number)"), style: .tripleColumn)
      for column in split.columns {
        let navigation = WalkNavigation(record("N\(number)\(column)"))
        navigation.setViewControllers(
          [WalkController(record("S\(number)\(column)"))], animated: false)
        split.setViewController(navigation, for: column)
      }
      window.rootViewController = split
      window.makeKeyAndVisible()
      return window
    }
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(windows.count == 3)
    #expect(lives.flatMap(\.faults) == [])
    #expect(lives.contains { $0.appearance == .appeared })
  }
}

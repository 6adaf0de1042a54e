import StorylineTesting
import Testing
import UIKit

/// Columns in a device that is turned.
@MainActor @Suite(.harness) struct SplitTurningTests {
  enum Device: CaseIterable { case phone, largePhone, pad }

  final class CountingNavigation: UINavigationController {
    var appearances: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearances.append("will")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      appearances.append("is")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances.append("did")
    }
  }

  let harness: any Harness = PlatformHarness()

  @Test(arguments: Device.allCases)
  func `1.2.4 columns turned before the first commit are told once that they are appearing`(
    device: Device
  ) throws {
    switch device {
    case .phone: break
    case .largePhone: harness.useLargePhone()
    case .pad: harness.useLargeDevice()
    }
    var columns: [CountingNavigation] = []
    let windows = try (1...3).map { _ in
      let window = UIWindow(windowScene: try harness.connectScene())
      let split = UISplitViewController(style: .tripleColumn)
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        let navigation = CountingNavigation(rootViewController: UIViewController())
        columns.append(navigation)
        split.setViewController(navigation, for: column)
      }
      window.rootViewController = split
      window.makeKeyAndVisible()
      return window
    }
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(windows.count == 3)
    #expect(columns.contains { !$0.appearances.isEmpty })
    for column in columns {
      // A column may go again before it has appeared: then the last word is missing.
      #expect(["will", "is", "did"].starts(with: column.appearances))
    }
  }
}

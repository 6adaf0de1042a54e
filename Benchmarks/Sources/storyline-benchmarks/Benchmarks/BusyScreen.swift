import BenchmarkHarness
import StorylineTesting
import UIKit

extension Benchmark {
  /// The cost of describing a busy screen for the simulator and for failing tests: a screen of
  /// 1,000 labels, compared with ten screens of 100.
  ///
  /// Measured: 1.00.
  static var busyScreen: Benchmark {
    Benchmark("display-busy-screen", target: 1.2) {
      let (busy, calm) = (Labels(1_000), Labels(100))
      return Comparison(
        of: { try busy.describe() },
        with: { for _ in 0..<10 { try calm.describe() } })
    }
  }
}

/// A screen of labels in a grid.
@MainActor
private struct Labels {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let count: Int

  init(_ count: Int) {
    self.count = count
    let screen = UIViewController()
    for number in 0..<count {
      let label = UILabel(
        frame: CGRect(x: 8 * (number % 40), y: 20 * (number / 40), width: 8, height: 20))
      label.text = "\(number % 10)"
      screen.view.addSubview(label)
    }
    window.rootViewController = screen
  }

  func describe() throws {
    window.isHidden = false
    defer { window.isHidden = true }
    try settleNow()
    let labels = AppDriver().screenText.split(separator: "UILabel").count - 1
    guard labels >= count else {
      throw Stack.WrongScreens(description: "\(labels) of \(count) labels are on the screen.")
    }
  }
}

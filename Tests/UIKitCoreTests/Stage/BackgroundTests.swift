import Foundation
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct BackgroundTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var heard: [String] = []

    private func note(_ word: String) {
      heard.append("\(word), \(UIApplication.shared.applicationState)")
    }

    func applicationWillResignActive(_ application: UIApplication) { note("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
  }

  @Test func `an app goes through inactive, both ways`() {
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    Stage.shared.enterBackground()
    Stage.shared.enterBackground()
    Stage.shared.enterForeground()
    Stage.shared.enterForeground()
    #expect(
      delegate.heard == [
        "resign, active", "background, background", "foreground, background", "active, active",
      ])
  }
}

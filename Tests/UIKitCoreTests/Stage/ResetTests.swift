import StorylineTesting
import Testing
import UIKit

@testable import UIKitCore

/// Tests for the state of a new process.
@MainActor @Suite(.stage) struct ResetTests {
  @Test func `a reset leaves nothing of what was set on the stage`() {
    let stage = Stage.shared
    stage.onAnnouncement = { _ in }
    stage.onCommit = {}
    stage.transitionPolicy = .fluid
    stage.setUserInterfaceStyle(isDark: true)
    stage.setDevice(.iPad)
    stage.rotate(to: .landscapeLeft)
    stage.infoDictionary["Added"] = true
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    stage.reset()
    let (state, new) = (Mirror(reflecting: stage.state), Mirror(reflecting: StageState()))
    // Objects that are made anew have no description of their content.
    for (field, initial) in zip(state.children, new.children) {
      #expect(
        String(describing: field.value) == String(describing: initial.value),
        "\(field.label ?? "")")
    }
    #expect(stage.onAnnouncement == nil)
    #expect(!stage.isDark)
  }

  @Test func `a reset releases what waited for the end of the turn`() {
    weak let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint != nil)
    Stage.shared.reset()
    #expect(constraint == nil)
  }
}

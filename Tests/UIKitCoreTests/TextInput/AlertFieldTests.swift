import Foundation
import StorylineTesting
import Testing
import UIKit

/// Alerts with text fields: the keyboard, the place, and the return key.
@MainActor @Suite(.stage) struct AlertFieldTests {
  private let stage: FieldStage

  init() throws { stage = try FieldStage() }

  private func present(_ actions: [UIAlertAction] = []) throws -> UIAlertController {
    let alert = UIAlertController(title: "Sign in", message: "Please.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.placeholder = "Password" }
    for action in actions { alert.addAction(action) }
    stage.controller.present(alert, animated: true)
    try Stage.shared.settle()
    return alert
  }

  private func isEditing(_ alert: UIAlertController) -> [Bool] {
    alert.textFields?.map(\.isEditing) ?? []
  }

  @Test func `the first field is ready, and the alert stands above the keyboard`() throws {
    let alert = try present()
    #expect(isEditing(alert) == [true, false])
    let keyboard = try #require(Stage.shared.keyboard.frame)
    let frame = alert.view.frame
    #expect(abs(frame.midY - keyboard.minY / 2) <= 0.5)
    #expect(frame.maxY < keyboard.minY)
  }

  @Test func `the fields stand below the texts and above the buttons`() throws {
    let alert = try present([UIAlertAction(title: "OK", style: .default)])
    let fields = try #require(alert.textFields)
    let tops = fields.map { $0.convert($0.bounds, to: alert.view) }
    let drawn = try #require(alert.view.displayNode())
    let box = try #require(find("AlertFields", in: [drawn]))
    let message = try #require(find("UILabel", in: [drawn]))
    #expect(message.frame.maxY < box.frame.minY)
    #expect(tops[0].maxY == tops[1].minY)
    #expect(tops[1].maxY < alert.view.bounds.height - 44)
  }

  @Test func `without the keyboard the alert goes back to the middle`() throws {
    let alert = try present()
    alert.view.endEditing(true)
    try Stage.shared.settle()
    #expect(abs(alert.view.frame.midY - 426) <= 0.5)
  }

  @Test func `the return key goes on to the next field, then does what is preferred`() throws {
    var performed = 0
    let action = UIAlertAction(title: "OK", style: .default) { _ in performed += 1 }
    let alert = try present([action])
    alert.preferredAction = action
    Stage.shared.type("Ann\n")
    #expect(isEditing(alert) == [false, true])
    Stage.shared.type("secret\n")
    try Stage.shared.settle()
    #expect(performed == 1)
    #expect(stage.controller.presentedViewController == nil)
    #expect(alert.textFields?.map(\.text) == ["Ann", "secret"])
  }

  @Test func `return that is pressed while the alert still comes counts when it is there`() throws {
    var performed = 0
    let action = UIAlertAction(title: "OK", style: .default) { _ in performed += 1 }
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(action)
    alert.preferredAction = action
    Stage.shared.clock.mode = .manual
    stage.controller.present(alert, animated: true)
    Stage.shared.turn()
    #expect(alert.transitionCoordinator != nil)
    Stage.shared.type("Ann\n\n")
    Stage.shared.clock.mode = .immediate
    try Stage.shared.settle()
    #expect(performed == 1)
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `with nothing preferred, or where it is disabled, the return key ends nothing`() throws
  {
    let action = UIAlertAction(title: "OK", style: .default)
    let alert = try present([action])
    Stage.shared.type("\n\n")
    try Stage.shared.settle()
    #expect(stage.controller.presentedViewController === alert)
    alert.preferredAction = action
    action.isEnabled = false
    Stage.shared.type("\n")
    try Stage.shared.settle()
    #expect(stage.controller.presentedViewController === alert)
  }

  @Test func `the keyboard goes with the alert`() throws {
    let alert = try present()
    alert.dismiss(animated: true)
    Stage.shared.clock.mode = .manual
    Stage.shared.turn()
    #expect(Stage.shared.keyboard.frame == nil)
    #expect(stage.controller.presentedViewController === alert)
    Stage.shared.clock.mode = .immediate
    try Stage.shared.settle()
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test(arguments: [false, true])
  func `an alert with fields is released when it is gone`(animated: Bool) throws {
    weak var gone: UIAlertController?
    do {
      let alert = try present([UIAlertAction(title: "OK", style: .default)])
      gone = alert
      alert.dismiss(animated: animated)
    }
    try Stage.shared.settle()
    Stage.shared.turn()
    Stage.shared.turn()
    #expect(gone == nil)
  }
}

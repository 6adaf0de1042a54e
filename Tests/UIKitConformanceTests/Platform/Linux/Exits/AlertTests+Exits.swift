import StorylineTesting
import Testing
import UIKit

extension AlertTests {
  @Test func `5.6.6 a second cancel action is a programmer error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
  }

  @Test func `5.6.6 an action sheet takes no text field`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'NSInternalInconsistencyException'"))
    #expect(
      text.contains("only be added to an alert controller of style UIAlertControllerStyleAlert"))
  }

  @Test func `5.6.7 an action sheet on a large device needs an anchor`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let harness = PlatformHarness()
      harness.useLargeDevice()
      let presenter = UIViewController()
      harness.makeWindow(root: presenter).makeKeyAndVisible()
      try harness.settle()
      presenter.present(
        UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet),
        animated: true)
      try harness.settle()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'NSGenericException'"))
  }

  @Test func `5.6.8 the preferred action is one of the actions`() async {
    let alert = alert(.alert, [("One", .default), ("Two", .default)])
    alert.preferredAction = alert.actions[1]
    #expect(alert.preferredAction === alert.actions[1])
    await #expect(processExitsWith: .failure) { @MainActor in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "Other", style: .default)
    }
  }
}

import ObjCNames
import StorylineTesting
import Testing
import UIKit

extension ControlTargetTests {
  @Test func `a message that nobody knows ends the process with UIKit's words`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let control = UIControl(frame: .zero)
      let target = UIViewController()
      control.addTarget(target, action: "unheardOf:", for: .valueChanged)
      control.sendActions(for: .valueChanged)
    }
  }
}

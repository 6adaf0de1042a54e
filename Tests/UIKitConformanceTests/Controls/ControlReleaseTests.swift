import StorylineTesting
import Testing
import UIKit

/// Controls that were on a screen, were moved, and are gone.
@MainActor @Suite(.harness) struct ControlReleaseTests {
  private func expectReleased<Control: UIControl>(
    _ make: () -> Control, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    weak var gone: Control?
    do {
      let screen = try ControlOnScreen(make())
      gone = screen.control
      screen.drag(from: 0.2, to: 0.8)
      screen.tap(0.8)
      screen.control.removeFromSuperview()
      screen.rest()
    }
    #expect(gone == nil, sourceLocation: sourceLocation)
  }

  @Test func `nothing keeps a control that is gone`() throws {
    try expectReleased { UISwitch() }
    try expectReleased { UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31)) }
    try expectReleased { UISegmentedControl(items: ["A", "B", "C"]) }
    try expectReleased { UIStepper() }
    try expectReleased { UIDatePicker() }
    try expectReleased {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return picker
    }
    try expectReleased {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .inline
      return picker
    }
  }
}

import Foundation
import StorylineTesting
import Testing
import UIKitCore

/// Tests for the drawing of controls with a value: their parts, and the places of these.
@MainActor @Suite(.stage) struct ControlDisplayTests {
  private let stage = Stage.shared

  /// The parts of a view that is laid out on a screen, a line each.
  private func dump(_ view: UIView, _ options: DisplayList.TextOptions = []) throws -> [String] {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIViewController()
    screen.view.addSubview(view)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try stage.settle()
    let node = try #require(view.displayNode())
    let list = DisplayList(size: .zero, cornerRadius: 0, isDark: false, roots: [node])
    window.isHidden = true
    return list.text(options).split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
      .map(String.init)
  }

  private func expect(
    _ view: UIView, _ expected: [String], _ options: DisplayList.TextOptions = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let lines = try dump(view, options)
    #expect(lines == expected, sourceLocation: sourceLocation)
  }

  @Test func `the knob of a switch stands at the side of its state`() throws {
    let control = UISwitch()
    try expect(
      control,
      [
        #"UISwitch (0 0; 51×31) ‹switch› value "0""#,
        #"  RoundedBox (0 0; 51×31) corners 15.5 background (0.47 0.47 0.5 / 0.16)"#,
        #"  RoundedBox (2 2; 27×27) corners 13.5 background (1 1 1) shadow"#,
      ], [.colors])
    control.isOn = true
    try expect(
      control,
      [
        #"UISwitch (0 0; 51×31) ‹switch› value "1""#,
        #"  RoundedBox (0 0; 51×31) corners 15.5"#,
        #"  RoundedBox (22 2; 27×27) corners 13.5 shadow"#,
      ])
    control.semanticContentAttribute = .forceRightToLeft
    control.isEnabled = false
    try expect(
      control,
      [
        #"UISwitch (0 0; 51×31) opacity 0.5 ‹switch› value "1" disabled"#,
        #"  RoundedBox (0 0; 51×31) corners 15.5"#,
        #"  RoundedBox (2 2; 27×27) corners 13.5 shadow"#,
      ])
  }

  @Test func `the track of a slider is parted by its knob`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))
    slider.value = 0.25
    try expect(
      slider,
      [
        #"UISlider (0 0; 204×31) ‹slider› value "25%""#,
        #"  RoundedBox (59 13.67; 143×4) corners 2 background (0.47 0.47 0.5 / 0.2)"#,
        #"  RoundedBox (2 13.67; 57×4) corners 2 background (0 0.48 1)"#,
        #"  RoundedBox (45 1.67; 28×28) corners 14 background (1 1 1) shadow"#,
      ], [.colors])
    slider.semanticContentAttribute = .forceRightToLeft
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.setThumbImage(UIImage(systemName: "star"), for: .normal)
    try expect(
      slider,
      [
        #"UISlider (0 0; 204×31) ‹slider› value "25%""#,
        #"  RoundedBox (2 13.67; 124×4) corners 2"#,
        #"  RoundedBox (126 13.67; 48×4) corners 2"#,
        #"  UIImageView (116 5.67; 20×20) symbol star"#,
        #"  UIImageView (182 5.67; 20×20) symbol minus"#,
      ])
  }

  @Test func `the chosen segment lies on a plate, and has no lines beside it`() throws {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 180, height: 32)
    try expect(
      control,
      [
        #"UISegmentedControl (0 0; 180×32) corners 9 ‹segmentedControl›"#,
        #"  RoundedBox (0 0; 180×32) corners 9"#,
        #"  RoundedBox (119.5 8; 1×16) corners 0.5"#,
        #"  RoundedBox (59.5 8; 1×16) corners 0.5"#,
        #"  SegmentView (0 0; 60×32) ‹button› label "A""#,
        #"    UILabel (2 8; 56×16) "A" medium 13"#,
        #"  SegmentView (60 0; 60×32) ‹button› label "B""#,
        #"    UILabel (2 8; 56×16) "B" medium 13"#,
        #"  SegmentView (120 0; 60×32) ‹button› label "C""#,
        #"    UILabel (2 8; 56×16) "C" medium 13"#,
      ])
    control.selectedSegmentIndex = 2
    control.setEnabled(false, forSegmentAt: 0)
    try expect(
      control,
      [
        #"UISegmentedControl (0 0; 180×32) corners 9 ‹segmentedControl›"#,
        #"  RoundedBox (0 0; 180×32) corners 9 background (0.46 0.46 0.5 / 0.12)"#,
        #"  RoundedBox (59.5 8; 1×16) corners 0.5 background (0.24 0.24 0.26 / 0.29)"#,
        #"  RoundedBox (122 2; 56×28) corners 7 background (1 1 1) shadow"#,
        #"  SegmentView (0 0; 60×32) ‹button› label "A" disabled"#,
        #"    UILabel (2 8; 56×16) opacity 0.3 "A" medium 13 in (0 0 0)"#,
        #"  SegmentView (60 0; 60×32) ‹button› label "B""#,
        #"    UILabel (2 8; 56×16) "B" medium 13 in (0 0 0)"#,
        #"  SegmentView (120 0; 60×32) ‹button› label "C" selected"#,
        #"    UILabel (2 8; 56×16) "C" semibold 13 in (0 0 0)"#,
      ], [.colors])
  }

  @Test func `a stepper has two halves, of which one may be closed`() throws {
    try expect(
      UIStepper(),
      [
        #"UIStepper (0 0; 94×32) ‹stepper›"#,
        #"  RoundedBox (0 0; 94×32) corners 8 background (0.46 0.46 0.5 / 0.12)"#,
        #"  StepperHalf (0 0; 47×32) ‹button› label "Decrement" disabled path stroke (0.24 0.24 0.26 / 0.3)"#,
        #"  StepperHalf (47 0; 47×32) ‹button› label "Increment" path stroke (0 0 0)"#,
        #"  RoundedBox (46.5 7; 1×18) corners 0.5 background (0.24 0.24 0.26 / 0.29)"#,
      ], [.colors])
  }

  @Test func `a line is filled from where people begin to read`() throws {
    let line = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    line.progress = 0.25
    try expect(
      line,
      [
        #"UIProgressView (0 0; 200×4) ‹progressIndicator› value "25%""#,
        #"  RoundedBox (0 0; 200×4) corners 2 background (0.47 0.47 0.5 / 0.2)"#,
        #"  RoundedBox (0 0; 50×4) corners 2 background (0 0.48 1)"#,
      ], [.colors])
    line.semanticContentAttribute = .forceRightToLeft
    try expect(
      line,
      [
        #"UIProgressView (0 0; 200×4) ‹progressIndicator› value "25%""#,
        #"  RoundedBox (0 0; 200×4) corners 2"#,
        #"  RoundedBox (150 0; 50×4) corners 2"#,
      ])
  }

  @Test func `a spinner turns without end`() throws {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    try expect(
      spinner,
      [
        #"UIActivityIndicatorView (0 0; 37×37) ‹activityIndicator› label "In progress" value "1""#,
        #"  IndicatorWheel (0 0; 37×37) [transform from (1 0 0 1 0 0) in 1 s always] spinner in (0.56 0.56 0.58)"#,
      ], [.animations, .colors])
    spinner.stopAnimating()
    #expect(spinner.displayNode() == nil)
  }

  @Test func `the rows of a wheel turn away above and below`() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3_600
    let rows = try dump(picker).filter { $0.contains("PickerSlot") }
    #expect(
      rows.prefix(6).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "PickerSlot (0 92.47; 110×32) transform (0.99 0 0 0.96 0 0) opacity 0.48",
        "PickerSlot (0 124; 110×32)",
        "PickerSlot (0 155.53; 110×32) transform (0.99 0 0 0.96 0 0) opacity 0.48",
        "PickerSlot (0 184.32; 110×32) transform (0.98 0 0 0.83 0 0) opacity 0.41",
        "PickerSlot (0 207.85; 110×32) transform (0.96 0 0 0.63 0 0) opacity 0.29",
        "PickerSlot (0 224.07; 110×32) transform (0.93 0 0 0.38 0 0) opacity 0.14",
      ])
  }

  @Test func `a compact date picker is a line`() throws {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = .gmt
    picker.date = Date(timeIntervalSince1970: 1_709_200_860)
    try expect(
      picker,
      [
        #"UIDatePicker (0 0; 222×34) ‹datePicker› value "Feb 29, 2024 at 10:01 AM""#,
        #"  DatePills (0 0; 222×34)"#,
        #"    DatePill (0 0; 122.33×34) ‹button› label "Date Picker" value "Feb 29, 2024""#,
        #"      RoundedBox (0 0; 122.33×34) corners 6"#,
        #"      UILabel (0 0; 122.33×34) "Feb 29, 2024" regular 17"#,
        #"    DatePill (128.33 0; 93.67×34) ‹button› label "Time Picker" value "10:01 AM""#,
        #"      RoundedBox (0 0; 93.67×34) corners 6"#,
        #"      UILabel (0 0; 93.67×34) "10:01 AM" regular 17"#,
      ])
  }
}

import UIKit

/// A picker on a screen, with what it asks and tells.
@MainActor
final class PickerStage: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let picker = UIPickerView(frame: CGRect(x: 40, y: 200, width: 300, height: 216))
  var rows: [Int]

  init(_ rows: [Int] = [10, 5]) throws {
    self.rows = rows
    super.init()
    picker.dataSource = self
    picker.delegate = self
    let screen = UIViewController()
    screen.view.addSubview(picker)
    harness.makeWindow(root: screen).makeKeyAndVisible()
    try harness.settle()
  }

  /// Returns the point at which a row of a flat wheel would be, on the wheel as it is.
  func point(_ component: Int, rows: CGFloat = 0) -> CGPoint {
    let width = picker.rowSize(forComponent: component).width
    let middle = picker.bounds.midX
    let side: CGFloat = component == 0 ? -1 : 1
    let x = picker.numberOfComponents == 1 ? middle : middle + side * width / 2
    let height = picker.rowSize(forComponent: component).height
    return picker.convert(CGPoint(x: x, y: picker.bounds.midY + rows * height), to: nil)
  }

  /// Drags a wheel so that it moves on by that many rows, and lets the finger rest before it leaves.
  func drag(_ component: Int, rows: CGFloat) throws {
    let start = point(component)
    let height = picker.rowSize(forComponent: component).height
    // The distance of recognizing a drag does not count.
    let way = -rows * height + (rows > 0 ? -10 : 10)
    let end = CGPoint(x: start.x, y: start.y + way)
    harness.holdTime()
    harness.press(at: start)
    harness.turn()
    harness.move(from: start, to: end)
    harness.advance(by: 0.5)
    harness.lift(at: end)
    rest()
  }

  /// Lets the wheels come to rest.
  func rest() {
    harness.turn()
    for _ in 0..<200 { harness.advance(by: 0.05) }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component]
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Row \(row)" }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    trace.record("delegate", "select(\(row) in \(component))")
  }
}

import StorylineTesting
import Testing
import UIKit

/// Gives views for the rows, of a size of its own.
@MainActor
private final class ViewRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var reused = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    50
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 80 }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    if view != nil { reused += 1 }
    let label = view as? UILabel ?? UILabel()
    label.text = "View \(row)"
    return label
  }
}

@MainActor @Suite(.harness) struct PickerTests {
  @Test func `it asks for its contents, and has the usual size`() throws {
    let stage = try PickerStage()
    #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
    #expect(stage.picker.numberOfComponents == 2)
    #expect(stage.picker.numberOfRows(inComponent: 0) == 10)
    #expect(stage.picker.numberOfRows(inComponent: 1) == 5)
    #expect(stage.picker.rowSize(forComponent: 0).height == 32)
    #expect(stage.picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func `without rows, none is chosen`() throws {
    let stage = try PickerStage([0])
    #expect(stage.picker.selectedRow(inComponent: 0) == -1)
    #expect(stage.picker.selectedRow(inComponent: 7) == -1)
    try stage.drag(0, rows: 1)
    stage.trace.expect([])
  }

  @Test func `10.3.8 the delegate does not hear of what code chooses`() throws {
    let stage = try PickerStage()
    stage.picker.selectRow(3, inComponent: 0, animated: false)
    #expect(stage.picker.selectedRow(inComponent: 0) == 3)
    stage.picker.selectRow(6, inComponent: 0, animated: true)
    #expect(stage.picker.selectedRow(inComponent: 0) == 6)
    try stage.harness.settle()
    stage.trace.expect([])
  }

  @Test func `a wheel that people turn comes to rest at a row, and tells once`() throws {
    let stage = try PickerStage()
    try stage.drag(0, rows: 2.3)
    stage.trace.expect(["delegate.select(2 in 0)"])
    #expect(stage.picker.selectedRow(inComponent: 0) == 2)
    try stage.drag(1, rows: 1)
    try stage.drag(0, rows: -1)
    stage.trace.expect([
      "delegate.select(2 in 0)", "delegate.select(1 in 1)", "delegate.select(1 in 0)",
    ])
  }

  @Test func `a wheel that goes back to its row tells nothing`() throws {
    let stage = try PickerStage()
    try stage.drag(0, rows: 0.3)
    stage.trace.expect([])
  }

  @Test func `a flick turns it on, and it ends at a row`() throws {
    let stage = try PickerStage([100])
    stage.harness.holdTime()
    let start = stage.point(0)
    stage.harness.drag(
      from: start, to: CGPoint(x: start.x, y: start.y - 60), over: 0.06, steps: 6)
    stage.rest()
    let row = stage.picker.selectedRow(inComponent: 0)
    #expect(row > 5)
    stage.trace.expect(["delegate.select(\(row) in 0)"])
  }

  @Test func `a finger stops a wheel, which then ends at a row near by`() throws {
    let stage = try PickerStage([200])
    stage.harness.holdTime()
    let start = stage.point(0)
    stage.harness.drag(
      from: start, to: CGPoint(x: start.x, y: start.y - 60), over: 0.06, steps: 6)
    stage.harness.advance(by: 0.1)
    stage.harness.press(at: start)
    stage.harness.turn()
    stage.trace.expect([])
    stage.harness.advance(by: 1)
    stage.harness.lift(at: start)
    stage.rest()
    let row = stage.picker.selectedRow(inComponent: 0)
    #expect(row > 0)
    stage.trace.expect(["delegate.select(\(row) in 0)"])
  }

  @Test func `at its ends a wheel swings back`() throws {
    let stage = try PickerStage()
    try stage.drag(1, rows: 3)
    try stage.drag(1, rows: 3)
    try stage.drag(1, rows: 3)
    #expect(stage.picker.selectedRow(inComponent: 1) == 4)
    try stage.drag(1, rows: -2)
    #expect(stage.picker.selectedRow(inComponent: 1) == 2)
  }

  @Test func `a wheel at its end does not pull the sheet that it is in`() throws {
    let stage = try PickerStage()
    let screen = try #require(stage.picker.window?.rootViewController)
    let sheet = UIViewController()
    stage.picker.removeFromSuperview()
    sheet.view.addSubview(stage.picker)
    screen.present(sheet, animated: false)
    try stage.harness.settle()
    try stage.drag(0, rows: -12)
    #expect(screen.presentedViewController === sheet)
    #expect(stage.picker.selectedRow(inComponent: 0) == 0)
    try stage.drag(0, rows: 1)
    stage.trace.expect(["delegate.select(1 in 0)"])
  }

  @Test func `a tap on a row turns the wheel to it`() throws {
    let stage = try PickerStage()
    stage.harness.holdTime()
    stage.harness.tap(at: stage.point(0, rows: 1))
    stage.rest()
    stage.trace.expect(["delegate.select(1 in 0)"])
  }

  @Test func `the delegate's views stand on the wheel, as large as it says, and are used again`()
    throws
  {
    let stage = try PickerStage([1])
    let rows = ViewRows()
    stage.picker.dataSource = rows
    stage.picker.delegate = rows
    try stage.harness.settle()
    #expect(stage.picker.rowSize(forComponent: 0) == CGSize(width: 80, height: 50))
    let view = stage.picker.view(forRow: 0, forComponent: 0)
    #expect((view as? UILabel)?.text == "View 0")
    #expect(view?.bounds.size == CGSize(width: 80, height: 50))
    #expect(stage.picker.view(forRow: 50, forComponent: 0) == nil)
    stage.picker.selectRow(50, inComponent: 0, animated: false)
    #expect((stage.picker.view(forRow: 50, forComponent: 0) as? UILabel)?.text == "View 50")
    #expect(rows.reused > 0)
  }

  @Test func `a row with a title has no view of the delegate's`() throws {
    let stage = try PickerStage()
    #expect(stage.picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test func `rows that are taken away take the choice to the last one`() throws {
    let stage = try PickerStage()
    stage.picker.selectRow(9, inComponent: 0, animated: false)
    stage.picker.selectRow(2, inComponent: 1, animated: false)
    stage.rows = [4, 5]
    #expect(stage.picker.numberOfRows(inComponent: 0) == 10)
    stage.picker.reloadComponent(0)
    #expect(stage.picker.numberOfRows(inComponent: 0) == 4)
    #expect(stage.picker.selectedRow(inComponent: 0) == 3)
    stage.rows = [4]
    stage.picker.reloadAllComponents()
    #expect(stage.picker.numberOfComponents == 1)
    stage.trace.expect([])
  }

  @Test func `a row that the wheel does not have is not selected`() throws {
    let stage = try PickerStage()
    stage.picker.selectRow(4, inComponent: 0, animated: false)
    for row in [-1, 10, 99] {
      stage.picker.selectRow(row, inComponent: 0, animated: false)
      #expect(stage.picker.selectedRow(inComponent: 0) == 4)
    }
  }

  @Test func `it keeps neither its data source nor its delegate`() {
    let picker = UIPickerView()
    weak var gone: ViewRows?
    do {
      let rows = ViewRows()
      gone = rows
      picker.dataSource = rows
      picker.delegate = rows
      #expect(picker.numberOfComponents == 1)
    }
    #expect(gone == nil)
    #expect(picker.delegate == nil)
  }
}

import Foundation
import StorylineTesting
import Testing
import UIKit

/// A form with one control of each kind; the label says what changed last.
final class SettingsController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let told = UILabel()
  private let sizes = ["Small", "Medium", "Large", "Huge", "Enormous"]

  override func viewDidLoad() {
    super.viewDidLoad()
    told.accessibilityIdentifier = "told"
    told.text = "nothing"
    let wifi = UISwitch()
    listen(wifi, "wifi") { "wifi \(wifi.isOn)" }
    let volume = UISlider()
    listen(volume, "volume") { "volume \(Int((volume.value * 100).rounded()))" }
    let period = UISegmentedControl(items: ["Day", "Week", "Month"])
    listen(period, "period") { "period \(period.selectedSegmentIndex)" }
    let copies = UIStepper()
    copies.maximumValue = 3
    listen(copies, "copies") { "copies \(Int(copies.value))" }
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let line = UIProgressView(progressViewStyle: .default)
    line.progress = 0.4
    let size = UIPickerView()
    size.accessibilityIdentifier = "size"
    size.dataSource = self
    size.delegate = self
    let day = UIDatePicker()
    day.datePickerMode = .date
    day.locale = Locale(identifier: "en_US")
    day.timeZone = .gmt
    day.date = Date(timeIntervalSince1970: 1_700_000_000)
    listen(day, "day") { "day \(Int(day.date.timeIntervalSince1970))" }
    let rows = [told, wifi, volume, period, copies, spinner, line, size, day]
    for (index, row) in rows.enumerated() {
      let size = row === volume || row === line ? CGSize(width: 200, height: 31) : row.frame.size
      row.frame = CGRect(
        x: 20, y: 80 + CGFloat(index) * 50, width: max(size.width, 200),
        height: max(size.height, 20))
      if row === day { row.frame.origin.y += 190 }
      view.addSubview(row)
    }
  }

  private func listen(_ control: UIControl, _ name: String, _ text: @escaping () -> String) {
    control.accessibilityIdentifier = name
    control.addAction(UIAction { [told] _ in told.text = text() }, for: .valueChanged)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    sizes.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { sizes[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    told.text = "size \(sizes[row])"
  }
}

final class SettingsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = SettingsController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@MainActor @Suite(.stage) struct ControlDriverTests {
  private func told(_ app: AppDriver) -> String? { app.element(identifier: "told").label }

  @Test func `a switch is turned, unless it is so already`() async throws {
    let app = try await AppDriver.launch(SettingsDelegate.self)
    let wifi = app.switch("wifi")
    #expect(wifi.value == "0")
    try await wifi.turn(on: false)
    #expect(told(app) == "nothing")
    try await wifi.turn(on: true)
    #expect(told(app) == "wifi true")
    #expect(wifi.value == "1")
    try await wifi.tap()
    #expect(told(app) == "wifi false")
    await #expect(throws: DriverError.self) { try await app.slider("volume").turn(on: true) }
  }

  @Test func `a slider is moved to a part of its way`() async throws {
    let app = try await AppDriver.launch(SettingsDelegate.self)
    try await app.slider("volume").slide(to: 0.75)
    #expect(told(app) == "volume 75")
    #expect(app.slider("volume").value == "75%")
    try await app.slider("75%").slide(to: 0)
    #expect(told(app) == "volume 0")
    await #expect(throws: DriverError.self) { try await app.switch("wifi").slide(to: 1) }
  }

  @Test func `a segment is chosen by its title`() async throws {
    let app = try await AppDriver.launch(SettingsDelegate.self)
    try await app.segmentedControl("period").choose("Week")
    #expect(told(app) == "period 1")
    #expect(app.button("Week").isSelected)
    try await app.button("Month").tap()
    #expect(told(app) == "period 2")
    await #expect(throws: DriverError.self) {
      try await app.segmentedControl("period").choose("Year")
    }
  }

  @Test func `a stepper steps as far as it goes`() async throws {
    let app = try await AppDriver.launch(SettingsDelegate.self)
    try await app.stepper("copies").step(by: 3)
    #expect(told(app) == "copies 3")
    await #expect(throws: DriverError.self) { try await app.stepper("copies").step(by: 1) }
    try await app.stepper("copies").step(by: -2)
    #expect(told(app) == "copies 1")
  }

  @Test func `a wheel is turned to a title`() async throws {
    let app = try await AppDriver.launch(SettingsDelegate.self)
    #expect(app.pickerWheels.count == 1)
    #expect(app.pickerWheels[0].value == "Small")
    try await app.pickerWheels[0].turn(to: "Enormous")
    #expect(told(app) == "size Enormous")
    try await app.pickerWheels.inside(app.picker("size")).turn(to: "Medium")
    #expect(told(app) == "size Medium")
    await #expect(throws: DriverError.self) {
      try await app.pickerWheels[0].turn(to: "Tiny")
    }
    await #expect(throws: DriverError.self) { try await app.switch("wifi").turn(to: "On") }
  }

  @Test func `a day is chosen in the calendar of a compact date picker`() async throws {
    let app = try await AppDriver.launch(SettingsDelegate.self)
    #expect(app.datePicker("day").value == "Nov 14, 2023")
    try await app.button("Date Picker").tap()
    try await app.button("Next Month").tap()
    try await app.button("Friday, December 1").tap()
    #expect(app.button("Friday, December 1").isSelected)
    try await app.tap(at: CGPoint(x: 10, y: 60))
    #expect(!app.button("Next Month").exists)
    #expect(app.button("Date Picker").value == "Dec 1, 2023")
    #expect(told(app) == "day 1701468800")
  }

  @Test func `a monkey moves switches and sliders, and writes down how`() async throws {
    let app = try await AppDriver.launch(SettingsDelegate.self)
    let possible = app.possibilities(words: [], avoiding: []).map(\.description)
    #expect(possible.contains("try await app.switch(\"wifi\").tap()"))
    #expect(possible.contains("try await app.slider(\"volume\").slide(to: 0.5)"))
    #expect(possible.contains("try await app.button(\"Week\").tap()"))
    try await MonkeyAction.slide(.init(name: "volume"), to: 0.5).perform(on: app)
    #expect(told(app) == "volume 50")
    try await MonkeyAction.toggle(.init(name: "wifi")).perform(on: app)
    #expect(told(app) == "wifi true")
  }

  @Test func `the names of XCUITest find and adjust them`() {
    let app = XCUIApplication(SettingsDelegate.self)
    app.launch()
    XCUIApplicationCheck.run(app)
    #expect(app.staticTexts["told"].label == "size Large")
  }
}

/// A test of controls in the words of XCUITest.
@MainActor
private enum XCUIApplicationCheck {
  static func run(_ app: XCUIApplication) {
    app.switches["wifi"].tap()
    #expect(app.switches["wifi"].value as? String == "1")
    app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.3)
    #expect(app.sliders.element.value as? String == "30%")
    app.segmentedControls.buttons["Day"].tap()
    #expect(app.segmentedControls["period"].buttons["Day"].isSelected)
    app.steppers.buttons["Increment"].tap()
    #expect(app.staticTexts["told"].label == "copies 1")
    #expect(app.activityIndicators["In progress"].exists)
    #expect(app.progressIndicators.element.value as? String == "40%")
    #expect(app.datePickers.count == 1)
    #expect(app.pickers["size"].exists)
    app.pickers["size"].pickerWheels.element.adjust(toPickerWheelValue: "Large")
    #expect(app.pickerWheels.firstMatch.value as? String == "Large")
  }
}

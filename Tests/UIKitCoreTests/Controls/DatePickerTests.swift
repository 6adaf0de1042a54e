import Foundation
import StorylineTesting
import Testing
import UIKitCore

@MainActor @Suite(.stage) struct DatePickerTests {
  private let stage = Stage.shared
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// Thursday, 29 February 2024, 10:01 in Greenwich.
  private let leapDay = Date(timeIntervalSince1970: 1_709_200_860)

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, locale: String = "en_US"
  ) throws -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: locale)
    picker.timeZone = .gmt
    picker.date = leapDay
    picker.frame = CGRect(
      origin: CGPoint(x: 30, y: 200),
      size: style == .wheels ? CGSize(width: 320, height: 216) : picker.sizeThatFits(.zero))
    let screen = UIViewController()
    screen.view.addSubview(picker)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try stage.settle()
    return picker
  }

  private func wheels(in view: UIView) -> [UIView] {
    view.isPickerWheel ? [view] : view.subviews.flatMap(wheels)
  }

  private func titles(_ picker: UIDatePicker) -> [String] {
    wheels(in: picker).compactMap { $0.assistiveDescription?.value }
  }

  private func turn(_ index: Int, to title: String) async throws {
    try await AppDriver().pickerWheels[index].turn(to: title)
  }

  private func text(_ picker: UIDatePicker) -> String {
    picker.date.formatted(
      Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
        .time(includingFractionalSeconds: false))
  }

  // MARK: The date

  @Test func `it begins with the time of the stage's clock`() throws {
    let first = UIDatePicker().date
    stage.clock.mode = .manual
    stage.clock.advance(by: 3600)
    #expect(abs(UIDatePicker().date.timeIntervalSince(first) - 3600) < 1)
  }

  @Test func `the date stays between the limits`() throws {
    let picker = try picker(.dateAndTime)
    picker.minimumDate = leapDay.addingTimeInterval(60)
    #expect(picker.date == leapDay.addingTimeInterval(60))
    picker.maximumDate = leapDay.addingTimeInterval(120)
    picker.date = .distantFuture
    #expect(picker.date == leapDay.addingTimeInterval(120))
  }

  @Test func `limits that cross do not count`() throws {
    let picker = try picker(.dateAndTime)
    picker.minimumDate = leapDay.addingTimeInterval(100)
    picker.maximumDate = leapDay
    picker.date = leapDay.addingTimeInterval(-500)
    #expect(picker.date == leapDay.addingTimeInterval(-500))
  }

  @Test func `an interval of minutes is a part of an hour, and the date goes back to it`() throws {
    let picker = try picker(.time)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(text(picker) == "2024-02-29T10:00:00")
    picker.roundsToMinuteInterval = false
    #expect(picker.date == leapDay)
  }

  @Test func `a duration is less than a day, in whole minutes`() throws {
    let picker = try picker(.countDownTimer)
    picker.countDownDuration = 3_725
    #expect(picker.countDownDuration == 3_720)
    #expect(titles(picker) == ["1 hour", "2 min"])
    picker.countDownDuration = 100_000
    #expect(picker.countDownDuration == 86_340)
  }

  @Test func `10.3.8 what code sets, no event tells`() async throws {
    let picker = try picker(.dateAndTime)
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    picker.date = .distantPast
    #expect(picker.date == .distantPast)
    picker.setDate(leapDay, animated: true)
    picker.maximumDate = leapDay.addingTimeInterval(-60)
    try stage.settle()
    #expect(told == 0)
    try await turn(1, to: "9")
    #expect(told == 1)
  }

  // MARK: Styles

  @Test func `it is compact where it may choose, and durations have wheels`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.datePickerStyle == .compact)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func `a picker without a frame takes the size of its style`() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    let framed = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    framed.preferredDatePickerStyle = .wheels
    #expect(framed.bounds.size == CGSize(width: 200, height: 50))
  }

  // MARK: Wheels

  @Test(arguments: [
    (UIDatePicker.Mode.date, "en_US", ["February", "29", "2024"]),
    (.date, "de_DE", ["29", "Februar", "2024"]),
    (.date, "ja_JP", ["2024年", "2月", "29"]),
    (.time, "en_US", ["10", "01", "AM"]),
    (.time, "de_DE", ["10", "01"]),
    (.dateAndTime, "en_US", ["Thu, Feb 29", "10", "01", "AM"]),
  ])
  func `the wheels are in the order and the words of the language`(
    mode: UIDatePicker.Mode, locale: String, titles: [String]
  ) throws {
    let picker = try picker(mode, locale: locale)
    #expect(self.titles(picker) == titles.map { $0.replacing("年", with: "") })
  }

  @Test func `a wheel changes its part of the date`() async throws {
    let picker = try picker(.dateAndTime)
    try await turn(0, to: "Fri, Mar 1")
    try await turn(1, to: "8")
    try await turn(2, to: "30")
    #expect(text(picker) == "2024-03-01T08:30:00")
    try await turn(3, to: "PM")
    #expect(text(picker) == "2024-03-01T20:30:00")
    #expect(titles(picker) == ["Fri, Mar 1", "8", "30", "PM"])
  }

  @Test func `after twelve, the hours are those of the other half of the day`() async throws {
    let picker = try picker(.time)
    try await turn(0, to: "1")
    #expect(text(picker) == "2024-02-29T13:01:00")
    #expect(titles(picker) == ["1", "01", "PM"])
  }

  @Test func `a day that a month does not have becomes its last one`() async throws {
    let picker = try picker(.date)
    try await turn(2, to: "2023")
    #expect(text(picker) == "2023-02-28T10:01:00")
    #expect(titles(picker) == ["February", "28", "2023"])
    try await turn(0, to: "March")
    try await AppDriver().pickerWheels[1].turn(to: "31")
    try await turn(0, to: "April")
    #expect(titles(picker) == ["April", "30", "2023"])
  }

  @Test func `a wheel that is turned beyond a limit comes back`() async throws {
    let picker = try picker(.date)
    picker.maximumDate = leapDay
    try stage.settle()
    await #expect(throws: DriverError.self) { try await turn(2, to: "2025") }
    #expect(titles(picker) == ["February", "29", "2024"])
    #expect(picker.date == leapDay)
  }

  @Test func `a duration is at least a minute for people`() async throws {
    let picker = try picker(.countDownTimer)
    picker.countDownDuration = 3_600
    try await turn(0, to: "0 hours")
    #expect(picker.countDownDuration == 60)
    #expect(titles(picker) == ["0 hours", "1 min"])
  }

  @Test func `wheels of minutes go by the interval`() async throws {
    let picker = try picker(.time)
    picker.minuteInterval = 15
    try stage.settle()
    #expect(titles(picker) == ["10", "00", "AM"])
    try await turn(1, to: "45")
    #expect(text(picker) == "2024-02-29T10:45:00")
  }

  // MARK: Calendar

  @Test func `a day of the calendar keeps the time`() async throws {
    let picker = try picker(.dateAndTime, .inline)
    let app = AppDriver()
    try await app.button("Saturday, February 3").tap()
    #expect(text(picker) == "2024-02-03T10:01:00")
    try await app.button("Previous Month").tap()
    #expect(app.text("January 2024").exists)
    #expect(text(picker) == "2024-02-03T10:01:00")
    try await app.button("Wednesday, January 31").tap()
    #expect(text(picker) == "2024-01-31T10:01:00")
  }

  @Test func `days and months beyond the limits cannot be touched`() throws {
    let picker = try picker(.date, .inline)
    picker.minimumDate = leapDay.addingTimeInterval(-86_400)
    picker.maximumDate = leapDay
    try stage.settle()
    let app = AppDriver()
    #expect(!app.button("Tuesday, February 27").isEnabled)
    #expect(app.button("Wednesday, February 28").isEnabled)
    #expect(app.button("Thursday, February 29").isSelected)
    #expect(!app.button("Previous Month").isEnabled)
    #expect(!app.button("Next Month").isEnabled)
  }

  @Test func `weeks begin as the language has it`() throws {
    _ = try picker(.date, .inline, locale: "de_DE")
    let app = AppDriver()
    let (monday, sunday) = (app.text("MO").frame, app.text("SO").frame)
    #expect((monday?.minX ?? 0) < (sunday?.minX ?? 0))
  }

  // MARK: In a line

  @Test func `a touch on the time shows wheels, and one beside them takes them away`() async throws
  {
    let picker = try picker(.dateAndTime, .compact)
    let app = AppDriver()
    #expect(app.button("Date Picker").value == "Feb 29, 2024")
    try await app.button("Time Picker").tap()
    try await app.pickerWheels[1].turn(to: "45")
    #expect(text(picker) == "2024-02-29T10:45:00")
    try await app.tap(at: CGPoint(x: 20, y: 800))
    #expect(app.pickerWheels.count == 0)
  }

  @Test func `what is shown beside a picker goes with it`() async throws {
    let picker = try picker(.date, .compact)
    let app = AppDriver()
    try await app.button("Date Picker").tap()
    #expect(app.button("Next Month").exists)
    picker.removeFromSuperview()
    #expect(!app.button("Next Month").exists)
  }
}

import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct StepperTests {
  private func onScreen() throws -> ControlOnScreen<UIStepper> { try ControlOnScreen(UIStepper()) }

  @Test func `every stepper has the same size, and counts from 0 to 100`() {
    let stepper = UIStepper(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(stepper.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(stepper.value == 0)
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
  }

  @Test func `a tap steps, and tells once`() throws {
    let screen = try onScreen()
    screen.control.stepValue = 2.5
    screen.tap(0.8)
    screen.tap(0.8)
    #expect(screen.control.value == 5)
    screen.tap(0.2)
    #expect(screen.control.value == 2.5)
    #expect(screen.told == 3)
  }

  @Test func `at the limits a tap tells of nothing`() throws {
    let screen = try onScreen()
    screen.tap(0.2)
    #expect(screen.told == 0)
    screen.control.value = 99.5
    screen.tap(0.8)
    #expect(screen.control.value == 100)
    screen.tap(0.8)
    #expect(screen.told == 1)
  }

  @Test func `one that wraps goes on at the other end`() throws {
    let screen = try onScreen()
    screen.control.wraps = true
    screen.tap(0.2)
    #expect(screen.control.value == 100)
    screen.tap(0.8)
    #expect(screen.control.value == 0)
    #expect(screen.told == 2)
  }

  @Test func `the value stays between the limits`() {
    let stepper = UIStepper()
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = 10
    stepper.value = 0
    #expect(stepper.value == 10)
  }

  @Test func `10.3.8 what code sets, no event tells`() throws {
    let screen = try onScreen()
    screen.control.value = 7
    #expect(screen.control.value == 7)
    screen.control.maximumValue = 5
    #expect(screen.told == 0)
  }

  @Test func `10.3.5 a disabled one takes no taps`() throws {
    let screen = try onScreen()
    screen.control.isEnabled = false
    screen.tap(0.8)
    #expect(screen.control.value == 0)
  }

  @Test func `a press goes on stepping until the finger leaves`() throws {
    let screen = try onScreen()
    screen.harness.press(at: screen.point(0.8))
    screen.harness.turn()
    #expect(screen.control.value == 1)
    screen.harness.advance(by: 0.45)
    #expect(screen.control.value == 1)
    screen.harness.advance(by: 2)
    let reached = screen.control.value
    #expect(reached > 5)
    #expect(Double(screen.told) == reached)
    screen.harness.lift(at: screen.point(0.8))
    screen.harness.advance(by: 2)
    #expect(screen.control.value == reached)
  }

  @Test func `a press rests while the finger is beside`() throws {
    let screen = try onScreen()
    screen.harness.press(at: screen.point(0.8))
    screen.harness.drag(to: screen.point(0.2))
    screen.harness.advance(by: 3)
    #expect(screen.control.value == 1)
    screen.harness.drag(to: screen.point(0.8))
    screen.harness.advance(by: 1)
    #expect(screen.control.value > 1)
    screen.harness.lift(at: screen.point(0.8))
  }

  @Test func `without repetition a press steps once`() throws {
    let screen = try onScreen()
    screen.control.autorepeat = false
    screen.harness.press(at: screen.point(0.8))
    screen.harness.advance(by: 3)
    screen.harness.lift(at: screen.point(0.8))
    #expect(screen.control.value == 1)
  }

  @Test func `without being continuous it tells at the end of a press`() throws {
    let screen = try onScreen()
    screen.control.isContinuous = false
    screen.harness.press(at: screen.point(0.8))
    screen.harness.advance(by: 2)
    #expect(screen.told == 0)
    screen.harness.lift(at: screen.point(0.8))
    #expect(screen.told == 1)
    #expect(screen.control.value > 1)
  }

  @Test func `nothing waits for a finger that stays`() throws {
    let screen = try onScreen()
    screen.harness.press(at: screen.point(0.8))
    try screen.harness.settle()
    screen.harness.lift(at: screen.point(0.8))
    #expect(screen.control.value == 1)
  }

  @Test func `10.4.10 it wins over a tap of the view around it`() throws {
    let screen = try onScreen()
    let taps = screen.count(UITapGestureRecognizer())
    screen.tap(0.8)
    #expect(screen.control.value == 1)
    #expect(taps() == 0)
  }
}

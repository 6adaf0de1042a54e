import Testing
import UIKit

/// 18.1: the values of controls and their limits.
@MainActor @Suite struct ControlValueTests {
  @Test func `18.1.1 a slider's value stays within its limits`() {
    let slider = UISlider()
    #expect(slider.value == 0)
    slider.minimumValue = 10
    #expect(slider.value == 10)
    slider.maximumValue = 20
    slider.value = 100
    #expect(slider.value == 20)
    slider.maximumValue = 15
    #expect(slider.value == 15)
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5)
  }

  @Test func `18.1.1 a stepper's value stays within its limits`() {
    let stepper = UIStepper()
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.value = -5
    #expect(stepper.value == 0)
    stepper.minimumValue = 3
    #expect(stepper.value == 3)
  }

  @Test func `18.1.1 the current page is one of the pages`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 10
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    control.numberOfPages = -2
    #expect(control.numberOfPages == 0)
  }

  @Test func `18.1.1 progress is between 0 and 1`() {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
  }

  @Test func `18.1.2 the selection of segments moves with its segment`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 2
    control.insertSegment(withTitle: "x", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 3)
    control.insertSegment(withTitle: "end", at: 99, animated: false)
    #expect(control.titleForSegment(at: 4) == "end")
    control.removeSegment(at: 3, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `18.1.2 a segment has a title or an image`() {
    let control = UISegmentedControl(items: [UIImage()])
    #expect(control.titleForSegment(at: 0) == nil)
    control.setTitle("t", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `18.1.3 the state of a button is made of its properties`() {
    let button = UIButton(type: .system)
    button.setTitle("on", for: .normal)
    button.setTitle("off", for: .disabled)
    button.isEnabled = false
    #expect(button.state == .disabled)
    #expect(button.currentTitle == "off")
    button.isEnabled = true
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.state == [.selected, .highlighted])
    #expect(button.currentTitle == "on")
  }

  @Test func `10.3.13 what is set on an image view before the first image holds`() {
    let button = UIButton(type: .custom)
    button.imageView?.contentMode = .scaleAspectFit
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.imageView?.superview === button)
    #expect(button.imageView?.contentMode == .scaleAspectFit)
  }

  @Test func `15.7.5 the first scope is selected by default`() {
    let bar = UISearchBar()
    #expect(bar.selectedScopeButtonIndex == 0)
    bar.scopeButtonTitles = ["a", "b"]
    #expect(bar.selectedScopeButtonIndex == 0)
    bar.selectedScopeButtonIndex = 1
    #expect(bar.selectedScopeButtonIndex == 1)
  }
}

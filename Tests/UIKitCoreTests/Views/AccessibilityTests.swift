import ObjCNames
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct AccessibilityTests {
  private func described(_ view: UIView) -> DisplayAccessibility? {
    view.displayNode()?.accessibility
  }

  @Test func `controls, labels and named images are elements, other views are not`() {
    #expect(UILabel().isAccessibilityElement)
    #expect(UIButton(type: .system).isAccessibilityElement)
    #expect(UISlider().isAccessibilityElement)
    #expect(!UIView().isAccessibilityElement)
    #expect(!UITableView().isAccessibilityElement)
    #expect(!UIImageView().isAccessibilityElement)
  }

  @Test func `a control says its title until the app says something else`() {
    let button = UIButton(type: .system)
    button.setTitle("+", for: .normal)
    #expect(button.accessibilityLabel == "+")
    button.accessibilityLabel = "Add"
    button.accessibilityHint = "Adds a phone."
    button.accessibilityValue = "3"
    #expect(described(button)?.label == "Add")
    #expect(described(button)?.hint == "Adds a phone.")
    #expect(described(button)?.value == "3")
    #expect(described(button)?.role == .button)
    button.accessibilityLabel = nil
    #expect(described(button)?.label == "+")
  }

  @Test func `traits are UIKit's until the app sets others`() {
    let label = UILabel()
    label.text = "Phones"
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityTraits = .header
    #expect(described(label)?.role == .header)
    label.accessibilityTraits.insert([.selected, .notEnabled])
    #expect(described(label)?.isSelected == true)
    #expect(described(label)?.isEnabled == false)
    let button = UIButton(type: .system)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func `a view that is an element swallows what is in it`() throws {
    let view = UIView()
    let label = UILabel()
    label.text = "5 stars"
    view.addSubview(label)
    #expect(view.displayNode()?.children.first?.accessibility?.label == "5 stars")
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Rating"
    view.accessibilityTraits = .button
    let node = view.displayNode()
    #expect(node?.accessibility?.role == .button)
    #expect(node?.accessibility?.label == "Rating")
    #expect(try #require(node?.children.first).accessibility == nil)
  }

  @Test func `a label that is no element is told to nobody but tests`() throws {
    let label = UILabel()
    label.text = "Decoration"
    label.accessibilityIdentifier = "decoration"
    label.isAccessibilityElement = false
    #expect(described(label)?.role == DisplayAccessibility.Role.none)
    #expect(try #require(described(label)).label == nil)
    #expect(described(label)?.identifier == "decoration")
  }

  @Test func `elements may be hidden, with all that is in them`() throws {
    let view = UIView()
    let label = UILabel()
    label.text = "Behind"
    view.addSubview(label)
    view.accessibilityElementsHidden = true
    #expect(try #require(view.displayNode()?.children.first).accessibility == nil)
  }

  @Test func `beside a modal view nothing is there`() throws {
    let view = UIView()
    let (behind, modal) = (UILabel(), UILabel())
    behind.text = "Behind"
    modal.text = "In front"
    view.addSubview(behind)
    view.addSubview(modal)
    modal.accessibilityViewIsModal = true
    let nodes = view.displayNode()?.children
    #expect(try #require(nodes?.first).accessibility == nil)
    #expect(nodes?.last?.accessibility?.label == "In front")
  }

  @Test func `a class may say it in overrides`() {
    final class Rating: UIView {
      override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
      }
      override var accessibilityLabel: String? {
        get { "Rating" }
        set { super.accessibilityLabel = newValue }
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set { super.accessibilityTraits = newValue }
      }
    }
    #expect(described(Rating())?.label == "Rating")
    #expect(described(Rating())?.role == .slider)
  }

  @Test func `a slider goes up and down by tenths, and tells of it`() {
    let slider = UISlider()
    var told = 0
    slider.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(abs(slider.value - 0.1) < 0.001)
    #expect(told == 3)
    slider.value = 1
    slider.accessibilityIncrement()
    #expect(told == 3)
    slider.isEnabled = false
    slider.accessibilityDecrement()
    #expect(slider.value == 1)
  }

  @Test func `settings of the device are told, and that they changed`() {
    var changes = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    Stage.shared.setReduceMotion(true)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(changes == 1)
    #expect(!UIAccessibility.isVoiceOverRunning)
    Stage.shared.setVoiceOver(isRunning: true)
    #expect(UIAccessibility.isVoiceOverRunning)
  }
}

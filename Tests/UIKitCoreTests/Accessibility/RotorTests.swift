import Foundation
import StorylineTesting
import Testing
import UIKit

/// Lists of things that people who hear the screen go through, and outlines of elements.
@MainActor @Suite(.stage) struct RotorTests {
  private let labels = ["Tea", "Milk", "Sugar"].map { text in
    let label = UILabel()
    label.text = text
    return label
  }

  private func rotor(_ asked: @escaping (Int?) -> Void = { _ in }) -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Wares") { [labels] predicate in
      let current = labels.firstIndex { $0 === predicate.currentItem.targetElement }
      asked(current)
      let step = predicate.searchDirection == .next ? 1 : -1
      let next = current.map { $0 + step } ?? 0
      guard labels.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(
        targetElement: labels[next], targetRange: nil)
    }
  }

  @Test func `16.2.1 a rotor's items are found one after the other`() {
    var asked: [Int?] = []
    let view = UIView()
    view.accessibilityCustomRotors = [rotor { asked.append($0) }]
    let items = view.accessibilityCustomRotors?.first?.items() ?? []
    #expect(items.map { ($0.targetElement as? UILabel)?.text } == ["Tea", "Milk", "Sugar"])
    #expect(asked == [nil, 0, 1, 2])
  }

  @Test func `16.2.1 people go back as well`() {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(
      targetElement: labels[2], targetRange: nil)
    predicate.searchDirection = .previous
    #expect(rotor().itemSearchBlock(predicate)?.targetElement === labels[1])
  }

  @Test func `16.2.1 a rotor that goes round in a circle has an end`() {
    let rotor = UIAccessibilityCustomRotor(name: "Round") { [labels] predicate in
      let current = labels.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
      return UIAccessibilityCustomRotorItemResult(
        targetElement: labels[(current + 1) % labels.count], targetRange: nil)
    }
    #expect(rotor.items().count == 3)
  }

  @Test func `16.2.2 an element's path says where it is activated`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 40, height: 60))
    element.accessibilityPath = path
    #expect(element.accessibilityActivationPoint == CGPoint(x: 30, y: 50))
    #expect(element.accessibilityFrame.width == 300)
    // The element keeps a path of its own.
    path.addLine(to: CGPoint(x: 200, y: 200))
    #expect(element.accessibilityPath?.bounds.maxX == 50)
    element.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(element.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
  }
}

import Testing
import UIKit

/// Apps declare operators for priorities themselves.
private func - (priority: UILayoutPriority, steps: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue - 10 * steps)
}

@Suite struct PriorityOperatorTests {
  @Test func `the operator of an app goes before that of UIKit`() {
    #expect((UILayoutPriority.required - 1).rawValue == 990)
  }

  @Test func `a priority is raised and lowered by a number`() {
    var priority = UILayoutPriority.defaultLow + 1
    #expect(priority.rawValue == 251)
    priority += 2
    #expect(priority.rawValue == 253)
  }
}

import RetainGraph
import Testing

private final class Node {
  var next: Node?
  var other: Node?
}

private final class Owner {
  var helper: Helper?
  var screen: Node?
}

private final class Helper {
  var owner: Owner?
  var screen: Node?
}

/// Objects that only a cycle of others holds, to which nothing leads.
///
/// Each in a process of its own: what other tests do meanwhile may lead to the cycle.
@Suite struct LostCycleTests {
  @Test func `an object that a cycle of others holds is told with that cycle`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (one, other, held) = (Node(), Node(), Node())
      (one.next, other.next) = (other, one)
      other.other = held
      let report = RetainInspector().holders(of: held)
      let finding = try #require(report.facts.first, "\(report), \(report.objects) objects")
      #expect(finding.path.origin == .cycle("Node.next → Node.next → Node"))
      #expect(finding.path.hops.last?.member == "other")
    }
  }

  @Test func `the same is told, whatever lies where in memory`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for isOwnerHolding in [true, false] {
        let (owner, helper, screen) = (Owner(), Helper(), Node())
        (owner.helper, helper.owner) = (helper, owner)
        (owner.screen, helper.screen) = isOwnerHolding ? (screen, nil) : (nil, screen)
        let path = RetainInspector().holders(of: screen).facts.first?.path
        #expect(
          path?.description
            == (isOwnerHolding
              ? "a cycle (Owner.helper → Helper.owner → Owner) → Owner.screen → Node"
              : "a cycle (Helper.owner → Owner.helper → Helper) → Helper.screen → Node"))
      }
    }
  }

  @Test func `what a lost cycle holds is a leak`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      weak var left: Node?
      do {
        let (one, other, held) = (Node(), Node(), Node())
        (one.next, other.next, one.other) = (other, one, held)
        left = held
      }
      let verdict = RetainInspector().verdict(on: try #require(left))
      #expect(verdict.isLeak)
      #expect(verdict.findings.first?.path.hops.last?.member == "other")
    }
  }
}

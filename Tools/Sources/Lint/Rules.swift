/// All rules.
package enum Rules {
  package static let all: [any Rule] = [
    ScreenHoldsCoordinator(), ChildHoldsParent(), PresenterHoldsView(), RouterHoldsView(),
    DelegateStrong(), DelegateProtocolUnbound(), ClosureKeepsItsOwner(), ClosureKeepsCoordinator(),
    EndsInWillDisappear(), DidShowWithoutFrom(), CoordinatorIsValue(), CoordinatorNotKept(),
    CoordinatorCycle(), CoordinatorSharesNoStack(), CoordinatorKnowsViews(), ScreenNavigates(),
    SegueBesideCoordinators(), ScreenPresents(), ScreenPresentsAlert(), ScreenMakesScreen(),
    VIPWeakForward(), VIPImportsUIKit(), VIPRouterBypassesDataStore(), VIPViewCallsWorker(),
    VIPSetupLate(), VIPMethodShape(), FlowNeverFinishes(), FlowShowsTwice(),
  ]

  /// The identifiers of findings about comments, which belong to no rule.
  package static let commentRules = ["unused-disable", "disable-without-reason", "unknown-rule"]

  package static func rule(_ id: String) -> (any Rule)? { all.first { $0.page.id == id } }

  /// The table of the guide.
  package static var table: String {
    var text = "| Rule | Finds | Severity | Default | Fix |\n| --- | --- | --- | --- | --- |\n"
    for page in all.map(\.page) {
      text +=
        "| `\(page.id)` | \(page.title) | \(page.severity) | \(page.isOnByDefault ? "on" : "off") "
      text += "| \(page.fix?.rawValue ?? "none") |\n"
    }
    return text
  }

  /// The known name that is most like another one, for messages about mistakes.
  package static func nearest(_ name: String, in names: [String]) -> String? {
    names.min { distance($0, name) < distance($1, name) }
  }

  private static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one), Array(other))
    var row = Array(0...other.count)
    for (i, a) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in other.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[other.count]
  }
}

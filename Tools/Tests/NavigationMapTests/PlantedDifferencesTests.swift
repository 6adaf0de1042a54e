import Foundation
import NavigationMap
import Testing

/// Twelve changes to the map of an example, planted at once.
@Suite struct PlantedDifferencesTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/Shop.map.json").standardizedFileURL

  private let old: NavigationMap

  init() throws { old = try MapFile.read(Self.file) }

  @Test func `each planted change is named, and nothing else`() {
    var new = old
    // 1 to 3: a screen with its transition, and one between screens that stay.
    new.screens.append(SampleMap.screen("WishListViewController"))
    new.transitions.append(
      SampleMap.transition("AccountViewController", "push", "WishListViewController"))
    new.transitions.append(
      SampleMap.transition("BasketViewController", "push", "OrderViewController"))
    // 4 and 5: a screen that is gone, with its transitions.
    new.remove("PaymentViewController")
    // 6: a renamed class.
    new.rename("VariantViewController", to: "ChoiceViewController")
    // 7: a sheet that is pushed now.
    new.change("AccountViewController", "present", "SignInViewController") { $0.kind = "push" }
    // 8: another end.
    new.change("DepartmentsViewController", "push", "ItemsViewController") {
      $0.to = "ItemViewController"
    }
    // 9: only another name of a button.
    new.change("BasketViewController", "present", "SignInViewController") {
      $0.by = ["app.button(\"Buy\").tap()"]
    }
    // 10 and 11: another title, another owner.
    new.change("SearchViewController") { $0.title = "Find" }
    new.change("OrderViewController") { $0.owner = "OrderFlow" }
    // 12: a finding.
    let finding = NavigationMap.Finding(
      kind: "outlives", at: "ItemViewController", text: "ItemFlow stays")
    new.findings.append(finding)

    let diff = MapDiff(from: old, to: new)
    #expect(diff.addedScreens == ["WishListViewController"])
    #expect(diff.removedScreens == ["PaymentViewController"])
    #expect(
      diff.renamedScreens == [
        MapDiff.Renaming(from: "VariantViewController", to: "ChoiceViewController")
      ])
    #expect(
      Set(diff.addedTransitions.map(\.text)) == [
        "AccountViewController → WishListViewController (push)",
        "BasketViewController → OrderViewController (push)",
        "AccountViewController → SignInViewController (push)",
        "DepartmentsViewController → ItemViewController (push)",
      ])
    #expect(
      Set(diff.removedTransitions.map(\.text)) == [
        "AccountViewController → SignInViewController (present)",
        "DeliveryViewController → PaymentViewController (push)",
        "DepartmentsViewController → ItemsViewController (push)",
        "PaymentViewController → SummaryViewController (push)",
      ])
    #expect(
      diff.changedTransitions.map(\.at) == [
        "BasketViewController → SignInViewController (present)"
      ])
    #expect(
      Set(diff.changedScreens.map { "\($0.at): \($0.text)" }) == [
        "SearchViewController: title “Search”, now “Find”",
        "OrderViewController: owner ScreenFlow, now OrderFlow",
      ])
    #expect(diff.addedFindings == [finding])
    #expect(diff.removedFindings.isEmpty)
  }
}

extension NavigationMap {
  fileprivate mutating func remove(_ id: String) {
    screens.removeAll { $0.id == id }
    transitions.removeAll { $0.from == id || $0.to == id }
  }

  fileprivate mutating func rename(_ id: String, to name: String) {
    change(id) { $0.id = name }
    for index in transitions.indices {
      if transitions[index].from == id { transitions[index].from = name }
      if transitions[index].to == id { transitions[index].to = name }
    }
  }

  fileprivate mutating func change(_ id: String, _ change: (inout Screen) -> Void) {
    for index in screens.indices where screens[index].id == id { change(&screens[index]) }
  }

  fileprivate mutating func change(
    _ from: String, _ kind: String, _ to: String, _ change: (inout Transition) -> Void
  ) {
    for index in transitions.indices
    where transitions[index].key.text == "\(from) → \(to) (\(kind))" {
      change(&transitions[index])
    }
  }
}

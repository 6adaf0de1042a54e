import SourceFacts

/// A flow promises a value, and nothing gives it.
struct FlowNeverFinishes: Rule {
  func findings(in context: LintContext) -> [Finding] {
    let project = context.project
    guard project.files.contains(where: { $0.facts.imports.contains { $0.module == "Storyline" } })
    else { return [] }
    return project.types.compactMap { type in
      guard type.isClass, !project.isTest(type), type.fact.inherits.contains("Flow"),
        project.type("Flow", from: type.file) == nil,
        let value = type.fact.superclassArgument, !["Void", "Never", "()"].contains(value),
        project.descendants(of: type).count == 1, !isEnded(type, context)
      else { return nil }
      return page.finding(
        type.file.path, type.fact.place, type.name,
        "`\(type.name)` is a flow of `\(value)`, and nothing calls its `finish`")
    }
  }

  private func isEnded(_ type: ProjectType, _ context: LintContext) -> Bool {
    context.project.files.contains { file in
      let mentions = file.facts.types.contains { $0.simpleName == type.simpleName }
      if mentions, file.facts.notedNames.contains("finish") { return true }
      // A helper that has the flow may end it.
      if file.facts.assignments.contains(where: { $0.isSelf && $0.owner == type.name }) {
        return true
      }
      return file.facts.uses.contains { use in
        use.name == "finish"
          && (use.receiver.last.map { $0.lowercased().hasSuffix("flow") } == true
            || use.receiverType == type.simpleName)
      }
    }
  }

  let page = RulePage(
    id: "flow-never-finishes", title: "A flow that should end with a value never calls `finish`",
    effect: "the flow that waits for the value does not continue after the last step.",
    remedy: "Call `finish` with the value, or declare `Flow<Never>` if there is no value.",
    severity: .warning,
    bad: [
      """
      import Storyline
      final class ↓OrderFlow: Flow<Order> { override func start() { show(OrderViewController()) } }
      """,
      """
      import Storyline
      import UIKit
      class ↓NameFlow: Flow<String> {
        override func start() { let screen = NameViewController(); screen.onDone = { name in print(name) } }
      }
      """,
      """
      import Storyline
      class ↓PickFlow: Flow<[Int]>, UITableViewDelegate {}
      """,
      """
      import Storyline
      final class ↓PayFlow: Flow<PayFlow.Outcome> {
        enum Outcome { case paid, refused }
        func done() { close() }
      }
      """,
      """
      import Storyline
      final class ↓DayFlow: Flow<Date?> {}
      extension DayFlow { func choose(_ date: Date) {} }
      """,
      """
      // The screen hands itself to its table, which cannot end the flow.
      import Storyline
      final class ↓SizeFlow: Flow<Int> { override func start() { show(SizeViewController()) } }
      final class SizeViewController: UITableViewController {
        override func viewDidLoad() { tableView.delegate = self }
      }
      """,
    ],
    good: [
      """
      import Storyline
      final class OrderFlow: Flow<Order> { func done(_ order: Order) { finish(order) } }
      """,
      """
      import Storyline
      final class TabsFlow: Flow<Void> { override func start() {} }
      """,
      """
      import Storyline
      final class NameFlow: Flow<String> {
        override func start() { let screen = NameViewController(); screen.onDone = finish }
      }
      """,
      """
      import Storyline
      final class NameFlow: Flow<String> { override func start() { let router = NameRouter(flow: self) } }
      """,
      """
      // A class of the app that has the same name.
      import Storyline
      class Flow<Value> {}
      final class NameFlow: Flow<String> {}
      """,
      """
      // The flow of another library.
      import Flows
      final class NameFlow: Flow<String> {}
      """,
      """
      import Storyline
      final class OrderStore: Store<Order> {}
      """,
      """
      // The subclass hands itself to a helper, which may end it.
      import Storyline
      class PickFlow: Flow<Int> {}
      final class DayFlow: PickFlow { override func start() { let picker = DayPicker(flow: self) } }
      """,
      """
      // The classes that conform to it finish.
      import Storyline
      public protocol PaymentFlow: Flow<Receipt> { var amount: Decimal { get } }
      """,
      """
      // A double for tests.
      import Storyline
      final class OrderFlowStub: Flow<Order> {}
      """,
    ])
}

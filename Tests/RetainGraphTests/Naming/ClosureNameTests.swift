import RetainGraph
import Testing

@Suite struct ClosureNameTests {
  @Test(arguments: [
    (
      "closure #1 () -> () in App.ListViewController.setBindings() -> ()",
      "closure in setBindings()"
    ),
    (
      "partial apply forwarder for closure #2 () -> () in App.List.bind(to: Swift.Int, _: () -> ()) -> ()",
      "closure in bind(to:_:)"
    ),
    (
      "closure #1 () -> () in App.(List in _7F26E26D450F76C099C90AC0802CFED4).load() -> ()",
      "closure in load()"
    ),
    (
      "closure #1 () -> Swift.Int in App.(Lazy in _7F26E26D450F76C099C90AC0802CFED4).render.getter : () -> Swift.Int",
      "closure in render"
    ),
    (
      "closure #1 () -> () in App.List.init(model: App.Model) -> App.List",
      "closure in init(model:)"
    ),
    ("closure #1 () -> () in App.boxing<A>(A) -> () -> ()", "closure in boxing(_:)"),
    (
      "closure #1 () -> () in closure #2 () -> () in (extension in App):Swift.Array.run() -> ()",
      "closure in run()"
    ),
    ("closure #1 () -> () in static App.List.make() -> App.List", "closure in make()"),
    (
      "closure #1 () -> () in App.List.load() async -> () with unmangled suffix \".resume.0\"",
      "closure in load()"
    ),
    (
      "closure #1 () -> () in variable initialization expression of App.List.onTap : () -> ()",
      "closure in onTap"
    ),
    ("App.List.didTap() -> ()", "function didTap()"),
  ])
  func `a closure is named after the function it is written in`(symbol: String, name: String) {
    #expect(ClosureName.shown(demangled: symbol) == name)
  }

  @Test func `a thunk has no name`() {
    let thunk = "reabstraction thunk helper from @escaping @callee_guaranteed () -> () to @out ()"
    #expect(ClosureName.shown(demangled: thunk) == nil)
  }
}

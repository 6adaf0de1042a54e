import Testing

@testable import AbsenceRuntime

struct CallerNameTests {
  @Test(arguments: [
    ("App.Cart.total() -> Swift.Int", "Cart.total()"),
    ("App.Cart.add(item: App.Item, Swift.Int) -> ()", "Cart.add(item:_:)"),
    ("App.Cart.each(_: (Swift.Int) -> (), to: [A]) -> ()", "Cart.each(_:to:)"),
    ("static App.Cart.make() -> App.Cart", "Cart.make()"),
    ("App.Cart.title.getter : Swift.String", "Cart.title"),
    ("App.Cart.__allocating_init(coder: Foundation.NSCoder) -> App.Cart?", "Cart.init(coder:)"),
    ("App.(Cart in _0A1B2C3D).total() -> ()", "Cart.total()"),
    ("closure #1 @Sendable () -> () in App.Cart.load() async -> ()", "Cart.load()"),
    ("(2) suspend resume partial function for App.Cart.load() async -> ()", "Cart.load()"),
    ("partial apply forwarder for closure #1 (A) -> B in App.f<A>(A) -> ()", "f(_:)"),
    ("(extension in App):UIKitCore.UIView.shake(times: Swift.Int) -> ()", "UIView.shake(times:)"),
  ])
  func `A caller has the name of its type and method`(name: String, text: String) {
    let caller = CallerName(demangled: name)
    #expect(caller?.text == text)
    #expect(caller?.module == "App")
  }

  @Test(arguments: [
    "main", "protocol witness for App.P.f() -> () in conformance App.C : App.P in App",
    "reabstraction thunk helper from @escaping () -> ()",
  ])
  func `Functions of the compiler's own have none`(name: String) {
    #expect(CallerName(demangled: name) == nil)
  }

  @Test func `The module of an extension is the one that it was written in`() {
    let name = "(extension in UIKitMissing):UIKitCore.UIScreen.flash.getter : Swift.Int"
    #expect(CallerName(demangled: name)?.module == "UIKitMissing")
  }
}

import Testing

@testable import NavigationMap

@Suite struct LabelTests {
  @Test(arguments: [
    (#"app.button("Sign in").tap()"#, "Sign in"),
    (#"app.textField("Name").clear(); app.textField("Name").type("Ada")"#, "Name"),
    (#"app.textField("Name").type("Ada; Grace"); app.button("Join; pay").tap()"#, "Join; pay"),
    (#"app.button("The \"Plan\"").tap()"#, #"The "Plan""#),
    ("app.swipeBack()", "swipeBack"),
    (#"app.textField("Name").type("Ada"); app.pressReturn()"#, "pressReturn"),
  ])
  func `a transition is named after the element of its last call`(line: String, name: String) {
    #expect(NavigationMap.Transition.label(of: line) == name)
  }

  @Test func `elements of one name are one label`() {
    let transition = NavigationMap.Transition(
      from: "A", kind: "push", to: "B", cause: "action",
      by: [#"app.row("Emma").tap()"#, #"app.button("Emma").tap()"#, "app.goBack()"], times: 3)
    #expect(transition.labels == ["Emma", "goBack"])
  }
}

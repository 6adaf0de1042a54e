import StorylineCore
import Testing

/// A window of which there is nothing but its tree.
struct Sketch {
  var snapshot = StorySnapshot()
  private(set) var ids: [String: CoordinatorID] = [:]

  /// Makes a coordinator, with an address of its name if it has one.
  @discardableResult
  mutating func flow(
    _ name: String, below parent: String? = nil, at route: String? = nil,
    _ change: (inout StorySnapshot.Node) -> Void = { _ in }
  ) -> CoordinatorID {
    let id = CoordinatorID(number: ids.count + 1, name: name)
    ids[name] = id
    var node = StorySnapshot.Node(
      id, parent: parent.flatMap { ids[$0] }, address: route.flatMap { Address(route: $0) })
    change(&node)
    snapshot.append(node)
    return id
  }

  /// Says what is in front: the owners of the screens of each layer, the lowest first.
  mutating func layers(_ layers: String...) {
    snapshot.layers = layers.map { layer in
      layer.split(separator: " ").map { owners in
        owners.split(separator: "+").compactMap { ids[String($0)] }
      }
    }
  }

  func plan(_ steps: StoryTarget.Step...) -> LinkPlan {
    LinkPlan(from: snapshot, root: snapshot.nodes[0].id, to: StoryTarget(steps))
  }

  func plan(_ path: String) -> LinkPlan {
    let path = path.split(separator: "/").compactMap { Address(route: String($0)) }
    return LinkPlan(from: snapshot, root: snapshot.nodes[0].id, to: StoryTarget(path: path))
  }
}

@Suite struct PlanTests {
  private func step(
    _ route: String, below parent: Int? = nil, as style: StepStyle = .push, gates: [String] = []
  ) throws -> StoryTarget.Step {
    StoryTarget.Step(
      try #require(Address(route: route)), below: parent, as: style, closedGates: gates)
  }

  @Test func `what is there stays, what is missing comes, what lies above goes`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Shop", below: "App", at: "shop")
    sketch.flow("Phone", below: "Shop", at: "phone")
    sketch.flow("Alert", below: "Phone")
    sketch.layers("App Shop Phone", "Alert")
    #expect(
      sketch.plan("shop/basket").description == """
        keeps App#1, Shop#2
        takes away Alert#4, Phone#3
        shows basket
        """)
  }

  @Test func `a link to where everything is already is empty`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Shop", below: "App", at: "shop")
    sketch.layers("App Shop")
    #expect(sketch.plan("shop").isEmpty)
    #expect(!sketch.plan("").isEmpty)
    #expect(sketch.plan("").takesAway.map(\.name) == ["Shop"])
  }

  @Test func `own screens above the last step go, and the flow stays`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Shop", below: "App", at: "shop")
    sketch.layers("App Shop App")
    let plan = sketch.plan("shop")
    #expect(plan.takesAway == [])
    #expect(plan.cutsScreens)
    #expect(plan.cut?.stays == 2)
  }

  @Test func `what lies between the steps is left alone`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Banner", below: "App")
    sketch.flow("Shop", below: "App", at: "shop")
    sketch.layers("App Banner Shop")
    #expect(sketch.plan("shop").isEmpty)
    #expect(sketch.plan("shop/phone").takesAway == [])
  }

  @Test func `of two in the same place the upper one is meant`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("One", below: "App", at: "shop")
    sketch.flow("Two", below: "App", at: "shop")
    sketch.layers("App One Two")
    #expect(sketch.plan("shop").keeps.map(\.name) == ["App", "Two"])
  }

  @Test func `a flow without a screen is where those are that it shows`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Wizard", below: "App", at: "wizard")
    sketch.flow("Step", below: "Wizard")
    sketch.flow("Next", below: "Step")
    sketch.layers("App Step Next")
    #expect(sketch.plan("wizard").takesAway.map(\.name) == ["Next"])
    #expect(sketch.plan("").takesAway.map(\.name) == ["Next", "Step", "Wizard"])
  }

  @Test func `flows without any screen go with the one that shows them, and only then`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Idle", below: "App")
    sketch.flow("Shop", below: "App", at: "shop")
    sketch.flow("Upload", below: "Shop")
    sketch.layers("App Shop")
    #expect(Set(sketch.plan("").takesAway.map(\.name)) == ["Shop", "Upload"])
  }

  @Test func `what is contained in a screen goes with it`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Shop", below: "App", at: "shop")
    sketch.flow("Part", below: "Shop", at: "part")
    sketch.layers("App Shop+Part")
    #expect(sketch.plan("shop/part").isEmpty)
    #expect(Set(sketch.plan("").takesAway.map(\.name)) == ["Shop", "Part"])
  }

  // MARK: Styles

  @Test func `another root takes everything`() throws {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Shop", below: "App", at: "shop")
    sketch.flow("Call", below: "App") { $0.survives = true }
    sketch.layers("App Shop", "Call")
    let plan = sketch.plan(try step("home", as: .root))
    #expect(plan.keeps.map(\.name) == ["App"])
    #expect(plan.takesAway.map(\.name) == ["Call", "Shop"])
    #expect(plan.cannotSpare.map(\.name) == ["Call"])
    #expect(plan.cut == nil)
  }

  @Test func `a step that replaces takes the screens of the flow that shows it`() throws {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Shop", below: "App", at: "shop")
    sketch.flow("Phone", below: "Shop")
    sketch.layers("App Shop Phone")
    let plan = sketch.plan(try step("shop"), try step("other", below: 0, as: .replace))
    #expect(plan.keeps.map(\.name) == ["App", "Shop"])
    #expect(plan.takesAway.map(\.name) == ["Phone"])
    #expect(plan.cut?.stays == 1)
  }

  // MARK: Surviving

  @Test func `what survives is spared as long as nothing below it goes`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Shop", below: "App", at: "shop")
    sketch.flow("Call", below: "Shop") { $0.survives = true }
    sketch.flow("Keypad", below: "Call")
    sketch.flow("Alert", below: "App")
    sketch.layers("App Shop", "Call", "Keypad", "Alert")
    let plan = sketch.plan("shop/phone")
    #expect(plan.spares.map(\.name) == ["Call", "Call"])
    #expect(plan.takesAway.map(\.name) == ["Alert"])
    #expect(plan.firstLayerThatGoes == 3)
  }

  @Test func `what survives over something that goes, or on the same stack, is named`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Player", below: "App") { $0.survives = true }
    sketch.flow("Sheet", below: "App")
    sketch.flow("Call", below: "App") { $0.survives = true }
    sketch.layers("App Player", "Sheet", "Call")
    let plan = sketch.plan("shop")
    #expect(plan.cannotSpare.map(\.name) == ["Call", "Player"])
    #expect(plan.spares == [])
  }

  // MARK: Obstacles

  @Test func `every obstacle is named`() throws {
    var sketch = Sketch()
    sketch.flow("App") { $0.closedGates = ["ready"] }
    sketch.flow("Card", below: "App", at: "card") { $0.hasStack = false }
    sketch.flow("Draft", below: "Card") { $0.isGuarded = true }
    sketch.flow("Other", below: "Card") { $0.isGuarded = true }
    sketch.layers("App", "Card", "Draft", "Other")
    let plan = sketch.plan(
      try step("card"), try step("account", below: 0, gates: ["signedIn", "paid"]),
      try step("orders", below: 1, gates: ["orders"]))
    #expect(
      plan.obstacles.map(\.description) == [
        "it waits for gate ready",
        "account: it waits for gate signedIn",
        "account: it waits for gate paid",
        "orders: it waits for gate orders",
        "account: there is no navigation controller",
        "Other#4 is asked first",
        "Draft#3 is asked first",
      ])
    #expect(plan.refusals == [.noNavigationController])
  }

  @Test func `the gates of a flow are before what lies behind it, not before the flow`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Shop", below: "App", at: "shop") { $0.closedGates = ["loaded"] }
    sketch.flow("Alert", below: "Shop")
    sketch.layers("App Shop", "Alert")
    #expect(sketch.plan("shop").obstacles == [])
    #expect(sketch.plan("shop").takesAway.map(\.name) == ["Alert"])
    #expect(
      sketch.plan("shop/phone").obstacles.map(\.description) == [
        "shop: it waits for gate loaded"
      ])
  }

  @Test func `what is there and hidden is revealed`() {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Tab", below: "App", at: "tab") { $0.isRevealable = true }
    sketch.layers("App")
    let plan = sketch.plan("tab")
    #expect(plan.reveals.map(\.name) == ["Tab"])
    #expect(!plan.isEmpty)
  }

  @Test func `what is to stay behind is not revealed`() throws {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Tab", below: "App", at: "tab") { $0.isRevealable = true }
    sketch.layers("App")
    var step = try step("tab", as: .slot)
    step.comesToFront = false
    #expect(sketch.plan(step).reveals == [])
    #expect(sketch.plan(step).isEmpty)
  }

  @Test func `what stands beside others takes nothing of them away, but what lies over them`()
    throws
  {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Tab", below: "App", at: "tab") { $0.isBeside = true }
    sketch.flow("Phone", below: "Tab")
    sketch.flow("Sheet", below: "Tab")
    sketch.layers("App Tab Phone", "Sheet")
    let plan = sketch.plan(try step("other", as: .slot))
    #expect(plan.takesAway.map(\.name) == ["Sheet"])
    #expect(plan.shows.map(\.route) == ["other"])
  }

  @Test func `what something takes the place of goes, with those that it shows`() throws {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Detail", below: "App", at: "detail") { $0.isBeside = true }
    sketch.flow("More", below: "Detail")
    sketch.layers("App")
    sketch.snapshot.replaced = [2, 3].map { sketch.snapshot.nodes[$0 - 1].id }
    let plan = sketch.plan(try step("map", as: .slot))
    #expect(Set(plan.takesAway.map(\.name)) == ["Detail", "More"])
  }

  @Test func `who has a screen beside what goes stays`() throws {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Tab", below: "App")
    sketch.flow("Phone", below: "Tab")
    sketch.layers("App Phone")
    let tab = sketch.snapshot.nodes[1].id
    #expect(sketch.plan("").takesAway.map(\.name) == ["Phone", "Tab"])
    sketch.snapshot.aside = [tab]
    #expect(sketch.plan("").takesAway.map(\.name) == ["Phone"])
  }

  // MARK: Trees

  @Test func `what was saved may have branches`() throws {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Help", below: "App", at: "help")
    sketch.layers("App", "Help")
    let plan = sketch.plan(
      try step("shop"), try step("help", as: .present), try step("phone", below: 0))
    #expect(plan.keeps.map(\.name) == ["App", "Help"])
    #expect(plan.shows.map(\.route) == ["shop", "phone"])
    #expect(plan.takesAway == [])
  }

  @Test func `a step that lies above the last one is shown anew`() throws {
    var sketch = Sketch()
    sketch.flow("App")
    sketch.flow("Two", below: "App", at: "two")
    sketch.flow("One", below: "App", at: "one")
    sketch.layers("App Two", "One")
    let plan = sketch.plan(try step("one", as: .present), try step("two"))
    #expect(plan.keeps.map(\.name) == ["App", "Two"])
    #expect(plan.takesAway.map(\.name) == ["One"])
    #expect(plan.shows.map(\.route) == ["one"])
  }
}

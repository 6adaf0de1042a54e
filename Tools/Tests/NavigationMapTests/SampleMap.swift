import NavigationMap

/// Maps for tests.
enum SampleMap {
  static func screen(
    _ id: String, _ title: String = "", owner: String? = nil, kind: String = "screen",
    reached: Bool = true, thumbnail: String = "t/a.svg"
  ) -> NavigationMap.Screen {
    NavigationMap.Screen(
      id: id, title: title, kind: kind, owner: owner, uses: [],
      evidence: [reached ? "crawl" : "source"],
      source: nil, reached: reached, tests: [],
      states: reached
        ? [
          NavigationMap.State(
            id: "\(id).1", place: "root/\(id)", actions: 2, script: ["app.button(\"\(id)\").tap()"],
            thumbnail: thumbnail)
        ] : [])
  }

  static func transition(
    _ from: String, _ kind: String, _ to: String, by label: String? = nil,
    evidence: [String] = ["crawl"], tests: [String] = []
  ) -> NavigationMap.Transition {
    NavigationMap.Transition(
      from: from, kind: kind, to: to, cause: from == NavigationMap.launch ? "launch" : "action",
      by: label.map { ["app.button(\"\($0)\").tap()"] } ?? [], evidence: evidence, source: nil,
      tests: tests, times: 1)
  }

  /// A small shop: a list, a detail, a sheet with an alert, and a screen that only sources know.
  static let shop = NavigationMap(
    app: "Shop", device: "iPhone15",
    crawl: NavigationMap.Crawl(
      steps: 20, launches: 2, states: 5, end: "exhausted", stable: true, left: []),
    screens: [
      screen("ListViewController", "Catalogue", owner: "ListFlow"),
      screen("ItemViewController", "Teapot", owner: "ItemFlow"),
      screen("VariantViewController", "Variants", owner: "VariantFlow"),
      screen("Alert “Delete?”", "Delete?", owner: "VariantFlow", kind: "alert"),
      screen("HelpViewController", "", owner: nil, reached: false),
    ],
    transitions: [
      transition(NavigationMap.launch, "launch", "ListViewController"),
      transition(
        "ListViewController", "push", "ItemViewController", by: "Teapot", tests: ["A/b()"]),
      transition("ItemViewController", "unwind.back", "ListViewController", by: "Catalogue"),
      transition("ItemViewController", "unwind.swipe", "ListViewController"),
      transition("ItemViewController", "present", "VariantViewController", by: "Add"),
      transition("VariantViewController", "present", "Alert “Delete?”", by: "Delete"),
      transition("VariantViewController", "unwind.pull", "ItemViewController"),
      transition("ListViewController", "push", "HelpViewController", evidence: ["source"]),
    ],
    flows: [
      NavigationMap.Flow(id: "ListFlow", children: ["ItemFlow"], screens: ["ListViewController"]),
      NavigationMap.Flow(
        id: "ItemFlow", children: ["VariantFlow"], screens: ["ItemViewController"]),
      NavigationMap.Flow(id: "VariantFlow", children: [], screens: ["VariantViewController"]),
    ],
    findings: [
      NavigationMap.Finding(
        kind: "outlives", at: "ItemViewController unwind.swipe ListViewController",
        text: "ItemCoordinator stays: ListCoordinator.children keeps it")
    ])

  /// A map with so many screens and transitions, the same each time.
  static func large(screens count: Int, transitions: Int) -> NavigationMap {
    var seed: UInt64 = 7
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    var map = NavigationMap(app: "Large", device: "iPhone15")
    map.screens = (0..<count).map {
      screen(
        "Screen\($0)ViewController", "Screen \($0)", owner: "Flow\($0 / 5)",
        thumbnail: "t/\($0).svg")
    }
    map.transitions = [transition(NavigationMap.launch, "launch", "Screen0ViewController")]
    var known: Set<NavigationMap.Transition.Key> = []
    for number in 1..<count {
      let new = transition(
        "Screen\(random(number))ViewController", ["push", "present", "tab"][random(3)],
        "Screen\(number)ViewController", by: "Button \(number)")
      known.insert(new.key)
      map.transitions.append(new)
    }
    while map.transitions.count < transitions {
      let new = transition(
        "Screen\(random(count))ViewController", ["push", "present", "unwind.back"][random(3)],
        "Screen\(random(count))ViewController", by: "Transition \(map.transitions.count)")
      if known.insert(new.key).inserted, new.from != new.to { map.transitions.append(new) }
    }
    return map
  }

  /// A picture of a phone.
  static func picture(_ number: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="393" height="852" viewBox="0 0 393 852">\
    <rect width="393" height="852" fill="#fff"/><rect y="0" width="393" height="103" fill="#f7f7f9"/>\
    <text x="196" y="90" text-anchor="middle" font-size="17" font-weight="600">Screen \(number)</text>\
    \((0..<9).map { "<rect x='16' y='\(130 + $0 * 60)' width='361' height='44' rx='10' fill='#e9e9ef'/>" }.joined())\
    </svg>
    """
  }
}

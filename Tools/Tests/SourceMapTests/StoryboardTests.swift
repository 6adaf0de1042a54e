import NavigationMap
import Testing

@Suite("Transitions of storyboards")
struct StoryboardTests {
  private static let main = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document initialViewController="nav">
      <!-- <segue destination="none" kind="show"/> -->
      <scenes>
        <scene><objects><navigationController id="nav" sceneMemberID="viewController">
          <connections><segue destination="home" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController id="home" customClass="Home" sceneMemberID="viewController">
          <button id="b"><connections>
            <segue destination="detail" kind="show" identifier="detail" id="s1"/>
            <segue destination="sheet" kind="presentation" id="s2"/>
            <segue destination="exit" kind="unwind" identifier="back" id="s3"/>
            <segue destination="child" kind="embed" id="s4"/>
          </connections></button>
        </viewController></objects></scene>
        <scene><objects><viewController id="detail" storyboardIdentifier="Detail" customClass="Detail" sceneMemberID="viewController"/></objects></scene>
        <scene><objects><viewControllerPlaceholder id="sheet" storyboardName="Sheet" sceneMemberID="viewController"/></objects></scene>
      </scenes>
    </document>
    """
  private static let sheet = """
    <document initialViewController="x"><viewController id="x" customClass="Sheet" sceneMemberID="viewController"/></document>
    """

  private func sources(_ code: String, main: String? = "Main") -> Sources {
    Sources(
      files: [
        "App.swift": code,
        "Screens.swift": "class Detail: UIViewController {}\nclass Sheet: UIViewController {}",
      ],
      storyboards: ["Base/Main.storyboard": Self.main, "Sheet.storyboard": Self.sheet], main: main)
  }

  @Test func `segues lead from scene to scene, through containers and references`() {
    let map = sources("class Home: UIViewController {}").map
    #expect(
      map.transitions.map(\.key.text) == [
        "Home → Detail (push)", "Home → Sheet (present)", "launch → Home (launch)",
      ])
    #expect(map.transitions.first?.source == "Base/Main.storyboard:10")
    #expect(map.transitions.first?.evidence == ["storyboard"])
    #expect(map.screen("Home")?.source == "App.swift:1")
  }

  @Test func `code that performs a segue is evidence for it`() {
    let map = sources(
      "class Home: UIViewController {\n func tap() { performSegue(withIdentifier: \"detail\", sender: nil) } }"
    ).map
    let transition = map.transitions.first { $0.to == "Detail" }
    #expect(transition?.evidence == ["source", "storyboard"])
    #expect(transition?.source == "App.swift:2")
  }

  @Test
  func `a segue back is no transition to a screen, and one that no storyboard has is unknown`() {
    let map = sources(
      "class Home: UIViewController {\n func a() { performSegue(withIdentifier: \"back\", sender: nil) }\n func b() { performSegue(withIdentifier: \"gone\", sender: nil) } }"
    ).map
    let unknown = map.transitions.filter { $0.to == "?" }
    #expect(unknown.map(\.source) == ["App.swift:3"])
  }

  @Test func `a scene that code instantiates is known by its identifier`() {
    let map = sources(
      """
      class Home: UIViewController {
        func tap() {
          let board = UIStoryboard(name: "Main", bundle: nil)
          let screen = board.instantiateViewController(withIdentifier: "Detail")
          present(screen, animated: true)
          present(UIStoryboard(name: "Sheet", bundle: nil).instantiateInitialViewController()!, animated: true)
        }
      }
      """, main: nil
    ).map
    let transitions = map.transitions.filter { $0.evidence.contains("source") }.map(\.key.text)
    #expect(transitions == ["Home → Detail (present)", "Home → Sheet (present)"])
  }

  @Test func `what is no storyboard has no transitions`() {
    for text in ["", "<", "<a b=", "<a b=\"", "<!--", "<document", "not XML \u{0}"] {
      let map = Sources(files: [:], storyboards: ["A.storyboard": text], main: "A").map
      #expect(map.transitions.isEmpty)
    }
  }
}

import NavigationMap
import Testing

@Suite("Transitions of Storyline's flows")
struct FlowTests {
  private static let app = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ s: UIScene, willConnectTo x: UISceneSession, options o: Int) {
        let window = UIWindow()
        window.show(ListFlow(), as: .root(in: .navigation))
      }
    }
    class List: UIViewController { var onSelect: ((Int) -> Void)?; var onHelp: (() -> Void)? }
    class Item: UIViewController {}
    class Help: UIViewController {}
    class ItemFlow: Flow<Void> { override func start() { show(Item()) } }
    """

  @Test func `a flow's first screen has the kind by which the flow is shown`() {
    let transitions = Sources(
      Self.app + """
        class ListFlow: Flow<Void> {
          override func start() {
            let list = List()
            list.onSelect = { [weak self] id in self?.open(id) }
            show(list)
          }
          private func open(_ id: Int) { show(ItemFlow(), as: .present(.pageSheet)) }
        }
        """
    ).transitions
    #expect(transitions == ["List present Item", "launch launch List"])
  }

  @Test func `routes lead to the screen or the flow that they make`() {
    let transitions = Sources(
      Self.app + """
        class ListFlow: Flow<Void> {
          override func start() {
            let list = List()
            list.onSelect = { [weak self] in self?.go(Self.item, $0) }
            list.onHelp = { [weak self] in self?.go(Self.help) }
            show(list)
          }
        }
        extension ListFlow {
          static let item = Route("item", as: .push) { (list: ListFlow, id: Int) in ItemFlow() }
          static let help = Route("help", as: .present, screen: { (list: ListFlow) in Help() })
        }
        """
    ).transitions
    #expect(transitions == ["List present Help", "List push Item", "launch launch List"])
  }

  @Test func `a flow that follows another one begins where the first ends`() {
    let transitions = Sources(
      Self.app + """
        class ListFlow: Flow<Void> {
          override func start() {
            show(WelcomeFlow(), as: .root).whenFinished { [weak self] in self?.comeIn() }
          }
          private func comeIn() { show(List(), as: .replace) }
        }
        class Welcome: UIViewController { var onDone: (() -> Void)? }
        class WelcomeFlow: Flow<Void> {
          override func start() {
            let welcome = Welcome()
            welcome.onDone = { [weak self] in self?.finish() }
            show(welcome)
          }
        }
        """
    ).transitions
    #expect(
      transitions.filter { !$0.hasSuffix("Item") } == [
        "Welcome replace List", "launch launch Welcome",
      ])
  }

  @Test func `a flow's own method named show is no transition by itself`() {
    let transitions = Sources(
      Self.app + """
        class ListFlow: Flow<Void> {
          override func start() {
            let list = List()
            list.onSelect = { [weak self] id in self?.show(id) }
            show(list)
          }
          private func show(_ id: Int) { show(ItemFlow(), as: .push) }
        }
        """
    ).transitions
    #expect(transitions == ["List push Item", "launch launch List"])
  }
}

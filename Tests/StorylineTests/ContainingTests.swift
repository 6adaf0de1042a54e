import Storyline
import StorylineTesting
import Testing
import UIKit

/// Flows whose screen is a part of another one.
@MainActor @Suite(.stage) struct ContainingTests {
  /// A screen that writes down what UIKit tells it about its parent.
  final class Part: UIViewController {
    var calls: [String] = []

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      calls.append("will \(parent?.title ?? "nil")")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      calls.append("did \(parent?.title ?? "nil") \(viewIfLoaded?.superview != nil)")
    }
  }

  final class PartFlow: Flow<Int> {
    weak var part: Part?

    override func start() {
      let part = Part()
      part.title = "Part"
      self.part = part
      show(part)
    }
  }

  /// A pushed flow whose screen has a part.
  @MainActor
  final class Scene {
    let fixture = Fixture()
    let page: Shown
    weak var part: PartFlow?
    weak var place: UIView?
    let handle: FlowHandle<Int>
    private(set) var outcomes: [Outcome<Int>] = []

    init() async throws {
      page = try await fixture.push("Page")
      let host = try #require(fixture.navigation?.topViewController)
      let place = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 150))
      host.view.addSubview(place)
      let flow = PartFlow()
      handle = try #require(page.flow).show(flow, as: .child(in: place, of: host))
      part = flow
      self.place = place
      try await settle()
      handle.whenEnded { [weak self] in self?.outcomes.append($0) }
    }

    var host: UIViewController? { fixture.navigation?.topViewController }
  }

  @Test func `a part is put in as UIKit asks for`() async throws {
    let scene = try await Scene()
    let part = try #require(scene.part?.part)
    #expect(part.parent === scene.host)
    #expect(part.calls == ["will Page", "did Page true"])
    #expect(part.view.superview === scene.place)
    #expect(part.view.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    scene.place?.frame.size.width = 250
    #expect(part.view.frame.width == 250)
    #expect(scene.handle.receipt == .performed)
    #expect(scene.fixture.log.contains("PartFlow#3 child by TestFlow#2"))
    #expect(scene.fixture.log.contains("child 2 settled: [Part@3]"))
  }

  @Test func `finish takes a part out as UIKit asks for`() async throws {
    let scene = try await Scene()
    let part = try #require(scene.part?.part)
    scene.part?.finish(4)
    try await settle()
    #expect(part.calls.suffix(2) == ["will nil", "did nil false"])
    #expect(part.parent == nil)
    #expect(scene.outcomes == [.finished(4)])
    #expect(scene.part == nil)
    #expect(scene.page.outcomes.isEmpty)
  }

  @Test func `a part that the app takes out ends`() async throws {
    let scene = try await Scene()
    let part = try #require(scene.part?.part)
    part.willMove(toParent: nil)
    part.view.removeFromSuperview()
    part.removeFromParent()
    try await settle()
    #expect(scene.outcomes == [.cancelled(.removed)])
    #expect(scene.page.outcomes.isEmpty)
  }

  @Test func `a part goes with the screen that it is in, for the same reason`() async throws {
    let scene = try await Scene()
    weak let part = scene.part?.part
    scene.fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(scene.outcomes == [.cancelled(.popped)])
    #expect(scene.page.outcomes == [.cancelled(.popped)])
    #expect(part == nil)
    #expect(scene.part == nil)
  }

  @Test func `a part stays while its screen is covered`() async throws {
    let scene = try await Scene()
    scene.fixture.root?.show(Screen("Above"))
    try await settle()
    #expect(scene.outcomes.isEmpty)
    scene.fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(scene.outcomes.isEmpty)
    #expect(scene.part != nil)
  }

  @Test func `a part of a modal goes with it`() async throws {
    let fixture = Fixture()
    let sheet = try await fixture.present("Sheet")
    let host = try #require(fixture.topModal)
    let part = Shown(
      ["Part"], above: try #require(sheet.flow), as: .child(in: host.view, of: host))
    try await settle()
    #expect(host.children.map(\.title) == ["Part"])
    Person.pull(host, by: 0.9)
    try await settle()
    #expect(part.outcomes == [.cancelled(.pulledDown)])
    #expect(sheet.outcomes == [.cancelled(.pulledDown)])
  }

  @Test func `a part pushes on the stack that its screen is on`() async throws {
    let scene = try await Scene()
    scene.part?.show(Screen("Detail"))
    try await settle()
    #expect(scene.fixture.titles == ["Root", "Page", "Detail"])
  }

  @Test func `a part whose place is gone is refused`() async throws {
    let fixture = Fixture()
    try await settle()
    let style: FlowStyle
    do { style = .child(in: UIView(), of: UIViewController()) }
    let part = Shown(["Part"], above: try #require(fixture.root), as: style)
    try await settle()
    #expect(part.handle.receipt == .refused(.placeIsGone))
    #expect(part.outcomes == [.cancelled(.refused(.placeIsGone))])
  }
}

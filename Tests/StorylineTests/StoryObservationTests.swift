import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct StoryObservationTests {
  @Test func `an observer hears the whole log, in order`() async throws {
    let window = UIWindow()
    var heard: [String] = []
    let observation = window.observeStory { heard.append($0.description) }
    let root = TestFlow("Root")
    window.show(root, as: .root(in: .navigation))
    window.makeKeyAndVisible()
    try await settle()
    root.show(TestFlow("One"))
    try await settle()
    (window.rootViewController as? UINavigationController)?.popViewController(animated: true)
    try await settle()
    root.finish(1)
    root.finish(2)
    #expect(heard.last == window.storyLog.last?.description, "a refusal is told as well")
    try await settle()
    #expect(heard == window.storyLog.map(\.description))
    #expect(heard.count > 8)
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer that is let go hears nothing more`() async throws {
    let theatre = Theatre()
    var heard: [Event] = []
    var observation: StoryObservation? = theatre.window.observeStory { heard.append($0) }
    try await settle()
    let count = heard.count
    #expect(observation != nil)
    observation = nil
    theatre.root?.show(Screen("One"))
    try await settle()
    #expect(heard.count == count)
  }

  @Test func `an observer may show something, of which it hears afterwards`() async throws {
    let theatre = Theatre()
    try await settle()
    var heard: [String] = []
    let observation = theatre.window.observeStory { event in
      heard.append(event.description)
      if case .attached(let id, _, _) = event, id.number == 2 {
        theatre.root?.show(TestFlow("Two"))
      }
    }
    theatre.root?.show(TestFlow("One"))
    try await settle()
    #expect(heard == theatre.log.suffix(heard.count))
    #expect(heard.first == "TestFlow#2 pushed by TestFlow#1")
    #expect(theatre.titles.count == 3)
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer that comes late hears what comes next`() async throws {
    let theatre = Theatre()
    try await settle()
    // Past the point where old events are dropped.
    for _ in 0..<2100 { theatre.root?.bindToLifecycle(of: Screen("Gone")) }
    try await settle()
    var heard: [String] = []
    let observation = theatre.window.observeStory { heard.append($0.description) }
    theatre.root?.addChild(TestFlow())
    #expect(heard == ["TestFlow#2 pushed by TestFlow#1"])
    withExtendedLifetime(observation) {}
  }
}

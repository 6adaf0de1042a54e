import StorylineTesting
import Testing
import UIKit

/// A layer with a value of its own, as `@NSManaged` makes one.
@MainActor
private final class Dial: CALayer {
  var draws = 0
  var progress: CGFloat {
    get { _managed("progress") }
    set { _setManaged(newValue, "progress") }
  }
  var note: String? {
    get { _managed("note") }
    set { _setManaged(newValue, "note") }
  }
  var ticks: Int {
    get { _managed("ticks") }
    set { _setManaged(newValue, "ticks") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || key == "cornerRadius" || super.needsDisplay(forKey: key)
  }
  override class func defaultValue(forKey key: String) -> Any? {
    key == "ticks" ? 12 : super.defaultValue(forKey: key)
  }
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    event == "opacity" ? Recorder.shared : super.defaultAction(forKey: event)
  }
  override func draw(in ctx: CGContext) { draws += 1 }
}

/// An action that records what it was run for.
@MainActor
private final class Recorder: NSObject, CAAction {
  static let shared = Recorder()
  var events: [String] = []
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event)
  }
}

@MainActor @Suite(.stage) struct LayerKeyTests {
  private let stage = AnimationStage(height: 60)
  private let dial = Dial()

  init() {
    dial.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.view.layer.addSublayer(dial)
    stage.advance(0)
    Recorder.shared.events = []
  }

  @Test func `13.7.6 a change of a key that needs display draws the layer`() {
    let before = dial.draws
    dial.progress = 0.5
    #expect(dial.needsDisplay())
    stage.advance(0)
    #expect(dial.draws == before + 1)
    dial.progress = 0.5
    dial.note = "x"
    stage.advance(0)
    #expect(dial.draws == before + 1)
    dial.setValue(0.7, forKey: "progress")
    stage.advance(0)
    #expect(dial.draws == before + 2)
  }

  @Test func `13.7.6 a property of UIKit's can need display too`() {
    let before = dial.draws
    dial.cornerRadius = 3
    stage.advance(0)
    dial.borderWidth = 3
    stage.advance(0)
    #expect(dial.draws == before + 1)
    #expect(!CALayer.needsDisplay(forKey: "bounds"))
  }

  @Test func `13.7.7 a dynamic property begins with its default value, and copies have it`() {
    #expect(dial.progress == 0)
    #expect(dial.note == nil)
    #expect(dial.ticks == 12)
    dial.ticks = 3
    dial.note = "a"
    #expect(dial.ticks == 3)
    #expect(dial.value(forKey: "note") as? String == "a")
    #expect(Dial(layer: dial).ticks == 3)
    dial.note = nil
    #expect(dial.note == nil)
  }

  @Test func `13.7.8 a layer's actions come first, then those of its class, then the animation`() {
    #expect(dial.action(forKey: "opacity") is Recorder)
    #expect((dial.action(forKey: "position") as? CABasicAnimation)?.keyPath == "position")
    #expect(dial.action(forKey: "note") == nil)
    dial.actions = ["opacity": NSNull()]
    #expect(dial.action(forKey: "opacity") == nil)
    dial.actions = ["note": Recorder.shared]
    dial.note = "b"
    #expect(Recorder.shared.events == ["note"])
    dial.actions = nil
    dial.opacity = 0.5
    #expect(Recorder.shared.events == ["note", "opacity"])
  }
}

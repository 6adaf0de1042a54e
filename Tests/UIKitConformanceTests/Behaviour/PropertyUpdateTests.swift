import Foundation
import Observation
import StorylineTesting
import Testing
import UIKit

/// 12.6: updates of properties, and what makes them run.
@MainActor @Suite(.harness) struct PropertyUpdateTests {
  let harness: any Harness = PlatformHarness()
  private let trace = Notes()

  /// The events since the last reading.
  final class Notes {
    private var events: [String] = []

    func add(_ event: String) { events.append(event) }

    func taken() -> [String] {
      defer { events = [] }
      return events
    }
  }

  @Observable final class Model {
    var title = "a"
    var other = 0
  }

  final class Box: UIView {
    var trace: Notes?
    var model: Model?
    var readsTraits = false
    @Invalidating(.layout) var gap = 0
    @Invalidating(.constraints, .intrinsicContentSize, .display) var size = 0

    override func updateProperties() {
      super.updateProperties()
      trace?.add("properties")
      if let model { trace?.add("title \(model.title)") }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if readsTraits { _ = traitCollection.userInterfaceStyle }
      trace?.add("layout")
    }

    override func updateConstraints() {
      trace?.add("constraints")
      super.updateConstraints()
    }

    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      trace?.add("size")
    }
  }

  final class Screen: UIViewController {
    var trace: Notes?
    var model: Model?

    override func loadView() { view = Box() }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      trace?.add("appearing")
    }

    override func updateProperties() {
      super.updateProperties()
      trace?.add("controller")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      if let model { trace?.add("will \(model.title)") }
    }
  }

  private let screen = Screen()
  private var box: Box { screen.view as? Box ?? Box() }

  private func show() throws {
    harness.makeWindow(root: screen).makeKeyAndVisible()
    try harness.settle()
    box.trace = trace
    screen.trace = trace
  }

  @Test func `12.6.1 a new value makes the named part out of date, and an equal one nothing`()
    throws
  {
    try show()
    box.gap = 0
    try harness.settle()
    #expect(trace.taken() == [])
    box.gap = 4
    #expect(box.gap == 4)
    try harness.settle()
    #expect(trace.taken() == ["layout"])
  }

  @Test func `12.6.1 a property can make several parts out of date`() throws {
    try show()
    box.size = 4
    #expect(trace.taken() == ["size"])
    #expect(box.needsUpdateConstraints())
    box.size = 4
    #expect(trace.taken() == [])
  }

  @Test func `12.6.1 an invalidation of an app's own gets the view`() throws {
    struct Note: UIViewInvalidating {
      @MainActor static var views: [UIView] = []
      func invalidate(view: UIView) { Self.views.append(view) }
    }
    final class Noted: UIView {
      @Invalidating(Note()) var value = "a"
    }
    let view = Noted()
    view.value = "b"
    #expect(Note.views == [view])
  }

  @Test func `12.3.5 properties precede the layout, and are updated without one on request`() throws
  {
    screen.trace = trace
    let box = box
    box.trace = trace
    harness.makeWindow(root: screen).makeKeyAndVisible()
    try harness.settle()
    let first = trace.taken()
    let properties = try #require(first.firstIndex(of: "properties"))
    let layout = try #require(first.firstIndex(of: "layout"))
    #expect(properties < layout)
    box.setNeedsUpdateProperties()
    box.setNeedsUpdateProperties()
    #expect(trace.taken() == [])
    try harness.settle()
    #expect(trace.taken() == ["properties"])
    screen.setNeedsUpdateProperties()
    try harness.settle()
    #expect(trace.taken() == ["controller"])
  }

  @Test func `12.6.2 updatePropertiesIfNeeded updates at once, where an update was requested`()
    throws
  {
    try show()
    box.updatePropertiesIfNeeded()
    #expect(trace.taken() == [])
    box.setNeedsUpdateProperties()
    screen.view.updatePropertiesIfNeeded()
    #expect(trace.taken() == ["properties"])
    screen.setNeedsUpdateProperties()
    box.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    #expect(trace.taken() == ["controller", "properties"])
    try harness.settle()
    #expect(trace.taken() == [])
  }

  @Test func `12.6.3 a controller precedes its view, and a view its subviews`() throws {
    try show()
    let inner = Box()
    box.addSubview(inner)
    try harness.settle()
    _ = trace.taken()
    inner.trace = trace
    inner.setNeedsUpdateProperties()
    inner.model = Model()
    box.setNeedsUpdateProperties()
    screen.setNeedsUpdateProperties()
    try harness.settle()
    #expect(trace.taken() == ["controller", "properties", "properties", "title a"])
  }

  @Test func `12.6.4 a controller updates its properties after viewIsAppearing`() throws {
    screen.trace = trace
    harness.makeWindow(root: screen).makeKeyAndVisible()
    try harness.settle()
    #expect(trace.taken() == ["appearing", "controller"])
  }

  @Test func `12.6.5 a change of an observed property updates what has read it`() throws {
    try show()
    let model = Model()
    box.model = model
    box.setNeedsUpdateProperties()
    try harness.settle()
    _ = trace.taken()
    model.other = 1
    try harness.settle()
    #expect(trace.taken() == [])
    model.title = "b"
    #expect(trace.taken() == [])
    try harness.settle()
    #expect(trace.taken() == ["properties", "title b"])
    model.title = "c"
    try harness.settle()
    #expect(trace.taken() == ["properties", "title c"])
  }

  @Test func `12.6.5 a change of what viewWillLayoutSubviews has read lays the view out`() throws {
    try show()
    let model = Model()
    screen.model = model
    box.setNeedsLayout()
    try harness.settle()
    _ = trace.taken()
    model.title = "b"
    try harness.settle()
    #expect(trace.taken() == ["will b", "layout"])
  }

  @Test func `12.6.5 a change on another thread counts as well`() async throws {
    try show()
    let model = Model()
    box.model = model
    box.setNeedsUpdateProperties()
    try harness.settle()
    _ = trace.taken()
    // Nothing here reads or writes the model until the task has ended.
    nonisolated(unsafe) let shared = model
    await Task.detached { shared.title = "b" }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    try harness.settle()
    #expect(trace.taken() == ["properties", "title b"])
  }

  @Test func `12.6.6 a change of the traits lays out a view whose layout reads them`() throws {
    try show()
    box.overrideUserInterfaceStyle = .dark
    try harness.settle()
    #expect(trace.taken() == [])
    box.readsTraits = true
    box.setNeedsLayout()
    try harness.settle()
    _ = trace.taken()
    box.overrideUserInterfaceStyle = .light
    try harness.settle()
    #expect(trace.taken() == ["layout"])
  }

  @Test func `12.6.7 flushUpdates performs pending updates before and inside the animation`() throws
  {
    try show()
    box.setNeedsUpdateProperties()
    UIView.animate(withDuration: 0.2, delay: 0, options: .flushUpdates) {
      #expect(trace.taken() == ["properties"])
      box.setNeedsLayout()
    }
    #expect(trace.taken() == ["layout"])
  }

  @Test func `12.6.8 the deletion of the system removes views after it has faded them`() throws {
    try show()
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    box.addSubview(one)
    try harness.settle()
    var ends: [Bool] = []
    UIView.perform(.delete, on: [one], animations: nil) { ends.append($0) }
    #expect(one.superview === box)
    try harness.settle()
    #expect(one.superview == nil)
    #expect(ends == [true])
  }

  @Test func `1.1.15 reading a ViewLoading property loads the view`() {
    final class Loading: UIViewController {
      @ViewLoading var label: UILabel
      @ViewLoading var count = 1

      override func viewDidLoad() {
        super.viewDidLoad()
        label = UILabel()
        count += 1
      }
    }
    let controller = Loading()
    controller.count = 5
    #expect(!controller.isViewLoaded)
    _ = controller.label
    #expect(controller.isViewLoaded)
    #expect(controller.count == 6)
  }
}

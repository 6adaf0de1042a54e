import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct LayoutPassTests {
  final class Recorder: UIView {
    let name: String
    var record: (String) -> Void

    init(_ name: String, _ record: @escaping (String) -> Void) {
      self.name = name
      self.record = record
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      record("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      record("layout \(name)")
      super.layoutSubviews()
    }
  }

  @Test func `12.3.1 constraints are updated bottom up, then layout goes top down`() {
    var log: [String] = []
    let outer = Recorder("outer") { log.append($0) }
    outer.addSubview(Recorder("inner") { log.append($0) })
    outer.layoutIfNeeded()
    #expect(log == ["update inner", "update outer", "layout outer", "layout inner"])
  }

  @Test func `12.3.1 an update happens once until it is asked for again`() {
    var log: [String] = []
    let outer = Recorder("outer") { log.append($0) }
    let inner = Recorder("inner") { log.append($0) }
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    log = []
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log == ["layout outer"])
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    outer.layoutIfNeeded()
    #expect(log == ["layout outer", "update inner"])
    #expect(!inner.needsUpdateConstraints())
  }

  @Test func `12.3.2 many calls for layout are one at the next turn`() throws {
    var log: [String] = []
    let view = Recorder("view") { log.append($0) }
    let window = UIWindow()
    window.makeKeyAndVisible()
    window.addSubview(view)
    try settleNow()
    log = []
    for _ in 0..<3 { view.setNeedsLayout() }
    #expect(log.isEmpty)
    try settleNow()
    #expect(log == ["layout view"])
  }

  @Test func `12.3.2 layout now is for the views in it that need it`() throws {
    var log: [String] = []
    let (outer, inner, other) = (
      Recorder("outer") { log.append($0) }, Recorder("inner") { log.append($0) },
      Recorder("other") { log.append($0) }
    )
    outer.addSubview(inner)
    outer.addSubview(other)
    outer.layoutIfNeeded()
    log = []
    inner.setNeedsLayout()
    other.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log == ["layout inner"])
    outer.layoutIfNeeded()
    #expect(log == ["layout inner", "layout other"])
  }

  @Test func `12.4.2 the view hears of another safe area, then its controller, then comes layout`()
    throws
  {
    final class Covered: UIView {
      var record: (String) -> Void = { _ in }
      override func safeAreaInsetsDidChange() {
        record("view \(safeAreaInsets.bottom)")
        super.safeAreaInsetsDidChange()
      }
      override func layoutSubviews() {
        record("layout")
        super.layoutSubviews()
      }
    }
    final class Controller: UIViewController {
      var log: [String] = []
      override func loadView() {
        let covered = Covered()
        covered.record = { [unowned self] in log.append($0) }
        view = covered
      }
      override func viewSafeAreaInsetsDidChange() {
        log.append("controller")
        super.viewSafeAreaInsetsDidChange()
      }
    }
    let controller = Controller()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try settleNow()
    controller.log = []
    let bottom = controller.view.safeAreaInsets.bottom
    controller.additionalSafeAreaInsets.bottom = 10
    try settleNow()
    #expect(controller.log == ["view \(bottom + 10)", "controller", "layout"])
  }

  @Test func `12.3.3 a controller is asked instead of its view`() throws {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    var log: [String] = []
    let controller = Controller()
    controller.view = Recorder("view") { log.append($0) }
    controller.view.layoutIfNeeded()
    #expect(controller.updates == 1)
    #expect(log == ["update view", "layout view"])
  }

  @Test func `12.3.4 constraints that an update adds count in the same pass`() {
    final class Card: UIView {
      let content = ContentView(30, 20)
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if content.superview == nil {
          adding(content)
          constrain(
            content.topAnchor.constraint(equalTo: topAnchor, constant: 5),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6))
        }
        super.updateConstraints()
      }
    }
    let root = makeRoot()
    let card = Card()
    root.addSubview(card)
    root.layoutIfNeeded()
    #expect(card.content.frame == CGRect(x: 6, y: 5, width: 30, height: 20))
  }

  @Test func `12.3.8 a screen makes its first constraints when it asked for an update`() throws {
    final class Controller: UIViewController {
      let content = UIView()
      override func loadView() {
        view = UIView()
        view.addSubview(content)
        view.setNeedsUpdateConstraints()
      }
      override func updateViewConstraints() {
        if content.constraints.isEmpty {
          content.translatesAutoresizingMaskIntoConstraints = false
          view.constrain(
            content.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 6),
            content.widthAnchor.constraint(equalToConstant: 30),
            content.heightAnchor.constraint(equalToConstant: 20))
        }
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try settleNow()
    #expect(controller.content.frame == CGRect(x: 6, y: 5, width: 30, height: 20))
  }

  @Test func `12.3.8 a view makes its first constraints when it asked for an update in init`() {
    final class Card: UIView {
      var updates = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        setNeedsUpdateConstraints()
      }
      required init?(coder: NSCoder) { nil }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let root = makeRoot()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(card)
    root.layoutIfNeeded()
    #expect(card.updates == 1)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(card.updates == 1)
  }

  @Test func `a layout that nothing asked for places nothing again`() {
    var log: [String] = []
    let root = makeRoot()
    let view = root.adding(Recorder("view") { log.append($0) })
    root.constrain(
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    log = []
    root.layoutIfNeeded()
    #expect(log.isEmpty)
  }

  @Test func `a window lays out its constraints in a turn`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = controller.view.adding(ContentView(50, 50))
    let top = view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10)
    top.isActive = true
    try settleNow()
    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 50))
    top.constant = 30
    try settleNow()
    #expect(view.frame.minY == 30)
  }
}

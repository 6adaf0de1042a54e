import ObjCNames
import StorylineTesting
import Testing
import UIKit

/// Observers of UIKit's own properties.
@MainActor @Suite(.stage) struct UIKitObservingTests {
  @Test func `8.7.1 – observers of the safe area are notified with both values`() throws {
    let screen = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var heard: [UIEdgeInsets?] = []
    let view = try #require(screen.view)
    let before = view.safeAreaInsets
    let observation = view.observe(
      _named("safeAreaInsets", \.safeAreaInsets), options: [.old, .new]
    ) { heard += [$1.oldValue, $1.newValue] }
    screen.additionalSafeAreaInsets.bottom = 20
    window.layoutIfNeeded()
    var after = before
    after.bottom += 20
    #expect(heard == [before, after])
    withExtendedLifetime(observation) {}
  }

  @Test func `8.7.3 – a controller tells when it gets a parent, and when it leaves it`() {
    let (parent, child) = (UIViewController(), UIViewController())
    var heard: [UIViewController?] = []
    let observation = child.observe(_named("parent", \.parent), options: [.old, .new]) {
      heard += [$1.oldValue ?? nil, $1.newValue ?? nil]
    }
    parent.addChild(child)
    #expect(heard == [nil, parent])
    child.removeFromParent()
    #expect(heard == [nil, parent, parent, nil])
    withExtendedLifetime(observation) {}
  }

  @Test func `8.7.2 – a layer notifies its observers when its view moves`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [String] = []
    let observations = [
      view.layer.observe(_named("bounds", \.bounds), options: .new) {
        heard.append("bounds \($1.newValue?.width ?? 0)")
      },
      view.layer.observe(_named("position", \.position)) { _, _ in heard.append("position") },
    ]
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(heard == ["bounds 20.0", "position"])
    withExtendedLifetime(observations) {}
  }

  @Test func `a font is observed by its name, through a constraint too`() {
    let label = UILabel()
    let constraint = label.widthAnchor.constraint(equalToConstant: 4)
    #expect(constraint.value(forKeyPath: "firstItem.font") as? UIFont == label.font)
    var heard: [String] = []
    let observations = [
      label.observe(_named("font", \.font)) { _, _ in heard.append("font") }
    ]
    let length = constraint.observe(_named("constant", \.constant), options: .new) {
      heard.append("\($1.newValue ?? 0)")
    }
    label.font = .systemFont(ofSize: 30)
    constraint.constant = 5
    #expect(heard == ["font", "5.0"])
    withExtendedLifetime((observations, length)) {}
  }

  @Test func `8.7.2 – a layer without a view notifies its observers`() {
    let layer = CAShapeLayer()
    var heard: [CGFloat?] = []
    let observations = [
      layer.observe(_named("cornerRadius", \.cornerRadius), options: .new) {
        heard.append($1.newValue)
      },
      layer.observe(_named("lineWidth", \.lineWidth), options: .old) { heard.append($1.oldValue) },
    ]
    layer.cornerRadius = 3
    layer.lineWidth = 2
    #expect(heard == [3, 1])
    withExtendedLifetime(observations) {}
  }

  @Test func `a path through several properties is observed`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [CGRect?] = []
    let observation = view.observe(_named("layer.bounds", \.layer.bounds), options: .new) {
      heard.append($1.newValue)
    }
    view.bounds.size.width = 30
    #expect(heard == [CGRect(x: 0, y: 0, width: 30, height: 10)])
    withExtendedLifetime(observation) {}
  }

  @Test func `controls notify observers of their values`() {
    let (slider, toggle, field) = (UISlider(), UISwitch(), UITextField())
    var heard: [String] = []
    let observations = [
      slider.observe(_named("value", \.value), options: .new) {
        heard.append("\($1.newValue ?? 0)")
      },
      toggle.observe(_named("isOn", \.isOn), options: .new) {
        heard.append("\($1.newValue ?? false)")
      },
      field.observe(_named("text", \.text), options: .new) {
        heard.append(($1.newValue ?? nil) ?? "")
      },
    ]
    slider.value = 0.5
    toggle.isOn = true
    field.text = "x"
    #expect(heard == ["0.5", "true", "x"])
    withExtendedLifetime(observations) {}
  }

  @Test func `tables, scroll views and controllers notify observers of their state`() {
    let (table, controller) = (UITableView(), UIViewController())
    var heard: [String] = []
    let observations = [
      table.observe(_named("isEditing", \.isEditing)) { _, _ in heard.append("editing") },
      table.observe(_named("adjustedContentInset", \.adjustedContentInset)) { _, _ in
        heard.append("inset")
      },
      controller.observe(_named("title", \.title)) { _, _ in heard.append("title") },
    ]
    table.isEditing = true
    table.contentInset.top = 4
    controller.title = "x"
    #expect(heard == ["editing", "inset", "title"])
    withExtendedLifetime(observations) {}
  }

  @Test func `a key may be the name of the method that reads it`() {
    let view = UIView()
    view.isHidden = true
    #expect(view.value(forKey: "isHidden") as? Bool == true)
    #expect(view.value(forKey: "hidden") as? Bool == true)
  }
}

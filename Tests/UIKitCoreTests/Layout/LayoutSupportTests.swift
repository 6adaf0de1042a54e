import StorylineTesting
import Testing
import UIKitCore

/// Guides of controllers from before there were safe areas.
@MainActor @Suite(.stage) struct LayoutSupportTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  @Test func `layout guides of a controller end where the safe area begins`() throws {
    let screen = UIViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: label, attribute: .top, relatedBy: .equal, toItem: screen.topLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 8),
      label.bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor),
    ])
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    let area = screen.view.safeAreaLayoutGuide.layoutFrame
    #expect(area.minY > 44)
    #expect(label.frame.minY == area.minY + 8)
    #expect(label.frame.maxY == area.maxY)
    #expect(screen.topLayoutGuide.length == area.minY)
    #expect(screen.bottomLayoutGuide.length == screen.view.bounds.maxY - area.maxY)
  }

  @Test func `another view has other layout guides`() throws {
    let screen = UIViewController()
    let first = screen.topLayoutGuide
    #expect(screen.topLayoutGuide === first)
    screen.view = UIView()
    #expect(screen.topLayoutGuide !== first)
  }
}

import StorylineTesting
import Testing
import UIKit

/// A screen with one button that has a menu.
@MainActor
struct MenuStage {
  let app = AppDriver()
  let root = UIViewController()
  let button = UIButton(type: .system)
  let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ menu: UIMenu, at point: CGPoint = CGPoint(x: 40, y: 200), primary: Bool = true) throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(origin: point, size: CGSize(width: 80, height: 34))
    button.menu = menu
    button.showsMenuAsPrimaryAction = primary
    root.view.addSubview(button)
    try Stage.shared.settle()
  }

  /// The cards of the menus that are open.
  var cards: [UIView] { find("MenuCard") }

  func find(_ name: String) -> [UIView] {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(in: $0) } }
    return all(in: window).filter { String(describing: type(of: $0)) == name }
  }

  /// The titles of the elements in the front menu, from top to bottom.
  var titles: [String] {
    guard let card = cards.last else { return [] }
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(in: $0) } }
    return all(in: card).filter { ["MenuRow", "MenuTile"].contains("\(type(of: $0))") }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .compactMap { $0.assistiveDescription?.label }
  }

  func element(_ title: String) -> UIView? {
    find("MenuRow").first { $0.assistiveDescription?.label == title }
  }
}

import Foundation
import StorylineTesting
import Testing
import UIKit

/// Objects of classes that are known only at run time.
@MainActor @Suite(.stage) struct DynamicInitializerTests {
  // MARK: Generic

  @Test func `a generic controller makes its view`() {
    let controller = HostController<MadeView>()
    #expect(controller.view is MadeView)
    #expect((controller.view as? MadeView)?.made == ["frame 0.0"])
  }

  @Test func `a view of a generic function is made with a frame`() {
    func make<View: UIView>(_ kind: View.Type) -> View {
      View(frame: CGRect(x: 0, y: 0, width: 7, height: 1))
    }
    #expect(make(MadeView.self).made == ["frame 7.0"])
    #expect(type(of: make(UIView.self)) == UIView.self)
  }

  @Test func `a cell of a generic function is made by its own initializer`() {
    func make<View: UIView>(_ kind: View.Type) -> View { View() }
    #expect(make(UITableViewCell.self).reuseIdentifier == nil)
  }

  @Test func `a generic function makes cells and headers of lists`() {
    func cell<Cell: UITableViewCell>(_ kind: Cell.Type) -> Cell {
      Cell(style: .value1, reuseIdentifier: "cell")
    }
    func header<Header: UITableViewHeaderFooterView>(_ kind: Header.Type) -> Header {
      Header(reuseIdentifier: "header")
    }
    let made = cell(MadeCell.self)
    #expect(made.made == [UITableViewCell.CellStyle.value1.rawValue])
    #expect(made.reuseIdentifier == "cell")
    #expect(type(of: cell(UITableViewCell.self)) == UITableViewCell.self)
    #expect(header(MadeHeader.self).reuseIdentifier == "header")
  }

  @Test func `a generic function makes lists`() {
    func table<Table: UITableView>(_ kind: Table.Type) -> Table {
      Table(frame: CGRect(x: 0, y: 0, width: 8, height: 1), style: .grouped)
    }
    func grid<Grid: UICollectionView>(_ kind: Grid.Type, _ layout: UICollectionViewLayout) -> Grid {
      Grid(frame: CGRect(x: 0, y: 0, width: 9, height: 1), collectionViewLayout: layout)
    }
    #expect(table(MadeTable.self).style == .grouped)
    #expect(table(MadeTable.self).bounds.width == CGFloat(8))
    let layout = UICollectionViewFlowLayout()
    let made = grid(MadeGrid.self, layout)
    #expect(made.collectionViewLayout === layout)
    #expect(made.bounds.width == CGFloat(9))
  }

  @Test func `a generic function makes containers and controllers of lists`() {
    func stack<Stack: UINavigationController>(_ kind: Stack.Type) -> Stack {
      Stack(rootViewController: MadeController(nibName: nil, bundle: nil))
    }
    func list<List: UITableViewController>(_ kind: List.Type) -> List { List(style: .grouped) }
    func grid<Grid: UICollectionViewController>(_ kind: Grid.Type) -> Grid {
      Grid(collectionViewLayout: UICollectionViewFlowLayout())
    }
    #expect(stack(MadeStack.self).topViewController is MadeController)
    #expect(list(MadeList.self).tableView.style == .grouped)
    #expect(grid(MadeGridController.self).collectionViewLayout is UICollectionViewFlowLayout)
  }

  @Test func `a segue's class makes a segue`() {
    let kind: UIStoryboardSegue.Type = MadeSegue.self
    let (one, other) = (UIViewController(), UIViewController())
    let segue = _made(kind) { $0.init(identifier: "show", source: one, destination: other) }
    #expect(segue is MadeSegue)
    #expect(segue.identifier == "show")
    #expect(segue.source === one)
    #expect(segue.destination === other)
  }

  // MARK: Self

  @Test func `a protocol makes the class that adopts it`() {
    let controller = MadeController.instantiate()
    #expect(controller.made == ["nib nil"])
    #expect(MadeController.fromNib().made == ["nib MadeController"])
    #expect(MadeController.fromNib().nibBundle === Bundle.main)
  }

  @Test func `a class makes its subclass`() {
    class Base: UIViewController {
      class func make() -> Self { Self() }
    }
    final class Sub: Base {}
    #expect(type(of: Sub.make()) == Sub.self)
  }

  // MARK: Values

  @Test func `the class that a value is makes the object, not the one it is declared with`() {
    let controllers: [UIViewController.Type] = [MadeController.self, UITabBarController.self]
    let made = controllers.map { kind in _made(kind) { $0.init() } }
    #expect(made[0] is MadeController)
    #expect(made[1] is UITabBarController)
    let views: [UIView.Type] = [MadeView.self]
    #expect(_made(views[0]) { $0.init(frame: .zero) } is MadeView)
  }

  @Test func `one that is made for the other's arguments takes nothing from it`() {
    let (outer, inner): (UIView.Type, UIView.Type) = (MadeView.self, UIButton.self)
    var other: UIView?
    let made = _made(outer) { kind in
      kind.init(
        frame: {
          other = _made(inner) { $0.init() }
          return CGRect(x: 0, y: 0, width: 5, height: 5)
        }())
    }
    #expect(other is UIButton)
    #expect((made as? MadeView)?.made == ["frame 5.0"])
  }

  @Test func `what is no class of UIKit's makes itself`() {
    struct Plain: Equatable { init() {} }
    let kind = Plain.self
    #expect(_made(kind) { $0.init() } == Plain())
  }

  @Test func `nothing of it is left behind`() {
    weak var weakView: UIView?
    do {
      func make<View: UIView>(_ kind: View.Type) -> View { View() }
      let view = make(MadeView.self)
      weakView = view
    }
    #expect(weakView == nil)
  }

  @Test func `initializers that can be called are called as ever`() {
    final class Own: UIView {
      let size: Int
      init(size: Int = 3) {
        self.size = size
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Own().size == 3)
  }
}

private final class MadeView: UIView {
  var made: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    made.append("frame \(frame.width)")
  }

  required init?(coder: NSCoder) { nil }
}

private final class HostController<View: UIView>: UIViewController {
  override func loadView() { view = View() }
}

@MainActor private protocol Instantiable {}

extension Instantiable where Self: UIViewController {
  static func instantiate() -> Self { Self() }
  static func fromNib() -> Self { Self(nibName: String(describing: self), bundle: .main) }
}

private final class MadeController: UIViewController, Instantiable {
  var made: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    made.append("nib \(nibNameOrNil ?? "nil")")
  }

  required init?(coder: NSCoder) { nil }
}

private final class MadeCell: UITableViewCell {
  var made: [Int] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    made.append(style.rawValue)
  }

  required init?(coder: NSCoder) { nil }
}

private final class MadeHeader: UITableViewHeaderFooterView {}

private final class MadeTable: UITableView {}

private final class MadeGrid: UICollectionView {}

private final class MadeStack: UINavigationController {}

private final class MadeList: UITableViewController {}

private final class MadeGridController: UICollectionViewController {}

private final class MadeSegue: UIStoryboardSegue {}

import Testing

@testable import Scaffold

/// The access level of what is generated.
@Suite struct AccessTests {
  @Test func `declarations and their members get the level, before other modifiers`() {
    let text = """
      @MainActor
      protocol ListDelegate: AnyObject {
          func listDidClose()
      }

      final class ListViewController: UIViewController {
          weak var coordinator: (any ListDelegate)?
          private(set) var count = 0
          private let label = UILabel()

          override func viewDidLoad() {
              super.viewDidLoad()
              let inner = 1
          }

          required init?(coder: NSCoder) { fatalError() }

          deinit {}

          enum State {
              case empty
          }
      }

      extension ListViewController: UITableViewDelegate {
          func tableView() {}
      }

      extension UIViewController {
          func addButton() {}
      }

      """
    #expect(
      Access.public.apply(to: text) == """
        @MainActor
        public protocol ListDelegate: AnyObject {
            func listDidClose()
        }

        public final class ListViewController: UIViewController {
            public weak var coordinator: (any ListDelegate)?
            public private(set) var count = 0
            private let label = UILabel()

            public override func viewDidLoad() {
                super.viewDidLoad()
                let inner = 1
            }

            public required init?(coder: NSCoder) { fatalError() }

            deinit {}

            public enum State {
                case empty
            }
        }

        extension ListViewController: UITableViewDelegate {
            public func tableView() {}
        }

        extension UIViewController {
            func addButton() {}
        }

        """)
    #expect(Access.internal.apply(to: text) == text)
  }

  @Test func `a project is public where most of its screens and coordinators are`() {
    let shown = ["public final class AViewController {}", "open class BCoordinator {}"]
    #expect(
      Access.most(of: shown + ["final class CViewController {}", "public struct D {}"]) == .public)
    #expect(Access.most(of: ["public class AFlow {}", "final class BFlow {}"]) == .internal)
    #expect(Access.most(of: []) == .internal)
  }

  @Test func `a screen that is added to a public module is public, and so is the way to it`() throws
  {
    let project = try TemporaryProject()
    try project.makeApp(Matrix(style: .mvvmC, container: .package, access: .public))
    try project.plan(.flow, "Detail").apply()
    let screen = try project.text("Sources/Store/Detail/DetailViewController.swift")
    #expect(screen.contains("public final class DetailViewController: BaseViewController {"))
    let parent = try project.text("Sources/Store/Home/HomeCoordinator.swift")
    #expect(parent.contains("public func showDetail() {"))
    #expect(!(try project.text("Tests/StoreTests/DetailCoordinatorTests.swift")).contains("public"))
  }
}

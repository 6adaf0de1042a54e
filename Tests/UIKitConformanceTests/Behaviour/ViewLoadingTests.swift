import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct ViewLoadingTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  @Test func `1.1.1 reading the view loads it once, then calls viewDidLoad`() {
    let controller = TracingController("A", trace)
    #expect(controller.view != nil)
    _ = controller.view
    trace.expect(["A.loadView", "A.viewDidLoad"])
  }

  @Test func `1.1.2 loadViewIfNeeded loads what is not loaded`() {
    let controller = TracingController("A", trace)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    trace.expect(["A.loadView", "A.viewDidLoad"])
  }

  @Test func `1.1.2 isViewLoaded and viewIfLoaded never load`() {
    let controller = TracingController("A", trace)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    trace.expect([])
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(controller.viewIfLoaded === controller.view)
  }

  @Test func `1.1.3 without a nib the view is a plain UIView`() {
    let controller = UIViewController()
    #expect(type(of: controller.view!) == UIView.self)
  }

  @Test func `1.1.4 the plain view has no colour, stretches, and is as large as the screen`()
    throws
  {
    let view = try #require(UIViewController().view)
    #expect(view.backgroundColor == nil)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(view.frame == UIScreen.main.bounds)
  }

  @Test func `1.1.5 an override of loadView may build its own view`() {
    final class Own: UIViewController {
      let own = UIView()
      override func loadView() { view = own }
    }
    let controller = Own()
    #expect(controller.view === controller.own)
  }

  @Test func `1.1.7 a view that is assigned skips loadView and viewDidLoad`() {
    let controller = TracingController("A", trace)
    controller.view = UIView()
    #expect(controller.isViewLoaded)
    trace.expect([])
  }

  @Test func `1.1.8 setting nil unloads, and the next read loads again`() {
    let controller = TracingController("A", trace)
    controller.loadViewIfNeeded()
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view != nil)
    trace.expect(["A.loadView", "A.viewDidLoad", "A.loadView", "A.viewDidLoad"])
  }

  @Test func `1.1.9 a memory warning does not unload the view`() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.didReceiveMemoryWarning()
    #expect(controller.isViewLoaded)
  }

  @Test func `1.1.10 the view's next responder is its controller, then the superview`() {
    let controller = UIViewController()
    let superview = UIView()
    superview.addSubview(controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === superview)
  }

  @Test func `1.1.10 the root controller's next responder is the window`() {
    let controller = UIViewController()
    let window = harness.makeWindow(root: controller)
    window.makeKeyAndVisible()
    #expect(controller.next === window)
  }

  @Test func `1.1.11 the geometry is final in viewIsAppearing, not in viewDidLoad`() throws {
    let controller = TracingController("A", trace)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    var sizes: [CGSize] = []
    controller.reactions["viewDidLoad"] = { sizes.append(controller.view.frame.size) }
    controller.reactions["viewIsAppearing"] = { sizes.append(controller.view.frame.size) }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try harness.settle()
    #expect(sizes == [UIScreen.main.bounds.size, CGSize(width: 300, height: 500)])
  }

  @Test func `1.1.12 a title that is set replaces that of the navigation item`() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    controller.navigationItem.title = "Own"
    #expect(controller.title == "Two")
    controller.title = "Three"
    #expect(controller.navigationItem.title == "Three")
  }

  @Test func `1.1.14 only the app calls loadViewIfNeeded`() throws {
    final class List: UITableViewController {
      var calls = 0
      override func loadViewIfNeeded() {
        super.loadViewIfNeeded()
        calls += 1
        // It would not end if this called it again.
        tableView.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      }
    }
    let list = List(style: .plain)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = harness.makeWindow(root: navigation)
    window.makeKeyAndVisible()
    navigation.pushViewController(list, animated: false)
    try harness.settle()
    #expect(list.isViewLoaded && list.calls == 0)
    list.loadViewIfNeeded()
    #expect(list.calls == 1 && list.tableView.frame.width == 1)
  }

  @Test func `1.1.13 whatever reads the view first makes viewDidLoad run`() {
    let controller = TracingController("A", trace)
    controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    trace.expect(["A.loadView", "A.viewDidLoad"])
  }
}

import SourceFacts

/// An object keeps its delegate, which keeps the object.
struct DelegateStrong: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.backReferences.filter { reference in
      reference.isOfDelegate(context) && !reference.hasRuleOfItsOwn(context)
        && (reference.contract(context.project).map(context.project.isClassBound) ?? false)
    }.map { $0.finding(page, context) }
  }

  let page = RulePage(
    id: "delegate-strong",
    title: "An object holds its delegate strongly, and the delegate holds the object",
    effect: "neither is released, so a closed screen stays in memory and may keep reacting.",
    remedy: "Write `weak var`.",
    severity: .warning, fix: .safe,
    bad: [
      """
      protocol PickerDelegate: AnyObject {}
      class Picker: UIView { var ↓delegate: PickerDelegate? }
      class FormViewController: UIViewController, PickerDelegate {
        let picker = Picker()
        override func viewDidLoad() { picker.delegate = self }
      }
      """,
      """
      protocol LoaderDelegate: class {}
      class Loader { var ↓delegate: LoaderDelegate? }
      class Store: LoaderDelegate {
        private var loader: Loader?
        func load() { loader = Loader(); loader?.delegate = self }
      }
      """,
      """
      protocol HeaderDataSource: NSObjectProtocol {}
      final class Header: UIView { public var ↓dataSource: HeaderDataSource! }
      final class ListViewController: UITableViewController {
        private lazy var header: Header = Header()
        override func viewDidLoad() { self.header.dataSource = self }
      }
      extension ListViewController: HeaderDataSource {}
      """,
      """
      protocol SheetDelegate: AnyObject {}
      class SheetViewController: UIViewController { var ↓sheetDelegate: (any SheetDelegate)? }
      class MainViewController: UIViewController, SheetDelegate {
        var sheet: SheetViewController?
        func open() { let sheet = SheetViewController(); sheet.sheetDelegate = self; self.sheet = sheet }
      }
      """,
      """
      protocol TimerDelegate: AnyObject {}
      class Countdown { let ↓delegate: TimerDelegate; init(delegate: TimerDelegate) { self.delegate = delegate } }
      class Game: TimerDelegate {
        var countdown: Countdown?
        func start() { countdown = Countdown(delegate: self) }
      }
      """,
      """
      // One part that is limited to classes limits the composition.
      protocol PageDataSource {}
      protocol PageDelegate: AnyObject {}
      class Page: UIView { var ↓delegate: (PageDataSource & PageDelegate)? }
      class BookViewController: UIViewController, PageDataSource, PageDelegate {
        let page = Page()
        override func viewDidLoad() { page.delegate = self }
      }
      """,
      """
      // UIKit holds the screen, so the loader need not.
      protocol LoaderOutput: AnyObject {}
      class Loader { var ↓output: LoaderOutput? }
      class FeedViewController: UIViewController, LoaderOutput { var loader: Loader? }
      func makeFeed() -> UIViewController {
        let feed = FeedViewController()
        let loader = Loader()
        loader.output = feed
        feed.loader = loader
        return feed
      }
      """,
      """
      // child-holds-parent finds the delegate of the coordinator.
      protocol ListDelegate: AnyObject {}
      class AppCoordinator: Coordinator, ListDelegate {
        var list: ListCoordinator?
        let search = Search()
        func start() {
          list = ListCoordinator()
          list?.delegate = self
          search.delegate = self
        }
      }
      class ListCoordinator: Coordinator { var delegate: ListDelegate? }
      class Search { var ↓delegate: ListDelegate? }
      """,
    ],
    good: [
      """
      protocol PickerDelegate: AnyObject {}
      class Picker: UIView { weak var delegate: PickerDelegate? }
      class FormViewController: UIViewController, PickerDelegate {
        let picker = Picker()
        override func viewDidLoad() { picker.delegate = self }
      }
      """,
      """
      // An object that was made for this is held, and holds nothing.
      protocol ListDelegate: AnyObject {}
      class List { let delegate: ListDelegate = DefaultListDelegate() }
      class DefaultListDelegate: ListDelegate {}
      """,
      """
      protocol SheetDelegate: AnyObject {}
      class SheetViewController: UIViewController { var delegate: SheetDelegate? }
      class MainViewController: UIViewController, SheetDelegate {
        func open() { let sheet = SheetViewController(); sheet.delegate = self; present(sheet, animated: true) }
      }
      """,
      """
      // The interactor is the screen's output, and the presenter the interactor's: each holds the next one.
      protocol FormScreenOutput: AnyObject {}
      protocol FormInteractorOutput: AnyObject {}
      class FormViewController: UIViewController { var output: FormScreenOutput! }
      class FormInteractor: FormScreenOutput { var output: FormInteractorOutput! }
      class FormPresenter: FormInteractorOutput { weak var view: FormViewController? }
      func make(_ screen: FormViewController) {
        let interactor = FormInteractor()
        let presenter = FormPresenter()
        screen.output = interactor
        interactor.output = presenter
        presenter.view = screen
      }
      """,
      """
      struct Row { var delegate: Bool }
      class List { var rowDelegate: Bool? }
      """,
      """
      protocol PickerDelegate: AnyObject {}
      class Picker { var delegate: PickerDelegate? { get { box.delegate } set { box.delegate = newValue } }; let box = Box() }
      class Box { weak var delegate: PickerDelegate? }
      class Form: PickerDelegate { let picker = Picker(); func start() { picker.delegate = self } }
      """,
      """
      // The app delegate lasts as long as the app.
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var store: Store?
        func start() { store = Store(appDelegate: self) }
      }
      class Store { let appDelegate: AppDelegate; init(appDelegate: AppDelegate) { self.appDelegate = appDelegate } }
      """,
      """
      // Only the screens hold their output, so the stack lets go of both.
      protocol FormOutput: AnyObject {}
      class FormViewController: UIViewController { var output: FormOutput? }
      class EditViewController: UIViewController { var output: FormOutput? }
      class FormSteps: FormOutput {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
      }
      func showForm(in stack: UINavigationController) {
        let form = FormViewController()
        form.output = FormSteps(stack: stack)
        stack.pushViewController(form, animated: true)
      }
      """,
      """
      // A constant with a value of its own is given no other one.
      protocol ListDelegate: AnyObject {}
      class List {
        let delegate: ListDelegate = DefaultListDelegate()
        private weak var page: ListDelegate?
        init(delegate: ListDelegate) { page = delegate }
      }
      class DefaultListDelegate: ListDelegate {}
      class Page: ListDelegate { var list: List?; func start() { list = List(delegate: self) } }
      """,
      """
      // A double for tests lasts as long as its test.
      protocol PickerDelegate: AnyObject {}
      class Picker: UIView { var delegate: PickerDelegate? }
      class PickerDelegateSpy: PickerDelegate { let picker = Picker(); func start() { picker.delegate = self } }
      """,
    ])
}

extension BackReference {
  /// A Boolean value that indicates whether the property's name is that of a delegate.
  ///
  /// The next part of a scene is an `output` too: others hand it over, and nothing else holds it.
  func isOfDelegate(_ context: LintContext) -> Bool {
    let name = step.property.name.lowercased()
    if ["delegate", "datasource"].contains(where: name.hasSuffix) { return true }
    return ["output", "listener", "observer"].contains(where: name.hasSuffix)
      && (givesItself || context.isHeld(value, without: step))
  }

  /// A Boolean value that indicates whether a rule for coordinators, presenters or routers finds it.
  func hasRuleOfItsOwn(_ context: LintContext) -> Bool {
    let rules: [any Rule] = [
      ScreenHoldsCoordinator(), ChildHoldsParent(), PresenterHoldsView(), RouterHoldsView(),
    ]
    var only = context
    only = only.with([self])
    return rules.contains { !$0.findings(in: only).isEmpty }
  }
}

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
    id: "delegate-strong", title: "A delegate is held strongly by an object that it holds",
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

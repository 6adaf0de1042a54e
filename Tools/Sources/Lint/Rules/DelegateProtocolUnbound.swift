import SourceFacts

/// A protocol of delegates that is not for classes, so that no reference to a delegate can be weak.
struct DelegateProtocolUnbound: Rule {
  func findings(in context: LintContext) -> [Finding] {
    var seen: Set<ProjectType> = []
    return context.backReferences.compactMap { reference in
      guard reference.hasUnboundDelegate(context),
        let contract = reference.contract(context.project),
        seen.insert(contract).inserted
      else { return nil }
      let implementations = context.project.descendants(of: contract).filter { !$0.isProtocol }
      let end = contract.fact.inheritanceEnd
      let text = contract.fact.inherits.isEmpty ? ": AnyObject" : ", AnyObject"
      let way = reference.way.map(\.text).joined(separator: " → ")
      return Finding(
        rule: page.id, severity: page.severity, path: contract.file.path,
        place: contract.fact.place,
        symbol: contract.name,
        message:
          "`\(contract.name)` is not limited to classes, so `\(reference.step.text)` cannot be weak, and "
          + "\(way) leads back to it: \(page.effect) \(page.remedy)",
        fix: implementations.allSatisfy(\.isClass)
          ? Fix(.unsafe, [SourceEdit(end..<end, text)]) : nil
      )
    }
  }

  let page = RulePage(
    id: "delegate-protocol-unbound",
    title: "A delegate cannot be weak, because its protocol is not class-constrained",
    effect:
      "the delegate and the object that calls it hold each other and are never released.",
    remedy: "Make the protocol inherit from `AnyObject`, and declare the property `weak`.",
    severity: .warning, fix: .unsafe,
    bad: [
      """
      protocol ↓PickerDelegate { func pick() }
      class Picker: UIView { var delegate: PickerDelegate? }
      class FormViewController: UIViewController, PickerDelegate {
        let picker = Picker()
        override func viewDidLoad() { picker.delegate = self }
      }
      """,
      """
      protocol ↓LoaderDelegate: CustomStringConvertible {}
      class Loader { var delegate: LoaderDelegate? }
      class Store: LoaderDelegate {
        let loader = Loader()
        init() { loader.delegate = self }
      }
      """,
      """
      protocol ↓SheetDelegate {}
      class SheetViewController: UIViewController { var delegate: SheetDelegate! }
      class MainCoordinator: Coordinator, SheetDelegate {
        let stack = UINavigationController()
        func open() { let sheet = SheetViewController(); sheet.delegate = self }
      }
      """,
      """
      protocol ↓ListOutput {}
      class ListViewModel { private let output: ListOutput; init(output: ListOutput) { self.output = output } }
      class ListOwner: ListOutput { var model: ListViewModel?; func start() { model = ListViewModel(output: self) } }
      """,
      """
      public protocol ↓HeaderDataSource {}
      public class Header { public var dataSource: (any HeaderDataSource)? }
      public class Page { let header = Header(); func start() { header.dataSource = self } }
      extension Page: HeaderDataSource {}
      """,
      """
      // Two properties, and one finding at their protocol.
      protocol ↓FieldDelegate {}
      class NameField { var delegate: FieldDelegate? }
      class DateField { var delegate: FieldDelegate? }
      class Form: FieldDelegate {
        let name = NameField()
        let date = DateField()
        func start() { name.delegate = self; date.delegate = self }
      }
      """,
      """
      // The picker holds a copy of the structure, and the copy holds the picker.
      protocol ↓PickerDelegate {}
      class Picker { var delegate: PickerDelegate? }
      struct Form: PickerDelegate { let picker = Picker(); func start() { picker.delegate = self } }
      """,
    ],
    good: [
      """
      protocol PickerDelegate: AnyObject {}
      class Picker { weak var delegate: PickerDelegate? }
      class Form: PickerDelegate { let picker = Picker(); init() { picker.delegate = self } }
      """,
      """
      // The screen holds the interactor, and the interactor the presenter: each output is the next part.
      protocol FormScreenOutput {}
      protocol FormInteractorOutput {}
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
      protocol PickerDelegate {}
      struct Picker { var delegate: PickerDelegate? }
      struct Form: PickerDelegate { var picker = Picker() }
      """,
      """
      protocol Style {}
      class Picker { var style: Style? }
      class Form: Style { let picker = Picker(); init() { picker.style = self } }
      """,
      """
      protocol PickerDelegate {}
      class Picker { var delegate: PickerDelegate? }
      class Form: PickerDelegate { func start() { let picker = Picker(); picker.delegate = self } }
      """,
      """
      protocol Base: AnyObject {}
      protocol PickerDelegate: Base {}
      class Picker { weak var delegate: PickerDelegate? }
      class Form: PickerDelegate { let picker = Picker(); init() { picker.delegate = self } }
      """,
    ])
}

import SourceFacts

/// A closure holds the object in which it is stored.
struct ClosureKeepsItsOwner: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.project.files.flatMap { file in
      file.facts.closures.compactMap { finding($0, file, context) }
    }
  }

  private func finding(_ closure: ClosureFact, _ file: SourceFile, _ context: LintContext)
    -> Finding?
  {
    guard closure.holdsRoot, let member = closure.path.last else { return nil }
    let name = closure.root ?? "self"
    let typeName = closure.root == nil ? closure.owner : closure.rootType
    guard let start = typeName.flatMap({ context.project.type($0, from: file) }), start.isClass,
      !context.project.isTest(start)
    else {
      return nil
    }
    guard let (holder, property, way) = context.storage(ofClosure: closure.path, from: start),
      !context.isClosureCleared(property, of: holder, from: file)
    else {
      return nil
    }
    let end = "`\(holder.simpleName).\(member)`"
    return Finding(
      rule: page.id, severity: page.severity, path: file.path, place: closure.place,
      symbol: "\(closure.owner.map { $0 + "." } ?? "")\(closure.path.joined(separator: "."))",
      message: "The closure in \(end) uses `\(name)` strongly, and `\(name)` holds \(end)"
        + (way.isEmpty ? "" : " by \(way.map { "`\($0.text)`" }.joined(separator: " → "))")
        + ": \(page.effect) \(page.remedy(name))",
      fix: property.type?.returnsVoid == true ? fix(closure) : nil)
  }

  /// Captures the object weakly; whether the closure may do nothing without it has to be decided by its author.
  private func fix(_ closure: ClosureFact) -> Fix? {
    closure.weakCapture.map { Fix(.unsafe, $0) }
  }

  let page = RulePage(
    id: "closure-keeps-its-owner", title: "A closure holds the object that stores it",
    effect: "the object is never released, and each visit leaves one more in memory.",
    remedy: "Begin the closure with `[weak self] in`, and use `self?` in it.",
    severity: .error, fix: .unsafe,
    bad: [
      """
      class SearchViewModel { var onChange: ((Int) -> Void)? }
      class SearchViewController: UIViewController {
        let viewModel = SearchViewModel()
        func bind() { viewModel.onChange = ↓{ count in self.show(count) } }
        func show(_ count: Int) {}
      }
      """,
      """
      class Screen: UIViewController {
        var onClose: (() -> Void)?
        static func make() {
          let screen = Screen()
          screen.onClose = ↓{ screen.dismiss(animated: true) }
        }
      }
      """,
      """
      class Coordinator {
        var onFinish: () -> Void = {}
        func start() { self.onFinish = ↓{ self.stop() } }
        func stop() {}
      }
      """,
      """
      class Cell: UITableViewCell { var onTap: (() -> ())! }
      class List: UITableViewController {
        func configure(_ cell: Cell) { cell.onTap = ↓{ cell.isSelected = true } }
      }
      """,
      """
      class Part { var onEnd: (() -> Void)? }
      class Whole {
        var part: Part?
        func start() {
          part = Part()
          part?.onEnd = ↓{ [self] in end() }
        }
        func end() {}
      }
      """,
      """
      // The structure is part of the card, and so are its closures.
      struct CardActions { var onTap: (() -> Void)? }
      class Card: UIView {
        var actions = CardActions()
        func bind() { actions.onTap = ↓{ self.setNeedsDisplay() } }
      }
      """,
      """
      typealias Handler = (Int) -> Void
      class Slider: UIControl { var onMove: Handler? }
      class VolumeViewController: UIViewController {
        let slider = Slider()
        override func viewDidLoad() { slider.onMove = ↓{ value in self.title = String(value) } }
      }
      """,
    ],
    good: [
      """
      class SearchViewModel { var onChange: ((Int) -> Void)? }
      class SearchViewController: UIViewController {
        let viewModel = SearchViewModel()
        func bind() { viewModel.onChange = { [weak self] count in self?.show(count) } }
        func show(_ count: Int) {}
      }
      """,
      """
      // The animation ends, and lets go of the object with the closures.
      class Animation {
        var onStep: (() -> Void)?
        var onEnd: (() -> Void)?
      }
      class Wheel: UIView {
        private var animation: Animation?
        func spin() {
          animation = Animation()
          animation?.onStep = { self.setNeedsDisplay() }
          animation?.onEnd = { self.animation = nil }
        }
      }
      """,
      """
      class Screen: UIViewController { var onClose: ((Screen) -> Void)? }
      func make() { let screen = Screen(); screen.onClose = { screen in screen.dismiss(animated: true) } }
      """,
      """
      class Part { var onEnd: (() -> Void)? }
      class Whole {
        weak var part: Part?
        func start() { part?.onEnd = { self.end() } }
        func end() {}
      }
      """,
      """
      class Part { var onEnd: (() -> Void)? }
      class Whole {
        let part = Part()
        func start() { part.onEnd = { self.end() } }
        func end() { part.onEnd = nil }
      }
      """,
      """
      class Part { var onEnd: (() -> Void)? }
      class Whole {
        func start() { let part = Part(); part.onEnd = { self.end() } }
        func end() {}
      }
      """,
      """
      // The property stores nothing: another object stores the closure, and the player holds it weakly.
      class Player {
        weak var item: PlayerItem?
        var onEnd: (() -> Void)? { get { item?.onEnd } set { item?.onEnd = newValue } }
        var onPause: (() -> Void)?
      }
      class PlayerItem { var onEnd: (() -> Void)? }
      class VideoViewController: UIViewController {
        let player = Player()
        override func viewDidLoad() { player.onEnd = { self.dismiss(animated: true) } }
      }
      """,
      """
      // `self` is the class, which is not an object that could be released.
      class Theme {
        static var onChange: (() -> Void)?
        static func start() { onChange = { self.reload() } }
        static func reload() {}
      }
      """,
      """
      // A double for tests.
      class LoaderSpy {
        var onLoad: (() -> Void)?
        var count = 0
        func record() { onLoad = { self.count += 1 } }
      }
      """,
      """
      // Not reported: a structure cannot be captured weakly. Capture `[weak model]`.
      class ListModel { var onChange: (() -> Void)? }
      struct ListView: View {
        let model: ListModel
        func bind() { model.onChange = { self.reload() } }
        func reload() {}
      }
      """,
    ])
}

extension RulePage {
  /// The remedy with the name that a closure uses.
  fileprivate func remedy(_ name: String) -> String {
    name == "self"
      ? remedy : "Write `[weak \(name)] in` at the beginning of the closure, and `\(name)?` in it."
  }
}

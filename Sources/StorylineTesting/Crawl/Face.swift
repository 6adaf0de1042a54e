import Storyline
import UIKit

/// The actions that the app offers on the screen as it is.
@MainActor
struct Face {
  private let app: AppDriver
  private let settings: CrawlSettings
  private let words: Words
  private(set) var actions: [CrawlAction] = []
  /// The texts of the rows on the screen.
  private(set) var rowTexts: [String] = []
  private var counts: [String: Int] = [:]
  /// The names of the secure fields.
  private var secrets: Set<String> = []

  init(of app: AppDriver, settings: CrawlSettings) {
    self.app = app
    self.settings = settings
    words = Words(settings.words)
    if Stage.shared.systemQuestionTitle != nil {
      add("system allow", .system, [.answerQuestion(allow: true)])
      add("system refuse", .system, [.answerQuestion(allow: false)])
      return
    }
    let backButton = app.navigation?.visibleBackButton
    let reachable = Match.all.filter { $0.described.isEnabled && $0.view !== backButton }
    addButtons(reachable)
    addFields(reachable)
    addRows(reachable)
    addValues(reachable)
    addWays(backButton)
    actions.sort { ($0.rank, $0.rank == .form ? 1 : 0) < ($1.rank, $1.rank == .form ? 1 : 0) }
  }

  /// The action of that key.
  subscript(key: String) -> CrawlAction? { actions.first { $0.key == key } }

  /// Adds an action; of several with one name, each gets a number.
  private mutating func add(
    _ name: String, _ rank: CrawlAction.Rank, _ steps: [MonkeyAction], isInFace: Bool = true
  ) {
    let number = counts[name, default: 0]
    counts[name] = number + 1
    let key = number == 0 ? name : "\(name) (\(number + 1))"
    actions.append(
      CrawlAction(
        key: key, rank: rank, actions: steps, isInFace: isInFace, secrets: secrets))
  }

  private func isAvoided(_ target: MonkeyAction.Target) -> Bool {
    settings.avoided.contains(target.name)
  }

  // MARK: Buttons

  private mutating func addButtons(_ reachable: [Match]) {
    for found in app.found(.button, among: reachable) where !isAvoided(found.target) {
      add("button \(CrawlAction.steadyName(found.target.name))", .button, [.tap(found.target)])
    }
    for found in app.found(.tab, among: reachable) where !isAvoided(found.target) {
      add("tab \(found.target.name)", .tab, [.selectTab(found.target)])
    }
  }

  // MARK: Texts

  private mutating func addFields(_ reachable: [Match]) {
    var filling: [MonkeyAction] = []
    for found in app.found(.textField, among: reachable) where !isAvoided(found.target) {
      if (found.match.view as? UITextField)?.isSecureTextEntry == true {
        secrets.insert(found.target.name)
      }
      let action = MonkeyAction.enter(words.word(for: found), into: found.target)
      filling.append(action)
      add("field \(fieldName(found))", .form, [action])
    }
    for found in app.found(.textView, among: reachable) where !isAvoided(found.target) {
      add("text \(fieldName(found))", .form, [.write(words.word(for: found), in: found.target)])
    }
    for found in app.found(.searchField, among: reachable) where !isAvoided(found.target) {
      add("search \(fieldName(found))", .form, [.search(words.word(for: found), in: found.target)])
    }
    guard !filling.isEmpty else { return }
    if filling.count > 1 { add("form", .form, filling, isInFace: false) }
    // A field may end with the return key, and a button may be enabled independent of the fields.
    add("form, return", .form, filling + [.pressReturn], isInFace: false)
    for found in app.found(.button, among: reachable) where !isAvoided(found.target) {
      let inField = sequence(first: found.match.view, next: \.superview).contains {
        $0 is UITextField
      }
      guard !inField else { continue }
      let name = CrawlAction.steadyName(found.target.name)
      add("form, button \(name)", .form, filling + [.tap(found.target)], isInFace: false)
    }
  }

  /// A name that does not change with what is in the field.
  private func fieldName(_ found: AppDriver.Found) -> String {
    Words.names(of: found).first ?? "field"
  }

  // MARK: Rows

  private mutating func addRows(_ reachable: [Match]) {
    var tried: [String: Int] = [:]
    for found in app.cells(among: reachable) where !isAvoided(found.target) {
      let isRow = found.match.view is UITableViewCell
      let kind = "\(Self.section(of: found.match.view)) \(Swift.type(of: found.match.view))"
      rowTexts.append("\(kind) \(found.target.name)")
      let number = tried[kind, default: 0]
      tried[kind] = number + 1
      guard number < settings.rows else { continue }
      add(
        "\(isRow ? "row" : "item") \(kind) \(number)", .row,
        [isRow ? .tapRow(found.target) : .tapItem(found.target)])
      guard number == 0 else { continue }
      for isLeft in [true, false] where found.match.view.offersSwipe(isTrailing: isLeft) {
        add(
          "swipe \(isLeft ? "left" : "right") \(kind)", .menu,
          [.swipe(found.target, isLeft: isLeft)])
      }
      if found.match.view.offersMenu { add("menu \(kind)", .menu, [.openMenu(found.target)]) }
    }
  }

  private static func section(of cell: UIView) -> String {
    var each = cell.superview
    while let view = each {
      if let table = view as? UITableView, let cell = cell as? UITableViewCell {
        return table.indexPath(for: cell).map { "\($0.section)" } ?? "-"
      }
      if let collection = view as? UICollectionView, let cell = cell as? UICollectionViewCell {
        return collection.indexPath(for: cell).map { "\($0.section)" } ?? "-"
      }
      each = view.superview
    }
    return "-"
  }

  // MARK: Values and ways

  private mutating func addValues(_ reachable: [Match]) {
    for found in app.found(.switch, among: reachable) where !isAvoided(found.target) {
      add("switch \(found.target.name)", .value, [.toggle(found.target)])
    }
    for (index, match) in app.pickerWheels.matches.enumerated() {
      guard let title = match.view.nearWheelTitle else { continue }
      add("wheel \(index)", .value, [.turnWheel(index, to: title)])
    }
  }

  private mutating func addWays(_ backButton: UIView?) {
    if let pages = app.pages, pages.dataSource != nil {
      if pages.canTurn(.forward) { add("next page", .page, [.turnPage(isForward: true)]) }
      if pages.canTurn(.reverse) { add("previous page", .page, [.turnPage(isForward: false)]) }
    }
    if let view = app.scrollView.matches.first?.view as? UIScrollView, view.scrollsFurther {
      add("scroll", .scroll, [.scroll(isDown: true)], isInFace: false)
    }
    if backButton.flatMap({ Match($0).reachablePoint }) != nil {
      add("back", .back, [.goBack])
      let titles = app.stack
      // The farthest way: several screens go at once. Of two that are called alike the menu has both.
      if titles.count > 2, let first = titles.first, titles.filter({ $0 == first }).count == 1,
        !settings.avoided.contains(first)
      {
        add("back menu", .back, [.goBackTo(first)], isInFace: false)
      }
    }
    if app.stack.count > 1 {
      add("swipe back, cancelled", .cancelledBack, [.swipeBack(isCancelled: true)], isInFace: false)
      add("swipe back", .back, [.swipeBack(isCancelled: false)], isInFace: false)
    }
    if let sheet = app.frontSheet {
      if !sheet.isModalInPresentation {
        add(
          "pull down, cancelled", .cancelledBack, [.pullDownSheet(isCancelled: true)],
          isInFace: false)
      }
      add("pull down", .pull, [.pullDownSheet(isCancelled: false)], isInFace: false)
    }
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether there is content below the visible part.
  fileprivate var scrollsFurther: Bool {
    guard isScrollEnabled, !(self is UITextView) else { return false }
    let end = contentSize.height + adjustedContentInset.bottom
    return contentOffset.y + bounds.height < end - 1
  }
}

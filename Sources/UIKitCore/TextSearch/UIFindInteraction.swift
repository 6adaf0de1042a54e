public import Foundation

/// The search in the text of a view, in a bar above the keyboard.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Creates an interaction that asks `sessionDelegate` for the session of each search.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    options.stringCompareOptions = .caseInsensitive
  }

  open private(set) weak var delegate: (any UIFindInteractionDelegate)?

  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: Showing the bar

  /// The session of the search; `nil` while the bar is not shown.
  open private(set) var activeFindSession: UIFindSession?

  open var isFindNavigatorVisible: Bool { navigator != nil }

  /// Shows the bar, with a field for the replacement if the session can replace.
  open func presentFindNavigator(showingReplace: Bool) {
    // 15.9.1: the delegate of a find interaction makes the session.
    if activeFindSession == nil {
      guard let view, let session = delegate?.findInteraction(self, sessionFor: view) else {
        return
      }
      activeFindSession = session
      session.resultsDidChange = { [weak self] in self?.updateResultCount() }
      delegate?.findInteraction(self, didBegin: session)
    }
    guard let session = activeFindSession, let window = view?.window else { return }
    navigator?.removeFromSuperview()
    let navigator = FindNavigator(
      self, replaces: showingReplace && session.supportsReplacement, menu: menu)
    self.navigator = navigator
    navigator.show(in: window)
    if let searchText, !searchText.isEmpty { search() }
  }

  /// Hides the bar and ends the session.
  open func dismissFindNavigator() {
    navigator?.removeFromSuperview()
    navigator = nil
    guard let session = activeFindSession else { return }
    session.resultsDidChange = nil
    session.invalidateFoundResults()
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Makes the menu of the options from the system's elements.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  // MARK: Searching

  /// The text that is searched. It stays after the bar was hidden.
  open var searchText: String? {
    didSet {
      guard searchText != oldValue else { return }
      navigator?.textDidChange()
      search()
    }
  }

  open var replacementText: String? { didSet { navigator?.textDidChange() } }

  /// Highlights the next result; begins the search if there is none.
  open func findNext() { go(.forward) }

  open func findPrevious() { go(.backward) }

  /// Shows the session's number of results, after it has changed.
  open func updateResultCount() { navigator?.showCount(of: activeFindSession) }

  // MARK: - Inside the stage

  private var navigator: FindNavigator?
  private let options = UITextSearchOptions()

  private func search() {
    // 15.9.2: a new searchText starts a search in the active session.
    activeFindSession?.performSearch(query: searchText ?? "", options: options)
    updateResultCount()
  }

  private func go(_ direction: UITextStorageDirection) {
    if activeFindSession == nil { presentFindNavigator(showingReplace: false) }
    activeFindSession?.highlightNextResult(in: direction)
    updateResultCount()
  }

  func replace() {
    activeFindSession?.performSingleReplacement(
      query: searchText ?? "", replacementString: replacementText ?? "", options: options)
    updateResultCount()
  }

  func replaceAll() {
    activeFindSession?.replaceAll(
      searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: options)
    updateResultCount()
  }

  private var menu: UIMenu? {
    let elements: [UIMenuElement] = [
      choice("Whole Words", options.wordMatchMethod == .fullWord) {
        $0.wordMatchMethod = $0.wordMatchMethod == .fullWord ? .contains : .fullWord
      },
      choice("Match Case", !options.stringCompareOptions.contains(.caseInsensitive)) {
        $0.stringCompareOptions.formSymmetricDifference(.caseInsensitive)
      },
    ]
    return optionsMenuProvider.map { $0(elements) } ?? UIMenu(children: elements)
  }

  private func choice(
    _ title: String, _ isOn: Bool, _ change: @escaping (UITextSearchOptions) -> Void
  ) -> UIAction {
    UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
      guard let self else { return }
      change(options)
      navigator?.menu = menu
      search()
    }
  }
}

/// The owner of the sessions of a ``UIFindInteraction``.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns the session of a search that begins; `nil` prevents it.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?

  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

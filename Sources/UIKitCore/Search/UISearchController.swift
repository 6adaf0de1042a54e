public import Foundation

/// Shows a search over what is searched: a bar to write in, and perhaps a controller with results.
///
/// While it is active it is presented, by the nearest controller that defines a presentation context;
/// the content below stays, and so does the navigation bar that the search bar is in.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  // MARK: Creating a search controller

  /// Without a controller for the results, they are shown where is searched.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    becomeSearchController()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    becomeSearchController()
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    becomeSearchController()
    decodeInterface(coder, as: UISearchController.self)
  }

  // MARK: Results

  /// An object that is called at every change of text and scope, and when the bar becomes the first
  /// responder.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  open var searchResultsController: UIViewController? { results }

  /// A Boolean value that indicates whether the results are shown as soon as there is text, and no
  /// sooner.
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateResults() }
  }

  /// Setting it means to do it by hand from now on.
  open var showsSearchResultsController: Bool {
    get { isShowingResults }
    set {
      storedShowsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  // MARK: The search bar

  open var searchBar: UISearchBar { bar }

  // MARK: Presenting

  open weak var delegate: (any UISearchControllerDelegate)?

  /// Setting it presents or dismisses the controller.
  open var isActive: Bool {
    get { storedActive }
    set {
      guard newValue else { return deactivate() }
      guard !storedActive else { return }
      activate()
      // 15.7.4: setting isActive calls the searchResultsUpdater.
      if storedActive { searchResultsUpdater?.updateSearchResults(for: self) }
    }
  }

  /// A Boolean value that indicates whether what is searched is dimmed while there are no results
  /// to cover it.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { updateResults() }
  }

  /// A Boolean value that indicates whether title and buttons make room.
  open var hidesNavigationBarDuringPresentation = true

  /// A Boolean value that indicates whether the cancel button comes and goes with the search. It is
  /// false once the app shows or hides the button by itself.
  open var automaticallyShowsCancelButton = true

  /// When the scopes come. It is manual once the app shows or hides them by itself.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// A Boolean value that indicates whether the scopes come and go with the search.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  // MARK: The view

  open override func loadView() { view = SearchView(controller: self) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let results {
      addChild(results)
      searchView?.add(results.view)
      results.didMove(toParent: self)
    }
    updateResults()
  }

  // MARK: - Inside the stage

  private let results: UIViewController?
  private let bar = UISearchBar(frame: .zero)
  private var storedShowsResults = false
  var storedActive = false
  /// A Boolean value that indicates whether the delegate is called: it is not for its own
  /// presentations.
  var isAutomatic = false
  /// A Boolean value that indicates whether the bars have made room for the search.
  var isExpanded = false
  /// The navigation bar that this search took away.
  weak var hiddenBarOwner: UINavigationController?
  /// The item in whose bar the search bar stands.
  weak var item: UINavigationItem? {
    didSet { bar.dock = item == nil ? nil : .belowTitle }
  }

  var searchView: SearchView? { viewIfLoaded as? SearchView }

  override func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: self, presenting: presenting)
  }

  private func becomeSearchController() {
    bar.searchController = self
    bar.placeholder = "Search"
  }

  var isShowingResults: Bool {
    guard results != nil else { return false }
    return automaticallyShowsSearchResultsController
      ? bar.field.hasText : storedShowsResults
  }

  /// Shows the results, or what lies behind them, as the text and the app have it.
  func updateResults() {
    searchView?.show(
      results: isShowingResults, dimming: obscuresBackgroundDuringPresentation)
  }
}

extension UISearchController {
  /// When the scopes of a search are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system's choice: with the search.
    case automatic
    /// When the app shows them.
    case manual
    /// With the first character.
    case onTextEntry
    /// With the search.
    case onSearchActivation
  }
}

/// A delegate for the beginning and the end of a search. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  // These four are not called for what the app presents and dismisses by itself.

  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)

  /// A search is to begin: a delegate may present the controller in its own way. If it does not, the
  /// system does.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// Brings the results up to date with what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

import StorylineTesting
import Testing
import UIKit

/// Screens without content.
@MainActor @Suite(.stage) struct ContentUnavailableTests {
  /// Notes the states that it is updated for.
  private final class Screen: UIViewController {
    var states: [UIContentUnavailableConfigurationState] = []
    var makes: ((UIContentUnavailableConfigurationState) -> (any UIContentConfiguration)?)?

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state)
      if let makes {
        contentUnavailableConfiguration = makes(state)
      } else {
        super.updateContentUnavailableConfiguration(using: state)
      }
    }
  }

  private func show(_ controller: UIViewController) throws -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    return window
  }

  private func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap(texts)
  }

  private func content(of controller: UIViewController) throws -> UIContentUnavailableView {
    try #require(controller.view.subviews.last as? UIContentUnavailableView)
  }

  @Test func `11.7.12 – the configuration is updated once before the view is first shown`() throws {
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.states.isEmpty)
    let window = try show(screen)
    #expect(screen.states.count == 1)
    screen.view.setNeedsLayout()
    try Stage.shared.settle()
    #expect(screen.states.count == 1)
    screen.setNeedsUpdateContentUnavailableConfiguration()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    #expect(screen.states.count == 1)
    try Stage.shared.settle()
    #expect(screen.states.count == 2)
    window.overrideUserInterfaceStyle = .dark
    try Stage.shared.settle()
    #expect(screen.states.last?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `11.7.12 – the text of the search bar is a part of the state`() throws {
    let screen = Screen()
    screen.makes = { _ in .search() as UIContentUnavailableConfiguration }
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    let window = try show(UINavigationController(rootViewController: screen))
    search.searchBar.text = "Grammar"
    try Stage.shared.settle()
    #expect(screen.states.last?.searchText == "Grammar")
    withExtendedLifetime(window) {}
  }

  @Test func `11.7.11 – a search names what was searched for, unless the app has set a text`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "Grammar"
    var search = UIContentUnavailableConfiguration.search()
    #expect(search.text == "No Results")
    #expect(search.updated(for: state).text == "No Results for “Grammar”")
    search.text = "Nothing"
    #expect(search.updated(for: state).text == "Nothing")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @Test
  func `11.7.13 – the content covers the view, in the middle, and stays where a list scrolls`()
    throws
  {
    let list = UITableViewController(style: .plain)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Notes"
    configuration.secondaryText = "Write one."
    list.contentUnavailableConfiguration = configuration
    list.title = "Notes"
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let window = try show(navigation)
    let view = try content(of: list)
    let seen = window.bounds.inset(by: list.tableView.adjustedContentInset)
    #expect(view.convert(view.bounds, to: nil) == seen)
    #expect(texts(in: view) == ["No Notes", "Write one."])
    list.tableView.contentOffset.y += 10
    try Stage.shared.settle()
    #expect(
      view.convert(CGPoint.zero, to: nil).y == list.tableView.adjustedContentInset.top)
    let labels = view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    let (top, bottom) = (try #require(labels.first), try #require(labels.last))
    let room = view.bounds.inset(by: view.layoutMargins)
    #expect(abs((top.frame.minY + bottom.frame.maxY) / 2 - room.midY) < 1)
    #expect(abs(top.frame.midX - room.midX) < 1)
    withExtendedLifetime(window) {}
  }

  @Test func `the same view shows another configuration, and none takes it away`() throws {
    let screen = UIViewController()
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let window = try show(screen)
    let view = try content(of: screen)
    #expect(texts(in: view) == ["Loading…"])
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    screen.contentUnavailableConfiguration = empty
    try Stage.shared.settle()
    #expect(try content(of: screen) === view)
    #expect(texts(in: view) == ["Nothing"])
    screen.contentUnavailableConfiguration = nil
    #expect(view.superview == nil)
    #expect(screen.contentUnavailableConfiguration == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `a tap on the button performs its action`() async throws {
    let screen = UIViewController()
    var count = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Offline"
    configuration.button.title = "Try Again"
    configuration.buttonProperties.primaryAction = UIAction { _ in count += 1 }
    screen.contentUnavailableConfiguration = configuration
    let window = try show(screen)
    try await AppDriver().button("Try Again").tap()
    #expect(count == 1)
    withExtendedLifetime(window) {}
  }
}

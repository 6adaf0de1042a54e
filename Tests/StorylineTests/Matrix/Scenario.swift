import Storyline
import StorylineTesting
import Testing
import UIKit

/// A flow that shows some screens when it starts.
class RoleFlow: Flow<Int> {
  private let titles: [String]

  init(_ titles: [String]) {
    self.titles = titles
    super.init()
  }

  override func start() {
    for title in titles { show(Screen(title), animated: false) }
  }
}

final class HomeFlow: RoleFlow {}
final class ParentFlow: RoleFlow {}
final class SubjectFlow: RoleFlow {}
final class OtherFlow: RoleFlow {
  convenience init() { self.init(["Other"]) }
}

/// A flow of a scenario, of which nothing is kept alive, and what became of it.
@MainActor
final class Role {
  private(set) weak var flow: RoleFlow?
  let handle: FlowHandle<Int>
  private(set) var outcomes: [Outcome<Int>] = []
  private var shown: [Shown] = []

  private struct Shown {
    weak var screen: Screen?
    weak var model: NSObject?
  }

  init(_ flow: RoleFlow, _ handle: FlowHandle<Int>) {
    self.flow = flow
    self.handle = handle
    handle.whenEnded { [weak self] in self?.outcomes.append($0) }
  }

  /// The screens that are alive, the lowest first.
  var screens: [Screen] { shown.compactMap(\.screen) }

  /// Whether nothing of it is left in memory.
  var isGone: Bool { flow == nil && shown.allSatisfy { $0.screen == nil && $0.model == nil } }

  /// The navigation controller that holds its screens.
  var navigation: UINavigationController? { screens.last?.navigationController }

  func isShowing(_ controller: UIViewController) -> Bool {
    screens.contains { $0 === controller }
  }

  /// Says which screens are its own.
  func adopt(_ screens: [Screen]) {
    shown = screens.map { Shown(screen: $0, model: $0.model) }
  }
}

/// Home shows the parent, which shows the subject in one of the ways; or the window shows the
/// subject alone.
@MainActor
final class Scenario {
  let showing: Showing
  private(set) var window: UIWindow? = UIWindow()
  let home: Role?
  let parent: Role?
  let subject: Role

  init(_ showing: Showing) async throws {
    self.showing = showing
    let window = try #require(window)
    window.makeKeyAndVisible()
    if let style = showing.style {
      let homeFlow = HomeFlow(["Home"])
      home = Role(homeFlow, window.show(homeFlow, as: .root(in: .navigation)))
      let parentFlow = ParentFlow(["Parent"])
      parent = Role(parentFlow, homeFlow.show(parentFlow, as: .push))
      try await settle()
      let flow = SubjectFlow(showing.titles)
      subject = Role(flow, parentFlow.show(flow, as: style))
    } else {
      home = nil
      parent = nil
      let flow = SubjectFlow(showing.titles)
      subject = Role(flow, window.show(flow, as: showing.windowStyle))
    }
    try await settle()
    subject.adopt(
      controllers.compactMap { $0 as? Screen }.filter { screen in
        showing.titles.contains(screen.title ?? "")
      })
  }

  /// Everybody, the one that shows the others first.
  var roles: [(name: String, role: Role)] {
    [("HomeFlow", home), ("ParentFlow", parent), ("SubjectFlow", subject)].compactMap {
      name, role in
      role.map { (name, $0) }
    }
  }

  // MARK: Acting

  /// Does something once for each of the subject's screens, and lets it settle in between.
  func forEachScreen(_ body: () -> Void) async throws {
    for number in showing.titles.indices {
      if number > 0 { try await settle() }
      #expect(subject.outcomes.isEmpty, "it has a screen left")
      body()
    }
  }

  func closeWindow() {
    window?.isHidden = true
    window = nil
  }

  // MARK: Looking

  /// Every controller that is shown, the lowest first.
  var controllers: [UIViewController] {
    var controllers: [UIViewController] = []
    var next = window?.rootViewController
    while let each = next {
      controllers += (each as? UINavigationController)?.viewControllers ?? [each]
      next = each.presentedViewController
    }
    return controllers
  }

  var titles: [String] { controllers.map { $0.title ?? "–" } }

  /// Who shows whom, as `HomeFlow(ParentFlow(SubjectFlow))`.
  var tree: String {
    let rows = Stage.shared.panels.sources.first { $0.name == "coordinators" }?.rows() ?? []
    return Self.text(rows)
  }

  private static func text(_ rows: [PanelNode]) -> String {
    rows.filter { $0.title.hasSuffix("Flow") }.map { row in
      let children = text(row.children)
      return row.title + (children.isEmpty ? "" : "(\(children))")
    }.joined(separator: " ")
  }

  /// What the log says of one flow.
  func log(of name: String) -> [String] {
    window?.storyLog.map(\.description).filter { $0.hasPrefix("\(name)#") } ?? []
  }

  /// Everything that ended, in order.
  var endings: [String] {
    window?.storyLog.map(\.description).filter {
      $0.hasSuffix(" finished") || $0.contains(" cancelled: ")
    } ?? []
  }
}

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
    weak var screen: UIViewController?
    weak var model: NSObject?
  }

  init(_ flow: RoleFlow?, _ handle: FlowHandle<Int>) {
    self.flow = flow
    self.handle = handle
    handle.whenEnded { [weak self] in self?.outcomes.append($0) }
  }

  /// The screens that are alive, the lowest first.
  var screens: [UIViewController] { shown.compactMap(\.screen) }

  /// A Boolean value that indicates whether nothing of it is left in memory.
  var isGone: Bool { flow == nil && shown.allSatisfy { $0.screen == nil && $0.model == nil } }

  /// The navigation controller that holds its screens.
  var navigation: UINavigationController? { screens.last?.navigationController }

  /// Returns a Boolean value that indicates whether a controller is one of its screens, or holds
  /// one.
  func isIn(_ controller: UIViewController) -> Bool {
    screens.contains { $0 === controller || $0.parent === controller }
  }

  /// Says which screens are its own.
  func adopt(_ screens: [UIViewController]) {
    shown = screens.map { Shown(screen: $0, model: ($0 as? Screen)?.model) }
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

  private let transitionDirector = TransitionDirector()

  init(_ showing: Showing) async throws {
    self.showing = showing
    if showing.isOnTablet { Stage.shared.setDevice(.iPad) }
    let window = try #require(window)
    window.makeKeyAndVisible()
    let flow = SubjectFlow(showing.titles)
    guard showing.hasParent else {
      home = nil
      parent = nil
      subject = Role(flow, window.show(flow, as: showing.windowStyle))
      try await settle()
      adoptSubject()
      return
    }
    let homeFlow = HomeFlow(["Home"])
    home = Role(homeFlow, window.show(homeFlow, as: .root(in: .navigation)))
    let parentFlow = ParentFlow(["Parent"])
    parent = Role(parentFlow, homeFlow.show(parentFlow, as: .push))
    try await settle()
    let navigation = window.rootViewController as? UINavigationController
    let screen = try #require(navigation?.topViewController)
    if showing == .presentedOverSheet {
      parentFlow.show(Screen("Sheet"), as: .present)
      try await settle()
    }
    if showing == .alert {
      subject = Role(nil, parentFlow.show(Alert("One", actions: [.default("Seven", 7)])))
    } else {
      let style = showing.style(from: screen, transitionDirector) ?? .automatic
      subject = Role(flow, parentFlow.show(flow, as: style))
    }
    try await settle()
    adoptSubject()
  }

  private func adoptSubject() {
    let all = controllers + controllers.flatMap(\.children)
    subject.adopt(all.filter { showing.titles.contains($0.title ?? "") })
  }

  /// All roles, the one that shows the others first.
  var roles: [(name: String, role: Role)] {
    [("HomeFlow", home), ("ParentFlow", parent), (subjectName, subject)].compactMap {
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

  /// Lets the subject end with its value, 7.
  func finishSubject() {
    guard showing == .alert, let window else {
      subject.flow?.finish(7)
      return
    }
    Person.tap("Seven", in: window)
  }

  func closeWindow() {
    window?.isHidden = true
    window = nil
  }

  // MARK: Looking

  /// How the log calls the flow that all this is about.
  var subjectName: String { showing == .alert ? "Alert" : "SubjectFlow" }

  /// The point of the subject that a finger can pull, in the window.
  var topOfSubject: CGPoint {
    guard let view = subject.screens.last?.viewIfLoaded else { return .zero }
    return view.convert(CGPoint(x: view.bounds.midX, y: 8), to: nil)
  }

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

  /// The tree of flows, as `HomeFlow(ParentFlow(SubjectFlow))`.
  var tree: String {
    let rows = Stage.shared.panels.sources.first { $0.name == "coordinators" }?.rows() ?? []
    return Self.text(rows)
  }

  private static func text(_ rows: [PanelNode]) -> String {
    rows.filter { $0.title.contains("Flow") || $0.title == "Alert" }.map { row in
      let children = text(row.children)
      return row.title + (children.isEmpty ? "" : "(\(children))")
    }.joined(separator: " ")
  }

  /// The lines of the log, as long as there is a window.
  var log: [String] { window?.storyLog.map(\.description) ?? [] }

  /// Everything that ended, in order.
  var endings: [String] {
    log.filter { $0.hasSuffix(" finished") || $0.contains(" cancelled: ") }
  }
}

import Storyline
import StorylineTesting
import Testing
import UIKit

/// A flow whose one screen holds others beside each other.
final class HolderFlow: Flow<Int> {
  let holder: UIViewController

  init(_ holder: UIViewController) {
    self.holder = holder
    super.init()
  }

  override func start() { show(holder) }
}

/// A flow shows a container, in which the subject stands beside others and is in front.
@MainActor
final class SlotScenario {
  let showing: SlotShowing
  private(set) var window: UIWindow? = UIWindow()
  private(set) weak var parent: HolderFlow?
  private(set) weak var holder: UIViewController?
  let subject: Shown
  private(set) var beside: [Shown] = []
  private(set) var parentOutcomes: [Outcome<Int>] = []
  private weak var screen: UIViewController?

  init(_ showing: SlotShowing, on ground: SlotShowing.Ground) async throws {
    self.showing = showing
    if showing.isColumn {
      Stage.shared.setDevice(showing.isWide ? .iPad : .iPhone15)
      Stage.shared.rotate(to: showing.isWide ? .landscapeLeft : .portrait)
    }
    let window = try #require(window)
    window.frame = UIScreen.main.bounds
    window.makeKeyAndVisible()
    let flow = HolderFlow(showing.makeHolder())
    parent = flow
    holder = flow.holder
    let handle: FlowHandle<Int>
    switch ground {
    case .root: handle = window.show(flow, as: .root)
    case .presented:
      let home = HomeFlow(["Home"])
      window.show(home, as: .root(in: .navigation))
      try await settle()
      handle = home.show(flow, as: .present(.fullScreen))
    }
    for number in 1...showing.besideCount {
      beside.append(Shown(["Beside \(number)"], above: flow, as: showing.besideStyle))
    }
    try await settle()
    subject = Shown(["One"], above: flow, as: showing.style)
    try await settle()
    handle.whenEnded { [weak self] in self?.parentOutcomes.append($0) }
    screen = Self.screens(in: flow.holder).first { $0.title == "One" }
    bringToFront()
    try await settle()
  }

  /// The place of the subject.
  private var slot: UIViewController? { screen?.navigationController ?? screen }

  private func bringToFront() {
    if let tabs = holder as? UITabBarController {
      tabs.selectedIndex = (tabs.viewControllers?.count ?? 1) - 1
    } else if let pages = holder as? UIPageViewController, let slot {
      pages.setViewControllers([slot], direction: .forward, animated: false)
    }
  }

  // MARK: Acting

  func perform(_ leaving: SlotLeaving) async throws {
    switch leaving {
    case .finish: subject.flow?.finish(7)
    case .close: subject.flow?.close()
    case .removedByParent: if let flow = subject.flow { parent?.removeChild(flow) }
    case .parentFinished: parent?.finish(1)
    case .parentClosed: parent?.close()
    case .takenOut: takeOut()
    case .windowGotAnotherRoot:
      window?.rootViewController = Screen("Other")
      // UIKit retains presented controllers without a call: it is found at the next command.
      _ = parent?.show(Screen("Late"), as: .present).receipt
    case .flowReplacedRoot: window?.show(OtherFlow(), as: .root)
    case .windowClosed:
      window?.isHidden = true
      window = nil
    case .dismissed: holder?.presentingViewController?.dismiss(animated: true)
    case .selectedOther: await selectOther()
    case .selectedAgain: bringToFront()
    case .reordered: (holder as? UITabBarController)?.viewControllers?.reverse()
    case .otherSize: try await changeSize()
    case .pop: subject.flow?.context.navigationController?.popViewController(animated: true)
    case .popToRoot:
      subject.flow?.context.navigationController?.popToRootViewController(animated: true)
    case .swipedBack: Hand().swipeBack()
    case .cancelledSwipe: try Hand().thinkBetterOfIt(pullingFrom: CGPoint(x: 200, y: 120))
    }
  }

  private func takeOut() {
    guard let slot else { return }
    if let tabs = holder as? UITabBarController {
      tabs.viewControllers = tabs.viewControllers?.filter { $0 !== slot }
    } else if let split = holder as? UISplitViewController {
      if split.style == .unspecified {
        split.viewControllers = split.viewControllers.filter { $0 !== slot }
      } else {
        split.setViewController(nil, for: .secondary)
      }
    } else if let flow = subject.flow {
      // Which pages there are flows alone decide.
      parent?.removeChild(flow)
    }
  }

  private func selectOther() async {
    if let tabs = holder as? UITabBarController {
      tabs.selectedIndex = 0
    } else if let split = holder as? UISplitViewController {
      if split.style != .unspecified { split.show(.primary) }
    } else if let pages = holder as? UIPageViewController, let slot,
      let other = pages.dataSource?.pageViewController(pages, viewControllerBefore: slot)
    {
      pages.setViewControllers([other], direction: .reverse, animated: true)
    }
  }

  private func changeSize() async throws {
    guard showing.isColumn else {
      Stage.shared.rotate(to: .landscapeLeft)
      return
    }
    Stage.shared.setDevice(showing.isWide ? .iPhone15 : .iPad)
    window?.frame = UIScreen.main.bounds
    try await settle()
    Stage.shared.setDevice(showing.isWide ? .iPad : .iPhone15)
    window?.frame = UIScreen.main.bounds
  }

  // MARK: Looking

  /// Every screen in a controller, also in hidden columns and pages.
  static func screens(in controller: UIViewController) -> [UIViewController] {
    var inner = controller.children
    if let split = controller as? UISplitViewController, split.style != .unspecified {
      for column in [UISplitViewController.Column.primary, .secondary] {
        if let each = split.viewController(for: column), each.parent == nil { inner.append(each) }
      }
    }
    if let pages = controller as? UIPageViewController, let source = pages.dataSource {
      for direction in [true, false] {
        var each = pages.viewControllers?.first
        while let page = each {
          if !inner.contains(page) { inner.append(page) }
          each =
            direction
            ? source.pageViewController(pages, viewControllerAfter: page)
            : source.pageViewController(pages, viewControllerBefore: page)
        }
      }
    }
    return (controller is Screen ? [controller] : []) + inner.flatMap(screens)
  }

  /// The titles of the screens that the container holds.
  var titles: Set<String> {
    Set(holder.map(Self.screens)?.compactMap(\.title) ?? [])
  }

  var isGone: Bool { subject.flow == nil && screen == nil }
}

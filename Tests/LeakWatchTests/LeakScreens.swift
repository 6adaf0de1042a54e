import Storyline
import UIKit

/// A screen that can be held in many ways.
class WatchedScreen: UIViewController {
  var itself: WatchedScreen?
  var model: WatchedModel?
  var task: Task<Void, Never>?
  var ticks = 0

  func bind() {
    let model = WatchedModel()
    model.onChange = { self.ticks += 1 }
    self.model = model
  }

  /// Asks for something whose answer the screen waits for.
  func request() {
    task = Task {
      try? await Task.sleep(for: .seconds(100_000))
      ticks += 1
    }
  }
}

final class WatchedModel {
  var onChange: (() -> Void)?
}

/// Two objects that hold each other, and a screen.
final class LostPair {
  var other: LostPair?
  var screen: UIViewController?
}

@MainActor
enum Registry {
  static var screen: UIViewController?
  static var model: WatchedModel?
}

/// Shows one of its pages, and keeps the others.
final class PagesViewController: UIViewController {
  private var pages: [UIViewController] = []

  func setPages(_ pages: [UIViewController]) { self.pages = pages }

  func showPage(_ index: Int) {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    addChild(pages[index])
    view.addSubview(pages[index].view)
    pages[index].didMove(toParent: self)
  }
}

/// Waits for an event that never comes, in a task that is not cancelled.
final class ListeningFlow: Flow<Void> {
  private(set) var task: Task<Void, Never>?
  private var count = 0

  override func start() {
    show(UIViewController())
    task = Task { [self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(100_000))
        count += 1
      }
    }
  }
}

final class HomeFlow: Flow<Void> {
  override func start() { show(UIViewController()) }

  func showDetail(leaking: Bool) { show(DetailFlow(leaking: leaking), as: .push) }
}

final class DetailFlow: Flow<Void> {
  private let leaks: Bool
  private var onClose: (() -> Void)?

  init(leaking: Bool) {
    leaks = leaking
    super.init()
  }

  override func start() {
    if leaks { onClose = { self.close() } }
    show(UIViewController())
  }
}

import Foundation
import UIKit

/// Decides when a director reconciles although no container reports a change: soon, when the window
/// becomes visible, and after the layout pass in which UIKit begins what it was asked for.
@MainActor
final class ReconcileScheduler {
  private let observer = ObserverView()
  private weak var window: UIWindow?
  private let visibility = Visibility()
  /// How many passes are over.
  private(set) var passes = 0
  /// A Boolean value that indicates whether another reconciliation is scheduled.
  private(set) var isScheduled = false
  /// How many were asked for since the last command was carried out.
  private var asked = 0

  /// The number of layout passes after which a transition that has not begun is given up.
  private static let patience = 8

  /// Listens to `window`.
  func listen(to window: UIWindow, _ body: @escaping @MainActor () -> Void) {
    self.window = window
    observer.onLayout = { [weak self] in
      self?.passes += 1
      body()
    }
    visibility.observe(window, body)
  }

  /// Calls `body` when a scene is disconnected: UIKit may still be about to take its windows out of it.
  func whenDisconnecting(_ body: @escaping @MainActor (UIScene) -> Void) {
    visibility.observeScenes(body)
  }

  deinit {
    let visibility = visibility
    Task { @MainActor in visibility.stopObserving() }
  }

  /// Calls `body` once UIKit is done with what it is doing; once, however often it is asked for.
  func soon(_ body: @escaping @MainActor () -> Void) {
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor in
      isScheduled = false
      body()
    }
  }

  /// Schedules a reconciliation after the next layout pass. After too many of them without a
  /// result, only an insisting call schedules one.
  func afterNextLayout(insisting: Bool = false) {
    guard let window, insisting || asked < Self.patience else { return }
    asked += 1
    observer.insert(into: window, at: 0)
    observer.setNeedsLayout()
  }

  /// Something has moved: waiting is worth while again.
  func didMove() { asked = 0 }
}

/// Reports when a window becomes visible, and when a scene is disconnected.
@MainActor
private final class Visibility {
  private var observers: [any NSObjectProtocol] = []

  func observe(_ window: UIWindow, _ body: @escaping @MainActor () -> Void) {
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil
      ) { _ in MainActor.assumeIsolated(body) })
  }

  func observeScenes(_ body: @escaping @MainActor (UIScene) -> Void) {
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UIScene.didDisconnectNotification, object: nil, queue: nil
      ) { notification in
        guard let scene = notification.object as? UIScene else { return }
        MainActor.assumeIsolated { body(scene) }
      })
  }

  func stopObserving() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}

import Foundation
import Observation

/// A method that updates a part of a view. It runs again after what it has read has changed.
enum ObservedUpdate {
  case properties, controllerProperties, constraints, layout, display, configuration

  /// The update that is running, and its view.
  @MainActor private static var running: (update: ObservedUpdate, view: UIView)?

  /// Runs `body`, and repeats the update of `view` once a property of an observable object, or a
  /// trait, that `body` reads has changed.
  @MainActor
  func run(for view: UIView, _ body: () -> Void) {
    let outer = Self.running
    Self.running = (self, view)
    defer { Self.running = outer }
    view.traitReaders.remove(self)
    // 12.6.5: an update that reads an observable object runs again after a change.
    withObservationTracking(body) { [weak view] in
      guard Thread.isMainThread else {
        // The view must not be released on another thread.
        return DispatchQueue.main.async { [weak view] in
          if let view { request(for: view) }
        }
      }
      guard let view else { return }
      MainActor.assumeIsolated { request(for: view) }
    }
  }

  /// Requests the update of `view` in the next pass.
  @MainActor
  func request(for view: UIView) {
    switch self {
    case .properties: view.setNeedsUpdateProperties()
    case .controllerProperties: view.viewController?.setNeedsUpdateProperties()
    case .constraints: view.setNeedsUpdateConstraints()
    case .layout: view.setNeedsLayout()
    case .display: view.setNeedsDisplay()
    case .configuration: view.invalidateConfiguration()
    }
  }

  /// Called when the traits of a view, or of its controller, are read.
  @MainActor
  static func noteTraits(of view: UIView?) {
    // 12.6.6: the same updates run again after a change of the traits that they have read.
    guard let running, running.view === view else { return }
    running.view.traitReaders.insert(running.update)
  }
}

extension UIView {
  /// Repeats the updates that have read the traits.
  func updateTraitReaders() {
    for update in traitReaders { update.request(for: self) }
  }
}

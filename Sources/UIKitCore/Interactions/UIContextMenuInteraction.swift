public import Foundation

/// Opens a menu when a finger stays on a view, or when it is clicked with the other button.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    judge.interaction = self
    press.delegate = judge
    press.addHandler { [weak self] in self?.follow($0) }
  }

  /// Not kept.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
    self.view?.removeGestureRecognizer(press)
    self.view = view
  }

  open func didMove(to view: UIView?) {
    view?.addGestureRecognizer(press)
  }

  /// How the menu looks that is open now.
  open var menuAppearance: appearance { session?.appearance ?? .unknown }

  /// Returns the location of the press that opened the menu, in the coordinates of `view`, or of
  /// the window.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(lastLocation, from: nil) ?? lastLocation
  }

  /// Changes the menus that are open: `block` is given each of them.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    session?.overlay?.panel.update(block)
  }

  /// Closes the menu that is open.
  open func dismissMenu() { session?.overlay?.close() }

  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public enum appearance: Int, Sendable {
    /// No menu is open.
    case unknown
    /// With a preview, and everything else behind a blur.
    case rich
    /// The menu alone, beside its control.
    case compact
  }

  // MARK: - Inside the stage

  let press = UILongPressGestureRecognizer()
  private let judge = MenuPress()
  private var session: ContextMenuSession?
  private var asked: UIContextMenuConfiguration?
  private var lastLocation = CGPoint.zero

  /// Opens the menu for a place in the window; returns whether there is one.
  func begin(at point: CGPoint) -> Bool {
    guard let configuration = configuration(at: point) else { return false }
    return open(configuration)
  }

  fileprivate func ask(at point: CGPoint) -> Bool {
    asked = configuration(at: point)
    return asked != nil
  }

  private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard session == nil, let view, view.window != nil else { return nil }
    lastLocation = point
    return delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: view.convert(point, from: nil))
  }

  private func open(_ configuration: UIContextMenuConfiguration) -> Bool {
    guard let view, session == nil else { return false }
    let new = ContextMenuSession(self, configuration)
    session = new
    guard new.open(on: view) else {
      session = nil
      return false
    }
    return true
  }

  func sessionEnded(_ ended: ContextMenuSession) {
    if session === ended { session = nil }
  }

  /// The finger that opened the menu moves on, or leaves.
  func track(_ point: CGPoint) { session?.overlay?.panel.track(point) }
  func release() { session?.overlay?.panel.release() }

  private func follow(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard let asked else { return }
      self.asked = nil
      _ = open(asked)
    case .changed: track(recognizer.location(in: nil))
    case .ended: release()
    default: break
    }
  }
}

/// A press that opens a menu. Where there is none, it leaves the touch to others.
@MainActor
private final class MenuPress: NSObject, UIGestureRecognizerDelegate {
  weak var interaction: UIContextMenuInteraction?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.ask(at: gestureRecognizer.location(in: nil)) ?? false
  }
}

extension Stage {
  /// A click with the mouse's other button opens the context menu of the view there. Without one,
  /// recognizers for that button get it.
  ///
  /// - Returns: `true` if there is a context menu.
  @discardableResult
  package func secondaryClick(at point: CGPoint) -> Bool {
    defer { setNeedsTurn() }
    guard let hit = view(at: point), let window = hit.window else { return false }
    let location = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
    var view: UIView? = hit
    while let current = view {
      for case let interaction as UIContextMenuInteraction in current.storedInteractions
      where interaction.begin(at: location) { return true }
      view = current.superview
    }
    click(at: point, buttons: .secondary)
    return false
  }
}

public import Foundation

/// Lets people drag items from a view: with a finger that stays down, and moves then.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    judge.interaction = self
    press.delegate = judge
    press.addHandler { [weak self] in self?.follow($0) }
    isEnabled = Self.isEnabledByDefault
  }

  /// The object that has the items. It is not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  open private(set) weak var view: UIView?

  /// A Boolean value that indicates whether people can drag. Initially, ``isEnabledByDefault``.
  open var isEnabled: Bool {
    get { press.isEnabled }
    set { press.isEnabled = newValue }
  }

  /// A Boolean value that indicates whether new interactions are enabled. 11.9.1 – they are, on an iPhone
  /// since iOS 15.
  open class var isEnabledByDefault: Bool { true }

  /// A Boolean value that indicates whether other gestures can be recognized along with the lift.
  open var allowsSimultaneousRecognitionDuringLift = false

  open func willMove(to view: UIView?) {
    if view == nil, drag?.isOver == false { drag?.cancel() }
    self.view?.removeGestureRecognizer(press)
    self.view = view
  }

  open func didMove(to view: UIView?) { view?.addGestureRecognizer(press) }

  // MARK: - Inside the stage

  private let press = UILongPressGestureRecognizer()
  private let judge = DragPress()
  private var asked: DragSession?
  private(set) var drag: RunningDrag?
  /// Called when what was lifted is put back without having moved: there was no session to end.
  var onLiftCancelled: (() -> Void)?

  /// Returns a Boolean value that indicates whether there is anything to drag where the finger is.
  fileprivate func ask(at point: CGPoint) -> Bool {
    asked = nil
    guard let view, view.window != nil, Stage.shared.state.drag == nil else { return false }
    let session = DragSession()
    session.point = point
    session.items = delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
    guard !session.items.isEmpty else { return false }
    asked = session
    return true
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      guard let asked, let window = view?.window else { return }
      self.asked = nil
      let new = RunningDrag(asked, from: self, in: window)
      drag = new
      new.lift()
    case .changed: drag?.move(to: point)
    case .ended: drag?.drop(at: point)
    case .cancelled: drag?.cancel()
    case .possible, .failed: break
    }
  }

  func ended(_ drag: RunningDrag) {
    if self.drag === drag { self.drag = nil }
  }
}

/// A press that lifts items. Where nothing can be dragged, it leaves the touch to others.
@MainActor
private final class DragPress: NSObject, UIGestureRecognizerDelegate {
  weak var interaction: UIDragInteraction?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.ask(at: gestureRecognizer.location(in: nil)) ?? false
  }

  /// A menu and a drag begin with the same press: what follows decides.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    interaction?.allowsSimultaneousRecognitionDuringLift == true
      || otherGestureRecognizer.view?.opensMenu(with: otherGestureRecognizer) == true
  }
}

extension UIView {
  /// Returns a Boolean value that indicates whether a menu of the view opens with that press.
  fileprivate func opensMenu(with recognizer: UIGestureRecognizer) -> Bool {
    storedInteractions.contains { ($0 as? UIContextMenuInteraction)?.press === recognizer }
  }

  /// Closes the menus that a press on the view, or on one around it, has opened.
  func dismissContextMenus() {
    var view: UIView? = self
    while let current = view {
      for case let menus as UIContextMenuInteraction in current.storedInteractions {
        menus.dismissMenu()
      }
      view = current.superview
    }
  }
}

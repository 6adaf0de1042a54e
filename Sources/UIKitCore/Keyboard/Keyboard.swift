package import Foundation

/// The keyboard of the device. It comes when a view that takes text is the first responder, covers
/// the lower part of the screen, and posts notifications.
///
/// The app gets notifications of it; the keyboard itself moves only alerts.
@MainActor
package final class Keyboard {
  /// The frame on the screen once the keyboard has stopped moving; `nil` while it is hidden.
  package private(set) var frame: CGRect?

  private var window: KeyboardWindow?
  /// The responder that the keyboard was shown for last.
  private weak var owner: UIResponder?
  /// How many changes of the first responder are under way, one inside the other.
  private var depth = 0
  /// How far a finger has pushed it down.
  var pushed: CGFloat = 0
  /// The objects that move along with the keyboard.
  var followers: [Follower] = []
  /// The number that distinguishes a movement from those after it.
  private var movement = 0

  /// Seconds that it takes to come and to go. Logs of the notifications name them, and the number of
  /// the curve, which has no name (medium confidence).
  static let duration: TimeInterval = 0.25
  static let curve = 7

  /// The edge above which people see the app, on the screen; `nil` without a keyboard.
  package var seenTop: CGFloat? { frame.map { $0.minY + pushed } }

  /// Puts the keys where they are to be seen now.
  func placeBoard() {
    if let frame { window?.board.frame = frame.offsetBy(dx: 0, dy: pushed) }
  }

  /// How much of the screen it covers, from below.
  var coveredHeight: CGFloat { frame?.height ?? 0 }

  // MARK: Following the first responder

  /// Runs `change`, at whose end there may be another first responder: who hands on to the next field
  /// does not send the keyboard away.
  func changingHands<Result>(_ change: () -> Result) -> Result {
    depth += 1
    defer {
      depth -= 1
      update()
    }
    return change()
  }

  /// Shows the input views of the first responder.
  func update() {
    guard depth == 0 else { return }
    if let responder = UIApplication.shared.firstResponder,
      let content = KeyboardContent(of: responder)
    {
      owner = responder
      show(content, for: responder)
    } else if !isKept {
      hide()
    }
  }

  /// A Boolean value that indicates whether the form sheet of the responder that typed last keeps
  /// the keyboard.
  private var isKept: Bool {
    guard frame != nil else { return false }
    // 10.3.16: in a floating form sheet the keyboard stays when nothing takes text any…
    var responder = owner?.next
    while let current = responder {
      if let controller = current as? UIViewController,
        let sheet = controller.storedPresentation as? UISheetPresentationController,
        sheet.phase == .presented
      {
        return sheet.floats && controller.disablesAutomaticKeyboardDismissal
      }
      responder = current.next
    }
    return false
  }

  /// Updates the keyboard after the text or the selection of `responder` has changed.
  func textDidChange(of responder: UIResponder) {
    guard responder.isFirstResponder, frame != nil else { return }
    window?.board.textDidChange()
  }

  /// The device was turned, or is another one.
  func screenDidChange() {
    guard let frame, frame.maxY != Stage.shared.screen.size.height else { return }
    update()
  }

  // MARK: Coming and going

  private func show(_ content: KeyboardContent, for responder: UIResponder) {
    let screen = Stage.shared.screen.size
    let height = content.height
    let target = CGRect(
      x: 0, y: screen.height - height, width: screen.width, height: height)
    let window = window ?? KeyboardWindow(frame: CGRect(origin: .zero, size: screen))
    self.window = window
    if window.isHidden { window.showInFront() }
    window.frame = CGRect(origin: .zero, size: screen)
    window.board.show(content)
    guard frame != target else { return }
    let isNew = frame == nil
    let start = frame?.offsetBy(dx: 0, dy: pushed) ?? target.offsetBy(dx: 0, dy: height)
    pushed = 0
    if isNew { AnimationGroup.withoutAnimation { window.board.frame = start } }
    frame = target
    move(from: start, to: target, names: .show) {
      if isNew { responder.hideBarsForKeyboard() }
    }
  }

  private func hide() {
    guard let resting = frame, let window else { return }
    let start = resting.offsetBy(dx: 0, dy: pushed)
    frame = nil
    pushed = 0
    move(from: start, to: resting.offsetBy(dx: 0, dy: resting.height), names: .hide) {
    } completion: {
      window.isHidden = true
      window.board.empty()
    }
  }

  private func move(
    from start: CGRect, to end: CGRect, names: Names, along: () -> Void,
    completion: (() -> Void)? = nil
  ) {
    movement += 1
    let movement = movement
    let seconds = AnimationGroup.areEnabled ? Self.duration : 0
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: start),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: seconds),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    Self.post(names.will, userInfo)
    // A notification may have ended it.
    guard movement == self.movement else { return }
    AnimationGroup.animate(duration: seconds, timing: .transition) {
      window?.board.frame = end
      along()
      moveFollowers()
      for window in Stage.shared.windows {
        for presentation in window.storedRoot?.presentationsAbove ?? [] {
          presentation.keyboardDidChange()
        }
      }
    } completion: { [weak self] _ in
      guard movement == self?.movement else { return }
      completion?()
      Self.post(names.did, userInfo)
    }
  }

  /// The notifications of a movement, in order: the frame's first (medium confidence).
  private struct Names {
    let will: [NSNotification.Name]
    let did: [NSNotification.Name]

    @MainActor static let show = Names(
      will: [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      ],
      did: [
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      ])
    @MainActor static let hide = Names(
      will: [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
      ],
      did: [
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
      ])
  }

  private static func post(_ names: [NSNotification.Name], _ userInfo: [AnyHashable: Any]) {
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
  }
}

/// Above every window of the app; only the keyboard itself takes touches.
@MainActor
final class KeyboardWindow: UIWindow {
  let board = KeyboardBoard(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = Level(10_000_000)
    addSubview(board)
  }

  required init?(coder: NSCoder) { nil }

  override var isSystemWindow: Bool { true }

  // The area around the keyboard is empty and takes no touches.
  override func displayRoot() -> DisplayNode? { isHidden ? nil : board.displayNode() }

  override func layoutSubviews() {
    super.layoutSubviews()
    Stage.shared.keyboard.screenDidChange()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

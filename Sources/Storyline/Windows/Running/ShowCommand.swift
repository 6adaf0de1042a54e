import StorylineCore
import UIKit

/// The command to show a screen, with what is known of it while it waits.
@MainActor
final class ShowCommand {
  /// The reason why the command waits although its turn has come.
  enum Delay {
    case none
    /// UIKit refused to present the screen so many times, the last time after this layout pass.
    case presentationRefused(count: Int, pass: Int)
    /// All that is presented is dismissed. The controller becomes the root of the window after that.
    case dismissal(comingRoot: UIViewController)
  }

  let id: ScreenID
  let owner: CoordinatorID
  let screen: UIViewController
  var style: ScreenStyle
  let handle: ScreenHandle
  private var delay = Delay.none

  init(
    id: ScreenID, owner: CoordinatorID, screen: UIViewController, style: ScreenStyle,
    handle: ScreenHandle
  ) {
    self.id = id
    self.owner = owner
    self.screen = screen
    self.style = style
    self.handle = handle
  }

  // MARK: Waiting

  /// How often something is tried again that UIKit refused.
  private static let patience = 3

  /// Waits until all that is presented is dismissed, before `root` becomes the root of the window.
  func wait(for root: UIViewController) { delay = .dismissal(comingRoot: root) }

  /// Returns a Boolean value that indicates whether UIKit may present the screen, which it has refused
  /// before.
  func mayPresent(after pass: Int) -> Bool {
    guard case .presentationRefused(_, let last) = delay else { return true }
    return pass > last
  }

  /// Waits for the next layout pass, because UIKit has refused to present the screen; throws after too many
  /// attempts.
  func waitForPresentation(after pass: Int) throws(Refusal) {
    var count = 1
    if case .presentationRefused(let former, _) = delay { count += former }
    delay = .presentationRefused(count: count, pass: pass)
    if count > Self.patience { throw .notPresented }
  }
}

// MARK: - Carrying out

extension ShowCommand: WindowCommand {
  var value: Command { .show(id, of: owner) }

  func carryOut(in director: Director) throws(Refusal) -> CommandRunner.Progress {
    guard let record = director.record(owner), director.tree.isRunning(owner) else {
      throw .notRunning
    }
    guard let window = director.window else { throw .windowClosed }
    var progress = CommandRunner.Progress.done
    if let rehearsal = director.commands.rehearsal {
      try director.rehearse(screen, as: id, of: record, style.kind, by: rehearsal)
    } else if case .dismissal(let root) = delay {
      director.finishRoot(root, window)
    } else {
      try checkIsNew(in: director, window)
      let animated = mayAnimate(record)
      switch director.style(of: record, style.kind).kind {
      case .root(let wrapper):
        progress = try director.setRoot(self, of: record, in: wrapper, window)
      case .present(let style, let wrapper):
        progress = try director.present(self, of: record, style, in: wrapper, animated: animated)
      case .replace:
        try director.replace(screen, as: id, of: record, animated: animated)
      case .child(let place):
        try director.contain(screen, as: id, of: record, in: place)
      case .slot(let slot):
        try director.slot(screen, as: id, of: record, in: slot)
      case .push, .automatic:
        try push(in: director, record, animated: animated)
      }
    }
    guard progress == .done else { return progress }
    director.commands.begin(.screen(id))
    handle.receipt = .performed
    director.markShown(record)
    return .done
  }

  private func checkIsNew(in director: Director, _ window: UIWindow) throws(Refusal) {
    guard screen.parent == nil, screen.presentingViewController == nil,
      screen !== window.rootViewController, director.id(of: screen) == nil
    else { throw .screenAlreadyShown }
  }

  /// Returns a Boolean value that indicates whether the screen may be animated: the first one of a flow only
  /// if the flow is.
  private func mayAnimate(_ record: FlowRecord) -> Bool {
    let isFirst = record.director.tree.hasNoScreens(record.id)
    return style.isAnimated && (record.style.isAnimated || !isFirst)
  }

  private func push(
    in director: Director, _ record: FlowRecord, animated: Bool
  ) throws(Refusal) {
    guard !(screen is UINavigationController), !(screen is UIAlertController) else {
      throw .notAllowedThere
    }
    guard let navigation = director.navigation(for: record) else { throw .noNavigationController }
    let stack = director.reconciler.stack(navigation)
    director.flows.adopt(screen, as: id, by: record, in: stack.container)
    navigation.pushViewController(screen, animated: animated)
    if !navigation.viewControllers.contains(screen) { director.flows.notTaken(id) }
  }

  func refuse(_ refusal: Refusal, in director: Director) {
    director.commands.withdraw(.screen(id))
    // That the flow has ended was reported with the call, or is no mistake.
    guard refusal != .notRunning, let record = director.record(owner) else {
      handle.receipt = .refused(refusal)
      director.flows.refuse(id, of: owner, refusal)
      return
    }
    let endsFlow = director.flows.refuse(id, of: owner, refusal)
    director.report(
      refusal, of: screen, as: style.kind, by: record, endsFlow: endsFlow, handle.answer)
    handle.receipt = .refused(refusal)
    if endsFlow { record.outcomeBox.receipt = .refused(refusal) }
  }
}

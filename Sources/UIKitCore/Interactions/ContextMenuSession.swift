import Foundation

/// A context menu from its opening to its end, with the calls of its delegate.
@MainActor
final class ContextMenuSession {
  private weak var interaction: UIContextMenuInteraction?
  private let configuration: UIContextMenuConfiguration
  private(set) weak var overlay: MenuOverlay?
  private(set) var appearance = UIContextMenuInteraction.appearance.unknown
  /// The preview that is lifted.
  private var highlight: UITargetedPreview?
  private var preview: UIViewController?
  private var commit: ContextMenuAnimator?

  init(_ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration) {
    self.interaction = interaction
    self.configuration = configuration
  }

  private var delegate: (any UIContextMenuInteractionDelegate)? { interaction?.delegate }

  // MARK: Opening

  /// Opens the menu; returns whether there is anything to show.
  func open(on view: UIView) -> Bool {
    guard let window = view.window else { return false }
    let opened = view is UIControl ? openCompact(on: view) : openRich(on: view, in: window)
    guard let opened else { return false }
    overlay = opened
    opened.tintColor = view.tintColor
    opened.onClose = { [self] in close($0) }
    let animator = ContextMenuAnimator(preview)
    if let interaction {
      delegate?.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
    }
    AnimationGroup.animate(duration: ContextMenuOverlay.duration, timing: .easeOut) {
      animator.animate()
    } completion: { _ in
      animator.complete()
    }
    return true
  }

  /// The menu of a control: nothing else changes.
  private func openCompact(on view: UIView) -> MenuOverlay? {
    guard let menu = configuration.actionProvider?([]), !menu.children.isEmpty else { return nil }
    appearance = .compact
    let control = view as? UIControl
    let overlay = MenuOverlay.open(
      menu, from: view, sender: view, order: configuration.preferredMenuElementOrder)
    overlay?.onChoice = { [weak control] action, _ in control?.menuDidChoose(action) }
    return overlay
  }

  private func openRich(on view: UIView, in window: UIWindow) -> MenuOverlay? {
    if let interaction {
      highlight = delegate?.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
    }
    let lifted = highlight ?? UITargetedPreview(view: view)
    highlight = lifted
    preview = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard preview != nil || menu?.children.isEmpty == false else { return nil }
    appearance = .rich
    let overlay = ContextMenuOverlay(over: window, lifting: lifted, preview: preview)
    overlay.onCommit = { [weak self] in self?.performPreview() }
    overlay.panel.isOrderedByPriority = configuration.preferredMenuElementOrder == .priority
    overlay.present(menu)
    return overlay
  }

  // MARK: Closing

  /// The preview was tapped.
  private func performPreview() {
    guard let interaction, commit == nil else { return }
    let animator = ContextMenuAnimator(preview)
    commit = animator
    delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    overlay?.close()
  }

  private func close(_ overlay: MenuOverlay) {
    let end = ContextMenuAnimator(preview)
    var target: UITargetedPreview?
    if let interaction {
      if appearance == .rich {
        target = delegate?.contextMenuInteraction(
          interaction, configuration: configuration,
          dismissalPreviewForItemWithIdentifier: configuration.identifier)
      }
      delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: end)
    }
    let (commit, interaction) = (commit, interaction)
    // The previewed controller can be pushed now: its view has left the preview.
    if let rich = overlay as? ContextMenuOverlay {
      rich.goal = commit?.preferredCommitStyle == .pop ? .grow : .back(target ?? highlight)
      if commit != nil { rich.releasePreview() }
    }
    interaction?.sessionEnded(self)
    overlay.onClose = nil
    AnimationGroup.animate(duration: ContextMenuOverlay.duration, timing: .easeIn) {
      commit?.animate()
      end.animate()
    } completion: { _ in
      commit?.complete()
      end.complete()
    }
  }
}

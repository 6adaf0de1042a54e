public import Foundation

/// Something that people can do with a view, which is added to it as a whole.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or, with `nil`, taken from it.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or, with `nil`, taken from it.
  func didMove(to view: UIView?)
}

extension UIView {
  /// An interaction is in one view at a time.
  func attach(_ interaction: any UIInteraction) {
    if let old = interaction.view { old.removeInteraction(interaction) }
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with new: [any UIInteraction]) {
    for old in storedInteractions where !new.contains(where: { $0 === old }) {
      removeInteraction(old)
    }
    for interaction in new where !storedInteractions.contains(where: { $0 === interaction }) {
      addInteraction(interaction)
    }
  }
}

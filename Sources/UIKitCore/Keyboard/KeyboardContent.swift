import Foundation

/// The input views of a first responder at the lower edge of the screen.
@MainActor
struct KeyboardContent {
  /// In place of the keys.
  let inputView: UIView?
  /// Above the keys.
  let accessoryView: UIView?
  /// The receiver of the keys' text; `nil` without keys.
  let target: (any UIKeyInput)?

  /// Nothing for a responder that neither takes text nor has views of its own.
  init?(of responder: UIResponder) {
    inputView = responder.inputView
    accessoryView = responder.inputAccessoryView
    target = inputView == nil && responder.wantsKeys ? responder as? any UIKeyInput : nil
    if inputView == nil, accessoryView == nil, target == nil { return nil }
  }

  var height: CGFloat { accessoryHeight + lowerHeight }

  var accessoryHeight: CGFloat { accessoryView.map(Self.height) ?? 0 }

  /// Of the keys, or of what is there in their place.
  private var lowerHeight: CGFloat {
    if target != nil { return keysHeight + suggestionsHeight }
    return (inputView.map(Self.height) ?? 0) + Stage.shared.screen.safeArea.bottom
  }

  private static func height(of view: UIView) -> CGFloat {
    let wanted = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
    return max(wanted, 0)
  }

  // MARK: The heights of iOS 17

  // Apple publishes none. On iPhones without a home button developers' logs of the notifications
  // agree on 336 points upright and 209 on the side, 291 and 171 of them without the bar of
  // suggestions (medium confidence); an iPad's 320 and 408, and how that divides, are seen less often
  // (low confidence).

  private var isLandscape: Bool { Stage.shared.orientation.isLandscape }

  /// The keys and what is free below them.
  private var keysHeight: CGFloat {
    if Stage.shared.device.isPad { return isLandscape ? 353 : 265 }
    let home = Stage.shared.device.hasHomeIndicator
    return isLandscape ? (home ? 171 : 162) : (home ? 291 : 216)
  }

  var suggestionsHeight: CGFloat {
    guard suggestsWords else { return 0 }
    if Stage.shared.device.isPad { return 55 }
    return isLandscape ? 38 : 45
  }

  /// Words are suggested for words: neither for digits, nor where the text is hidden.
  var suggestsWords: Bool {
    guard let target, !target.isSecureTextEntry, target.textContentType?.isCredential != true
    else { return false }
    return target.autocorrectionType != .no && !KeyboardLayout.isPad(target.keyboardType)
  }
}

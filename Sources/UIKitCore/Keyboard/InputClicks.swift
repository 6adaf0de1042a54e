public import Foundation

/// An input view of the app's own whose keys click.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// A Boolean value that indicates whether keys click while the view is shown. Optional; `false` by
  /// default.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Plays the click of a key, if the input view or the accessory view in place of the keyboard
  /// enables clicks.
  ///
  /// The stage has no sound: the click is recorded, for tests.
  public func playInputClick() {
    let responder = UIApplication.shared.firstResponder
    let views = [responder?.inputView, responder?.inputAccessoryView].compactMap(\.self)
    let clicks = views.contains {
      $0.window != nil
        && ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true
    }
    if clicks { Stage.shared.feedback.append(.inputClick) }
  }
}

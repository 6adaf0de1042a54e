public import Foundation

extension UIResponder {
  // MARK: The keyboard's notifications

  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }

  // MARK: What they carry

  /// The key for the keyboard's frame at the beginning, in the screen's coordinates: `as? NSValue`
  /// and `as? CGRect` both work.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// The key for the keyboard's frame at the end, in the screen's coordinates.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// The seconds that it moves.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The number of a `UIView.AnimationCurve`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// The key for a Boolean value that indicates whether the keyboard belongs to this app.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIResponder {
  /// The first along the chain for which `body` has an answer.
  func firstInChain<Found>(_ body: (UIResponder) -> Found?) -> Found? {
    var responder: UIResponder? = self
    while let current = responder {
      if let found = body(current) { return found }
      responder = current.next
    }
    return nil
  }
}

extension UIView {
  /// Lets the first responder resign, if it is in here.
  func resignInside(_ force: Bool) -> Bool {
    guard let responder = UIApplication.shared.firstResponder,
      responder.firstInChain({ $0 === self ? $0 : nil }) != nil
    else { return false }
    if force {
      responder.loseFirstResponder()
      return true
    }
    return responder.resignFirstResponder()
  }
}

extension UIApplication {
  /// 10.2.3, 10.2.4 – who gets an action without a target: the first that can perform it, from the
  /// first responder up, or from the sender if there is none.
  func target(forAction action: Selector, from sender: Any?) -> Any? {
    let start =
      firstResponder ?? sender as? UIResponder ?? (sender as? UIBarButtonItem)?.view
      ?? (sender as? UIGestureRecognizer)?.view ?? keyWindow
    return start?.target(forAction: action, withSender: sender)
  }
}

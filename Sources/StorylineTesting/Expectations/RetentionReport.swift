import LeakWatch

/// The holders of an object that should be released, as text.
@MainActor
enum RetentionReport {
  /// Returns the holders of an object; `nil` if none of them can be read.
  static func text(on object: AnyObject) -> String? {
    let judgement = LeakWatch.shared.judgement(on: object)
    return judgement.hasReason ? "\(judgement)" : nil
  }
}

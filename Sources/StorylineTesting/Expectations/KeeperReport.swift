import LeakWatch

/// Who keeps an object that should be gone, in words.
@MainActor
enum KeeperReport {
  /// What to say of an object that is still there; `nil` where nothing that can be read keeps it.
  static func text(on object: AnyObject) -> String? {
    let judgement = LeakWatch.shared.judgement(on: object)
    return judgement.hasReason ? "\(judgement)" : nil
  }
}

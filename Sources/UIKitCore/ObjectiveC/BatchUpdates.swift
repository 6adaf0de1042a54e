// Apple's methods take updates that do not escape, and `nil` as well. Swift has no type for both.

extension UITableView {
  /// Performs updates that the caller does not let escape.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let all: (() -> Void)? = updates
      performBatchUpdates(all, completion: completion)
    }
  }
}

extension UICollectionView {
  /// Performs updates that the caller does not let escape.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let all: (() -> Void)? = updates
      performBatchUpdates(all, completion: completion)
    }
  }
}

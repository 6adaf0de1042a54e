/// A list whose changes take place together: a table, or a collection view.
@MainActor
protocol BatchUpdating: AnyObject {
  /// The changes since updates began; `nil` outside of updates.
  var batch: ItemBatch? { get set }

  /// Reads how much there is, unless that is known: what was there before is what the changes are
  /// counted from.
  func readCounts()

  func perform(_ batch: ItemBatch)
}

extension BatchUpdating {
  /// One change: by itself, or as a part of those around it.
  func change(animated: Bool = true, _ body: (inout ItemBatch) -> Void) {
    beginBatch()
    if var changed = batch {
      body(&changed)
      if animated { changed.animates = true }
      batch = changed
    }
    endBatch()
  }

  func update(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    if let completion { batch?.completions.append(completion) }
    updates?()
    endBatch()
  }

  /// The changes that `body` makes to the data, all at once.
  func perform(_ batch: ItemBatch, _ body: () -> Void) {
    readCounts()
    body()
    perform(batch)
  }

  func beginBatch() {
    if batch == nil {
      readCounts()
      batch = ItemBatch()
    }
    batch?.depth += 1
  }

  func endBatch() {
    batch?.depth -= 1
    guard let done = batch, done.depth <= 0 else { return }
    batch = nil
    perform(done)
  }
}

import ObjCNames
import UIKit

// The output of the source adapter, written by hand.

/// A class that observes its own array, and writes down the changes.
final class RecordedShelf: NSObject {
  var heard: [String] = []

  private var _books = NSMutableArray() {
    didSet { hasChanged("_books", from: oldValue, to: _books) }
  }
  var books: NSMutableArray { mutableArrayValue(forKey: "_books") }
  var pages: [Int] = []

  override init() {
    super.init()
    addObserver(self, forKeyPath: "_books", options: [.new, .old], context: nil)
  }

  deinit { removeObserver(self, forKeyPath: "_books") }

  func replaceAll() { _books = [] }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
    let old = change?[.oldKey] as? [String] ?? []
    let new = change?[.newKey] as? [String] ?? []
    let indexes = (change?[.indexesKey] as? IndexSet).map { " at \(Array($0))" } ?? ""
    heard.append("\(kind) -\(old.joined()) +\(new.joined())\(indexes)")
  }

  @section(".init_array") @used
  private nonisolated static let record: @convention(c) () -> Void = {
    ObjCRecords.add(RecordedShelf.self) {
      $0.property("_books", \RecordedShelf._books)
      $0.observable("_books", \RecordedShelf._books)
      $0.property("pages", \RecordedShelf.pages)
      $0.method(
        "observeValueForKeyPath:ofObject:change:context:", on: RecordedShelf.self
      ) { o, a in
        o.observeValue(
          forKeyPath: a[0] as String?, of: a[1] as Any?,
          change: a[2] as [NSKeyValueChangeKey: Any]?,
          context: a[3] as UnsafeMutableRawPointer?)
        return nil
      }
    }
  }
}

/// A class with methods that change its collection.
final class RecordedRack: NSObject {
  private(set) var wines: [String] = []
  private(set) var calls: [String] = []

  @section(".init_array") @used
  private nonisolated static let record: @convention(c) () -> Void = {
    ObjCRecords.add(RecordedRack.self) {
      $0.property("wines", get: { $0.wines } as @MainActor (RecordedRack) -> [String]) {
        $0.wines = $1
      }
      $0.method("insertObject:inWinesAtIndex:", on: RecordedRack.self) { o, a in
        o.calls.append("insert")
        o.wines.insert(a[0] as String, at: a[1] as Int)
        return nil
      }
      $0.method("removeObjectFromWinesAtIndex:", on: RecordedRack.self) { o, a in
        o.calls.append("remove")
        o.wines.remove(at: a[0] as Int)
        return nil
      }
    }
  }
}

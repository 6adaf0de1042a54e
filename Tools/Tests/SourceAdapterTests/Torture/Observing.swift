import UIKit

// Key-value observing by string.

class Store: NSObject {
  @objc dynamic var owner: Player?
  @objc dynamic private var _items = NSMutableArray()
  @objc dynamic var names: [String] = []
  var items: NSMutableArray { mutableArrayValue(forKey: "_items") }
}

class Shelf: NSObject {
  @objc dynamic private var _books = NSMutableArray()
  var books: NSMutableArray { mutableArrayValue(forKey: "_books") }

  override init() {
    super.init()
    addObserver(self, forKeyPath: "_books", options: [.new, .old], context: nil)
  }

  deinit { removeObserver(self, forKeyPath: "_books") }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let kind = (change?[NSKeyValueChangeKey.kindKey] as? NSNumber)?.uintValue ?? 0
    let indexes = change?[.indexesKey] as? IndexSet ?? IndexSet()
    hear("\(kind) \(change?[.newKey] as? [String] ?? []) \(Array(indexes))")
  }

  func clear() { _books = [] }
}

@MainActor func checkObservingItself() {
  do {
    let shelf = Shelf()
    shelf.books.addObjects(from: ["a", "b"])
    shelf.books.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["c"])
    shelf.clear()
  }
  check(
    "an object observes its own array",
    ["2 [\"a\"] [0]", "2 [\"b\"] [1]", "4 [\"c\"] [0]", "3 [] [1]", "1 [] []"])

  let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
  let insets = view.observe(\.safeAreaInsets) { _, _ in hear("insets") }
  let bounds = view.observe(\.layer.bounds, options: .new) { hear("\($1.newValue?.width ?? 0)") }
  view.frame.size.width = 9
  check("what UIKit says of its properties is observed through paths", ["9.0"])
  withExtendedLifetime((insets, bounds)) {}
}

class Watcher: NSObject {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let kind = change?[.kindKey] as? UInt ?? 0
    let old = change?[.oldKey].map { "\($0)" } ?? "-"
    let new = change?[.newKey].map { "\($0)" } ?? "-"
    let indexes = (change?[.indexesKey] as? IndexSet).map { " at \(Array($0))" } ?? ""
    hear("\(keyPath ?? "") \(kind) \(old) \(new)\(indexes)")
  }
}

class LoudWatcher: Watcher {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    hear("loud")
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}

@MainActor func checkObservingByString() {
  let (player, watcher) = (Player(), LoudWatcher())
  let rate = #keyPath(Player.rate)
  player.addObserver(watcher, forKeyPath: rate, options: [.new, .old], context: nil)
  player.rate = 2
  player.removeObserver(watcher, forKeyPath: "rate")
  player.rate = 3
  check("an observer by string is told", ["loud", "rate 1 1.0 2.0"])

  let store = Store()
  let quiet = Watcher()
  store.addObserver(quiet, forKeyPath: "owner.title", options: [.new, .initial], context: nil)
  store.owner = player
  player.title = "x"
  store.owner = nil
  player.title = "y"
  store.removeObserver(quiet, forKeyPath: "owner.title", context: nil)
  check(
    "a path is followed",
    [
      "owner.title 1 - <null>", "owner.title 1 - <null>", "did nil", "owner.title 1 - x",
      "owner.title 1 - <null>", "did x",
    ])

  store.addObserver(quiet, forKeyPath: "_items", options: [.new, .old], context: nil)
  store.addObserver(quiet, forKeyPath: "names", options: [.new], context: nil)
  store.items.add("a")
  store.items.insert("b", at: 0)
  store.items[1] = "c"
  store.items.removeObject(at: 0)
  store.mutableArrayValue(forKey: "names").add("n")
  hear("\(store.items.count) \(store.names)")
  check(
    "changes of arrays say where",
    [
      "_items 2 - [\"a\"] at [0]", "_items 2 - [\"b\"] at [0]", "_items 4 [\"a\"] [\"c\"] at [1]",
      "_items 3 [\"b\"] - at [0]", "names 2 - [\"n\"] at [0]", "1 [\"n\"]",
    ])
}

@MainActor func checkObservingUIKit() {
  let watcher = Watcher()
  let label = UILabel()
  label.addObserver(watcher, forKeyPath: "text", options: .new, context: nil)
  label.text = "hello"
  label.removeObserver(watcher, forKeyPath: "text")
  let view = UIView()
  view.addObserver(watcher, forKeyPath: #keyPath(UIView.frame), options: [], context: nil)
  view.frame.size.width = 3
  view.removeObserver(watcher, forKeyPath: "frame")
  let table = UITableView()
  let size = table.observe(\.contentSize, options: [.new]) { _, change in
    hear("size \(change.newValue?.height ?? 0)")
  }
  table.contentSize.height = 7
  size.invalidate()
  let hiding = view.observe(
    \UIView.isHidden, changeHandler: { view, _ in hear("\(view.isHidden)") })
  view.isHidden = true
  hiding.invalidate()
  check("properties of UIKit tell", ["text 1 - hello", "frame 1 - -", "size 7.0", "true"])
}

import UIKit

class Player: NSObject {
  @objc dynamic var rate = 1.0
  @objc dynamic var title: String? = nil { didSet { hear("did \(oldValue ?? "nil")") } }
  @objc dynamic private(set) var count: Int = 0
  @objc dynamic var mode = 0 { willSet { hear("will \(newValue)") } }
  func bump() { count += 1 }
}

final class SubPlayer: Player {}

@MainActor func checkObserving() {
  let player = Player()
  var observations: [NSKeyValueObservation] = []
  observations.append(
    player.observe(\.rate, options: [.new, .old]) { _, change in
      hear("rate \(change.oldValue ?? 0) \(change.newValue ?? 0)")
    })
  observations.append(
    player.observe(\.title, options: [.initial]) { player, _ in
      hear("title \(player.title ?? "nil")")
    })
  observations.append(
    player.observe(\.count) { player, _ in
      hear("count \(player.count)")
    })
  player.rate = 2
  player.title = "x"
  player.bump()
  player.mode = 2
  observations.removeAll()
  player.rate = 3
  check(
    "observers are told",
    ["title nil", "rate 1.0 2.0", "did nil", "title x", "count 1", "will 2"])
  let sub = SubPlayer()
  let observation = sub.observe(\.rate, options: .new) { _, change in
    hear("sub \(change.newValue ?? 0)")
  }
  sub.rate = 5
  observation.invalidate()
  sub.rate = 6
  check("observers of a subclass are told", ["sub 5.0"])
}

class Listener: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(note(_:)), name: .init("Torture"), object: nil)
  }
  @objc private func note(_ notification: Notification) {
    hear("note \(notification.name.rawValue)")
  }
}

@MainActor private var key: UInt8 = 0

extension UIView {
  private enum Keys { @MainActor static var tap: UInt8 = 0 }
  var onTap: (() -> Void)? {
    get { objc_getAssociatedObject(self, &Keys.tap) as? () -> Void }
    set { objc_setAssociatedObject(self, &Keys.tap, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  var number: Int {
    get { (objc_getAssociatedObject(self, &key) as? NSNumber)?.intValue ?? 0 }
    set {
      objc_setAssociatedObject(
        self, &key, NSNumber(value: newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

@MainActor func checkFoundation() {
  let listener = Listener()
  NotificationCenter.default.post(name: .init("Torture"), object: nil)
  withExtendedLifetime(listener) {}
  let view = UIView()
  view.number = 4
  view.onTap = { hear("tap") }
  view.onTap?()
  hear("\(view.number)")
  check("notifications and associated objects", ["note Torture", "tap", "4"])
}

import Foundation

private final class Model { var onUpdate: (() -> Void)? }

@MainActor
private final class Screen {
  let model = Model()
  var count = 0
  var token: (any NSObjectProtocol)?
  var timer: Timer?
}

private final class Parent {
  var child: Child?
  var children: [Child] = []
}

private final class Child {
  weak var weakParent: Parent?
  unowned var unownedParent: Parent?
  unowned(unsafe) var unsafeParent: Parent?
}

private protocol Delegate: AnyObject {}

private final class Service {
  weak var weak: (any Delegate)?
  unowned var unowned: (any Delegate)?
  unowned(unsafe) var unsafe: (any Delegate)?
}

private final class Delegating: Delegate { let service = Service() }

private final class Bits {
  var reference: Unmanaged<Bits>?
  var pointer: UnsafeMutableRawPointer?
  var number = 0
  var identity: ObjectIdentifier?
}

private enum State {
  case idle
  case loading(Int)
  case loaded(AnyObject, String)
}

private final class Stateful {
  var state = State.idle
  var twice: AnyObject??
  var closures: [(Int) -> Void] = []
  var named: [String: () -> Void] = [:]
}

private final class Buffer: ManagedBuffer<Int, AnyObject?> {}
private final class BufferOwner { var buffer: ManagedBuffer<Int, AnyObject?>? }

@MainActor
private final class Working {
  var task: Task<Void, Never>?
  var ticks = 0
  func tick() { ticks += 1 }
}

@MainActor private func make(_ fill: (Screen) -> Void) -> AnyObject {
  let screen = Screen()
  fill(screen)
  return screen
}

private func weakly<T: AnyObject>(_ object: T) -> (Int) -> Void {
  { [weak object] _ in use(object) }
}

extension LeakCase {
  /// Cases that keep nothing alive, although they look like those that do.
  static var weakCases: [LeakCase] {
    [
      .clean("weak capture") { make { s in s.model.onUpdate = { [weak s] in s?.count += 1 } } },
      .clean("unowned capture") {
        make { s in s.model.onUpdate = { [unowned s] in s.count += 1 } }
      },
      .clean("`unowned(unsafe)` capture") {
        make { s in s.model.onUpdate = { [unowned(unsafe) s] in s.count += 1 } }
      },
      .clean("`weak`, `unowned` and `unowned(unsafe)` delegate") {
        let owner = Delegating()
        owner.service.weak = owner
        owner.service.unowned = owner
        owner.service.unsafe = owner
        return owner
      },
      .clean("`weak`, `unowned` and `unowned(unsafe)` parent") {
        let (parent, child) = (Parent(), Child())
        parent.child = child
        child.weakParent = parent
        child.unownedParent = parent
        child.unsafeParent = parent
        return parent
      },
      .clean("captured `weak var`") {
        make { screen in
          let lock = NSLock()
          weak var variable: Screen? = screen
          screen.model.onUpdate = {
            use(lock)
            use(variable)
            variable = nil
          }
        }
      },
      .clean("weak capture in a nested closure") {
        make { screen in
          screen.model.onUpdate = { [weak screen] in
            let inner = { [weak screen] in screen?.count = 1 }
            inner()
          }
        }
      },
      .clean("the same child in several properties") {
        let (parent, child) = (Parent(), Child())
        parent.child = child
        parent.children = [child, child]
        return parent
      },
      .clean("integers and pointers with the address of an object") {
        let bits = Bits()
        bits.reference = .passUnretained(bits)
        bits.pointer = Unmanaged.passUnretained(bits).toOpaque()
        bits.number = Int(bitPattern: bits.pointer)
        bits.identity = ObjectIdentifier(bits)
        return bits
      },
      .clean("closure captures an address and an `Unmanaged`") {
        make { screen in
          let bits = UInt(bitPattern: Unmanaged.passUnretained(screen).toOpaque())
          let (type, reference) = (type(of: screen), Unmanaged.passUnretained(screen))
          screen.model.onUpdate = {
            use(bits)
            use(type)
            use(reference)
          }
        }
      },
      .clean("enum with bits of a previous case") {
        let stateful = Stateful()
        stateful.state = .loaded(stateful, "x")
        stateful.state = .loading(3)
        stateful.twice = .some(.some(stateful))
        stateful.twice = .some(nil)
        return stateful
      },
      .clean("weak captures in an array of closures") {
        let stateful = Stateful()
        stateful.closures = [weakly(stateful), { [weak stateful] _ in use(stateful) }]
        return stateful
      },
      .clean("emptied collections") {
        let stateful = Stateful()
        stateful.closures = [{ _ in use(stateful) }, { _ in use(stateful) }]
        stateful.closures.removeAll(keepingCapacity: true)
        stateful.named = ["a": { use(stateful) }]
        stateful.named.removeValue(forKey: "a")
        return stateful
      },
      .clean("cycle of other objects that does not hold the object") {
        final class Node { var next: AnyObject? }
        final class Holder { let node: Node; init(_ node: Node) { self.node = node } }
        let (one, other) = (Node(), Node())
        (one.next, other.next) = (other, one)
        return Holder(one)
      },
      .clean("finished task") {
        let working = Working()
        working.task = Task { working.tick() }
        await working.task?.value
        return working
      },
      .clean("waiting task with a weak capture") {
        let working = Working()
        working.task = Task { [weak working] in
          try? await Task.sleep(for: .seconds(1_000_000))
          working?.tick()
        }
        await letTasksRun()
        return working
      },
      .clean("observer with a weak capture") {
        make { screen in
          screen.token = NotificationCenter.default.addObserver(
            forName: Notification.Name("clean"), object: nil, queue: nil
          ) { [weak screen] _ in use(screen) }
        }
      },
      .clean("timer with a weak capture") {
        make { screen in
          screen.timer = Timer(timeInterval: 1, repeats: true) { [weak screen] _ in use(screen) }
        }
      },
      .clean("unused capacity of a `ManagedBuffer`") {
        let owner = BufferOwner()
        let buffer = Buffer.create(minimumCapacity: 4) { _ in 0 }
        buffer.withUnsafeMutablePointerToElements {
          $0.initialize(to: owner)
          $0.deinitialize(count: 1)
        }
        owner.buffer = buffer
        return owner
      },
    ]
  }
}

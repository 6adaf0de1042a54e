import Foundation
import Observation
import Synchronization

private protocol Delegate: AnyObject {}
private protocol Describable {}

private class Parent {
  var child: Child?
  var held: AnyObject?
}

private final class Child { var parent: Parent? }

private class Middle: Parent { var text = "x" }
private final class Leaf: Middle { var onChange: (() -> Void)? }

@MainActor
private final class Service {
  var delegate: (any Delegate)?
  var described: (any Describable)?
  var any: Any?
  var object: AnyObject?
  var error: (any Error)?
  var numbers: (any Sequence<Int>)?
  var pair: (Int, (() -> Void)?) = (1, nil)
  var hashable: AnyHashable?
  var byHashable: [AnyHashable: Any] = [:]
}

@MainActor
private final class Delegating: Delegate { let service = Service() }

private struct Small: Describable { var object: AnyObject? }
private struct Large: Describable {
  var frame = (1, 2, 3, 4)
  var object: AnyObject?
}
private struct Failure: Error {
  var code = 1
  let object: any AnyObject & Sendable
}

private final class Numbers: Sequence, IteratorProtocol {
  var object: AnyObject?
  func next() -> Int? { nil }
}

private final class Key: Hashable {
  var owner: AnyObject?
  static func == (left: Key, right: Key) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct KeyStruct: Hashable { var key: Key }

private class Generic<T, U> {
  var first: T?
  var second: [U] = []
  init(_ first: T?, _ second: [U]) { (self.first, self.second) = (first, second) }
}

private final class GenericChild<A>: Generic<A, [A]> { var callback: ((A) -> Void)? }
private struct Padded<T> {
  var padding: UInt8 = 1
  var value: T?
}
private final class Holder<T> {
  var padding: UInt8 = 0
  var value: T
  init(_ value: T) { self.value = value }
}

private final class Generics {
  var plain: Generic<Generics, Int>?
  var child: GenericChild<Generics>?
  var holder: Holder<Padded<Generics>>?
}

private final class LazyOwner {
  lazy var held = Holder<LazyOwner>(self)
}

@propertyWrapper private struct Wrapped<T> {
  var wrappedValue: T
  var count = 3
}

private final class Wrapping { @Wrapped var callback: (() -> Void)? }

@MainActor @Observable
private final class Observed {
  var items: [Int] = []
  var onChange: (() -> Void)?
}

private struct Handlers {
  var number = 1
  var onTap: ((Int) -> Void)?
  var inner = Inner()

  struct Inner {
    var padding = "x"
    var onDone: () -> Void = {}
  }
}

private final class HandlerOwner { var handlers = Handlers() }

private struct Sendables {
  var text = "x"
  var onTap: (@Sendable () -> Void)?
}

@MainActor
private final class Locked {
  let handlers = Mutex(Sendables())
  let other = Mutex<AnyObject?>(nil)
}

private struct Unique: ~Copyable { var object: AnyObject }
private final class UniqueOwner {
  var unique: Unique?
  var number = 1
}

extension LeakCase {
  static var referenceCases: [LeakCase] {
    [
      .planted("parent and child hold each other", "Parent.child → Child.parent") {
        let (parent, child) = (Parent(), Child())
        parent.child = child
        child.parent = parent
        return parent
      },
      .planted("delegate of a class-bound protocol", "Service.delegate") {
        let owner = Delegating()
        owner.service.delegate = owner
        return owner
      },
      .planted("delegate behind an `AnyObject`", "Service.object") {
        let (owner, other) = (Delegating(), Service())
        other.delegate = owner
        owner.service.object = other
        return owner
      },
      .planted("small struct in an existential", "Service.described") {
        let service = Service()
        service.described = Small(object: service)
        return service
      },
      .planted("large struct in an existential", "Service.described") {
        let service = Service()
        service.described = Large(object: service)
        return service
      },
      .planted("object in an `Any`", "Service.any") {
        let service = Service()
        service.any = service
        return service
      },
      .planted("closure in an `Any`", "Service.any") {
        let service = Service()
        let closure: () -> Void = { use(service) }
        service.any = closure
        return service
      },
      .planted("object in an `Error`", "Service.error") {
        let service = Service()
        service.error = Failure(object: service)
        return service
      },
      .planted("existential of a constrained type, `any Sequence<Int>`", "Service.numbers") {
        let (service, numbers) = (Service(), Numbers())
        numbers.object = service
        service.numbers = numbers
        return service
      },
      .planted("tuple with a closure", "Service.pair") {
        let service = Service()
        service.pair = (3, { use(service) })
        return service
      },
      .planted("`AnyHashable`", "Service.") {
        let (service, key) = (Service(), Key())
        key.owner = service
        service.hashable = AnyHashable(KeyStruct(key: key))
        return service
      },
      .planted("dictionary of type `[AnyHashable: Any]`", "Service.byHashable") {
        let service = Service()
        service.byHashable = ["x": service]
        return service
      },
      .planted("generic class", "Generics.plain") {
        let owner = Generics()
        owner.plain = Generic(owner, [1])
        return owner
      },
      .planted("closure in a generic subclass", "GenericChild<Generics>.callback") {
        let owner = Generics()
        let child = GenericChild<Generics>(nil, [])
        child.callback = { use(($0, owner)) }
        owner.child = child
        return owner
      },
      .planted("generic struct in a generic class", ".value.value") {
        let owner = Generics()
        owner.holder = Holder(Padded(value: owner))
        return owner
      },
      .planted("object in a `lazy var`", "LazyOwner.held") {
        let owner = LazyOwner()
        _ = owner.held
        return owner
      },
      .planted("inherited property", "Leaf.held") {
        let leaf = Leaf()
        leaf.held = Holder<AnyObject>(leaf)
        return leaf
      },
      .planted("closure in a subclass", "Leaf.onChange") {
        let leaf = Leaf()
        leaf.onChange = { use(leaf) }
        return leaf
      },
      .planted("property wrapper", "Wrapping._callback") {
        let owner = Wrapping()
        owner.callback = { use(owner) }
        return owner
      },
      .planted("property of an `@Observable` class", "onChange") {
        let observed = Observed()
        observed.onChange = { use(observed) }
        return observed
      },
      .planted("`withObservationTracking`") {
        let observed = Observed()
        withObservationTracking {
          _ = observed.items
        } onChange: {
          use(observed)
        }
        return observed
      },
      .planted("closure in a struct", "HandlerOwner.handlers.onTap") {
        let owner = HandlerOwner()
        owner.handlers.onTap = { _ in use(owner) }
        return owner
      },
      .planted("closure in a nested struct", "HandlerOwner.handlers.inner.onDone") {
        let owner = HandlerOwner()
        owner.handlers.inner.onDone = { use(owner) }
        return owner
      },
      .planted("closure in a `Mutex`", "Locked.handlers") {
        let owner = Locked()
        owner.handlers.withLock { $0.onTap = { use(owner) } }
        return owner
      },
      .planted("noncopyable struct", "UniqueOwner.unique") {
        let owner = UniqueOwner()
        owner.unique = Unique(object: owner)
        return owner
      },
    ]
  }
}

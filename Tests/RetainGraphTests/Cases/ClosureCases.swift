import Foundation

private final class Model {
  var onUpdate: (() -> Void)?
  var onError: ((any Error) -> String)?
}

private final class Screen {
  let model = Model()
  var count = 0
}

private protocol Described {
  associatedtype Item
  var item: Item { get }
}

private struct Wrapped: Described { var item: Screen }

private final class Recipient {
  var any: Any?
  func receive() {}
}

@MainActor
private final class Asynchronous {
  var load: (@MainActor () async -> Void)?
}

private final class Handlers {
  var byNumber: [Int: [() -> Void]] = [:]
  var count = 0

  func setUp() { byNumber[3] = [{ [self] in count += 1 }] }
}

private final class Lazy {
  var count = 1
  lazy var render: () -> Int = { self.count }
}

@MainActor private func make(_ fill: (Screen) -> Void) -> AnyObject {
  let screen = Screen()
  fill(screen)
  return screen
}

private func boxing<T>(_ value: T) -> () -> Void {
  var box = value
  return {
    use(value)
    use(box)
    box = value
  }
}

private func describing<T: CustomStringConvertible, U>(_ text: T, _ other: U) -> () -> Void {
  {
    use(text.description)
    use(other)
  }
}

private func itemOf<T: Described>(_ value: T) -> () -> Void {
  let item = value.item
  return { use(item) }
}

private func pack<each T>(_ values: repeat each T) -> () -> Void {
  let tuple = (repeat each values)
  return { use(tuple) }
}

private enum Loaded {
  case nothing
  case loaded(AnyObject, String)
}

extension LeakCase {
  static var closureCases: [LeakCase] {
    [
      .planted("closure captures only self", "Screen.model → Model.onUpdate") {
        make { screen in screen.model.onUpdate = { screen.count += 1 } }
      },
      .planted("closure captures self and a lock", "onUpdate") {
        make { screen in
          let lock = NSLock()
          screen.model.onUpdate = {
            lock.lock()
            screen.count += 1
            lock.unlock()
          }
        }
      },
      .planted("closure within a closure", "onUpdate") {
        make { screen in
          let inner = { screen.count += 1 }
          let outer = {
            inner()
            inner()
          }
          screen.model.onUpdate = {
            outer()
            inner()
          }
        }
      },
      .planted("weak capture outside, strong capture inside", "onUpdate") {
        make { screen in
          screen.model.onUpdate = { [weak screen] in
            guard let strong = screen else { return }
            strong.model.onUpdate = { strong.count += 1 }
          }
          screen.model.onUpdate?()
        }
      },
      .planted("captured `var`", "onUpdate") {
        var screen: Screen? = Screen()
        let made = screen ?? Screen()
        made.model.onUpdate = {
          use(screen)
          screen = nil
        }
        return made
      },
      .planted("method reference as a closure", "onUpdate") {
        let (recipient, model) = (Recipient(), Model())
        recipient.any = model
        model.onUpdate = recipient.receive
        return recipient
      },
      .planted("generic closure with a captured variable", "onUpdate") {
        make { screen in screen.model.onUpdate = boxing(screen) }
      },
      .planted("generic closure with a constraint", "onUpdate") {
        make { screen in screen.model.onUpdate = describing(3, (1 as UInt8, screen)) }
      },
      .planted("closure that returns and takes an error", "onError") {
        make { screen in
          let lock = NSLock()
          screen.model.onError = { error in
            lock.lock()
            return "\(screen.count) \(error)"
          }
        }
      },
      .planted("closure captures a struct", "onUpdate") {
        struct Pair {
          var number: Int
          var screen: Screen
        }
        return make { screen in
          let pair = Pair(number: 1, screen: screen)
          screen.model.onUpdate = { use(pair) }
        }
      },
      .planted("closure captures an array and an enum", "onUpdate") {
        make { screen in
          let (loaded, array) = (Loaded.loaded(screen, "x"), [1, "x"] as [Any])
          screen.model.onUpdate = {
            use(array)
            use(loaded)
          }
        }
      },
      .planted("closure captures an optional closure", "onUpdate") {
        make { screen in
          let completion: (() -> Void)? = { use(screen) }
          let lock = NSLock()
          screen.model.onUpdate = {
            use(lock)
            completion?()
          }
        }
      },
      .planted("closure captures a C function, a type and a key path too", "onUpdate") {
        make { screen in
          let function: @convention(c) () -> Void = {}
          let (path, type) = (\Screen.count, Int.self as Any.Type)
          screen.model.onUpdate = {
            function()
            use(path)
            use(type)
            screen.count += 1
          }
        }
      },
      .planted("closure captures a value of an associated type", "onUpdate") {
        make { screen in screen.model.onUpdate = itemOf(Wrapped(item: screen)) }
      },
      .planted("closure captures a parameter pack", "onUpdate") {
        make { screen in screen.model.onUpdate = pack(1, screen, "x") }
      },
      .planted("closure captures a local function", "onUpdate") {
        make { screen in
          var calls = 0
          func count() {
            calls += 1
            screen.count += 1
          }
          screen.model.onUpdate = { count() }
        }
      },
      .planted("closure captures a throwing async closure", "onUpdate") {
        make { screen in
          let load: (Int) async throws -> Screen = { _ in screen }
          screen.model.onUpdate = { use(load) }
        }
      },
      .planted("stored async closure", "load") {
        let (owner, lock) = (Asynchronous(), NSLock())
        owner.load = {
          use(lock)
          await Task.yield()
          use(owner)
        }
        return owner
      },
      .planted("closure in a dictionary of arrays", "byNumber") {
        let handlers = Handlers()
        handlers.setUp()
        return handlers
      },
      .planted("closure in a `lazy var`", "Lazy.render") {
        let lazy = Lazy()
        _ = lazy.render()
        return lazy
      },
    ]
  }
}

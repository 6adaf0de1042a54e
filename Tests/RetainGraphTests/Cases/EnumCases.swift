import Foundation

private struct Handlers {
  var number = 1
  var onTap: ((Int) -> Void)?
  var onDone: () -> Void = {}
}

private enum State {
  case idle
  case loading(Int)
  case loaded(AnyObject, String)
  case failed(() -> Void)
  case other(String)
  case handling(Handlers)
}

private indirect enum Tree {
  case leaf(AnyObject)
  case node(Tree, Tree)
}

private enum Single {
  case nothing
  case handlers(Handlers)
  case nothingElse
}

private struct Failure: Error {
  var code = 1
  let object: any AnyObject & Sendable
}

@MainActor
private final class Owner {
  var state = State.idle
  var tree: Tree?
  var single = Single.nothing
  var result: Result<Int, any Error>?
  var twice: AnyObject??
}

@MainActor private func make(_ fill: (Owner) -> Void) -> AnyObject {
  let owner = Owner()
  fill(owner)
  return owner
}

extension LeakCase {
  static var enumCases: [LeakCase] {
    [
      .planted("object in an associated value of an enum", "Owner.state.loaded") {
        make { $0.state = .loaded($0, "x") }
      },
      .planted("closure in an associated value of an enum", "Owner.state.failed") {
        make { owner in owner.state = .failed { use(owner) } }
      },
      .planted("struct with a closure in an associated value", "Owner.state.handling.onTap") {
        make { owner in
          var handlers = Handlers()
          handlers.onTap = { _ in use(owner) }
          owner.state = .handling(handlers)
        }
      },
      .planted("indirect enum", "Owner.tree") {
        make { $0.tree = .node(.leaf(NSObject()), .node(.leaf($0), .leaf(NSObject()))) }
      },
      .planted("enum with a single associated value", "Owner.single.handlers") {
        make { owner in
          var handlers = Handlers()
          handlers.onDone = { use(owner) }
          owner.single = .handlers(handlers)
        }
      },
      .planted("nested optional", "Owner.twice") { make { $0.twice = .some(.some($0)) } },
      .planted("`Result.failure`", "Owner.result.failure") {
        make { $0.result = .failure(Failure(object: $0)) }
      },
    ]
  }
}

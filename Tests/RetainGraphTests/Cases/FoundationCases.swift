import Dispatch
import Foundation

@MainActor
private final class Owner: NSObject {
  var callback: (() -> Void)?
  var operation: Operation?
  var item: DispatchWorkItem?
  var source: (any DispatchSourceTimer)?
  var array = NSMutableArray()
  var dictionary = NSMutableDictionary()
}

@MainActor private func make(_ fill: (Owner) -> Void) -> AnyObject {
  let owner = Owner()
  fill(owner)
  return owner
}

extension LeakCase {
  static var foundationCases: [LeakCase] {
    [
      .planted("closure in a subclass of `NSObject`", "Owner.callback") {
        make { owner in owner.callback = { use(owner) } }
      },
      .planted("`BlockOperation`", "Owner.operation → BlockOperation") {
        make { owner in
          owner.operation = BlockOperation { use(owner) }
        }
      },
      .planted("`DispatchWorkItem`", "Owner.item → DispatchWorkItem") {
        make { owner in owner.item = DispatchWorkItem { use(owner) } }
      },
      .planted("`NSMutableArray` and `NSMutableDictionary`", "Owner.array") {
        make { owner in
          owner.array.add(owner)
          owner.dictionary["k"] = owner
        }
      },
      .planted("dispatch source", "cancel the source") {
        make { owner in
          let source = DispatchSource.makeTimerSource()
          source.setEventHandler { use(owner) }
          source.schedule(deadline: .distantFuture)
          source.resume()
          owner.source = source
        }
      },
    ]
  }
}

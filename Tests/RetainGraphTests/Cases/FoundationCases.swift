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
      .planted("closure of a Foundation subclass", "Owner.callback") {
        make { owner in owner.callback = { use(owner) } }
      },
      .planted("block operation", "Owner.operation → BlockOperation") {
        make { owner in
          owner.operation = BlockOperation { use(owner) }
        }
      },
      .planted("work item", "Owner.item → DispatchWorkItem") {
        make { owner in owner.item = DispatchWorkItem { use(owner) } }
      },
      .planted("mutable array and dictionary", "Owner.array") {
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

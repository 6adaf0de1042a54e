import Foundation

private final class Child { var parent: Parent? }

private final class Key: Hashable {
  var owner: AnyObject?
  static func == (left: Key, right: Key) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Parent {
  var children: [Child] = []
  var byName: [String: Child] = [:]
  var keys: Set<Key> = []
  var byKey: [Key: Int] = [:]
  var byIdentity: [ObjectIdentifier: AnyObject] = [:]
  var closures: [(Int) -> Void] = []
  var named: [String: () -> Void] = [:]
  var inline: [InlineArray<2, AnyObject?>] = []
  var buffer: ManagedBuffer<Int, AnyObject?>?
}

private final class Buffer: ManagedBuffer<Int, AnyObject?> {}

@MainActor private func make(_ fill: (Parent) -> Void) -> AnyObject {
  let parent = Parent()
  fill(parent)
  return parent
}

extension LeakCase {
  static var collectionCases: [LeakCase] {
    [
      .planted("array of children", "Parent.children[1] → Child.parent") {
        make { parent in
          let child = Child()
          child.parent = parent
          parent.children = [Child(), child]
        }
      },
      .planted("dictionary with `String` keys", "Parent.byName[\"right\"] → Child.parent") {
        make { parent in
          let child = Child()
          child.parent = parent
          parent.byName = ["right": child, "wrong": Child()]
        }
      },
      .planted("member of a set", "Parent.keys") {
        make { parent in
          let key = Key()
          key.owner = parent
          parent.keys = [key, Key()]
        }
      },
      .planted("key of a dictionary", "Parent.byKey") {
        make { parent in
          let key = Key()
          key.owner = parent
          parent.byKey = [key: 1, Key(): 2]
        }
      },
      .planted("dictionary with `ObjectIdentifier` keys", "Parent.byIdentity") {
        make { $0.byIdentity[ObjectIdentifier(Parent.self)] = $0 }
      },
      .planted("array of closures", "Parent.closures[1]") {
        make { parent in parent.closures = [{ _ in }, { _ in use(parent) }] }
      },
      .planted("dictionary of closures", "Parent.named[\"b\"]") {
        make { parent in parent.named = ["a": {}, "b": { use(parent) }] }
      },
      .planted("`InlineArray`", "Parent.inline[0]") { make { $0.inline = [[nil, $0]] } },
      .planted("elements of a `ManagedBuffer`", "Parent.buffer") {
        make { parent in
          let buffer = Buffer.create(minimumCapacity: 4) { _ in 3 }
          buffer.withUnsafeMutablePointerToElements {
            $0.initialize(to: nil)
            ($0 + 1).initialize(to: parent)
            ($0 + 2).initialize(to: nil)
          }
          parent.buffer = buffer
        }
      },
    ]
  }
}

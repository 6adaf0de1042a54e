import Synchronization

// Object graphs without cycles, as different as possible. Each must leave the report without facts.

private class Node {
  var next: Node?
  weak var previous: Node?
  var value = 0
}

private final class View {
  var subviews: [View] = []
  weak var superview: View?
  var onTap: (() -> Void)?

  func add(_ view: View) {
    subviews.append(view)
    view.superview = self
  }
}

private final class Coordinator {
  var children: [Coordinator] = []
  unowned let parent: Coordinator?
  var onFinish: ((Int) -> Void)?
  init(parent: Coordinator?) { self.parent = parent }
}

private protocol Shape { var area: Double { get } }
private struct Circle: Shape { var area = 1.0 }
private struct Labelled: Shape {
  var area = 1.0
  var label = "label"
  var owner = Node()
}
private final class Square: Shape { let area = 4.0 }

private final class Drawing {
  var shapes: [any Shape] = [Circle(), Labelled(), Square()]
  var named: [String: any Shape] = ["circle": Circle(), "square": Square()]
  var some: (any Shape & Sendable)?
  var types: [any Any.Type] = [Circle.self, Square.self]
}

private indirect enum Expression {
  case number(Int)
  case reference(Node)
  case sum(Expression, Expression)
  case call(String, [Expression])
}

private final class Program {
  var body = Expression.sum(.number(1), .call("f", [.reference(Node()), .number(2)]))
  var parsed: Result<Expression, any Error> = .success(.number(3))
}

private enum Payload {
  case empty
  case small(UInt8)
  case object(Node)
  case several(Node, String, Int)
  case closure((Int) -> Int)
  case nested(Optional<Node>)
}

private final class Payloads {
  var all: [Payload] = [
    .empty, .small(3), .object(Node()), .several(Node(), "x", 2), .closure { $0 + 1 }, .nested(nil),
  ]
}

private struct Pair<First, Second> {
  var first: First
  var second: Second
}

private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper private struct Clamped<Value: Comparable> {
  var wrappedValue: Value
  var range: ClosedRange<Value>
}

private final class Settings {
  @Clamped(range: 0...10) var volume = 5
  lazy var derived = Box([Node(), Node()])
  var path: KeyPath<Settings, Int> = \.volume
  var paths: [AnyKeyPath] = [\Settings.volume, \Node.value]
}

private struct Token: ~Copyable {
  var node = Node()
  let number = 3
}

private final class TokenOwner {
  var token: Token? = Token()
  var inline: [3 of Node] = [Node(), Node(), Node()]
}

private final class Guarded {
  let nodes = Mutex<[Node]>([])
  let count = Atomic(0)
}

private final class WeakBox {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

private final class Group {
  var members: [WeakBox] = []
  unowned(unsafe) var leader: Group?
}

private final class Erased {
  var any: [Any] = [1, "text", Node(), { 3 }, (1, Node()), Optional<Node>.none as Any]
  var hashable: [AnyHashable: AnyHashable] = ["a": 1, 2: "b"]
  var sequence = AnySequence([Node(), Node()])
  var iterator = AnyIterator([Node()].makeIterator())
  var collection = AnyCollection([1, 2, 3])
}

private class Animal { var friend: Animal? }
private class Mammal: Animal { var legs = 4 }
private final class Dog: Mammal { var names = ["Rex"] }

private func compose<each Step>(_ steps: repeat each Step) -> () -> Void {
  let all = (repeat each steps)
  return { use(all) }
}

private final class Steps { var run: (() -> Void)? }

extension LeakCase {
  static var zooOfTypes: [LeakCase] {
    [
      .clean("graph: list with weak back references") {
        let first = Node()
        var last = first
        for value in 1...100 {
          let node = Node()
          (node.value, node.previous, last.next) = (value, last, node)
          last = node
        }
        return first
      },
      .clean("graph: tree of views") {
        let root = View()
        for _ in 0..<5 {
          let row = View()
          root.add(row)
          for _ in 0..<5 {
            let button = View()
            row.add(button)
            button.onTap = { [weak root, weak button] in use((root, button)) }
          }
        }
        return root
      },
      .clean("graph: tree of coordinators") {
        let root = Coordinator(parent: nil)
        for _ in 0..<3 {
          let child = Coordinator(parent: root)
          child.onFinish = { [weak root] _ in use(root) }
          root.children.append(child)
        }
        return root
      },
      .clean("graph: values in existentials") { Drawing() },
      .clean("graph: indirect enums") { Program() },
      .clean("graph: enums with associated values") { Payloads() },
      .clean("graph: nested generic types") {
        Box(Pair(first: [Pair(first: Node(), second: "x")], second: Box(Optional(Node()))))
      },
      .clean("graph: property wrappers, lazy properties and key paths") {
        let settings = Settings()
        use(settings.derived)
        return settings
      },
      .clean("graph: noncopyable types") { TokenOwner() },
      .clean("graph: `Mutex` and `Atomic`") {
        let guarded = Guarded()
        guarded.nodes.withLock { $0 = [Node(), Node()] }
        guarded.count.store(3, ordering: .relaxed)
        return guarded
      },
      .clean("graph: object with weak references to itself") {
        let group = Group()
        group.members = [WeakBox(group), WeakBox(group)]
        group.leader = group
        return group
      },
      .clean("graph: type-erased values") { Erased() },
      .clean("graph: class hierarchy") {
        let (dog, friend) = (Dog(), Dog())
        dog.friend = friend
        friend.friend = Mammal()
        return dog
      },
      .clean("graph: closures of closures") {
        let steps = Steps()
        let (node, text) = (Node(), "text")
        let inner = { [weak steps] in use((steps, node)) }
        steps.run = compose(inner, text, 3, node, { (number: Int) in number + text.count })
        return steps
      },
      .clean("graph: closure that captures a `var`") {
        let steps = Steps()
        var (count, nodes) = (0, [Node()])
        steps.run = {
          count += 1
          nodes.append(Node())
        }
        steps.run?()
        return steps
      },
      .clean("graph: copies of an array with shared storage") {
        let nodes = (0..<10).map { _ in Node() }
        return Box(
          (nodes, nodes, nodes[2..<5], nodes.reversed(), Set(nodes.map(ObjectIdentifier.init))))
      },
    ]
  }
}

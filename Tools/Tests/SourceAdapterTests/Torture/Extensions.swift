import UIKit

class Host: UIViewController {
  private var hidden = 1
  var bar: Bool { false }
}

extension Host {
  override func viewDidLoad() {
    super.viewDidLoad()
    hear("loaded \(hidden)")
  }
  override var title: String? {
    get { "ext " + (super.title ?? "nil") }
    set { super.title = newValue }
  }
  @objc func hook(_ a: Int, with b: String) -> String { "host hook" }
  @discardableResult @objc func plain() -> Int { 1 }
}

class SubHost: Host {
  override func hook(_ a: Int, with b: String) -> String { "sub " + super.hook(a, with: b) }
  override func plain() -> Int { 2 }
}

@MainActor func checkExtensions() {
  let host: Host = SubHost()
  host.loadViewIfNeeded()
  host.title = "t"
  hear(host.title ?? "nil")
  hear(host.hook(1, with: ""))
  hear("\(host.perform(#selector(Host.plain))?.takeUnretainedValue() as? Int ?? 0)")
  check("extensions override, and are overridden", ["loaded 1", "ext t", "sub host hook", "2"])
}

@MainActor class Driver: NSObject {
  var state = 3
}

extension Driver {
  override var description: String { MainActor.assumeIsolated { "driver \(state)" } }
  override func isEqual(_ object: Any?) -> Bool { object is Driver }
}

@MainActor func checkIsolationOfOverrides() {
  hear("\(Driver())")
  hear("\(Driver() == Driver())")
  check("overrides in extensions belong to no actor where NSObject's do not", ["driver 3", "true"])
}

final class Outer {
  final class Inner: NSObject {
    @objc func poke() { hear("inner") }
    struct Value {
      final class Deep: NSObject { @objc func deep(_ x: Any) { hear("deep \(x)") } }
    }
  }
  func local() -> NSObject {
    class Local: NSObject { @objc func poke() { hear("local in a method") } }
    return Local()
  }
}

private final class Hidden: NSObject { @objc func poke() { hear("hidden") } }

@MainActor func local() -> NSObject {
  class Local: NSObject { @objc func poke() { hear("local") } }
  return Local()
}

class OneLine: NSObject { @objc func a() { hear("one line") } }

@MainActor func checkNesting() {
  Outer.Inner().perform(#selector(Outer.Inner.poke))
  Outer.Inner.Value.Deep().perform(Selector(("deep:")), with: 1)
  local().perform(Selector(("poke")))
  Outer().local().perform(Selector(("poke")))
  Hidden().perform(#selector(Hidden.poke))
  OneLine().perform(#selector(OneLine.a))
  check(
    "nested, local and private classes are known",
    ["inner", "deep 1", "local", "local in a method", "hidden", "one line"])
}

class Box<T>: NSObject {
  let value: T
  init(_ value: T) { self.value = value }
  @objc func tapped(_ sender: Any) { hear("box \(value) \(sender)") }
  @objc private func other() { hear("other") }
}
final class IntBox: Box<Int> { @objc func mine() { hear("mine") } }
final class SubBox<T>: Box<T> { @objc func more() { hear("more") } }

@MainActor func checkGenerics() {
  Box("s").perform(#selector(Box<String>.tapped(_:)), with: 1)
  IntBox(3).perform(Selector(("tapped:")), with: 2)
  IntBox(3).perform(#selector(IntBox.mine))
  SubBox(1.5).perform(Selector(("other")))
  SubBox(true).perform(Selector(("more")))
  check("generic classes are known", ["box s 1", "box 3 2", "mine", "other", "more"])
}

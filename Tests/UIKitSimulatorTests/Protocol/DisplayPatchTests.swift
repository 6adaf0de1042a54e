import Foundation
import Testing
import UIKitCore
import UIKitSimulator

@Suite struct DisplayPatchTests {
  let old: DisplayList = {
    var button = DisplayNode(
      id: 2, name: "UIButton", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    button.children = [DisplayNode(id: 3, name: "UILabel", frame: .zero)]
    var window = DisplayNode(id: 1, name: "UIWindow", frame: .zero)
    window.children = [button]
    return DisplayList(
      size: CGSize(width: 100, height: 200), cornerRadius: 5, isDark: false, roots: [window])
  }()

  func ops(_ change: (inout DisplayList) -> Void) throws -> String {
    var new = old
    change(&new)
    return String(decoding: try #require(DisplayPatch.ops(from: old, to: new)), as: UTF8.self)
  }

  @Test func `equal lists need no ops`() throws {
    #expect(try ops { _ in } == "")
  }

  @Test func `a changed property replaces the node's own fields but not its children`() throws {
    let ops = try ops { $0.roots[0].children[0].opacity = 0.5 }
    #expect(ops == #"{"op":"set","id":2,"name":"UIButton","frame":[1,2,3,4],"opacity":0.5}"#)
  }

  @Test func `a node that follows the pointer now, and nothing else, is told to the page`() throws {
    let ops = try ops { $0.roots[0].children[0].followsPointer = true }
    #expect(ops == #"{"op":"set","id":2,"name":"UIButton","frame":[1,2,3,4],"hover":true}"#)
  }

  @Test func `the random trees vary every field of a node`() {
    var tree = RandomTree(seed: 1)
    var varied: Set<String> = []
    for _ in 0..<2000 {
      tree.change()
      for node in tree.list.roots {
        let plain = DisplayNode(id: node.id, name: "", frame: .zero)
        let (fields, defaults) = (Mirror(reflecting: node), Mirror(reflecting: plain))
        for (field, standard) in zip(fields.children, defaults.children)
        where "\(field.value)" != "\(standard.value)" { varied.insert(field.label ?? "") }
      }
    }
    let all = Mirror(reflecting: DisplayNode(id: 0, name: "", frame: .zero)).children
      .compactMap(\.label)
    #expect(Set(all).subtracting(varied) == ["id"])
  }

  @Test func `a new child comes whole beside the ids of the others`() throws {
    let ops = try ops {
      var new = DisplayNode(id: 4, name: "UIView", frame: .zero)
      new.children = [DisplayNode(id: 5, name: "UIView", frame: .zero)]
      $0.roots[0].children.append(new)
    }
    #expect(
      ops == #"{"op":"children","id":1,"children":[2,{"id":4,"name":"UIView","frame":[0,0,0,0],"#
        + #""children":[{"id":5,"name":"UIView","frame":[0,0,0,0]}]}]}"#)
  }

  @Test func `a removed child is in no list any more`() throws {
    let ops = try ops { $0.roots[0].children = [] }
    #expect(ops == #"{"op":"children","id":1,"children":[]}"#)
  }

  @Test func `an old node inside a new one follows in an op of its own`() throws {
    let ops = try ops {
      var wrapper = DisplayNode(id: 9, name: "UIView", frame: .zero)
      wrapper.children = $0.roots[0].children
      $0.roots[0].children = [wrapper]
    }
    #expect(
      ops == #"{"op":"children","id":1,"children":[{"id":9,"name":"UIView","frame":[0,0,0,0]}]},"#
        + #"{"op":"children","id":9,"children":[2]}"#)
  }

  @Test func `a change of the screen itself cannot be patched`() {
    var dark = old
    dark.isDark = true
    #expect(DisplayPatch.ops(from: old, to: dark) == nil)
    var turned = old
    turned.size = CGSize(width: 200, height: 100)
    #expect(DisplayPatch.ops(from: old, to: turned) == nil)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `applying the patches gives the new list, whatever changed`(seed: UInt64) throws {
    var tree = RandomTree(seed: seed)
    var page = ReferencePage()
    func screen(_ sequence: Int) throws -> JSON {
      let snapshot = Snapshot(
        app: "App", device: "Phone", list: tree.list, time: SnapshotTime(stage: 0, uptime: nil))
      return try JSON(
        ServerMessage.screen(
          body: ServerMessage.screenBody(snapshot), sequence: sequence, now: 0))
    }
    try page.apply(try screen(1))
    for sequence in 2..<12 {
      let before = tree.list
      tree.change()
      let ops = try #require(DisplayPatch.ops(from: before, to: tree.list))
      #expect(ops.isEmpty == (before == tree.list))
      try page.apply(try JSON(ServerMessage.patch(ops: ops, sequence: sequence, now: 0)))
      #expect(JSON.array(page.roots) == (try screen(sequence))["roots"])
    }
  }
}

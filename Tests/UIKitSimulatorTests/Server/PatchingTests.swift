import Foundation
import NIOCore
import Testing
import UIKitCore
import UIKitSimulator

@Suite struct PatchingTests {
  let server: RunningServer

  init() throws { server = try RunningServer() }

  @Test func `a page is shown the whole screen and then only what changed`() throws {
    let client = try server.open()
    client.sendText(server.hello)
    let screen = try client.readMessage()
    #expect(screen["type"] == .string("screen"))
    #expect(screen["app"] == .string("App"))
    #expect(screen["device"] == .string("Phone"))
    #expect(screen["dark"] == .bool(false))
    #expect(screen["size"] == .array([.number(100), .number(200)]))
    #expect(screen["cornerRadius"] == .number(5))
    server.server.show(.sample("second"))
    let patch = try client.readMessage()
    #expect(patch["type"] == .string("patch"))
    #expect(patch["ops"]?.array?.count == 1)
    #expect(patch["ops"]?.array?[0]["name"] == .string("second"))
    var page = ReferencePage()
    try page.apply(screen)
    try page.apply(patch)
  }

  @Test func `pages that come later see the same, with the same numbers`() throws {
    let one = try server.page()
    server.server.show(.sample("second"))
    let patch = try one.readMessage()
    let two = try server.open()
    two.sendText(server.hello)
    let screen = try two.readMessage()
    #expect(screen["sequence"] == patch["sequence"])
    #expect(screen["roots"]?.array?[0]["children"]?.array?[0]["name"] == .string("second"))
    server.server.show(.sample("third"))
    #expect(try one.readMessage() == two.readMessage())
  }

  @Test func `nothing is sent when nothing changed`() throws {
    let page = try server.page()
    server.server.show(.sample("first"))
    server.server.show(.sample("first"))
    page.send(RawClient.frame(9, [1]))
    #expect(try page.readFrame() == .pong([1]))
    server.server.show(.sample("second"))
    #expect(try page.readMessage()["type"] == .string("patch"))
  }

  @Test func `a change of appearance, and one larger than the screen, is shown whole`() throws {
    let page = try server.page()
    var dark = Snapshot.sample("second")
    dark.list.isDark = true
    server.server.show(dark)
    let message = try page.readMessage()
    #expect(message["type"] == .string("screen"))
    #expect(message["dark"] == .bool(true))
    var other = dark
    other.list.roots = [DisplayNode(id: 77, name: "UIWindow", frame: .zero)]
    server.server.show(other)
    // To say that everything is gone is shorter than any screen.
    #expect(try page.readMessage()["type"] == .string("patch"))
    func many(_ name: String) -> Snapshot {
      var many = other
      many.list.roots = (100..<150).map { DisplayNode(id: $0, name: name, frame: .zero) }
      return many
    }
    server.server.show(many("UIView"))
    #expect(try page.readMessage()["type"] == .string("patch"))
    server.server.show(many("UILabel"))
    #expect(try page.readMessage()["type"] == .string("screen"))
  }

  @Test func `panels are sent when they differ, and to whoever comes later`() throws {
    let panel = PanelSnapshot(
      name: "tree", title: "Coordinators",
      rows: [
        PanelNode(
          id: 1, title: "<b>Main</b>", detail: "root", badges: ["pushed"], viewID: 2,
          children: [PanelNode(id: 2, title: "List")])
      ])
    let one = try server.page()
    server.server.show([panel])
    let message = try one.readMessage()
    #expect(
      try message
        == JSON(
          #"""
          {"type":"panels","panels":[{"name":"tree","title":"Coordinators","rows":[
          {"id":1,"title":"<b>Main</b>","detail":"root","badges":["pushed"],"view":2,"children":[
          {"id":2,"title":"List","detail":"","badges":[],"children":[]}]}]}]}
          """#.utf8))
    server.server.show([panel])
    server.server.show([])
    #expect(try one.readMessage()["panels"] == .array([]))
    let two = try server.page()
    #expect(try two.readMessage()["panels"] == .array([]))
  }

  @Test func `a late page is told the time as it is by then`() throws {
    let page = try server.page()
    let uptime = ProcessInfo.processInfo.systemUptime
    server.server.show(
      .sample("second", time: SnapshotTime(stage: 5, uptime: uptime - 100)))
    guard case .number(let now) = try page.readMessage()["now"] else {
      Issue.record("no time")
      return
    }
    #expect((105..<135).contains(now))
    server.server.show(.sample("third", time: SnapshotTime(stage: 7.12345, uptime: nil)))
    #expect(try page.readMessage()["now"] == .number(7.123))
  }

  @Test func `who watches is known, and nobody is shown anything after the last left`() throws {
    #expect(!server.server.bridge.isWatched)
    let page = try server.page()
    #expect(server.server.bridge.isWatched)
    page.send(RawClient.frame(8, []))
    #expect(try page.readFrame() == .close(1000))
    #expect(try page.readFrame() == .end)
    #expect(!server.server.bridge.isWatched)
    server.server.show(.sample("unseen"))
    let again = try server.open()
    again.sendText(server.hello)
    #expect(
      try again.readMessage()["roots"]?.array?[0]["children"]?.array?[0]["name"] == .string("first")
    )
  }

  @Test func `pages are told when the app goes away`() throws {
    let page = try server.page()
    server.server.stop()
    #expect(try page.readFrame() == .close(1001))
    #expect(try page.readFrame() == .end)
    server.server.show(.sample("late"))
    server.server.stop()
  }
}

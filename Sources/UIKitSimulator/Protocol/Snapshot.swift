package import Foundation
package import UIKitCore

/// The state that the app delivers after a commit: plain values, encoded elsewhere.
package struct Snapshot: Equatable, Sendable {
  package var app: String
  package var device: String
  package var list: DisplayList
  package var time: SnapshotTime

  package init(app: String, device: String, list: DisplayList, time: SnapshotTime) {
    self.app = app
    self.device = device
    self.list = list
    self.time = time
  }
}

/// The moment of a snapshot, on two clocks.
package struct SnapshotTime: Equatable, Sendable {
  /// On the stage's clock.
  package var stage: TimeInterval
  /// On the machine's clock; `nil` if the stage's does not run by itself.
  package var uptime: TimeInterval?

  package init(stage: TimeInterval, uptime: TimeInterval?) {
    self.stage = stage
    self.uptime = uptime
  }

  /// Returns the time of the stage's clock at a machine's `uptime`.
  package func stage(at uptime: TimeInterval) -> TimeInterval {
    guard let start = self.uptime else { return stage }
    return stage + max(0, uptime - start)
  }
}

/// One inspector panel with its rows.
package struct PanelSnapshot: Equatable, Sendable {
  package var name: String
  package var title: String
  package var rows: [PanelNode]

  package init(name: String, title: String, rows: [PanelNode]) {
    self.name = name
    self.title = title
    self.rows = rows
  }
}

/// Whole messages to the page.
package enum ServerMessage {
  /// The members of a `screen` that stay the same however often it is sent.
  package static func screenBody(_ snapshot: Snapshot) -> [UInt8] {
    var writer = JSONWriter()
    writer.key("app")
    writer.value(snapshot.app)
    writer.key("device")
    writer.value(snapshot.device)
    writer.key("dark")
    writer.value(snapshot.list.isDark)
    writer.key("size")
    writer.pair(snapshot.list.size.width, snapshot.list.size.height)
    writer.key("cornerRadius")
    writer.length(snapshot.list.cornerRadius)
    writer.key("roots")
    writer.array { for root in snapshot.list.roots { $0.node(root) } }
    return writer.bytes
  }

  package static func screen(body: [UInt8], sequence: Int, now: TimeInterval) -> [UInt8] {
    message("screen", sequence, now) { $0.fragment(body) }
  }

  package static func patch(ops: [UInt8], sequence: Int, now: TimeInterval) -> [UInt8] {
    message("patch", sequence, now) {
      $0.key("ops")
      $0.array { $0.fragment(ops) }
    }
  }

  package static func panels(_ panels: [PanelSnapshot]) -> [UInt8] {
    typed("panels") {
      $0.key("panels")
      $0.array { for panel in panels { $0.panel(panel) } }
    }
  }

  package static func announcement(_ text: String) -> [UInt8] {
    typed("announcement") {
      $0.key("text")
      $0.value(text)
    }
  }

  /// A message that is no more than its type and its members.
  static func typed(_ type: String, _ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.key("type")
      $0.value(type)
      members(&$0)
    }
    return writer.bytes
  }

  private static func message(
    _ type: String, _ sequence: Int, _ now: TimeInterval, _ rest: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.key("type")
      $0.value(type)
      $0.key("sequence")
      $0.value(sequence)
      $0.key("now")
      $0.seconds(now)
      rest(&$0)
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func panel(_ panel: PanelSnapshot) {
    object {
      $0.key("name")
      $0.value(panel.name)
      $0.key("title")
      $0.value(panel.title)
      $0.key("rows")
      $0.array { for row in panel.rows { $0.row(row) } }
    }
  }

  mutating func row(_ row: PanelNode) {
    object {
      $0.key("id")
      $0.value(row.id)
      $0.key("title")
      $0.value(row.title)
      $0.key("detail")
      $0.value(row.detail)
      if !row.note.isEmpty {
        $0.key("note")
        $0.value(row.note)
      }
      $0.key("badges")
      $0.array { for badge in row.badges { $0.value(badge) } }
      if let view = row.viewID {
        $0.key("view")
        $0.value(view)
      }
      $0.key("children")
      $0.array { for child in row.children { $0.row(child) } }
    }
  }
}

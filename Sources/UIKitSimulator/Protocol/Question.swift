package import Foundation
package import UIKitCore

/// A question of one page. Nothing is looked up before it is asked.
package enum Question: Equatable, Sendable {
  /// Which view is there, and how it is laid out.
  case inspectPoint(CGPoint)
  case inspectView(Int)
  /// The tree of flows as it was behind a line of a log.
  case past(log: Int, number: Int)
  /// The inputs since the launch, as a file.
  case session

  /// Of questions of one kind the page's last one counts.
  enum Kind { case inspection, past, session }

  var kind: Kind {
    switch self {
    case .inspectPoint, .inspectView: .inspection
    case .past: .past
    case .session: .session
    }
  }
}

/// The answer to one page's question.
package enum Answer: Equatable, Sendable {
  /// Nothing if there is no such view, or not any more.
  case inspection(Inspection?)
  case past(log: Int, number: Int, PastTree)
  /// A session as a page.
  case session(String)

  var kind: Question.Kind {
    switch self {
    case .inspection: .inspection
    case .past: .past
    case .session: .session
    }
  }

  var message: [UInt8] {
    switch self {
    case .inspection(let inspection):
      ServerMessage.typed("inspection") { writer in
        guard let inspection else { return }
        writer.inspection(inspection)
      }
    case .session(let page):
      ServerMessage.typed("session") {
        $0.key("page")
        $0.value(page)
      }
    case .past(let log, let number, let tree):
      ServerMessage.typed("past") {
        $0.key("log")
        $0.value(log)
        $0.key("number")
        $0.value(number)
        $0.key("rows")
        $0.array { for row in tree.rows { $0.row(row) } }
        if let problem = tree.problem {
          $0.key("problem")
          $0.value(problem)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func inspection(_ inspection: Inspection) {
    key("view")
    value(inspection.id)
    key("class")
    value(inspection.className)
    key("way")
    places(inspection.way)
    key("children")
    places(inspection.children)
    key("facts")
    array {
      for fact in inspection.facts {
        $0.object {
          $0.key("name")
          $0.value(fact.name)
          $0.key("value")
          $0.value(fact.value)
        }
      }
    }
    key("constraints")
    array { for constraint in inspection.constraints { $0.value(constraint) } }
    key("ambiguous")
    array { for ambiguity in inspection.ambiguities { $0.value(ambiguity) } }
  }

  private mutating func places(_ places: [Inspection.Place]) {
    array {
      for place in places {
        $0.object {
          $0.key("view")
          $0.value(place.id)
          $0.key("name")
          $0.value(place.name)
        }
      }
    }
  }
}

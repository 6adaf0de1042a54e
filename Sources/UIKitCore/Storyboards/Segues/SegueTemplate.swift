/// A segue as it stands in a storyboard.
struct SegueTemplate: Sendable {
  let element: InterfaceElement
  /// The id of the element that it begins at.
  let sourceID: String?

  init(_ element: InterfaceElement, from source: InterfaceElement) {
    self.element = element
    sourceID = source.id
  }

  var identifier: String? { element["identifier"].flatMap { $0.isEmpty ? nil : $0 } }
  var destination: String? { element["destination"] }
  var unwindAction: String? { element["unwindAction"] }
  var creationSelector: String? { element["destinationCreationSelector"] }
  var animates: Bool { element["animates"] != "NO" }

  enum Kind {
    case show, showDetail, present, popover, push, custom, unwind, embed, relationship
  }

  /// `nil` for an unknown kind.
  var kind: Kind? { Self.kinds[element["kind"] ?? ""] }

  private static let kinds: [String: Kind] = [
    "show": .show, "showDetail": .showDetail, "replace": .showDetail, "presentation": .present,
    "modal": .present, "popoverPresentation": .popover, "popover": .popover, "push": .push,
    "custom": .custom, "unwind": .unwind, "embed": .embed, "relationship": .relationship,
  ]
}

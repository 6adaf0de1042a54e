public import Foundation

/// What was copied last, for this app and for others of the device.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one that people copy to and paste from.
  open class var general: UIPasteboard { shared }

  private static let shared = UIPasteboard()

  /// The first of ``strings``; setting it replaces everything.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// Setting them replaces everything; `nil` where there is no text.
  open var strings: [String]? {
    get { stored.strings.isEmpty ? nil : stored.strings }
    set {
      Stage.shared.system.pasteboard.strings = newValue ?? []
      Stage.shared.system.pasteboard.changeCount += 1
    }
  }

  open var hasStrings: Bool { !stored.strings.isEmpty }

  open var numberOfItems: Int { stored.strings.count }

  /// How often something was copied.
  open var changeCount: Int { stored.changeCount }

  // MARK: - Inside the stage

  private var stored: PasteboardContent { Stage.shared.system.pasteboard }
}

/// What the device keeps for pasting.
struct PasteboardContent {
  var strings: [String] = []
  var changeCount = 0
}

/// Something that pages show whole: of each kind the newest counts, and who comes later gets it too.
package enum PageState: Equatable, Sendable {
  case panels([PanelSnapshot])
  case device(DeviceState)
  case recording(RecordingState)

  /// The kinds, in the order in which a page gets them.
  enum Kind: CaseIterable {
    case panels, device, recording
  }

  var kind: Kind {
    switch self {
    case .panels: .panels
    case .device: .device
    case .recording: .recording
    }
  }

  var message: [UInt8] {
    switch self {
    case .panels(let panels): ServerMessage.panels(panels)
    case .device(let state): ServerMessage.typed("device") { $0.deviceState(state) }
    case .recording(let state):
      ServerMessage.typed("recording") {
        $0.key("on")
        $0.value(state.isOn)
        $0.key("steps")
        $0.value(state.steps)
        $0.key("code")
        $0.value(state.code)
      }
    }
  }
}

/// The test that is being written, as pages show it.
package struct RecordingState: Equatable, Sendable {
  package var isOn = false
  /// How many actions were written down.
  package var steps = 0
  /// The whole test as Swift; empty before the first recording.
  package var code = ""

  package init() {}
}

import UIKitCore

/// How the device is set, as the page's controls show it.
package struct DeviceState: Equatable, Sendable {
  /// The name of the device: `iPhone 15`.
  package var model = Device.iPhone15.name
  package var models = Device.all.map(\.name)
  /// How the device is held, by the name of UIKit's constant.
  package var orientation = "portrait"
  /// How the interface stands on it.
  package var interface = "portrait"
  package var hasHomeButton = false
  package var isPad = false
  package var textSize = "large"
  package var isRightToLeft = false
  package var isSlow = false
  package var reducesMotion = false
  /// A Boolean value that indicates whether people have left the app.
  package var isInBackground = false
  /// Why the app could not be started anew, in words.
  package var problem: String?

  package init() {}
}

extension JSONWriter {
  mutating func deviceState(_ state: DeviceState) {
    key("model")
    value(state.model)
    key("models")
    array { for model in state.models { $0.value(model) } }
    key("orientation")
    value(state.orientation)
    key("interface")
    value(state.interface)
    key("homeButton")
    value(state.hasHomeButton)
    key("pad")
    value(state.isPad)
    key("textSize")
    value(state.textSize)
    key("textSizes")
    array { for size in DeviceCommand.textSizes { $0.value(size.name) } }
    key("rightToLeft")
    value(state.isRightToLeft)
    key("slow")
    value(state.isSlow)
    key("reducedMotion")
    value(state.reducesMotion)
    key("background")
    value(state.isInBackground)
    if let problem = state.problem {
      key("problem")
      value(problem)
    }
  }
}

import UIKitCore

extension Stage {
  /// How many times slower everything moves that is to move slowly.
  private static let slowness: Double = 10

  package var deviceState: DeviceState {
    var state = DeviceState()
    state.model = device.name
    state.orientation = DeviceCommand.name(of: deviceOrientation)
    state.interface =
      switch orientation {
      case .landscapeLeft: "landscapeLeft"
      case .landscapeRight: "landscapeRight"
      case .portraitUpsideDown: "portraitUpsideDown"
      default: "portrait"
      }
    state.hasHomeButton = !device.hasHomeIndicator
    state.isPad = device.isPad
    state.textSize = DeviceCommand.name(of: contentSizeCategory)
    state.isRightToLeft = isRightToLeft
    state.isSlow = clock.slowness != 1
    state.reducesMotion = reducesMotion
    state.isInBackground = UIApplication.shared.applicationState == .background
    return state
  }

  package func perform(_ command: DeviceCommand) {
    switch command {
    case .model(let name): Device.all.first { $0.name == name }.map(setDevice)
    case .orientation(let orientation): rotate(to: orientation)
    case .textSize(let category): setContentSizeCategory(category)
    case .direction(let isRightToLeft): setLayoutDirection(isRightToLeft: isRightToLeft)
    case .style(let isDark): setUserInterfaceStyle(isDark: isDark)
    case .animations(let isSlow): clock.slowness = isSlow ? Self.slowness : 1
    case .motion(let isReduced): setReduceMotion(isReduced)
    case .openURL(let url): arrive(.url(url))
    case .background: enterBackground()
    case .foreground: enterForeground()
    case .memoryWarning: warnOfMemory()
    case .shake: shake()
    }
    setNeedsTurn()
  }
}

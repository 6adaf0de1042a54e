import Foundation

// The screen as it is held: what turns it, and what a change of its size means for the windows.

extension Stage {
  /// The screen in its current orientation, with the insets of the status bar.
  package var screen: ScreenGeometry {
    let geometry = device.geometry(in: orientation)
    // Beside a camera the area stays unused; a plain status bar gives its room back.
    guard statusBar.isHidden, !device.hasHomeIndicator || device.isPad else { return geometry }
    var safeArea = geometry.safeArea
    safeArea.top = 0
    return ScreenGeometry(size: geometry.size, safeArea: safeArea)
  }

  /// Moves the app to another screen. Windows that fill the screen fill the new one.
  package func setDevice(_ device: Device) {
    changeScreen(to: device, orientation: orientation, animated: false)
  }

  /// Turns the device. The interface follows if the app and the controller in front allow it.
  package func rotate(to orientation: UIDeviceOrientation) {
    guard orientation != deviceOrientation else { return }
    deviceOrientation = orientation
    state.requestedOrientation = nil
    UIDevice.current.orientationDidChange()
    updateOrientation(animated: true)
  }

  /// Updates the orientation after a controller's change of the allowed ones.
  func setNeedsOrientationUpdate() {
    performAfterCommit { [self] in updateOrientation(animated: true) }
  }

  /// Brings the interface to how the device is held, or to what is allowed at all.
  func updateOrientation(animated: Bool) {
    guard let window = statusBarWindow else { return }
    let isHeld = window.storedRoot?.frontController.shouldAutorotate == false
    let allowed = isHeld ? appOrientations(of: window) : supportedOrientations(of: window)
    let wanted =
      isHeld
      ? orientation : state.requestedOrientation ?? deviceOrientation.interface ?? orientation
    if allowed.contains(UIInterfaceOrientationMask(wanted)) {
      changeScreen(to: device, orientation: wanted, animated: animated)
    } else if !allowed.contains(UIInterfaceOrientationMask(orientation)),
      let first = Self.preferredOrientations.first(where: {
        allowed.contains(UIInterfaceOrientationMask($0))
      })
    {
      changeScreen(to: device, orientation: first, animated: animated)
    }
  }

  /// Another controller in front may allow other orientations.
  func updateOrientationForFront() {
    let front = statusBarWindow?.storedRoot?.frontController
    guard front !== lastFrontController else { return }
    lastFrontController = front
    if let front, front.storedPresenter != nil, turnToPreferred(of: front) { return }
    updateOrientation(animated: true)
  }

  /// Rotates the interface to the preferred orientation of a presented controller; returns whether
  /// it has another one.
  private func turnToPreferred(of front: UIViewController) -> Bool {
    let preferred = front.preferredInterfaceOrientationForPresentation
    guard preferred != orientation, let window = statusBarWindow,
      supportedOrientations(of: window).contains(UIInterfaceOrientationMask(preferred))
    else { return false }
    changeScreen(to: device, orientation: preferred, animated: true)
    return true
  }

  /// Rotates the interface to one of the orientations that the app requests, until people turn the
  /// device. Returns whether the app and the controller in front allow any of them.
  func request(_ orientations: UIInterfaceOrientationMask) -> Bool {
    guard let window = statusBarWindow else { return false }
    let allowed = supportedOrientations(of: window).intersection(orientations)
    let candidates = [orientation] + Self.preferredOrientations
    let found = candidates.first { allowed.contains(UIInterfaceOrientationMask($0)) }
    guard let found else { return false }
    state.requestedOrientation = found
    changeScreen(to: device, orientation: found, animated: true)
    return true
  }

  /// Turns the interface where it does not follow the device, if the app allows that.
  func turnHeldInterface(to wanted: UIInterfaceOrientation) {
    guard let window = statusBarWindow,
      window.storedRoot?.frontController.shouldAutorotate == false,
      appOrientations(of: window).contains(UIInterfaceOrientationMask(wanted))
    else { return }
    changeScreen(to: device, orientation: wanted, animated: false)
  }

  private static let preferredOrientations: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  private func appOrientations(of window: UIWindow) -> UIInterfaceOrientationMask {
    let application = UIApplication.shared
    return application.delegate?
      .application(application, supportedInterfaceOrientationsFor: window)
      ?? application.supportedInterfaceOrientations(for: window)
  }

  /// Returns the orientations that both the app and the controller in front allow.
  private func supportedOrientations(of window: UIWindow) -> UIInterfaceOrientationMask {
    let app = appOrientations(of: window)
    guard let front = window.storedRoot?.frontController else { return app }
    return app.intersection(front.supportedInterfaceOrientations)
  }

  // The controllers are called first; then the screen changes, the traits follow, and the windows
  // are resized together with the animations alongside.
  private func changeScreen(
    to newDevice: Device, orientation newOrientation: UIInterfaceOrientation, animated: Bool
  ) {
    guard newDevice != device || newOrientation != orientation else { return }
    let old = screen.bounds
    let new = newDevice.geometry(in: newOrientation).bounds
    let traits = UITraitCollection(
      device: newDevice, orientation: newOrientation, settings: settings)
    let transitions = windows.filter { $0.frame == old }.map {
      SizeTransition(window: $0, frame: new, isAnimated: animated)
    }
    let hasOtherPixels = newDevice.scale != device.scale
    let oldOrientation = orientation
    if newOrientation != oldOrientation {
      comingOrientation = newOrientation
      tell(UIApplication.willChangeStatusBarOrientationNotification, newOrientation)
    }
    for transition in transitions { transition.announce(traits) }
    comingOrientation = nil
    device = newDevice
    orientation = newOrientation
    deviceTraitsDidChange()
    setNeedsStatusBarUpdate()
    if hasOtherPixels { windows.forEach(measureAnew) }
    for transition in transitions { transition.run() }
    if newOrientation != oldOrientation {
      tell(UIApplication.didChangeStatusBarOrientationNotification, oldOrientation)
    }
  }

  // A size that was rounded up to a third of a point may be too small in halves.
  private func measureAnew(_ view: UIView) {
    view.invalidateIntrinsicContentSize()
    view.setNeedsLayout()
    view.subviews.forEach(measureAnew)
  }
}

/// Returns the kind of the device.
@available(iOS, deprecated: 13.0)
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

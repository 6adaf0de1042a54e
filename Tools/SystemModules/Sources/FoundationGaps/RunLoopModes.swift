public import CoreFoundation

// With Apple the modes of Core Foundation's run loops are a type of their own, and here they are texts.

extension CFRunLoopMode {
  /// The default mode.
  public static var defaultMode: CFRunLoopMode { kCFRunLoopDefaultMode }

  /// The modes that are marked as common.
  public static var commonModes: CFRunLoopMode { kCFRunLoopCommonModes }

  /// The name of the mode.
  public var rawValue: CFString { self }
}

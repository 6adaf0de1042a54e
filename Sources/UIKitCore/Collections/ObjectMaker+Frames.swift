import CStage
import Foundation

extension ObjectMaker {
  /// `[[cls alloc] initWithFrame:…]`.
  static func make<View: UIView>(_ cls: View.Type, frame: CGRect) -> View? {
    let metatype = unsafeBitCast(cls as AnyClass, to: UnsafeRawPointer.self)
    let root = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
    guard let function = initializer(of: root, in: metatype) else { return nil }
    let view = stage_call_frame_initializer(
      function, metatype, frame.minX, frame.minY, frame.width, frame.height)
    return Unmanaged<View>.fromOpaque(view).takeRetainedValue()
  }

  /// `[[cls alloc] init]`, of the same class.
  static func make<Object: NSObject>(like object: Object) -> Object? {
    make(type(of: object) as NSObject.Type) as? Object
  }
}

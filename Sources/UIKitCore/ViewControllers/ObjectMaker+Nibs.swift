import CStage
import Foundation

extension ObjectMaker {
  /// `[[cls alloc] initWithNibName:… bundle:…]`.
  static func make<Controller: UIViewController>(
    _ cls: Controller.Type, _ nibName: String?, _ bundle: Bundle?
  ) -> Controller? {
    let metatype = unsafeBitCast(cls as AnyClass, to: UnsafeRawPointer.self)
    let root = unsafeBitCast(UIViewController.self as AnyClass, to: UnsafeRawPointer.self)
    guard let function = initializer(of: root, in: metatype) else { return nil }
    let words = words(of: nibName)
    // An initialiser takes its arguments over.
    let controller = stage_call_nib_initializer(
      function, metatype, words.0, words.1,
      bundle.map { Unmanaged.passRetained($0).toOpaque() })
    return Unmanaged<Controller>.fromOpaque(controller).takeRetainedValue()
  }
}

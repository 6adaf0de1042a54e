import CStage
import Foundation

extension ObjectMaker {
  /// `[[cls alloc] initWithIdentifier:… source:… destination:…]`.
  static func make<Segue: UIStoryboardSegue>(
    _ cls: Segue.Type, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> Segue? {
    let metatype = unsafeBitCast(cls as AnyClass, to: UnsafeRawPointer.self)
    let root = unsafeBitCast(UIStoryboardSegue.self as AnyClass, to: UnsafeRawPointer.self)
    guard let function = initializer(of: root, in: metatype) else { return nil }
    let words = words(of: identifier)
    // An initialiser takes its arguments over.
    let made = stage_call_segue_initializer(
      function, metatype, words.0, words.1, Unmanaged.passRetained(source).toOpaque(),
      Unmanaged.passRetained(destination).toOpaque())
    return Unmanaged<Segue>.fromOpaque(made).takeRetainedValue()
  }
}

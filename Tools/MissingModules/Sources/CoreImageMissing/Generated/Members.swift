// Made by Scripts/missing-names of Data/CoreImage.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
extension CIColor {
  @_disfavoredOverload public convenience init(CGColor c: CGColor) { _Absence.trap("CIColor.init(CGColor:)") }
  @_disfavoredOverload public convenience init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat, colorSpace: CGColorSpace) { _Absence.report("CIColor.init(red:green:blue:alpha:colorSpace:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, colorSpace: CGColorSpace) { _Absence.report("CIColor.init(red:green:blue:colorSpace:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init(string representation: String) { _Absence.trap("CIColor.init(string:)") }
}
public protocol _Missing_CIColor: CIColor {}
extension CIColor: _Missing_CIColor {}
extension _Missing_CIColor {
  @_disfavoredOverload public static var black: CIColor { get { _Absence.trap("CIColor.black") } }
  @_disfavoredOverload public static var clear: CIColor { get { _Absence.trap("CIColor.clear") } }
  @_disfavoredOverload public var colorSpace: CGColorSpace { get { _Absence.trap("CIColor.colorSpace") } }
  @_disfavoredOverload public var components: UnsafePointer<CGFloat> { get { _Absence.trap("CIColor.components") } }
  @_disfavoredOverload public static var cyan: CIColor { get { _Absence.trap("CIColor.cyan") } }
  @_disfavoredOverload public static var gray: CIColor { get { _Absence.trap("CIColor.gray") } }
  @_disfavoredOverload public static var magenta: CIColor { get { _Absence.trap("CIColor.magenta") } }
  @_disfavoredOverload public var stringRepresentation: String { get { _Absence.report("CIColor.stringRepresentation", answer: "\"\""); return "" } }
  @_disfavoredOverload public static var white: CIColor { get { _Absence.trap("CIColor.white") } }
  @_disfavoredOverload public static var yellow: CIColor { get { _Absence.trap("CIColor.yellow") } }
}
public protocol _Missing_NSObject: NSObject {}
extension NSObject: _Missing_NSObject {}
extension _Missing_NSObject {
  @_disfavoredOverload public func provideImageData(_ data: UnsafeMutableRawPointer, bytesPerRow rowbytes: Int, origin x: Int, _ y: Int, size width: Int, _ height: Int, userInfo info: Any?) { _Absence.report("NSObject.provideImageData(_:bytesPerRow:origin:_:size:_:userInfo:)") }
}
public protocol _Missing_NSUserActivity: NSUserActivity {}
extension NSUserActivity: _Missing_NSUserActivity {}
extension _Missing_NSUserActivity {
  @_disfavoredOverload public var detectedBarcodeDescriptor: CIBarcodeDescriptor? { get { _Absence.report("NSUserActivity.detectedBarcodeDescriptor", answer: "nil"); return nil } }
}

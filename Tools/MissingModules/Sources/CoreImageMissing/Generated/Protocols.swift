// Made by Scripts/missing-names of Data/CoreImage.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
public protocol CIFilterConstructor {
  func filter(withName name: String) -> CIFilter?
}
public protocol CIFilterProtocol {
  var outputImage: CIImage? { get }
}
extension CIFilterProtocol {
  @discardableResult @_disfavoredOverload public static func customAttributes() -> [String : Any]? { _Absence.report("CIFilterProtocol.customAttributes()", answer: "nil"); return nil }
}
public protocol CIImageProcessorInput {
  var baseAddress: UnsafeRawPointer { get }
  var bytesPerRow: Int { get }
  var digest: UInt64 { get }
  var format: CIFormat { get }
  var region: CGRect { get }
}
public protocol CIImageProcessorOutput {
  var baseAddress: UnsafeMutableRawPointer { get }
  var bytesPerRow: Int { get }
  var digest: UInt64 { get }
  var format: CIFormat { get }
  var region: CGRect { get }
}

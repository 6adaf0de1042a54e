// Made by Scripts/missing-names of Data/UIKit.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
extension AttributeScopes.UIKitAttributes {
  @_disfavoredOverload public var attachment: AttributeScopes.UIKitAttributes.AttachmentAttribute { get { _Absence.trap("AttributeScopes.UIKitAttributes.attachment") } }
  @_disfavoredOverload public var expansion: AttributeScopes.UIKitAttributes.ExpansionAttribute { get { _Absence.trap("AttributeScopes.UIKitAttributes.expansion") } }
  @_disfavoredOverload public var ligature: AttributeScopes.UIKitAttributes.LigatureAttribute { get { _Absence.trap("AttributeScopes.UIKitAttributes.ligature") } }
  @_disfavoredOverload public var obliqueness: AttributeScopes.UIKitAttributes.ObliquenessAttribute { get { _Absence.trap("AttributeScopes.UIKitAttributes.obliqueness") } }
  @_disfavoredOverload public var paragraphStyle: AttributeScopes.UIKitAttributes.ParagraphStyleAttribute { get { _Absence.trap("AttributeScopes.UIKitAttributes.paragraphStyle") } }
  @_disfavoredOverload public var strokeColor: AttributeScopes.UIKitAttributes.StrokeColorAttribute { get { _Absence.trap("AttributeScopes.UIKitAttributes.strokeColor") } }
  @_disfavoredOverload public var strokeWidth: AttributeScopes.UIKitAttributes.StrokeWidthAttribute { get { _Absence.trap("AttributeScopes.UIKitAttributes.strokeWidth") } }
  @_disfavoredOverload public var textEffect: AttributeScopes.UIKitAttributes.TextEffectAttribute { get { _Absence.trap("AttributeScopes.UIKitAttributes.textEffect") } }
}
extension AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute {
  @discardableResult @_disfavoredOverload public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle { _Absence.report("AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.decode(from:)", answer: "an error"); throw _Absence.Failure(name: "AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.decode(from:)") }
  @_disfavoredOverload public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws { _Absence.report("AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.encode(_:to:)", answer: "an error"); throw _Absence.Failure(name: "AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.encode(_:to:)") }
}
extension AttributeScopes.UIKitAttributes.UnderlineStyleAttribute {
  @discardableResult @_disfavoredOverload public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle { _Absence.report("AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.decode(from:)", answer: "an error"); throw _Absence.Failure(name: "AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.decode(from:)") }
  @_disfavoredOverload public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws { _Absence.report("AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.encode(_:to:)", answer: "an error"); throw _Absence.Failure(name: "AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.encode(_:to:)") }
}
@preconcurrency @MainActor public protocol _Missing_CAAnimation: CAAnimation {}
extension CAAnimation: _Missing_CAAnimation {}
extension _Missing_CAAnimation {
  @discardableResult @_disfavoredOverload public static func defaultValue(forKey key: String) -> Any? { _Absence.report("CAAnimation.defaultValue(forKey:)", answer: "nil"); return nil }
  @_disfavoredOverload public var preferredFrameRateRange: CAFrameRateRange { get { _Absence.value(of: self, "CAAnimation.preferredFrameRateRange", else: CAFrameRateRange()) } set { _Absence.keep(newValue, of: self, "CAAnimation.preferredFrameRateRange") } }
  @discardableResult @_disfavoredOverload public func shouldArchiveValue(forKey key: String) -> Bool { _Absence.report("CAAnimation.shouldArchiveValue(forKey:)", answer: "false"); return false }
}
extension CAAnimationCalculationMode {
  @_disfavoredOverload public static var cubic: CAAnimationCalculationMode { _Absence.report("CAAnimationCalculationMode.cubic", answer: "a name that was made up"); return CAAnimationCalculationMode(rawValue: "cubic") }
  @_disfavoredOverload public static var cubicPaced: CAAnimationCalculationMode { _Absence.report("CAAnimationCalculationMode.cubicPaced", answer: "a name that was made up"); return CAAnimationCalculationMode(rawValue: "cubicPaced") }
  @_disfavoredOverload public static var paced: CAAnimationCalculationMode { _Absence.report("CAAnimationCalculationMode.paced", answer: "a name that was made up"); return CAAnimationCalculationMode(rawValue: "paced") }
}
@preconcurrency @MainActor public protocol _Missing_CADisplayLink: CADisplayLink {}
extension CADisplayLink: _Missing_CADisplayLink {}
extension _Missing_CADisplayLink {
  @_disfavoredOverload public var frameInterval: Int { get { _Absence.value(of: self, "CADisplayLink.frameInterval", else: 0) } set { _Absence.keep(newValue, of: self, "CADisplayLink.frameInterval") } }
}
extension CAGradientLayerType {
  @_disfavoredOverload public static var conic: CAGradientLayerType { _Absence.report("CAGradientLayerType.conic", answer: "a name that was made up"); return CAGradientLayerType(rawValue: "conic") }
}
@preconcurrency @MainActor public protocol _Missing_CAKeyframeAnimation: CAKeyframeAnimation {}
extension CAKeyframeAnimation: _Missing_CAKeyframeAnimation {}
extension _Missing_CAKeyframeAnimation {
  @_disfavoredOverload public var biasValues: [NSNumber]? { get { _Absence.value(of: self, "CAKeyframeAnimation.biasValues", else: nil) } set { _Absence.keep(newValue, of: self, "CAKeyframeAnimation.biasValues") } }
  @_disfavoredOverload public var continuityValues: [NSNumber]? { get { _Absence.value(of: self, "CAKeyframeAnimation.continuityValues", else: nil) } set { _Absence.keep(newValue, of: self, "CAKeyframeAnimation.continuityValues") } }
  @_disfavoredOverload public var rotationMode: CAAnimationRotationMode? { get { _Absence.value(of: self, "CAKeyframeAnimation.rotationMode", else: nil) } set { _Absence.keep(newValue, of: self, "CAKeyframeAnimation.rotationMode") } }
  @_disfavoredOverload public var tensionValues: [NSNumber]? { get { _Absence.value(of: self, "CAKeyframeAnimation.tensionValues", else: nil) } set { _Absence.keep(newValue, of: self, "CAKeyframeAnimation.tensionValues") } }
}
@preconcurrency @MainActor public protocol _Missing_CALayer: CALayer {}
extension CALayer: _Missing_CALayer {}
extension _Missing_CALayer {
  @_disfavoredOverload public var allowsEdgeAntialiasing: Bool { get { _Absence.value(of: self, "CALayer.allowsEdgeAntialiasing", else: false) } set { _Absence.keep(newValue, of: self, "CALayer.allowsEdgeAntialiasing") } }
  @_disfavoredOverload public var allowsGroupOpacity: Bool { get { _Absence.value(of: self, "CALayer.allowsGroupOpacity", else: true) } set { _Absence.keep(newValue, of: self, "CALayer.allowsGroupOpacity") } }
  @_disfavoredOverload public var anchorPointZ: CGFloat { get { _Absence.value(of: self, "CALayer.anchorPointZ", else: 0) } set { _Absence.keep(newValue, of: self, "CALayer.anchorPointZ") } }
  @_disfavoredOverload public var backgroundFilters: [Any]? { get { _Absence.value(of: self, "CALayer.backgroundFilters", else: nil) } set { _Absence.keep(newValue, of: self, "CALayer.backgroundFilters") } }
  @_disfavoredOverload public var compositingFilter: Any? { get { _Absence.value(of: self, "CALayer.compositingFilter", else: nil) } set { _Absence.keep(newValue, of: self, "CALayer.compositingFilter") } }
  @discardableResult @_disfavoredOverload public func contentsAreFlipped() -> Bool { _Absence.report("CALayer.contentsAreFlipped()", answer: "false"); return false }
  @_disfavoredOverload public var contentsCenter: CGRect { get { _Absence.value(of: self, "CALayer.contentsCenter", else: CGRect(x: 0, y: 0, width: 1, height: 1)) } set { _Absence.keep(newValue, of: self, "CALayer.contentsCenter") } }
  @_disfavoredOverload public var contentsFormat: CALayerContentsFormat { get { _Absence.value(of: self, "CALayer.contentsFormat", else: CALayerContentsFormat(rawValue: "")) } set { _Absence.keep(newValue, of: self, "CALayer.contentsFormat") } }
  @_disfavoredOverload public var contentsRect: CGRect { get { _Absence.value(of: self, "CALayer.contentsRect", else: CGRect(x: 0, y: 0, width: 1, height: 1)) } set { _Absence.keep(newValue, of: self, "CALayer.contentsRect") } }
  @discardableResult @_disfavoredOverload public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { _Absence.report("CALayer.cornerCurveExpansionFactor(_:)", answer: "0"); return 0 }
  @_disfavoredOverload public var drawsAsynchronously: Bool { get { _Absence.value(of: self, "CALayer.drawsAsynchronously", else: false) } set { _Absence.keep(newValue, of: self, "CALayer.drawsAsynchronously") } }
  @_disfavoredOverload public var edgeAntialiasingMask: CAEdgeAntialiasingMask { get { _Absence.value(of: self, "CALayer.edgeAntialiasingMask", else: []) } set { _Absence.keep(newValue, of: self, "CALayer.edgeAntialiasingMask") } }
  @_disfavoredOverload public var filters: [Any]? { get { _Absence.value(of: self, "CALayer.filters", else: nil) } set { _Absence.keep(newValue, of: self, "CALayer.filters") } }
  @_disfavoredOverload public var isDoubleSided: Bool { get { _Absence.value(of: self, "CALayer.isDoubleSided", else: true) } set { _Absence.keep(newValue, of: self, "CALayer.isDoubleSided") } }
  @_disfavoredOverload public var isGeometryFlipped: Bool { get { _Absence.value(of: self, "CALayer.isGeometryFlipped", else: false) } set { _Absence.keep(newValue, of: self, "CALayer.isGeometryFlipped") } }
  @_disfavoredOverload public var isOpaque: Bool { get { _Absence.value(of: self, "CALayer.isOpaque", else: false) } set { _Absence.keep(newValue, of: self, "CALayer.isOpaque") } }
  @_disfavoredOverload public var magnificationFilter: CALayerContentsFilter { get { _Absence.value(of: self, "CALayer.magnificationFilter", else: CALayerContentsFilter(rawValue: "linear")) } set { _Absence.keep(newValue, of: self, "CALayer.magnificationFilter") } }
  @_disfavoredOverload public var minificationFilter: CALayerContentsFilter { get { _Absence.value(of: self, "CALayer.minificationFilter", else: CALayerContentsFilter(rawValue: "linear")) } set { _Absence.keep(newValue, of: self, "CALayer.minificationFilter") } }
  @_disfavoredOverload public var minificationFilterBias: Float { get { _Absence.value(of: self, "CALayer.minificationFilterBias", else: 0) } set { _Absence.keep(newValue, of: self, "CALayer.minificationFilterBias") } }
  @_disfavoredOverload public var rasterizationScale: CGFloat { get { _Absence.value(of: self, "CALayer.rasterizationScale", else: 1) } set { _Absence.keep(newValue, of: self, "CALayer.rasterizationScale") } }
  @_disfavoredOverload public func scroll(_ p: CGPoint) { _Absence.report("CALayer.scroll(_:)") }
  @_disfavoredOverload public func scrollRectToVisible(_ r: CGRect) { _Absence.report("CALayer.scrollRectToVisible(_:)") }
  @discardableResult @_disfavoredOverload public func shouldArchiveValue(forKey key: String) -> Bool { _Absence.report("CALayer.shouldArchiveValue(forKey:)", answer: "false"); return false }
  @_disfavoredOverload public var shouldRasterize: Bool { get { _Absence.value(of: self, "CALayer.shouldRasterize", else: false) } set { _Absence.keep(newValue, of: self, "CALayer.shouldRasterize") } }
  @_disfavoredOverload public var style: [AnyHashable : Any]? { get { _Absence.value(of: self, "CALayer.style", else: nil) } set { _Absence.keep(newValue, of: self, "CALayer.style") } }
  @_disfavoredOverload public var sublayerTransform: CATransform3D { get { _Absence.value(of: self, "CALayer.sublayerTransform", else: CATransform3DIdentity) } set { _Absence.keep(newValue, of: self, "CALayer.sublayerTransform") } }
  @_disfavoredOverload public var visibleRect: CGRect { get { _Absence.report("CALayer.visibleRect", answer: ".zero"); return .zero } }
}
extension CALayerContentsGravity {
  @_disfavoredOverload public static var bottom: CALayerContentsGravity { _Absence.report("CALayerContentsGravity.bottom", answer: "a name that was made up"); return CALayerContentsGravity(rawValue: "bottom") }
  @_disfavoredOverload public static var bottomLeft: CALayerContentsGravity { _Absence.report("CALayerContentsGravity.bottomLeft", answer: "a name that was made up"); return CALayerContentsGravity(rawValue: "bottomLeft") }
  @_disfavoredOverload public static var bottomRight: CALayerContentsGravity { _Absence.report("CALayerContentsGravity.bottomRight", answer: "a name that was made up"); return CALayerContentsGravity(rawValue: "bottomRight") }
  @_disfavoredOverload public static var top: CALayerContentsGravity { _Absence.report("CALayerContentsGravity.top", answer: "a name that was made up"); return CALayerContentsGravity(rawValue: "top") }
  @_disfavoredOverload public static var topLeft: CALayerContentsGravity { _Absence.report("CALayerContentsGravity.topLeft", answer: "a name that was made up"); return CALayerContentsGravity(rawValue: "topLeft") }
  @_disfavoredOverload public static var topRight: CALayerContentsGravity { _Absence.report("CALayerContentsGravity.topRight", answer: "a name that was made up"); return CALayerContentsGravity(rawValue: "topRight") }
}
extension CALayerDelegate {
  @discardableResult @_disfavoredOverload public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { _Absence.report("CALayerDelegate.action(for:forKey:)", answer: "nil"); return nil }
  @_disfavoredOverload public func layerWillDraw(_ layer: CALayer) { _Absence.report("CALayerDelegate.layerWillDraw(_:)") }
}
@preconcurrency @MainActor public protocol _Missing_CAPropertyAnimation: CAPropertyAnimation {}
extension CAPropertyAnimation: _Missing_CAPropertyAnimation {}
extension _Missing_CAPropertyAnimation {
  @_disfavoredOverload public var isAdditive: Bool { get { _Absence.value(of: self, "CAPropertyAnimation.isAdditive", else: false) } set { _Absence.keep(newValue, of: self, "CAPropertyAnimation.isAdditive") } }
  @_disfavoredOverload public var isCumulative: Bool { get { _Absence.value(of: self, "CAPropertyAnimation.isCumulative", else: false) } set { _Absence.keep(newValue, of: self, "CAPropertyAnimation.isCumulative") } }
  @_disfavoredOverload public var valueFunction: CAValueFunction? { get { _Absence.value(of: self, "CAPropertyAnimation.valueFunction", else: nil) } set { _Absence.keep(newValue, of: self, "CAPropertyAnimation.valueFunction") } }
}
@preconcurrency @MainActor public protocol _Missing_CATextLayer: CATextLayer {}
extension CATextLayer: _Missing_CATextLayer {}
extension _Missing_CATextLayer {
  @_disfavoredOverload public var allowsFontSubpixelQuantization: Bool { get { _Absence.value(of: self, "CATextLayer.allowsFontSubpixelQuantization", else: false) } set { _Absence.keep(newValue, of: self, "CATextLayer.allowsFontSubpixelQuantization") } }
}
@preconcurrency @MainActor public protocol _Missing_CATransaction: CATransaction {}
extension CATransaction: _Missing_CATransaction {}
extension _Missing_CATransaction {
  @_disfavoredOverload public static func lock() { _Absence.report("CATransaction.lock()") }
  @_disfavoredOverload public static func unlock() { _Absence.report("CATransaction.unlock()") }
}
extension CGBitmapInfo {
  @_disfavoredOverload public static var byteOrderDefault: CGBitmapInfo { get { _Absence.report("CGBitmapInfo.byteOrderDefault", answer: "[]"); return [] } }
  @_disfavoredOverload public static var floatInfoMask: CGBitmapInfo { get { _Absence.report("CGBitmapInfo.floatInfoMask", answer: "[]"); return [] } }
}
extension CGColor {
  @_disfavoredOverload public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) { _Absence.report("CGColor.init(colorSpace:components:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) { _Absence.trap("CGColor.init(genericCMYKCyan:magenta:yellow:black:alpha:)") }
  @_disfavoredOverload public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { _Absence.trap("CGColor.init(genericGrayGamma2_2Gray:alpha:)") }
  @_disfavoredOverload public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) { _Absence.report("CGColor.init(patternSpace:pattern:components:)", answer: "nil"); return nil }
}
public protocol _Missing_CGColor: CGColor {}
extension CGColor: _Missing_CGColor {}
extension _Missing_CGColor {
  @_disfavoredOverload public var colorSpace: CGColorSpace? { get { _Absence.report("CGColor.colorSpace", answer: "nil"); return nil } }
  @_disfavoredOverload public static var conversionBlackPointCompensation: CFString { get { _Absence.trap("CGColor.conversionBlackPointCompensation") } }
  @_disfavoredOverload public static var conversionTRCSize: CFString { get { _Absence.trap("CGColor.conversionTRCSize") } }
  @discardableResult @_disfavoredOverload public func converted(to _: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? { _Absence.report("CGColor.converted(to:intent:options:)", answer: "nil"); return nil }
  @_disfavoredOverload public var pattern: CGPattern? { get { _Absence.report("CGColor.pattern", answer: "nil"); return nil } }
  @_disfavoredOverload public static var typeID: CFTypeID { get { _Absence.trap("CGColor.typeID") } }
}
extension CGColorSpace {
  @_disfavoredOverload public convenience init?(calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat) { _Absence.report("CGColorSpace.init(calibratedGrayWhitePoint:blackPoint:gamma:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?) { _Absence.report("CGColorSpace.init(calibratedRGBWhitePoint:blackPoint:gamma:matrix:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(iccBasedNComponents nComponents: Int, range: UnsafePointer<CGFloat>?, profile: CGDataProvider, alternate: CGColorSpace?) { _Absence.report("CGColorSpace.init(iccBasedNComponents:range:profile:alternate:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(iccData data: CFTypeRef) { _Absence.report("CGColorSpace.init(iccData:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(iccProfileData data: CFData) { _Absence.report("CGColorSpace.init(iccProfileData:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last lastIndex: Int, colorTable: UnsafePointer<UInt8>) { _Absence.report("CGColorSpace.init(indexedBaseSpace:last:colorTable:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, range: UnsafePointer<CGFloat>?) { _Absence.report("CGColorSpace.init(labWhitePoint:blackPoint:range:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) { _Absence.report("CGColorSpace.init(patternBaseSpace:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(platformColorSpaceRef ref: UnsafeRawPointer) { _Absence.report("CGColorSpace.init(platformColorSpaceRef:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(propertyListPlist plist: CFPropertyList) { _Absence.report("CGColorSpace.init(propertyListPlist:)", answer: "nil"); return nil }
}
public protocol _Missing_CGColorSpace: CGColorSpace {}
extension CGColorSpace: _Missing_CGColorSpace {}
extension _Missing_CGColorSpace {
  @_disfavoredOverload public static var acescgLinear: CFString { get { _Absence.trap("CGColorSpace.acescgLinear") } }
  @_disfavoredOverload public static var adobeRGB1998: CFString { get { _Absence.trap("CGColorSpace.adobeRGB1998") } }
  @_disfavoredOverload public var baseColorSpace: CGColorSpace? { get { _Absence.report("CGColorSpace.baseColorSpace", answer: "nil"); return nil } }
  @_disfavoredOverload public var colorTable: [UInt8]? { get { _Absence.report("CGColorSpace.colorTable", answer: "nil"); return nil } }
  @discardableResult @_disfavoredOverload public func copyICCData() -> CFData? { _Absence.report("CGColorSpace.copyICCData()", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func copyPropertyList() -> CFPropertyList? { _Absence.report("CGColorSpace.copyPropertyList()", answer: "nil"); return nil }
  @_disfavoredOverload public static var dcip3: CFString { get { _Absence.trap("CGColorSpace.dcip3") } }
  @_disfavoredOverload public static var displayP3_HLG: CFString { get { _Absence.trap("CGColorSpace.displayP3_HLG") } }
  @_disfavoredOverload public static var displayP3_PQ: CFString { get { _Absence.trap("CGColorSpace.displayP3_PQ") } }
  @_disfavoredOverload public static var displayP3_PQ_EOTF: CFString { get { _Absence.trap("CGColorSpace.displayP3_PQ_EOTF") } }
  @_disfavoredOverload public static var extendedDisplayP3: CFString { get { _Absence.trap("CGColorSpace.extendedDisplayP3") } }
  @_disfavoredOverload public static var extendedGray: CFString { get { _Absence.trap("CGColorSpace.extendedGray") } }
  @_disfavoredOverload public static var extendedITUR_2020: CFString { get { _Absence.trap("CGColorSpace.extendedITUR_2020") } }
  @_disfavoredOverload public static var extendedLinearDisplayP3: CFString { get { _Absence.trap("CGColorSpace.extendedLinearDisplayP3") } }
  @_disfavoredOverload public static var extendedLinearGray: CFString { get { _Absence.trap("CGColorSpace.extendedLinearGray") } }
  @_disfavoredOverload public static var extendedLinearITUR_2020: CFString { get { _Absence.trap("CGColorSpace.extendedLinearITUR_2020") } }
  @_disfavoredOverload public static var genericCMYK: CFString { get { _Absence.trap("CGColorSpace.genericCMYK") } }
  @_disfavoredOverload public static var genericLab: CFString { get { _Absence.trap("CGColorSpace.genericLab") } }
  @_disfavoredOverload public static var genericRGBLinear: CFString { get { _Absence.trap("CGColorSpace.genericRGBLinear") } }
  @_disfavoredOverload public static var genericXYZ: CFString { get { _Absence.trap("CGColorSpace.genericXYZ") } }
  @_disfavoredOverload public var iccData: CFData? { get { _Absence.report("CGColorSpace.iccData", answer: "nil"); return nil } }
  @discardableResult @_disfavoredOverload public func isHDR() -> Bool { _Absence.report("CGColorSpace.isHDR()", answer: "false"); return false }
  @_disfavoredOverload public var isWideGamutRGB: Bool { get { _Absence.report("CGColorSpace.isWideGamutRGB", answer: "false"); return false } }
  @_disfavoredOverload public static var itur_2020: CFString { get { _Absence.trap("CGColorSpace.itur_2020") } }
  @_disfavoredOverload public static var itur_2020_HLG: CFString { get { _Absence.trap("CGColorSpace.itur_2020_HLG") } }
  @_disfavoredOverload public static var itur_2020_PQ: CFString { get { _Absence.trap("CGColorSpace.itur_2020_PQ") } }
  @_disfavoredOverload public static var itur_2020_PQ_EOTF: CFString { get { _Absence.trap("CGColorSpace.itur_2020_PQ_EOTF") } }
  @_disfavoredOverload public static var itur_2020_sRGBGamma: CFString { get { _Absence.trap("CGColorSpace.itur_2020_sRGBGamma") } }
  @_disfavoredOverload public static var itur_2100_HLG: CFString { get { _Absence.trap("CGColorSpace.itur_2100_HLG") } }
  @_disfavoredOverload public static var itur_2100_PQ: CFString { get { _Absence.trap("CGColorSpace.itur_2100_PQ") } }
  @_disfavoredOverload public static var itur_709: CFString { get { _Absence.trap("CGColorSpace.itur_709") } }
  @_disfavoredOverload public static var itur_709_HLG: CFString { get { _Absence.trap("CGColorSpace.itur_709_HLG") } }
  @_disfavoredOverload public static var itur_709_PQ: CFString { get { _Absence.trap("CGColorSpace.itur_709_PQ") } }
  @_disfavoredOverload public static var linearDisplayP3: CFString { get { _Absence.trap("CGColorSpace.linearDisplayP3") } }
  @_disfavoredOverload public static var linearITUR_2020: CFString { get { _Absence.trap("CGColorSpace.linearITUR_2020") } }
  @_disfavoredOverload public var model: CGColorSpaceModel { get { _Absence.report("CGColorSpace.model", answer: "CGColorSpaceModel.`unknown`"); return CGColorSpaceModel.`unknown` } }
  @_disfavoredOverload public var name: CFString? { get { _Absence.report("CGColorSpace.name", answer: "nil"); return nil } }
  @_disfavoredOverload public static var rommrgb: CFString { get { _Absence.trap("CGColorSpace.rommrgb") } }
  @_disfavoredOverload public var supportsOutput: Bool { get { _Absence.report("CGColorSpace.supportsOutput", answer: "false"); return false } }
  @_disfavoredOverload public static var typeID: CFTypeID { get { _Absence.trap("CGColorSpace.typeID") } }
}
extension CGContext {
  @_disfavoredOverload public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) { _Absence.report("CGContext.init(_:mediaBox:_:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) { _Absence.report("CGContext.init(consumer:mediaBox:_:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?) { _Absence.report("CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:releaseCallback:releaseInfo:)", answer: "nil"); return nil }
}
public protocol _Missing_CGContext: CGContext {}
extension CGContext: _Missing_CGContext {}
extension _Missing_CGContext {
  @_disfavoredOverload public func addDestination(_ name: CFString, at point: CGPoint) { _Absence.report("CGContext.addDestination(_:at:)") }
  @_disfavoredOverload public func addDocumentMetadata(_ metadata: CFData?) { _Absence.report("CGContext.addDocumentMetadata(_:)") }
  @_disfavoredOverload public func beginPDFPage(_ pageInfo: CFDictionary?) { _Absence.report("CGContext.beginPDFPage(_:)") }
  @_disfavoredOverload public func beginPage(mediaBox: UnsafePointer<CGRect>?) { _Absence.report("CGContext.beginPage(mediaBox:)") }
  @_disfavoredOverload public func closePDF() { _Absence.report("CGContext.closePDF()") }
  @discardableResult @_disfavoredOverload public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { _Absence.report("CGContext.convertToDeviceSpace(_:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { _Absence.report("CGContext.convertToDeviceSpace(_:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func convertToDeviceSpace(_ size: CGSize) -> CGSize { _Absence.report("CGContext.convertToDeviceSpace(_:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func convertToUserSpace(_ point: CGPoint) -> CGPoint { _Absence.report("CGContext.convertToUserSpace(_:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func convertToUserSpace(_ rect: CGRect) -> CGRect { _Absence.report("CGContext.convertToUserSpace(_:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func convertToUserSpace(_ size: CGSize) -> CGSize { _Absence.report("CGContext.convertToUserSpace(_:)", answer: ".zero"); return .zero }
  @_disfavoredOverload public func draw(_ layer: CGLayer, at point: CGPoint) { _Absence.report("CGContext.draw(_:at:)") }
  @_disfavoredOverload public func draw(_ layer: CGLayer, in rect: CGRect) { _Absence.report("CGContext.draw(_:in:)") }
  @_disfavoredOverload public func drawPDFPage(_ page: CGPDFPage) { _Absence.report("CGContext.drawPDFPage(_:)") }
  @_disfavoredOverload public func drawShading(_ shading: CGShading) { _Absence.report("CGContext.drawShading(_:)") }
  @_disfavoredOverload public func endPDFPage() { _Absence.report("CGContext.endPDFPage()") }
  @_disfavoredOverload public func endPage() { _Absence.report("CGContext.endPage()") }
  @_disfavoredOverload public func flush() { _Absence.report("CGContext.flush()") }
  @discardableResult @_disfavoredOverload public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool { _Absence.report("CGContext.pathContains(_:mode:)", answer: "false"); return false }
  @_disfavoredOverload public func replacePathWithStrokedPath() { _Absence.report("CGContext.replacePathWithStrokedPath()") }
  @_disfavoredOverload public func resetClip() { _Absence.report("CGContext.resetClip()") }
  @_disfavoredOverload public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { _Absence.report("CGContext.setAllowsAntialiasing(_:)") }
  @_disfavoredOverload public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) { _Absence.report("CGContext.setAllowsFontSmoothing(_:)") }
  @_disfavoredOverload public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) { _Absence.report("CGContext.setAllowsFontSubpixelPositioning(_:)") }
  @_disfavoredOverload public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) { _Absence.report("CGContext.setAllowsFontSubpixelQuantization(_:)") }
  @_disfavoredOverload public func setCharacterSpacing(_ spacing: CGFloat) { _Absence.report("CGContext.setCharacterSpacing(_:)") }
  @_disfavoredOverload public func setDestination(_ name: CFString, for rect: CGRect) { _Absence.report("CGContext.setDestination(_:for:)") }
  @_disfavoredOverload public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) { _Absence.report("CGContext.setFillColor(cyan:magenta:yellow:black:alpha:)") }
  @_disfavoredOverload public func setFillColorSpace(_ space: CGColorSpace) { _Absence.report("CGContext.setFillColorSpace(_:)") }
  @_disfavoredOverload public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) { _Absence.report("CGContext.setFillPattern(_:colorComponents:)") }
  @_disfavoredOverload public func setFlatness(_ flatness: CGFloat) { _Absence.report("CGContext.setFlatness(_:)") }
  @_disfavoredOverload public func setFont(_ font: CGFont) { _Absence.report("CGContext.setFont(_:)") }
  @_disfavoredOverload public func setFontSize(_ size: CGFloat) { _Absence.report("CGContext.setFontSize(_:)") }
  @_disfavoredOverload public func setPatternPhase(_ phase: CGSize) { _Absence.report("CGContext.setPatternPhase(_:)") }
  @_disfavoredOverload public func setRenderingIntent(_ intent: CGColorRenderingIntent) { _Absence.report("CGContext.setRenderingIntent(_:)") }
  @_disfavoredOverload public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) { _Absence.report("CGContext.setShouldSmoothFonts(_:)") }
  @_disfavoredOverload public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) { _Absence.report("CGContext.setShouldSubpixelPositionFonts(_:)") }
  @_disfavoredOverload public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) { _Absence.report("CGContext.setShouldSubpixelQuantizeFonts(_:)") }
  @_disfavoredOverload public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) { _Absence.report("CGContext.setStrokeColor(cyan:magenta:yellow:black:alpha:)") }
  @_disfavoredOverload public func setStrokeColorSpace(_ space: CGColorSpace) { _Absence.report("CGContext.setStrokeColorSpace(_:)") }
  @_disfavoredOverload public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) { _Absence.report("CGContext.setStrokePattern(_:colorComponents:)") }
  @_disfavoredOverload public func setTextDrawingMode(_ mode: CGTextDrawingMode) { _Absence.report("CGContext.setTextDrawingMode(_:)") }
  @_disfavoredOverload public func setURL(_ url: CFURL, for rect: CGRect) { _Absence.report("CGContext.setURL(_:for:)") }
  @_disfavoredOverload public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) { _Absence.report("CGContext.showGlyphs(_:at:)") }
  @_disfavoredOverload public func synchronize() { _Absence.report("CGContext.synchronize()") }
  @_disfavoredOverload public var textMatrix: CGAffineTransform { get { _Absence.value(of: self, "CGContext.textMatrix", else: .identity) } set { _Absence.keep(newValue, of: self, "CGContext.textMatrix") } }
  @_disfavoredOverload public var textPosition: CGPoint { get { _Absence.value(of: self, "CGContext.textPosition", else: .zero) } set { _Absence.keep(newValue, of: self, "CGContext.textPosition") } }
  @_disfavoredOverload public static var typeID: CFTypeID { get { _Absence.trap("CGContext.typeID") } }
  @_disfavoredOverload public var userSpaceToDeviceSpaceTransform: CGAffineTransform { get { _Absence.report("CGContext.userSpaceToDeviceSpaceTransform", answer: ".identity"); return .identity } }
}
extension CGDataProvider {
  @_disfavoredOverload public convenience init?(dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: CGDataProviderReleaseDataCallback) { _Absence.report("CGDataProvider.init(dataInfo:data:size:releaseData:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(directInfo info: UnsafeMutableRawPointer?, size: off_t, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>) { _Absence.report("CGDataProvider.init(directInfo:size:callbacks:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(filename: UnsafePointer<CChar>) { _Absence.report("CGDataProvider.init(filename:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>) { _Absence.report("CGDataProvider.init(sequentialInfo:callbacks:)", answer: "nil"); return nil }
}
public protocol _Missing_CGDataProvider: CGDataProvider {}
extension CGDataProvider: _Missing_CGDataProvider {}
extension _Missing_CGDataProvider {
  @_disfavoredOverload public var info: UnsafeMutableRawPointer? { get { _Absence.report("CGDataProvider.info", answer: "nil"); return nil } }
  @_disfavoredOverload public static var typeID: CFTypeID { get { _Absence.trap("CGDataProvider.typeID") } }
}
public protocol _Missing_CGFont: CGFont {}
extension CGFont: _Missing_CGFont {}
extension _Missing_CGFont {
  @_disfavoredOverload public var ascent: Int32 { get { _Absence.report("CGFont.ascent", answer: "0"); return 0 } }
  @discardableResult @_disfavoredOverload public func canCreatePostScriptSubset(_ format: CGFontPostScriptFormat) -> Bool { _Absence.report("CGFont.canCreatePostScriptSubset(_:)", answer: "false"); return false }
  @_disfavoredOverload public var capHeight: Int32 { get { _Absence.report("CGFont.capHeight", answer: "0"); return 0 } }
  @discardableResult @_disfavoredOverload public func copy(withVariations variations: CFDictionary?) -> CGFont? { _Absence.report("CGFont.copy(withVariations:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func createPostScriptEncoding(encoding: UnsafePointer<CGGlyph>?) -> CFData? { _Absence.report("CGFont.createPostScriptEncoding(encoding:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func createPostScriptSubset(subsetName: CFString, format: CGFontPostScriptFormat, glyphs: UnsafePointer<CGGlyph>?, count: Int, encoding: UnsafePointer<CGGlyph>?) -> CFData? { _Absence.report("CGFont.createPostScriptSubset(subsetName:format:glyphs:count:encoding:)", answer: "nil"); return nil }
  @_disfavoredOverload public var descent: Int32 { get { _Absence.report("CGFont.descent", answer: "0"); return 0 } }
  @_disfavoredOverload public var fontBBox: CGRect { get { _Absence.report("CGFont.fontBBox", answer: ".zero"); return .zero } }
  @_disfavoredOverload public var fullName: CFString? { get { _Absence.report("CGFont.fullName", answer: "nil"); return nil } }
  @discardableResult @_disfavoredOverload public func getGlyphAdvances(glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>) -> Bool { _Absence.report("CGFont.getGlyphAdvances(glyphs:count:advances:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func getGlyphBBoxes(glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>) -> Bool { _Absence.report("CGFont.getGlyphBBoxes(glyphs:count:bboxes:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { _Absence.trap("CGFont.getGlyphWithGlyphName(name:)") }
  @_disfavoredOverload public var italicAngle: CGFloat { get { _Absence.report("CGFont.italicAngle", answer: "0"); return 0 } }
  @_disfavoredOverload public var leading: Int32 { get { _Absence.report("CGFont.leading", answer: "0"); return 0 } }
  @discardableResult @_disfavoredOverload public func name(for glyph: CGGlyph) -> CFString? { _Absence.report("CGFont.name(for:)", answer: "nil"); return nil }
  @_disfavoredOverload public var numberOfGlyphs: Int { get { _Absence.report("CGFont.numberOfGlyphs", answer: "0"); return 0 } }
  @_disfavoredOverload public var stemV: CGFloat { get { _Absence.report("CGFont.stemV", answer: "0"); return 0 } }
  @discardableResult @_disfavoredOverload public func table(for tag: UInt32) -> CFData? { _Absence.report("CGFont.table(for:)", answer: "nil"); return nil }
  @_disfavoredOverload public var tableTags: CFArray? { get { _Absence.report("CGFont.tableTags", answer: "nil"); return nil } }
  @_disfavoredOverload public static var typeID: CFTypeID { get { _Absence.trap("CGFont.typeID") } }
  @_disfavoredOverload public var unitsPerEm: Int32 { get { _Absence.report("CGFont.unitsPerEm", answer: "0"); return 0 } }
  @_disfavoredOverload public var variationAxes: CFArray? { get { _Absence.report("CGFont.variationAxes", answer: "nil"); return nil } }
  @_disfavoredOverload public static var variationAxisDefaultValue: CFString { get { _Absence.trap("CGFont.variationAxisDefaultValue") } }
  @_disfavoredOverload public static var variationAxisMaxValue: CFString { get { _Absence.trap("CGFont.variationAxisMaxValue") } }
  @_disfavoredOverload public static var variationAxisMinValue: CFString { get { _Absence.trap("CGFont.variationAxisMinValue") } }
  @_disfavoredOverload public static var variationAxisName: CFString { get { _Absence.trap("CGFont.variationAxisName") } }
  @_disfavoredOverload public var variations: CFDictionary? { get { _Absence.report("CGFont.variations", answer: "nil"); return nil } }
  @_disfavoredOverload public var xHeight: Int32 { get { _Absence.report("CGFont.xHeight", answer: "0"); return 0 } }
}
public protocol _Missing_CGGradient: CGGradient {}
extension CGGradient: _Missing_CGGradient {}
extension _Missing_CGGradient {
  @_disfavoredOverload public static var typeID: CFTypeID { get { _Absence.trap("CGGradient.typeID") } }
}
extension CGImage {
  @_disfavoredOverload public convenience init?(maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool) { _Absence.report("CGImage.init(maskWidth:height:bitsPerComponent:bitsPerPixel:bytesPerRow:provider:decode:shouldInterpolate:)", answer: "nil"); return nil }
}
public protocol _Missing_CGImage: CGImage {}
extension CGImage: _Missing_CGImage {}
extension _Missing_CGImage {
  @_disfavoredOverload public var byteOrderInfo: CGImageByteOrderInfo { get { _Absence.report("CGImage.byteOrderInfo", answer: "CGImageByteOrderInfo.`order16Big`"); return CGImageByteOrderInfo.`order16Big` } }
  @discardableResult @_disfavoredOverload public func copy(colorSpace space: CGColorSpace) -> CGImage? { _Absence.report("CGImage.copy(colorSpace:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? { _Absence.report("CGImage.copy(maskingColorComponents:)", answer: "nil"); return nil }
  @_disfavoredOverload public var decode: UnsafePointer<CGFloat>? { get { _Absence.report("CGImage.decode", answer: "nil"); return nil } }
  @_disfavoredOverload public var isMask: Bool { get { _Absence.report("CGImage.isMask", answer: "false"); return false } }
  @discardableResult @_disfavoredOverload public func masking(_ mask: CGImage) -> CGImage? { _Absence.report("CGImage.masking(_:)", answer: "nil"); return nil }
  @_disfavoredOverload public var pixelFormatInfo: CGImagePixelFormatInfo { get { _Absence.report("CGImage.pixelFormatInfo", answer: "CGImagePixelFormatInfo.`RGB101010`"); return CGImagePixelFormatInfo.`RGB101010` } }
  @_disfavoredOverload public var renderingIntent: CGColorRenderingIntent { get { _Absence.report("CGImage.renderingIntent", answer: "CGColorRenderingIntent.`defaultIntent`"); return CGColorRenderingIntent.`defaultIntent` } }
  @_disfavoredOverload public var shouldInterpolate: Bool { get { _Absence.report("CGImage.shouldInterpolate", answer: "false"); return false } }
  @_disfavoredOverload public static var typeID: CFTypeID { get { _Absence.trap("CGImage.typeID") } }
  @_disfavoredOverload public var utType: CFString? { get { _Absence.report("CGImage.utType", answer: "nil"); return nil } }
}
public protocol _Missing_CGPath: CGPath {}
extension CGPath: _Missing_CGPath {}
extension _Missing_CGPath {
  @discardableResult @_disfavoredOverload public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] { _Absence.report("CGPath.componentsSeparated(using:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath { _Absence.trap("CGPath.copy(dashingWithPhase:lengths:transform:)") }
  @discardableResult @_disfavoredOverload public func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, transform: CGAffineTransform = .identity) -> CGPath { _Absence.trap("CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)") }
  @discardableResult @_disfavoredOverload public func flattened(threshold: CGFloat) -> CGPath { _Absence.trap("CGPath.flattened(threshold:)") }
  @discardableResult @_disfavoredOverload public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { _Absence.trap("CGPath.intersection(_:using:)") }
  @discardableResult @_disfavoredOverload public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool { _Absence.report("CGPath.intersects(_:using:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool { _Absence.report("CGPath.isRect(_:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { _Absence.trap("CGPath.lineIntersection(_:using:)") }
  @discardableResult @_disfavoredOverload public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { _Absence.trap("CGPath.lineSubtracting(_:using:)") }
  @discardableResult @_disfavoredOverload public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? { _Absence.report("CGPath.mutableCopy(using:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { _Absence.trap("CGPath.normalized(using:)") }
  @discardableResult @_disfavoredOverload public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { _Absence.trap("CGPath.subtracting(_:using:)") }
  @discardableResult @_disfavoredOverload public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { _Absence.trap("CGPath.symmetricDifference(_:using:)") }
  @_disfavoredOverload public static var typeID: CFTypeID { get { _Absence.trap("CGPath.typeID") } }
  @discardableResult @_disfavoredOverload public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { _Absence.trap("CGPath.union(_:using:)") }
}
extension CGPoint {
  @_disfavoredOverload public var dictionaryRepresentation: CFDictionary { get { _Absence.trap("CGPoint.dictionaryRepresentation") } }
  @_disfavoredOverload public init?(dictionaryRepresentation dict: CFDictionary) { _Absence.report("CGPoint.init(dictionaryRepresentation:)", answer: "nil"); return nil }
}
extension CGRect {
  @_disfavoredOverload public var dictionaryRepresentation: CFDictionary { get { _Absence.trap("CGRect.dictionaryRepresentation") } }
  @_disfavoredOverload public init?(dictionaryRepresentation dict: CFDictionary) { _Absence.report("CGRect.init(dictionaryRepresentation:)", answer: "nil"); return nil }
}
extension CGSize {
  @_disfavoredOverload public var dictionaryRepresentation: CFDictionary { get { _Absence.trap("CGSize.dictionaryRepresentation") } }
  @_disfavoredOverload public init?(dictionaryRepresentation dict: CFDictionary) { _Absence.report("CGSize.init(dictionaryRepresentation:)", answer: "nil"); return nil }
}
extension NSAttributedString {
  @_disfavoredOverload public convenience init(URL url: URL, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws { _Absence.report("NSAttributedString.init(URL:options:documentAttributes:)", answer: "an error"); throw _Absence.Failure(name: "NSAttributedString.init(URL:options:documentAttributes:)") }
  @_disfavoredOverload public convenience init(adaptiveImageGlyph: NSAdaptiveImageGlyph, attributes: [NSAttributedString.Key : Any] = [:]) { _Absence.report("NSAttributedString.init(adaptiveImageGlyph:attributes:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(fileURL url: URL, options: [AnyHashable : Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws { _Absence.report("NSAttributedString.init(fileURL:options:documentAttributes:)", answer: "an error"); throw _Absence.Failure(name: "NSAttributedString.init(fileURL:options:documentAttributes:)") }
}
public protocol _Missing_NSAttributedString: NSAttributedString {}
extension NSAttributedString: _Missing_NSAttributedString {}
extension _Missing_NSAttributedString {
  @discardableResult @_disfavoredOverload public func prefersRTFD(in range: NSRange) -> Bool { _Absence.report("NSAttributedString.prefersRTFD(in:)", answer: "false"); return false }
}
extension NSAttributedString.DocumentAttributeKey {
  @_disfavoredOverload public static var backgroundColor: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.backgroundColor", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "backgroundColor") }
  @_disfavoredOverload public static var cocoaVersionDocumentAttribute: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.cocoaVersionDocumentAttribute", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "cocoaVersionDocumentAttribute") }
  @_disfavoredOverload public static var defaultAttributes: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.defaultAttributes", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "defaultAttributes") }
  @_disfavoredOverload public static var defaultFontExcluded: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.defaultFontExcluded", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "defaultFontExcluded") }
  @_disfavoredOverload public static var defaultTabInterval: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.defaultTabInterval", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "defaultTabInterval") }
  @_disfavoredOverload public static var hyphenationFactor: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.hyphenationFactor", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "hyphenationFactor") }
  @_disfavoredOverload public static var paperMargin: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.paperMargin", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "paperMargin") }
  @_disfavoredOverload public static var paperSize: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.paperSize", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "paperSize") }
  @_disfavoredOverload public static var readOnly: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.readOnly", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "readOnly") }
  @_disfavoredOverload public static var sourceTextScaling: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.sourceTextScaling", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "sourceTextScaling") }
  @_disfavoredOverload public static var textLayoutSections: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.textLayoutSections", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "textLayoutSections") }
  @_disfavoredOverload public static var textScaling: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.textScaling", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "textScaling") }
  @_disfavoredOverload public static var viewMode: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.viewMode", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "viewMode") }
  @_disfavoredOverload public static var viewSize: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.viewSize", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "viewSize") }
  @_disfavoredOverload public static var viewZoom: NSAttributedString.DocumentAttributeKey { _Absence.report("NSAttributedString.DocumentAttributeKey.viewZoom", answer: "a name that was made up"); return NSAttributedString.DocumentAttributeKey(rawValue: "viewZoom") }
}
extension NSAttributedString.DocumentReadingOptionKey {
  @_disfavoredOverload public init(_ rawValue: String) { _Absence.trap("NSAttributedString.DocumentReadingOptionKey.init(_:)") }
  @_disfavoredOverload public static var sourceTextScaling: NSAttributedString.DocumentReadingOptionKey { _Absence.report("NSAttributedString.DocumentReadingOptionKey.sourceTextScaling", answer: "a name that was made up"); return NSAttributedString.DocumentReadingOptionKey(rawValue: "sourceTextScaling") }
  @_disfavoredOverload public static var targetTextScaling: NSAttributedString.DocumentReadingOptionKey { _Absence.report("NSAttributedString.DocumentReadingOptionKey.targetTextScaling", answer: "a name that was made up"); return NSAttributedString.DocumentReadingOptionKey(rawValue: "targetTextScaling") }
  @_disfavoredOverload public static var textKit1ListMarkerFormatDocumentOption: NSAttributedString.DocumentReadingOptionKey { _Absence.report("NSAttributedString.DocumentReadingOptionKey.textKit1ListMarkerFormatDocumentOption", answer: "a name that was made up"); return NSAttributedString.DocumentReadingOptionKey(rawValue: "textKit1ListMarkerFormatDocumentOption") }
}
extension NSAttributedString.DocumentType {
  @_disfavoredOverload public init(_ rawValue: String) { _Absence.trap("NSAttributedString.DocumentType.init(_:)") }
  @_disfavoredOverload public static var rtf: NSAttributedString.DocumentType { _Absence.report("NSAttributedString.DocumentType.rtf", answer: "a name that was made up"); return NSAttributedString.DocumentType(rawValue: "rtf") }
  @_disfavoredOverload public static var rtfd: NSAttributedString.DocumentType { _Absence.report("NSAttributedString.DocumentType.rtfd", answer: "a name that was made up"); return NSAttributedString.DocumentType(rawValue: "rtfd") }
}
extension NSAttributedString.Key {
  @_disfavoredOverload nonisolated public static var UIAccessibilityTextAttributeContext: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.UIAccessibilityTextAttributeContext", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeContext") }
  @_disfavoredOverload nonisolated public static var accessibilitySpeechAnnouncementPriority: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.accessibilitySpeechAnnouncementPriority", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "accessibilitySpeechAnnouncementPriority") }
  @_disfavoredOverload nonisolated public static var accessibilitySpeechIPANotation: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.accessibilitySpeechIPANotation", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "accessibilitySpeechIPANotation") }
  @_disfavoredOverload nonisolated public static var accessibilitySpeechLanguage: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.accessibilitySpeechLanguage", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "accessibilitySpeechLanguage") }
  @_disfavoredOverload nonisolated public static var accessibilitySpeechPitch: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.accessibilitySpeechPitch", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "accessibilitySpeechPitch") }
  @_disfavoredOverload nonisolated public static var accessibilitySpeechPunctuation: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.accessibilitySpeechPunctuation", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "accessibilitySpeechPunctuation") }
  @_disfavoredOverload nonisolated public static var accessibilitySpeechQueueAnnouncement: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.accessibilitySpeechQueueAnnouncement", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "accessibilitySpeechQueueAnnouncement") }
  @_disfavoredOverload nonisolated public static var accessibilitySpeechSpellOut: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.accessibilitySpeechSpellOut", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "accessibilitySpeechSpellOut") }
  @_disfavoredOverload nonisolated public static var accessibilityTextCustom: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.accessibilityTextCustom", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "accessibilityTextCustom") }
  @_disfavoredOverload nonisolated public static var accessibilityTextHeadingLevel: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.accessibilityTextHeadingLevel", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "accessibilityTextHeadingLevel") }
  @_disfavoredOverload public static var adaptiveImageGlyph: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.adaptiveImageGlyph", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "adaptiveImageGlyph") }
  @_disfavoredOverload public static var expansion: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.expansion", answer: "its value"); return NSAttributedString.Key(rawValue: "NSExpansion") }
  @_disfavoredOverload public static var ligature: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.ligature", answer: "its value"); return NSAttributedString.Key(rawValue: "NSLigature") }
  @_disfavoredOverload public static var obliqueness: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.obliqueness", answer: "its value"); return NSAttributedString.Key(rawValue: "NSObliqueness") }
  @_disfavoredOverload public static var strokeColor: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.strokeColor", answer: "its value"); return NSAttributedString.Key(rawValue: "NSStrokeColor") }
  @_disfavoredOverload public static var strokeWidth: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.strokeWidth", answer: "its value"); return NSAttributedString.Key(rawValue: "NSStrokeWidth") }
  @_disfavoredOverload public static var textEffect: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.textEffect", answer: "its value"); return NSAttributedString.Key(rawValue: "NSTextEffect") }
  @_disfavoredOverload public static var textHighlightColorScheme: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.textHighlightColorScheme", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "textHighlightColorScheme") }
  @_disfavoredOverload public static var textHighlightStyle: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.textHighlightStyle", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "textHighlightStyle") }
  @_disfavoredOverload public static var verticalGlyphForm: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.verticalGlyphForm", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "verticalGlyphForm") }
  @_disfavoredOverload public static var writingDirection: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.writingDirection", answer: "its value"); return NSAttributedString.Key(rawValue: "NSWritingDirection") }
  @_disfavoredOverload public static var writingToolsExclusionAttributeName: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.writingToolsExclusionAttributeName", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "writingToolsExclusionAttributeName") }
}
@preconcurrency @MainActor public protocol _Missing_NSCollectionLayoutDimension: NSCollectionLayoutDimension {}
extension NSCollectionLayoutDimension: _Missing_NSCollectionLayoutDimension {}
extension _Missing_NSCollectionLayoutDimension {
  @_disfavoredOverload public var isUniformAcrossSiblings: Bool { get { _Absence.report("NSCollectionLayoutDimension.isUniformAcrossSiblings", answer: "false"); return false } }
  @discardableResult @_disfavoredOverload public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self { _Absence.trap("NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)") }
}
extension NSCollectionLayoutEdgeSpacing {
  @_disfavoredOverload public convenience init(forLeading leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) { _Absence.trap("NSCollectionLayoutEdgeSpacing.init(forLeading:top:trailing:bottom:)") }
}
@preconcurrency @MainActor public protocol _Missing_NSCollectionLayoutGroup: NSCollectionLayoutGroup {}
extension NSCollectionLayoutGroup: _Missing_NSCollectionLayoutGroup {}
extension _Missing_NSCollectionLayoutGroup {
  @discardableResult @_disfavoredOverload public static func horizontalGroup(with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { _Absence.trap("NSCollectionLayoutGroup.horizontalGroup(with:repeatingSubitem:count:)") }
  @discardableResult @_disfavoredOverload public static func verticalGroup(with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { _Absence.trap("NSCollectionLayoutGroup.verticalGroup(with:repeatingSubitem:count:)") }
  @discardableResult @_disfavoredOverload public func visualDescription() -> String { _Absence.report("NSCollectionLayoutGroup.visualDescription()", answer: "\"\""); return "" }
}
@preconcurrency @MainActor public protocol _Missing_NSCollectionLayoutSection: NSCollectionLayoutSection {}
extension NSCollectionLayoutSection: _Missing_NSCollectionLayoutSection {}
extension _Missing_NSCollectionLayoutSection {
  @_disfavoredOverload public var contentInsetsReference: UIContentInsetsReference { get { _Absence.value(of: self, "NSCollectionLayoutSection.contentInsetsReference", else: UIContentInsetsReference.`none`) } set { _Absence.keep(newValue, of: self, "NSCollectionLayoutSection.contentInsetsReference") } }
  @_disfavoredOverload public var supplementaryContentInsetsReference: UIContentInsetsReference { get { _Absence.value(of: self, "NSCollectionLayoutSection.supplementaryContentInsetsReference", else: UIContentInsetsReference.`none`) } set { _Absence.keep(newValue, of: self, "NSCollectionLayoutSection.supplementaryContentInsetsReference") } }
}
@preconcurrency @MainActor public protocol _Missing_NSCollectionLayoutSpacing: NSCollectionLayoutSpacing {}
extension NSCollectionLayoutSpacing: _Missing_NSCollectionLayoutSpacing {}
extension _Missing_NSCollectionLayoutSpacing {
  @_disfavoredOverload public var isFixed: Bool { get { _Absence.report("NSCollectionLayoutSpacing.isFixed", answer: "false"); return false } }
  @_disfavoredOverload public var isFlexible: Bool { get { _Absence.report("NSCollectionLayoutSpacing.isFlexible", answer: "false"); return false } }
}
extension NSCollectionLayoutVisibleItem {
  @_disfavoredOverload public var name: String { get { _Absence.report("NSCollectionLayoutVisibleItem.name", answer: "\"\""); return "" } }
  @_disfavoredOverload public var transform3D: CATransform3D { get { _Absence.value(of: self, "NSCollectionLayoutVisibleItem.transform3D", else: CATransform3DIdentity) } set { _Absence.keep(newValue, of: self, "NSCollectionLayoutVisibleItem.transform3D") } }
}
extension NSDiffableDataSourceSectionSnapshot {
  @_disfavoredOverload public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { _Absence.trap("NSDiffableDataSourceSectionSnapshot.init(_:)") }
}
public protocol _Missing_NSDiffableDataSourceSnapshotReference: NSDiffableDataSourceSnapshotReference {}
extension NSDiffableDataSourceSnapshotReference: _Missing_NSDiffableDataSourceSnapshotReference {}
extension _Missing_NSDiffableDataSourceSnapshotReference {
  @_disfavoredOverload public func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) { _Absence.report("NSDiffableDataSourceSnapshotReference.insertItems(withIdentifiers:afterItemWithIdentifier:)") }
  @_disfavoredOverload public func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) { _Absence.report("NSDiffableDataSourceSnapshotReference.insertItems(withIdentifiers:beforeItemWithIdentifier:)") }
  @_disfavoredOverload public func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any) { _Absence.report("NSDiffableDataSourceSnapshotReference.insertSections(withIdentifiers:afterSectionWithIdentifier:)") }
  @_disfavoredOverload public func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any) { _Absence.report("NSDiffableDataSourceSnapshotReference.insertSections(withIdentifiers:beforeSectionWithIdentifier:)") }
  @_disfavoredOverload public func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) { _Absence.report("NSDiffableDataSourceSnapshotReference.moveItem(withIdentifier:afterItemWithIdentifier:)") }
  @_disfavoredOverload public func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) { _Absence.report("NSDiffableDataSourceSnapshotReference.moveItem(withIdentifier:beforeItemWithIdentifier:)") }
  @_disfavoredOverload public func moveSection(withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any) { _Absence.report("NSDiffableDataSourceSnapshotReference.moveSection(withIdentifier:afterSectionWithIdentifier:)") }
  @_disfavoredOverload public func moveSection(withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any) { _Absence.report("NSDiffableDataSourceSnapshotReference.moveSection(withIdentifier:beforeSectionWithIdentifier:)") }
}
extension NSIndexPath {
  @_disfavoredOverload public convenience init(forItem item: Int, inSection section: Int) { _Absence.report("NSIndexPath.init(forItem:inSection:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(forRow row: Int, inSection section: Int) { _Absence.report("NSIndexPath.init(forRow:inSection:)", answer: "a plain object"); self.init() }
}
extension NSItemProvider {
  @_disfavoredOverload public convenience init?(contentsOfURL fileURL: URL!) { _Absence.report("NSItemProvider.init(contentsOfURL:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) { _Absence.report("NSItemProvider.init(item:typeIdentifier:)", answer: "a plain object"); self.init() }
}
@preconcurrency @MainActor public protocol _Missing_NSItemProvider: NSItemProvider {}
extension NSItemProvider: _Missing_NSItemProvider {}
extension _Missing_NSItemProvider {
  @_disfavoredOverload public var preferredPresentationSize: CGSize { get { _Absence.value(of: self, "NSItemProvider.preferredPresentationSize", else: .zero) } set { _Absence.keep(newValue, of: self, "NSItemProvider.preferredPresentationSize") } }
  @_disfavoredOverload public var preferredPresentationStyle: NSItemProvider.PreferredPresentationStyle { get { _Absence.value(of: self, "NSItemProvider.preferredPresentationStyle", else: NSItemProvider.PreferredPresentationStyle.`unspecified`) } set { _Absence.keep(newValue, of: self, "NSItemProvider.preferredPresentationStyle") } }
  @_disfavoredOverload public var teamData: Data? { get { _Absence.value(of: self, "NSItemProvider.teamData", else: nil) } set { _Absence.keep(newValue, of: self, "NSItemProvider.teamData") } }
  @discardableResult @_disfavoredOverload public func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []) -> Bool { _Absence.report("NSItemProvider.hasRepresentationConforming(toTypeIdentifier:fileOptions:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress { _Absence.trap("NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)") }
  @discardableResult @_disfavoredOverload public func loadInPlaceFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress { _Absence.trap("NSItemProvider.loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)") }
  @discardableResult @_disfavoredOverload public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable : Any]? = nil) async throws -> any NSSecureCoding { _Absence.report("NSItemProvider.loadItem(forTypeIdentifier:options:)", answer: "an error"); throw _Absence.Failure(name: "NSItemProvider.loadItem(forTypeIdentifier:options:)") }
  @discardableResult @_disfavoredOverload public func loadPreviewImage(options: [AnyHashable : Any]! = [:]) async throws -> any NSSecureCoding { _Absence.report("NSItemProvider.loadPreviewImage(options:)", answer: "an error"); throw _Absence.Failure(name: "NSItemProvider.loadPreviewImage(options:)") }
  @_disfavoredOverload public var previewImageHandler: NSItemProvider.LoadHandler? { get { _Absence.value(of: self, "NSItemProvider.previewImageHandler", else: nil) } set { _Absence.keep(newValue, of: self, "NSItemProvider.previewImageHandler") } }
  @_disfavoredOverload public func registerFileRepresentation(forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [], visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?) { _Absence.report("NSItemProvider.registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)") }
  @_disfavoredOverload public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping NSItemProvider.LoadHandler) { _Absence.report("NSItemProvider.registerItem(forTypeIdentifier:loadHandler:)") }
  @_disfavoredOverload public func registerObject(ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?) { _Absence.report("NSItemProvider.registerObject(ofClass:visibility:loadHandler:)") }
  @_disfavoredOverload public func registerObject<T>(ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping ((T?, (any Error)?) -> Void) -> Progress?) where T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderWriting { _Absence.report("NSItemProvider.registerObject(ofClass:visibility:loadHandler:)") }
  @discardableResult @_disfavoredOverload public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] { _Absence.report("NSItemProvider.registeredTypeIdentifiers(fileOptions:)", answer: "[]"); return [] }
}
extension NSItemProviderWriting {
  @discardableResult @_disfavoredOverload public func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String) -> NSItemProviderRepresentationVisibility { _Absence.report("NSItemProviderWriting.itemProviderVisibilityForRepresentation(withTypeIdentifier:)", answer: "NSItemProviderRepresentationVisibility.`all`"); return NSItemProviderRepresentationVisibility.`all` }
  @discardableResult @_disfavoredOverload public static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String) -> NSItemProviderRepresentationVisibility { _Absence.report("NSItemProviderWriting.itemProviderVisibilityForRepresentation(withTypeIdentifier:)", answer: "NSItemProviderRepresentationVisibility.`all`"); return NSItemProviderRepresentationVisibility.`all` }
}
@preconcurrency @MainActor public protocol _Missing_NSLayoutConstraint: NSLayoutConstraint {}
extension NSLayoutConstraint: _Missing_NSLayoutConstraint {}
extension _Missing_NSLayoutConstraint {
  @_disfavoredOverload public var shouldBeArchived: Bool { get { _Absence.value(of: self, "NSLayoutConstraint.shouldBeArchived", else: false) } set { _Absence.keep(newValue, of: self, "NSLayoutConstraint.shouldBeArchived") } }
}
@preconcurrency @MainActor public protocol _Missing_NSLayoutManager: NSLayoutManager {}
extension NSLayoutManager: _Missing_NSLayoutManager {}
extension _Missing_NSLayoutManager {
  @_disfavoredOverload public var allowsNonContiguousLayout: Bool { get { _Absence.value(of: self, "NSLayoutManager.allowsNonContiguousLayout", else: false) } set { _Absence.keep(newValue, of: self, "NSLayoutManager.allowsNonContiguousLayout") } }
  @discardableResult @_disfavoredOverload public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { _Absence.report("NSLayoutManager.attachmentSize(forGlyphAt:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func cgGlyph(at glyphIndex: Int) -> CGGlyph { _Absence.trap("NSLayoutManager.cgGlyph(at:)") }
  @discardableResult @_disfavoredOverload public func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph { _Absence.trap("NSLayoutManager.cgGlyph(at:isValidIndex:)") }
  @_disfavoredOverload public func drawStrikethrough(forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint) { _Absence.report("NSLayoutManager.drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)") }
  @_disfavoredOverload public func drawUnderline(forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint) { _Absence.report("NSLayoutManager.drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)") }
  @discardableResult @_disfavoredOverload public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { _Absence.report("NSLayoutManager.drawsOutsideLineFragment(forGlyphAt:)", answer: "false"); return false }
  @_disfavoredOverload public func ensureGlyphs(forCharacterRange charRange: NSRange) { _Absence.report("NSLayoutManager.ensureGlyphs(forCharacterRange:)") }
  @_disfavoredOverload public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _Absence.report("NSLayoutManager.ensureGlyphs(forGlyphRange:)") }
  @_disfavoredOverload public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _Absence.report("NSLayoutManager.ensureLayout(forBoundingRect:in:)") }
  @_disfavoredOverload public func ensureLayout(forCharacterRange charRange: NSRange) { _Absence.report("NSLayoutManager.ensureLayout(forCharacterRange:)") }
  @_disfavoredOverload public func ensureLayout(forGlyphRange glyphRange: NSRange) { _Absence.report("NSLayoutManager.ensureLayout(forGlyphRange:)") }
  @_disfavoredOverload public var extraLineFragmentRect: CGRect { get { _Absence.report("NSLayoutManager.extraLineFragmentRect", answer: ".zero"); return .zero } }
  @_disfavoredOverload public var extraLineFragmentTextContainer: NSTextContainer? { get { _Absence.report("NSLayoutManager.extraLineFragmentTextContainer", answer: "nil"); return nil } }
  @_disfavoredOverload public var extraLineFragmentUsedRect: CGRect { get { _Absence.report("NSLayoutManager.extraLineFragmentUsedRect", answer: ".zero"); return .zero } }
  @_disfavoredOverload public func fillBackgroundRectArray(_ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor) { _Absence.report("NSLayoutManager.fillBackgroundRectArray(_:count:forCharacterRange:color:)") }
  @discardableResult @_disfavoredOverload public func firstUnlaidCharacterIndex() -> Int { _Absence.report("NSLayoutManager.firstUnlaidCharacterIndex()", answer: "0"); return 0 }
  @discardableResult @_disfavoredOverload public func firstUnlaidGlyphIndex() -> Int { _Absence.report("NSLayoutManager.firstUnlaidGlyphIndex()", answer: "0"); return 0 }
  @_disfavoredOverload public func getFirstUnlaidCharacterIndex(_ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?) { _Absence.report("NSLayoutManager.getFirstUnlaidCharacterIndex(_:glyphIndex:)") }
  @discardableResult @_disfavoredOverload public func getGlyphs(in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?, properties props: UnsafeMutablePointer<NSLayoutManager.GlyphProperty>?, characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?, bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?) -> Int { _Absence.report("NSLayoutManager.getGlyphs(in:glyphs:properties:characterIndexes:bidiLevels:)", answer: "0"); return 0 }
  @discardableResult @_disfavoredOverload public func getLineFragmentInsertionPoints(forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool, positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?) -> Int { _Absence.report("NSLayoutManager.getLineFragmentInsertionPoints(forCharacterAt:alternatePositions:inDisplayOrder:positions:characterIndexes:)", answer: "0"); return 0 }
  @discardableResult @_disfavoredOverload public func glyph(at glyphIndex: Int) -> CGGlyph { _Absence.trap("NSLayoutManager.glyph(at:)") }
  @discardableResult @_disfavoredOverload public func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph { _Absence.trap("NSLayoutManager.glyph(at:isValidIndex:)") }
  @discardableResult @_disfavoredOverload public func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange { _Absence.report("NSLayoutManager.glyphRange(forBoundingRectWithoutAdditionalLayout:in:)", answer: "NSRange(location: NSNotFound, length: 0)"); return NSRange(location: NSNotFound, length: 0) }
  @_disfavoredOverload public var hasNonContiguousLayout: Bool { get { _Absence.report("NSLayoutManager.hasNonContiguousLayout", answer: "false"); return false } }
  @_disfavoredOverload public var hyphenationFactor: CGFloat { get { _Absence.value(of: self, "NSLayoutManager.hyphenationFactor", else: 0) } set { _Absence.keep(newValue, of: self, "NSLayoutManager.hyphenationFactor") } }
  @_disfavoredOverload public func invalidateDisplay(forGlyphRange glyphRange: NSRange) { _Absence.report("NSLayoutManager.invalidateDisplay(forGlyphRange:)") }
  @_disfavoredOverload public func invalidateGlyphs(forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?) { _Absence.report("NSLayoutManager.invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)") }
  @_disfavoredOverload public var limitsLayoutForSuspiciousContents: Bool { get { _Absence.value(of: self, "NSLayoutManager.limitsLayoutForSuspiciousContents", else: false) } set { _Absence.keep(newValue, of: self, "NSLayoutManager.limitsLayoutForSuspiciousContents") } }
  @discardableResult @_disfavoredOverload public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool) -> CGRect { _Absence.report("NSLayoutManager.lineFragmentRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool) -> CGRect { _Absence.report("NSLayoutManager.lineFragmentUsedRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { _Absence.report("NSLayoutManager.notShownAttribute(forGlyphAt:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty { _Absence.report("NSLayoutManager.propertyForGlyph(at:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange { _Absence.report("NSLayoutManager.range(ofNominallySpacedGlyphsContaining:)", answer: "NSRange(location: NSNotFound, length: 0)"); return NSRange(location: NSNotFound, length: 0) }
  @_disfavoredOverload public func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) { _Absence.report("NSLayoutManager.setAttachmentSize(_:forGlyphRange:)") }
  @_disfavoredOverload public func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) { _Absence.report("NSLayoutManager.setDrawsOutsideLineFragment(_:forGlyphAt:)") }
  @_disfavoredOverload public func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer) { _Absence.report("NSLayoutManager.setExtraLineFragmentRect(_:usedRect:textContainer:)") }
  @_disfavoredOverload public func setGlyphs(_ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange) { _Absence.report("NSLayoutManager.setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)") }
  @_disfavoredOverload public func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) { _Absence.report("NSLayoutManager.setLineFragmentRect(_:forGlyphRange:usedRect:)") }
  @_disfavoredOverload public func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) { _Absence.report("NSLayoutManager.setLocation(_:forStartOfGlyphRange:)") }
  @_disfavoredOverload public func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) { _Absence.report("NSLayoutManager.setNotShownAttribute(_:forGlyphAt:)") }
  @_disfavoredOverload public func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) { _Absence.report("NSLayoutManager.setTextContainer(_:forGlyphRange:)") }
  @_disfavoredOverload public func showCGGlyphs(_ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont, matrix textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key : Any] = [:], in graphicsContext: CGContext) { _Absence.report("NSLayoutManager.showCGGlyphs(_:positions:count:font:matrix:attributes:in:)") }
  @_disfavoredOverload public func showCGGlyphs(_ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont, textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key : Any] = [:], in CGContext: CGContext) { _Absence.report("NSLayoutManager.showCGGlyphs(_:positions:count:font:textMatrix:attributes:in:)") }
  @_disfavoredOverload public var showsControlCharacters: Bool { get { _Absence.value(of: self, "NSLayoutManager.showsControlCharacters", else: false) } set { _Absence.keep(newValue, of: self, "NSLayoutManager.showsControlCharacters") } }
  @_disfavoredOverload public var showsInvisibleCharacters: Bool { get { _Absence.value(of: self, "NSLayoutManager.showsInvisibleCharacters", else: false) } set { _Absence.keep(newValue, of: self, "NSLayoutManager.showsInvisibleCharacters") } }
  @_disfavoredOverload public func strikethroughGlyphRange(_ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint) { _Absence.report("NSLayoutManager.strikethroughGlyphRange(_:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)") }
  @discardableResult @_disfavoredOverload public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool) -> NSTextContainer? { _Absence.report("NSLayoutManager.textContainer(forGlyphAt:effectiveRange:withoutAdditionalLayout:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { _Absence.report("NSLayoutManager.truncatedGlyphRange(inLineFragmentForGlyphAt:)", answer: "NSRange(location: NSNotFound, length: 0)"); return NSRange(location: NSNotFound, length: 0) }
  @_disfavoredOverload public func underlineGlyphRange(_ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint) { _Absence.report("NSLayoutManager.underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)") }
  @_disfavoredOverload public var usesDefaultHyphenation: Bool { get { _Absence.value(of: self, "NSLayoutManager.usesDefaultHyphenation", else: false) } set { _Absence.keep(newValue, of: self, "NSLayoutManager.usesDefaultHyphenation") } }
  @_disfavoredOverload public var usesFontLeading: Bool { get { _Absence.value(of: self, "NSLayoutManager.usesFontLeading", else: false) } set { _Absence.keep(newValue, of: self, "NSLayoutManager.usesFontLeading") } }
}
extension NSLayoutManagerDelegate {
  @discardableResult @_disfavoredOverload public func layoutManager(_ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int) -> CGRect { _Absence.report("NSLayoutManagerDelegate.layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:)", answer: ".zero"); return .zero }
  @_disfavoredOverload public func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool) { _Absence.report("NSLayoutManagerDelegate.layoutManager(_:didCompleteLayoutFor:atEnd:)") }
  @discardableResult @_disfavoredOverload public func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int) -> Bool { _Absence.report("NSLayoutManagerDelegate.layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool { _Absence.report("NSLayoutManagerDelegate.layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func layoutManager(_ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange) -> Int { _Absence.report("NSLayoutManagerDelegate.layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)", answer: "0"); return 0 }
  @discardableResult @_disfavoredOverload public func layoutManager(_ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange) -> Bool { _Absence.report("NSLayoutManagerDelegate.layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func layoutManager(_ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt charIndex: Int) -> NSLayoutManager.ControlCharacterAction { _Absence.report("NSLayoutManagerDelegate.layoutManager(_:shouldUse:forControlCharacterAt:)", answer: "[]"); return [] }
  @_disfavoredOverload public func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize) { _Absence.report("NSLayoutManagerDelegate.layoutManager(_:textContainer:didChangeGeometryFrom:)") }
}
public protocol _Missing_NSMutableAttributedString: NSMutableAttributedString {}
extension NSMutableAttributedString: _Missing_NSMutableAttributedString {}
extension _Missing_NSMutableAttributedString {
  @_disfavoredOverload public func read(fromFileURL url: URL, options opts: [AnyHashable : Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws { _Absence.report("NSMutableAttributedString.read(fromFileURL:options:documentAttributes:)", answer: "an error"); throw _Absence.Failure(name: "NSMutableAttributedString.read(fromFileURL:options:documentAttributes:)") }
}
public protocol _Missing_NSMutableParagraphStyle: NSMutableParagraphStyle {}
extension NSMutableParagraphStyle: _Missing_NSMutableParagraphStyle {}
extension _Missing_NSMutableParagraphStyle {
  @_disfavoredOverload public var textLists: [NSTextList] { get { _Absence.value(of: self, "NSMutableParagraphStyle.textLists", else: []) } set { _Absence.keep(newValue, of: self, "NSMutableParagraphStyle.textLists") } }
  @_disfavoredOverload public var usesDefaultHyphenation: Bool { get { _Absence.value(of: self, "NSMutableParagraphStyle.usesDefaultHyphenation", else: false) } set { _Absence.keep(newValue, of: self, "NSMutableParagraphStyle.usesDefaultHyphenation") } }
}
extension NSNotification.Name {
  @_disfavoredOverload public static var unsupportedAttributeAddedNotification: NSNotification.Name { _Absence.report("NSNotification.Name.unsupportedAttributeAddedNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "NSNotificationNameUnsupportedAttributeAddedNotification") }
}
public protocol _Missing_NSObject: NSObject {}
extension NSObject: _Missing_NSObject {}
extension _Missing_NSObject {
  @discardableResult @_disfavoredOverload public func accessibilityActivate() -> Bool { _Absence.report("NSObject.accessibilityActivate()", answer: "false"); return false }
  @_disfavoredOverload public var accessibilityActivateBlock: AXBoolReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityActivateBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityActivateBlock") } }
  @_disfavoredOverload public var accessibilityActivationPoint: CGPoint { get { _Absence.value(of: self, "NSObject.accessibilityActivationPoint", else: .zero) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityActivationPoint") } }
  @_disfavoredOverload public var accessibilityActivationPointBlock: AXPointReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityActivationPointBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityActivationPointBlock") } }
  @discardableResult @_disfavoredOverload public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? { _Absence.report("NSObject.accessibilityAssistiveTechnologyFocusedIdentifiers()", answer: "nil"); return nil }
  @_disfavoredOverload public var accessibilityAttributedHint: NSAttributedString? { get { _Absence.value(of: self, "NSObject.accessibilityAttributedHint", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityAttributedHint") } }
  @_disfavoredOverload public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityAttributedHintBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityAttributedHintBlock") } }
  @_disfavoredOverload public var accessibilityAttributedLabel: NSAttributedString? { get { _Absence.value(of: self, "NSObject.accessibilityAttributedLabel", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityAttributedLabel") } }
  @_disfavoredOverload public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityAttributedLabelBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityAttributedLabelBlock") } }
  @_disfavoredOverload public var accessibilityAttributedUserInputLabels: [NSAttributedString]! { get { _Absence.value(of: self, "NSObject.accessibilityAttributedUserInputLabels", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityAttributedUserInputLabels") } }
  @_disfavoredOverload public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityAttributedUserInputLabelsBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityAttributedUserInputLabelsBlock") } }
  @_disfavoredOverload public var accessibilityAttributedValue: NSAttributedString? { get { _Absence.value(of: self, "NSObject.accessibilityAttributedValue", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityAttributedValue") } }
  @_disfavoredOverload public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityAttributedValueBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityAttributedValueBlock") } }
  @_disfavoredOverload public var accessibilityContainerType: UIAccessibilityContainerType { get { _Absence.value(of: self, "NSObject.accessibilityContainerType", else: UIAccessibilityContainerType.`none`) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityContainerType") } }
  @_disfavoredOverload public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityContainerTypeBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityContainerTypeBlock") } }
  @_disfavoredOverload public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { _Absence.value(of: self, "NSObject.accessibilityCustomActions", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityCustomActions") } }
  @_disfavoredOverload public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityCustomActionsBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityCustomActionsBlock") } }
  @_disfavoredOverload public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { get { _Absence.value(of: self, "NSObject.accessibilityCustomRotors", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityCustomRotors") } }
  @_disfavoredOverload public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityCustomRotorsBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityCustomRotorsBlock") } }
  @_disfavoredOverload public func accessibilityDecrement() { _Absence.report("NSObject.accessibilityDecrement()") }
  @_disfavoredOverload public var accessibilityDecrementBlock: AXVoidReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityDecrementBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityDecrementBlock") } }
  @_disfavoredOverload public var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions { get { _Absence.value(of: self, "NSObject.accessibilityDirectTouchOptions", else: []) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityDirectTouchOptions") } }
  @_disfavoredOverload public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? { get { _Absence.value(of: self, "NSObject.accessibilityDragSourceDescriptors", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityDragSourceDescriptors") } }
  @_disfavoredOverload public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? { get { _Absence.value(of: self, "NSObject.accessibilityDropPointDescriptors", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityDropPointDescriptors") } }
  @discardableResult @_disfavoredOverload public func accessibilityElement(at index: Int) -> Any? { _Absence.report("NSObject.accessibilityElement(at:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func accessibilityElementCount() -> Int { _Absence.report("NSObject.accessibilityElementCount()", answer: "0"); return 0 }
  @_disfavoredOverload public func accessibilityElementDidBecomeFocused() { _Absence.report("NSObject.accessibilityElementDidBecomeFocused()") }
  @_disfavoredOverload public func accessibilityElementDidLoseFocus() { _Absence.report("NSObject.accessibilityElementDidLoseFocus()") }
  @discardableResult @_disfavoredOverload public func accessibilityElementIsFocused() -> Bool { _Absence.report("NSObject.accessibilityElementIsFocused()", answer: "false"); return false }
  @_disfavoredOverload public var accessibilityElements: [Any]? { get { _Absence.value(of: self, "NSObject.accessibilityElements", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityElements") } }
  @_disfavoredOverload public var accessibilityElementsBlock: AXArrayReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityElementsBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityElementsBlock") } }
  @_disfavoredOverload public var accessibilityElementsHidden: Bool { get { _Absence.value(of: self, "NSObject.accessibilityElementsHidden", else: false) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityElementsHidden") } }
  @_disfavoredOverload public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityElementsHiddenBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityElementsHiddenBlock") } }
  @_disfavoredOverload public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus { get { _Absence.value(of: self, "NSObject.accessibilityExpandedStatus", else: UIAccessibility.ExpandedStatus.`collapsed`) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityExpandedStatus") } }
  @_disfavoredOverload public var accessibilityExpandedStatusBlock: (@MainActor @Sendable () -> UIAccessibility.ExpandedStatus)? { get { _Absence.value(of: self, "NSObject.accessibilityExpandedStatusBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityExpandedStatusBlock") } }
  @_disfavoredOverload public var accessibilityFrame: CGRect { get { _Absence.value(of: self, "NSObject.accessibilityFrame", else: .zero) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityFrame") } }
  @_disfavoredOverload public var accessibilityFrameBlock: AXRectReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityFrameBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityFrameBlock") } }
  @_disfavoredOverload public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityHeaderElementsBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityHeaderElementsBlock") } }
  @_disfavoredOverload public var accessibilityHint: String? { get { _Absence.value(of: self, "NSObject.accessibilityHint", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityHint") } }
  @_disfavoredOverload public var accessibilityHintBlock: AXStringReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityHintBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityHintBlock") } }
  @discardableResult @_disfavoredOverload public func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { _Absence.report("NSObject.accessibilityHitTest(_:event:)", answer: "nil"); return nil }
  @_disfavoredOverload public var accessibilityIdentifierBlock: AXStringReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityIdentifierBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityIdentifierBlock") } }
  @_disfavoredOverload public func accessibilityIncrement() { _Absence.report("NSObject.accessibilityIncrement()") }
  @_disfavoredOverload public var accessibilityIncrementBlock: AXVoidReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityIncrementBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityIncrementBlock") } }
  @_disfavoredOverload public var accessibilityLabel: String? { get { _Absence.value(of: self, "NSObject.accessibilityLabel", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityLabel") } }
  @_disfavoredOverload public var accessibilityLabelBlock: AXStringReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityLabelBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityLabelBlock") } }
  @_disfavoredOverload public var accessibilityLanguage: String? { get { _Absence.value(of: self, "NSObject.accessibilityLanguage", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityLanguage") } }
  @_disfavoredOverload public var accessibilityLanguageBlock: AXStringReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityLanguageBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityLanguageBlock") } }
  @_disfavoredOverload public var accessibilityMagicTapBlock: AXBoolReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityMagicTapBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityMagicTapBlock") } }
  @_disfavoredOverload public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { _Absence.value(of: self, "NSObject.accessibilityNavigationStyle", else: UIAccessibilityNavigationStyle.`automatic`) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityNavigationStyle") } }
  @_disfavoredOverload public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityNavigationStyleBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityNavigationStyleBlock") } }
  @_disfavoredOverload public var accessibilityNextTextNavigationElement: Any? { get { _Absence.value(of: self, "NSObject.accessibilityNextTextNavigationElement", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityNextTextNavigationElement") } }
  @_disfavoredOverload public var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityNextTextNavigationElementBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityNextTextNavigationElementBlock") } }
  @_disfavoredOverload public var accessibilityPath: UIBezierPath? { get { _Absence.value(of: self, "NSObject.accessibilityPath", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityPath") } }
  @_disfavoredOverload public var accessibilityPathBlock: AXPathReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityPathBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityPathBlock") } }
  @discardableResult @_disfavoredOverload public func accessibilityPerformEscape() -> Bool { _Absence.report("NSObject.accessibilityPerformEscape()", answer: "false"); return false }
  @_disfavoredOverload public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityPerformEscapeBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityPerformEscapeBlock") } }
  @discardableResult @_disfavoredOverload public func accessibilityPerformMagicTap() -> Bool { _Absence.report("NSObject.accessibilityPerformMagicTap()", answer: "false"); return false }
  @_disfavoredOverload public var accessibilityPreviousTextNavigationElement: Any? { get { _Absence.value(of: self, "NSObject.accessibilityPreviousTextNavigationElement", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityPreviousTextNavigationElement") } }
  @_disfavoredOverload public var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityPreviousTextNavigationElementBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityPreviousTextNavigationElementBlock") } }
  @_disfavoredOverload public var accessibilityRespondsToUserInteraction: Bool { get { _Absence.value(of: self, "NSObject.accessibilityRespondsToUserInteraction", else: false) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityRespondsToUserInteraction") } }
  @_disfavoredOverload public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityRespondsToUserInteractionBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityRespondsToUserInteractionBlock") } }
  @discardableResult @_disfavoredOverload public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { _Absence.report("NSObject.accessibilityScroll(_:)", answer: "false"); return false }
  @_disfavoredOverload public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityShouldGroupAccessibilityChildrenBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityShouldGroupAccessibilityChildrenBlock") } }
  @_disfavoredOverload public var accessibilityTextInputResponder: (any UITextInput)? { get { _Absence.value(of: self, "NSObject.accessibilityTextInputResponder", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityTextInputResponder", weakly: true) } }
  @_disfavoredOverload public var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityTextInputResponderBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityTextInputResponderBlock") } }
  @_disfavoredOverload public var accessibilityTextualContext: UIAccessibilityTextualContext? { get { _Absence.value(of: self, "NSObject.accessibilityTextualContext", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityTextualContext") } }
  @_disfavoredOverload public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityTextualContextBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityTextualContextBlock") } }
  @_disfavoredOverload public var accessibilityTraits: UIAccessibilityTraits { get { _Absence.value(of: self, "NSObject.accessibilityTraits", else: []) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityTraits") } }
  @_disfavoredOverload public var accessibilityTraitsBlock: AXTraitsReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityTraitsBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityTraitsBlock") } }
  @_disfavoredOverload public var accessibilityUserInputLabels: [String]! { get { _Absence.value(of: self, "NSObject.accessibilityUserInputLabels", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityUserInputLabels") } }
  @_disfavoredOverload public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityUserInputLabelsBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityUserInputLabelsBlock") } }
  @_disfavoredOverload public var accessibilityValue: String? { get { _Absence.value(of: self, "NSObject.accessibilityValue", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityValue") } }
  @_disfavoredOverload public var accessibilityValueBlock: AXStringReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityValueBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityValueBlock") } }
  @_disfavoredOverload public var accessibilityViewIsModal: Bool { get { _Absence.value(of: self, "NSObject.accessibilityViewIsModal", else: false) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityViewIsModal") } }
  @_disfavoredOverload public var accessibilityViewIsModalBlock: AXBoolReturnBlock? { get { _Absence.value(of: self, "NSObject.accessibilityViewIsModalBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.accessibilityViewIsModalBlock") } }
  @discardableResult @_disfavoredOverload public func accessibilityZoomIn(at point: CGPoint) -> Bool { _Absence.report("NSObject.accessibilityZoomIn(at:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func accessibilityZoomOut(at point: CGPoint) -> Bool { _Absence.report("NSObject.accessibilityZoomOut(at:)", answer: "false"); return false }
  @_disfavoredOverload public var automationElements: [Any]? { get { _Absence.value(of: self, "NSObject.automationElements", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.automationElements") } }
  @_disfavoredOverload public var automationElementsBlock: AXArrayReturnBlock? { get { _Absence.value(of: self, "NSObject.automationElementsBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.automationElementsBlock") } }
  @_disfavoredOverload public func awakeFromNib() { _Absence.report("NSObject.awakeFromNib()") }
  @discardableResult @_disfavoredOverload public func index(ofAccessibilityElement element: Any) -> Int { _Absence.report("NSObject.index(ofAccessibilityElement:)", answer: "0"); return 0 }
  @_disfavoredOverload public var isAccessibilityElement: Bool { get { _Absence.value(of: self, "NSObject.isAccessibilityElement", else: false) } set { _Absence.keep(newValue, of: self, "NSObject.isAccessibilityElement") } }
  @_disfavoredOverload public var isAccessibilityElementBlock: AXBoolReturnBlock? { get { _Absence.value(of: self, "NSObject.isAccessibilityElementBlock", else: nil) } set { _Absence.keep(newValue, of: self, "NSObject.isAccessibilityElementBlock") } }
  @_disfavoredOverload public func prepareForInterfaceBuilder() { _Absence.report("NSObject.prepareForInterfaceBuilder()") }
  @_disfavoredOverload public var shouldGroupAccessibilityChildren: Bool { get { _Absence.value(of: self, "NSObject.shouldGroupAccessibilityChildren", else: false) } set { _Absence.keep(newValue, of: self, "NSObject.shouldGroupAccessibilityChildren") } }
}
public protocol _Missing_NSParagraphStyle: NSParagraphStyle {}
extension NSParagraphStyle: _Missing_NSParagraphStyle {}
extension _Missing_NSParagraphStyle {
  @discardableResult @_disfavoredOverload public static func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { _Absence.report("NSParagraphStyle.defaultWritingDirection(forLanguage:)", answer: "NSWritingDirection.`natural`"); return NSWritingDirection.`natural` }
  @_disfavoredOverload public var textLists: [NSTextList] { get { _Absence.report("NSParagraphStyle.textLists", answer: "[]"); return [] } }
  @_disfavoredOverload public var usesDefaultHyphenation: Bool { get { _Absence.report("NSParagraphStyle.usesDefaultHyphenation", answer: "false"); return false } }
}
public protocol _Missing_NSStringDrawingContext: NSStringDrawingContext {}
extension NSStringDrawingContext: _Missing_NSStringDrawingContext {}
extension _Missing_NSStringDrawingContext {
  @_disfavoredOverload public var actualScaleFactor: CGFloat { get { _Absence.report("NSStringDrawingContext.actualScaleFactor", answer: "0"); return 0 } }
  @_disfavoredOverload public var minimumScaleFactor: CGFloat { get { _Absence.value(of: self, "NSStringDrawingContext.minimumScaleFactor", else: 0) } set { _Absence.keep(newValue, of: self, "NSStringDrawingContext.minimumScaleFactor") } }
}
extension NSStringDrawingOptions {
  @_disfavoredOverload public static var optionsResolvesNaturalAlignmentWithBaseWritingDirection: NSStringDrawingOptions { get { _Absence.report("NSStringDrawingOptions.optionsResolvesNaturalAlignmentWithBaseWritingDirection", answer: "[]"); return [] } }
  @_disfavoredOverload public static var usesDeviceMetrics: NSStringDrawingOptions { get { _Absence.report("NSStringDrawingOptions.usesDeviceMetrics", answer: "[]"); return [] } }
}
public protocol _Missing_NSTextAttachment: NSTextAttachment {}
extension NSTextAttachment: _Missing_NSTextAttachment {}
extension _Missing_NSTextAttachment {
  @_disfavoredOverload public var allowsTextAttachmentView: Bool { get { _Absence.value(of: self, "NSTextAttachment.allowsTextAttachmentView", else: false) } set { _Absence.keep(newValue, of: self, "NSTextAttachment.allowsTextAttachmentView") } }
  @_disfavoredOverload public var lineLayoutPadding: CGFloat { get { _Absence.value(of: self, "NSTextAttachment.lineLayoutPadding", else: 0) } set { _Absence.keep(newValue, of: self, "NSTextAttachment.lineLayoutPadding") } }
  @_disfavoredOverload public static func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) { _Absence.report("NSTextAttachment.registerViewProviderClass(_:forFileType:)") }
  @discardableResult @_disfavoredOverload public static func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { _Absence.report("NSTextAttachment.textAttachmentViewProviderClass(forFileType:)", answer: "nil"); return nil }
  @_disfavoredOverload public var usesTextAttachmentView: Bool { get { _Absence.report("NSTextAttachment.usesTextAttachmentView", answer: "false"); return false } }
}
@preconcurrency @MainActor public protocol _Missing_NSTextContainer: NSTextContainer {}
extension NSTextContainer: _Missing_NSTextContainer {}
extension _Missing_NSTextContainer {
  @_disfavoredOverload public var exclusionPaths: [UIBezierPath] { get { _Absence.value(of: self, "NSTextContainer.exclusionPaths", else: []) } set { _Absence.keep(newValue, of: self, "NSTextContainer.exclusionPaths") } }
  @_disfavoredOverload public var heightTracksTextView: Bool { get { _Absence.value(of: self, "NSTextContainer.heightTracksTextView", else: false) } set { _Absence.keep(newValue, of: self, "NSTextContainer.heightTracksTextView") } }
  @_disfavoredOverload public var isSimpleRectangularTextContainer: Bool { get { _Absence.report("NSTextContainer.isSimpleRectangularTextContainer", answer: "false"); return false } }
  @discardableResult @_disfavoredOverload public func lineFragmentRect(forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?) -> CGRect { _Absence.report("NSTextContainer.lineFragmentRect(forProposedRect:at:writingDirection:remaining:)", answer: ".zero"); return .zero }
  @_disfavoredOverload public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) { _Absence.report("NSTextContainer.replaceLayoutManager(_:)") }
  @_disfavoredOverload public var textLayoutManager: NSTextLayoutManager? { get { _Absence.report("NSTextContainer.textLayoutManager", answer: "nil"); return nil } }
  @_disfavoredOverload public var widthTracksTextView: Bool { get { _Absence.value(of: self, "NSTextContainer.widthTracksTextView", else: false) } set { _Absence.keep(newValue, of: self, "NSTextContainer.widthTracksTextView") } }
}
public protocol _Missing_NSTextStorage: NSTextStorage {}
extension NSTextStorage: _Missing_NSTextStorage {}
extension _Missing_NSTextStorage {
  @_disfavoredOverload public func ensureAttributesAreFixed(in range: NSRange) { _Absence.report("NSTextStorage.ensureAttributesAreFixed(in:)") }
  @_disfavoredOverload public var fixesAttributesLazily: Bool { get { _Absence.report("NSTextStorage.fixesAttributesLazily", answer: "false"); return false } }
  @_disfavoredOverload public func invalidateAttributes(in range: NSRange) { _Absence.report("NSTextStorage.invalidateAttributes(in:)") }
  @_disfavoredOverload public var textStorageObserver: (any NSTextStorageObserving)? { get { _Absence.value(of: self, "NSTextStorage.textStorageObserver", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextStorage.textStorageObserver", weakly: true) } }
}
public protocol _Missing_NSTextTab: NSTextTab {}
extension NSTextTab: _Missing_NSTextTab {}
extension _Missing_NSTextTab {
  @discardableResult @_disfavoredOverload public static func columnTerminators(for aLocale: Locale?) -> CharacterSet { _Absence.report("NSTextTab.columnTerminators(for:)", answer: "CharacterSet()"); return CharacterSet() }
}
extension NSTextTab.OptionKey {
  @_disfavoredOverload public static var columnTerminators: NSTextTab.OptionKey { _Absence.report("NSTextTab.OptionKey.columnTerminators", answer: "a name that was made up"); return NSTextTab.OptionKey(rawValue: "columnTerminators") }
}
extension NSUnderlineStyle {
  @_disfavoredOverload public static var byWord: NSUnderlineStyle { get { _Absence.report("NSUnderlineStyle.byWord", answer: "[]"); return [] } }
  @_disfavoredOverload public static var patternDash: NSUnderlineStyle { get { _Absence.report("NSUnderlineStyle.patternDash", answer: "[]"); return [] } }
  @_disfavoredOverload public static var patternDashDot: NSUnderlineStyle { get { _Absence.report("NSUnderlineStyle.patternDashDot", answer: "[]"); return [] } }
  @_disfavoredOverload public static var patternDashDotDot: NSUnderlineStyle { get { _Absence.report("NSUnderlineStyle.patternDashDotDot", answer: "[]"); return [] } }
  @_disfavoredOverload public static var patternDot: NSUnderlineStyle { get { _Absence.report("NSUnderlineStyle.patternDot", answer: "[]"); return [] } }
}
extension NSValue {
  @_disfavoredOverload public convenience init(CGAffineTransform transform: CGAffineTransform) { _Absence.report("NSValue.init(CGAffineTransform:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(CGPoint point: CGPoint) { _Absence.report("NSValue.init(CGPoint:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(CGRect rect: CGRect) { _Absence.report("NSValue.init(CGRect:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(CGSize size: CGSize) { _Absence.report("NSValue.init(CGSize:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(CGVector vector: CGVector) { _Absence.report("NSValue.init(CGVector:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(UIEdgeInsets insets: UIEdgeInsets) { _Absence.report("NSValue.init(UIEdgeInsets:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(UIOffset insets: UIOffset) { _Absence.report("NSValue.init(UIOffset:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(CATransform3D t: CATransform3D) { _Absence.report("NSValue.init(CATransform3D:)", answer: "a plain object"); self.init() }
}
extension RunLoop.Mode {
  @_disfavoredOverload public static var tracking: RunLoop.Mode { get { _Absence.trap("RunLoop.Mode.tracking") } }
}
extension UIAccessibility {
  @_disfavoredOverload nonisolated public static var announcementDidFinishNotification: NSNotification.Name { _Absence.report("UIAccessibility.announcementDidFinishNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityAnnouncementDidFinishNotification") }
  @_disfavoredOverload nonisolated public static var announcementStringValueUserInfoKey: String { get { _Absence.report("UIAccessibility.announcementStringValueUserInfoKey", answer: "\"\""); return "" } }
  @_disfavoredOverload nonisolated public static var announcementWasSuccessfulUserInfoKey: String { get { _Absence.report("UIAccessibility.announcementWasSuccessfulUserInfoKey", answer: "\"\""); return "" } }
  @_disfavoredOverload nonisolated public static var assistiveTechnologyUserInfoKey: String { get { _Absence.report("UIAccessibility.assistiveTechnologyUserInfoKey", answer: "\"\""); return "" } }
  @_disfavoredOverload nonisolated public static var assistiveTouchStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.assistiveTouchStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityAssistiveTouchStatusDidChangeNotification") }
  @_disfavoredOverload nonisolated public static var boldTextStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.boldTextStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityBoldTextStatusDidChangeNotification") }
  @_disfavoredOverload public static var buttonShapesEnabled: Bool { get { _Absence.report("UIAccessibility.buttonShapesEnabled", answer: "false"); return false } }
  @_disfavoredOverload nonisolated public static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.buttonShapesEnabledStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification") }
  @_disfavoredOverload nonisolated public static var closedCaptioningStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.closedCaptioningStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityClosedCaptioningStatusDidChangeNotification") }
  @_disfavoredOverload public static func configureForGuidedAccess(features: UIGuidedAccessAccessibilityFeature, enabled: Bool, completionHandler completion: @escaping (Bool, (any Error)?) -> Void) { _Absence.report("UIAccessibility.configureForGuidedAccess(features:enabled:completionHandler:)") }
  @discardableResult @_disfavoredOverload public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath { _Absence.report("UIAccessibility.convertToScreenCoordinates(_:in:)", answer: "UIBezierPath()"); return UIBezierPath() }
  @discardableResult @_disfavoredOverload public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { _Absence.report("UIAccessibility.convertToScreenCoordinates(_:in:)", answer: ".zero"); return .zero }
  @_disfavoredOverload nonisolated public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.darkerSystemColorsStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification") }
  @_disfavoredOverload nonisolated public static var differentiateWithoutColorDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.differentiateWithoutColorDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityDifferentiateWithoutColorDidChangeNotification") }
  @_disfavoredOverload nonisolated public static var elementFocusedNotification: NSNotification.Name { _Absence.report("UIAccessibility.elementFocusedNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityElementFocusedNotification") }
  @discardableResult @_disfavoredOverload public static func focusedElement(using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?) -> Any? { _Absence.report("UIAccessibility.focusedElement(using:)", answer: "nil"); return nil }
  @_disfavoredOverload nonisolated public static var focusedElementUserInfoKey: String { get { _Absence.report("UIAccessibility.focusedElementUserInfoKey", answer: "\"\""); return "" } }
  @_disfavoredOverload nonisolated public static var grayscaleStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.grayscaleStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityGrayscaleStatusDidChangeNotification") }
  @_disfavoredOverload nonisolated public static var guidedAccessErrorDomain: String { get { _Absence.report("UIAccessibility.guidedAccessErrorDomain", answer: "\"\""); return "" } }
  @discardableResult @_disfavoredOverload public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String) -> UIAccessibility.GuidedAccessRestrictionState { _Absence.report("UIAccessibility.guidedAccessRestrictionState(forIdentifier:)", answer: "UIAccessibility.GuidedAccessRestrictionState.`allow`"); return UIAccessibility.GuidedAccessRestrictionState.`allow` }
  @_disfavoredOverload nonisolated public static var guidedAccessStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.guidedAccessStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityGuidedAccessStatusDidChangeNotification") }
  @_disfavoredOverload public static var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar { get { _Absence.report("UIAccessibility.hearingDevicePairedEar", answer: "[]"); return [] } }
  @_disfavoredOverload nonisolated public static var hearingDevicePairedEarDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.hearingDevicePairedEarDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityHearingDevicePairedEarDidChangeNotification") }
  @_disfavoredOverload nonisolated public static var invertColorsStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.invertColorsStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityInvertColorsStatusDidChangeNotification") }
  @_disfavoredOverload public static var isAssistiveTouchRunning: Bool { get { _Absence.report("UIAccessibility.isAssistiveTouchRunning", answer: "false"); return false } }
  @_disfavoredOverload public static var isBoldTextEnabled: Bool { get { _Absence.report("UIAccessibility.isBoldTextEnabled", answer: "false"); return false } }
  @_disfavoredOverload public static var isClosedCaptioningEnabled: Bool { get { _Absence.report("UIAccessibility.isClosedCaptioningEnabled", answer: "false"); return false } }
  @_disfavoredOverload public static var isDarkerSystemColorsEnabled: Bool { get { _Absence.report("UIAccessibility.isDarkerSystemColorsEnabled", answer: "false"); return false } }
  @_disfavoredOverload public static var isGrayscaleEnabled: Bool { get { _Absence.report("UIAccessibility.isGrayscaleEnabled", answer: "false"); return false } }
  @_disfavoredOverload public static var isGuidedAccessEnabled: Bool { get { _Absence.report("UIAccessibility.isGuidedAccessEnabled", answer: "false"); return false } }
  @_disfavoredOverload public static var isInvertColorsEnabled: Bool { get { _Absence.report("UIAccessibility.isInvertColorsEnabled", answer: "false"); return false } }
  @_disfavoredOverload public static var isMonoAudioEnabled: Bool { get { _Absence.report("UIAccessibility.isMonoAudioEnabled", answer: "false"); return false } }
  @_disfavoredOverload public static var isOnOffSwitchLabelsEnabled: Bool { get { _Absence.report("UIAccessibility.isOnOffSwitchLabelsEnabled", answer: "false"); return false } }
  @_disfavoredOverload public static var isReduceTransparencyEnabled: Bool { get { _Absence.report("UIAccessibility.isReduceTransparencyEnabled", answer: "false"); return false } }
  @_disfavoredOverload public static var isShakeToUndoEnabled: Bool { get { _Absence.report("UIAccessibility.isShakeToUndoEnabled", answer: "true"); return true } }
  @_disfavoredOverload public static var isSpeakScreenEnabled: Bool { get { _Absence.report("UIAccessibility.isSpeakScreenEnabled", answer: "false"); return false } }
  @_disfavoredOverload public static var isSpeakSelectionEnabled: Bool { get { _Absence.report("UIAccessibility.isSpeakSelectionEnabled", answer: "false"); return false } }
  @_disfavoredOverload public static var isSwitchControlRunning: Bool { get { _Absence.report("UIAccessibility.isSwitchControlRunning", answer: "false"); return false } }
  @_disfavoredOverload public static var isVideoAutoplayEnabled: Bool { get { _Absence.report("UIAccessibility.isVideoAutoplayEnabled", answer: "true"); return true } }
  @_disfavoredOverload nonisolated public static var monoAudioStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.monoAudioStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityMonoAudioStatusDidChangeNotification") }
  @_disfavoredOverload nonisolated public static var onOffSwitchLabelsDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.onOffSwitchLabelsDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityOnOffSwitchLabelsDidChangeNotification") }
  @_disfavoredOverload public static var prefersCrossFadeTransitions: Bool { get { _Absence.report("UIAccessibility.prefersCrossFadeTransitions", answer: "false"); return false } }
  @_disfavoredOverload nonisolated public static var prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name { _Absence.report("UIAccessibility.prefersCrossFadeTransitionsStatusDidChange", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange") }
  @_disfavoredOverload nonisolated public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.reduceTransparencyStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityReduceTransparencyStatusDidChangeNotification") }
  @_disfavoredOverload public static func registerGestureConflictWithZoom() { _Absence.report("UIAccessibility.registerGestureConflictWithZoom()") }
  @_disfavoredOverload public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void) { _Absence.report("UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:)") }
  @_disfavoredOverload nonisolated public static var shakeToUndoDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.shakeToUndoDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityShakeToUndoDidChangeNotification") }
  @_disfavoredOverload public static var shouldDifferentiateWithoutColor: Bool { get { _Absence.report("UIAccessibility.shouldDifferentiateWithoutColor", answer: "false"); return false } }
  @_disfavoredOverload nonisolated public static var speakScreenStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.speakScreenStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilitySpeakScreenStatusDidChangeNotification") }
  @_disfavoredOverload nonisolated public static var speakSelectionStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.speakSelectionStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilitySpeakSelectionStatusDidChangeNotification") }
  @_disfavoredOverload nonisolated public static var switchControlStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.switchControlStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilitySwitchControlStatusDidChangeNotification") }
  @_disfavoredOverload nonisolated public static var unfocusedElementUserInfoKey: String { get { _Absence.report("UIAccessibility.unfocusedElementUserInfoKey", answer: "\"\""); return "" } }
  @_disfavoredOverload nonisolated public static var videoAutoplayStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIAccessibility.videoAutoplayStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIAccessibilityVideoAutoplayStatusDidChangeNotification") }
  @_disfavoredOverload public static func zoomFocusChanged(zoomType type: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView) { _Absence.report("UIAccessibility.zoomFocusChanged(zoomType:toFrame:in:)") }
}
extension UIAccessibility.Notification {
  @_disfavoredOverload nonisolated public static var pauseAssistiveTechnology: UIAccessibility.Notification { get { _Absence.report("UIAccessibility.Notification.pauseAssistiveTechnology", answer: "UIAccessibility.Notification(rawValue: 0)"); return UIAccessibility.Notification(rawValue: 0) } }
  @_disfavoredOverload nonisolated public static var resumeAssistiveTechnology: UIAccessibility.Notification { get { _Absence.report("UIAccessibility.Notification.resumeAssistiveTechnology", answer: "UIAccessibility.Notification(rawValue: 0)"); return UIAccessibility.Notification(rawValue: 0) } }
}
extension UIAccessibilityCustomAction {
  @_disfavoredOverload public convenience init(attributedName: NSAttributedString, actionHandler: @escaping UIAccessibilityCustomAction.Handler) { _Absence.trap("UIAccessibilityCustomAction.init(attributedName:actionHandler:)") }
  @_disfavoredOverload public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler) { _Absence.trap("UIAccessibilityCustomAction.init(attributedName:image:actionHandler:)") }
  @_disfavoredOverload public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) { _Absence.trap("UIAccessibilityCustomAction.init(attributedName:image:target:selector:)") }
  @_disfavoredOverload public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) { _Absence.trap("UIAccessibilityCustomAction.init(attributedName:target:selector:)") }
  @_disfavoredOverload public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) { _Absence.trap("UIAccessibilityCustomAction.init(name:image:target:selector:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIAccessibilityCustomAction: UIAccessibilityCustomAction {}
extension UIAccessibilityCustomAction: _Missing_UIAccessibilityCustomAction {}
extension _Missing_UIAccessibilityCustomAction {
  @_disfavoredOverload public var attributedName: NSAttributedString { get { _Absence.value(of: self, "UIAccessibilityCustomAction.attributedName", else: NSAttributedString()) } set { _Absence.keep(newValue, of: self, "UIAccessibilityCustomAction.attributedName") } }
  @_disfavoredOverload public var category: String? { get { _Absence.value(of: self, "UIAccessibilityCustomAction.category", else: nil) } set { _Absence.keep(newValue, of: self, "UIAccessibilityCustomAction.category") } }
  @_disfavoredOverload nonisolated public static var editCategory: String { get { _Absence.report("UIAccessibilityCustomAction.editCategory", answer: "\"\""); return "" } }
}
extension UIAccessibilityCustomRotor {
  @_disfavoredOverload public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search) { _Absence.trap("UIAccessibilityCustomRotor.init(attributedName:itemSearch:)") }
  @_disfavoredOverload public convenience init(attributedName: NSAttributedString, itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search) { _Absence.trap("UIAccessibilityCustomRotor.init(attributedName:itemSearchBlock:)") }
  @_disfavoredOverload public convenience init(name: String, itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search) { _Absence.trap("UIAccessibilityCustomRotor.init(name:itemSearchBlock:)") }
  @_disfavoredOverload public convenience init(systemType type: UIAccessibilityCustomRotor.SystemRotorType, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search) { _Absence.trap("UIAccessibilityCustomRotor.init(systemType:itemSearch:)") }
  @_disfavoredOverload public convenience init(systemType type: UIAccessibilityCustomRotor.SystemRotorType, itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search) { _Absence.trap("UIAccessibilityCustomRotor.init(systemType:itemSearchBlock:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIAccessibilityCustomRotor: UIAccessibilityCustomRotor {}
extension UIAccessibilityCustomRotor: _Missing_UIAccessibilityCustomRotor {}
extension _Missing_UIAccessibilityCustomRotor {
  @_disfavoredOverload public var attributedName: NSAttributedString { get { _Absence.value(of: self, "UIAccessibilityCustomRotor.attributedName", else: NSAttributedString()) } set { _Absence.keep(newValue, of: self, "UIAccessibilityCustomRotor.attributedName") } }
  @_disfavoredOverload public var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType { get { _Absence.report("UIAccessibilityCustomRotor.systemRotorType", answer: "UIAccessibilityCustomRotor.SystemRotorType.`none`"); return UIAccessibilityCustomRotor.SystemRotorType.`none` } }
}
extension UIAccessibilityTraits {
  @_disfavoredOverload nonisolated public static var supportsZoom: UIAccessibilityTraits { get { _Absence.report("UIAccessibilityTraits.supportsZoom", answer: "[]"); return [] } }
  @_disfavoredOverload nonisolated public static var toggleButton: UIAccessibilityTraits { get { _Absence.report("UIAccessibilityTraits.toggleButton", answer: "[]"); return [] } }
}
@preconcurrency @MainActor public protocol _Missing_UIAction: UIAction {}
extension UIAction: _Missing_UIAction {}
extension _Missing_UIAction {
  @discardableResult @_disfavoredOverload public static func captureTextFromCamera(responder: any UIResponder & UIKeyInput, identifier: UIAction.Identifier?) -> Self { _Absence.trap("UIAction.captureTextFromCamera(responder:identifier:)") }
}
extension UIAction.Identifier {
  @_disfavoredOverload public static var newFromPasteboard: UIAction.Identifier { _Absence.report("UIAction.Identifier.newFromPasteboard", answer: "a name that was made up"); return UIAction.Identifier(rawValue: "newFromPasteboard") }
  @_disfavoredOverload public static var paste: UIAction.Identifier { _Absence.report("UIAction.Identifier.paste", answer: "a name that was made up"); return UIAction.Identifier(rawValue: "paste") }
  @_disfavoredOverload public static var pasteAndGo: UIAction.Identifier { _Absence.report("UIAction.Identifier.pasteAndGo", answer: "a name that was made up"); return UIAction.Identifier(rawValue: "pasteAndGo") }
  @_disfavoredOverload public static var pasteAndMatchStyle: UIAction.Identifier { _Absence.report("UIAction.Identifier.pasteAndMatchStyle", answer: "a name that was made up"); return UIAction.Identifier(rawValue: "pasteAndMatchStyle") }
  @_disfavoredOverload public static var pasteAndSearch: UIAction.Identifier { _Absence.report("UIAction.Identifier.pasteAndSearch", answer: "a name that was made up"); return UIAction.Identifier(rawValue: "pasteAndSearch") }
}
extension UIActivityItemSource {
  @discardableResult @_disfavoredOverload public func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String { _Absence.report("UIActivityItemSource.activityViewController(_:dataTypeIdentifierForActivityType:)", answer: "\"\""); return "" }
  @discardableResult @_disfavoredOverload public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { _Absence.report("UIActivityItemSource.activityViewController(_:subjectForActivityType:)", answer: "\"\""); return "" }
  @discardableResult @_disfavoredOverload public func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage? { _Absence.report("UIActivityItemSource.activityViewController(_:thumbnailImageForActivityType:suggestedSize:)", answer: "nil"); return nil }
}
extension UIActivityViewController {
  @_disfavoredOverload public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) { _Absence.report("UIActivityViewController.init(activityItemsConfiguration:)", answer: "a plain object"); self.init(nibName: nil, bundle: nil) }
}
@preconcurrency @MainActor public protocol _Missing_UIActivityViewController: UIActivityViewController {}
extension UIActivityViewController: _Missing_UIActivityViewController {}
extension _Missing_UIActivityViewController {
  @_disfavoredOverload public var allowsProminentActivity: Bool { get { _Absence.value(of: self, "UIActivityViewController.allowsProminentActivity", else: false) } set { _Absence.keep(newValue, of: self, "UIActivityViewController.allowsProminentActivity") } }
  @_disfavoredOverload public var completionHandler: UIActivityViewController.CompletionHandler? { get { _Absence.value(of: self, "UIActivityViewController.completionHandler", else: nil) } set { _Absence.keep(newValue, of: self, "UIActivityViewController.completionHandler") } }
  @_disfavoredOverload public var excludedActivitySectionTypes: UIActivitySectionTypes { get { _Absence.value(of: self, "UIActivityViewController.excludedActivitySectionTypes", else: []) } set { _Absence.keep(newValue, of: self, "UIActivityViewController.excludedActivitySectionTypes") } }
}
@preconcurrency @MainActor public protocol _Missing_UIAlertController: UIAlertController {}
extension UIAlertController: _Missing_UIAlertController {}
extension _Missing_UIAlertController {
  @_disfavoredOverload public var severity: UIAlertControllerSeverity { get { _Absence.value(of: self, "UIAlertController.severity", else: UIAlertControllerSeverity.`default`) } set { _Absence.keep(newValue, of: self, "UIAlertController.severity") } }
}
@preconcurrency @MainActor public protocol _Missing_UIApplication: UIApplication {}
extension UIApplication: _Missing_UIApplication {}
extension _Missing_UIApplication {
  @_disfavoredOverload public var alternateIconName: String? { get { _Absence.report("UIApplication.alternateIconName", answer: "nil"); return nil } }
  @_disfavoredOverload public var applicationSupportsShakeToEdit: Bool { get { _Absence.value(of: self, "UIApplication.applicationSupportsShakeToEdit", else: false) } set { _Absence.keep(newValue, of: self, "UIApplication.applicationSupportsShakeToEdit") } }
  @_disfavoredOverload public static var backgroundFetchIntervalMinimum: TimeInterval { get { _Absence.report("UIApplication.backgroundFetchIntervalMinimum", answer: "0"); return 0 } }
  @_disfavoredOverload public static var backgroundFetchIntervalNever: TimeInterval { get { _Absence.report("UIApplication.backgroundFetchIntervalNever", answer: "0"); return 0 } }
  @_disfavoredOverload public func beginReceivingRemoteControlEvents() { _Absence.report("UIApplication.beginReceivingRemoteControlEvents()") }
  @_disfavoredOverload public func cancelAllLocalNotifications() { _Absence.report("UIApplication.cancelAllLocalNotifications()") }
  @_disfavoredOverload public func cancelLocalNotification(_ notification: UILocalNotification) { _Absence.report("UIApplication.cancelLocalNotification(_:)") }
  @_disfavoredOverload public func clearKeepAliveTimeout() { _Absence.report("UIApplication.clearKeepAliveTimeout()") }
  @_disfavoredOverload public func completeStateRestoration() { _Absence.report("UIApplication.completeStateRestoration()") }
  @_disfavoredOverload public var currentUserNotificationSettings: UIUserNotificationSettings? { get { _Absence.report("UIApplication.currentUserNotificationSettings", answer: "nil"); return nil } }
  @_disfavoredOverload nonisolated public static var didChangeStatusBarFrameNotification: NSNotification.Name { _Absence.report("UIApplication.didChangeStatusBarFrameNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIApplicationDidChangeStatusBarFrameNotification") }
  @discardableResult @_disfavoredOverload public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { _Absence.report("UIApplication.enabledRemoteNotificationTypes()", answer: "[]"); return [] }
  @_disfavoredOverload public func endReceivingRemoteControlEvents() { _Absence.report("UIApplication.endReceivingRemoteControlEvents()") }
  @_disfavoredOverload public func extendStateRestoration() { _Absence.report("UIApplication.extendStateRestoration()") }
  @_disfavoredOverload public func ignoreSnapshotOnNextApplicationLaunch() { _Absence.report("UIApplication.ignoreSnapshotOnNextApplicationLaunch()") }
  @_disfavoredOverload public static var invalidInterfaceOrientationException: NSExceptionName { get { _Absence.trap("UIApplication.invalidInterfaceOrientationException") } }
  @_disfavoredOverload nonisolated public static var openDefaultApplicationsSettingsURLString: String { get { _Absence.report("UIApplication.openDefaultApplicationsSettingsURLString", answer: "\"\""); return "" } }
  @_disfavoredOverload public static var openNotificationSettingsURLString: String { get { _Absence.report("UIApplication.openNotificationSettingsURLString", answer: "\"\""); return "" } }
  @_disfavoredOverload public func presentLocalNotificationNow(_ notification: UILocalNotification) { _Absence.report("UIApplication.presentLocalNotificationNow(_:)") }
  @_disfavoredOverload public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) { _Absence.report("UIApplication.registerForRemoteNotifications(matching:)") }
  @_disfavoredOverload public static func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) { _Absence.report("UIApplication.registerObject(forStateRestoration:restorationIdentifier:)") }
  @_disfavoredOverload public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) { _Absence.report("UIApplication.registerUserNotificationSettings(_:)") }
  @_disfavoredOverload public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { _Absence.report("UIApplication.requestSceneSessionRefresh(_:)") }
  @_disfavoredOverload public func scheduleLocalNotification(_ notification: UILocalNotification) { _Absence.report("UIApplication.scheduleLocalNotification(_:)") }
  @_disfavoredOverload public var scheduledLocalNotifications: [UILocalNotification]? { get { _Absence.value(of: self, "UIApplication.scheduledLocalNotifications", else: nil) } set { _Absence.keep(newValue, of: self, "UIApplication.scheduledLocalNotifications") } }
  @_disfavoredOverload public func setAlternateIconName(_ alternateIconName: String?) async throws { _Absence.report("UIApplication.setAlternateIconName(_:)", answer: "an error"); throw _Absence.Failure(name: "UIApplication.setAlternateIconName(_:)") }
  @discardableResult @_disfavoredOverload public func setKeepAliveTimeout(_ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)? = nil) -> Bool { _Absence.report("UIApplication.setKeepAliveTimeout(_:handler:)", answer: "false"); return false }
  @_disfavoredOverload public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) { _Absence.report("UIApplication.setMinimumBackgroundFetchInterval(_:)") }
  @_disfavoredOverload public func setNewsstandIconImage(_ image: UIImage?) { _Absence.report("UIApplication.setNewsstandIconImage(_:)") }
  @_disfavoredOverload public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) { _Absence.report("UIApplication.setStatusBarOrientation(_:animated:)") }
  @_disfavoredOverload public static var stateRestorationBundleVersionKey: String { get { _Absence.report("UIApplication.stateRestorationBundleVersionKey", answer: "\"\""); return "" } }
  @_disfavoredOverload public static var stateRestorationSystemVersionKey: String { get { _Absence.report("UIApplication.stateRestorationSystemVersionKey", answer: "\"\""); return "" } }
  @_disfavoredOverload public static var stateRestorationTimestampKey: String { get { _Absence.report("UIApplication.stateRestorationTimestampKey", answer: "\"\""); return "" } }
  @_disfavoredOverload public static var stateRestorationUserInterfaceIdiomKey: String { get { _Absence.report("UIApplication.stateRestorationUserInterfaceIdiomKey", answer: "\"\""); return "" } }
  @_disfavoredOverload public static var stateRestorationViewControllerStoryboardKey: String { get { _Absence.report("UIApplication.stateRestorationViewControllerStoryboardKey", answer: "\"\""); return "" } }
  @_disfavoredOverload nonisolated public static var statusBarFrameUserInfoKey: String { get { _Absence.report("UIApplication.statusBarFrameUserInfoKey", answer: "\"\""); return "" } }
  @_disfavoredOverload public var statusBarHidden: Bool { get { _Absence.value(of: self, "UIApplication.statusBarHidden", else: false) } set { _Absence.keep(newValue, of: self, "UIApplication.statusBarHidden") } }
  @_disfavoredOverload public var statusBarOrientationAnimationDuration: TimeInterval { get { _Absence.report("UIApplication.statusBarOrientationAnimationDuration", answer: "0"); return 0 } }
  @_disfavoredOverload public var supportsAlternateIcons: Bool { get { _Absence.report("UIApplication.supportsAlternateIcons", answer: "false"); return false } }
  @_disfavoredOverload nonisolated public static var willChangeStatusBarFrameNotification: NSNotification.Name { _Absence.report("UIApplication.willChangeStatusBarFrameNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIApplicationWillChangeStatusBarFrameNotification") }
}
extension UIApplication.LaunchOptionsKey {
  @_disfavoredOverload public static var annotation: UIApplication.LaunchOptionsKey { _Absence.report("UIApplication.LaunchOptionsKey.annotation", answer: "a name that was made up"); return UIApplication.LaunchOptionsKey(rawValue: "annotation") }
  @_disfavoredOverload public static var bluetoothCentrals: UIApplication.LaunchOptionsKey { _Absence.report("UIApplication.LaunchOptionsKey.bluetoothCentrals", answer: "a name that was made up"); return UIApplication.LaunchOptionsKey(rawValue: "bluetoothCentrals") }
  @_disfavoredOverload public static var bluetoothPeripherals: UIApplication.LaunchOptionsKey { _Absence.report("UIApplication.LaunchOptionsKey.bluetoothPeripherals", answer: "a name that was made up"); return UIApplication.LaunchOptionsKey(rawValue: "bluetoothPeripherals") }
  @_disfavoredOverload public static var cloudKitShareMetadata: UIApplication.LaunchOptionsKey { _Absence.report("UIApplication.LaunchOptionsKey.cloudKitShareMetadata", answer: "a name that was made up"); return UIApplication.LaunchOptionsKey(rawValue: "cloudKitShareMetadata") }
  @_disfavoredOverload public static var eventAttribution: UIApplication.LaunchOptionsKey { _Absence.report("UIApplication.LaunchOptionsKey.eventAttribution", answer: "a name that was made up"); return UIApplication.LaunchOptionsKey(rawValue: "eventAttribution") }
  @_disfavoredOverload public static var localNotification: UIApplication.LaunchOptionsKey { _Absence.report("UIApplication.LaunchOptionsKey.localNotification", answer: "a name that was made up"); return UIApplication.LaunchOptionsKey(rawValue: "localNotification") }
  @_disfavoredOverload public static var location: UIApplication.LaunchOptionsKey { _Absence.report("UIApplication.LaunchOptionsKey.location", answer: "a name that was made up"); return UIApplication.LaunchOptionsKey(rawValue: "location") }
  @_disfavoredOverload public static var newsstandDownloads: UIApplication.LaunchOptionsKey { _Absence.report("UIApplication.LaunchOptionsKey.newsstandDownloads", answer: "a name that was made up"); return UIApplication.LaunchOptionsKey(rawValue: "newsstandDownloads") }
}
extension UIApplication.OpenExternalURLOptionsKey {
  @_disfavoredOverload public static var eventAttribution: UIApplication.OpenExternalURLOptionsKey { _Absence.report("UIApplication.OpenExternalURLOptionsKey.eventAttribution", answer: "a name that was made up"); return UIApplication.OpenExternalURLOptionsKey(rawValue: "eventAttribution") }
}
extension UIApplication.OpenURLOptionsKey {
  @_disfavoredOverload public static var eventAttribution: UIApplication.OpenURLOptionsKey { _Absence.report("UIApplication.OpenURLOptionsKey.eventAttribution", answer: "a name that was made up"); return UIApplication.OpenURLOptionsKey(rawValue: "eventAttribution") }
}
extension UIApplicationDelegate {
  @_disfavoredOverload public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) { _Absence.report("UIApplicationDelegate.application(_:didChangeStatusBarFrame:)") }
  @_disfavoredOverload public func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation) { _Absence.report("UIApplicationDelegate.application(_:didChangeStatusBarOrientation:)") }
  @_disfavoredOverload public func application(_ application: UIApplication, didReceive notification: UILocalNotification) { _Absence.report("UIApplicationDelegate.application(_:didReceive:)") }
  @_disfavoredOverload public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) { _Absence.report("UIApplicationDelegate.application(_:didRegister:)") }
  @_disfavoredOverload public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) { _Absence.report("UIApplicationDelegate.application(_:didRegisterForRemoteNotificationsWithDeviceToken:)") }
  @_disfavoredOverload public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) { _Absence.report("UIApplicationDelegate.application(_:didUpdate:)") }
  @_disfavoredOverload public func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, completionHandler: @escaping () -> Void) { _Absence.report("UIApplicationDelegate.application(_:handleActionWithIdentifier:for:completionHandler:)") }
  @_disfavoredOverload public func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable : Any], completionHandler: @escaping () -> Void) { _Absence.report("UIApplicationDelegate.application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)") }
  @_disfavoredOverload public func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable : Any], completionHandler: @escaping () -> Void) { _Absence.report("UIApplicationDelegate.application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)") }
  @_disfavoredOverload public func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable : Any], withResponseInfo responseInfo: [AnyHashable : Any], completionHandler: @escaping () -> Void) { _Absence.report("UIApplicationDelegate.application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)") }
  @_disfavoredOverload public func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { _Absence.report("UIApplicationDelegate.application(_:performFetchWithCompletionHandler:)") }
  @discardableResult @_disfavoredOverload public func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool { _Absence.report("UIApplicationDelegate.application(_:shouldAllowExtensionPointIdentifier:)", answer: "true"); return true }
  @_disfavoredOverload public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) { _Absence.report("UIApplicationDelegate.application(_:willChangeStatusBarFrame:)") }
  @_disfavoredOverload public func application(_ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval) { _Absence.report("UIApplicationDelegate.application(_:willChangeStatusBarOrientation:duration:)") }
  @discardableResult @_disfavoredOverload public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { _Absence.report("UIApplicationDelegate.applicationShouldAutomaticallyLocalizeKeyCommands(_:)", answer: "true"); return true }
  @_disfavoredOverload public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) { _Absence.report("UIApplicationDelegate.applicationShouldRequestHealthAuthorization(_:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIBarAppearance: UIBarAppearance {}
extension UIBarAppearance: _Missing_UIBarAppearance {}
extension _Missing_UIBarAppearance {
  @_disfavoredOverload public var backgroundImageContentMode: UIView.ContentMode { get { _Absence.value(of: self, "UIBarAppearance.backgroundImageContentMode", else: UIView.ContentMode.`scaleToFill`) } set { _Absence.keep(newValue, of: self, "UIBarAppearance.backgroundImageContentMode") } }
}
@preconcurrency @MainActor public protocol _Missing_UIBarButtonItem: UIBarButtonItem {}
extension UIBarButtonItem: _Missing_UIBarButtonItem {}
extension _Missing_UIBarButtonItem {
  @_disfavoredOverload public var buttonGroup: UIBarButtonItemGroup? { get { _Absence.report("UIBarButtonItem.buttonGroup", answer: "nil"); return nil } }
  @discardableResult @_disfavoredOverload public func creatingFixedGroup() -> UIBarButtonItemGroup { _Absence.report("UIBarButtonItem.creatingFixedGroup()", answer: "UIBarButtonItemGroup()"); return UIBarButtonItemGroup() }
  @discardableResult @_disfavoredOverload public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { _Absence.report("UIBarButtonItem.creatingMovableGroup(customizationIdentifier:)", answer: "UIBarButtonItemGroup()"); return UIBarButtonItemGroup() }
  @discardableResult @_disfavoredOverload public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup { _Absence.report("UIBarButtonItem.creatingOptionalGroup(customizationIdentifier:isInDefaultCustomization:)", answer: "UIBarButtonItemGroup()"); return UIBarButtonItemGroup() }
  @discardableResult @_disfavoredOverload public static func fixedSpace() -> Self { _Absence.trap("UIBarButtonItem.fixedSpace()") }
  @_disfavoredOverload public var hidesSharedBackground: Bool { get { _Absence.value(of: self, "UIBarButtonItem.hidesSharedBackground", else: false) } set { _Absence.keep(newValue, of: self, "UIBarButtonItem.hidesSharedBackground") } }
  @_disfavoredOverload public var identifier: String? { get { _Absence.value(of: self, "UIBarButtonItem.identifier", else: nil) } set { _Absence.keep(newValue, of: self, "UIBarButtonItem.identifier") } }
  @_disfavoredOverload public var isSymbolAnimationEnabled: Bool { get { _Absence.value(of: self, "UIBarButtonItem.isSymbolAnimationEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UIBarButtonItem.isSymbolAnimationEnabled") } }
  @_disfavoredOverload public var menuRepresentation: UIMenuElement? { get { _Absence.value(of: self, "UIBarButtonItem.menuRepresentation", else: nil) } set { _Absence.keep(newValue, of: self, "UIBarButtonItem.menuRepresentation") } }
  @_disfavoredOverload public var sharesBackground: Bool { get { _Absence.value(of: self, "UIBarButtonItem.sharesBackground", else: false) } set { _Absence.keep(newValue, of: self, "UIBarButtonItem.sharesBackground") } }
}
@preconcurrency @MainActor public protocol _Missing_UIBarButtonItemAppearance: UIBarButtonItemAppearance {}
extension UIBarButtonItemAppearance: _Missing_UIBarButtonItemAppearance {}
extension _Missing_UIBarButtonItemAppearance {
  @_disfavoredOverload public var focused: UIBarButtonItemStateAppearance { get { _Absence.trap("UIBarButtonItemAppearance.focused") } }
}
@preconcurrency @MainActor public protocol _Missing_UIBarButtonItemStateAppearance: UIBarButtonItemStateAppearance {}
extension UIBarButtonItemStateAppearance: _Missing_UIBarButtonItemStateAppearance {}
extension _Missing_UIBarButtonItemStateAppearance {
  @_disfavoredOverload public var backgroundImage: UIImage? { get { _Absence.value(of: self, "UIBarButtonItemStateAppearance.backgroundImage", else: nil) } set { _Absence.keep(newValue, of: self, "UIBarButtonItemStateAppearance.backgroundImage") } }
  @_disfavoredOverload public var backgroundImagePositionAdjustment: UIOffset { get { _Absence.value(of: self, "UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment", else: .zero) } set { _Absence.keep(newValue, of: self, "UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment") } }
}
@preconcurrency @MainActor public protocol _Missing_UIBarItem: UIBarItem {}
extension UIBarItem: _Missing_UIBarItem {}
extension _Missing_UIBarItem {
  @_disfavoredOverload public var largeContentSizeImage: UIImage? { get { _Absence.value(of: self, "UIBarItem.largeContentSizeImage", else: nil) } set { _Absence.keep(newValue, of: self, "UIBarItem.largeContentSizeImage") } }
  @_disfavoredOverload public var largeContentSizeImageInsets: UIEdgeInsets { get { _Absence.value(of: self, "UIBarItem.largeContentSizeImageInsets", else: .zero) } set { _Absence.keep(newValue, of: self, "UIBarItem.largeContentSizeImageInsets") } }
}
extension UIBarMetrics {
  @_disfavoredOverload public static var landscapePhone: UIBarMetrics { get { _Absence.report("UIBarMetrics.landscapePhone", answer: "UIBarMetrics.`default`"); return UIBarMetrics.`default` } }
  @_disfavoredOverload public static var landscapePhonePrompt: UIBarMetrics { get { _Absence.report("UIBarMetrics.landscapePhonePrompt", answer: "UIBarMetrics.`default`"); return UIBarMetrics.`default` } }
}
extension UIBarStyle {
  @_disfavoredOverload public static var blackOpaque: UIBarStyle { get { _Absence.report("UIBarStyle.blackOpaque", answer: "UIBarStyle.`default`"); return UIBarStyle.`default` } }
}
extension UIBezierPath {
  @_disfavoredOverload public convenience init(CGPath: CGPath) { _Absence.report("UIBezierPath.init(CGPath:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(ovalInRect rect: CGRect) { _Absence.report("UIBezierPath.init(ovalInRect:)", answer: "a plain object"); self.init() }
}
public protocol _Missing_UIBezierPath: UIBezierPath {}
extension UIBezierPath: _Missing_UIBezierPath {}
extension _Missing_UIBezierPath {
  @_disfavoredOverload public var flatness: CGFloat { get { _Absence.value(of: self, "UIBezierPath.flatness", else: 0) } set { _Absence.keep(newValue, of: self, "UIBezierPath.flatness") } }
}
@preconcurrency @MainActor public protocol _Missing_UIButton: UIButton {}
extension UIButton: _Missing_UIButton {}
extension _Missing_UIButton {
  @_disfavoredOverload public var behavioralStyle: UIBehavioralStyle { get { _Absence.report("UIButton.behavioralStyle", answer: "UIBehavioralStyle.`automatic`"); return UIBehavioralStyle.`automatic` } }
  @_disfavoredOverload public var isHeld: Bool { get { _Absence.report("UIButton.isHeld", answer: "false"); return false } }
  @_disfavoredOverload public var isHovered: Bool { get { _Absence.report("UIButton.isHovered", answer: "false"); return false } }
  @_disfavoredOverload public var preferredBehavioralStyle: UIBehavioralStyle { get { _Absence.value(of: self, "UIButton.preferredBehavioralStyle", else: UIBehavioralStyle.`automatic`) } set { _Absence.keep(newValue, of: self, "UIButton.preferredBehavioralStyle") } }
  @_disfavoredOverload public var reversesTitleShadowWhenHighlighted: Bool { get { _Absence.value(of: self, "UIButton.reversesTitleShadowWhenHighlighted", else: false) } set { _Absence.keep(newValue, of: self, "UIButton.reversesTitleShadowWhenHighlighted") } }
  @_disfavoredOverload public var showsTouchWhenHighlighted: Bool { get { _Absence.value(of: self, "UIButton.showsTouchWhenHighlighted", else: false) } set { _Absence.keep(newValue, of: self, "UIButton.showsTouchWhenHighlighted") } }
  @discardableResult @_disfavoredOverload public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self { _Absence.trap("UIButton.systemButton(with:target:action:)") }
}
extension UIButton.Configuration {
  @_disfavoredOverload public var imageReservation: CGFloat { get { _Absence.report("UIButton.Configuration.imageReservation", answer: "0"); return 0 } set { _Absence.report("UIButton.Configuration.imageReservation") } }
  @_disfavoredOverload public var indicator: UIButton.Configuration.Indicator { get { _Absence.report("UIButton.Configuration.indicator", answer: "UIButton.Configuration.Indicator.`none`"); return UIButton.Configuration.Indicator.`none` } set { _Absence.report("UIButton.Configuration.indicator") } }
  @_disfavoredOverload public var indicatorColorTransformer: UIConfigurationColorTransformer? { get { _Absence.report("UIButton.Configuration.indicatorColorTransformer", answer: "nil"); return nil } set { _Absence.report("UIButton.Configuration.indicatorColorTransformer") } }
  @_disfavoredOverload public var macIdiomStyle: UIButton.Configuration.MacIdiomStyle { get { _Absence.report("UIButton.Configuration.macIdiomStyle", answer: "UIButton.Configuration.MacIdiomStyle.`automatic`"); return UIButton.Configuration.MacIdiomStyle.`automatic` } set { _Absence.report("UIButton.Configuration.macIdiomStyle") } }
  @discardableResult @_disfavoredOverload public func updated(for button: UIButton) -> UIButton.Configuration { _Absence.trap("UIButton.Configuration.updated(for:)") }
}
extension UICellConfigurationState {
  @_disfavoredOverload public var cellDropState: UICellConfigurationState.DropState { get { _Absence.report("UICellConfigurationState.cellDropState", answer: "UICellConfigurationState.DropState.`none`"); return UICellConfigurationState.DropState.`none` } set { _Absence.report("UICellConfigurationState.cellDropState") } }
  @_disfavoredOverload public var isFocused: Bool { get { _Absence.report("UICellConfigurationState.isFocused", answer: "false"); return false } set { _Absence.report("UICellConfigurationState.isFocused") } }
}
@preconcurrency @MainActor public protocol _Missing_UICollectionView: UICollectionView {}
extension UICollectionView: _Missing_UICollectionView {}
extension _Missing_UICollectionView {
  @_disfavoredOverload public var allowsFocus: Bool { get { _Absence.value(of: self, "UICollectionView.allowsFocus", else: false) } set { _Absence.keep(newValue, of: self, "UICollectionView.allowsFocus") } }
  @_disfavoredOverload public var allowsFocusDuringEditing: Bool { get { _Absence.value(of: self, "UICollectionView.allowsFocusDuringEditing", else: false) } set { _Absence.keep(newValue, of: self, "UICollectionView.allowsFocusDuringEditing") } }
  @_disfavoredOverload public func cancelInteractiveTransition() { _Absence.report("UICollectionView.cancelInteractiveTransition()") }
  @_disfavoredOverload public func finishInteractiveTransition() { _Absence.report("UICollectionView.finishInteractiveTransition()") }
  @_disfavoredOverload public var hasUncommittedUpdates: Bool { get { _Absence.report("UICollectionView.hasUncommittedUpdates", answer: "false"); return false } }
  @discardableResult @_disfavoredOverload public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? { _Absence.report("UICollectionView.indexPath(forSupplementaryView:)", answer: "nil"); return nil }
  @_disfavoredOverload public var remembersLastFocusedIndexPath: Bool { get { _Absence.value(of: self, "UICollectionView.remembersLastFocusedIndexPath", else: false) } set { _Absence.keep(newValue, of: self, "UICollectionView.remembersLastFocusedIndexPath") } }
  @_disfavoredOverload public var reorderingCadence: UICollectionView.ReorderingCadence { get { _Absence.value(of: self, "UICollectionView.reorderingCadence", else: UICollectionView.ReorderingCadence.`fast`) } set { _Absence.keep(newValue, of: self, "UICollectionView.reorderingCadence") } }
  @_disfavoredOverload public var selectionFollowsFocus: Bool { get { _Absence.value(of: self, "UICollectionView.selectionFollowsFocus", else: false) } set { _Absence.keep(newValue, of: self, "UICollectionView.selectionFollowsFocus") } }
  @discardableResult @_disfavoredOverload public func startInteractiveTransition(to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil) -> UICollectionViewTransitionLayout { _Absence.report("UICollectionView.startInteractiveTransition(to:completion:)", answer: "UICollectionViewTransitionLayout()"); return UICollectionViewTransitionLayout() }
}
@preconcurrency @MainActor public protocol _Missing_UICollectionViewCompositionalLayoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {}
extension UICollectionViewCompositionalLayoutConfiguration: _Missing_UICollectionViewCompositionalLayoutConfiguration {}
extension _Missing_UICollectionViewCompositionalLayoutConfiguration {
  @_disfavoredOverload public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { _Absence.value(of: self, "UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems", else: []) } set { _Absence.keep(newValue, of: self, "UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems") } }
  @_disfavoredOverload public var contentInsetsReference: UIContentInsetsReference { get { _Absence.value(of: self, "UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference", else: UIContentInsetsReference.`none`) } set { _Absence.keep(newValue, of: self, "UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference") } }
}
@preconcurrency @MainActor public protocol _Missing_UICollectionViewController: UICollectionViewController {}
extension UICollectionViewController: _Missing_UICollectionViewController {}
extension _Missing_UICollectionViewController {
  @_disfavoredOverload public var useLayoutToLayoutNavigationTransitions: Bool { get { _Absence.value(of: self, "UICollectionViewController.useLayoutToLayoutNavigationTransitions", else: false) } set { _Absence.keep(newValue, of: self, "UICollectionViewController.useLayoutToLayoutNavigationTransitions") } }
}
extension UICollectionViewDataSource {
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { _Absence.report("UICollectionViewDataSource.collectionView(_:indexPathForIndexTitle:at:)", answer: "IndexPath()"); return IndexPath() }
  @discardableResult @_disfavoredOverload public func indexTitles(for collectionView: UICollectionView) -> [String]? { _Absence.report("UICollectionViewDataSource.indexTitles(for:)", answer: "nil"); return nil }
}
extension UICollectionViewDelegate {
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { _Absence.report("UICollectionViewDelegate.collectionView(_:canEditItemAt:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { _Absence.report("UICollectionViewDelegate.collectionView(_:canPerformAction:forItemAt:withSender:)", answer: "true"); return true }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { _Absence.report("UICollectionViewDelegate.collectionView(_:didBeginMultipleSelectionInteractionAt:)") }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) { _Absence.report("UICollectionViewDelegate.collectionView(_:performAction:forItemAt:withSender:)") }
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration? { _Absence.report("UICollectionViewDelegate.collectionView(_:sceneActivationConfigurationForItemAt:point:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool { _Absence.report("UICollectionViewDelegate.collectionView(_:selectionFollowsFocusForItemAt:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { _Absence.report("UICollectionViewDelegate.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { _Absence.report("UICollectionViewDelegate.collectionView(_:shouldShowMenuForItemAt:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { _Absence.report("UICollectionViewDelegate.collectionView(_:shouldSpringLoadItemAt:with:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { _Absence.report("UICollectionViewDelegate.collectionView(_:transitionLayoutForOldLayout:newLayout:)", answer: "UICollectionViewTransitionLayout()"); return UICollectionViewTransitionLayout() }
  @_disfavoredOverload public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { _Absence.report("UICollectionViewDelegate.collectionViewDidEndMultipleSelectionInteraction(_:)") }
}
extension UICollectionViewDiffableDataSource {
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { _Absence.report("UICollectionViewDiffableDataSource.collectionView(_:indexPathForIndexTitle:at:)", answer: "IndexPath()"); return IndexPath() }
  @discardableResult @_disfavoredOverload public func indexTitles(for collectionView: UICollectionView) -> [String]? { _Absence.report("UICollectionViewDiffableDataSource.indexTitles(for:)", answer: "nil"); return nil }
}
extension UICollectionViewDragDelegate {
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { _Absence.report("UICollectionViewDragDelegate.collectionView(_:itemsForAddingTo:at:point:)", answer: "[]"); return [] }
}
extension UICollectionViewDropDelegate {
  @discardableResult @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { _Absence.report("UICollectionViewDropDelegate.collectionView(_:dropPreviewParametersForItemAt:)", answer: "nil"); return nil }
}
extension UICollectionViewDropProposal {
  @_disfavoredOverload public convenience init(dropOperation operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) { _Absence.trap("UICollectionViewDropProposal.init(dropOperation:intent:)") }
}
@preconcurrency @MainActor public protocol _Missing_UICollectionViewLayout: UICollectionViewLayout {}
extension UICollectionViewLayout: _Missing_UICollectionViewLayout {}
extension _Missing_UICollectionViewLayout {
  @_disfavoredOverload public var developmentLayoutDirection: UIUserInterfaceLayoutDirection { get { _Absence.report("UICollectionViewLayout.developmentLayoutDirection", answer: "UIUserInterfaceLayoutDirection.`leftToRight`"); return UIUserInterfaceLayoutDirection.`leftToRight` } }
  @discardableResult @_disfavoredOverload public func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { _Absence.report("UICollectionViewLayout.finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)", answer: "nil"); return nil }
  @_disfavoredOverload public func finalizeAnimatedBoundsChange() { _Absence.report("UICollectionViewLayout.finalizeAnimatedBoundsChange()") }
  @_disfavoredOverload public var flipsHorizontallyInOppositeLayoutDirection: Bool { get { _Absence.report("UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection", answer: "false"); return false } }
  @discardableResult @_disfavoredOverload public func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { _Absence.report("UICollectionViewLayout.indexPathsToDeleteForDecorationView(ofKind:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { _Absence.report("UICollectionViewLayout.indexPathsToDeleteForSupplementaryView(ofKind:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { _Absence.report("UICollectionViewLayout.indexPathsToInsertForDecorationView(ofKind:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { _Absence.report("UICollectionViewLayout.indexPathsToInsertForSupplementaryView(ofKind:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { _Absence.report("UICollectionViewLayout.initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func invalidationContext(forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath], previousPosition: CGPoint) -> UICollectionViewLayoutInvalidationContext { _Absence.report("UICollectionViewLayout.invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)", answer: "UICollectionViewLayoutInvalidationContext()"); return UICollectionViewLayoutInvalidationContext() }
  @discardableResult @_disfavoredOverload public func invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool) -> UICollectionViewLayoutInvalidationContext { _Absence.report("UICollectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)", answer: "UICollectionViewLayoutInvalidationContext()"); return UICollectionViewLayoutInvalidationContext() }
  @_disfavoredOverload public func prepare(forAnimatedBoundsChange oldBounds: CGRect) { _Absence.report("UICollectionViewLayout.prepare(forAnimatedBoundsChange:)") }
}
extension UICollectionViewLayoutAttributes {
  @_disfavoredOverload public convenience init(forCellWithIndexPath indexPath: IndexPath) { _Absence.report("UICollectionViewLayoutAttributes.init(forCellWithIndexPath:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(forDecorationViewOfKind decorationViewKind: String, withIndexPath indexPath: IndexPath) { _Absence.report("UICollectionViewLayoutAttributes.init(forDecorationViewOfKind:withIndexPath:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(forSupplementaryViewOfKind elementKind: String, withIndexPath indexPath: IndexPath) { _Absence.report("UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:withIndexPath:)", answer: "a plain object"); self.init() }
}
@preconcurrency @MainActor public protocol _Missing_UICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {}
extension UICollectionViewLayoutAttributes: _Missing_UICollectionViewLayoutAttributes {}
extension _Missing_UICollectionViewLayoutAttributes {
  @_disfavoredOverload public var transform3D: CATransform3D { get { _Absence.value(of: self, "UICollectionViewLayoutAttributes.transform3D", else: CATransform3DIdentity) } set { _Absence.keep(newValue, of: self, "UICollectionViewLayoutAttributes.transform3D") } }
}
@preconcurrency @MainActor public protocol _Missing_UICollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {}
extension UICollectionViewLayoutInvalidationContext: _Missing_UICollectionViewLayoutInvalidationContext {}
extension _Missing_UICollectionViewLayoutInvalidationContext {
  @_disfavoredOverload public var contentSizeAdjustment: CGSize { get { _Absence.value(of: self, "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment", else: .zero) } set { _Absence.keep(newValue, of: self, "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment") } }
  @_disfavoredOverload public var interactiveMovementTarget: CGPoint { get { _Absence.report("UICollectionViewLayoutInvalidationContext.interactiveMovementTarget", answer: ".zero"); return .zero } }
  @_disfavoredOverload public var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { get { _Absence.report("UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems", answer: "nil"); return nil } }
  @_disfavoredOverload public var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { get { _Absence.report("UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems", answer: "nil"); return nil } }
}
extension UIColor {
  @_disfavoredOverload public convenience init(CGColor cgColor: CGColor) { _Absence.trap("UIColor.init(CGColor:)") }
  @_disfavoredOverload public convenience init(CIColor ciColor: CIColor) { _Absence.trap("UIColor.init(CIColor:)") }
  @_disfavoredOverload public convenience init(ciColor: CIColor) { _Absence.trap("UIColor.init(ciColor:)") }
  @_disfavoredOverload public convenience init?(named name: String, inBundle bundle: Bundle?, compatibleWithTraitCollection traitCollection: UITraitCollection?) { _Absence.report("UIColor.init(named:inBundle:compatibleWithTraitCollection:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init(patternImage image: UIImage) { _Absence.trap("UIColor.init(patternImage:)") }
  @_disfavoredOverload public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat) { _Absence.trap("UIColor.init(red:green:blue:alpha:exposure:)") }
  @_disfavoredOverload public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat) { _Absence.trap("UIColor.init(red:green:blue:alpha:linearExposure:)") }
}
public protocol _Missing_UIColor: UIColor {}
extension UIColor: _Missing_UIColor {}
extension _Missing_UIColor {
  @_disfavoredOverload public var accessibilityName: String { get { _Absence.report("UIColor.accessibilityName", answer: "\"\""); return "" } }
  @discardableResult @_disfavoredOverload public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor { _Absence.report("UIColor.applyingContentHeadroom(_:)", answer: "UIColor.clear"); return UIColor.clear }
  @_disfavoredOverload public var ciColor: CIColor { get { _Absence.trap("UIColor.ciColor") } }
  @_disfavoredOverload public var linearExposure: CGFloat { get { _Absence.report("UIColor.linearExposure", answer: "0"); return 0 } }
  @_disfavoredOverload public var prominence: UIColor.Prominence { get { _Absence.report("UIColor.prominence", answer: "UIColor.Prominence.`primary`"); return UIColor.Prominence.`primary` } }
  @_disfavoredOverload public var standardDynamicRange: UIColor { get { _Absence.report("UIColor.standardDynamicRange", answer: "UIColor.clear"); return UIColor.clear } }
  @discardableResult @_disfavoredOverload public func withProminence(_ prominence: UIColor.Prominence) -> UIColor { _Absence.report("UIColor.withProminence(_:)", answer: "UIColor.clear"); return UIColor.clear }
}
extension UIConfigurationColorTransformer {
  @_disfavoredOverload public static var monochromeTint: UIConfigurationColorTransformer { get { _Absence.trap("UIConfigurationColorTransformer.monochromeTint") } }
  @_disfavoredOverload public static var preferredTint: UIConfigurationColorTransformer { get { _Absence.trap("UIConfigurationColorTransformer.preferredTint") } }
}
extension UIContentContainer {
  @_disfavoredOverload public func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) { _Absence.report("UIContentContainer.systemLayoutFittingSizeDidChange(forChildContentContainer:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIContentUnavailableView: UIContentUnavailableView {}
extension UIContentUnavailableView: _Missing_UIContentUnavailableView {}
extension _Missing_UIContentUnavailableView {
  @_disfavoredOverload public var isScrollEnabled: Bool { get { _Absence.value(of: self, "UIContentUnavailableView.isScrollEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UIContentUnavailableView.isScrollEnabled") } }
}
@preconcurrency @MainActor public protocol _Missing_UIContextMenuConfiguration: UIContextMenuConfiguration {}
extension UIContextMenuConfiguration: _Missing_UIContextMenuConfiguration {}
extension _Missing_UIContextMenuConfiguration {
  @_disfavoredOverload public var badgeCount: Int { get { _Absence.value(of: self, "UIContextMenuConfiguration.badgeCount", else: 0) } set { _Absence.keep(newValue, of: self, "UIContextMenuConfiguration.badgeCount") } }
  @_disfavoredOverload public var secondaryItemIdentifiers: Set<AnyHashable> { get { _Absence.value(of: self, "UIContextMenuConfiguration.secondaryItemIdentifiers", else: []) } set { _Absence.keep(newValue, of: self, "UIContextMenuConfiguration.secondaryItemIdentifiers") } }
}
@preconcurrency @MainActor public protocol _Missing_UIControl: UIControl {}
extension UIControl: _Missing_UIControl {}
extension _Missing_UIControl {
  @_disfavoredOverload public var isSymbolAnimationEnabled: Bool { get { _Absence.value(of: self, "UIControl.isSymbolAnimationEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UIControl.isSymbolAnimationEnabled") } }
  @discardableResult @_disfavoredOverload public func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { _Absence.report("UIControl.menuAttachmentPoint(for:)", answer: ".zero"); return .zero }
  @_disfavoredOverload public var toolTip: String? { get { _Absence.value(of: self, "UIControl.toolTip", else: nil) } set { _Absence.keep(newValue, of: self, "UIControl.toolTip") } }
  @_disfavoredOverload public var toolTipInteraction: UIToolTipInteraction? { get { _Absence.report("UIControl.toolTipInteraction", answer: "nil"); return nil } }
}
extension UIDeferredMenuElement {
  @_disfavoredOverload public convenience init(provider elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { _Absence.trap("UIDeferredMenuElement.init(provider:)") }
  @_disfavoredOverload public convenience init(uncachedProvider elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { _Absence.trap("UIDeferredMenuElement.init(uncachedProvider:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIDeferredMenuElement: UIDeferredMenuElement {}
extension UIDeferredMenuElement: _Missing_UIDeferredMenuElement {}
extension _Missing_UIDeferredMenuElement {
  @_disfavoredOverload public var identifier: UIDeferredMenuElement.Identifier { get { _Absence.report("UIDeferredMenuElement.identifier", answer: "UIDeferredMenuElement.Identifier(rawValue: \"\")"); return UIDeferredMenuElement.Identifier(rawValue: "") } }
  @discardableResult @_disfavoredOverload public static func usingFocus(identifier: UIDeferredMenuElement.Identifier, shouldCacheItems: Bool) -> Self { _Absence.trap("UIDeferredMenuElement.usingFocus(identifier:shouldCacheItems:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIDevice: UIDevice {}
extension UIDevice: _Missing_UIDevice {}
extension _Missing_UIDevice {
  @_disfavoredOverload public var isMultitaskingSupported: Bool { get { _Absence.report("UIDevice.isMultitaskingSupported", answer: "false"); return false } }
  @_disfavoredOverload public var isProximityMonitoringEnabled: Bool { get { _Absence.value(of: self, "UIDevice.isProximityMonitoringEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UIDevice.isProximityMonitoringEnabled") } }
  @_disfavoredOverload public var proximityState: Bool { get { _Absence.report("UIDevice.proximityState", answer: "false"); return false } }
  @_disfavoredOverload nonisolated public static var proximityStateDidChangeNotification: NSNotification.Name { _Absence.report("UIDevice.proximityStateDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIDeviceProximityStateDidChangeNotification") }
}
extension UIDragInteractionDelegate {
  @discardableResult @_disfavoredOverload public func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem] { _Absence.report("UIDragInteractionDelegate.dragInteraction(_:itemsForAddingTo:withTouchAt:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { _Absence.report("UIDragInteractionDelegate.dragInteraction(_:prefersFullSizePreviewsFor:)", answer: "false"); return false }
  @_disfavoredOverload public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction) { _Absence.report("UIDragInteractionDelegate.dragInteraction(_:session:willAdd:for:)") }
  @_disfavoredOverload public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) { _Absence.report("UIDragInteractionDelegate.dragInteraction(_:sessionDidTransferItems:)") }
  @discardableResult @_disfavoredOverload public func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint) -> (any UIDragSession)? { _Absence.report("UIDragInteractionDelegate.dragInteraction(_:sessionForAddingItems:withTouchAt:)", answer: "nil"); return nil }
}
@preconcurrency @MainActor public protocol _Missing_UIDragItem: UIDragItem {}
extension UIDragItem: _Missing_UIDragItem {}
extension _Missing_UIDragItem {
  @_disfavoredOverload public func setNeedsDropPreviewUpdate() { _Absence.report("UIDragItem.setNeedsDropPreviewUpdate()") }
}
extension UIDragPreview {
  @_disfavoredOverload public convenience init(for url: URL) { _Absence.trap("UIDragPreview.init(for:)") }
  @_disfavoredOverload public convenience init(for url: URL, title: String?) { _Absence.trap("UIDragPreview.init(for:title:)") }
  @_disfavoredOverload public convenience init(forURL url: URL) { _Absence.trap("UIDragPreview.init(forURL:)") }
  @_disfavoredOverload public convenience init(forURL url: URL, title: String?) { _Absence.trap("UIDragPreview.init(forURL:title:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIDropInteraction: UIDropInteraction {}
extension UIDropInteraction: _Missing_UIDropInteraction {}
extension _Missing_UIDropInteraction {
  @_disfavoredOverload public var allowsSimultaneousDropSessions: Bool { get { _Absence.value(of: self, "UIDropInteraction.allowsSimultaneousDropSessions", else: false) } set { _Absence.keep(newValue, of: self, "UIDropInteraction.allowsSimultaneousDropSessions") } }
}
extension UIDropProposal {
  @_disfavoredOverload public convenience init(dropOperation operation: UIDropOperation) { _Absence.trap("UIDropProposal.init(dropOperation:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIDropProposal: UIDropProposal {}
extension UIDropProposal: _Missing_UIDropProposal {}
extension _Missing_UIDropProposal {
  @_disfavoredOverload public var isPrecise: Bool { get { _Absence.value(of: self, "UIDropProposal.isPrecise", else: false) } set { _Absence.keep(newValue, of: self, "UIDropProposal.isPrecise") } }
  @_disfavoredOverload public var prefersFullSizePreview: Bool { get { _Absence.value(of: self, "UIDropProposal.prefersFullSizePreview", else: false) } set { _Absence.keep(newValue, of: self, "UIDropProposal.prefersFullSizePreview") } }
}
extension UIDropSession {
  @_disfavoredOverload public var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get { _Absence.value(of: self, "UIDropSession.progressIndicatorStyle", else: UIDropSessionProgressIndicatorStyle.`none`) } set { _Absence.keep(newValue, of: self, "UIDropSession.progressIndicatorStyle") } }
}
@preconcurrency @MainActor public protocol _Missing_UIEditMenuConfiguration: UIEditMenuConfiguration {}
extension UIEditMenuConfiguration: _Missing_UIEditMenuConfiguration {}
extension _Missing_UIEditMenuConfiguration {
  @_disfavoredOverload public var preferredArrowDirection: UIEditMenuArrowDirection { get { _Absence.value(of: self, "UIEditMenuConfiguration.preferredArrowDirection", else: UIEditMenuArrowDirection.`automatic`) } set { _Absence.keep(newValue, of: self, "UIEditMenuConfiguration.preferredArrowDirection") } }
}
@preconcurrency @MainActor public protocol _Missing_UIEvent: UIEvent {}
extension UIEvent: _Missing_UIEvent {}
extension _Missing_UIEvent {
  @_disfavoredOverload public var modifierFlags: UIKeyModifierFlags { get { _Absence.report("UIEvent.modifierFlags", answer: "[]"); return [] } }
}
extension UIFeedbackGenerator {
  @_disfavoredOverload public convenience init(view: UIView) { _Absence.report("UIFeedbackGenerator.init(view:)", answer: "a plain object"); self.init() }
}
@preconcurrency @MainActor public protocol _Missing_UIFocusAnimationCoordinator: UIFocusAnimationCoordinator {}
extension UIFocusAnimationCoordinator: _Missing_UIFocusAnimationCoordinator {}
extension _Missing_UIFocusAnimationCoordinator {
  @_disfavoredOverload public func addCoordinatedFocusingAnimations(_ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil) { _Absence.report("UIFocusAnimationCoordinator.addCoordinatedFocusingAnimations(_:completion:)") }
  @_disfavoredOverload public func addCoordinatedUnfocusingAnimations(_ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil) { _Absence.report("UIFocusAnimationCoordinator.addCoordinatedUnfocusingAnimations(_:completion:)") }
}
extension UIFocusEnvironment {
  @_disfavoredOverload public var focusGroupIdentifier: String? { get { _Absence.report("UIFocusEnvironment.focusGroupIdentifier", answer: "nil"); return nil } }
  @_disfavoredOverload public var preferredFocusedView: UIView? { get { _Absence.report("UIFocusEnvironment.preferredFocusedView", answer: "nil"); return nil } }
}
extension UIFocusItem {
  @_disfavoredOverload public func didHintFocusMovement(_ hint: UIFocusMovementHint) { _Absence.report("UIFocusItem.didHintFocusMovement(_:)") }
  @_disfavoredOverload public var focusEffect: UIFocusEffect? { get { _Absence.report("UIFocusItem.focusEffect", answer: "nil"); return nil } }
  @_disfavoredOverload public var focusGroupPriority: UIFocusGroupPriority { get { _Absence.report("UIFocusItem.focusGroupPriority", answer: "UIFocusGroupPriority(rawValue: 0)"); return UIFocusGroupPriority(rawValue: 0) } }
  @_disfavoredOverload public var focusItemDeferralMode: UIFocusItemDeferralMode { get { _Absence.report("UIFocusItem.focusItemDeferralMode", answer: "UIFocusItemDeferralMode.`automatic`"); return UIFocusItemDeferralMode.`automatic` } }
  @_disfavoredOverload public var isFocused: Bool { get { _Absence.report("UIFocusItem.isFocused", answer: "false"); return false } }
  @_disfavoredOverload public var isTransparentFocusItem: Bool { get { _Absence.report("UIFocusItem.isTransparentFocusItem", answer: "false"); return false } }
}
extension UIFocusSystem {
  @_disfavoredOverload public convenience init?(for environment: any UIFocusEnvironment) { _Absence.report("UIFocusSystem.init(for:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(forEnvironment environment: any UIFocusEnvironment) { _Absence.report("UIFocusSystem.init(forEnvironment:)", answer: "nil"); return nil }
}
@preconcurrency @MainActor public protocol _Missing_UIFocusSystem: UIFocusSystem {}
extension UIFocusSystem: _Missing_UIFocusSystem {}
extension _Missing_UIFocusSystem {
  @_disfavoredOverload public static var animationCoordinatorUserInfoKey: String { get { _Absence.report("UIFocusSystem.animationCoordinatorUserInfoKey", answer: "\"\""); return "" } }
  @_disfavoredOverload nonisolated public static var didUpdateNotification: NSNotification.Name { _Absence.report("UIFocusSystem.didUpdateNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIFocusSystemDidUpdateNotification") }
  @_disfavoredOverload public static var focusUpdateContextUserInfoKey: String { get { _Absence.report("UIFocusSystem.focusUpdateContextUserInfoKey", answer: "\"\""); return "" } }
  @_disfavoredOverload nonisolated public static var movementDidFailNotification: NSNotification.Name { _Absence.report("UIFocusSystem.movementDidFailNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIFocusSystemMovementDidFailNotification") }
  @_disfavoredOverload public func requestFocusUpdate(to environment: any UIFocusEnvironment) { _Absence.report("UIFocusSystem.requestFocusUpdate(to:)") }
  @_disfavoredOverload public func updateFocusIfNeeded() { _Absence.report("UIFocusSystem.updateFocusIfNeeded()") }
}
public protocol _Missing_UIFont: UIFont {}
extension UIFont: _Missing_UIFont {}
extension _Missing_UIFont {
  @_disfavoredOverload public var leading: CGFloat { get { _Absence.report("UIFont.leading", answer: "0"); return 0 } }
  @discardableResult @_disfavoredOverload public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont { _Absence.report("UIFont.systemFont(ofSize:weight:width:)", answer: "UIFont.systemFont(ofSize: 17)"); return UIFont.systemFont(ofSize: 17) }
}
extension UIFont.TextStyle {
  @_disfavoredOverload public static var extraLargeTitle: UIFont.TextStyle { _Absence.report("UIFont.TextStyle.extraLargeTitle", answer: "a name that was made up"); return UIFont.TextStyle(rawValue: "extraLargeTitle") }
  @_disfavoredOverload public static var extraLargeTitle2: UIFont.TextStyle { _Absence.report("UIFont.TextStyle.extraLargeTitle2", answer: "a name that was made up"); return UIFont.TextStyle(rawValue: "extraLargeTitle2") }
}
extension UIFontDescriptor {
  @_disfavoredOverload public convenience init(name fontName: String, matrix: CGAffineTransform) { _Absence.report("UIFontDescriptor.init(name:matrix:)", answer: "a plain object"); self.init() }
}
public protocol _Missing_UIFontDescriptor: UIFontDescriptor {}
extension UIFontDescriptor: _Missing_UIFontDescriptor {}
extension _Missing_UIFontDescriptor {
  @discardableResult @_disfavoredOverload public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?) -> [UIFontDescriptor] { _Absence.report("UIFontDescriptor.matchingFontDescriptors(withMandatoryKeys:)", answer: "[]"); return [] }
  @_disfavoredOverload public var matrix: CGAffineTransform { get { _Absence.report("UIFontDescriptor.matrix", answer: ".identity"); return .identity } }
  @discardableResult @_disfavoredOverload public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { _Absence.trap("UIFontDescriptor.withMatrix(_:)") }
}
extension UIFontDescriptor.AttributeName {
  @_disfavoredOverload public static var cascadeList: UIFontDescriptor.AttributeName { _Absence.report("UIFontDescriptor.AttributeName.cascadeList", answer: "a name that was made up"); return UIFontDescriptor.AttributeName(rawValue: "cascadeList") }
  @_disfavoredOverload public static var characterSet: UIFontDescriptor.AttributeName { _Absence.report("UIFontDescriptor.AttributeName.characterSet", answer: "a name that was made up"); return UIFontDescriptor.AttributeName(rawValue: "characterSet") }
  @_disfavoredOverload public static var featureSettings: UIFontDescriptor.AttributeName { _Absence.report("UIFontDescriptor.AttributeName.featureSettings", answer: "a name that was made up"); return UIFontDescriptor.AttributeName(rawValue: "featureSettings") }
  @_disfavoredOverload public static var fixedAdvance: UIFontDescriptor.AttributeName { _Absence.report("UIFontDescriptor.AttributeName.fixedAdvance", answer: "a name that was made up"); return UIFontDescriptor.AttributeName(rawValue: "fixedAdvance") }
  @_disfavoredOverload public static var matrix: UIFontDescriptor.AttributeName { _Absence.report("UIFontDescriptor.AttributeName.matrix", answer: "a name that was made up"); return UIFontDescriptor.AttributeName(rawValue: "matrix") }
  @_disfavoredOverload public static var visibleName: UIFontDescriptor.AttributeName { _Absence.report("UIFontDescriptor.AttributeName.visibleName", answer: "a name that was made up"); return UIFontDescriptor.AttributeName(rawValue: "visibleName") }
}
extension UIFontDescriptor.SymbolicTraits {
  @_disfavoredOverload public static var classClarendonSerifs: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.classClarendonSerifs", answer: "[]"); return [] } }
  @_disfavoredOverload public static var classFreeformSerifs: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.classFreeformSerifs", answer: "[]"); return [] } }
  @_disfavoredOverload public static var classMask: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.classMask", answer: "[]"); return [] } }
  @_disfavoredOverload public static var classModernSerifs: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.classModernSerifs", answer: "[]"); return [] } }
  @_disfavoredOverload public static var classOldStyleSerifs: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.classOldStyleSerifs", answer: "[]"); return [] } }
  @_disfavoredOverload public static var classOrnamentals: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.classOrnamentals", answer: "[]"); return [] } }
  @_disfavoredOverload public static var classSansSerif: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.classSansSerif", answer: "[]"); return [] } }
  @_disfavoredOverload public static var classScripts: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.classScripts", answer: "[]"); return [] } }
  @_disfavoredOverload public static var classSlabSerifs: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.classSlabSerifs", answer: "[]"); return [] } }
  @_disfavoredOverload public static var classSymbolic: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.classSymbolic", answer: "[]"); return [] } }
  @_disfavoredOverload public static var classTransitionalSerifs: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.classTransitionalSerifs", answer: "[]"); return [] } }
  @_disfavoredOverload public static var traitCondensed: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.traitCondensed", answer: "[]"); return [] } }
  @_disfavoredOverload public static var traitExpanded: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.traitExpanded", answer: "[]"); return [] } }
  @_disfavoredOverload public static var traitLooseLeading: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.traitLooseLeading", answer: "[]"); return [] } }
  @_disfavoredOverload public static var traitTightLeading: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.traitTightLeading", answer: "[]"); return [] } }
  @_disfavoredOverload public static var traitUIOptimized: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.traitUIOptimized", answer: "[]"); return [] } }
  @_disfavoredOverload public static var traitVertical: UIFontDescriptor.SymbolicTraits { get { _Absence.report("UIFontDescriptor.SymbolicTraits.traitVertical", answer: "[]"); return [] } }
}
extension UIFontDescriptor.TraitKey {
  @_disfavoredOverload public static var width: UIFontDescriptor.TraitKey { _Absence.report("UIFontDescriptor.TraitKey.width", answer: "a name that was made up"); return UIFontDescriptor.TraitKey(rawValue: "width") }
}
@preconcurrency @MainActor public protocol _Missing_UIGestureRecognizer: UIGestureRecognizer {}
extension UIGestureRecognizer: _Missing_UIGestureRecognizer {}
extension _Missing_UIGestureRecognizer {
  @_disfavoredOverload public var allowedPressTypes: [NSNumber] { get { _Absence.value(of: self, "UIGestureRecognizer.allowedPressTypes", else: []) } set { _Absence.keep(newValue, of: self, "UIGestureRecognizer.allowedPressTypes") } }
  @_disfavoredOverload public var modifierFlags: UIKeyModifierFlags { get { _Absence.report("UIGestureRecognizer.modifierFlags", answer: "[]"); return [] } }
  @_disfavoredOverload public func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { _Absence.report("UIGestureRecognizer.pressesBegan(_:with:)") }
  @_disfavoredOverload public func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { _Absence.report("UIGestureRecognizer.pressesCancelled(_:with:)") }
  @_disfavoredOverload public func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { _Absence.report("UIGestureRecognizer.pressesChanged(_:with:)") }
  @_disfavoredOverload public func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { _Absence.report("UIGestureRecognizer.pressesEnded(_:with:)") }
  @_disfavoredOverload public func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { _Absence.report("UIGestureRecognizer.touchesEstimatedPropertiesUpdated(_:)") }
}
extension UIGraphicsImageRendererFormat {
  @_disfavoredOverload public convenience init(forTraitCollection traitCollection: UITraitCollection) { _Absence.report("UIGraphicsImageRendererFormat.init(forTraitCollection:)", answer: "a plain object"); self.init() }
}
public protocol _Missing_UIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {}
extension UIGraphicsImageRendererFormat: _Missing_UIGraphicsImageRendererFormat {}
extension _Missing_UIGraphicsImageRendererFormat {
  @_disfavoredOverload public var preferredRange: UIGraphicsImageRendererFormat.Range { get { _Absence.value(of: self, "UIGraphicsImageRendererFormat.preferredRange", else: UIGraphicsImageRendererFormat.Range.`unspecified`) } set { _Absence.keep(newValue, of: self, "UIGraphicsImageRendererFormat.preferredRange") } }
  @_disfavoredOverload public var prefersExtendedRange: Bool { get { _Absence.value(of: self, "UIGraphicsImageRendererFormat.prefersExtendedRange", else: false) } set { _Absence.keep(newValue, of: self, "UIGraphicsImageRendererFormat.prefersExtendedRange") } }
  @_disfavoredOverload public var supportsHighDynamicRange: Bool { get { _Absence.report("UIGraphicsImageRendererFormat.supportsHighDynamicRange", answer: "false"); return false } }
}
public protocol _Missing_UIGraphicsRenderer: UIGraphicsRenderer {}
extension UIGraphicsRenderer: _Missing_UIGraphicsRenderer {}
extension _Missing_UIGraphicsRenderer {
  @discardableResult @_disfavoredOverload public static func context(with format: UIGraphicsRendererFormat) -> CGContext? { _Absence.report("UIGraphicsRenderer.context(with:)", answer: "nil"); return nil }
  @_disfavoredOverload public static func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) { _Absence.report("UIGraphicsRenderer.prepare(_:with:)") }
  @discardableResult @_disfavoredOverload public static func rendererContextClass() -> AnyClass { _Absence.trap("UIGraphicsRenderer.rendererContextClass()") }
  @_disfavoredOverload public func runDrawingActions(_ drawingActions: (UIGraphicsRendererContext) -> Void, completionActions: ((UIGraphicsRendererContext) -> Void)? = nil) throws { _Absence.report("UIGraphicsRenderer.runDrawingActions(_:completionActions:)", answer: "an error"); throw _Absence.Failure(name: "UIGraphicsRenderer.runDrawingActions(_:completionActions:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIHoverGestureRecognizer: UIHoverGestureRecognizer {}
extension UIHoverGestureRecognizer: _Missing_UIHoverGestureRecognizer {}
extension _Missing_UIHoverGestureRecognizer {
  @_disfavoredOverload public var altitudeAngle: CGFloat { get { _Absence.report("UIHoverGestureRecognizer.altitudeAngle", answer: "0"); return 0 } }
  @discardableResult @_disfavoredOverload public func azimuthAngle(in view: UIView?) -> CGFloat { _Absence.report("UIHoverGestureRecognizer.azimuthAngle(in:)", answer: "0"); return 0 }
  @discardableResult @_disfavoredOverload public func azimuthUnitVector(in view: UIView?) -> CGVector { _Absence.report("UIHoverGestureRecognizer.azimuthUnitVector(in:)", answer: ".zero"); return .zero }
  @_disfavoredOverload public var rollAngle: CGFloat { get { _Absence.report("UIHoverGestureRecognizer.rollAngle", answer: "0"); return 0 } }
  @_disfavoredOverload public var zOffset: CGFloat { get { _Absence.report("UIHoverGestureRecognizer.zOffset", answer: "0"); return 0 } }
}
extension UIImage {
  @_disfavoredOverload public convenience init(CGImage cgImage: CGImage) { _Absence.report("UIImage.init(CGImage:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(CGImage cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) { _Absence.report("UIImage.init(CGImage:scale:orientation:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init?(named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: UIImage.Configuration? = nil) { _Absence.report("UIImage.init(named:in:variableValue:configuration:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(named name: String, inBundle bundle: Bundle?, compatibleWithTraitCollection traitCollection: UITraitCollection?) { _Absence.report("UIImage.init(named:inBundle:compatibleWithTraitCollection:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(named name: String, inBundle bundle: Bundle?, withConfiguration configuration: UIImage.Configuration?) { _Absence.report("UIImage.init(named:inBundle:withConfiguration:)", answer: "nil"); return nil }
  @_disfavoredOverload public convenience init?(systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil) { _Absence.report("UIImage.init(systemName:variableValue:configuration:)", answer: "nil"); return nil }
}
public protocol _Missing_UIImage: UIImage {}
extension UIImage: _Missing_UIImage {}
extension _Missing_UIImage {
  @_disfavoredOverload public static var actions: UIImage { get { _Absence.report("UIImage.actions", answer: "UIImage()"); return UIImage() } }
  @_disfavoredOverload public static var add: UIImage { get { _Absence.report("UIImage.add", answer: "UIImage()"); return UIImage() } }
  @discardableResult @_disfavoredOverload public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { _Absence.report("UIImage.animatedImageNamed(_:duration:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public static func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? { _Absence.report("UIImage.animatedResizableImageNamed(_:capInsets:duration:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public static func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval) -> UIImage? { _Absence.report("UIImage.animatedResizableImageNamed(_:capInsets:resizingMode:duration:)", answer: "nil"); return nil }
  @_disfavoredOverload public var baselineOffsetFromBottom: CGFloat? { get { _Absence.report("UIImage.baselineOffsetFromBottom", answer: "nil"); return nil } }
  @_disfavoredOverload public static var checkmark: UIImage { get { _Absence.report("UIImage.checkmark", answer: "UIImage()"); return UIImage() } }
  @_disfavoredOverload public func drawAsPattern(in rect: CGRect) { _Absence.report("UIImage.drawAsPattern(in:)") }
  @discardableResult @_disfavoredOverload public func heicData() -> Data? { _Absence.report("UIImage.heicData()", answer: "nil"); return nil }
  @_disfavoredOverload public var imageAsset: UIImageAsset? { get { _Absence.report("UIImage.imageAsset", answer: "nil"); return nil } }
  @discardableResult @_disfavoredOverload public func imageRestrictedToStandardDynamicRange() -> UIImage { _Absence.report("UIImage.imageRestrictedToStandardDynamicRange()", answer: "UIImage()"); return UIImage() }
  @discardableResult @_disfavoredOverload public func imageWithoutBaseline() -> UIImage { _Absence.report("UIImage.imageWithoutBaseline()", answer: "UIImage()"); return UIImage() }
  @_disfavoredOverload public var isHighDynamicRange: Bool { get { _Absence.report("UIImage.isHighDynamicRange", answer: "false"); return false } }
  @_disfavoredOverload public var leftCapWidth: Int { get { _Absence.report("UIImage.leftCapWidth", answer: "0"); return 0 } }
  @_disfavoredOverload public static var remove: UIImage { get { _Absence.report("UIImage.remove", answer: "UIImage()"); return UIImage() } }
  @_disfavoredOverload public static var strokedCheckmark: UIImage { get { _Absence.report("UIImage.strokedCheckmark", answer: "UIImage()"); return UIImage() } }
  @_disfavoredOverload public var topCapHeight: Int { get { _Absence.report("UIImage.topCapHeight", answer: "0"); return 0 } }
  @_disfavoredOverload public var traitCollection: UITraitCollection { get { _Absence.report("UIImage.traitCollection", answer: "UITraitCollection()"); return UITraitCollection() } }
  @discardableResult @_disfavoredOverload public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { _Absence.report("UIImage.withBaselineOffset(fromBottom:)", answer: "UIImage()"); return UIImage() }
}
extension UIImage.Configuration {
  @_disfavoredOverload public convenience init(locale: Locale?) { _Absence.trap("UIImage.Configuration.init(locale:)") }
  @_disfavoredOverload public convenience init(traitCollection: UITraitCollection?) { _Absence.trap("UIImage.Configuration.init(traitCollection:)") }
}
public protocol _Missing_UIImage_Configuration: UIImage.Configuration {}
extension UIImage.Configuration: _Missing_UIImage_Configuration {}
extension _Missing_UIImage_Configuration {
  @_disfavoredOverload public var locale: Locale? { get { _Absence.report("UIImage.Configuration.locale", answer: "nil"); return nil } }
  @discardableResult @_disfavoredOverload public func withLocale(_ locale: Locale?) -> Self { _Absence.trap("UIImage.Configuration.withLocale(_:)") }
}
extension UIImage.SymbolConfiguration {
  @_disfavoredOverload public convenience init(colorRenderingMode mode: UIImage.SymbolColorRenderingMode) { _Absence.trap("UIImage.SymbolConfiguration.init(colorRenderingMode:)") }
  @_disfavoredOverload public convenience init(hierarchicalColor: UIColor) { _Absence.trap("UIImage.SymbolConfiguration.init(hierarchicalColor:)") }
  @_disfavoredOverload public convenience init(paletteColors: [UIColor]) { _Absence.trap("UIImage.SymbolConfiguration.init(paletteColors:)") }
  @_disfavoredOverload public convenience init(variableValueMode: UIImage.SymbolVariableValueMode) { _Absence.trap("UIImage.SymbolConfiguration.init(variableValueMode:)") }
}
public protocol _Missing_UIImage_SymbolConfiguration: UIImage.SymbolConfiguration {}
extension UIImage.SymbolConfiguration: _Missing_UIImage_SymbolConfiguration {}
extension _Missing_UIImage_SymbolConfiguration {
  @discardableResult @_disfavoredOverload public static func preferringMonochrome() -> Self { _Absence.trap("UIImage.SymbolConfiguration.preferringMonochrome()") }
  @discardableResult @_disfavoredOverload public static func preferringMulticolor() -> Self { _Absence.trap("UIImage.SymbolConfiguration.preferringMulticolor()") }
}
@preconcurrency @MainActor public protocol _Missing_UIImagePickerController: UIImagePickerController {}
extension UIImagePickerController: _Missing_UIImagePickerController {}
extension _Missing_UIImagePickerController {
  @_disfavoredOverload public var cameraCaptureMode: UIImagePickerController.CameraCaptureMode { get { _Absence.value(of: self, "UIImagePickerController.cameraCaptureMode", else: UIImagePickerController.CameraCaptureMode.`photo`) } set { _Absence.keep(newValue, of: self, "UIImagePickerController.cameraCaptureMode") } }
  @_disfavoredOverload public var cameraDevice: UIImagePickerController.CameraDevice { get { _Absence.value(of: self, "UIImagePickerController.cameraDevice", else: UIImagePickerController.CameraDevice.`rear`) } set { _Absence.keep(newValue, of: self, "UIImagePickerController.cameraDevice") } }
  @_disfavoredOverload public var cameraFlashMode: UIImagePickerController.CameraFlashMode { get { _Absence.value(of: self, "UIImagePickerController.cameraFlashMode", else: UIImagePickerController.CameraFlashMode.`auto`) } set { _Absence.keep(newValue, of: self, "UIImagePickerController.cameraFlashMode") } }
  @_disfavoredOverload public var cameraOverlayView: UIView? { get { _Absence.value(of: self, "UIImagePickerController.cameraOverlayView", else: nil) } set { _Absence.keep(newValue, of: self, "UIImagePickerController.cameraOverlayView") } }
  @_disfavoredOverload public var cameraViewTransform: CGAffineTransform { get { _Absence.value(of: self, "UIImagePickerController.cameraViewTransform", else: .identity) } set { _Absence.keep(newValue, of: self, "UIImagePickerController.cameraViewTransform") } }
  @_disfavoredOverload public var imageExportPreset: UIImagePickerController.ImageURLExportPreset { get { _Absence.value(of: self, "UIImagePickerController.imageExportPreset", else: UIImagePickerController.ImageURLExportPreset.`compatible`) } set { _Absence.keep(newValue, of: self, "UIImagePickerController.imageExportPreset") } }
  @_disfavoredOverload public var showsCameraControls: Bool { get { _Absence.value(of: self, "UIImagePickerController.showsCameraControls", else: false) } set { _Absence.keep(newValue, of: self, "UIImagePickerController.showsCameraControls") } }
  @discardableResult @_disfavoredOverload public func startVideoCapture() -> Bool { _Absence.report("UIImagePickerController.startVideoCapture()", answer: "false"); return false }
  @_disfavoredOverload public func stopVideoCapture() { _Absence.report("UIImagePickerController.stopVideoCapture()") }
  @_disfavoredOverload public func takePicture() { _Absence.report("UIImagePickerController.takePicture()") }
  @_disfavoredOverload public var videoExportPreset: String { get { _Absence.value(of: self, "UIImagePickerController.videoExportPreset", else: "") } set { _Absence.keep(newValue, of: self, "UIImagePickerController.videoExportPreset") } }
  @_disfavoredOverload public var videoMaximumDuration: TimeInterval { get { _Absence.value(of: self, "UIImagePickerController.videoMaximumDuration", else: 0) } set { _Absence.keep(newValue, of: self, "UIImagePickerController.videoMaximumDuration") } }
  @_disfavoredOverload public var videoQuality: UIImagePickerController.QualityType { get { _Absence.value(of: self, "UIImagePickerController.videoQuality", else: UIImagePickerController.QualityType.`type640x480`) } set { _Absence.keep(newValue, of: self, "UIImagePickerController.videoQuality") } }
}
extension UIImagePickerController.InfoKey {
  @_disfavoredOverload public static var imageURL: UIImagePickerController.InfoKey { _Absence.report("UIImagePickerController.InfoKey.imageURL", answer: "a name that was made up"); return UIImagePickerController.InfoKey(rawValue: "imageURL") }
  @_disfavoredOverload public static var livePhoto: UIImagePickerController.InfoKey { _Absence.report("UIImagePickerController.InfoKey.livePhoto", answer: "a name that was made up"); return UIImagePickerController.InfoKey(rawValue: "livePhoto") }
  @_disfavoredOverload public static var mediaMetadata: UIImagePickerController.InfoKey { _Absence.report("UIImagePickerController.InfoKey.mediaMetadata", answer: "a name that was made up"); return UIImagePickerController.InfoKey(rawValue: "mediaMetadata") }
  @_disfavoredOverload public static var mediaURL: UIImagePickerController.InfoKey { _Absence.report("UIImagePickerController.InfoKey.mediaURL", answer: "a name that was made up"); return UIImagePickerController.InfoKey(rawValue: "mediaURL") }
  @_disfavoredOverload public static var phAsset: UIImagePickerController.InfoKey { _Absence.report("UIImagePickerController.InfoKey.phAsset", answer: "a name that was made up"); return UIImagePickerController.InfoKey(rawValue: "phAsset") }
  @_disfavoredOverload public static var referenceURL: UIImagePickerController.InfoKey { _Absence.report("UIImagePickerController.InfoKey.referenceURL", answer: "a name that was made up"); return UIImagePickerController.InfoKey(rawValue: "referenceURL") }
}
@preconcurrency @MainActor public protocol _Missing_UIImageView: UIImageView {}
extension UIImageView: _Missing_UIImageView {}
extension _Missing_UIImageView {
  @_disfavoredOverload public var imageDynamicRange: UIImage.DynamicRange { get { _Absence.report("UIImageView.imageDynamicRange", answer: "UIImage.DynamicRange.`unspecified`"); return UIImage.DynamicRange.`unspecified` } }
  @_disfavoredOverload public var preferredImageDynamicRange: UIImage.DynamicRange { get { _Absence.value(of: self, "UIImageView.preferredImageDynamicRange", else: UIImage.DynamicRange.`unspecified`) } set { _Absence.keep(newValue, of: self, "UIImageView.preferredImageDynamicRange") } }
}
extension UIImpactFeedbackGenerator {
  @_disfavoredOverload public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { _Absence.report("UIImpactFeedbackGenerator.init(style:view:)", answer: "a plain object"); self.init() }
}
@preconcurrency @MainActor public protocol _Missing_UIImpactFeedbackGenerator: UIImpactFeedbackGenerator {}
extension UIImpactFeedbackGenerator: _Missing_UIImpactFeedbackGenerator {}
extension _Missing_UIImpactFeedbackGenerator {
  @_disfavoredOverload public func impactOccurred(at location: CGPoint) { _Absence.report("UIImpactFeedbackGenerator.impactOccurred(at:)") }
  @_disfavoredOverload public func impactOccurred(intensity: CGFloat, at location: CGPoint) { _Absence.report("UIImpactFeedbackGenerator.impactOccurred(intensity:at:)") }
}
extension UIKeyCommand {
  @_disfavoredOverload public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) { _Absence.report("UIKeyCommand.init(input:modifierFlags:action:discoverabilityTitle:)", answer: "a plain object"); self.init() }
}
@preconcurrency @MainActor public protocol _Missing_UIKeyCommand: UIKeyCommand {}
extension UIKeyCommand: _Missing_UIKeyCommand {}
extension _Missing_UIKeyCommand {
  @_disfavoredOverload public var allowsAutomaticLocalization: Bool { get { _Absence.value(of: self, "UIKeyCommand.allowsAutomaticLocalization", else: false) } set { _Absence.keep(newValue, of: self, "UIKeyCommand.allowsAutomaticLocalization") } }
}
extension UIKeyboardAppearance {
  @_disfavoredOverload public static var alert: UIKeyboardAppearance { get { _Absence.report("UIKeyboardAppearance.alert", answer: "UIKeyboardAppearance.`default`"); return UIKeyboardAppearance.`default` } }
}
extension UIKeyboardHIDUsage {
  @_disfavoredOverload public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { get { _Absence.report("UIKeyboardHIDUsage.keyboardAlphanumericSwitch", answer: "UIKeyboardHIDUsage.`keyboardErrorUndefined`"); return UIKeyboardHIDUsage.`keyboardErrorUndefined` } }
  @_disfavoredOverload public static var keyboardHangul: UIKeyboardHIDUsage { get { _Absence.report("UIKeyboardHIDUsage.keyboardHangul", answer: "UIKeyboardHIDUsage.`keyboardErrorUndefined`"); return UIKeyboardHIDUsage.`keyboardErrorUndefined` } }
  @_disfavoredOverload public static var keyboardHanja: UIKeyboardHIDUsage { get { _Absence.report("UIKeyboardHIDUsage.keyboardHanja", answer: "UIKeyboardHIDUsage.`keyboardErrorUndefined`"); return UIKeyboardHIDUsage.`keyboardErrorUndefined` } }
  @_disfavoredOverload public static var keyboardHiragana: UIKeyboardHIDUsage { get { _Absence.report("UIKeyboardHIDUsage.keyboardHiragana", answer: "UIKeyboardHIDUsage.`keyboardErrorUndefined`"); return UIKeyboardHIDUsage.`keyboardErrorUndefined` } }
  @_disfavoredOverload public static var keyboardKanaSwitch: UIKeyboardHIDUsage { get { _Absence.report("UIKeyboardHIDUsage.keyboardKanaSwitch", answer: "UIKeyboardHIDUsage.`keyboardErrorUndefined`"); return UIKeyboardHIDUsage.`keyboardErrorUndefined` } }
  @_disfavoredOverload public static var keyboardKatakana: UIKeyboardHIDUsage { get { _Absence.report("UIKeyboardHIDUsage.keyboardKatakana", answer: "UIKeyboardHIDUsage.`keyboardErrorUndefined`"); return UIKeyboardHIDUsage.`keyboardErrorUndefined` } }
  @_disfavoredOverload public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { get { _Absence.report("UIKeyboardHIDUsage.keyboardZenkakuHankakuKanji", answer: "UIKeyboardHIDUsage.`keyboardErrorUndefined`"); return UIKeyboardHIDUsage.`keyboardErrorUndefined` } }
}
@preconcurrency @MainActor public protocol _Missing_UIKeyboardLayoutGuide: UIKeyboardLayoutGuide {}
extension UIKeyboardLayoutGuide: _Missing_UIKeyboardLayoutGuide {}
extension _Missing_UIKeyboardLayoutGuide {
  @_disfavoredOverload public var followsUndockedKeyboard: Bool { get { _Absence.value(of: self, "UIKeyboardLayoutGuide.followsUndockedKeyboard", else: false) } set { _Absence.keep(newValue, of: self, "UIKeyboardLayoutGuide.followsUndockedKeyboard") } }
  @_disfavoredOverload public var keyboardDismissPadding: CGFloat { get { _Absence.value(of: self, "UIKeyboardLayoutGuide.keyboardDismissPadding", else: 0) } set { _Absence.keep(newValue, of: self, "UIKeyboardLayoutGuide.keyboardDismissPadding") } }
}
@preconcurrency @MainActor public protocol _Missing_UILabel: UILabel {}
extension UILabel: _Missing_UILabel {}
extension _Missing_UILabel {
  @_disfavoredOverload public var allowsDefaultTighteningForTruncation: Bool { get { _Absence.value(of: self, "UILabel.allowsDefaultTighteningForTruncation", else: false) } set { _Absence.keep(newValue, of: self, "UILabel.allowsDefaultTighteningForTruncation") } }
  @_disfavoredOverload public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { _Absence.value(of: self, "UILabel.lineBreakStrategy", else: []) } set { _Absence.keep(newValue, of: self, "UILabel.lineBreakStrategy") } }
  @_disfavoredOverload public var preferredVibrancy: UILabelVibrancy { get { _Absence.value(of: self, "UILabel.preferredVibrancy", else: UILabelVibrancy.`none`) } set { _Absence.keep(newValue, of: self, "UILabel.preferredVibrancy") } }
  @_disfavoredOverload public var showsExpansionTextWhenTruncated: Bool { get { _Absence.value(of: self, "UILabel.showsExpansionTextWhenTruncated", else: false) } set { _Absence.keep(newValue, of: self, "UILabel.showsExpansionTextWhenTruncated") } }
}
@preconcurrency @MainActor public protocol _Missing_UILayoutGuide: UILayoutGuide {}
extension UILayoutGuide: _Missing_UILayoutGuide {}
extension _Missing_UILayoutGuide {
  @discardableResult @_disfavoredOverload public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { _Absence.report("UILayoutGuide.constraintsAffectingLayout(for:)", answer: "[]"); return [] }
  @_disfavoredOverload public var hasAmbiguousLayout: Bool { get { _Absence.report("UILayoutGuide.hasAmbiguousLayout", answer: "false"); return false } }
}
extension UIListContentConfiguration.ImageProperties {
  @_disfavoredOverload public var accessibilityIgnoresInvertColors: Bool { get { _Absence.report("UIListContentConfiguration.ImageProperties.accessibilityIgnoresInvertColors", answer: "false"); return false } set { _Absence.report("UIListContentConfiguration.ImageProperties.accessibilityIgnoresInvertColors") } }
}
extension UIListContentConfiguration.TextProperties {
  @_disfavoredOverload public var allowsDefaultTighteningForTruncation: Bool { get { _Absence.report("UIListContentConfiguration.TextProperties.allowsDefaultTighteningForTruncation", answer: "false"); return false } set { _Absence.report("UIListContentConfiguration.TextProperties.allowsDefaultTighteningForTruncation") } }
  @_disfavoredOverload public var showsExpansionTextWhenTruncated: Bool { get { _Absence.report("UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated", answer: "false"); return false } set { _Absence.report("UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated") } }
}
extension UIListSeparatorConfiguration {
  @_disfavoredOverload public var multipleSelectionColor: UIColor { get { _Absence.report("UIListSeparatorConfiguration.multipleSelectionColor", answer: "UIColor.clear"); return UIColor.clear } set { _Absence.report("UIListSeparatorConfiguration.multipleSelectionColor") } }
  @_disfavoredOverload public var visualEffect: UIVisualEffect? { get { _Absence.report("UIListSeparatorConfiguration.visualEffect", answer: "nil"); return nil } set { _Absence.report("UIListSeparatorConfiguration.visualEffect") } }
}
@preconcurrency @MainActor public protocol _Missing_UIMenu: UIMenu {}
extension UIMenu: _Missing_UIMenu {}
extension _Missing_UIMenu {
  @_disfavoredOverload public var displayPreferences: UIMenuDisplayPreferences? { get { _Absence.value(of: self, "UIMenu.displayPreferences", else: nil) } set { _Absence.keep(newValue, of: self, "UIMenu.displayPreferences") } }
}
extension UIMenu.Identifier {
  @_disfavoredOverload public static var about: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.about", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "about") }
  @_disfavoredOverload public static var alignment: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.alignment", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "alignment") }
  @_disfavoredOverload public static var application: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.application", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "application") }
  @_disfavoredOverload public static var autoFill: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.autoFill", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "autoFill") }
  @_disfavoredOverload public static var bringAllToFront: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.bringAllToFront", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "bringAllToFront") }
  @_disfavoredOverload public static var close: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.close", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "close") }
  @_disfavoredOverload public static var document: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.document", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "document") }
  @_disfavoredOverload public static var edit: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.edit", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "edit") }
  @_disfavoredOverload public static var file: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.file", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "file") }
  @_disfavoredOverload public static var find: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.find", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "find") }
  @_disfavoredOverload public static var findPanel: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.findPanel", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "findPanel") }
  @_disfavoredOverload public static var font: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.font", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "font") }
  @_disfavoredOverload public static var format: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.format", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "format") }
  @_disfavoredOverload public static var fullscreen: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.fullscreen", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "fullscreen") }
  @_disfavoredOverload public static var help: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.help", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "help") }
  @_disfavoredOverload public static var hide: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.hide", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "hide") }
  @_disfavoredOverload public static var learn: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.learn", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "learn") }
  @_disfavoredOverload public static var lookup: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.lookup", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "lookup") }
  @_disfavoredOverload public static var minimizeAndZoom: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.minimizeAndZoom", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "minimizeAndZoom") }
  @_disfavoredOverload public static var newItem: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.newItem", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "newItem") }
  @_disfavoredOverload public static var newScene: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.newScene", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "newScene") }
  @_disfavoredOverload public static var open: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.open", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "open") }
  @_disfavoredOverload public static var openRecent: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.openRecent", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "openRecent") }
  @_disfavoredOverload public static var preferences: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.preferences", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "preferences") }
  @_disfavoredOverload public static var print: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.print", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "print") }
  @_disfavoredOverload public static var quit: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.quit", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "quit") }
  @_disfavoredOverload public static var replace: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.replace", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "replace") }
  @_disfavoredOverload public static var root: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.root", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "root") }
  @_disfavoredOverload public static var services: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.services", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "services") }
  @_disfavoredOverload public static var share: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.share", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "share") }
  @_disfavoredOverload public static var sidebar: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.sidebar", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "sidebar") }
  @_disfavoredOverload public static var speech: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.speech", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "speech") }
  @_disfavoredOverload public static var spelling: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.spelling", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "spelling") }
  @_disfavoredOverload public static var spellingOptions: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.spellingOptions", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "spellingOptions") }
  @_disfavoredOverload public static var spellingPanel: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.spellingPanel", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "spellingPanel") }
  @_disfavoredOverload public static var standardEdit: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.standardEdit", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "standardEdit") }
  @_disfavoredOverload public static var substitutionOptions: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.substitutionOptions", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "substitutionOptions") }
  @_disfavoredOverload public static var substitutions: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.substitutions", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "substitutions") }
  @_disfavoredOverload public static var substitutionsPanel: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.substitutionsPanel", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "substitutionsPanel") }
  @_disfavoredOverload public static var text: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.text", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "text") }
  @_disfavoredOverload public static var textColor: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.textColor", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "textColor") }
  @_disfavoredOverload public static var textSize: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.textSize", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "textSize") }
  @_disfavoredOverload public static var textStyle: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.textStyle", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "textStyle") }
  @_disfavoredOverload public static var textStylePasteboard: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.textStylePasteboard", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "textStylePasteboard") }
  @_disfavoredOverload public static var toolbar: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.toolbar", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "toolbar") }
  @_disfavoredOverload public static var transformations: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.transformations", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "transformations") }
  @_disfavoredOverload public static var undoRedo: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.undoRedo", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "undoRedo") }
  @_disfavoredOverload public static var view: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.view", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "view") }
  @_disfavoredOverload public static var window: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.window", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "window") }
  @_disfavoredOverload public static var writingDirection: UIMenu.Identifier { _Absence.report("UIMenu.Identifier.writingDirection", answer: "a name that was made up"); return UIMenu.Identifier(rawValue: "writingDirection") }
}
extension UIMenu.Options {
  @_disfavoredOverload public static var displayAsPalette: UIMenu.Options { get { _Absence.report("UIMenu.Options.displayAsPalette", answer: "[]"); return [] } }
}
@preconcurrency @MainActor public protocol _Missing_UIMenuController: UIMenuController {}
extension UIMenuController: _Missing_UIMenuController {}
extension _Missing_UIMenuController {
  @_disfavoredOverload public var arrowDirection: UIMenuController.ArrowDirection { get { _Absence.value(of: self, "UIMenuController.arrowDirection", else: UIMenuController.ArrowDirection.`default`) } set { _Absence.keep(newValue, of: self, "UIMenuController.arrowDirection") } }
  @_disfavoredOverload nonisolated public static var menuFrameDidChangeNotification: NSNotification.Name { _Absence.report("UIMenuController.menuFrameDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIMenuControllerMenuFrameDidChangeNotification") }
}
@preconcurrency @MainActor public protocol _Missing_UINavigationBar: UINavigationBar {}
extension UINavigationBar: _Missing_UINavigationBar {}
extension _Missing_UINavigationBar {
  @_disfavoredOverload public var behavioralStyle: UIBehavioralStyle { get { _Absence.report("UINavigationBar.behavioralStyle", answer: "UIBehavioralStyle.`automatic`"); return UIBehavioralStyle.`automatic` } }
  @_disfavoredOverload public var currentNSToolbarSection: UINavigationBar.NSToolbarSection { get { _Absence.report("UINavigationBar.currentNSToolbarSection", answer: "UINavigationBar.NSToolbarSection.`none`"); return UINavigationBar.NSToolbarSection.`none` } }
  @_disfavoredOverload public var preferredBehavioralStyle: UIBehavioralStyle { get { _Absence.value(of: self, "UINavigationBar.preferredBehavioralStyle", else: UIBehavioralStyle.`automatic`) } set { _Absence.keep(newValue, of: self, "UINavigationBar.preferredBehavioralStyle") } }
}
@preconcurrency @MainActor public protocol _Missing_UINavigationBarAppearance: UINavigationBarAppearance {}
extension UINavigationBarAppearance: _Missing_UINavigationBarAppearance {}
extension _Missing_UINavigationBarAppearance {
  @_disfavoredOverload public var largeSubtitleTextAttributes: [NSAttributedString.Key : Any] { get { _Absence.value(of: self, "UINavigationBarAppearance.largeSubtitleTextAttributes", else: [:]) } set { _Absence.keep(newValue, of: self, "UINavigationBarAppearance.largeSubtitleTextAttributes") } }
  @_disfavoredOverload public var prominentButtonAppearance: UIBarButtonItemAppearance { get { _Absence.value(of: self, "UINavigationBarAppearance.prominentButtonAppearance", else: UIBarButtonItemAppearance()) } set { _Absence.keep(newValue, of: self, "UINavigationBarAppearance.prominentButtonAppearance") } }
  @_disfavoredOverload public var subtitleTextAttributes: [NSAttributedString.Key : Any] { get { _Absence.value(of: self, "UINavigationBarAppearance.subtitleTextAttributes", else: [:]) } set { _Absence.keep(newValue, of: self, "UINavigationBarAppearance.subtitleTextAttributes") } }
}
extension UINavigationBarDelegate {
  @discardableResult @_disfavoredOverload public func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection { _Absence.report("UINavigationBarDelegate.navigationBarNSToolbarSection(_:)", answer: "UINavigationBar.NSToolbarSection.`none`"); return UINavigationBar.NSToolbarSection.`none` }
}
@preconcurrency @MainActor public protocol _Missing_UINavigationController: UINavigationController {}
extension UINavigationController: _Missing_UINavigationController {}
extension _Missing_UINavigationController {
  @_disfavoredOverload public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { get { _Absence.report("UINavigationController.interactiveContentPopGestureRecognizer", answer: "nil"); return nil } }
}
@preconcurrency @MainActor public protocol _Missing_UINavigationItem: UINavigationItem {}
extension UINavigationItem: _Missing_UINavigationItem {}
extension _Missing_UINavigationItem {
  @_disfavoredOverload public var additionalOverflowItems: UIDeferredMenuElement? { get { _Absence.value(of: self, "UINavigationItem.additionalOverflowItems", else: nil) } set { _Absence.keep(newValue, of: self, "UINavigationItem.additionalOverflowItems") } }
  @_disfavoredOverload public var centerItemGroups: [UIBarButtonItemGroup] { get { _Absence.value(of: self, "UINavigationItem.centerItemGroups", else: []) } set { _Absence.keep(newValue, of: self, "UINavigationItem.centerItemGroups") } }
  @_disfavoredOverload public var customizationIdentifier: String? { get { _Absence.value(of: self, "UINavigationItem.customizationIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "UINavigationItem.customizationIdentifier") } }
  @_disfavoredOverload public var documentProperties: UIDocumentProperties? { get { _Absence.value(of: self, "UINavigationItem.documentProperties", else: nil) } set { _Absence.keep(newValue, of: self, "UINavigationItem.documentProperties") } }
  @_disfavoredOverload public var largeSubtitle: String? { get { _Absence.value(of: self, "UINavigationItem.largeSubtitle", else: nil) } set { _Absence.keep(newValue, of: self, "UINavigationItem.largeSubtitle") } }
  @_disfavoredOverload public var largeSubtitleView: UIView? { get { _Absence.value(of: self, "UINavigationItem.largeSubtitleView", else: nil) } set { _Absence.keep(newValue, of: self, "UINavigationItem.largeSubtitleView") } }
  @_disfavoredOverload public var largeTitle: String? { get { _Absence.value(of: self, "UINavigationItem.largeTitle", else: nil) } set { _Absence.keep(newValue, of: self, "UINavigationItem.largeTitle") } }
  @_disfavoredOverload public var leadingItemGroups: [UIBarButtonItemGroup] { get { _Absence.value(of: self, "UINavigationItem.leadingItemGroups", else: []) } set { _Absence.keep(newValue, of: self, "UINavigationItem.leadingItemGroups") } }
  @_disfavoredOverload public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { get { _Absence.report("UINavigationItem.overflowPresentationSource", answer: "nil"); return nil } }
  @_disfavoredOverload public var pinnedTrailingGroup: UIBarButtonItemGroup? { get { _Absence.value(of: self, "UINavigationItem.pinnedTrailingGroup", else: nil) } set { _Absence.keep(newValue, of: self, "UINavigationItem.pinnedTrailingGroup") } }
  @_disfavoredOverload public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement { get { _Absence.value(of: self, "UINavigationItem.preferredSearchBarPlacement", else: UINavigationItem.SearchBarPlacement.`automatic`) } set { _Absence.keep(newValue, of: self, "UINavigationItem.preferredSearchBarPlacement") } }
  @_disfavoredOverload public var renameDelegate: (any UINavigationItemRenameDelegate)? { get { _Absence.value(of: self, "UINavigationItem.renameDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "UINavigationItem.renameDelegate", weakly: true) } }
  @_disfavoredOverload public var searchBarPlacement: UINavigationItem.SearchBarPlacement { get { _Absence.report("UINavigationItem.searchBarPlacement", answer: "UINavigationItem.SearchBarPlacement.`automatic`"); return UINavigationItem.SearchBarPlacement.`automatic` } }
  @_disfavoredOverload public var searchBarPlacementAllowsExternalIntegration: Bool { get { _Absence.value(of: self, "UINavigationItem.searchBarPlacementAllowsExternalIntegration", else: false) } set { _Absence.keep(newValue, of: self, "UINavigationItem.searchBarPlacementAllowsExternalIntegration") } }
  @_disfavoredOverload public var searchBarPlacementAllowsToolbarIntegration: Bool { get { _Absence.value(of: self, "UINavigationItem.searchBarPlacementAllowsToolbarIntegration", else: false) } set { _Absence.keep(newValue, of: self, "UINavigationItem.searchBarPlacementAllowsToolbarIntegration") } }
  @_disfavoredOverload public var searchBarPlacementBarButtonItem: UIBarButtonItem { get { _Absence.report("UINavigationItem.searchBarPlacementBarButtonItem", answer: "UIBarButtonItem()"); return UIBarButtonItem() } }
  @_disfavoredOverload public var style: UINavigationItem.ItemStyle { get { _Absence.value(of: self, "UINavigationItem.style", else: UINavigationItem.ItemStyle.`browser`) } set { _Absence.keep(newValue, of: self, "UINavigationItem.style") } }
  @_disfavoredOverload public var subtitle: String? { get { _Absence.value(of: self, "UINavigationItem.subtitle", else: nil) } set { _Absence.keep(newValue, of: self, "UINavigationItem.subtitle") } }
  @_disfavoredOverload public var subtitleView: UIView? { get { _Absence.value(of: self, "UINavigationItem.subtitleView", else: nil) } set { _Absence.keep(newValue, of: self, "UINavigationItem.subtitleView") } }
  @_disfavoredOverload public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { get { _Absence.value(of: self, "UINavigationItem.titleMenuProvider", else: nil) } set { _Absence.keep(newValue, of: self, "UINavigationItem.titleMenuProvider") } }
  @_disfavoredOverload public var trailingItemGroups: [UIBarButtonItemGroup] { get { _Absence.value(of: self, "UINavigationItem.trailingItemGroups", else: []) } set { _Absence.keep(newValue, of: self, "UINavigationItem.trailingItemGroups") } }
}
@preconcurrency @MainActor public protocol _Missing_UINotificationFeedbackGenerator: UINotificationFeedbackGenerator {}
extension UINotificationFeedbackGenerator: _Missing_UINotificationFeedbackGenerator {}
extension _Missing_UINotificationFeedbackGenerator {
  @_disfavoredOverload public func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint) { _Absence.report("UINotificationFeedbackGenerator.notificationOccurred(_:at:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIPageControl: UIPageControl {}
extension UIPageControl: _Missing_UIPageControl {}
extension _Missing_UIPageControl {
  @_disfavoredOverload public var defersCurrentPageDisplay: Bool { get { _Absence.value(of: self, "UIPageControl.defersCurrentPageDisplay", else: false) } set { _Absence.keep(newValue, of: self, "UIPageControl.defersCurrentPageDisplay") } }
  @_disfavoredOverload public var progress: UIPageControlProgress? { get { _Absence.value(of: self, "UIPageControl.progress", else: nil) } set { _Absence.keep(newValue, of: self, "UIPageControl.progress") } }
  @_disfavoredOverload public func updateCurrentPageDisplay() { _Absence.report("UIPageControl.updateCurrentPageDisplay()") }
}
extension UIPageViewControllerDelegate {
  @discardableResult @_disfavoredOverload public func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation { _Absence.report("UIPageViewControllerDelegate.pageViewControllerPreferredInterfaceOrientationForPresentation(_:)", answer: "UIInterfaceOrientation.`unknown`"); return UIInterfaceOrientation.`unknown` }
}
@preconcurrency @MainActor public protocol _Missing_UIPanGestureRecognizer: UIPanGestureRecognizer {}
extension UIPanGestureRecognizer: _Missing_UIPanGestureRecognizer {}
extension _Missing_UIPanGestureRecognizer {
  @_disfavoredOverload public var allowedScrollTypesMask: UIScrollTypeMask { get { _Absence.value(of: self, "UIPanGestureRecognizer.allowedScrollTypesMask", else: []) } set { _Absence.keep(newValue, of: self, "UIPanGestureRecognizer.allowedScrollTypesMask") } }
}
@preconcurrency @MainActor public protocol _Missing_UIPasteboard: UIPasteboard {}
extension UIPasteboard: _Missing_UIPasteboard {}
extension _Missing_UIPasteboard {
  @_disfavoredOverload public func detectPatterns(for patterns: Set<UIPasteboard.DetectionPattern>, completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> ()) { _Absence.report("UIPasteboard.detectPatterns(for:completionHandler:)") }
  @_disfavoredOverload public func detectPatterns(for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, completionHandler: @escaping (Result<Set<PartialKeyPath<UIPasteboard.DetectedValues>>, any Error>) -> ()) { _Absence.report("UIPasteboard.detectPatterns(for:completionHandler:)") }
  @_disfavoredOverload public func detectPatterns(for patterns: Set<UIPasteboard.DetectionPattern>, inItemSet itemSet: IndexSet?, completionHandler: @escaping (Result<[Set<UIPasteboard.DetectionPattern>], any Error>) -> ()) { _Absence.report("UIPasteboard.detectPatterns(for:inItemSet:completionHandler:)") }
  @_disfavoredOverload public func detectPatterns(for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet itemSet: IndexSet?, completionHandler: @escaping (Result<[Set<PartialKeyPath<UIPasteboard.DetectedValues>>], any Error>) -> ()) { _Absence.report("UIPasteboard.detectPatterns(for:inItemSet:completionHandler:)") }
  @_disfavoredOverload public func detectValues(for patterns: Set<UIPasteboard.DetectionPattern>, completionHandler: @escaping (Result<[UIPasteboard.DetectionPattern : Any], any Error>) -> ()) { _Absence.report("UIPasteboard.detectValues(for:completionHandler:)") }
  @_disfavoredOverload public func detectValues(for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, completionHandler: @escaping (Result<UIPasteboard.DetectedValues, any Error>) -> ()) { _Absence.report("UIPasteboard.detectValues(for:completionHandler:)") }
  @_disfavoredOverload public func detectValues(for patterns: Set<UIPasteboard.DetectionPattern>, inItemSet itemSet: IndexSet?, completionHandler: @escaping (Result<[[UIPasteboard.DetectionPattern : Any]], any Error>) -> ()) { _Absence.report("UIPasteboard.detectValues(for:inItemSet:completionHandler:)") }
  @_disfavoredOverload public func detectValues(for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet itemSet: IndexSet?, completionHandler: @escaping (Result<[UIPasteboard.DetectedValues], any Error>) -> ()) { _Absence.report("UIPasteboard.detectValues(for:inItemSet:completionHandler:)") }
  @discardableResult @_disfavoredOverload public func detectedPatterns(for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>) async throws -> Set<PartialKeyPath<UIPasteboard.DetectedValues>> { _Absence.report("UIPasteboard.detectedPatterns(for:)", answer: "an error"); throw _Absence.Failure(name: "UIPasteboard.detectedPatterns(for:)") }
  @discardableResult @_disfavoredOverload public func detectedPatterns(for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet itemSet: IndexSet?) async throws -> [Set<PartialKeyPath<UIPasteboard.DetectedValues>>] { _Absence.report("UIPasteboard.detectedPatterns(for:inItemSet:)", answer: "an error"); throw _Absence.Failure(name: "UIPasteboard.detectedPatterns(for:inItemSet:)") }
  @discardableResult @_disfavoredOverload public func detectedValues(for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>) async throws -> UIPasteboard.DetectedValues { _Absence.report("UIPasteboard.detectedValues(for:)", answer: "an error"); throw _Absence.Failure(name: "UIPasteboard.detectedValues(for:)") }
  @discardableResult @_disfavoredOverload public func detectedValues(for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet itemSet: IndexSet?) async throws -> [UIPasteboard.DetectedValues] { _Absence.report("UIPasteboard.detectedValues(for:inItemSet:)", answer: "an error"); throw _Absence.Failure(name: "UIPasteboard.detectedValues(for:inItemSet:)") }
  @_disfavoredOverload public var itemProviders: [NSItemProvider] { get { _Absence.value(of: self, "UIPasteboard.itemProviders", else: []) } set { _Absence.keep(newValue, of: self, "UIPasteboard.itemProviders") } }
  @_disfavoredOverload public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) { _Absence.report("UIPasteboard.setItemProviders(_:localOnly:expirationDate:)") }
  @_disfavoredOverload public func setObjects(_ objects: [any NSItemProviderWriting]) { _Absence.report("UIPasteboard.setObjects(_:)") }
  @_disfavoredOverload public func setObjects<T>(_ objects: [T]) where T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderWriting { _Absence.report("UIPasteboard.setObjects(_:)") }
  @_disfavoredOverload public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) { _Absence.report("UIPasteboard.setObjects(_:localOnly:expirationDate:)") }
  @_disfavoredOverload public func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?) where T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderWriting { _Absence.report("UIPasteboard.setObjects(_:localOnly:expirationDate:)") }
  @_disfavoredOverload public func setPersistent(_ persistent: Bool) { _Absence.report("UIPasteboard.setPersistent(_:)") }
  @_disfavoredOverload public static var typeListColor: NSArray { get { _Absence.report("UIPasteboard.typeListColor", answer: "NSArray()"); return NSArray() } set { _Absence.report("UIPasteboard.typeListColor") } }
  @_disfavoredOverload public static var typeListImage: NSArray { get { _Absence.report("UIPasteboard.typeListImage", answer: "NSArray()"); return NSArray() } set { _Absence.report("UIPasteboard.typeListImage") } }
  @_disfavoredOverload public static var typeListString: NSArray { get { _Absence.report("UIPasteboard.typeListString", answer: "NSArray()"); return NSArray() } set { _Absence.report("UIPasteboard.typeListString") } }
  @_disfavoredOverload public static var typeListURL: NSArray { get { _Absence.report("UIPasteboard.typeListURL", answer: "NSArray()"); return NSArray() } set { _Absence.report("UIPasteboard.typeListURL") } }
}
@preconcurrency @MainActor public protocol _Missing_UIPickerView: UIPickerView {}
extension UIPickerView: _Missing_UIPickerView {}
extension _Missing_UIPickerView {
  @_disfavoredOverload public var showsSelectionIndicator: Bool { get { _Absence.value(of: self, "UIPickerView.showsSelectionIndicator", else: false) } set { _Absence.keep(newValue, of: self, "UIPickerView.showsSelectionIndicator") } }
}
@preconcurrency @MainActor public protocol _Missing_UIPointerAccessory: UIPointerAccessory {}
extension UIPointerAccessory: _Missing_UIPointerAccessory {}
extension _Missing_UIPointerAccessory {
  @discardableResult @_disfavoredOverload public static func arrow(_ position: UIPointerAccessory.Position) -> Self { _Absence.trap("UIPointerAccessory.arrow(_:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIPopoverPresentationController: UIPopoverPresentationController {}
extension UIPopoverPresentationController: _Missing_UIPopoverPresentationController {}
extension _Missing_UIPopoverPresentationController {
  @_disfavoredOverload public var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? { get { _Absence.value(of: self, "UIPopoverPresentationController.popoverBackgroundViewClass", else: nil) } set { _Absence.keep(newValue, of: self, "UIPopoverPresentationController.popoverBackgroundViewClass") } }
}
extension UIPopoverPresentationControllerDelegate {
  @_disfavoredOverload public func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>) { _Absence.report("UIPopoverPresentationControllerDelegate.popoverPresentationController(_:willRepositionPopoverTo:in:)") }
  @_disfavoredOverload public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) { _Absence.report("UIPopoverPresentationControllerDelegate.popoverPresentationControllerDidDismissPopover(_:)") }
  @discardableResult @_disfavoredOverload public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool { _Absence.report("UIPopoverPresentationControllerDelegate.popoverPresentationControllerShouldDismissPopover(_:)", answer: "true"); return true }
}
extension UIPresentationController {
  @_disfavoredOverload public convenience init(presentedViewController: UIViewController, presentingViewController: UIViewController?) { _Absence.report("UIPresentationController.init(presentedViewController:presentingViewController:)", answer: "a plain object"); self.init(presentedViewController: UIViewController(), presenting: nil) }
}
@preconcurrency @MainActor public protocol _Missing_UIPresentationController: UIPresentationController {}
extension UIPresentationController: _Missing_UIPresentationController {}
extension _Missing_UIPresentationController {
  @_disfavoredOverload public var backgroundEffect: UIVisualEffect? { get { _Absence.value(of: self, "UIPresentationController.backgroundEffect", else: nil) } set { _Absence.keep(newValue, of: self, "UIPresentationController.backgroundEffect") } }
  @_disfavoredOverload public var overrideTraitCollection: UITraitCollection? { get { _Absence.value(of: self, "UIPresentationController.overrideTraitCollection", else: nil) } set { _Absence.keep(newValue, of: self, "UIPresentationController.overrideTraitCollection") } }
}
@preconcurrency @MainActor public protocol _Missing_UIPress: UIPress {}
extension UIPress: _Missing_UIPress {}
extension _Missing_UIPress {
  @_disfavoredOverload public var force: CGFloat { get { _Absence.report("UIPress.force", answer: "0"); return 0 } }
  @_disfavoredOverload public var gestureRecognizers: [UIGestureRecognizer]? { get { _Absence.report("UIPress.gestureRecognizers", answer: "nil"); return nil } }
  @_disfavoredOverload public var type: UIPress.PressType { get { _Absence.report("UIPress.type", answer: "UIPress.PressType.`downArrow`"); return UIPress.PressType.`downArrow` } }
}
@preconcurrency @MainActor public protocol _Missing_UIPressesEvent: UIPressesEvent {}
extension UIPressesEvent: _Missing_UIPressesEvent {}
extension _Missing_UIPressesEvent {
  @discardableResult @_disfavoredOverload public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { _Absence.report("UIPressesEvent.presses(for:)", answer: "[]"); return [] }
}
extension UIPreviewParameters {
  @_disfavoredOverload public convenience init(textLineRects: [NSValue]) { _Absence.report("UIPreviewParameters.init(textLineRects:)", answer: "a plain object"); self.init() }
}
@preconcurrency @MainActor public protocol _Missing_UIProgressView: UIProgressView {}
extension UIProgressView: _Missing_UIProgressView {}
extension _Missing_UIProgressView {
  @_disfavoredOverload public var progressImage: UIImage? { get { _Absence.value(of: self, "UIProgressView.progressImage", else: nil) } set { _Absence.keep(newValue, of: self, "UIProgressView.progressImage") } }
  @_disfavoredOverload public var trackImage: UIImage? { get { _Absence.value(of: self, "UIProgressView.trackImage", else: nil) } set { _Absence.keep(newValue, of: self, "UIProgressView.trackImage") } }
}
@preconcurrency @MainActor public protocol _Missing_UIResponder: UIResponder {}
extension UIResponder: _Missing_UIResponder {}
extension _Missing_UIResponder {
  @_disfavoredOverload public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get { _Absence.value(of: self, "UIResponder.activityItemsConfiguration", else: nil) } set { _Absence.keep(newValue, of: self, "UIResponder.activityItemsConfiguration") } }
  @_disfavoredOverload public func buildMenu(with builder: any UIMenuBuilder) { _Absence.report("UIResponder.buildMenu(with:)") }
  @_disfavoredOverload public func captureTextFromCamera(_ sender: Any?) { _Absence.report("UIResponder.captureTextFromCamera(_:)") }
  @_disfavoredOverload public static func clearTextInputContextIdentifier(_ identifier: String) { _Absence.report("UIResponder.clearTextInputContextIdentifier(_:)") }
  @_disfavoredOverload public var editingInteractionConfiguration: UIEditingInteractionConfiguration { get { _Absence.report("UIResponder.editingInteractionConfiguration", answer: "UIEditingInteractionConfiguration.`none`"); return UIEditingInteractionConfiguration.`none` } }
  @_disfavoredOverload public var inputAccessoryViewController: UIInputViewController? { get { _Absence.report("UIResponder.inputAccessoryViewController", answer: "nil"); return nil } }
  @_disfavoredOverload public var inputAssistantItem: UITextInputAssistantItem { get { _Absence.report("UIResponder.inputAssistantItem", answer: "UITextInputAssistantItem()"); return UITextInputAssistantItem() } }
  @_disfavoredOverload public var inputViewController: UIInputViewController? { get { _Absence.report("UIResponder.inputViewController", answer: "nil"); return nil } }
  @discardableResult @_disfavoredOverload public func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? { _Absence.report("UIResponder.provider(for:)", answer: "nil"); return nil }
  @_disfavoredOverload public func remoteControlReceived(with event: UIEvent?) { _Absence.report("UIResponder.remoteControlReceived(with:)") }
  @_disfavoredOverload public var textInputContextIdentifier: String? { get { _Absence.report("UIResponder.textInputContextIdentifier", answer: "nil"); return nil } }
  @_disfavoredOverload public func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { _Absence.report("UIResponder.touchesEstimatedPropertiesUpdated(_:)") }
}
extension UIResponderStandardEditActions {
  @_disfavoredOverload public func alignCenter(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.alignCenter(_:)") }
  @_disfavoredOverload public func alignJustified(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.alignJustified(_:)") }
  @_disfavoredOverload public func alignLeft(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.alignLeft(_:)") }
  @_disfavoredOverload public func alignRight(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.alignRight(_:)") }
  @_disfavoredOverload public func decreaseSize(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.decreaseSize(_:)") }
  @_disfavoredOverload public func duplicate(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.duplicate(_:)") }
  @_disfavoredOverload public func export(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.export(_:)") }
  @_disfavoredOverload public func increaseSize(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.increaseSize(_:)") }
  @_disfavoredOverload public func makeTextWritingDirectionLeftToRight(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.makeTextWritingDirectionLeftToRight(_:)") }
  @_disfavoredOverload public func makeTextWritingDirectionRightToLeft(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.makeTextWritingDirectionRightToLeft(_:)") }
  @_disfavoredOverload public func move(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.move(_:)") }
  @_disfavoredOverload public func newFromPasteboard(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.newFromPasteboard(_:)") }
  @_disfavoredOverload public func pasteAndGo(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.pasteAndGo(_:)") }
  @_disfavoredOverload public func pasteAndMatchStyle(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.pasteAndMatchStyle(_:)") }
  @_disfavoredOverload public func pasteAndSearch(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.pasteAndSearch(_:)") }
  @_disfavoredOverload public func performClose(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.performClose(_:)") }
  @_disfavoredOverload public func printContent(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.printContent(_:)") }
  @_disfavoredOverload public func rename(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.rename(_:)") }
  @_disfavoredOverload public func showWritingTools(_ sender: Any) { _Absence.report("UIResponderStandardEditActions.showWritingTools(_:)") }
  @_disfavoredOverload public func toggleBoldface(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.toggleBoldface(_:)") }
  @_disfavoredOverload public func toggleInspector(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.toggleInspector(_:)") }
  @_disfavoredOverload public func toggleItalics(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.toggleItalics(_:)") }
  @_disfavoredOverload public func toggleSidebar(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.toggleSidebar(_:)") }
  @_disfavoredOverload public func toggleUnderline(_ sender: Any?) { _Absence.report("UIResponderStandardEditActions.toggleUnderline(_:)") }
  @_disfavoredOverload public func updateTextAttributes(conversionHandler: ([NSAttributedString.Key : Any]) -> [NSAttributedString.Key : Any]) { _Absence.report("UIResponderStandardEditActions.updateTextAttributes(conversionHandler:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIScene: UIScene {}
extension UIScene: _Missing_UIScene {}
extension _Missing_UIScene {
  @_disfavoredOverload public func completeStateRestoration() { _Absence.report("UIScene.completeStateRestoration()") }
  @_disfavoredOverload public func extendStateRestoration() { _Absence.report("UIScene.extendStateRestoration()") }
  @_disfavoredOverload public var pointerLockState: UIPointerLockState? { get { _Absence.report("UIScene.pointerLockState", answer: "nil"); return nil } }
  @_disfavoredOverload public var subtitle: String { get { _Absence.value(of: self, "UIScene.subtitle", else: "") } set { _Absence.keep(newValue, of: self, "UIScene.subtitle") } }
  @_disfavoredOverload nonisolated public static var systemProtectionDidChangeNotification: NSNotification.Name { _Absence.report("UIScene.systemProtectionDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UISceneSystemProtectionDidChangeNotification") }
  @_disfavoredOverload public var systemProtectionManager: UIScene.SystemProtectionManager? { get { _Absence.report("UIScene.systemProtectionManager", answer: "nil"); return nil } }
}
@preconcurrency @MainActor public protocol _Missing_UIScene_ActivationRequestOptions: UIScene.ActivationRequestOptions {}
extension UIScene.ActivationRequestOptions: _Missing_UIScene_ActivationRequestOptions {}
extension _Missing_UIScene_ActivationRequestOptions {
  @_disfavoredOverload public var requestingScene: UIScene? { get { _Absence.value(of: self, "UIScene.ActivationRequestOptions.requestingScene", else: nil) } set { _Absence.keep(newValue, of: self, "UIScene.ActivationRequestOptions.requestingScene") } }
}
@preconcurrency @MainActor public protocol _Missing_UIScene_OpenExternalURLOptions: UIScene.OpenExternalURLOptions {}
extension UIScene.OpenExternalURLOptions: _Missing_UIScene_OpenExternalURLOptions {}
extension _Missing_UIScene_OpenExternalURLOptions {
  @_disfavoredOverload public var eventAttribution: UIEventAttribution? { get { _Absence.value(of: self, "UIScene.OpenExternalURLOptions.eventAttribution", else: nil) } set { _Absence.keep(newValue, of: self, "UIScene.OpenExternalURLOptions.eventAttribution") } }
}
@preconcurrency @MainActor public protocol _Missing_UIScene_OpenURLOptions: UIScene.OpenURLOptions {}
extension UIScene.OpenURLOptions: _Missing_UIScene_OpenURLOptions {}
extension _Missing_UIScene_OpenURLOptions {
  @_disfavoredOverload public var annotation: Any? { get { _Absence.report("UIScene.OpenURLOptions.annotation", answer: "nil"); return nil } }
  @_disfavoredOverload public var eventAttribution: UIEventAttribution? { get { _Absence.report("UIScene.OpenURLOptions.eventAttribution", answer: "nil"); return nil } }
}
extension UISceneError {
  @_disfavoredOverload public static var geometryRequestDenied: UISceneError.Code { get { _Absence.report("UISceneError.geometryRequestDenied", answer: "UISceneError.Code.`multipleScenesNotSupported`"); return UISceneError.Code.`multipleScenesNotSupported` } }
  @_disfavoredOverload public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.trap("UISceneError.init(_:userInfo:)") }
  @_disfavoredOverload public var userInfo: [String : Any] { get { _Absence.report("UISceneError.userInfo", answer: "[:]"); return [:] } }
}
extension UISceneSession.Role {
  @_disfavoredOverload public static var windowAssistiveAccessApplication: UISceneSession.Role { _Absence.report("UISceneSession.Role.windowAssistiveAccessApplication", answer: "a name that was made up"); return UISceneSession.Role(rawValue: "windowAssistiveAccessApplication") }
  @_disfavoredOverload public static var windowExternalDisplay: UISceneSession.Role { _Absence.report("UISceneSession.Role.windowExternalDisplay", answer: "a name that was made up"); return UISceneSession.Role(rawValue: "windowExternalDisplay") }
  @_disfavoredOverload public static var windowExternalDisplayNonInteractive: UISceneSession.Role { _Absence.report("UISceneSession.Role.windowExternalDisplayNonInteractive", answer: "a name that was made up"); return UISceneSession.Role(rawValue: "windowExternalDisplayNonInteractive") }
}
@preconcurrency @MainActor public protocol _Missing_UIScreen: UIScreen {}
extension UIScreen: _Missing_UIScreen {}
extension _Missing_UIScreen {
  @_disfavoredOverload public var applicationFrame: CGRect { get { _Absence.report("UIScreen.applicationFrame", answer: ".zero"); return .zero } }
  @_disfavoredOverload public var availableModes: [UIScreenMode] { get { _Absence.report("UIScreen.availableModes", answer: "[]"); return [] } }
  @_disfavoredOverload public var calibratedLatency: CFTimeInterval { get { _Absence.report("UIScreen.calibratedLatency", answer: "0"); return 0 } }
  @_disfavoredOverload public var currentEDRHeadroom: CGFloat { get { _Absence.report("UIScreen.currentEDRHeadroom", answer: "0"); return 0 } }
  @_disfavoredOverload public var currentMode: UIScreenMode? { get { _Absence.value(of: self, "UIScreen.currentMode", else: nil) } set { _Absence.keep(newValue, of: self, "UIScreen.currentMode") } }
  @_disfavoredOverload nonisolated public static var didConnectNotification: NSNotification.Name { _Absence.report("UIScreen.didConnectNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIScreenDidConnectNotification") }
  @_disfavoredOverload nonisolated public static var didDisconnectNotification: NSNotification.Name { _Absence.report("UIScreen.didDisconnectNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIScreenDidDisconnectNotification") }
  @_disfavoredOverload public var fixedCoordinateSpace: any UICoordinateSpace { get { _Absence.trap("UIScreen.fixedCoordinateSpace") } }
  @_disfavoredOverload public var focusedItem: (any UIFocusItem)? { get { _Absence.report("UIScreen.focusedItem", answer: "nil"); return nil } }
  @_disfavoredOverload public var focusedView: UIView? { get { _Absence.report("UIScreen.focusedView", answer: "nil"); return nil } }
  @_disfavoredOverload nonisolated public static var modeDidChangeNotification: NSNotification.Name { _Absence.report("UIScreen.modeDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIScreenModeDidChangeNotification") }
  @_disfavoredOverload public var overscanCompensation: UIScreen.OverscanCompensation { get { _Absence.value(of: self, "UIScreen.overscanCompensation", else: UIScreen.OverscanCompensation.`none`) } set { _Absence.keep(newValue, of: self, "UIScreen.overscanCompensation") } }
  @_disfavoredOverload public var overscanCompensationInsets: UIEdgeInsets { get { _Absence.report("UIScreen.overscanCompensationInsets", answer: ".zero"); return .zero } }
  @_disfavoredOverload public var potentialEDRHeadroom: CGFloat { get { _Absence.report("UIScreen.potentialEDRHeadroom", answer: "0"); return 0 } }
  @_disfavoredOverload public var preferredMode: UIScreenMode? { get { _Absence.report("UIScreen.preferredMode", answer: "nil"); return nil } }
  @_disfavoredOverload public var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus { get { _Absence.report("UIScreen.referenceDisplayModeStatus", answer: "UIScreen.ReferenceDisplayModeStatus.`enabled`"); return UIScreen.ReferenceDisplayModeStatus.`enabled` } }
  @_disfavoredOverload nonisolated public static var referenceDisplayModeStatusDidChangeNotification: NSNotification.Name { _Absence.report("UIScreen.referenceDisplayModeStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIScreenReferenceDisplayModeStatusDidChangeNotification") }
  @_disfavoredOverload public var supportsFocus: Bool { get { _Absence.report("UIScreen.supportsFocus", answer: "false"); return false } }
  @_disfavoredOverload public var wantsSoftwareDimming: Bool { get { _Absence.value(of: self, "UIScreen.wantsSoftwareDimming", else: false) } set { _Absence.keep(newValue, of: self, "UIScreen.wantsSoftwareDimming") } }
}
@preconcurrency @MainActor public protocol _Missing_UIScrollView: UIScrollView {}
extension UIScrollView: _Missing_UIScrollView {}
extension _Missing_UIScrollView {
  @_disfavoredOverload public var allowsKeyboardScrolling: Bool { get { _Absence.value(of: self, "UIScrollView.allowsKeyboardScrolling", else: false) } set { _Absence.keep(newValue, of: self, "UIScrollView.allowsKeyboardScrolling") } }
  @_disfavoredOverload public var bottomEdgeEffect: UIScrollEdgeEffect { get { _Absence.report("UIScrollView.bottomEdgeEffect", answer: "UIScrollEdgeEffect()"); return UIScrollEdgeEffect() } }
  @_disfavoredOverload public var contentAlignmentPoint: CGPoint { get { _Absence.value(of: self, "UIScrollView.contentAlignmentPoint", else: .zero) } set { _Absence.keep(newValue, of: self, "UIScrollView.contentAlignmentPoint") } }
  @_disfavoredOverload public var directionalPressGestureRecognizer: UIGestureRecognizer { get { _Absence.report("UIScrollView.directionalPressGestureRecognizer", answer: "UIGestureRecognizer()"); return UIGestureRecognizer() } }
  @_disfavoredOverload public var indexDisplayMode: UIScrollView.IndexDisplayMode { get { _Absence.value(of: self, "UIScrollView.indexDisplayMode", else: UIScrollView.IndexDisplayMode.`automatic`) } set { _Absence.keep(newValue, of: self, "UIScrollView.indexDisplayMode") } }
  @_disfavoredOverload public var isScrollAnimating: Bool { get { _Absence.report("UIScrollView.isScrollAnimating", answer: "false"); return false } }
  @_disfavoredOverload public var isZoomAnimating: Bool { get { _Absence.report("UIScrollView.isZoomAnimating", answer: "false"); return false } }
  @_disfavoredOverload public var leftEdgeEffect: UIScrollEdgeEffect { get { _Absence.report("UIScrollView.leftEdgeEffect", answer: "UIScrollEdgeEffect()"); return UIScrollEdgeEffect() } }
  @_disfavoredOverload public var rightEdgeEffect: UIScrollEdgeEffect { get { _Absence.report("UIScrollView.rightEdgeEffect", answer: "UIScrollEdgeEffect()"); return UIScrollEdgeEffect() } }
  @_disfavoredOverload public func stopScrollingAndZooming() { _Absence.report("UIScrollView.stopScrollingAndZooming()") }
  @_disfavoredOverload public var topEdgeEffect: UIScrollEdgeEffect { get { _Absence.report("UIScrollView.topEdgeEffect", answer: "UIScrollEdgeEffect()"); return UIScrollEdgeEffect() } }
  @_disfavoredOverload public var transfersHorizontalScrollingToParent: Bool { get { _Absence.value(of: self, "UIScrollView.transfersHorizontalScrollingToParent", else: false) } set { _Absence.keep(newValue, of: self, "UIScrollView.transfersHorizontalScrollingToParent") } }
  @_disfavoredOverload public var transfersVerticalScrollingToParent: Bool { get { _Absence.value(of: self, "UIScrollView.transfersVerticalScrollingToParent", else: false) } set { _Absence.keep(newValue, of: self, "UIScrollView.transfersVerticalScrollingToParent") } }
  @_disfavoredOverload public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { _Absence.report("UIScrollView.withScrollIndicatorsShown(forContentOffsetChanges:)") }
}
@preconcurrency @MainActor public protocol _Missing_UISearchBar: UISearchBar {}
extension UISearchBar: _Missing_UISearchBar {}
extension _Missing_UISearchBar {
  @_disfavoredOverload public var inputAssistantItem: UITextInputAssistantItem { get { _Absence.report("UISearchBar.inputAssistantItem", answer: "UITextInputAssistantItem()"); return UITextInputAssistantItem() } }
  @_disfavoredOverload public var isLookToDictateEnabled: Bool { get { _Absence.value(of: self, "UISearchBar.isLookToDictateEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UISearchBar.isLookToDictateEnabled") } }
  @_disfavoredOverload public var prompt: String? { get { _Absence.value(of: self, "UISearchBar.prompt", else: nil) } set { _Absence.keep(newValue, of: self, "UISearchBar.prompt") } }
  @_disfavoredOverload public var scopeBarBackgroundImage: UIImage? { get { _Absence.value(of: self, "UISearchBar.scopeBarBackgroundImage", else: nil) } set { _Absence.keep(newValue, of: self, "UISearchBar.scopeBarBackgroundImage") } }
  @discardableResult @_disfavoredOverload public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { _Absence.report("UISearchBar.scopeBarButtonBackgroundImage(for:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func scopeBarButtonDividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) -> UIImage? { _Absence.report("UISearchBar.scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key : Any]? { _Absence.report("UISearchBar.scopeBarButtonTitleTextAttributes(for:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { _Absence.report("UISearchBar.searchFieldBackgroundImage(for:)", answer: "nil"); return nil }
  @_disfavoredOverload public var searchFieldBackgroundPositionAdjustment: UIOffset { get { _Absence.value(of: self, "UISearchBar.searchFieldBackgroundPositionAdjustment", else: .zero) } set { _Absence.keep(newValue, of: self, "UISearchBar.searchFieldBackgroundPositionAdjustment") } }
  @_disfavoredOverload public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) { _Absence.report("UISearchBar.setScopeBarButtonBackgroundImage(_:for:)") }
  @_disfavoredOverload public func setScopeBarButtonDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) { _Absence.report("UISearchBar.setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)") }
  @_disfavoredOverload public func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key : Any]?, for state: UIControl.State) { _Absence.report("UISearchBar.setScopeBarButtonTitleTextAttributes(_:for:)") }
  @_disfavoredOverload public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) { _Absence.report("UISearchBar.setSearchFieldBackgroundImage(_:for:)") }
}
extension UISearchBarDelegate {
  @discardableResult @_disfavoredOverload public func searchBar(_ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText: String) -> Bool { _Absence.report("UISearchBarDelegate.searchBar(_:shouldChangeTextInRanges:replacementText:)", answer: "true"); return true }
}
@preconcurrency @MainActor public protocol _Missing_UISearchController: UISearchController {}
extension UISearchController: _Missing_UISearchController {}
extension _Missing_UISearchController {
  @_disfavoredOverload public var dimsBackgroundDuringPresentation: Bool { get { _Absence.value(of: self, "UISearchController.dimsBackgroundDuringPresentation", else: false) } set { _Absence.keep(newValue, of: self, "UISearchController.dimsBackgroundDuringPresentation") } }
  @_disfavoredOverload public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool { get { _Absence.value(of: self, "UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked", else: false) } set { _Absence.keep(newValue, of: self, "UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked") } }
  @_disfavoredOverload public var searchBarPlacement: UINavigationItem.SearchBarPlacement { get { _Absence.report("UISearchController.searchBarPlacement", answer: "UINavigationItem.SearchBarPlacement.`automatic`"); return UINavigationItem.SearchBarPlacement.`automatic` } }
  @_disfavoredOverload public var searchSuggestions: [any UISearchSuggestion]? { get { _Absence.value(of: self, "UISearchController.searchSuggestions", else: nil) } set { _Absence.keep(newValue, of: self, "UISearchController.searchSuggestions") } }
}
extension UISearchControllerDelegate {
  @_disfavoredOverload public func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement) { _Absence.report("UISearchControllerDelegate.searchController(_:didChangeFrom:)") }
  @_disfavoredOverload public func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement) { _Absence.report("UISearchControllerDelegate.searchController(_:willChangeTo:)") }
}
extension UISearchResultsUpdating {
  @_disfavoredOverload public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) { _Absence.report("UISearchResultsUpdating.updateSearchResults(for:selecting:)") }
}
@preconcurrency @MainActor public protocol _Missing_UISearchTextField: UISearchTextField {}
extension UISearchTextField: _Missing_UISearchTextField {}
extension _Missing_UISearchTextField {
  @_disfavoredOverload public var allowsCopyingTokens: Bool { get { _Absence.value(of: self, "UISearchTextField.allowsCopyingTokens", else: false) } set { _Absence.keep(newValue, of: self, "UISearchTextField.allowsCopyingTokens") } }
  @discardableResult @_disfavoredOverload public func positionOfToken(at tokenIndex: Int) -> UITextPosition { _Absence.trap("UISearchTextField.positionOfToken(at:)") }
  @_disfavoredOverload public var searchSuggestions: [any UISearchSuggestion]? { get { _Absence.value(of: self, "UISearchTextField.searchSuggestions", else: nil) } set { _Absence.keep(newValue, of: self, "UISearchTextField.searchSuggestions") } }
  @discardableResult @_disfavoredOverload public func tokens(in textRange: UITextRange) -> [UISearchToken] { _Absence.report("UISearchTextField.tokens(in:)", answer: "[]"); return [] }
}
@preconcurrency @MainActor public protocol _Missing_UISegmentedControl: UISegmentedControl {}
extension UISegmentedControl: _Missing_UISegmentedControl {}
extension _Missing_UISegmentedControl {
  @discardableResult @_disfavoredOverload public func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics) -> UIOffset { _Absence.report("UISegmentedControl.contentPositionAdjustment(forSegmentType:barMetrics:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func dividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { _Absence.report("UISegmentedControl.dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)", answer: "nil"); return nil }
  @_disfavoredOverload public func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics) { _Absence.report("UISegmentedControl.setContentPositionAdjustment(_:forSegmentType:barMetrics:)") }
  @_disfavoredOverload public func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) { _Absence.report("UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)") }
}
@preconcurrency @MainActor public protocol _Missing_UISelectionFeedbackGenerator: UISelectionFeedbackGenerator {}
extension UISelectionFeedbackGenerator: _Missing_UISelectionFeedbackGenerator {}
extension _Missing_UISelectionFeedbackGenerator {
  @_disfavoredOverload public func selectionChanged(at location: CGPoint) { _Absence.report("UISelectionFeedbackGenerator.selectionChanged(at:)") }
}
@preconcurrency @MainActor public protocol _Missing_UISheetPresentationController: UISheetPresentationController {}
extension UISheetPresentationController: _Missing_UISheetPresentationController {}
extension _Missing_UISheetPresentationController {
  @_disfavoredOverload public var prefersPageSizing: Bool { get { _Absence.value(of: self, "UISheetPresentationController.prefersPageSizing", else: false) } set { _Absence.keep(newValue, of: self, "UISheetPresentationController.prefersPageSizing") } }
}
@preconcurrency @MainActor public protocol _Missing_UISheetPresentationController_Detent: UISheetPresentationController.Detent {}
extension UISheetPresentationController.Detent: _Missing_UISheetPresentationController_Detent {}
extension _Missing_UISheetPresentationController_Detent {
  @_disfavoredOverload public var backgroundEffect: UIVisualEffect? { get { _Absence.value(of: self, "UISheetPresentationController.Detent.backgroundEffect", else: nil) } set { _Absence.keep(newValue, of: self, "UISheetPresentationController.Detent.backgroundEffect") } }
}
@preconcurrency @MainActor public protocol _Missing_UISlider: UISlider {}
extension UISlider: _Missing_UISlider {}
extension _Missing_UISlider {
  @_disfavoredOverload public var behavioralStyle: UIBehavioralStyle { get { _Absence.report("UISlider.behavioralStyle", answer: "UIBehavioralStyle.`automatic`"); return UIBehavioralStyle.`automatic` } }
  @_disfavoredOverload public var currentMaximumTrackImage: UIImage? { get { _Absence.report("UISlider.currentMaximumTrackImage", answer: "nil"); return nil } }
  @_disfavoredOverload public var currentMinimumTrackImage: UIImage? { get { _Absence.report("UISlider.currentMinimumTrackImage", answer: "nil"); return nil } }
  @discardableResult @_disfavoredOverload public func maximumTrackImage(for state: UIControl.State) -> UIImage? { _Absence.report("UISlider.maximumTrackImage(for:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func minimumTrackImage(for state: UIControl.State) -> UIImage? { _Absence.report("UISlider.minimumTrackImage(for:)", answer: "nil"); return nil }
  @_disfavoredOverload public var preferredBehavioralStyle: UIBehavioralStyle { get { _Absence.value(of: self, "UISlider.preferredBehavioralStyle", else: UIBehavioralStyle.`automatic`) } set { _Absence.keep(newValue, of: self, "UISlider.preferredBehavioralStyle") } }
  @_disfavoredOverload public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { _Absence.report("UISlider.setMaximumTrackImage(_:for:)") }
  @_disfavoredOverload public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { _Absence.report("UISlider.setMinimumTrackImage(_:for:)") }
  @_disfavoredOverload public var sliderStyle: UISlider.Style { get { _Absence.value(of: self, "UISlider.sliderStyle", else: UISlider.Style.`default`) } set { _Absence.keep(newValue, of: self, "UISlider.sliderStyle") } }
}
@preconcurrency @MainActor public protocol _Missing_UISplitViewController: UISplitViewController {}
extension UISplitViewController: _Missing_UISplitViewController {}
extension _Missing_UISplitViewController {
  @discardableResult @_disfavoredOverload public func isShowing(_ column: UISplitViewController.Column) -> Bool { _Absence.report("UISplitViewController.isShowing(_:)", answer: "false"); return false }
  @_disfavoredOverload public var maximumInspectorColumnWidth: CGFloat { get { _Absence.value(of: self, "UISplitViewController.maximumInspectorColumnWidth", else: 0) } set { _Absence.keep(newValue, of: self, "UISplitViewController.maximumInspectorColumnWidth") } }
  @_disfavoredOverload public var minimumInspectorColumnWidth: CGFloat { get { _Absence.value(of: self, "UISplitViewController.minimumInspectorColumnWidth", else: 0) } set { _Absence.keep(newValue, of: self, "UISplitViewController.minimumInspectorColumnWidth") } }
  @_disfavoredOverload public var minimumSecondaryColumnWidth: CGFloat { get { _Absence.value(of: self, "UISplitViewController.minimumSecondaryColumnWidth", else: 0) } set { _Absence.keep(newValue, of: self, "UISplitViewController.minimumSecondaryColumnWidth") } }
  @_disfavoredOverload public var preferredInspectorColumnWidth: CGFloat { get { _Absence.value(of: self, "UISplitViewController.preferredInspectorColumnWidth", else: 0) } set { _Absence.keep(newValue, of: self, "UISplitViewController.preferredInspectorColumnWidth") } }
  @_disfavoredOverload public var preferredInspectorColumnWidthFraction: CGFloat { get { _Absence.value(of: self, "UISplitViewController.preferredInspectorColumnWidthFraction", else: 0) } set { _Absence.keep(newValue, of: self, "UISplitViewController.preferredInspectorColumnWidthFraction") } }
  @_disfavoredOverload public var preferredSecondaryColumnWidth: CGFloat { get { _Absence.value(of: self, "UISplitViewController.preferredSecondaryColumnWidth", else: 0) } set { _Absence.keep(newValue, of: self, "UISplitViewController.preferredSecondaryColumnWidth") } }
  @_disfavoredOverload public var preferredSecondaryColumnWidthFraction: CGFloat { get { _Absence.value(of: self, "UISplitViewController.preferredSecondaryColumnWidthFraction", else: 0) } set { _Absence.keep(newValue, of: self, "UISplitViewController.preferredSecondaryColumnWidthFraction") } }
}
extension UISplitViewControllerDelegate {
  @_disfavoredOverload public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { _Absence.report("UISplitViewControllerDelegate.splitViewController(_:didHide:)") }
  @_disfavoredOverload public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) { _Absence.report("UISplitViewControllerDelegate.splitViewController(_:didShow:)") }
  @_disfavoredOverload public func splitViewController(_ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController) { _Absence.report("UISplitViewControllerDelegate.splitViewController(_:popoverController:willPresent:)") }
  @discardableResult @_disfavoredOverload public func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation) -> Bool { _Absence.report("UISplitViewControllerDelegate.splitViewController(_:shouldHide:in:)", answer: "true"); return true }
  @_disfavoredOverload public func splitViewController(_ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem, for pc: UIPopoverController) { _Absence.report("UISplitViewControllerDelegate.splitViewController(_:willHide:with:for:)") }
  @_disfavoredOverload public func splitViewController(_ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem) { _Absence.report("UISplitViewControllerDelegate.splitViewController(_:willShow:invalidating:)") }
}
extension UISpringTimingParameters {
  @_disfavoredOverload public convenience init(duration: TimeInterval, bounce: CGFloat) { _Absence.report("UISpringTimingParameters.init(duration:bounce:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) { _Absence.report("UISpringTimingParameters.init(duration:bounce:initialVelocity:)", answer: "a plain object"); self.init() }
}
@preconcurrency @MainActor public protocol _Missing_UIStepper: UIStepper {}
extension UIStepper: _Missing_UIStepper {}
extension _Missing_UIStepper {
  @discardableResult @_disfavoredOverload public func backgroundImage(for state: UIControl.State) -> UIImage? { _Absence.report("UIStepper.backgroundImage(for:)", answer: "nil"); return nil }
  @_disfavoredOverload public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { _Absence.report("UIStepper.setBackgroundImage(_:for:)") }
  @_disfavoredOverload public func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) { _Absence.report("UIStepper.setDividerImage(_:forLeftSegmentState:rightSegmentState:)") }
}
@preconcurrency @MainActor public protocol _Missing_UISwitch: UISwitch {}
extension UISwitch: _Missing_UISwitch {}
extension _Missing_UISwitch {
  @_disfavoredOverload public var offImage: UIImage? { get { _Absence.value(of: self, "UISwitch.offImage", else: nil) } set { _Absence.keep(newValue, of: self, "UISwitch.offImage") } }
  @_disfavoredOverload public var onImage: UIImage? { get { _Absence.value(of: self, "UISwitch.onImage", else: nil) } set { _Absence.keep(newValue, of: self, "UISwitch.onImage") } }
  @_disfavoredOverload public var title: String? { get { _Absence.value(of: self, "UISwitch.title", else: nil) } set { _Absence.keep(newValue, of: self, "UISwitch.title") } }
}
@preconcurrency @MainActor public protocol _Missing_UITab: UITab {}
extension UITab: _Missing_UITab {}
extension _Missing_UITab {
  @_disfavoredOverload public var allowsHiding: Bool { get { _Absence.value(of: self, "UITab.allowsHiding", else: false) } set { _Absence.keep(newValue, of: self, "UITab.allowsHiding") } }
  @_disfavoredOverload public var hasVisiblePlacement: Bool { get { _Absence.report("UITab.hasVisiblePlacement", answer: "false"); return false } }
  @_disfavoredOverload public var isHiddenByDefault: Bool { get { _Absence.value(of: self, "UITab.isHiddenByDefault", else: false) } set { _Absence.keep(newValue, of: self, "UITab.isHiddenByDefault") } }
  @_disfavoredOverload public var managingTabGroup: UITabGroup? { get { _Absence.report("UITab.managingTabGroup", answer: "nil"); return nil } }
  @_disfavoredOverload public var preferredPlacement: UITab.Placement { get { _Absence.value(of: self, "UITab.preferredPlacement", else: UITab.Placement.`automatic`) } set { _Absence.keep(newValue, of: self, "UITab.preferredPlacement") } }
  @_disfavoredOverload public var subtitle: String? { get { _Absence.value(of: self, "UITab.subtitle", else: nil) } set { _Absence.keep(newValue, of: self, "UITab.subtitle") } }
}
@preconcurrency @MainActor public protocol _Missing_UITabBar: UITabBar {}
extension UITabBar: _Missing_UITabBar {}
extension _Missing_UITabBar {
  @_disfavoredOverload public func beginCustomizingItems(_ items: [UITabBarItem]) { _Absence.report("UITabBar.beginCustomizingItems(_:)") }
  @discardableResult @_disfavoredOverload public func endCustomizing(animated: Bool) -> Bool { _Absence.report("UITabBar.endCustomizing(animated:)", answer: "false"); return false }
  @_disfavoredOverload public var isCustomizing: Bool { get { _Absence.report("UITabBar.isCustomizing", answer: "false"); return false } }
  @_disfavoredOverload public var selectedImageTintColor: UIColor? { get { _Absence.value(of: self, "UITabBar.selectedImageTintColor", else: nil) } set { _Absence.keep(newValue, of: self, "UITabBar.selectedImageTintColor") } }
  @_disfavoredOverload public var selectionIndicatorImage: UIImage? { get { _Absence.value(of: self, "UITabBar.selectionIndicatorImage", else: nil) } set { _Absence.keep(newValue, of: self, "UITabBar.selectionIndicatorImage") } }
}
@preconcurrency @MainActor public protocol _Missing_UITabBarAppearance: UITabBarAppearance {}
extension UITabBarAppearance: _Missing_UITabBarAppearance {}
extension _Missing_UITabBarAppearance {
  @_disfavoredOverload public var selectionIndicatorImage: UIImage? { get { _Absence.value(of: self, "UITabBarAppearance.selectionIndicatorImage", else: nil) } set { _Absence.keep(newValue, of: self, "UITabBarAppearance.selectionIndicatorImage") } }
  @_disfavoredOverload public var selectionIndicatorTintColor: UIColor? { get { _Absence.value(of: self, "UITabBarAppearance.selectionIndicatorTintColor", else: nil) } set { _Absence.keep(newValue, of: self, "UITabBarAppearance.selectionIndicatorTintColor") } }
}
@preconcurrency @MainActor public protocol _Missing_UITabBarController: UITabBarController {}
extension UITabBarController: _Missing_UITabBarController {}
extension _Missing_UITabBarController {
  @_disfavoredOverload public var bottomAccessory: UITabAccessory? { get { _Absence.value(of: self, "UITabBarController.bottomAccessory", else: nil) } set { _Absence.keep(newValue, of: self, "UITabBarController.bottomAccessory") } }
  @_disfavoredOverload public var compactTabIdentifiers: [String]? { get { _Absence.value(of: self, "UITabBarController.compactTabIdentifiers", else: nil) } set { _Absence.keep(newValue, of: self, "UITabBarController.compactTabIdentifiers") } }
  @_disfavoredOverload public var contentLayoutGuide: UILayoutGuide { get { _Absence.report("UITabBarController.contentLayoutGuide", answer: "UILayoutGuide()"); return UILayoutGuide() } }
  @_disfavoredOverload public var customizationIdentifier: String? { get { _Absence.value(of: self, "UITabBarController.customizationIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "UITabBarController.customizationIdentifier") } }
  @_disfavoredOverload public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { _Absence.report("UITabBarController.setBottomAccessory(_:animated:)") }
  @_disfavoredOverload public var sidebar: UITabBarController.Sidebar { get { _Absence.report("UITabBarController.sidebar", answer: "UITabBarController.Sidebar()"); return UITabBarController.Sidebar() } }
  @_disfavoredOverload public var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior { get { _Absence.value(of: self, "UITabBarController.tabBarMinimizeBehavior", else: UITabBarController.MinimizeBehavior.`automatic`) } set { _Absence.keep(newValue, of: self, "UITabBarController.tabBarMinimizeBehavior") } }
}
extension UITabBarControllerDelegate {
  @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) { _Absence.report("UITabBarControllerDelegate.tabBarController(_:displayOrderDidChangeFor:)") }
  @discardableResult @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]) -> [UIViewController] { _Absence.report("UITabBarControllerDelegate.tabBarController(_:displayedViewControllersFor:proposedViewControllers:)", answer: "[]"); return [] }
  @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession) { _Absence.report("UITabBarControllerDelegate.tabBarController(_:tab:acceptItemsFrom:)") }
  @discardableResult @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession) -> UIDropOperation { _Absence.report("UITabBarControllerDelegate.tabBarController(_:tab:operationForAcceptingItemsFrom:)", answer: "UIDropOperation.`cancel`"); return UIDropOperation.`cancel` }
  @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) { _Absence.report("UITabBarControllerDelegate.tabBarController(_:visibilityDidChangeFor:)") }
  @_disfavoredOverload public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { _Absence.report("UITabBarControllerDelegate.tabBarControllerDidEndEditing(_:)") }
  @_disfavoredOverload public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { _Absence.report("UITabBarControllerDelegate.tabBarControllerWillBeginEditing(_:)") }
}
extension UITabBarDelegate {
  @_disfavoredOverload public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { _Absence.report("UITabBarDelegate.tabBar(_:didBeginCustomizing:)") }
  @_disfavoredOverload public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { _Absence.report("UITabBarDelegate.tabBar(_:didEndCustomizing:changed:)") }
  @_disfavoredOverload public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { _Absence.report("UITabBarDelegate.tabBar(_:willBeginCustomizing:)") }
  @_disfavoredOverload public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { _Absence.report("UITabBarDelegate.tabBar(_:willEndCustomizing:changed:)") }
}
@preconcurrency @MainActor public protocol _Missing_UITabBarItemAppearance: UITabBarItemAppearance {}
extension UITabBarItemAppearance: _Missing_UITabBarItemAppearance {}
extension _Missing_UITabBarItemAppearance {
  @_disfavoredOverload public var focused: UITabBarItemStateAppearance { get { _Absence.trap("UITabBarItemAppearance.focused") } }
}
@preconcurrency @MainActor public protocol _Missing_UITabBarItemStateAppearance: UITabBarItemStateAppearance {}
extension UITabBarItemStateAppearance: _Missing_UITabBarItemStateAppearance {}
extension _Missing_UITabBarItemStateAppearance {
  @_disfavoredOverload public var badgeTitlePositionAdjustment: UIOffset { get { _Absence.value(of: self, "UITabBarItemStateAppearance.badgeTitlePositionAdjustment", else: .zero) } set { _Absence.keep(newValue, of: self, "UITabBarItemStateAppearance.badgeTitlePositionAdjustment") } }
}
@preconcurrency @MainActor public protocol _Missing_UITabGroup: UITabGroup {}
extension UITabGroup: _Missing_UITabGroup {}
extension _Missing_UITabGroup {
  @_disfavoredOverload public var allowsReordering: Bool { get { _Absence.value(of: self, "UITabGroup.allowsReordering", else: false) } set { _Absence.keep(newValue, of: self, "UITabGroup.allowsReordering") } }
  @_disfavoredOverload public var defaultChildIdentifier: String? { get { _Absence.value(of: self, "UITabGroup.defaultChildIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "UITabGroup.defaultChildIdentifier") } }
  @_disfavoredOverload public var displayOrder: [UITab] { get { _Absence.report("UITabGroup.displayOrder", answer: "[]"); return [] } }
  @_disfavoredOverload public var displayOrderIdentifiers: [String] { get { _Absence.value(of: self, "UITabGroup.displayOrderIdentifiers", else: []) } set { _Absence.keep(newValue, of: self, "UITabGroup.displayOrderIdentifiers") } }
  @_disfavoredOverload public var isSidebarDestination: Bool { get { _Absence.value(of: self, "UITabGroup.isSidebarDestination", else: false) } set { _Absence.keep(newValue, of: self, "UITabGroup.isSidebarDestination") } }
  @_disfavoredOverload public var managingNavigationController: UINavigationController? { get { _Absence.value(of: self, "UITabGroup.managingNavigationController", else: nil) } set { _Absence.keep(newValue, of: self, "UITabGroup.managingNavigationController") } }
  @_disfavoredOverload public var sidebarActions: [UIAction] { get { _Absence.value(of: self, "UITabGroup.sidebarActions", else: []) } set { _Absence.keep(newValue, of: self, "UITabGroup.sidebarActions") } }
  @_disfavoredOverload public var sidebarAppearance: UITabGroup.SidebarAppearance { get { _Absence.value(of: self, "UITabGroup.sidebarAppearance", else: UITabGroup.SidebarAppearance.`automatic`) } set { _Absence.keep(newValue, of: self, "UITabGroup.sidebarAppearance") } }
}
@preconcurrency @MainActor public protocol _Missing_UITableView: UITableView {}
extension UITableView: _Missing_UITableView {}
extension _Missing_UITableView {
  @_disfavoredOverload public var allowsFocus: Bool { get { _Absence.value(of: self, "UITableView.allowsFocus", else: false) } set { _Absence.keep(newValue, of: self, "UITableView.allowsFocus") } }
  @_disfavoredOverload public var allowsFocusDuringEditing: Bool { get { _Absence.value(of: self, "UITableView.allowsFocusDuringEditing", else: false) } set { _Absence.keep(newValue, of: self, "UITableView.allowsFocusDuringEditing") } }
  @_disfavoredOverload public var contentHuggingElements: UITableViewContentHuggingElements { get { _Absence.value(of: self, "UITableView.contentHuggingElements", else: []) } set { _Absence.keep(newValue, of: self, "UITableView.contentHuggingElements") } }
  @_disfavoredOverload public var fillerRowHeight: CGFloat { get { _Absence.value(of: self, "UITableView.fillerRowHeight", else: 0) } set { _Absence.keep(newValue, of: self, "UITableView.fillerRowHeight") } }
  @_disfavoredOverload public var hasUncommittedUpdates: Bool { get { _Absence.report("UITableView.hasUncommittedUpdates", answer: "false"); return false } }
  @_disfavoredOverload public static var indexSearch: String { get { _Absence.report("UITableView.indexSearch", answer: "\"\""); return "" } }
  @_disfavoredOverload public var remembersLastFocusedIndexPath: Bool { get { _Absence.value(of: self, "UITableView.remembersLastFocusedIndexPath", else: false) } set { _Absence.keep(newValue, of: self, "UITableView.remembersLastFocusedIndexPath") } }
  @_disfavoredOverload public var selectionFollowsFocus: Bool { get { _Absence.value(of: self, "UITableView.selectionFollowsFocus", else: false) } set { _Absence.keep(newValue, of: self, "UITableView.selectionFollowsFocus") } }
  @_disfavoredOverload public var separatorEffect: UIVisualEffect? { get { _Absence.value(of: self, "UITableView.separatorEffect", else: nil) } set { _Absence.keep(newValue, of: self, "UITableView.separatorEffect") } }
  @_disfavoredOverload public var separatorInsetReference: UITableView.SeparatorInsetReference { get { _Absence.value(of: self, "UITableView.separatorInsetReference", else: UITableView.SeparatorInsetReference.`fromAutomaticInsets`) } set { _Absence.keep(newValue, of: self, "UITableView.separatorInsetReference") } }
}
@preconcurrency @MainActor public protocol _Missing_UITableViewCell: UITableViewCell {}
extension UITableViewCell: _Missing_UITableViewCell {}
extension _Missing_UITableViewCell {
  @_disfavoredOverload public var focusStyle: UITableViewCell.FocusStyle { get { _Absence.value(of: self, "UITableViewCell.focusStyle", else: UITableViewCell.FocusStyle.`default`) } set { _Absence.keep(newValue, of: self, "UITableViewCell.focusStyle") } }
  @_disfavoredOverload public var multipleSelectionBackgroundView: UIView? { get { _Absence.value(of: self, "UITableViewCell.multipleSelectionBackgroundView", else: nil) } set { _Absence.keep(newValue, of: self, "UITableViewCell.multipleSelectionBackgroundView") } }
  @_disfavoredOverload public var userInteractionEnabledWhileDragging: Bool { get { _Absence.value(of: self, "UITableViewCell.userInteractionEnabledWhileDragging", else: false) } set { _Absence.keep(newValue, of: self, "UITableViewCell.userInteractionEnabledWhileDragging") } }
}
extension UITableViewDelegate {
  @discardableResult @_disfavoredOverload public func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { _Absence.report("UITableViewDelegate.tableView(_:canPerformAction:forRowAt:withSender:)", answer: "true"); return true }
  @_disfavoredOverload public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { _Absence.report("UITableViewDelegate.tableView(_:didBeginMultipleSelectionInteractionAt:)") }
  @_disfavoredOverload public func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) { _Absence.report("UITableViewDelegate.tableView(_:performAction:forRowAt:withSender:)") }
  @discardableResult @_disfavoredOverload public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { _Absence.report("UITableViewDelegate.tableView(_:selectionFollowsFocusForRowAt:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { _Absence.report("UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { _Absence.report("UITableViewDelegate.tableView(_:shouldShowMenuForRowAt:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { _Absence.report("UITableViewDelegate.tableView(_:shouldSpringLoadRowAt:with:)", answer: "true"); return true }
  @_disfavoredOverload public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { _Absence.report("UITableViewDelegate.tableViewDidEndMultipleSelectionInteraction(_:)") }
}
extension UITableViewDragDelegate {
  @discardableResult @_disfavoredOverload public func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { _Absence.report("UITableViewDragDelegate.tableView(_:itemsForAddingTo:at:point:)", answer: "[]"); return [] }
}
extension UITableViewDropDelegate {
  @discardableResult @_disfavoredOverload public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { _Absence.report("UITableViewDropDelegate.tableView(_:dropPreviewParametersForRowAt:)", answer: "nil"); return nil }
}
extension UITableViewDropProposal {
  @_disfavoredOverload public convenience init(dropOperation operation: UIDropOperation, intent: UITableViewDropProposal.Intent) { _Absence.trap("UITableViewDropProposal.init(dropOperation:intent:)") }
}
@preconcurrency @MainActor public protocol _Missing_UITableViewHeaderFooterView: UITableViewHeaderFooterView {}
extension UITableViewHeaderFooterView: _Missing_UITableViewHeaderFooterView {}
extension _Missing_UITableViewHeaderFooterView {
  @_disfavoredOverload public var detailTextLabel: UILabel? { get { _Absence.report("UITableViewHeaderFooterView.detailTextLabel", answer: "nil"); return nil } }
}
@preconcurrency @MainActor public protocol _Missing_UITableViewRowAction: UITableViewRowAction {}
extension UITableViewRowAction: _Missing_UITableViewRowAction {}
extension _Missing_UITableViewRowAction {
  @_disfavoredOverload public var backgroundEffect: UIVisualEffect? { get { _Absence.value(of: self, "UITableViewRowAction.backgroundEffect", else: nil) } set { _Absence.keep(newValue, of: self, "UITableViewRowAction.backgroundEffect") } }
}
extension UITargetedDragPreview {
  @_disfavoredOverload public convenience init(for url: URL, target: UIDragPreviewTarget) { _Absence.trap("UITargetedDragPreview.init(for:target:)") }
  @_disfavoredOverload public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) { _Absence.trap("UITargetedDragPreview.init(for:title:target:)") }
  @_disfavoredOverload public convenience init(forURL url: URL, target: UIDragPreviewTarget) { _Absence.trap("UITargetedDragPreview.init(forURL:target:)") }
  @_disfavoredOverload public convenience init(forURL url: URL, title: String?, target: UIDragPreviewTarget) { _Absence.trap("UITargetedDragPreview.init(forURL:title:target:)") }
}
extension UITextContentType {
  @_disfavoredOverload public static var cellularEID: UITextContentType { _Absence.report("UITextContentType.cellularEID", answer: "a name that was made up"); return UITextContentType(rawValue: "cellularEID") }
  @_disfavoredOverload public static var cellularIMEI: UITextContentType { _Absence.report("UITextContentType.cellularIMEI", answer: "a name that was made up"); return UITextContentType(rawValue: "cellularIMEI") }
}
@preconcurrency @MainActor public protocol _Missing_UITextField: UITextField {}
extension UITextField: _Missing_UITextField {}
extension _Missing_UITextField {
  @_disfavoredOverload public var allowsEditingTextAttributes: Bool { get { _Absence.value(of: self, "UITextField.allowsEditingTextAttributes", else: false) } set { _Absence.keep(newValue, of: self, "UITextField.allowsEditingTextAttributes") } }
  @_disfavoredOverload public var background: UIImage? { get { _Absence.value(of: self, "UITextField.background", else: nil) } set { _Absence.keep(newValue, of: self, "UITextField.background") } }
  @_disfavoredOverload public var disabledBackground: UIImage? { get { _Absence.value(of: self, "UITextField.disabledBackground", else: nil) } set { _Absence.keep(newValue, of: self, "UITextField.disabledBackground") } }
  @_disfavoredOverload public func drawPlaceholder(in rect: CGRect) { _Absence.report("UITextField.drawPlaceholder(in:)") }
  @_disfavoredOverload public func drawText(in rect: CGRect) { _Absence.report("UITextField.drawText(in:)") }
  @_disfavoredOverload public var interactionState: Any { get { if let kept: Any = _Absence.kept(of: self, "UITextField.interactionState") { return kept }; _Absence.trap("UITextField.interactionState") } set { _Absence.keep(newValue, of: self, "UITextField.interactionState") } }
  @_disfavoredOverload public var typingAttributes: [NSAttributedString.Key : Any]? { get { _Absence.value(of: self, "UITextField.typingAttributes", else: nil) } set { _Absence.keep(newValue, of: self, "UITextField.typingAttributes") } }
}
extension UITextFieldDelegate {
  @discardableResult @_disfavoredOverload public func textField(_ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]) -> UIMenu? { _Absence.report("UITextFieldDelegate.textField(_:editMenuForCharactersInRanges:suggestedActions:)", answer: "nil"); return nil }
  @_disfavoredOverload public func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) { _Absence.report("UITextFieldDelegate.textField(_:insertInputSuggestion:)") }
  @discardableResult @_disfavoredOverload public func textField(_ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String) -> Bool { _Absence.report("UITextFieldDelegate.textField(_:shouldChangeCharactersInRanges:replacementString:)", answer: "true"); return true }
  @_disfavoredOverload public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) { _Absence.report("UITextFieldDelegate.textField(_:willDismissEditMenuWith:)") }
  @_disfavoredOverload public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) { _Absence.report("UITextFieldDelegate.textField(_:willPresentEditMenuWith:)") }
}
extension UITextInput {
  @discardableResult @_disfavoredOverload public func attributedText(in range: UITextRange) -> NSAttributedString { _Absence.report("UITextInput.attributedText(in:)", answer: "NSAttributedString()"); return NSAttributedString() }
  @discardableResult @_disfavoredOverload public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { _Absence.report("UITextInput.baseWritingDirection(for:in:)", answer: "NSWritingDirection.`natural`"); return NSWritingDirection.`natural` }
  @_disfavoredOverload public func beginFloatingCursor(at point: CGPoint) { _Absence.report("UITextInput.beginFloatingCursor(at:)") }
  @discardableResult @_disfavoredOverload public func caretTransform(for position: UITextPosition) -> CGAffineTransform { _Absence.report("UITextInput.caretTransform(for:)", answer: ".identity"); return .identity }
  @discardableResult @_disfavoredOverload public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int { _Absence.report("UITextInput.characterOffset(of:within:)", answer: "0"); return 0 }
  @_disfavoredOverload public func dictationRecognitionFailed() { _Absence.report("UITextInput.dictationRecognitionFailed()") }
  @_disfavoredOverload public func dictationRecordingDidEnd() { _Absence.report("UITextInput.dictationRecordingDidEnd()") }
  @_disfavoredOverload public func didDismissWritingTools() { _Absence.report("UITextInput.didDismissWritingTools()") }
  @discardableResult @_disfavoredOverload public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { _Absence.report("UITextInput.editMenu(for:suggestedActions:)", answer: "nil"); return nil }
  @_disfavoredOverload public func endFloatingCursor() { _Absence.report("UITextInput.endFloatingCursor()") }
  @discardableResult @_disfavoredOverload public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { _Absence.report("UITextInput.frame(forDictationResultPlaceholder:)", answer: ".zero"); return .zero }
  @_disfavoredOverload public var inputDelegate: (any UITextInputDelegate)? { get { _Absence.value(of: self, "UITextInput.inputDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "UITextInput.inputDelegate", weakly: true) } }
  @_disfavoredOverload public func insert(_ inputSuggestion: UIInputSuggestion) { _Absence.report("UITextInput.insert(_:)") }
  @_disfavoredOverload public func insert(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange) { _Absence.report("UITextInput.insert(_:replacementRange:)") }
  @_disfavoredOverload public func insertAttributedText(_ string: NSAttributedString) { _Absence.report("UITextInput.insertAttributedText(_:)") }
  @_disfavoredOverload public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) { _Absence.report("UITextInput.insertDictationResult(_:)") }
  @_disfavoredOverload public var insertDictationResultPlaceholder: Any { get { _Absence.trap("UITextInput.insertDictationResultPlaceholder") } }
  @_disfavoredOverload public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { _Absence.report("UITextInput.insertText(_:alternatives:style:)") }
  @discardableResult @_disfavoredOverload public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { _Absence.report("UITextInput.insertTextPlaceholder(with:)", answer: "UITextPlaceholder()"); return UITextPlaceholder() }
  @_disfavoredOverload public var isEditable: Bool { get { _Absence.report("UITextInput.isEditable", answer: "false"); return false } }
  @_disfavoredOverload public var markedTextStyle: [NSAttributedString.Key : Any]? { get { _Absence.value(of: self, "UITextInput.markedTextStyle", else: nil) } set { _Absence.keep(newValue, of: self, "UITextInput.markedTextStyle") } }
  @discardableResult @_disfavoredOverload public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? { _Absence.report("UITextInput.position(within:atCharacterOffset:)", answer: "nil"); return nil }
  @_disfavoredOverload public func remove(_ textPlaceholder: UITextPlaceholder) { _Absence.report("UITextInput.remove(_:)") }
  @_disfavoredOverload public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) { _Absence.report("UITextInput.removeDictationResultPlaceholder(_:willInsertResult:)") }
  @_disfavoredOverload public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) { _Absence.report("UITextInput.replace(_:withAttributedText:)") }
  @_disfavoredOverload public var selectionAffinity: UITextStorageDirection { get { _Absence.value(of: self, "UITextInput.selectionAffinity", else: UITextStorageDirection.`forward`) } set { _Absence.keep(newValue, of: self, "UITextInput.selectionAffinity") } }
  @_disfavoredOverload public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) { _Absence.report("UITextInput.setAttributedMarkedText(_:selectedRange:)") }
  @_disfavoredOverload public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) { _Absence.report("UITextInput.setBaseWritingDirection(_:for:)") }
  @discardableResult @_disfavoredOverload public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { _Absence.report("UITextInput.shouldChangeText(in:replacementText:)", answer: "true"); return true }
  @_disfavoredOverload public var supportsAdaptiveImageGlyph: Bool { get { _Absence.value(of: self, "UITextInput.supportsAdaptiveImageGlyph", else: false) } set { _Absence.keep(newValue, of: self, "UITextInput.supportsAdaptiveImageGlyph") } }
  @_disfavoredOverload public var textInputView: UIView { get { _Absence.report("UITextInput.textInputView", answer: "UIView()"); return UIView() } }
  @discardableResult @_disfavoredOverload public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key : Any]? { _Absence.report("UITextInput.textStyling(at:in:)", answer: "nil"); return nil }
  @_disfavoredOverload public var unobscuredContentRect: CGRect { get { _Absence.report("UITextInput.unobscuredContentRect", answer: ".zero"); return .zero } }
  @_disfavoredOverload public func updateFloatingCursor(at point: CGPoint) { _Absence.report("UITextInput.updateFloatingCursor(at:)") }
  @_disfavoredOverload public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) { _Absence.report("UITextInput.willDismissEditMenu(animator:)") }
  @_disfavoredOverload public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) { _Absence.report("UITextInput.willPresentEditMenu(animator:)") }
  @_disfavoredOverload public func willPresentWritingTools() { _Absence.report("UITextInput.willPresentWritingTools()") }
}
extension UITextInputTraits {
  @_disfavoredOverload public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get { _Absence.value(of: self, "UITextInputTraits.allowedWritingToolsResultOptions", else: []) } set { _Absence.keep(newValue, of: self, "UITextInputTraits.allowedWritingToolsResultOptions") } }
  @_disfavoredOverload public var allowsNumberPadPopover: Bool { get { _Absence.value(of: self, "UITextInputTraits.allowsNumberPadPopover", else: false) } set { _Absence.keep(newValue, of: self, "UITextInputTraits.allowsNumberPadPopover") } }
  @_disfavoredOverload public var conversationContext: UIConversationContext? { get { _Absence.value(of: self, "UITextInputTraits.conversationContext", else: nil) } set { _Absence.keep(newValue, of: self, "UITextInputTraits.conversationContext") } }
  @_disfavoredOverload public var inlinePredictionType: UITextInlinePredictionType { get { _Absence.value(of: self, "UITextInputTraits.inlinePredictionType", else: UITextInlinePredictionType.`default`) } set { _Absence.keep(newValue, of: self, "UITextInputTraits.inlinePredictionType") } }
  @_disfavoredOverload public var mathExpressionCompletionType: UITextMathExpressionCompletionType { get { _Absence.value(of: self, "UITextInputTraits.mathExpressionCompletionType", else: UITextMathExpressionCompletionType.`default`) } set { _Absence.keep(newValue, of: self, "UITextInputTraits.mathExpressionCompletionType") } }
  @_disfavoredOverload public var passwordRules: UITextInputPasswordRules? { get { _Absence.value(of: self, "UITextInputTraits.passwordRules", else: nil) } set { _Absence.keep(newValue, of: self, "UITextInputTraits.passwordRules") } }
  @_disfavoredOverload public var smartInsertDeleteType: UITextSmartInsertDeleteType { get { _Absence.value(of: self, "UITextInputTraits.smartInsertDeleteType", else: UITextSmartInsertDeleteType.`default`) } set { _Absence.keep(newValue, of: self, "UITextInputTraits.smartInsertDeleteType") } }
  @_disfavoredOverload public var writingToolsBehavior: UIWritingToolsBehavior { get { _Absence.value(of: self, "UITextInputTraits.writingToolsBehavior", else: UIWritingToolsBehavior.`none`) } set { _Absence.keep(newValue, of: self, "UITextInputTraits.writingToolsBehavior") } }
}
@preconcurrency @MainActor public protocol _Missing_UITextSelectionRect: UITextSelectionRect {}
extension UITextSelectionRect: _Missing_UITextSelectionRect {}
extension _Missing_UITextSelectionRect {
  @_disfavoredOverload public var transform: CGAffineTransform { get { _Absence.report("UITextSelectionRect.transform", answer: ".identity"); return .identity } }
  @_disfavoredOverload public var writingDirection: NSWritingDirection { get { _Absence.report("UITextSelectionRect.writingDirection", answer: "NSWritingDirection.`natural`"); return NSWritingDirection.`natural` } }
}
extension UITextView {
  @_disfavoredOverload public convenience init(usingTextLayoutManager: Bool) { _Absence.report("UITextView.init(usingTextLayoutManager:)", answer: "a plain object"); self.init(frame: .zero) }
}
@preconcurrency @MainActor public protocol _Missing_UITextView: UITextView {}
extension UITextView: _Missing_UITextView {}
extension _Missing_UITextView {
  @_disfavoredOverload public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get { _Absence.value(of: self, "UITextView.allowedWritingToolsResultOptions", else: []) } set { _Absence.keep(newValue, of: self, "UITextView.allowedWritingToolsResultOptions") } }
  @_disfavoredOverload public var allowsEditingTextAttributes: Bool { get { _Absence.value(of: self, "UITextView.allowsEditingTextAttributes", else: false) } set { _Absence.keep(newValue, of: self, "UITextView.allowsEditingTextAttributes") } }
  @_disfavoredOverload public var borderStyle: UITextView.BorderStyle { get { _Absence.value(of: self, "UITextView.borderStyle", else: UITextView.BorderStyle.`none`) } set { _Absence.keep(newValue, of: self, "UITextView.borderStyle") } }
  @_disfavoredOverload public func drawTextHighlightBackground(for textRange: NSTextRange, origin: CGPoint) { _Absence.report("UITextView.drawTextHighlightBackground(for:origin:)") }
  @_disfavoredOverload public var interactionState: Any { get { if let kept: Any = _Absence.kept(of: self, "UITextView.interactionState") { return kept }; _Absence.trap("UITextView.interactionState") } set { _Absence.keep(newValue, of: self, "UITextView.interactionState") } }
  @_disfavoredOverload public var isWritingToolsActive: Bool { get { _Absence.report("UITextView.isWritingToolsActive", answer: "false"); return false } }
  @_disfavoredOverload public var subclassForWritingToolsCoordinator: AnyClass { get { _Absence.trap("UITextView.subclassForWritingToolsCoordinator") } }
  @_disfavoredOverload public var textFormattingConfiguration: UITextFormattingViewController.Configuration? { get { _Absence.value(of: self, "UITextView.textFormattingConfiguration", else: nil) } set { _Absence.keep(newValue, of: self, "UITextView.textFormattingConfiguration") } }
  @_disfavoredOverload public var textHighlightAttributes: [NSAttributedString.Key : Any]! { get { _Absence.value(of: self, "UITextView.textHighlightAttributes", else: nil) } set { _Absence.keep(newValue, of: self, "UITextView.textHighlightAttributes") } }
  @_disfavoredOverload public var textLayoutManager: NSTextLayoutManager? { get { _Absence.report("UITextView.textLayoutManager", answer: "nil"); return nil } }
  @_disfavoredOverload public var usesStandardTextScaling: Bool { get { _Absence.value(of: self, "UITextView.usesStandardTextScaling", else: false) } set { _Absence.keep(newValue, of: self, "UITextView.usesStandardTextScaling") } }
  @_disfavoredOverload public var writingToolsBehavior: UIWritingToolsBehavior { get { _Absence.value(of: self, "UITextView.writingToolsBehavior", else: UIWritingToolsBehavior.`none`) } set { _Absence.keep(newValue, of: self, "UITextView.writingToolsBehavior") } }
  @_disfavoredOverload public var writingToolsCoordinator: UIWritingToolsCoordinator { get { _Absence.report("UITextView.writingToolsCoordinator", answer: "UIWritingToolsCoordinator()"); return UIWritingToolsCoordinator() } }
}
extension UITextViewDelegate {
  @_disfavoredOverload public func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController) { _Absence.report("UITextViewDelegate.textView(_:didBeginFormattingWith:)") }
  @_disfavoredOverload public func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController) { _Absence.report("UITextViewDelegate.textView(_:didEndFormattingWith:)") }
  @discardableResult @_disfavoredOverload public func textView(_ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]) -> UIMenu? { _Absence.report("UITextViewDelegate.textView(_:editMenuForTextInRanges:suggestedActions:)", answer: "nil"); return nil }
  @_disfavoredOverload public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) { _Absence.report("UITextViewDelegate.textView(_:insertInputSuggestion:)") }
  @discardableResult @_disfavoredOverload public func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String) -> Bool { _Absence.report("UITextViewDelegate.textView(_:shouldChangeTextInRanges:replacementText:)", answer: "true"); return true }
  @_disfavoredOverload public func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) { _Absence.report("UITextViewDelegate.textView(_:textItemMenuWillDisplayFor:animator:)") }
  @_disfavoredOverload public func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) { _Absence.report("UITextViewDelegate.textView(_:textItemMenuWillEndFor:animator:)") }
  @_disfavoredOverload public func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController) { _Absence.report("UITextViewDelegate.textView(_:willBeginFormattingWith:)") }
  @_disfavoredOverload public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) { _Absence.report("UITextViewDelegate.textView(_:willDismissEditMenuWith:)") }
  @_disfavoredOverload public func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController) { _Absence.report("UITextViewDelegate.textView(_:willEndFormattingWith:)") }
  @_disfavoredOverload public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) { _Absence.report("UITextViewDelegate.textView(_:willPresentEditMenuWith:)") }
  @discardableResult @_disfavoredOverload public func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue] { _Absence.report("UITextViewDelegate.textView(_:writingToolsIgnoredRangesInEnclosingRange:)", answer: "[]"); return [] }
  @_disfavoredOverload public func textViewWritingToolsDidEnd(_ textView: UITextView) { _Absence.report("UITextViewDelegate.textViewWritingToolsDidEnd(_:)") }
  @_disfavoredOverload public func textViewWritingToolsWillBegin(_ textView: UITextView) { _Absence.report("UITextViewDelegate.textViewWritingToolsWillBegin(_:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIToolbarAppearance: UIToolbarAppearance {}
extension UIToolbarAppearance: _Missing_UIToolbarAppearance {}
extension _Missing_UIToolbarAppearance {
  @_disfavoredOverload public var prominentButtonAppearance: UIBarButtonItemAppearance { get { _Absence.value(of: self, "UIToolbarAppearance.prominentButtonAppearance", else: UIBarButtonItemAppearance()) } set { _Absence.keep(newValue, of: self, "UIToolbarAppearance.prominentButtonAppearance") } }
}
@preconcurrency @MainActor public protocol _Missing_UITouch: UITouch {}
extension UITouch: _Missing_UITouch {}
extension _Missing_UITouch {
  @_disfavoredOverload public var estimatedProperties: UITouch.Properties { get { _Absence.report("UITouch.estimatedProperties", answer: "[]"); return [] } }
  @_disfavoredOverload public var estimatedPropertiesExpectingUpdates: UITouch.Properties { get { _Absence.report("UITouch.estimatedPropertiesExpectingUpdates", answer: "[]"); return [] } }
  @_disfavoredOverload public var estimationUpdateIndex: NSNumber? { get { _Absence.report("UITouch.estimationUpdateIndex", answer: "nil"); return nil } }
  @_disfavoredOverload public var rollAngle: CGFloat { get { _Absence.report("UITouch.rollAngle", answer: "0"); return 0 } }
}
@preconcurrency @MainActor public protocol _Missing_UITrackingLayoutGuide: UITrackingLayoutGuide {}
extension UITrackingLayoutGuide: _Missing_UITrackingLayoutGuide {}
extension _Missing_UITrackingLayoutGuide {
  @discardableResult @_disfavoredOverload public func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { _Absence.report("UITrackingLayoutGuide.constraints(activeWhenAwayFrom:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { _Absence.report("UITrackingLayoutGuide.constraints(activeWhenNearEdge:)", answer: "[]"); return [] }
  @_disfavoredOverload public func removeAllTrackedConstraints() { _Absence.report("UITrackingLayoutGuide.removeAllTrackedConstraints()") }
  @_disfavoredOverload public func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) { _Absence.report("UITrackingLayoutGuide.setConstraints(_:activeWhenAwayFrom:)") }
  @_disfavoredOverload public func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) { _Absence.report("UITrackingLayoutGuide.setConstraints(_:activeWhenNearEdge:)") }
}
extension UITraitCollection {
  @_disfavoredOverload public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) { _Absence.report("UITraitCollection.init(activeAppearance:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) { _Absence.report("UITraitCollection.init(hdrHeadroomUsageLimit:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(imageDynamicRange: UIImage.DynamicRange) { _Absence.report("UITraitCollection.init(imageDynamicRange:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(listEnvironment: UIListEnvironment) { _Absence.report("UITraitCollection.init(listEnvironment:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(sceneCaptureState: UISceneCaptureState) { _Absence.report("UITraitCollection.init(sceneCaptureState:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) { _Absence.report("UITraitCollection.init(tabAccessoryEnvironment:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) { _Absence.report("UITraitCollection.init(toolbarItemPresentationSize:)", answer: "a plain object"); self.init() }
  @_disfavoredOverload public convenience init(traitsFromCollections traitCollections: [UITraitCollection]) { _Absence.report("UITraitCollection.init(traitsFromCollections:)", answer: "a plain object"); self.init() }
}
public protocol _Missing_UITraitCollection: UITraitCollection {}
extension UITraitCollection: _Missing_UITraitCollection {}
extension _Missing_UITraitCollection {
  @_disfavoredOverload public var activeAppearance: UIUserInterfaceActiveAppearance { get { _Absence.report("UITraitCollection.activeAppearance", answer: "UIUserInterfaceActiveAppearance.`unspecified`"); return UIUserInterfaceActiveAppearance.`unspecified` } }
  @_disfavoredOverload public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { get { _Absence.report("UITraitCollection.hdrHeadroomUsageLimit", answer: "UIHDRHeadroomUsageLimit.`unspecified`"); return UIHDRHeadroomUsageLimit.`unspecified` } }
  @_disfavoredOverload public var imageConfiguration: UIImage.Configuration { get { _Absence.trap("UITraitCollection.imageConfiguration") } }
  @_disfavoredOverload public var imageDynamicRange: UIImage.DynamicRange { get { _Absence.report("UITraitCollection.imageDynamicRange", answer: "UIImage.DynamicRange.`unspecified`"); return UIImage.DynamicRange.`unspecified` } }
  @_disfavoredOverload public var listEnvironment: UIListEnvironment { get { _Absence.report("UITraitCollection.listEnvironment", answer: "UIListEnvironment.`none`"); return UIListEnvironment.`none` } }
  @_disfavoredOverload public var sceneCaptureState: UISceneCaptureState { get { _Absence.report("UITraitCollection.sceneCaptureState", answer: "UISceneCaptureState.`unspecified`"); return UISceneCaptureState.`unspecified` } }
  @_disfavoredOverload public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment { get { _Absence.report("UITraitCollection.splitViewControllerLayoutEnvironment", answer: "UISplitViewController.LayoutEnvironment.`none`"); return UISplitViewController.LayoutEnvironment.`none` } }
  @_disfavoredOverload public var tabAccessoryEnvironment: UITabAccessory.Environment { get { _Absence.report("UITraitCollection.tabAccessoryEnvironment", answer: "UITabAccessory.Environment.`none`"); return UITabAccessory.Environment.`none` } }
  @_disfavoredOverload public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get { _Absence.report("UITraitCollection.toolbarItemPresentationSize", answer: "UINSToolbarItemPresentationSize.`unspecified`"); return UINSToolbarItemPresentationSize.`unspecified` } }
}
extension UIVibrancyEffect {
  @_disfavoredOverload public convenience init(forBlurEffect blurEffect: UIBlurEffect) { _Absence.trap("UIVibrancyEffect.init(forBlurEffect:)") }
  @_disfavoredOverload public convenience init(forBlurEffect blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { _Absence.trap("UIVibrancyEffect.init(forBlurEffect:style:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIView: UIView {}
extension UIView: _Missing_UIView {}
extension _Missing_UIView {
  @_disfavoredOverload public var accessibilityIgnoresInvertColors: Bool { get { _Absence.value(of: self, "UIView.accessibilityIgnoresInvertColors", else: false) } set { _Absence.keep(newValue, of: self, "UIView.accessibilityIgnoresInvertColors") } }
  @_disfavoredOverload public func addMotionEffect(_ effect: UIMotionEffect) { _Absence.report("UIView.addMotionEffect(_:)") }
  @_disfavoredOverload public var appliedContentSizeCategoryLimitsDescription: String { get { _Absence.report("UIView.appliedContentSizeCategoryLimitsDescription", answer: "\"\""); return "" } }
  @_disfavoredOverload public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { _Absence.report("UIView.beginAnimations(_:context:)") }
  @_disfavoredOverload public static func commitAnimations() { _Absence.report("UIView.commitAnimations()") }
  @discardableResult @_disfavoredOverload public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { _Absence.report("UIView.constraintsAffectingLayout(for:)", answer: "[]"); return [] }
  @_disfavoredOverload public func decodeRestorableState(with coder: NSCoder) { _Absence.report("UIView.decodeRestorableState(with:)") }
  @_disfavoredOverload public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { _Absence.report("UIView.draw(_:for:)") }
  @_disfavoredOverload public func encodeRestorableState(with coder: NSCoder) { _Absence.report("UIView.encodeRestorableState(with:)") }
  @_disfavoredOverload public func exerciseAmbiguityInLayout() { _Absence.report("UIView.exerciseAmbiguityInLayout()") }
  @_disfavoredOverload public var focusEffect: UIFocusEffect? { get { _Absence.value(of: self, "UIView.focusEffect", else: nil) } set { _Absence.keep(newValue, of: self, "UIView.focusEffect") } }
  @_disfavoredOverload public var focusGroupIdentifier: String? { get { _Absence.value(of: self, "UIView.focusGroupIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "UIView.focusGroupIdentifier") } }
  @_disfavoredOverload public var focusGroupPriority: UIFocusGroupPriority { get { _Absence.value(of: self, "UIView.focusGroupPriority", else: UIFocusGroupPriority(rawValue: 0)) } set { _Absence.keep(newValue, of: self, "UIView.focusGroupPriority") } }
  @discardableResult @_disfavoredOverload public func forBaselineLayout() -> UIView { _Absence.report("UIView.forBaselineLayout()", answer: "UIView()"); return UIView() }
  @_disfavoredOverload public var hoverStyle: UIHoverStyle? { get { _Absence.value(of: self, "UIView.hoverStyle", else: nil) } set { _Absence.keep(newValue, of: self, "UIView.hoverStyle") } }
  @_disfavoredOverload public var largeContentImage: UIImage? { get { _Absence.value(of: self, "UIView.largeContentImage", else: nil) } set { _Absence.keep(newValue, of: self, "UIView.largeContentImage") } }
  @_disfavoredOverload public var largeContentImageInsets: UIEdgeInsets { get { _Absence.value(of: self, "UIView.largeContentImageInsets", else: .zero) } set { _Absence.keep(newValue, of: self, "UIView.largeContentImageInsets") } }
  @_disfavoredOverload public var largeContentTitle: String? { get { _Absence.value(of: self, "UIView.largeContentTitle", else: nil) } set { _Absence.keep(newValue, of: self, "UIView.largeContentTitle") } }
  @_disfavoredOverload public var motionEffects: [UIMotionEffect] { get { _Absence.value(of: self, "UIView.motionEffects", else: []) } set { _Absence.keep(newValue, of: self, "UIView.motionEffects") } }
  @_disfavoredOverload public func removeMotionEffect(_ effect: UIMotionEffect) { _Absence.report("UIView.removeMotionEffect(_:)") }
  @_disfavoredOverload public var scalesLargeContentImage: Bool { get { _Absence.value(of: self, "UIView.scalesLargeContentImage", else: false) } set { _Absence.keep(newValue, of: self, "UIView.scalesLargeContentImage") } }
  @_disfavoredOverload public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) { _Absence.report("UIView.setAnimationBeginsFromCurrentState(_:)") }
  @_disfavoredOverload public static func setAnimationCurve(_ curve: UIView.AnimationCurve) { _Absence.report("UIView.setAnimationCurve(_:)") }
  @_disfavoredOverload public static func setAnimationDelay(_ delay: TimeInterval) { _Absence.report("UIView.setAnimationDelay(_:)") }
  @_disfavoredOverload public static func setAnimationDelegate(_ delegate: Any?) { _Absence.report("UIView.setAnimationDelegate(_:)") }
  @_disfavoredOverload public static func setAnimationDidStop(_ selector: Selector?) { _Absence.report("UIView.setAnimationDidStop(_:)") }
  @_disfavoredOverload public static func setAnimationDuration(_ duration: TimeInterval) { _Absence.report("UIView.setAnimationDuration(_:)") }
  @_disfavoredOverload public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { _Absence.report("UIView.setAnimationRepeatAutoreverses(_:)") }
  @_disfavoredOverload public static func setAnimationRepeatCount(_ repeatCount: Float) { _Absence.report("UIView.setAnimationRepeatCount(_:)") }
  @_disfavoredOverload public static func setAnimationStart(_ startDate: Date) { _Absence.report("UIView.setAnimationStart(_:)") }
  @_disfavoredOverload public static func setAnimationTransition(_ transition: UIView.AnimationTransition, for view: UIView, cache: Bool) { _Absence.report("UIView.setAnimationTransition(_:for:cache:)") }
  @_disfavoredOverload public static func setAnimationWillStart(_ selector: Selector?) { _Absence.report("UIView.setAnimationWillStart(_:)") }
  @_disfavoredOverload public var showsLargeContentViewer: Bool { get { _Absence.value(of: self, "UIView.showsLargeContentViewer", else: false) } set { _Absence.keep(newValue, of: self, "UIView.showsLargeContentViewer") } }
  @discardableResult @_disfavoredOverload public func viewPrintFormatter() -> UIViewPrintFormatter { _Absence.report("UIView.viewPrintFormatter()", answer: "UIViewPrintFormatter()"); return UIViewPrintFormatter() }
}
extension UIView.AnimationOptions {
  @_disfavoredOverload public static var preferredFramesPerSecond30: UIView.AnimationOptions { get { _Absence.report("UIView.AnimationOptions.preferredFramesPerSecond30", answer: "[]"); return [] } }
  @_disfavoredOverload public static var preferredFramesPerSecond60: UIView.AnimationOptions { get { _Absence.report("UIView.AnimationOptions.preferredFramesPerSecond60", answer: "[]"); return [] } }
}
extension UIView.KeyframeAnimationOptions {
  @_disfavoredOverload public static var calculationModeCubic: UIView.KeyframeAnimationOptions { get { _Absence.report("UIView.KeyframeAnimationOptions.calculationModeCubic", answer: "[]"); return [] } }
  @_disfavoredOverload public static var calculationModeCubicPaced: UIView.KeyframeAnimationOptions { get { _Absence.report("UIView.KeyframeAnimationOptions.calculationModeCubicPaced", answer: "[]"); return [] } }
  @_disfavoredOverload public static var calculationModePaced: UIView.KeyframeAnimationOptions { get { _Absence.report("UIView.KeyframeAnimationOptions.calculationModePaced", answer: "[]"); return [] } }
}
extension UIViewConfigurationState {
  @_disfavoredOverload public var isFocused: Bool { get { _Absence.report("UIViewConfigurationState.isFocused", answer: "false"); return false } set { _Absence.report("UIViewConfigurationState.isFocused") } }
}
@preconcurrency @MainActor public protocol _Missing_UIViewController: UIViewController {}
extension UIViewController: _Missing_UIViewController {}
extension _Missing_UIViewController {
  @_disfavoredOverload public var childForInterfaceOrientationLock: UIViewController? { get { _Absence.report("UIViewController.childForInterfaceOrientationLock", answer: "nil"); return nil } }
  @_disfavoredOverload public func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { _Absence.report("UIViewController.didRotate(from:)") }
  @_disfavoredOverload public var extensionContext: NSExtensionContext? { get { _Absence.report("UIViewController.extensionContext", answer: "nil"); return nil } }
  @_disfavoredOverload public var focusGroupIdentifier: String? { get { _Absence.value(of: self, "UIViewController.focusGroupIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "UIViewController.focusGroupIdentifier") } }
  @_disfavoredOverload public static var hierarchyInconsistencyException: NSExceptionName { get { _Absence.trap("UIViewController.hierarchyInconsistencyException") } }
  @_disfavoredOverload public var interactionActivityTrackingBaseName: String? { get { _Absence.value(of: self, "UIViewController.interactionActivityTrackingBaseName", else: nil) } set { _Absence.keep(newValue, of: self, "UIViewController.interactionActivityTrackingBaseName") } }
  @_disfavoredOverload public var interfaceOrientation: UIInterfaceOrientation { get { _Absence.report("UIViewController.interfaceOrientation", answer: "UIInterfaceOrientation.`unknown`"); return UIInterfaceOrientation.`unknown` } }
  @_disfavoredOverload public var isModalInPopover: Bool { get { _Absence.value(of: self, "UIViewController.isModalInPopover", else: false) } set { _Absence.keep(newValue, of: self, "UIViewController.isModalInPopover") } }
  @_disfavoredOverload public var preferredTransition: UIViewController.Transition? { get { _Absence.value(of: self, "UIViewController.preferredTransition", else: nil) } set { _Absence.keep(newValue, of: self, "UIViewController.preferredTransition") } }
  @_disfavoredOverload public var prefersInterfaceOrientationLocked: Bool { get { _Absence.report("UIViewController.prefersInterfaceOrientationLocked", answer: "false"); return false } }
  @_disfavoredOverload public var restoresFocusAfterTransition: Bool { get { _Absence.value(of: self, "UIViewController.restoresFocusAfterTransition", else: false) } set { _Absence.keep(newValue, of: self, "UIViewController.restoresFocusAfterTransition") } }
  @discardableResult @_disfavoredOverload public func rotatingFooterView() -> UIView? { _Absence.report("UIViewController.rotatingFooterView()", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func rotatingHeaderView() -> UIView? { _Absence.report("UIViewController.rotatingHeaderView()", answer: "nil"); return nil }
  @_disfavoredOverload public var searchDisplayController: UISearchDisplayController? { get { _Absence.report("UIViewController.searchDisplayController", answer: "nil"); return nil } }
  @_disfavoredOverload public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { _Absence.report("UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()") }
  @discardableResult @_disfavoredOverload public func shouldAutomaticallyForwardRotationMethods() -> Bool { _Absence.report("UIViewController.shouldAutomaticallyForwardRotationMethods()", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { _Absence.report("UIViewController.targetViewController(forAction:sender:)", answer: "nil"); return nil }
  @_disfavoredOverload public func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) { _Absence.report("UIViewController.willAnimateRotation(to:duration:)") }
  @_disfavoredOverload public func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) { _Absence.report("UIViewController.willRotate(to:duration:)") }
}
extension UIViewControllerTransitionCoordinator {
  @_disfavoredOverload public func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) { _Absence.report("UIViewControllerTransitionCoordinator.notifyWhenInteractionEnds(_:)") }
}
@preconcurrency @MainActor public protocol _Missing_UIViewPropertyAnimator: UIViewPropertyAnimator {}
extension UIViewPropertyAnimator: _Missing_UIViewPropertyAnimator {}
extension _Missing_UIViewPropertyAnimator {
  @_disfavoredOverload public var flushUpdates: Bool { get { _Absence.value(of: self, "UIViewPropertyAnimator.flushUpdates", else: false) } set { _Absence.keep(newValue, of: self, "UIViewPropertyAnimator.flushUpdates") } }
  @_disfavoredOverload public var isManualHitTestingEnabled: Bool { get { _Absence.value(of: self, "UIViewPropertyAnimator.isManualHitTestingEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UIViewPropertyAnimator.isManualHitTestingEnabled") } }
}
@preconcurrency @MainActor public protocol _Missing_UIWindow: UIWindow {}
extension UIWindow: _Missing_UIWindow {}
extension _Missing_UIWindow {
  @_disfavoredOverload public var canResizeToFitContent: Bool { get { _Absence.value(of: self, "UIWindow.canResizeToFitContent", else: false) } set { _Absence.keep(newValue, of: self, "UIWindow.canResizeToFitContent") } }
  @_disfavoredOverload public var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting { get { _Absence.trap("UIWindow.safeAreaAspectFitLayoutGuide") } }
}
@preconcurrency @MainActor public protocol _Missing_UIWindowScene: UIWindowScene {}
extension UIWindowScene: _Missing_UIWindowScene {}
extension _Missing_UIWindowScene {
  @_disfavoredOverload public var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? { get { _Absence.value(of: self, "UIWindowScene.activityItemsConfigurationSource", else: nil) } set { _Absence.keep(newValue, of: self, "UIWindowScene.activityItemsConfigurationSource", weakly: true) } }
  @_disfavoredOverload public var effectiveGeometry: UIWindowScene.Geometry { get { _Absence.report("UIWindowScene.effectiveGeometry", answer: "UIWindowScene.Geometry()"); return UIWindowScene.Geometry() } }
  @_disfavoredOverload public var isFullScreen: Bool { get { _Absence.report("UIWindowScene.isFullScreen", answer: "false"); return false } }
  @_disfavoredOverload public var screenshotService: UIScreenshotService? { get { _Absence.report("UIWindowScene.screenshotService", answer: "nil"); return nil } }
  @_disfavoredOverload public var sizeRestrictions: UISceneSizeRestrictions? { get { _Absence.report("UIWindowScene.sizeRestrictions", answer: "nil"); return nil } }
  @_disfavoredOverload public var windowingBehaviors: UISceneWindowingBehaviors? { get { _Absence.report("UIWindowScene.windowingBehaviors", answer: "nil"); return nil } }
}
extension UIWindowSceneDelegate {
  @discardableResult @_disfavoredOverload public func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle { _Absence.report("UIWindowSceneDelegate.preferredWindowingControlStyle(for:)", answer: "UIWindowScene.WindowingControlStyle()"); return UIWindowScene.WindowingControlStyle() }
  @_disfavoredOverload public func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) { _Absence.report("UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)") }
  @_disfavoredOverload public func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) { _Absence.report("UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:)") }
}

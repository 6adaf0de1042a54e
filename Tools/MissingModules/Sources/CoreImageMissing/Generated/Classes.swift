// Made by Scripts/missing-names of Data/CoreImage.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
open class CIAztecCodeDescriptor: CIBarcodeDescriptor {
  public override init() { _Absence.report("CIAztecCodeDescriptor", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var dataCodewordCount: Int { get { _Absence.report("CIAztecCodeDescriptor.dataCodewordCount", answer: "0"); return 0 } }
  open var errorCorrectedPayload: Data { get { _Absence.report("CIAztecCodeDescriptor.errorCorrectedPayload", answer: "Data()"); return Data() } }
  public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) { _Absence.report("CIAztecCodeDescriptor.init(payload:isCompact:layerCount:dataCodewordCount:)", answer: "nil"); return nil }
  open var isCompact: Bool { get { _Absence.report("CIAztecCodeDescriptor.isCompact", answer: "false"); return false } }
  open var layerCount: Int { get { _Absence.report("CIAztecCodeDescriptor.layerCount", answer: "0"); return 0 } }
}
open class CIBarcodeDescriptor: NSObject {
  public override init() { _Absence.report("CIBarcodeDescriptor", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CIBarcodeDescriptor", answer: "a plain object"); super.init() }
}
open class CIBlendKernel: CIColorKernel {
  public override init() { _Absence.report("CIBlendKernel", answer: "a plain object"); super.init() }
  @discardableResult open func apply(foreground: CIImage, background: CIImage) -> CIImage? { _Absence.report("CIBlendKernel.apply(foreground:background:)", answer: "nil"); return nil }
  @discardableResult open func apply(foreground: CIImage, background: CIImage, colorSpace: CGColorSpace) -> CIImage? { _Absence.report("CIBlendKernel.apply(foreground:background:colorSpace:)", answer: "nil"); return nil }
  open class var clear: CIBlendKernel { get { _Absence.report("CIBlendKernel.clear", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var color: CIBlendKernel { get { _Absence.report("CIBlendKernel.color", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var colorBurn: CIBlendKernel { get { _Absence.report("CIBlendKernel.colorBurn", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var colorDodge: CIBlendKernel { get { _Absence.report("CIBlendKernel.colorDodge", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var componentAdd: CIBlendKernel { get { _Absence.report("CIBlendKernel.componentAdd", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var componentMax: CIBlendKernel { get { _Absence.report("CIBlendKernel.componentMax", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var componentMin: CIBlendKernel { get { _Absence.report("CIBlendKernel.componentMin", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var componentMultiply: CIBlendKernel { get { _Absence.report("CIBlendKernel.componentMultiply", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var darken: CIBlendKernel { get { _Absence.report("CIBlendKernel.darken", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var darkerColor: CIBlendKernel { get { _Absence.report("CIBlendKernel.darkerColor", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var destination: CIBlendKernel { get { _Absence.report("CIBlendKernel.destination", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var destinationAtop: CIBlendKernel { get { _Absence.report("CIBlendKernel.destinationAtop", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var destinationIn: CIBlendKernel { get { _Absence.report("CIBlendKernel.destinationIn", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var destinationOut: CIBlendKernel { get { _Absence.report("CIBlendKernel.destinationOut", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var destinationOver: CIBlendKernel { get { _Absence.report("CIBlendKernel.destinationOver", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var difference: CIBlendKernel { get { _Absence.report("CIBlendKernel.difference", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var divide: CIBlendKernel { get { _Absence.report("CIBlendKernel.divide", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var exclusion: CIBlendKernel { get { _Absence.report("CIBlendKernel.exclusion", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var exclusiveOr: CIBlendKernel { get { _Absence.report("CIBlendKernel.exclusiveOr", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var hardLight: CIBlendKernel { get { _Absence.report("CIBlendKernel.hardLight", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var hardMix: CIBlendKernel { get { _Absence.report("CIBlendKernel.hardMix", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var hue: CIBlendKernel { get { _Absence.report("CIBlendKernel.hue", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  public convenience init?(source string: String) { _Absence.report("CIBlendKernel.init(source:)", answer: "nil"); return nil }
  open class var lighten: CIBlendKernel { get { _Absence.report("CIBlendKernel.lighten", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var lighterColor: CIBlendKernel { get { _Absence.report("CIBlendKernel.lighterColor", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var linearBurn: CIBlendKernel { get { _Absence.report("CIBlendKernel.linearBurn", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var linearDodge: CIBlendKernel { get { _Absence.report("CIBlendKernel.linearDodge", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var linearLight: CIBlendKernel { get { _Absence.report("CIBlendKernel.linearLight", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var luminosity: CIBlendKernel { get { _Absence.report("CIBlendKernel.luminosity", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var multiply: CIBlendKernel { get { _Absence.report("CIBlendKernel.multiply", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var overlay: CIBlendKernel { get { _Absence.report("CIBlendKernel.overlay", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var pinLight: CIBlendKernel { get { _Absence.report("CIBlendKernel.pinLight", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var saturation: CIBlendKernel { get { _Absence.report("CIBlendKernel.saturation", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var screen: CIBlendKernel { get { _Absence.report("CIBlendKernel.screen", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var softLight: CIBlendKernel { get { _Absence.report("CIBlendKernel.softLight", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var source: CIBlendKernel { get { _Absence.report("CIBlendKernel.source", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var sourceAtop: CIBlendKernel { get { _Absence.report("CIBlendKernel.sourceAtop", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var sourceIn: CIBlendKernel { get { _Absence.report("CIBlendKernel.sourceIn", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var sourceOut: CIBlendKernel { get { _Absence.report("CIBlendKernel.sourceOut", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var sourceOver: CIBlendKernel { get { _Absence.report("CIBlendKernel.sourceOver", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var subtract: CIBlendKernel { get { _Absence.report("CIBlendKernel.subtract", answer: "CIBlendKernel()"); return CIBlendKernel() } }
  open class var vividLight: CIBlendKernel { get { _Absence.report("CIBlendKernel.vividLight", answer: "CIBlendKernel()"); return CIBlendKernel() } }
}
open class CIColorKernel: CIKernel {
  public override init() { _Absence.report("CIColorKernel", answer: "a plain object"); super.init() }
  @discardableResult open func apply(extent: CGRect, arguments args: [Any]) -> CIImage? { _Absence.report("CIColorKernel.apply(extent:arguments:)", answer: "nil"); return nil }
  public convenience init?(source string: String) { _Absence.report("CIColorKernel.init(source:)", answer: "nil"); return nil }
}
open class CIContext: NSObject {
  public override init() { _Absence.report("CIContext", answer: "a plain object"); super.init() }
  open func clearCaches() { _Absence.report("CIContext.clearCaches()") }
  @discardableResult open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { _Absence.report("CIContext.createCGImage(_:from:)", answer: "nil"); return nil }
  @discardableResult open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? { _Absence.report("CIContext.createCGImage(_:from:format:colorSpace:)", answer: "nil"); return nil }
  @discardableResult open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool) -> CGImage? { _Absence.report("CIContext.createCGImage(_:from:format:colorSpace:deferred:)", answer: "nil"); return nil }
  @discardableResult open func depthBlurEffectFilter(forImageData data: Data, options: [AnyHashable : Any]? = nil) -> CIFilter? { _Absence.report("CIContext.depthBlurEffectFilter(forImageData:options:)", answer: "nil"); return nil }
  @discardableResult open func depthBlurEffectFilter(forImageURL url: URL, options: [AnyHashable : Any]? = nil) -> CIFilter? { _Absence.report("CIContext.depthBlurEffectFilter(forImageURL:options:)", answer: "nil"); return nil }
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) { _Absence.report("CIContext.draw(_:in:from:)") }
  @discardableResult open func heif10Representation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) throws -> Data { _Absence.report("CIContext.heif10Representation(of:colorSpace:options:)", answer: "an error"); throw _Absence.Failure(name: "CIContext.heif10Representation(of:colorSpace:options:)") }
  @discardableResult open func heifRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) -> Data? { _Absence.report("CIContext.heifRepresentation(of:format:colorSpace:options:)", answer: "nil"); return nil }
  public init(CGContext cgctx: CGContext, options: [CIContextOption : Any]? = nil) { _Absence.report("CIContext.init(CGContext:options:)", answer: "a plain object"); super.init() }
  public init(cgContext cgctx: CGContext, options: [CIContextOption : Any]? = nil) { _Absence.report("CIContext.init(cgContext:options:)", answer: "a plain object"); super.init() }
  public init(options: [CIContextOption : Any]? = nil) { _Absence.report("CIContext.init(options:)", answer: "a plain object"); super.init() }
  @discardableResult open func inputImageMaximumSize() -> CGSize { _Absence.report("CIContext.inputImageMaximumSize()", answer: ".zero"); return .zero }
  @discardableResult open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) -> Data? { _Absence.report("CIContext.jpegRepresentation(of:colorSpace:options:)", answer: "nil"); return nil }
  @discardableResult open func outputImageMaximumSize() -> CGSize { _Absence.report("CIContext.outputImageMaximumSize()", answer: ".zero"); return .zero }
  @discardableResult open func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) -> Data? { _Absence.report("CIContext.pngRepresentation(of:format:colorSpace:options:)", answer: "nil"); return nil }
  open func prepareRender(_ image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint) throws { _Absence.report("CIContext.prepareRender(_:from:to:at:)", answer: "an error"); throw _Absence.Failure(name: "CIContext.prepareRender(_:from:to:at:)") }
  open func render(_ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?) { _Absence.report("CIContext.render(_:toBitmap:rowBytes:bounds:format:colorSpace:)") }
  @discardableResult open func startTask(toClear destination: CIRenderDestination) throws -> CIRenderTask { _Absence.report("CIContext.startTask(toClear:)", answer: "an error"); throw _Absence.Failure(name: "CIContext.startTask(toClear:)") }
  @discardableResult open func startTask(toRender image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint) throws -> CIRenderTask { _Absence.report("CIContext.startTask(toRender:from:to:at:)", answer: "an error"); throw _Absence.Failure(name: "CIContext.startTask(toRender:from:to:at:)") }
  @discardableResult open func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask { _Absence.report("CIContext.startTask(toRender:to:)", answer: "an error"); throw _Absence.Failure(name: "CIContext.startTask(toRender:to:)") }
  @discardableResult open func tiffRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) -> Data? { _Absence.report("CIContext.tiffRepresentation(of:format:colorSpace:options:)", answer: "nil"); return nil }
  open var workingColorSpace: CGColorSpace? { get { _Absence.report("CIContext.workingColorSpace", answer: "nil"); return nil } }
  open var workingFormat: CIFormat { get { _Absence.report("CIContext.workingFormat", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } }
  open func writeHEIF10Representation(of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) throws { _Absence.report("CIContext.writeHEIF10Representation(of:to:colorSpace:options:)", answer: "an error"); throw _Absence.Failure(name: "CIContext.writeHEIF10Representation(of:to:colorSpace:options:)") }
  open func writeHEIFRepresentation(of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) throws { _Absence.report("CIContext.writeHEIFRepresentation(of:to:format:colorSpace:options:)", answer: "an error"); throw _Absence.Failure(name: "CIContext.writeHEIFRepresentation(of:to:format:colorSpace:options:)") }
  open func writeJPEGRepresentation(of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) throws { _Absence.report("CIContext.writeJPEGRepresentation(of:to:colorSpace:options:)", answer: "an error"); throw _Absence.Failure(name: "CIContext.writeJPEGRepresentation(of:to:colorSpace:options:)") }
  open func writePNGRepresentation(of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) throws { _Absence.report("CIContext.writePNGRepresentation(of:to:format:colorSpace:options:)", answer: "an error"); throw _Absence.Failure(name: "CIContext.writePNGRepresentation(of:to:format:colorSpace:options:)") }
  open func writeTIFFRepresentation(of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) throws { _Absence.report("CIContext.writeTIFFRepresentation(of:to:format:colorSpace:options:)", answer: "an error"); throw _Absence.Failure(name: "CIContext.writeTIFFRepresentation(of:to:format:colorSpace:options:)") }
}
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor {
  public override init() { _Absence.report("CIDataMatrixCodeDescriptor", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var columnCount: Int { get { _Absence.report("CIDataMatrixCodeDescriptor.columnCount", answer: "0"); return 0 } }
  open var eccVersion: CIDataMatrixCodeDescriptor.ECCVersion { get { _Absence.report("CIDataMatrixCodeDescriptor.eccVersion", answer: "CIDataMatrixCodeDescriptor.ECCVersion.`v000`"); return CIDataMatrixCodeDescriptor.ECCVersion.`v000` } }
  open var errorCorrectedPayload: Data { get { _Absence.report("CIDataMatrixCodeDescriptor.errorCorrectedPayload", answer: "Data()"); return Data() } }
  public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: CIDataMatrixCodeDescriptor.ECCVersion) { _Absence.report("CIDataMatrixCodeDescriptor.init(payload:rowCount:columnCount:eccVersion:)", answer: "nil"); return nil }
  open var rowCount: Int { get { _Absence.report("CIDataMatrixCodeDescriptor.rowCount", answer: "0"); return 0 } }
}
open class CIDetector: NSObject {
  public override init() { _Absence.report("CIDetector", answer: "a plain object"); super.init() }
  @discardableResult open func features(in image: CIImage) -> [CIFeature] { _Absence.report("CIDetector.features(in:)", answer: "[]"); return [] }
  @discardableResult open func features(in image: CIImage, options: [String : Any]? = nil) -> [CIFeature] { _Absence.report("CIDetector.features(in:options:)", answer: "[]"); return [] }
  public init?(ofType type: String, context: CIContext?, options: [String : Any]? = nil) { _Absence.report("CIDetector.init(ofType:context:options:)", answer: "nil"); return nil }
}
open class CIFaceFeature: CIFeature {
  public override init() { _Absence.report("CIFaceFeature", answer: "a plain object"); super.init() }
  override open var bounds: CGRect { get { _Absence.report("CIFaceFeature.bounds", answer: ".zero"); return .zero } }
  open var faceAngle: Float { get { _Absence.report("CIFaceFeature.faceAngle", answer: "0"); return 0 } }
  open var hasFaceAngle: Bool { get { _Absence.report("CIFaceFeature.hasFaceAngle", answer: "false"); return false } }
  open var hasLeftEyePosition: Bool { get { _Absence.report("CIFaceFeature.hasLeftEyePosition", answer: "false"); return false } }
  open var hasMouthPosition: Bool { get { _Absence.report("CIFaceFeature.hasMouthPosition", answer: "false"); return false } }
  open var hasRightEyePosition: Bool { get { _Absence.report("CIFaceFeature.hasRightEyePosition", answer: "false"); return false } }
  open var hasSmile: Bool { get { _Absence.report("CIFaceFeature.hasSmile", answer: "false"); return false } }
  open var hasTrackingFrameCount: Bool { get { _Absence.report("CIFaceFeature.hasTrackingFrameCount", answer: "false"); return false } }
  open var hasTrackingID: Bool { get { _Absence.report("CIFaceFeature.hasTrackingID", answer: "false"); return false } }
  open var leftEyeClosed: Bool { get { _Absence.report("CIFaceFeature.leftEyeClosed", answer: "false"); return false } }
  open var leftEyePosition: CGPoint { get { _Absence.report("CIFaceFeature.leftEyePosition", answer: ".zero"); return .zero } }
  open var mouthPosition: CGPoint { get { _Absence.report("CIFaceFeature.mouthPosition", answer: ".zero"); return .zero } }
  open var rightEyeClosed: Bool { get { _Absence.report("CIFaceFeature.rightEyeClosed", answer: "false"); return false } }
  open var rightEyePosition: CGPoint { get { _Absence.report("CIFaceFeature.rightEyePosition", answer: ".zero"); return .zero } }
  open var trackingFrameCount: Int32 { get { _Absence.report("CIFaceFeature.trackingFrameCount", answer: "0"); return 0 } }
  open var trackingID: Int32 { get { _Absence.report("CIFaceFeature.trackingID", answer: "0"); return 0 } }
}
open class CIFeature: NSObject {
  public override init() { _Absence.report("CIFeature", answer: "a plain object"); super.init() }
  open var bounds: CGRect { get { _Absence.report("CIFeature.bounds", answer: ".zero"); return .zero } }
  open var type: String { get { _Absence.report("CIFeature.type", answer: "\"\""); return "" } }
}
open class CIFilter: NSObject {
  public override init() { _Absence.report("CIFilter", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CIFilter", answer: "a plain object"); super.init() }
  open var attributes: [String : Any] { get { _Absence.report("CIFilter.attributes", answer: "[:]"); return [:] } }
  @discardableResult open class func filterNames(inCategories categories: [String]?) -> [String] { _Absence.report("CIFilter.filterNames(inCategories:)", answer: "[]"); return [] }
  @discardableResult open class func filterNames(inCategory category: String?) -> [String] { _Absence.report("CIFilter.filterNames(inCategory:)", answer: "[]"); return [] }
  public init!(imageData data: Data!, options: [CIRAWFilterOption : Any]! = [:]) { _Absence.report("CIFilter.init(imageData:options:)", answer: "nil"); return nil }
  public init!(imageURL url: URL!, options: [CIRAWFilterOption : Any]! = [:]) { _Absence.report("CIFilter.init(imageURL:options:)", answer: "nil"); return nil }
  public init?(name: String) { _Absence.report("CIFilter.init(name:)", answer: "nil"); return nil }
  public init?(name: String, parameters params: [String : Any]?) { _Absence.report("CIFilter.init(name:parameters:)", answer: "nil"); return nil }
  public init?(name: String, withInputParameters params: [String : Any]?) { _Absence.report("CIFilter.init(name:withInputParameters:)", answer: "nil"); return nil }
  open var inputKeys: [String] { get { _Absence.report("CIFilter.inputKeys", answer: "[]"); return [] } }
  @discardableResult open class func localizedDescription(forFilterName filterName: String) -> String? { _Absence.report("CIFilter.localizedDescription(forFilterName:)", answer: "nil"); return nil }
  @discardableResult open class func localizedName(forCategory category: String) -> String { _Absence.report("CIFilter.localizedName(forCategory:)", answer: "\"\""); return "" }
  @discardableResult open class func localizedName(forFilterName filterName: String) -> String? { _Absence.report("CIFilter.localizedName(forFilterName:)", answer: "nil"); return nil }
  @discardableResult open class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL? { _Absence.report("CIFilter.localizedReferenceDocumentation(forFilterName:)", answer: "nil"); return nil }
  open var name: String { get { _Absence.value(of: self, "CIFilter.name", else: "") } set { _Absence.keep(newValue, of: self, "CIFilter.name") } }
  open var outputImage: CIImage? { get { _Absence.report("CIFilter.outputImage", answer: "nil"); return nil } }
  open var outputKeys: [String] { get { _Absence.report("CIFilter.outputKeys", answer: "[]"); return [] } }
  open class func registerName(_ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String : Any] = [:]) { _Absence.report("CIFilter.registerName(_:constructor:classAttributes:)") }
  @discardableResult open class func serializedXMP(from filters: [CIFilter], inputImageExtent extent: CGRect) -> Data? { _Absence.report("CIFilter.serializedXMP(from:inputImageExtent:)", answer: "nil"); return nil }
  open func setDefaults() { _Absence.report("CIFilter.setDefaults()") }
  @discardableResult open class func supportedRawCameraModels() -> [String]! { _Absence.report("CIFilter.supportedRawCameraModels()", answer: "nil"); return nil }
}
open class CIFilterShape: NSObject {
  public override init() { _Absence.report("CIFilterShape", answer: "a plain object"); super.init() }
  open var extent: CGRect { get { _Absence.report("CIFilterShape.extent", answer: ".zero"); return .zero } }
  public init(rect r: CGRect) { _Absence.report("CIFilterShape.init(rect:)", answer: "a plain object"); super.init() }
  @discardableResult open func insetBy(x dx: Int32, y dy: Int32) -> CIFilterShape { _Absence.report("CIFilterShape.insetBy(x:y:)", answer: "CIFilterShape()"); return CIFilterShape() }
  @discardableResult open func intersect(with r: CGRect) -> CIFilterShape { _Absence.report("CIFilterShape.intersect(with:)", answer: "CIFilterShape()"); return CIFilterShape() }
  @discardableResult open func intersect(with s2: CIFilterShape) -> CIFilterShape { _Absence.report("CIFilterShape.intersect(with:)", answer: "CIFilterShape()"); return CIFilterShape() }
  @discardableResult open func transform(by m: CGAffineTransform, interior flag: Bool) -> CIFilterShape { _Absence.report("CIFilterShape.transform(by:interior:)", answer: "CIFilterShape()"); return CIFilterShape() }
  @discardableResult open func union(with r: CGRect) -> CIFilterShape { _Absence.report("CIFilterShape.union(with:)", answer: "CIFilterShape()"); return CIFilterShape() }
  @discardableResult open func union(with s2: CIFilterShape) -> CIFilterShape { _Absence.report("CIFilterShape.union(with:)", answer: "CIFilterShape()"); return CIFilterShape() }
}
open class CIImage: NSObject {
  public override init() { _Absence.report("CIImage", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CIImage", answer: "a plain object"); super.init() }
  @discardableResult open func applyingFilter(_ filterName: String) -> CIImage { _Absence.report("CIImage.applyingFilter(_:)", answer: "CIImage()"); return CIImage() }
  @discardableResult open func applyingFilter(_ filterName: String, parameters params: [String : Any]) -> CIImage { _Absence.report("CIImage.applyingFilter(_:parameters:)", answer: "CIImage()"); return CIImage() }
  @discardableResult open func applyingGaussianBlur(sigma: Double) -> CIImage { _Absence.report("CIImage.applyingGaussianBlur(sigma:)", answer: "CIImage()"); return CIImage() }
  @discardableResult open func autoAdjustmentFilters() -> [CIFilter] { _Absence.report("CIImage.autoAdjustmentFilters()", answer: "[]"); return [] }
  @discardableResult open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption : Any]? = nil) -> [CIFilter] { _Absence.report("CIImage.autoAdjustmentFilters(options:)", answer: "[]"); return [] }
  open class var black: CIImage { get { _Absence.report("CIImage.black", answer: "CIImage()"); return CIImage() } }
  open class var blue: CIImage { get { _Absence.report("CIImage.blue", answer: "CIImage()"); return CIImage() } }
  open var cgImage: CGImage? { get { _Absence.report("CIImage.cgImage", answer: "nil"); return nil } }
  @discardableResult open func clamped(to rect: CGRect) -> CIImage { _Absence.report("CIImage.clamped(to:)", answer: "CIImage()"); return CIImage() }
  @discardableResult open func clampedToExtent() -> CIImage { _Absence.report("CIImage.clampedToExtent()", answer: "CIImage()"); return CIImage() }
  open class var clear: CIImage { get { _Absence.report("CIImage.clear", answer: "CIImage()"); return CIImage() } }
  open var colorSpace: CGColorSpace? { get { _Absence.report("CIImage.colorSpace", answer: "nil"); return nil } }
  @discardableResult open func composited(over dest: CIImage) -> CIImage { _Absence.report("CIImage.composited(over:)", answer: "CIImage()"); return CIImage() }
  @discardableResult open func convertingLabToWorkingSpace() -> CIImage { _Absence.report("CIImage.convertingLabToWorkingSpace()", answer: "CIImage()"); return CIImage() }
  @discardableResult open func convertingWorkingSpaceToLab() -> CIImage { _Absence.report("CIImage.convertingWorkingSpaceToLab()", answer: "CIImage()"); return CIImage() }
  @discardableResult open func cropped(to rect: CGRect) -> CIImage { _Absence.report("CIImage.cropped(to:)", answer: "CIImage()"); return CIImage() }
  open class var cyan: CIImage { get { _Absence.report("CIImage.cyan", answer: "CIImage()"); return CIImage() } }
  @discardableResult open class func empty() -> CIImage { _Absence.report("CIImage.empty()", answer: "CIImage()"); return CIImage() }
  open var extent: CGRect { get { _Absence.report("CIImage.extent", answer: ".zero"); return .zero } }
  open class var gray: CIImage { get { _Absence.report("CIImage.gray", answer: "CIImage()"); return CIImage() } }
  open class var green: CIImage { get { _Absence.report("CIImage.green", answer: "CIImage()"); return CIImage() } }
  public init(CGImage image: CGImage) { _Absence.report("CIImage.init(CGImage:)", answer: "a plain object"); super.init() }
  public init(CGImage image: CGImage, options: [CIImageOption : Any]? = nil) { _Absence.report("CIImage.init(CGImage:options:)", answer: "a plain object"); super.init() }
  public init(bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?) { _Absence.report("CIImage.init(bitmapData:bytesPerRow:size:format:colorSpace:)", answer: "a plain object"); super.init() }
  public init(cgImage image: CGImage) { _Absence.report("CIImage.init(cgImage:)", answer: "a plain object"); super.init() }
  public init(cgImage image: CGImage, options: [CIImageOption : Any]? = nil) { _Absence.report("CIImage.init(cgImage:options:)", answer: "a plain object"); super.init() }
  public init(color: CIColor) { _Absence.report("CIImage.init(color:)", answer: "a plain object"); super.init() }
  public init?(contentsOf url: URL) { _Absence.report("CIImage.init(contentsOf:)", answer: "nil"); return nil }
  public init?(contentsOf url: URL, options: [CIImageOption : Any]? = nil) { _Absence.report("CIImage.init(contentsOf:options:)", answer: "nil"); return nil }
  public init?(contentsOfURL url: URL) { _Absence.report("CIImage.init(contentsOfURL:)", answer: "nil"); return nil }
  public init?(contentsOfURL url: URL, options: [CIImageOption : Any]? = nil) { _Absence.report("CIImage.init(contentsOfURL:options:)", answer: "nil"); return nil }
  public init?(data: Data) { _Absence.report("CIImage.init(data:)", answer: "nil"); return nil }
  public init?(data: Data, options: [CIImageOption : Any]? = nil) { _Absence.report("CIImage.init(data:options:)", answer: "nil"); return nil }
  public init(imageProvider p: Any, size width: Int, _ height: Int, format f: CIFormat, colorSpace cs: CGColorSpace?, options: [CIImageOption : Any]? = nil) { _Absence.report("CIImage.init(imageProvider:size:_:format:colorSpace:options:)", answer: "a plain object"); super.init() }
  public init(texture name: UInt32, size: CGSize, flipped: Bool, colorSpace: CGColorSpace?) { _Absence.report("CIImage.init(texture:size:flipped:colorSpace:)", answer: "a plain object"); super.init() }
  @discardableResult open func insertingIntermediate() -> CIImage { _Absence.report("CIImage.insertingIntermediate()", answer: "CIImage()"); return CIImage() }
  @discardableResult open func insertingIntermediate(cache: Bool) -> CIImage { _Absence.report("CIImage.insertingIntermediate(cache:)", answer: "CIImage()"); return CIImage() }
  open class var magenta: CIImage { get { _Absence.report("CIImage.magenta", answer: "CIImage()"); return CIImage() } }
  @discardableResult open func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { _Absence.report("CIImage.matchedFromWorkingSpace(to:)", answer: "nil"); return nil }
  @discardableResult open func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { _Absence.report("CIImage.matchedToWorkingSpace(from:)", answer: "nil"); return nil }
  @discardableResult open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform { _Absence.report("CIImage.orientationTransform(forExifOrientation:)", answer: ".identity"); return .identity }
  @discardableResult open func oriented(forExifOrientation orientation: Int32) -> CIImage { _Absence.report("CIImage.oriented(forExifOrientation:)", answer: "CIImage()"); return CIImage() }
  @discardableResult open func premultiplyingAlpha() -> CIImage { _Absence.report("CIImage.premultiplyingAlpha()", answer: "CIImage()"); return CIImage() }
  open var properties: [String : Any] { get { _Absence.report("CIImage.properties", answer: "[:]"); return [:] } }
  open class var red: CIImage { get { _Absence.report("CIImage.red", answer: "CIImage()"); return CIImage() } }
  @discardableResult open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { _Absence.report("CIImage.regionOfInterest(for:in:)", answer: ".zero"); return .zero }
  @discardableResult open func samplingLinear() -> CIImage { _Absence.report("CIImage.samplingLinear()", answer: "CIImage()"); return CIImage() }
  @discardableResult open func samplingNearest() -> CIImage { _Absence.report("CIImage.samplingNearest()", answer: "CIImage()"); return CIImage() }
  @discardableResult open func settingAlphaOne(in extent: CGRect) -> CIImage { _Absence.report("CIImage.settingAlphaOne(in:)", answer: "CIImage()"); return CIImage() }
  @discardableResult open func settingProperties(_ properties: [AnyHashable : Any]) -> CIImage { _Absence.report("CIImage.settingProperties(_:)", answer: "CIImage()"); return CIImage() }
  @discardableResult open func transformed(by matrix: CGAffineTransform) -> CIImage { _Absence.report("CIImage.transformed(by:)", answer: "CIImage()"); return CIImage() }
  @discardableResult open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage { _Absence.report("CIImage.transformed(by:highQualityDownsample:)", answer: "CIImage()"); return CIImage() }
  @discardableResult open func unpremultiplyingAlpha() -> CIImage { _Absence.report("CIImage.unpremultiplyingAlpha()", answer: "CIImage()"); return CIImage() }
  open var url: URL? { get { _Absence.report("CIImage.url", answer: "nil"); return nil } }
  open class var white: CIImage { get { _Absence.report("CIImage.white", answer: "CIImage()"); return CIImage() } }
  open class var yellow: CIImage { get { _Absence.report("CIImage.yellow", answer: "CIImage()"); return CIImage() } }
}
open class CIImageAccumulator: NSObject {
  public override init() { _Absence.report("CIImageAccumulator", answer: "a plain object"); super.init() }
  open func clear() { _Absence.report("CIImageAccumulator.clear()") }
  open var extent: CGRect { get { _Absence.report("CIImageAccumulator.extent", answer: ".zero"); return .zero } }
  open var format: CIFormat { get { _Absence.report("CIImageAccumulator.format", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } }
  @discardableResult open func image() -> CIImage { _Absence.report("CIImageAccumulator.image()", answer: "CIImage()"); return CIImage() }
  public init?(extent: CGRect, format: CIFormat) { _Absence.report("CIImageAccumulator.init(extent:format:)", answer: "nil"); return nil }
  public init?(extent: CGRect, format: CIFormat, colorSpace: CGColorSpace) { _Absence.report("CIImageAccumulator.init(extent:format:colorSpace:)", answer: "nil"); return nil }
  open func setImage(_ image: CIImage) { _Absence.report("CIImageAccumulator.setImage(_:)") }
  open func setImage(_ image: CIImage, dirtyRect: CGRect) { _Absence.report("CIImageAccumulator.setImage(_:dirtyRect:)") }
}
open class CIImageProcessorKernel: NSObject {
  public override init() { _Absence.report("CIImageProcessorKernel", answer: "a plain object"); super.init() }
  @discardableResult open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments args: [String : Any]?) throws -> CIImage { _Absence.report("CIImageProcessorKernel.apply(withExtent:inputs:arguments:)", answer: "an error"); throw _Absence.Failure(name: "CIImageProcessorKernel.apply(withExtent:inputs:arguments:)") }
  @discardableResult open class func formatForInput(at input: Int32) -> CIFormat { _Absence.report("CIImageProcessorKernel.formatForInput(at:)", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) }
  open class var outputFormat: CIFormat { get { _Absence.report("CIImageProcessorKernel.outputFormat", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } }
  open class var outputIsOpaque: Bool { get { _Absence.report("CIImageProcessorKernel.outputIsOpaque", answer: "false"); return false } }
  open class func process(with inputs: [any CIImageProcessorInput]?, arguments: [String : Any]?, output: any CIImageProcessorOutput) throws { _Absence.report("CIImageProcessorKernel.process(with:arguments:output:)", answer: "an error"); throw _Absence.Failure(name: "CIImageProcessorKernel.process(with:arguments:output:)") }
  @discardableResult open class func roi(forInput input: Int32, arguments: [String : Any]?, outputRect: CGRect) -> CGRect { _Absence.report("CIImageProcessorKernel.roi(forInput:arguments:outputRect:)", answer: ".zero"); return .zero }
  open class var synchronizeInputs: Bool { get { _Absence.report("CIImageProcessorKernel.synchronizeInputs", answer: "false"); return false } }
}
open class CIKernel: NSObject {
  public override init() { _Absence.report("CIKernel", answer: "a plain object"); super.init() }
  @discardableResult open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]) -> CIImage? { _Absence.report("CIKernel.apply(extent:roiCallback:arguments:)", answer: "nil"); return nil }
  public convenience init(functionName name: String, fromMetalLibraryData data: Data) throws { _Absence.report("CIKernel.init(functionName:fromMetalLibraryData:)", answer: "an error"); throw _Absence.Failure(name: "CIKernel.init(functionName:fromMetalLibraryData:)") }
  public convenience init(functionName name: String, fromMetalLibraryData data: Data, outputPixelFormat format: CIFormat) throws { _Absence.report("CIKernel.init(functionName:fromMetalLibraryData:outputPixelFormat:)", answer: "an error"); throw _Absence.Failure(name: "CIKernel.init(functionName:fromMetalLibraryData:outputPixelFormat:)") }
  public convenience init?(source string: String) { _Absence.report("CIKernel.init(source:)", answer: "nil"); return nil }
  public convenience init?(string: String) { _Absence.report("CIKernel.init(string:)", answer: "nil"); return nil }
  @discardableResult open class func kernelNames(fromMetalLibraryData data: Data) -> [String] { _Absence.report("CIKernel.kernelNames(fromMetalLibraryData:)", answer: "[]"); return [] }
  @discardableResult open class func kernels(withMetalString source: String) throws -> [CIKernel] { _Absence.report("CIKernel.kernels(withMetalString:)", answer: "an error"); throw _Absence.Failure(name: "CIKernel.kernels(withMetalString:)") }
  @discardableResult open class func makeKernels(source string: String) -> [CIKernel]? { _Absence.report("CIKernel.makeKernels(source:)", answer: "nil"); return nil }
  open var name: String { get { _Absence.report("CIKernel.name", answer: "\"\""); return "" } }
  open func setROISelector(_ method: Selector) { _Absence.report("CIKernel.setROISelector(_:)") }
}
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor {
  public override init() { _Absence.report("CIPDF417CodeDescriptor", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var columnCount: Int { get { _Absence.report("CIPDF417CodeDescriptor.columnCount", answer: "0"); return 0 } }
  open var errorCorrectedPayload: Data { get { _Absence.report("CIPDF417CodeDescriptor.errorCorrectedPayload", answer: "Data()"); return Data() } }
  public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) { _Absence.report("CIPDF417CodeDescriptor.init(payload:isCompact:rowCount:columnCount:)", answer: "nil"); return nil }
  open var isCompact: Bool { get { _Absence.report("CIPDF417CodeDescriptor.isCompact", answer: "false"); return false } }
  open var rowCount: Int { get { _Absence.report("CIPDF417CodeDescriptor.rowCount", answer: "0"); return 0 } }
}
open class CIQRCodeDescriptor: CIBarcodeDescriptor {
  public override init() { _Absence.report("CIQRCodeDescriptor", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var errorCorrectedPayload: Data { get { _Absence.report("CIQRCodeDescriptor.errorCorrectedPayload", answer: "Data()"); return Data() } }
  open var errorCorrectionLevel: CIQRCodeDescriptor.ErrorCorrectionLevel { get { _Absence.report("CIQRCodeDescriptor.errorCorrectionLevel", answer: "CIQRCodeDescriptor.ErrorCorrectionLevel.`levelH`"); return CIQRCodeDescriptor.ErrorCorrectionLevel.`levelH` } }
  public init?(payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8, errorCorrectionLevel: CIQRCodeDescriptor.ErrorCorrectionLevel) { _Absence.report("CIQRCodeDescriptor.init(payload:symbolVersion:maskPattern:errorCorrectionLevel:)", answer: "nil"); return nil }
  open var maskPattern: UInt8 { get { _Absence.report("CIQRCodeDescriptor.maskPattern", answer: "0"); return 0 } }
  open var symbolVersion: Int { get { _Absence.report("CIQRCodeDescriptor.symbolVersion", answer: "0"); return 0 } }
}
open class CIQRCodeFeature: CIFeature {
  public override init() { _Absence.report("CIQRCodeFeature", answer: "a plain object"); super.init() }
  open var bottomLeft: CGPoint { get { _Absence.report("CIQRCodeFeature.bottomLeft", answer: ".zero"); return .zero } }
  open var bottomRight: CGPoint { get { _Absence.report("CIQRCodeFeature.bottomRight", answer: ".zero"); return .zero } }
  override open var bounds: CGRect { get { _Absence.report("CIQRCodeFeature.bounds", answer: ".zero"); return .zero } }
  open var messageString: String? { get { _Absence.report("CIQRCodeFeature.messageString", answer: "nil"); return nil } }
  open var symbolDescriptor: CIQRCodeDescriptor? { get { _Absence.report("CIQRCodeFeature.symbolDescriptor", answer: "nil"); return nil } }
  open var topLeft: CGPoint { get { _Absence.report("CIQRCodeFeature.topLeft", answer: ".zero"); return .zero } }
  open var topRight: CGPoint { get { _Absence.report("CIQRCodeFeature.topRight", answer: ".zero"); return .zero } }
}
open class CIRAWFilter: CIFilter {
  public override init() { _Absence.report("CIRAWFilter", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var baselineExposure: Float { get { _Absence.value(of: self, "CIRAWFilter.baselineExposure", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.baselineExposure") } }
  open var boostAmount: Float { get { _Absence.value(of: self, "CIRAWFilter.boostAmount", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.boostAmount") } }
  open var boostShadowAmount: Float { get { _Absence.value(of: self, "CIRAWFilter.boostShadowAmount", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.boostShadowAmount") } }
  open var colorNoiseReductionAmount: Float { get { _Absence.value(of: self, "CIRAWFilter.colorNoiseReductionAmount", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.colorNoiseReductionAmount") } }
  open var contrastAmount: Float { get { _Absence.value(of: self, "CIRAWFilter.contrastAmount", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.contrastAmount") } }
  open var decoderVersion: CIRAWDecoderVersion { get { _Absence.value(of: self, "CIRAWFilter.decoderVersion", else: CIRAWDecoderVersion(rawValue: "")) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.decoderVersion") } }
  open var detailAmount: Float { get { _Absence.value(of: self, "CIRAWFilter.detailAmount", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.detailAmount") } }
  open var exposure: Float { get { _Absence.value(of: self, "CIRAWFilter.exposure", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.exposure") } }
  open var extendedDynamicRangeAmount: Float { get { _Absence.value(of: self, "CIRAWFilter.extendedDynamicRangeAmount", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.extendedDynamicRangeAmount") } }
  public convenience init?(imageData data: Data, identifierHint: String?) { _Absence.report("CIRAWFilter.init(imageData:identifierHint:)", answer: "nil"); return nil }
  public convenience init?(imageURL url: URL) { _Absence.report("CIRAWFilter.init(imageURL:)", answer: "nil"); return nil }
  open var isColorNoiseReductionSupported: Bool { get { _Absence.report("CIRAWFilter.isColorNoiseReductionSupported", answer: "false"); return false } }
  open var isContrastSupported: Bool { get { _Absence.report("CIRAWFilter.isContrastSupported", answer: "false"); return false } }
  open var isDetailSupported: Bool { get { _Absence.report("CIRAWFilter.isDetailSupported", answer: "false"); return false } }
  open var isDraftModeEnabled: Bool { get { _Absence.value(of: self, "CIRAWFilter.isDraftModeEnabled", else: false) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.isDraftModeEnabled") } }
  open var isGamutMappingEnabled: Bool { get { _Absence.value(of: self, "CIRAWFilter.isGamutMappingEnabled", else: false) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.isGamutMappingEnabled") } }
  open var isLensCorrectionEnabled: Bool { get { _Absence.value(of: self, "CIRAWFilter.isLensCorrectionEnabled", else: false) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.isLensCorrectionEnabled") } }
  open var isLensCorrectionSupported: Bool { get { _Absence.report("CIRAWFilter.isLensCorrectionSupported", answer: "false"); return false } }
  open var isLocalToneMapSupported: Bool { get { _Absence.report("CIRAWFilter.isLocalToneMapSupported", answer: "false"); return false } }
  open var isLuminanceNoiseReductionSupported: Bool { get { _Absence.report("CIRAWFilter.isLuminanceNoiseReductionSupported", answer: "false"); return false } }
  open var isMoireReductionSupported: Bool { get { _Absence.report("CIRAWFilter.isMoireReductionSupported", answer: "false"); return false } }
  open var isSharpnessSupported: Bool { get { _Absence.report("CIRAWFilter.isSharpnessSupported", answer: "false"); return false } }
  open var linearSpaceFilter: CIFilter? { get { _Absence.value(of: self, "CIRAWFilter.linearSpaceFilter", else: nil) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.linearSpaceFilter") } }
  open var localToneMapAmount: Float { get { _Absence.value(of: self, "CIRAWFilter.localToneMapAmount", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.localToneMapAmount") } }
  open var luminanceNoiseReductionAmount: Float { get { _Absence.value(of: self, "CIRAWFilter.luminanceNoiseReductionAmount", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.luminanceNoiseReductionAmount") } }
  open var moireReductionAmount: Float { get { _Absence.value(of: self, "CIRAWFilter.moireReductionAmount", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.moireReductionAmount") } }
  open var nativeSize: CGSize { get { _Absence.report("CIRAWFilter.nativeSize", answer: ".zero"); return .zero } }
  open var neutralChromaticity: CGPoint { get { _Absence.value(of: self, "CIRAWFilter.neutralChromaticity", else: .zero) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.neutralChromaticity") } }
  open var neutralLocation: CGPoint { get { _Absence.value(of: self, "CIRAWFilter.neutralLocation", else: .zero) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.neutralLocation") } }
  open var neutralTemperature: Float { get { _Absence.value(of: self, "CIRAWFilter.neutralTemperature", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.neutralTemperature") } }
  open var neutralTint: Float { get { _Absence.value(of: self, "CIRAWFilter.neutralTint", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.neutralTint") } }
  open var portraitEffectsMatte: CIImage? { get { _Absence.report("CIRAWFilter.portraitEffectsMatte", answer: "nil"); return nil } }
  open var previewImage: CIImage? { get { _Absence.report("CIRAWFilter.previewImage", answer: "nil"); return nil } }
  open var properties: [AnyHashable : Any] { get { _Absence.report("CIRAWFilter.properties", answer: "[:]"); return [:] } }
  open var scaleFactor: Float { get { _Absence.value(of: self, "CIRAWFilter.scaleFactor", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.scaleFactor") } }
  open var semanticSegmentationGlassesMatte: CIImage? { get { _Absence.report("CIRAWFilter.semanticSegmentationGlassesMatte", answer: "nil"); return nil } }
  open var semanticSegmentationHairMatte: CIImage? { get { _Absence.report("CIRAWFilter.semanticSegmentationHairMatte", answer: "nil"); return nil } }
  open var semanticSegmentationSkinMatte: CIImage? { get { _Absence.report("CIRAWFilter.semanticSegmentationSkinMatte", answer: "nil"); return nil } }
  open var semanticSegmentationSkyMatte: CIImage? { get { _Absence.report("CIRAWFilter.semanticSegmentationSkyMatte", answer: "nil"); return nil } }
  open var semanticSegmentationTeethMatte: CIImage? { get { _Absence.report("CIRAWFilter.semanticSegmentationTeethMatte", answer: "nil"); return nil } }
  open var shadowBias: Float { get { _Absence.value(of: self, "CIRAWFilter.shadowBias", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.shadowBias") } }
  open var sharpnessAmount: Float { get { _Absence.value(of: self, "CIRAWFilter.sharpnessAmount", else: 0) } set { _Absence.keep(newValue, of: self, "CIRAWFilter.sharpnessAmount") } }
  open class var supportedCameraModels: [String] { get { _Absence.report("CIRAWFilter.supportedCameraModels", answer: "[]"); return [] } }
  open var supportedDecoderVersions: [CIRAWDecoderVersion] { get { _Absence.report("CIRAWFilter.supportedDecoderVersions", answer: "[]"); return [] } }
}
open class CIRectangleFeature: CIFeature {
  public override init() { _Absence.report("CIRectangleFeature", answer: "a plain object"); super.init() }
  open var bottomLeft: CGPoint { get { _Absence.report("CIRectangleFeature.bottomLeft", answer: ".zero"); return .zero } }
  open var bottomRight: CGPoint { get { _Absence.report("CIRectangleFeature.bottomRight", answer: ".zero"); return .zero } }
  override open var bounds: CGRect { get { _Absence.report("CIRectangleFeature.bounds", answer: ".zero"); return .zero } }
  open var topLeft: CGPoint { get { _Absence.report("CIRectangleFeature.topLeft", answer: ".zero"); return .zero } }
  open var topRight: CGPoint { get { _Absence.report("CIRectangleFeature.topRight", answer: ".zero"); return .zero } }
}
open class CIRenderDestination: NSObject {
  public override init() { _Absence.report("CIRenderDestination", answer: "a plain object"); super.init() }
  open var alphaMode: CIRenderDestinationAlphaMode { get { _Absence.value(of: self, "CIRenderDestination.alphaMode", else: CIRenderDestinationAlphaMode.`none`) } set { _Absence.keep(newValue, of: self, "CIRenderDestination.alphaMode") } }
  open var blendKernel: CIBlendKernel? { get { _Absence.value(of: self, "CIRenderDestination.blendKernel", else: nil) } set { _Absence.keep(newValue, of: self, "CIRenderDestination.blendKernel") } }
  open var blendsInDestinationColorSpace: Bool { get { _Absence.value(of: self, "CIRenderDestination.blendsInDestinationColorSpace", else: false) } set { _Absence.keep(newValue, of: self, "CIRenderDestination.blendsInDestinationColorSpace") } }
  open var colorSpace: CGColorSpace? { get { _Absence.value(of: self, "CIRenderDestination.colorSpace", else: nil) } set { _Absence.keep(newValue, of: self, "CIRenderDestination.colorSpace") } }
  open var height: Int { get { _Absence.report("CIRenderDestination.height", answer: "0"); return 0 } }
  public init(bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CIFormat) { _Absence.report("CIRenderDestination.init(bitmapData:width:height:bytesPerRow:format:)", answer: "a plain object"); super.init() }
  public init(glTexture texture: UInt32, target: UInt32, width: Int, height: Int) { _Absence.report("CIRenderDestination.init(glTexture:target:width:height:)", answer: "a plain object"); super.init() }
  open var isClamped: Bool { get { _Absence.value(of: self, "CIRenderDestination.isClamped", else: false) } set { _Absence.keep(newValue, of: self, "CIRenderDestination.isClamped") } }
  open var isDithered: Bool { get { _Absence.value(of: self, "CIRenderDestination.isDithered", else: false) } set { _Absence.keep(newValue, of: self, "CIRenderDestination.isDithered") } }
  open var isFlipped: Bool { get { _Absence.value(of: self, "CIRenderDestination.isFlipped", else: false) } set { _Absence.keep(newValue, of: self, "CIRenderDestination.isFlipped") } }
  open var width: Int { get { _Absence.report("CIRenderDestination.width", answer: "0"); return 0 } }
}
open class CIRenderInfo: NSObject {
  public override init() { _Absence.report("CIRenderInfo", answer: "a plain object"); super.init() }
  open var kernelExecutionTime: TimeInterval { get { _Absence.report("CIRenderInfo.kernelExecutionTime", answer: "0"); return 0 } }
  open var passCount: Int { get { _Absence.report("CIRenderInfo.passCount", answer: "0"); return 0 } }
  open var pixelsProcessed: Int { get { _Absence.report("CIRenderInfo.pixelsProcessed", answer: "0"); return 0 } }
}
open class CIRenderTask: NSObject {
  public override init() { _Absence.report("CIRenderTask", answer: "a plain object"); super.init() }
  @discardableResult open func waitUntilCompleted() throws -> CIRenderInfo { _Absence.report("CIRenderTask.waitUntilCompleted()", answer: "an error"); throw _Absence.Failure(name: "CIRenderTask.waitUntilCompleted()") }
}
open class CISampler: NSObject {
  public override init() { _Absence.report("CISampler", answer: "a plain object"); super.init() }
  open var definition: CIFilterShape { get { _Absence.report("CISampler.definition", answer: "CIFilterShape()"); return CIFilterShape() } }
  open var extent: CGRect { get { _Absence.report("CISampler.extent", answer: ".zero"); return .zero } }
  public convenience init(image im: CIImage) { _Absence.report("CISampler.init(image:)", answer: "a plain object"); self.init() }
  public init(image im: CIImage, options dict: [AnyHashable : Any]? = nil) { _Absence.report("CISampler.init(image:options:)", answer: "a plain object"); super.init() }
}
open class CITextFeature: CIFeature {
  public override init() { _Absence.report("CITextFeature", answer: "a plain object"); super.init() }
  open var bottomLeft: CGPoint { get { _Absence.report("CITextFeature.bottomLeft", answer: ".zero"); return .zero } }
  open var bottomRight: CGPoint { get { _Absence.report("CITextFeature.bottomRight", answer: ".zero"); return .zero } }
  override open var bounds: CGRect { get { _Absence.report("CITextFeature.bounds", answer: ".zero"); return .zero } }
  open var subFeatures: [Any]? { get { _Absence.report("CITextFeature.subFeatures", answer: "nil"); return nil } }
  open var topLeft: CGPoint { get { _Absence.report("CITextFeature.topLeft", answer: ".zero"); return .zero } }
  open var topRight: CGPoint { get { _Absence.report("CITextFeature.topRight", answer: ".zero"); return .zero } }
}
open class CIVector: NSObject {
  public override init() { _Absence.report("CIVector", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CIVector", answer: "a plain object"); super.init() }
  open var cgAffineTransformValue: CGAffineTransform { get { _Absence.report("CIVector.cgAffineTransformValue", answer: ".identity"); return .identity } }
  open var cgPointValue: CGPoint { get { _Absence.report("CIVector.cgPointValue", answer: ".zero"); return .zero } }
  open var cgRectValue: CGRect { get { _Absence.report("CIVector.cgRectValue", answer: ".zero"); return .zero } }
  open var count: Int { get { _Absence.report("CIVector.count", answer: "0"); return 0 } }
  public convenience init(CGAffineTransform r: CGAffineTransform) { _Absence.report("CIVector.init(CGAffineTransform:)", answer: "a plain object"); self.init() }
  public convenience init(CGPoint p: CGPoint) { _Absence.report("CIVector.init(CGPoint:)", answer: "a plain object"); self.init() }
  public convenience init(CGRect r: CGRect) { _Absence.report("CIVector.init(CGRect:)", answer: "a plain object"); self.init() }
  public convenience init(cgAffineTransform r: CGAffineTransform) { _Absence.report("CIVector.init(cgAffineTransform:)", answer: "a plain object"); self.init() }
  public convenience init(cgPoint p: CGPoint) { _Absence.report("CIVector.init(cgPoint:)", answer: "a plain object"); self.init() }
  public convenience init(cgRect r: CGRect) { _Absence.report("CIVector.init(cgRect:)", answer: "a plain object"); self.init() }
  public convenience init(string representation: String) { _Absence.report("CIVector.init(string:)", answer: "a plain object"); self.init() }
  public init(values: UnsafePointer<CGFloat>, count: Int) { _Absence.report("CIVector.init(values:count:)", answer: "a plain object"); super.init() }
  public convenience init(x: CGFloat) { _Absence.report("CIVector.init(x:)", answer: "a plain object"); self.init() }
  public convenience init(x: CGFloat, y: CGFloat) { _Absence.report("CIVector.init(x:y:)", answer: "a plain object"); self.init() }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { _Absence.report("CIVector.init(x:y:z:)", answer: "a plain object"); self.init() }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { _Absence.report("CIVector.init(x:y:z:w:)", answer: "a plain object"); self.init() }
  open var stringRepresentation: String { get { _Absence.report("CIVector.stringRepresentation", answer: "\"\""); return "" } }
  @discardableResult open func value(at index: Int) -> CGFloat { _Absence.report("CIVector.value(at:)", answer: "0"); return 0 }
  open var w: CGFloat { get { _Absence.report("CIVector.w", answer: "0"); return 0 } }
  open var x: CGFloat { get { _Absence.report("CIVector.x", answer: "0"); return 0 } }
  open var y: CGFloat { get { _Absence.report("CIVector.y", answer: "0"); return 0 } }
  open var z: CGFloat { get { _Absence.report("CIVector.z", answer: "0"); return 0 } }
}
open class CIWarpKernel: CIKernel {
  public override init() { _Absence.report("CIWarpKernel", answer: "a plain object"); super.init() }
  @discardableResult open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]) -> CIImage? { _Absence.report("CIWarpKernel.apply(extent:roiCallback:image:arguments:)", answer: "nil"); return nil }
  public convenience init?(source string: String) { _Absence.report("CIWarpKernel.init(source:)", answer: "nil"); return nil }
}

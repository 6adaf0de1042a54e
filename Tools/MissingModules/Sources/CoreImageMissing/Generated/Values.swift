// Made by Scripts/missing-names of Data/CoreImage.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var allowLowPower: CIContextOption { _Absence.report("CIContextOption.allowLowPower", answer: "a name that was made up"); return CIContextOption(rawValue: "allowLowPower") }
  public static var cacheIntermediates: CIContextOption { _Absence.report("CIContextOption.cacheIntermediates", answer: "a name that was made up"); return CIContextOption(rawValue: "cacheIntermediates") }
  public static var highQualityDownsample: CIContextOption { _Absence.report("CIContextOption.highQualityDownsample", answer: "a name that was made up"); return CIContextOption(rawValue: "highQualityDownsample") }
  public static var name: CIContextOption { _Absence.report("CIContextOption.name", answer: "a name that was made up"); return CIContextOption(rawValue: "name") }
  public static var outputColorSpace: CIContextOption { _Absence.report("CIContextOption.outputColorSpace", answer: "a name that was made up"); return CIContextOption(rawValue: "outputColorSpace") }
  public static var outputPremultiplied: CIContextOption { _Absence.report("CIContextOption.outputPremultiplied", answer: "a name that was made up"); return CIContextOption(rawValue: "outputPremultiplied") }
  public static var priorityRequestLow: CIContextOption { _Absence.report("CIContextOption.priorityRequestLow", answer: "a name that was made up"); return CIContextOption(rawValue: "priorityRequestLow") }
  public static var useSoftwareRenderer: CIContextOption { _Absence.report("CIContextOption.useSoftwareRenderer", answer: "a name that was made up"); return CIContextOption(rawValue: "useSoftwareRenderer") }
  public static var workingColorSpace: CIContextOption { _Absence.report("CIContextOption.workingColorSpace", answer: "a name that was made up"); return CIContextOption(rawValue: "workingColorSpace") }
  public static var workingFormat: CIContextOption { _Absence.report("CIContextOption.workingFormat", answer: "a name that was made up"); return CIContextOption(rawValue: "workingFormat") }
}
extension CIDataMatrixCodeDescriptor {
public enum ECCVersion: Hashable, Sendable {
  case `v000`
  case `v050`
  case `v080`
  case `v100`
  case `v140`
  case `v200`
  public var rawValue: Int { _Absence.report("CIDataMatrixCodeDescriptor.ECCVersion.rawValue", answer: "a value that was made up"); switch self { case .`v000`: return 0; case .`v050`: return 1; case .`v080`: return 2; case .`v100`: return 3; case .`v140`: return 4; case .`v200`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("CIDataMatrixCodeDescriptor.ECCVersion.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`v000`; case 1: self = .`v050`; case 2: self = .`v080`; case 3: self = .`v100`; case 4: self = .`v140`; case 5: self = .`v200`; default: return nil } }
}
}
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static var A16: CIFormat { get { _Absence.report("CIFormat.A16", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.A16") } }
  public static var A8: CIFormat { get { _Absence.report("CIFormat.A8", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.A8") } }
  public static var ABGR8: CIFormat { get { _Absence.report("CIFormat.ABGR8", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.ABGR8") } }
  public static var ARGB8: CIFormat { get { _Absence.report("CIFormat.ARGB8", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.ARGB8") } }
  public static var Af: CIFormat { get { _Absence.report("CIFormat.Af", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.Af") } }
  public static var Ah: CIFormat { get { _Absence.report("CIFormat.Ah", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.Ah") } }
  public static var BGRA8: CIFormat { get { _Absence.report("CIFormat.BGRA8", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.BGRA8") } }
  public static var L16: CIFormat { get { _Absence.report("CIFormat.L16", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.L16") } }
  public static var L8: CIFormat { get { _Absence.report("CIFormat.L8", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.L8") } }
  public static var LA16: CIFormat { get { _Absence.report("CIFormat.LA16", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.LA16") } }
  public static var LA8: CIFormat { get { _Absence.report("CIFormat.LA8", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.LA8") } }
  public static var LAf: CIFormat { get { _Absence.report("CIFormat.LAf", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.LAf") } }
  public static var LAh: CIFormat { get { _Absence.report("CIFormat.LAh", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.LAh") } }
  public static var Lf: CIFormat { get { _Absence.report("CIFormat.Lf", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.Lf") } }
  public static var Lh: CIFormat { get { _Absence.report("CIFormat.Lh", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.Lh") } }
  public static var R16: CIFormat { get { _Absence.report("CIFormat.R16", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.R16") } }
  public static var R8: CIFormat { get { _Absence.report("CIFormat.R8", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.R8") } }
  public static var RG16: CIFormat { get { _Absence.report("CIFormat.RG16", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.RG16") } }
  public static var RG8: CIFormat { get { _Absence.report("CIFormat.RG8", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.RG8") } }
  public static var RGBA16: CIFormat { get { _Absence.report("CIFormat.RGBA16", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.RGBA16") } }
  public static var RGBA8: CIFormat { get { _Absence.report("CIFormat.RGBA8", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.RGBA8") } }
  public static var RGBAf: CIFormat { get { _Absence.report("CIFormat.RGBAf", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.RGBAf") } }
  public static var RGBAh: CIFormat { get { _Absence.report("CIFormat.RGBAh", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.RGBAh") } }
  public static var RGf: CIFormat { get { _Absence.report("CIFormat.RGf", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.RGf") } }
  public static var RGh: CIFormat { get { _Absence.report("CIFormat.RGh", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.RGh") } }
  public static var Rf: CIFormat { get { _Absence.report("CIFormat.Rf", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.Rf") } }
  public static var Rh: CIFormat { get { _Absence.report("CIFormat.Rh", answer: "CIFormat(rawValue: 0)"); return CIFormat(rawValue: 0) } set { _Absence.report("CIFormat.Rh") } }
}
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var crop: CIImageAutoAdjustmentOption { _Absence.report("CIImageAutoAdjustmentOption.crop", answer: "a name that was made up"); return CIImageAutoAdjustmentOption(rawValue: "crop") }
  public static var enhance: CIImageAutoAdjustmentOption { _Absence.report("CIImageAutoAdjustmentOption.enhance", answer: "a name that was made up"); return CIImageAutoAdjustmentOption(rawValue: "enhance") }
  public static var features: CIImageAutoAdjustmentOption { _Absence.report("CIImageAutoAdjustmentOption.features", answer: "a name that was made up"); return CIImageAutoAdjustmentOption(rawValue: "features") }
  public static var level: CIImageAutoAdjustmentOption { _Absence.report("CIImageAutoAdjustmentOption.level", answer: "a name that was made up"); return CIImageAutoAdjustmentOption(rawValue: "level") }
  public static var redEye: CIImageAutoAdjustmentOption { _Absence.report("CIImageAutoAdjustmentOption.redEye", answer: "a name that was made up"); return CIImageAutoAdjustmentOption(rawValue: "redEye") }
}
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var applyOrientationProperty: CIImageOption { _Absence.report("CIImageOption.applyOrientationProperty", answer: "a name that was made up"); return CIImageOption(rawValue: "applyOrientationProperty") }
  public static var auxiliaryDepth: CIImageOption { _Absence.report("CIImageOption.auxiliaryDepth", answer: "a name that was made up"); return CIImageOption(rawValue: "auxiliaryDepth") }
  public static var auxiliaryDisparity: CIImageOption { _Absence.report("CIImageOption.auxiliaryDisparity", answer: "a name that was made up"); return CIImageOption(rawValue: "auxiliaryDisparity") }
  public static var auxiliaryPortraitEffectsMatte: CIImageOption { _Absence.report("CIImageOption.auxiliaryPortraitEffectsMatte", answer: "a name that was made up"); return CIImageOption(rawValue: "auxiliaryPortraitEffectsMatte") }
  public static var auxiliarySemanticSegmentationGlassesMatte: CIImageOption { _Absence.report("CIImageOption.auxiliarySemanticSegmentationGlassesMatte", answer: "a name that was made up"); return CIImageOption(rawValue: "auxiliarySemanticSegmentationGlassesMatte") }
  public static var auxiliarySemanticSegmentationHairMatte: CIImageOption { _Absence.report("CIImageOption.auxiliarySemanticSegmentationHairMatte", answer: "a name that was made up"); return CIImageOption(rawValue: "auxiliarySemanticSegmentationHairMatte") }
  public static var auxiliarySemanticSegmentationSkinMatte: CIImageOption { _Absence.report("CIImageOption.auxiliarySemanticSegmentationSkinMatte", answer: "a name that was made up"); return CIImageOption(rawValue: "auxiliarySemanticSegmentationSkinMatte") }
  public static var auxiliarySemanticSegmentationSkyMatte: CIImageOption { _Absence.report("CIImageOption.auxiliarySemanticSegmentationSkyMatte", answer: "a name that was made up"); return CIImageOption(rawValue: "auxiliarySemanticSegmentationSkyMatte") }
  public static var auxiliarySemanticSegmentationTeethMatte: CIImageOption { _Absence.report("CIImageOption.auxiliarySemanticSegmentationTeethMatte", answer: "a name that was made up"); return CIImageOption(rawValue: "auxiliarySemanticSegmentationTeethMatte") }
  public static var colorSpace: CIImageOption { _Absence.report("CIImageOption.colorSpace", answer: "a name that was made up"); return CIImageOption(rawValue: "colorSpace") }
  public static var nearestSampling: CIImageOption { _Absence.report("CIImageOption.nearestSampling", answer: "a name that was made up"); return CIImageOption(rawValue: "nearestSampling") }
  public static var properties: CIImageOption { _Absence.report("CIImageOption.properties", answer: "a name that was made up"); return CIImageOption(rawValue: "properties") }
  public static var providerTileSize: CIImageOption { _Absence.report("CIImageOption.providerTileSize", answer: "a name that was made up"); return CIImageOption(rawValue: "providerTileSize") }
  public static var providerUserInfo: CIImageOption { _Absence.report("CIImageOption.providerUserInfo", answer: "a name that was made up"); return CIImageOption(rawValue: "providerUserInfo") }
  public static var toneMapHDRtoSDR: CIImageOption { _Absence.report("CIImageOption.toneMapHDRtoSDR", answer: "a name that was made up"); return CIImageOption(rawValue: "toneMapHDRtoSDR") }
}
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var avDepthData: CIImageRepresentationOption { _Absence.report("CIImageRepresentationOption.avDepthData", answer: "a name that was made up"); return CIImageRepresentationOption(rawValue: "avDepthData") }
  public static var avPortraitEffectsMatte: CIImageRepresentationOption { _Absence.report("CIImageRepresentationOption.avPortraitEffectsMatte", answer: "a name that was made up"); return CIImageRepresentationOption(rawValue: "avPortraitEffectsMatte") }
  public static var avSemanticSegmentationMattes: CIImageRepresentationOption { _Absence.report("CIImageRepresentationOption.avSemanticSegmentationMattes", answer: "a name that was made up"); return CIImageRepresentationOption(rawValue: "avSemanticSegmentationMattes") }
  public static var depthImage: CIImageRepresentationOption { _Absence.report("CIImageRepresentationOption.depthImage", answer: "a name that was made up"); return CIImageRepresentationOption(rawValue: "depthImage") }
  public static var disparityImage: CIImageRepresentationOption { _Absence.report("CIImageRepresentationOption.disparityImage", answer: "a name that was made up"); return CIImageRepresentationOption(rawValue: "disparityImage") }
  public static var portraitEffectsMatteImage: CIImageRepresentationOption { _Absence.report("CIImageRepresentationOption.portraitEffectsMatteImage", answer: "a name that was made up"); return CIImageRepresentationOption(rawValue: "portraitEffectsMatteImage") }
  public static var semanticSegmentationGlassesMatteImage: CIImageRepresentationOption { _Absence.report("CIImageRepresentationOption.semanticSegmentationGlassesMatteImage", answer: "a name that was made up"); return CIImageRepresentationOption(rawValue: "semanticSegmentationGlassesMatteImage") }
  public static var semanticSegmentationHairMatteImage: CIImageRepresentationOption { _Absence.report("CIImageRepresentationOption.semanticSegmentationHairMatteImage", answer: "a name that was made up"); return CIImageRepresentationOption(rawValue: "semanticSegmentationHairMatteImage") }
  public static var semanticSegmentationSkinMatteImage: CIImageRepresentationOption { _Absence.report("CIImageRepresentationOption.semanticSegmentationSkinMatteImage", answer: "a name that was made up"); return CIImageRepresentationOption(rawValue: "semanticSegmentationSkinMatteImage") }
  public static var semanticSegmentationSkyMatteImage: CIImageRepresentationOption { _Absence.report("CIImageRepresentationOption.semanticSegmentationSkyMatteImage", answer: "a name that was made up"); return CIImageRepresentationOption(rawValue: "semanticSegmentationSkyMatteImage") }
  public static var semanticSegmentationTeethMatteImage: CIImageRepresentationOption { _Absence.report("CIImageRepresentationOption.semanticSegmentationTeethMatteImage", answer: "a name that was made up"); return CIImageRepresentationOption(rawValue: "semanticSegmentationTeethMatteImage") }
}
extension CIQRCodeDescriptor {
public enum ErrorCorrectionLevel: Hashable, Sendable {
  case `levelH`
  case `levelL`
  case `levelM`
  case `levelQ`
  public var rawValue: Int { _Absence.report("CIQRCodeDescriptor.ErrorCorrectionLevel.rawValue", answer: "a value that was made up"); switch self { case .`levelH`: return 0; case .`levelL`: return 1; case .`levelM`: return 2; case .`levelQ`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("CIQRCodeDescriptor.ErrorCorrectionLevel.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`levelH`; case 1: self = .`levelL`; case 2: self = .`levelM`; case 3: self = .`levelQ`; default: return nil } }
}
}
public struct CIRAWDecoderVersion: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var none: CIRAWDecoderVersion { _Absence.report("CIRAWDecoderVersion.none", answer: "a name that was made up"); return CIRAWDecoderVersion(rawValue: "none") }
  public static var version6: CIRAWDecoderVersion { _Absence.report("CIRAWDecoderVersion.version6", answer: "a name that was made up"); return CIRAWDecoderVersion(rawValue: "version6") }
  public static var version6DNG: CIRAWDecoderVersion { _Absence.report("CIRAWDecoderVersion.version6DNG", answer: "a name that was made up"); return CIRAWDecoderVersion(rawValue: "version6DNG") }
  public static var version7: CIRAWDecoderVersion { _Absence.report("CIRAWDecoderVersion.version7", answer: "a name that was made up"); return CIRAWDecoderVersion(rawValue: "version7") }
  public static var version7DNG: CIRAWDecoderVersion { _Absence.report("CIRAWDecoderVersion.version7DNG", answer: "a name that was made up"); return CIRAWDecoderVersion(rawValue: "version7DNG") }
  public static var version8: CIRAWDecoderVersion { _Absence.report("CIRAWDecoderVersion.version8", answer: "a name that was made up"); return CIRAWDecoderVersion(rawValue: "version8") }
  public static var version8DNG: CIRAWDecoderVersion { _Absence.report("CIRAWDecoderVersion.version8DNG", answer: "a name that was made up"); return CIRAWDecoderVersion(rawValue: "version8DNG") }
}
public struct CIRAWFilterOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var activeKeys: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.activeKeys", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "activeKeys") }
  public static var allowDraftMode: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.allowDraftMode", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "allowDraftMode") }
  public static var baselineExposure: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.baselineExposure", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "baselineExposure") }
  public static var boostAmount: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.boostAmount", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "boostAmount") }
  public static var boostShadowAmount: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.boostShadowAmount", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "boostShadowAmount") }
  public static var ciInputEnableEDRModeKey: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.ciInputEnableEDRModeKey", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "ciInputEnableEDRModeKey") }
  public static var ciInputLocalToneMapAmountKey: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.ciInputLocalToneMapAmountKey", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "ciInputLocalToneMapAmountKey") }
  public static var colorNoiseReductionAmount: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.colorNoiseReductionAmount", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "colorNoiseReductionAmount") }
  public static var decoderVersion: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.decoderVersion", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "decoderVersion") }
  public static var disableGamutMap: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.disableGamutMap", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "disableGamutMap") }
  public static var enableChromaticNoiseTracking: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.enableChromaticNoiseTracking", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "enableChromaticNoiseTracking") }
  public static var enableSharpening: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.enableSharpening", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "enableSharpening") }
  public static var enableVendorLensCorrection: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.enableVendorLensCorrection", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "enableVendorLensCorrection") }
  public static var ignoreImageOrientation: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.ignoreImageOrientation", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "ignoreImageOrientation") }
  public static var imageOrientation: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.imageOrientation", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "imageOrientation") }
  public static var linearSpaceFilter: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.linearSpaceFilter", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "linearSpaceFilter") }
  public static var luminanceNoiseReductionAmount: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.luminanceNoiseReductionAmount", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "luminanceNoiseReductionAmount") }
  public static var moireAmount: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.moireAmount", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "moireAmount") }
  public static var neutralChromaticityX: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.neutralChromaticityX", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "neutralChromaticityX") }
  public static var neutralChromaticityY: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.neutralChromaticityY", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "neutralChromaticityY") }
  public static var neutralLocation: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.neutralLocation", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "neutralLocation") }
  public static var neutralTemperature: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.neutralTemperature", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "neutralTemperature") }
  public static var neutralTint: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.neutralTint", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "neutralTint") }
  public static var noiseReductionAmount: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.noiseReductionAmount", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "noiseReductionAmount") }
  public static var noiseReductionContrastAmount: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.noiseReductionContrastAmount", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "noiseReductionContrastAmount") }
  public static var noiseReductionDetailAmount: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.noiseReductionDetailAmount", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "noiseReductionDetailAmount") }
  public static var noiseReductionSharpnessAmount: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.noiseReductionSharpnessAmount", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "noiseReductionSharpnessAmount") }
  public static var outputNativeSize: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.outputNativeSize", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "outputNativeSize") }
  public static var propertiesKey: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.propertiesKey", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "propertiesKey") }
  public static var scaleFactor: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.scaleFactor", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "scaleFactor") }
  public static var supportedDecoderVersions: CIRAWFilterOption { _Absence.report("CIRAWFilterOption.supportedDecoderVersions", answer: "a name that was made up"); return CIRAWFilterOption(rawValue: "supportedDecoderVersions") }
}
public enum CIRenderDestinationAlphaMode: Hashable, Sendable {
  case `none`
  case `premultiplied`
  case `unpremultiplied`
  public var rawValue: UInt { _Absence.report("CIRenderDestinationAlphaMode.rawValue", answer: "a value that was made up"); switch self { case .`none`: return 0; case .`premultiplied`: return 1; case .`unpremultiplied`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("CIRenderDestinationAlphaMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`none`; case 1: self = .`premultiplied`; case 2: self = .`unpremultiplied`; default: return nil } }
}

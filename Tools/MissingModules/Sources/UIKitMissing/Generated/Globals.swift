// Made by Scripts/missing-names of Data/UIKit.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
@_disfavoredOverload public var NSControlCharacterContainerBreakAction: Int { get { _Absence.report("NSControlCharacterContainerBreakAction", answer: "0"); return 0 } }
@_disfavoredOverload public var NSControlCharacterHorizontalTabAction: Int { get { _Absence.report("NSControlCharacterHorizontalTabAction", answer: "0"); return 0 } }
@_disfavoredOverload public var NSControlCharacterLineBreakAction: Int { get { _Absence.report("NSControlCharacterLineBreakAction", answer: "0"); return 0 } }
@_disfavoredOverload public var NSControlCharacterParagraphBreakAction: Int { get { _Absence.report("NSControlCharacterParagraphBreakAction", answer: "0"); return 0 } }
@_disfavoredOverload public var NSControlCharacterWhitespaceAction: Int { get { _Absence.report("NSControlCharacterWhitespaceAction", answer: "0"); return 0 } }
@_disfavoredOverload public var NSControlCharacterZeroAdvancementAction: Int { get { _Absence.report("NSControlCharacterZeroAdvancementAction", answer: "0"); return 0 } }
@_disfavoredOverload public var NSLAYOUTANCHOR_H: Int32 { get { _Absence.report("NSLAYOUTANCHOR_H", answer: "0"); return 0 } }
@_disfavoredOverload public var NSLAYOUTCONSTRAINT_H: Int32 { get { _Absence.report("NSLAYOUTCONSTRAINT_H", answer: "0"); return 0 } }
@_disfavoredOverload nonisolated public var UIAccessibilityVoiceOverStatusChanged: String { get { _Absence.report("UIAccessibilityVoiceOverStatusChanged", answer: "\"\""); return "" } }
@_disfavoredOverload nonisolated public var UIApplicationOpenNotificationSettingsURLString: String { get { _Absence.report("UIApplicationOpenNotificationSettingsURLString", answer: "\"\""); return "" } }
@_disfavoredOverload public var UICommandTagShare: String { get { _Absence.report("UICommandTagShare", answer: "\"\""); return "" } }
@discardableResult @_disfavoredOverload public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { _Absence.report("UIDeviceOrientationIsLandscape(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { _Absence.report("UIDeviceOrientationIsPortrait(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func UIDeviceOrientationIsValidInterfaceOrientation(_ orientation: UIDeviceOrientation) -> Bool { _Absence.report("UIDeviceOrientationIsValidInterfaceOrientation(_:)", answer: "false"); return false }
@_disfavoredOverload public var UIDocumentBrowserErrorDomain: String { get { _Absence.report("UIDocumentBrowserErrorDomain", answer: "\"\""); return "" } }
@discardableResult @_disfavoredOverload public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool { _Absence.report("UIEdgeInsetsEqualToEdgeInsets(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool { _Absence.report("UIFloatRangeIsEqualToRange(_:_:)", answer: "false"); return false }
@_disfavoredOverload public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) { _Absence.report("UIGraphicsAddPDFContextDestinationAtPoint(_:_:)") }
@_disfavoredOverload public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable : Any]?) { _Absence.report("UIGraphicsBeginPDFContextToData(_:_:_:)") }
@discardableResult @_disfavoredOverload public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable : Any]?) -> Bool { _Absence.report("UIGraphicsBeginPDFContextToFile(_:_:_:)", answer: "false"); return false }
@_disfavoredOverload public func UIGraphicsBeginPDFPage() { _Absence.report("UIGraphicsBeginPDFPage()") }
@_disfavoredOverload public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable : Any]?) { _Absence.report("UIGraphicsBeginPDFPageWithInfo(_:_:)") }
@_disfavoredOverload public func UIGraphicsEndPDFContext() { _Absence.report("UIGraphicsEndPDFContext()") }
@discardableResult @_disfavoredOverload public func UIGraphicsGetPDFContextBounds() -> CGRect { _Absence.report("UIGraphicsGetPDFContextBounds()", answer: ".zero"); return .zero }
@_disfavoredOverload public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) { _Absence.report("UIGraphicsSetPDFContextDestinationForRect(_:_:)") }
@_disfavoredOverload public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { _Absence.report("UIGraphicsSetPDFContextURLForRect(_:_:)") }
@_disfavoredOverload public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?) { _Absence.report("UIImageWriteToSavedPhotosAlbum(_:_:_:_:)") }
@discardableResult @_disfavoredOverload public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { _Absence.report("UIInterfaceOrientationIsLandscape(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { _Absence.report("UIInterfaceOrientationIsPortrait(_:)", answer: "false"); return false }
@_disfavoredOverload public var UIKIT_HAS_UIFOUNDATION_SYMBOLS: Int32 { get { _Absence.report("UIKIT_HAS_UIFOUNDATION_SYMBOLS", answer: "0"); return 0 } }
@_disfavoredOverload public var UILocalNotificationDefaultSoundName: String { get { _Absence.report("UILocalNotificationDefaultSoundName", answer: "\"\""); return "" } }
@_disfavoredOverload public var UIMinimumKeepAliveTimeout: TimeInterval { get { _Absence.report("UIMinimumKeepAliveTimeout", answer: "0"); return 0 } }
@discardableResult @_disfavoredOverload public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool { _Absence.report("UIOffsetEqualToOffset(_:_:)", answer: "false"); return false }
@_disfavoredOverload public var UIPasteboardNameFind: String { get { _Absence.report("UIPasteboardNameFind", answer: "\"\""); return "" } }
@_disfavoredOverload public var UIPrintErrorDomain: String { get { _Absence.report("UIPrintErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var UIPrintJobFailedError: Int { get { _Absence.report("UIPrintJobFailedError", answer: "0"); return 0 } }
@_disfavoredOverload public var UIPrintNoContentError: Int { get { _Absence.report("UIPrintNoContentError", answer: "0"); return 0 } }
@_disfavoredOverload public var UIPrintUnknownImageFormatError: Int { get { _Absence.report("UIPrintUnknownImageFormatError", answer: "0"); return 0 } }
@_disfavoredOverload public var UIPrintingNotAvailableError: Int { get { _Absence.report("UIPrintingNotAvailableError", answer: "0"); return 0 } }
@_disfavoredOverload public func UISaveVideoAtPathToSavedPhotosAlbum(_ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?) { _Absence.report("UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)") }
@_disfavoredOverload public var UISceneErrorDomain: String { get { _Absence.report("UISceneErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var UITextInputTextBackgroundColorKey: String { get { _Absence.report("UITextInputTextBackgroundColorKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var UITextInputTextColorKey: String { get { _Absence.report("UITextInputTextColorKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var UITextInputTextFontKey: String { get { _Absence.report("UITextInputTextFontKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var UIUserNotificationActionResponseTypedTextKey: String { get { _Absence.report("UIUserNotificationActionResponseTypedTextKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var UIUserNotificationTextInputActionButtonTitleKey: String { get { _Absence.report("UIUserNotificationTextInputActionButtonTitleKey", answer: "\"\""); return "" } }
@discardableResult @_disfavoredOverload public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { _Absence.report("UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func UIWritingToolsCoordinatorTextAnimationDebugDescription(_ animationType: UIWritingToolsCoordinator.TextAnimation) -> String { _Absence.report("UIWritingToolsCoordinatorTextAnimationDebugDescription(_:)", answer: "\"\""); return "" }
@_disfavoredOverload public var NSItemProviderPreferredImageSizeKey: String { get { _Absence.report("NSItemProviderPreferredImageSizeKey", answer: "\"\""); return "" } }
@discardableResult @_disfavoredOverload public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform { _Absence.report("CGAffineTransformConcat(_:_:)", answer: ".identity"); return .identity }
@discardableResult @_disfavoredOverload public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { _Absence.report("CGAffineTransformEqualToTransform(_:_:)", answer: "false"); return false }
@_disfavoredOverload public var CGAffineTransformIdentity: CGAffineTransform { get { _Absence.report("CGAffineTransformIdentity", answer: ".identity"); return .identity } }
@discardableResult @_disfavoredOverload public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { _Absence.report("CGAffineTransformInvert(_:)", answer: ".identity"); return .identity }
@discardableResult @_disfavoredOverload public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { _Absence.report("CGAffineTransformIsIdentity(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGAffineTransformMake(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { _Absence.report("CGAffineTransformMake(_:_:_:_:_:_:)", answer: ".identity"); return .identity }
@discardableResult @_disfavoredOverload public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { _Absence.report("CGAffineTransformMakeRotation(_:)", answer: ".identity"); return .identity }
@discardableResult @_disfavoredOverload public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform { _Absence.report("CGAffineTransformMakeScale(_:_:)", answer: ".identity"); return .identity }
@discardableResult @_disfavoredOverload public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { _Absence.report("CGAffineTransformMakeTranslation(_:_:)", answer: ".identity"); return .identity }
@discardableResult @_disfavoredOverload public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform { _Absence.report("CGAffineTransformRotate(_:_:)", answer: ".identity"); return .identity }
@discardableResult @_disfavoredOverload public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform { _Absence.report("CGAffineTransformScale(_:_:_:)", answer: ".identity"); return .identity }
@discardableResult @_disfavoredOverload public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { _Absence.report("CGAffineTransformTranslate(_:_:_:)", answer: ".identity"); return .identity }
@discardableResult @_disfavoredOverload public func CGColorSpaceCreateCopyWithStandardRange(_ s: CGColorSpace) -> CGColorSpace { _Absence.trap("CGColorSpaceCreateCopyWithStandardRange(_:)") }
@discardableResult @_disfavoredOverload public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { _Absence.trap("CGColorSpaceCreateDeviceCMYK()") }
@discardableResult @_disfavoredOverload public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? { _Absence.report("CGColorSpaceCreateExtended(_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? { _Absence.report("CGColorSpaceCreateExtendedLinearized(_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? { _Absence.report("CGColorSpaceCreateLinearized(_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func CGColorSpaceCreateWithColorSyncProfile(_: ColorSyncProfile?, _ options: CFDictionary?) -> CGColorSpace? { _Absence.report("CGColorSpaceCreateWithColorSyncProfile(_:_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func CGColorSpaceIsHLGBased(_ s: CGColorSpace) -> Bool { _Absence.report("CGColorSpaceIsHLGBased(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGColorSpaceIsPQBased(_ s: CGColorSpace) -> Bool { _Absence.report("CGColorSpaceIsPQBased(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool { _Absence.report("CGColorSpaceUsesExtendedRange(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGColorSpaceUsesITUR_2100TF(_: CGColorSpace) -> Bool { _Absence.report("CGColorSpaceUsesITUR_2100TF(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGConvertColorDataWithFormat(_ width: Int, _ height: Int, _ dst_data: UnsafeMutableRawPointer!, _ dst_format: CGColorDataFormat, _ src_data: UnsafeMutableRawPointer!, _ src_format: CGColorDataFormat, _ options: CFDictionary!) -> Bool { _Absence.report("CGConvertColorDataWithFormat(_:_:_:_:_:_:_:)", answer: "false"); return false }
@_disfavoredOverload public func CGErrorSetCallback(_ callback: CGErrorCallback!) { _Absence.report("CGErrorSetCallback(_:)") }
@_disfavoredOverload public func CGPDFArrayApplyBlock(_ array: CGPDFArrayRef, _ block: @escaping CGPDFArrayApplierBlock, _ info: UnsafeMutableRawPointer?) { _Absence.report("CGPDFArrayApplyBlock(_:_:_:)") }
@discardableResult @_disfavoredOverload public func CGPDFArrayGetArray(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?) -> Bool { _Absence.report("CGPDFArrayGetArray(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFArrayGetBoolean(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFBoolean>?) -> Bool { _Absence.report("CGPDFArrayGetBoolean(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFArrayGetCount(_ array: CGPDFArrayRef) -> Int { _Absence.report("CGPDFArrayGetCount(_:)", answer: "0"); return 0 }
@discardableResult @_disfavoredOverload public func CGPDFArrayGetDictionary(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?) -> Bool { _Absence.report("CGPDFArrayGetDictionary(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFArrayGetInteger(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFInteger>?) -> Bool { _Absence.report("CGPDFArrayGetInteger(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFArrayGetName(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Bool { _Absence.report("CGPDFArrayGetName(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFArrayGetNull(_ array: CGPDFArrayRef, _ index: Int) -> Bool { _Absence.report("CGPDFArrayGetNull(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFArrayGetNumber(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFReal>?) -> Bool { _Absence.report("CGPDFArrayGetNumber(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFArrayGetObject(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?) -> Bool { _Absence.report("CGPDFArrayGetObject(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFArrayGetStream(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?) -> Bool { _Absence.report("CGPDFArrayGetStream(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFArrayGetString(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStringRef?>?) -> Bool { _Absence.report("CGPDFArrayGetString(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFContentStreamCreateWithPage(_ page: CGPDFPage) -> CGPDFContentStreamRef { _Absence.trap("CGPDFContentStreamCreateWithPage(_:)") }
@discardableResult @_disfavoredOverload public func CGPDFContentStreamCreateWithStream(_ stream: CGPDFStreamRef, _ streamResources: CGPDFDictionaryRef, _ parent: CGPDFContentStreamRef) -> CGPDFContentStreamRef { _Absence.trap("CGPDFContentStreamCreateWithStream(_:_:_:)") }
@discardableResult @_disfavoredOverload public func CGPDFContentStreamGetResource(_ cs: CGPDFContentStreamRef, _ category: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>) -> CGPDFObjectRef? { _Absence.report("CGPDFContentStreamGetResource(_:_:_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func CGPDFContentStreamGetStreams(_ cs: CGPDFContentStreamRef) -> CFArray? { _Absence.report("CGPDFContentStreamGetStreams(_:)", answer: "nil"); return nil }
@_disfavoredOverload public func CGPDFContentStreamRelease(_ cs: CGPDFContentStreamRef) { _Absence.report("CGPDFContentStreamRelease(_:)") }
@discardableResult @_disfavoredOverload public func CGPDFContentStreamRetain(_ cs: CGPDFContentStreamRef) -> CGPDFContentStreamRef { _Absence.trap("CGPDFContentStreamRetain(_:)") }
@_disfavoredOverload public func CGPDFContextBeginTag(_ context: CGContext, _ tagType: CGPDFTagType, _ tagProperties: CFDictionary) { _Absence.report("CGPDFContextBeginTag(_:_:_:)") }
@_disfavoredOverload public func CGPDFContextEndTag(_ context: CGContext) { _Absence.report("CGPDFContextEndTag(_:)") }
@_disfavoredOverload public func CGPDFContextSetOutline(_ context: CGContext, _ outline: CFDictionary?) { _Absence.report("CGPDFContextSetOutline(_:_:)") }
@_disfavoredOverload public func CGPDFDictionaryApplyBlock(_ dict: CGPDFDictionaryRef, _ block: @escaping CGPDFDictionaryApplierBlock, _ info: UnsafeMutableRawPointer?) { _Absence.report("CGPDFDictionaryApplyBlock(_:_:_:)") }
@_disfavoredOverload public func CGPDFDictionaryApplyFunction(_ dict: CGPDFDictionaryRef, _ function: CGPDFDictionaryApplierFunction, _ info: UnsafeMutableRawPointer?) { _Absence.report("CGPDFDictionaryApplyFunction(_:_:_:)") }
@discardableResult @_disfavoredOverload public func CGPDFDictionaryGetArray(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?) -> Bool { _Absence.report("CGPDFDictionaryGetArray(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFDictionaryGetBoolean(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFBoolean>?) -> Bool { _Absence.report("CGPDFDictionaryGetBoolean(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFDictionaryGetCount(_ dict: CGPDFDictionaryRef) -> Int { _Absence.report("CGPDFDictionaryGetCount(_:)", answer: "0"); return 0 }
@discardableResult @_disfavoredOverload public func CGPDFDictionaryGetDictionary(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?) -> Bool { _Absence.report("CGPDFDictionaryGetDictionary(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFDictionaryGetInteger(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFInteger>?) -> Bool { _Absence.report("CGPDFDictionaryGetInteger(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFDictionaryGetName(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Bool { _Absence.report("CGPDFDictionaryGetName(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFDictionaryGetNumber(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFReal>?) -> Bool { _Absence.report("CGPDFDictionaryGetNumber(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFDictionaryGetObject(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?) -> Bool { _Absence.report("CGPDFDictionaryGetObject(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFDictionaryGetStream(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?) -> Bool { _Absence.report("CGPDFDictionaryGetStream(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFDictionaryGetString(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStringRef?>?) -> Bool { _Absence.report("CGPDFDictionaryGetString(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFObjectGetType(_ object: CGPDFObjectRef) -> CGPDFObjectType { _Absence.report("CGPDFObjectGetType(_:)", answer: "CGPDFObjectType.`array`"); return CGPDFObjectType.`array` }
@discardableResult @_disfavoredOverload public func CGPDFObjectGetValue(_ object: CGPDFObjectRef, _ type: CGPDFObjectType, _ value: UnsafeMutableRawPointer?) -> Bool { _Absence.report("CGPDFObjectGetValue(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFOperatorTableCreate() -> CGPDFOperatorTableRef? { _Absence.report("CGPDFOperatorTableCreate()", answer: "nil"); return nil }
@_disfavoredOverload public func CGPDFOperatorTableRelease(_ table: CGPDFOperatorTableRef) { _Absence.report("CGPDFOperatorTableRelease(_:)") }
@discardableResult @_disfavoredOverload public func CGPDFOperatorTableRetain(_ table: CGPDFOperatorTableRef) -> CGPDFOperatorTableRef { _Absence.trap("CGPDFOperatorTableRetain(_:)") }
@_disfavoredOverload public func CGPDFOperatorTableSetCallback(_ table: CGPDFOperatorTableRef, _ name: UnsafePointer<CChar>, _ callback: CGPDFOperatorCallback) { _Absence.report("CGPDFOperatorTableSetCallback(_:_:_:)") }
@discardableResult @_disfavoredOverload public func CGPDFScannerCreate(_ cs: CGPDFContentStreamRef, _ table: CGPDFOperatorTableRef?, _ info: UnsafeMutableRawPointer?) -> CGPDFScannerRef { _Absence.trap("CGPDFScannerCreate(_:_:_:)") }
@discardableResult @_disfavoredOverload public func CGPDFScannerGetContentStream(_ scanner: CGPDFScannerRef) -> CGPDFContentStreamRef { _Absence.trap("CGPDFScannerGetContentStream(_:)") }
@discardableResult @_disfavoredOverload public func CGPDFScannerPopArray(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?) -> Bool { _Absence.report("CGPDFScannerPopArray(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFScannerPopBoolean(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFBoolean>?) -> Bool { _Absence.report("CGPDFScannerPopBoolean(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFScannerPopDictionary(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?) -> Bool { _Absence.report("CGPDFScannerPopDictionary(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFScannerPopInteger(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFInteger>?) -> Bool { _Absence.report("CGPDFScannerPopInteger(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFScannerPopName(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Bool { _Absence.report("CGPDFScannerPopName(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFScannerPopNumber(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFReal>?) -> Bool { _Absence.report("CGPDFScannerPopNumber(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFScannerPopObject(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?) -> Bool { _Absence.report("CGPDFScannerPopObject(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFScannerPopStream(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?) -> Bool { _Absence.report("CGPDFScannerPopStream(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPDFScannerPopString(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStringRef?>?) -> Bool { _Absence.report("CGPDFScannerPopString(_:_:)", answer: "false"); return false }
@_disfavoredOverload public func CGPDFScannerRelease(_ scanner: CGPDFScannerRef) { _Absence.report("CGPDFScannerRelease(_:)") }
@discardableResult @_disfavoredOverload public func CGPDFScannerRetain(_ scanner: CGPDFScannerRef) -> CGPDFScannerRef { _Absence.trap("CGPDFScannerRetain(_:)") }
@discardableResult @_disfavoredOverload public func CGPDFScannerScan(_ scanner: CGPDFScannerRef) -> Bool { _Absence.report("CGPDFScannerScan(_:)", answer: "false"); return false }
@_disfavoredOverload public func CGPDFScannerStop(_ s: CGPDFScannerRef) { _Absence.report("CGPDFScannerStop(_:)") }
@discardableResult @_disfavoredOverload public func CGPDFStreamCopyData(_ stream: CGPDFStreamRef, _ format: UnsafeMutablePointer<CGPDFDataFormat>) -> CFData? { _Absence.report("CGPDFStreamCopyData(_:_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func CGPDFStreamGetDictionary(_ stream: CGPDFStreamRef) -> CGPDFDictionaryRef? { _Absence.report("CGPDFStreamGetDictionary(_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func CGPDFStringCopyDate(_ string: CGPDFStringRef) -> CFDate? { _Absence.report("CGPDFStringCopyDate(_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func CGPDFStringCopyTextString(_ string: CGPDFStringRef) -> CFString? { _Absence.report("CGPDFStringCopyTextString(_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func CGPDFStringGetBytePtr(_ string: CGPDFStringRef) -> UnsafePointer<UInt8>? { _Absence.report("CGPDFStringGetBytePtr(_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func CGPDFStringGetLength(_ string: CGPDFStringRef) -> Int { _Absence.report("CGPDFStringGetLength(_:)", answer: "0"); return 0 }
@discardableResult @_disfavoredOverload public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { _Absence.report("CGPointApplyAffineTransform(_:_:)", answer: ".zero"); return .zero }
@discardableResult @_disfavoredOverload public func CGPointCreateDictionaryRepresentation(_ point: CGPoint) -> CFDictionary { _Absence.trap("CGPointCreateDictionaryRepresentation(_:)") }
@discardableResult @_disfavoredOverload public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { _Absence.report("CGPointEqualToPoint(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { _Absence.report("CGPointMake(_:_:)", answer: ".zero"); return .zero }
@discardableResult @_disfavoredOverload public func CGPointMakeWithDictionaryRepresentation(_ dict: CFDictionary, _ point: UnsafeMutablePointer<CGPoint>) -> Bool { _Absence.report("CGPointMakeWithDictionaryRepresentation(_:_:)", answer: "false"); return false }
@_disfavoredOverload public var CGPointZero: CGPoint { get { _Absence.report("CGPointZero", answer: ".zero"); return .zero } }
@discardableResult @_disfavoredOverload public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { _Absence.report("CGRectApplyAffineTransform(_:_:)", answer: ".zero"); return .zero }
@discardableResult @_disfavoredOverload public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { _Absence.report("CGRectContainsPoint(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { _Absence.report("CGRectContainsRect(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGRectCreateDictionaryRepresentation(_: CGRect) -> CFDictionary { _Absence.trap("CGRectCreateDictionaryRepresentation(_:)") }
@discardableResult @_disfavoredOverload public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { _Absence.report("CGRectEqualToRect(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { _Absence.report("CGRectGetHeight(_:)", answer: "0"); return 0 }
@discardableResult @_disfavoredOverload public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { _Absence.report("CGRectGetMaxX(_:)", answer: "0"); return 0 }
@discardableResult @_disfavoredOverload public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { _Absence.report("CGRectGetMaxY(_:)", answer: "0"); return 0 }
@discardableResult @_disfavoredOverload public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { _Absence.report("CGRectGetMidX(_:)", answer: "0"); return 0 }
@discardableResult @_disfavoredOverload public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { _Absence.report("CGRectGetMidY(_:)", answer: "0"); return 0 }
@discardableResult @_disfavoredOverload public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { _Absence.report("CGRectGetMinX(_:)", answer: "0"); return 0 }
@discardableResult @_disfavoredOverload public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { _Absence.report("CGRectGetMinY(_:)", answer: "0"); return 0 }
@discardableResult @_disfavoredOverload public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { _Absence.report("CGRectGetWidth(_:)", answer: "0"); return 0 }
@_disfavoredOverload public var CGRectInfinite: CGRect { get { _Absence.report("CGRectInfinite", answer: ".zero"); return .zero } }
@discardableResult @_disfavoredOverload public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { _Absence.report("CGRectInset(_:_:_:)", answer: ".zero"); return .zero }
@discardableResult @_disfavoredOverload public func CGRectIntegral(_ rect: CGRect) -> CGRect { _Absence.report("CGRectIntegral(_:)", answer: ".zero"); return .zero }
@discardableResult @_disfavoredOverload public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { _Absence.report("CGRectIntersection(_:_:)", answer: ".zero"); return .zero }
@discardableResult @_disfavoredOverload public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { _Absence.report("CGRectIntersectsRect(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGRectIsEmpty(_ rect: CGRect) -> Bool { _Absence.report("CGRectIsEmpty(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGRectIsInfinite(_ rect: CGRect) -> Bool { _Absence.report("CGRectIsInfinite(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGRectIsNull(_ rect: CGRect) -> Bool { _Absence.report("CGRectIsNull(_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { _Absence.report("CGRectMake(_:_:_:_:)", answer: ".zero"); return .zero }
@discardableResult @_disfavoredOverload public func CGRectMakeWithDictionaryRepresentation(_ dict: CFDictionary, _ rect: UnsafeMutablePointer<CGRect>) -> Bool { _Absence.report("CGRectMakeWithDictionaryRepresentation(_:_:)", answer: "false"); return false }
@_disfavoredOverload public var CGRectNull: CGRect { get { _Absence.report("CGRectNull", answer: ".zero"); return .zero } }
@discardableResult @_disfavoredOverload public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { _Absence.report("CGRectOffset(_:_:_:)", answer: ".zero"); return .zero }
@discardableResult @_disfavoredOverload public func CGRectStandardize(_ rect: CGRect) -> CGRect { _Absence.report("CGRectStandardize(_:)", answer: ".zero"); return .zero }
@discardableResult @_disfavoredOverload public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { _Absence.report("CGRectUnion(_:_:)", answer: ".zero"); return .zero }
@_disfavoredOverload public var CGRectZero: CGRect { get { _Absence.report("CGRectZero", answer: ".zero"); return .zero } }
@discardableResult @_disfavoredOverload public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { _Absence.report("CGSizeApplyAffineTransform(_:_:)", answer: ".zero"); return .zero }
@discardableResult @_disfavoredOverload public func CGSizeCreateDictionaryRepresentation(_ size: CGSize) -> CFDictionary { _Absence.trap("CGSizeCreateDictionaryRepresentation(_:)") }
@discardableResult @_disfavoredOverload public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { _Absence.report("CGSizeEqualToSize(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { _Absence.report("CGSizeMake(_:_:)", answer: ".zero"); return .zero }
@discardableResult @_disfavoredOverload public func CGSizeMakeWithDictionaryRepresentation(_ dict: CFDictionary, _ size: UnsafeMutablePointer<CGSize>) -> Bool { _Absence.report("CGSizeMakeWithDictionaryRepresentation(_:_:)", answer: "false"); return false }
@_disfavoredOverload public var CGSizeZero: CGSize { get { _Absence.report("CGSizeZero", answer: ".zero"); return .zero } }
@discardableResult @_disfavoredOverload public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { _Absence.report("CGVectorMake(_:_:)", answer: ".zero"); return .zero }
@_disfavoredOverload public var CG_HDR_BT_2100: Int32 { get { _Absence.report("CG_HDR_BT_2100", answer: "0"); return 0 } }
@_disfavoredOverload public var kCGBitmapByteOrder16Host: CGBitmapInfo { get { _Absence.report("kCGBitmapByteOrder16Host", answer: "[]"); return [] } }
@_disfavoredOverload public var kCGBitmapByteOrder32Host: CGBitmapInfo { get { _Absence.report("kCGBitmapByteOrder32Host", answer: "[]"); return [] } }
@_disfavoredOverload public var kCGColorSpaceExtendedRange: CFString { get { _Absence.trap("kCGColorSpaceExtendedRange") } }
@_disfavoredOverload public var kCGFontIndexInvalid: CGFontIndex { get { _Absence.trap("kCGFontIndexInvalid") } }
@_disfavoredOverload public var kCGFontIndexMax: CGFontIndex { get { _Absence.trap("kCGFontIndexMax") } }
@_disfavoredOverload public var kCGGlyphMax: CGFontIndex { get { _Absence.trap("kCGGlyphMax") } }
@_disfavoredOverload public var kCGPDFContextAccessPermissions: CFString { get { _Absence.trap("kCGPDFContextAccessPermissions") } }
@_disfavoredOverload public var kCGPDFContextAllowsCopying: CFString { get { _Absence.trap("kCGPDFContextAllowsCopying") } }
@_disfavoredOverload public var kCGPDFContextAllowsPrinting: CFString { get { _Absence.trap("kCGPDFContextAllowsPrinting") } }
@_disfavoredOverload public var kCGPDFContextArtBox: CFString { get { _Absence.trap("kCGPDFContextArtBox") } }
@_disfavoredOverload public var kCGPDFContextAuthor: CFString { get { _Absence.trap("kCGPDFContextAuthor") } }
@_disfavoredOverload public var kCGPDFContextBleedBox: CFString { get { _Absence.trap("kCGPDFContextBleedBox") } }
@_disfavoredOverload public var kCGPDFContextCreateLinearizedPDF: CFString { get { _Absence.trap("kCGPDFContextCreateLinearizedPDF") } }
@_disfavoredOverload public var kCGPDFContextCreatePDFA: CFString { get { _Absence.trap("kCGPDFContextCreatePDFA") } }
@_disfavoredOverload public var kCGPDFContextCreator: CFString { get { _Absence.trap("kCGPDFContextCreator") } }
@_disfavoredOverload public var kCGPDFContextCropBox: CFString { get { _Absence.trap("kCGPDFContextCropBox") } }
@_disfavoredOverload public var kCGPDFContextEncryptionKeyLength: CFString { get { _Absence.trap("kCGPDFContextEncryptionKeyLength") } }
@_disfavoredOverload public var kCGPDFContextKeywords: CFString { get { _Absence.trap("kCGPDFContextKeywords") } }
@_disfavoredOverload public var kCGPDFContextMediaBox: CFString { get { _Absence.trap("kCGPDFContextMediaBox") } }
@_disfavoredOverload public var kCGPDFContextOutputIntent: CFString { get { _Absence.trap("kCGPDFContextOutputIntent") } }
@_disfavoredOverload public var kCGPDFContextOutputIntents: CFString { get { _Absence.trap("kCGPDFContextOutputIntents") } }
@_disfavoredOverload public var kCGPDFContextOwnerPassword: CFString { get { _Absence.trap("kCGPDFContextOwnerPassword") } }
@_disfavoredOverload public var kCGPDFContextSubject: CFString { get { _Absence.trap("kCGPDFContextSubject") } }
@_disfavoredOverload public var kCGPDFContextTitle: CFString { get { _Absence.trap("kCGPDFContextTitle") } }
@_disfavoredOverload public var kCGPDFContextTrimBox: CFString { get { _Absence.trap("kCGPDFContextTrimBox") } }
@_disfavoredOverload public var kCGPDFContextUserPassword: CFString { get { _Absence.trap("kCGPDFContextUserPassword") } }
@_disfavoredOverload public var kCGPDFOutlineChildren: CFString { get { _Absence.trap("kCGPDFOutlineChildren") } }
@_disfavoredOverload public var kCGPDFOutlineDestination: CFString { get { _Absence.trap("kCGPDFOutlineDestination") } }
@_disfavoredOverload public var kCGPDFOutlineDestinationRect: CFString { get { _Absence.trap("kCGPDFOutlineDestinationRect") } }
@_disfavoredOverload public var kCGPDFOutlineTitle: CFString { get { _Absence.trap("kCGPDFOutlineTitle") } }
@_disfavoredOverload public var kCGPDFXDestinationOutputProfile: CFString { get { _Absence.trap("kCGPDFXDestinationOutputProfile") } }
@_disfavoredOverload public var kCGPDFXInfo: CFString { get { _Absence.trap("kCGPDFXInfo") } }
@_disfavoredOverload public var kCGPDFXOutputCondition: CFString { get { _Absence.trap("kCGPDFXOutputCondition") } }
@_disfavoredOverload public var kCGPDFXOutputConditionIdentifier: CFString { get { _Absence.trap("kCGPDFXOutputConditionIdentifier") } }
@_disfavoredOverload public var kCGPDFXOutputIntentSubtype: CFString { get { _Absence.trap("kCGPDFXOutputIntentSubtype") } }
@_disfavoredOverload public var kCGPDFXRegistryName: CFString { get { _Absence.trap("kCGPDFXRegistryName") } }
@_disfavoredOverload public var CA_WARN_DEPRECATED: Int32 { get { _Absence.report("CA_WARN_DEPRECATED", answer: "0"); return 0 } }
@_disfavoredOverload public var kCAOnOrderIn: String { get { _Absence.report("kCAOnOrderIn", answer: "\"\""); return "" } }
@_disfavoredOverload public var kCAOnOrderOut: String { get { _Absence.report("kCAOnOrderOut", answer: "\"\""); return "" } }
@_disfavoredOverload public var kCARendererColorSpace: String { get { _Absence.report("kCARendererColorSpace", answer: "\"\""); return "" } }
@_disfavoredOverload public var kCARendererMetalCommandQueue: String { get { _Absence.report("kCARendererMetalCommandQueue", answer: "\"\""); return "" } }
@_disfavoredOverload public var kCATransactionAnimationDuration: String { get { _Absence.report("kCATransactionAnimationDuration", answer: "\"\""); return "" } }
@_disfavoredOverload public var kCATransactionAnimationTimingFunction: String { get { _Absence.report("kCATransactionAnimationTimingFunction", answer: "\"\""); return "" } }
@_disfavoredOverload public var kCATransactionCompletionBlock: String { get { _Absence.report("kCATransactionCompletionBlock", answer: "\"\""); return "" } }
@_disfavoredOverload public var kCATransactionDisableActions: String { get { _Absence.report("kCATransactionDisableActions", answer: "\"\""); return "" } }

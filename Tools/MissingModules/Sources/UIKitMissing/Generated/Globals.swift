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
@discardableResult @_disfavoredOverload public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { _Absence.report("UI_USER_INTERFACE_IDIOM()", answer: "UIUserInterfaceIdiom.`unspecified`"); return UIUserInterfaceIdiom.`unspecified` }
@_disfavoredOverload public var NSItemProviderPreferredImageSizeKey: String { get { _Absence.report("NSItemProviderPreferredImageSizeKey", answer: "\"\""); return "" } }

// Made by Scripts/missing-names of Data/UIKit.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  func attachmentBounds(for attributes: [NSAttributedString.Key : Any], location: any NSTextLocation, textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint) -> CGRect
  func image(for bounds: CGRect, attributes: [NSAttributedString.Key : Any], location: any NSTextLocation, textContainer: NSTextContainer?) -> UIImage?
  func viewProvider(for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?) -> NSTextAttachmentViewProvider?
}
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
}
extension NSTextContentManagerDelegate {
  @discardableResult @_disfavoredOverload public func textContentManager(_ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement, options: NSTextContentManager.EnumerationOptions = []) -> Bool { _Absence.report("NSTextContentManagerDelegate.textContentManager(_:shouldEnumerate:options:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation) -> NSTextElement? { _Absence.report("NSTextContentManagerDelegate.textContentManager(_:textElementAt:)", answer: "nil"); return nil }
}
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
}
extension NSTextContentStorageDelegate {
  @discardableResult @_disfavoredOverload public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? { _Absence.report("NSTextContentStorageDelegate.textContentStorage(_:textParagraphWith:)", answer: "nil"); return nil }
}
public protocol NSTextElementProvider: NSObjectProtocol {
  var documentRange: NSTextRange { get }
  func enumerateTextElements(from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions, using block: (NSTextElement) -> Bool) -> (any NSTextLocation)?
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  func synchronizeToBackingStore() async throws
}
extension NSTextElementProvider {
  @discardableResult @_disfavoredOverload public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { _Absence.report("NSTextElementProvider.adjustedRange(from:forEditingTextSelection:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { _Absence.report("NSTextElementProvider.location(_:offsetBy:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { _Absence.report("NSTextElementProvider.offset(from:to:)", answer: "0"); return 0 }
}
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
}
extension NSTextLayoutManagerDelegate {
  @discardableResult @_disfavoredOverload public func textLayoutManager(_ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key : Any] = [:]) -> [NSAttributedString.Key : Any]? { _Absence.report("NSTextLayoutManagerDelegate.textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func textLayoutManager(_ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool) -> Bool { _Absence.report("NSTextLayoutManagerDelegate.textLayoutManager(_:shouldBreakLineBefore:hyphenating:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func textLayoutManager(_ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement) -> NSTextLayoutFragment { _Absence.report("NSTextLayoutManagerDelegate.textLayoutManager(_:textLayoutFragmentFor:in:)", answer: "NSTextLayoutFragment()"); return NSTextLayoutFragment() }
}
public protocol NSTextLayoutOrientationProvider {
  var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}
public protocol NSTextLocation: NSObjectProtocol {
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}
public protocol NSTextSelectionDataSource: NSObjectProtocol {
  func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
  var documentRange: NSTextRange { get }
  func enumerateCaretOffsetsInLineFragment(at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
  func enumerateSubstrings(from location: any NSTextLocation, options: NSString.EnumerationOptions, using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
  func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange?
}
extension NSTextSelectionDataSource {
  @_disfavoredOverload public func enumerateContainerBoundaries(from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void) { _Absence.report("NSTextSelectionDataSource.enumerateContainerBoundaries(from:reverse:using:)") }
  @discardableResult @_disfavoredOverload public func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation { _Absence.report("NSTextSelectionDataSource.textLayoutOrientation(at:)", answer: "NSTextSelectionNavigation.LayoutOrientation.`horizontal`"); return NSTextSelectionNavigation.LayoutOrientation.`horizontal` }
}
public protocol NSTextStorageObserving: NSObjectProtocol {
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
  func processEditing(for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  var textStorage: NSTextStorage? { get set }
}
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  func textViewportLayoutController(_ textViewportLayoutController: NSTextViewportLayoutController, configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
}
extension NSTextViewportLayoutControllerDelegate {
  @_disfavoredOverload public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { _Absence.report("NSTextViewportLayoutControllerDelegate.textViewportLayoutControllerDidLayout(_:)") }
  @_disfavoredOverload public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { _Absence.report("NSTextViewportLayoutControllerDelegate.textViewportLayoutControllerWillLayout(_:)") }
}
@preconcurrency @MainActor public protocol UIAccelerometerDelegate: NSObjectProtocol {
}
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityColumnCount() -> Int
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
}
extension UIAccessibilityContainerDataTable {
  @discardableResult @_disfavoredOverload public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { _Absence.report("UIAccessibilityContainerDataTable.accessibilityHeaderElements(forColumn:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { _Absence.report("UIAccessibilityContainerDataTable.accessibilityHeaderElements(forRow:)", answer: "nil"); return nil }
}
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  func accessibilityColumnRange() -> NSRange
  func accessibilityRowRange() -> NSRange
}
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
public protocol UIAccessibilityReadingContent {
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  func accessibilityLineNumber(for point: CGPoint) -> Int
  func accessibilityPageContent() -> String?
}
extension UIAccessibilityReadingContent {
  @discardableResult @_disfavoredOverload public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { _Absence.report("UIAccessibilityReadingContent.accessibilityAttributedContent(forLineNumber:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func accessibilityAttributedPageContent() -> NSAttributedString? { _Absence.report("UIAccessibilityReadingContent.accessibilityAttributedPageContent()", answer: "nil"); return nil }
}
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
}
extension UIActionSheetDelegate {
  @_disfavoredOverload public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { _Absence.report("UIActionSheetDelegate.actionSheet(_:clickedButtonAt:)") }
  @_disfavoredOverload public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) { _Absence.report("UIActionSheetDelegate.actionSheet(_:didDismissWithButtonIndex:)") }
  @_disfavoredOverload public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) { _Absence.report("UIActionSheetDelegate.actionSheet(_:willDismissWithButtonIndex:)") }
  @_disfavoredOverload public func actionSheetCancel(_ actionSheet: UIActionSheet) { _Absence.report("UIActionSheetDelegate.actionSheetCancel(_:)") }
  @_disfavoredOverload public func didPresent(_ actionSheet: UIActionSheet) { _Absence.report("UIActionSheetDelegate.didPresent(_:)") }
  @_disfavoredOverload public func willPresent(_ actionSheet: UIActionSheet) { _Absence.report("UIActionSheetDelegate.willPresent(_:)") }
}
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}
extension UIActivityItemsConfigurationReading {
  @discardableResult @_disfavoredOverload public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { _Absence.report("UIActivityItemsConfigurationReading.activityItemsConfigurationMetadata(key:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? { _Absence.report("UIActivityItemsConfigurationReading.activityItemsConfigurationMetadataForItem(at:key:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func activityItemsConfigurationPreviewForItem(at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize) -> NSItemProvider? { _Absence.report("UIActivityItemsConfigurationReading.activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { _Absence.report("UIActivityItemsConfigurationReading.activityItemsConfigurationSupports(interaction:)", answer: "false"); return false }
  @_disfavoredOverload public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get { _Absence.report("UIActivityItemsConfigurationReading.applicationActivitiesForActivityItemsConfiguration", answer: "nil"); return nil } }
}
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
}
extension UIAlertViewDelegate {
  @_disfavoredOverload public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { _Absence.report("UIAlertViewDelegate.alertView(_:clickedButtonAt:)") }
  @_disfavoredOverload public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { _Absence.report("UIAlertViewDelegate.alertView(_:didDismissWithButtonIndex:)") }
  @_disfavoredOverload public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { _Absence.report("UIAlertViewDelegate.alertView(_:willDismissWithButtonIndex:)") }
  @_disfavoredOverload public func alertViewCancel(_ alertView: UIAlertView) { _Absence.report("UIAlertViewDelegate.alertViewCancel(_:)") }
  @discardableResult @_disfavoredOverload public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { _Absence.report("UIAlertViewDelegate.alertViewShouldEnableFirstOtherButton(_:)", answer: "true"); return true }
  @_disfavoredOverload public func didPresent(_ alertView: UIAlertView) { _Absence.report("UIAlertViewDelegate.didPresent(_:)") }
  @_disfavoredOverload public func willPresent(_ alertView: UIAlertView) { _Absence.report("UIAlertViewDelegate.willPresent(_:)") }
}
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
}
extension UICalendarSelectionMultiDateDelegate {
  @discardableResult @_disfavoredOverload public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { _Absence.report("UICalendarSelectionMultiDateDelegate.multiDateSelection(_:canDeselectDate:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { _Absence.report("UICalendarSelectionMultiDateDelegate.multiDateSelection(_:canSelectDate:)", answer: "true"); return true }
}
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}
extension UICalendarSelectionSingleDateDelegate {
  @discardableResult @_disfavoredOverload public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { _Absence.report("UICalendarSelectionSingleDateDelegate.dateSelection(_:canSelectDate:)", answer: "true"); return true }
}
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  func week(ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
}
extension UICalendarSelectionWeekOfYearDelegate {
  @discardableResult @_disfavoredOverload public func week(ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?) -> Bool { _Absence.report("UICalendarSelectionWeekOfYearDelegate.week(ofYearSelection:canSelectWeekOfYear:)", answer: "true"); return true }
}
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
}
extension UICalendarViewDelegate {
  @discardableResult @_disfavoredOverload public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? { _Absence.report("UICalendarViewDelegate.calendarView(_:decorationFor:)", answer: "nil"); return nil }
  @_disfavoredOverload public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) { _Absence.report("UICalendarViewDelegate.calendarView(_:didChangeVisibleDateComponentsFrom:)") }
}
@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?
}
extension UICloudSharingControllerDelegate {
  @_disfavoredOverload public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) { _Absence.report("UICloudSharingControllerDelegate.cloudSharingControllerDidSaveShare(_:)") }
  @_disfavoredOverload public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) { _Absence.report("UICloudSharingControllerDelegate.cloudSharingControllerDidStopSharing(_:)") }
  @discardableResult @_disfavoredOverload public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { _Absence.report("UICloudSharingControllerDelegate.itemThumbnailData(for:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func itemType(for csc: UICloudSharingController) -> String? { _Absence.report("UICloudSharingControllerDelegate.itemType(for:)", answer: "nil"); return nil }
}
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  func deletePlaceholder() -> Bool
  var dragItem: UIDragItem { get }
  func setNeedsCellUpdate()
}
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
}
extension UICollisionBehaviorDelegate {
  @_disfavoredOverload public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) { _Absence.report("UICollisionBehaviorDelegate.collisionBehavior(_:beganContactFor:with:at:)") }
  @_disfavoredOverload public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) { _Absence.report("UICollisionBehaviorDelegate.collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)") }
  @_disfavoredOverload public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) { _Absence.report("UICollisionBehaviorDelegate.collisionBehavior(_:endedContactFor:with:)") }
  @_disfavoredOverload public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) { _Absence.report("UICollisionBehaviorDelegate.collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)") }
}
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
}
extension UIColorPickerViewControllerDelegate {
  @_disfavoredOverload public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) { _Absence.report("UIColorPickerViewControllerDelegate.colorPickerViewController(_:didSelect:continuously:)") }
  @_disfavoredOverload public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { _Absence.report("UIColorPickerViewControllerDelegate.colorPickerViewControllerDidFinish(_:)") }
  @_disfavoredOverload public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { _Absence.report("UIColorPickerViewControllerDelegate.colorPickerViewControllerDidSelectColor(_:)") }
}
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
}
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
}
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
}
extension UIDocumentBrowserViewControllerDelegate {
  @discardableResult @_disfavoredOverload public func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]) -> [UIActivity] { _Absence.report("UIDocumentBrowserViewControllerDelegate.documentBrowser(_:applicationActivitiesForDocumentURLs:)", answer: "[]"); return [] }
  @_disfavoredOverload public func documentBrowser(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL) { _Absence.report("UIDocumentBrowserViewControllerDelegate.documentBrowser(_:didImportDocumentAt:toDestinationURL:)") }
  @_disfavoredOverload public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) { _Absence.report("UIDocumentBrowserViewControllerDelegate.documentBrowser(_:didPickDocumentURLs:)") }
  @_disfavoredOverload public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) { _Absence.report("UIDocumentBrowserViewControllerDelegate.documentBrowser(_:didPickDocumentsAt:)") }
  @_disfavoredOverload public func documentBrowser(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void) { _Absence.report("UIDocumentBrowserViewControllerDelegate.documentBrowser(_:didRequestDocumentCreationWithHandler:)") }
  @_disfavoredOverload public func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?) { _Absence.report("UIDocumentBrowserViewControllerDelegate.documentBrowser(_:failedToImportDocumentAt:error:)") }
  @_disfavoredOverload public func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController) { _Absence.report("UIDocumentBrowserViewControllerDelegate.documentBrowser(_:willPresent:)") }
}
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
}
extension UIDocumentInteractionControllerDelegate {
  @_disfavoredOverload public func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?) { _Absence.report("UIDocumentInteractionControllerDelegate.documentInteractionController(_:didEndSendingToApplication:)") }
  @_disfavoredOverload public func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?) { _Absence.report("UIDocumentInteractionControllerDelegate.documentInteractionController(_:willBeginSendingToApplication:)") }
  @_disfavoredOverload public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) { _Absence.report("UIDocumentInteractionControllerDelegate.documentInteractionControllerDidDismissOpenInMenu(_:)") }
  @_disfavoredOverload public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) { _Absence.report("UIDocumentInteractionControllerDelegate.documentInteractionControllerDidDismissOptionsMenu(_:)") }
  @_disfavoredOverload public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { _Absence.report("UIDocumentInteractionControllerDelegate.documentInteractionControllerDidEndPreview(_:)") }
  @discardableResult @_disfavoredOverload public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { _Absence.report("UIDocumentInteractionControllerDelegate.documentInteractionControllerRectForPreview(_:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController { _Absence.report("UIDocumentInteractionControllerDelegate.documentInteractionControllerViewControllerForPreview(_:)", answer: "UIViewController()"); return UIViewController() }
  @discardableResult @_disfavoredOverload public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { _Absence.report("UIDocumentInteractionControllerDelegate.documentInteractionControllerViewForPreview(_:)", answer: "nil"); return nil }
  @_disfavoredOverload public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) { _Absence.report("UIDocumentInteractionControllerDelegate.documentInteractionControllerWillBeginPreview(_:)") }
  @_disfavoredOverload public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) { _Absence.report("UIDocumentInteractionControllerDelegate.documentInteractionControllerWillPresentOpenInMenu(_:)") }
  @_disfavoredOverload public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) { _Absence.report("UIDocumentInteractionControllerDelegate.documentInteractionControllerWillPresentOptionsMenu(_:)") }
}
@preconcurrency @MainActor public protocol UIDocumentMenuDelegate: NSObjectProtocol {
  func documentMenu(_ documentMenu: UIDocumentMenuViewController, didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
}
extension UIDocumentMenuDelegate {
  @_disfavoredOverload public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) { _Absence.report("UIDocumentMenuDelegate.documentMenuWasCancelled(_:)") }
}
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
}
extension UIDocumentPickerDelegate {
  @_disfavoredOverload public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { _Absence.report("UIDocumentPickerDelegate.documentPicker(_:didPickDocumentAt:)") }
  @_disfavoredOverload public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { _Absence.report("UIDocumentPickerDelegate.documentPicker(_:didPickDocumentsAt:)") }
  @_disfavoredOverload public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { _Absence.report("UIDocumentPickerDelegate.documentPickerWasCancelled(_:)") }
}
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
}
extension UIDynamicAnimatorDelegate {
  @_disfavoredOverload public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { _Absence.report("UIDynamicAnimatorDelegate.dynamicAnimatorDidPause(_:)") }
  @_disfavoredOverload public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { _Absence.report("UIDynamicAnimatorDelegate.dynamicAnimatorWillResume(_:)") }
}
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var bounds: CGRect { get }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
}
extension UIDynamicItem {
  @_disfavoredOverload public var collisionBoundingPath: UIBezierPath { get { _Absence.report("UIDynamicItem.collisionBoundingPath", answer: "UIBezierPath()"); return UIBezierPath() } }
  @_disfavoredOverload public var collisionBoundsType: UIDynamicItemCollisionBoundsType { get { _Absence.report("UIDynamicItem.collisionBoundsType", answer: "UIDynamicItemCollisionBoundsType.`ellipse`"); return UIDynamicItemCollisionBoundsType.`ellipse` } }
}
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  var duration: TimeInterval { get }
}
@preconcurrency @MainActor public protocol UIFocusDebuggerOutput: NSObjectProtocol {
}
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
}
extension UIFontPickerViewControllerDelegate {
  @_disfavoredOverload public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { _Absence.report("UIFontPickerViewControllerDelegate.fontPickerViewControllerDidCancel(_:)") }
  @_disfavoredOverload public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { _Absence.report("UIFontPickerViewControllerDelegate.fontPickerViewControllerDidPickFont(_:)") }
}
@preconcurrency @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  func guidedAccessRestriction(withIdentifier restrictionIdentifier: String, didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}
extension UIGuidedAccessRestrictionDelegate {
  @discardableResult @_disfavoredOverload public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { _Absence.report("UIGuidedAccessRestrictionDelegate.detailTextForGuidedAccessRestriction(withIdentifier:)", answer: "nil"); return nil }
}
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  associatedtype ElementIdentifier : Hashable = String
  func indirectScribbleInteraction(_ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: Self.ElementIdentifier)
  func indirectScribbleInteraction(_ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: Self.ElementIdentifier, referencePoint focusReferencePoint: CGPoint) async -> (any UIResponder & UITextInput)?
  func indirectScribbleInteraction(_ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: Self.ElementIdentifier, referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement elementIdentifier: Self.ElementIdentifier) -> CGRect
  func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused elementIdentifier: Self.ElementIdentifier) -> Bool
  func indirectScribbleInteraction(_ interaction: any UIInteraction, requestElementsIn rect: CGRect) async -> [Self.ElementIdentifier]
  func indirectScribbleInteraction(_ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([Self.ElementIdentifier]) -> Void)
  func indirectScribbleInteraction(_ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: Self.ElementIdentifier) -> Bool
  func indirectScribbleInteraction(_ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: Self.ElementIdentifier)
}
extension UIIndirectScribbleInteractionDelegate {
  @_disfavoredOverload public func indirectScribbleInteraction(_ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: Self.ElementIdentifier) { _Absence.report("UIIndirectScribbleInteractionDelegate.indirectScribbleInteraction(_:didFinishWritingInElement:)") }
  @discardableResult @_disfavoredOverload public func indirectScribbleInteraction(_ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: Self.ElementIdentifier, referencePoint focusReferencePoint: CGPoint) async -> (any UIResponder & UITextInput)? { _Absence.report("UIIndirectScribbleInteractionDelegate.indirectScribbleInteraction(_:focusElementIfNeeded:referencePoint:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func indirectScribbleInteraction(_ interaction: any UIInteraction, requestElementsIn rect: CGRect) async -> [Self.ElementIdentifier] { _Absence.report("UIIndirectScribbleInteractionDelegate.indirectScribbleInteraction(_:requestElementsIn:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func indirectScribbleInteraction(_ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: Self.ElementIdentifier) -> Bool { _Absence.report("UIIndirectScribbleInteractionDelegate.indirectScribbleInteraction(_:shouldDelayFocusForElement:)", answer: "false"); return false }
  @_disfavoredOverload public func indirectScribbleInteraction(_ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: Self.ElementIdentifier) { _Absence.report("UIIndirectScribbleInteractionDelegate.indirectScribbleInteraction(_:willBeginWritingInElement:)") }
}
@preconcurrency @MainActor public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
  var preferredPresentationSizeForItemProvider: CGSize { get }
}
public protocol UIItemProviderReadingAugmentationDesignating: NSItemProviderReading {
}
public protocol UIItemProviderReadingAugmentationProviding {
  static var additionalLeadingReadableTypeIdentifiersForItemProvider: [String] { get }
  static var additionalTrailingReadableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String, requestedClass: AnyClass) throws -> Any
}
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
}
extension UILargeContentViewerInteractionDelegate {
  @_disfavoredOverload public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint) { _Absence.report("UILargeContentViewerInteractionDelegate.largeContentViewerInteraction(_:didEndOn:at:)") }
  @discardableResult @_disfavoredOverload public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (any UILargeContentViewerItem)? { _Absence.report("UILargeContentViewerInteractionDelegate.largeContentViewerInteraction(_:itemAt:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController { _Absence.report("UILargeContentViewerInteractionDelegate.viewController(for:)", answer: "UIViewController()"); return UIViewController() }
}
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  var largeContentImage: UIImage? { get }
  var largeContentImageInsets: UIEdgeInsets { get }
  var largeContentTitle: String? { get }
  var scalesLargeContentImage: Bool { get }
  var showsLargeContentViewer: Bool { get }
}
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  var aspectRatio: CGFloat { get set }
}
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  var sizingRule: UILetterformAwareSizingRule { get set }
}
public protocol UILookToDictateCapable: NSObjectProtocol {
  var isLookToDictateEnabled: Bool { get set }
}
@preconcurrency @MainActor public protocol UIMenuBuilder {
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertElements(_ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func remove(action removedIdentifier: UIAction.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  var system: UIMenuSystem { get }
}
extension UIMenuBuilder {
  @discardableResult @_disfavoredOverload public func command(for action: Selector, propertyList: Any? = nil) -> UICommand? { _Absence.report("UIMenuBuilder.command(for:propertyList:)", answer: "nil"); return nil }
}
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  var attributes: UIMenuElement.Attributes { get set }
  var discoverabilityTitle: String? { get set }
  var image: UIImage? { get set }
  func performWithSender(_ sender: Any?, target: Any?)
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  var repeatBehavior: UIMenuElement.RepeatBehavior { get set }
  var selectedImage: UIImage? { get set }
  var sender: Any? { get }
  var state: UIMenuElement.State { get set }
  var title: String { get set }
}
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
  func navigationItem(_: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>) -> (String, Range<String.Index>)
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
}
extension UINavigationItemRenameDelegate {
  @discardableResult @_disfavoredOverload public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { _Absence.report("UINavigationItemRenameDelegate.navigationItem(_:shouldEndRenamingWith:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func navigationItem(_ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>) -> (String, Range<String.Index>) { _Absence.trap("UINavigationItemRenameDelegate.navigationItem(_:willBeginRenamingWith:selectedRange:)") }
  @discardableResult @_disfavoredOverload public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { _Absence.report("UINavigationItemRenameDelegate.navigationItemShouldBeginRenaming(_:)", answer: "false"); return false }
}
@preconcurrency @MainActor public protocol UIObjectRestoration {
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
}
extension UIPageControlProgressDelegate {
  @discardableResult @_disfavoredOverload public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { _Absence.report("UIPageControlProgressDelegate.pageControlProgress(_:initialProgressForPage:)", answer: "0"); return 0 }
  @_disfavoredOverload public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { _Absence.report("UIPageControlProgressDelegate.pageControlProgressVisibilityDidChange(_:)") }
}
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
}
extension UIPageControlTimerProgressDelegate {
  @discardableResult @_disfavoredOverload public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool { _Absence.report("UIPageControlTimerProgressDelegate.pageControlTimerProgress(_:shouldAdvanceToPage:)", answer: "true"); return true }
  @_disfavoredOverload public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { _Absence.report("UIPageControlTimerProgressDelegate.pageControlTimerProgressDidChange(_:)") }
}
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
}
extension UIPasteConfigurationSupporting {
  @discardableResult @_disfavoredOverload public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { _Absence.report("UIPasteConfigurationSupporting.canPaste(_:)", answer: "true"); return true }
  @_disfavoredOverload public func paste(itemProviders: [NSItemProvider]) { _Absence.report("UIPasteConfigurationSupporting.paste(itemProviders:)") }
}
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
}
extension UIPencilInteractionDelegate {
  @_disfavoredOverload public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) { _Absence.report("UIPencilInteractionDelegate.pencilInteraction(_:didReceiveSqueeze:)") }
  @_disfavoredOverload public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) { _Absence.report("UIPencilInteractionDelegate.pencilInteraction(_:didReceiveTap:)") }
  @_disfavoredOverload public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { _Absence.report("UIPencilInteractionDelegate.pencilInteractionDidTap(_:)") }
}
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
}
extension UIPickerViewAccessibilityDelegate {
  @discardableResult @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString? { _Absence.report("UIPickerViewAccessibilityDelegate.pickerView(_:accessibilityAttributedHintForComponent:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString? { _Absence.report("UIPickerViewAccessibilityDelegate.pickerView(_:accessibilityAttributedLabelForComponent:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString] { _Absence.report("UIPickerViewAccessibilityDelegate.pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { _Absence.report("UIPickerViewAccessibilityDelegate.pickerView(_:accessibilityHintForComponent:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { _Absence.report("UIPickerViewAccessibilityDelegate.pickerView(_:accessibilityLabelForComponent:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String] { _Absence.report("UIPickerViewAccessibilityDelegate.pickerView(_:accessibilityUserInputLabelsForComponent:)", answer: "[]"); return [] }
}
public protocol UIPopoverBackgroundViewMethods {
  static func arrowBase() -> CGFloat
  static func arrowHeight() -> CGFloat
  static func contentViewInsets() -> UIEdgeInsets
}
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
}
extension UIPopoverControllerDelegate {
  @_disfavoredOverload public func popoverController(_ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>) { _Absence.report("UIPopoverControllerDelegate.popoverController(_:willRepositionPopoverTo:in:)") }
  @_disfavoredOverload public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { _Absence.report("UIPopoverControllerDelegate.popoverControllerDidDismissPopover(_:)") }
  @discardableResult @_disfavoredOverload public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { _Absence.report("UIPopoverControllerDelegate.popoverControllerShouldDismissPopover(_:)", answer: "true"); return true }
}
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}
extension UIPreviewInteractionDelegate {
  @_disfavoredOverload public func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool) { _Absence.report("UIPreviewInteractionDelegate.previewInteraction(_:didUpdateCommitTransition:ended:)") }
  @discardableResult @_disfavoredOverload public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { _Absence.report("UIPreviewInteractionDelegate.previewInteractionShouldBegin(_:)", answer: "true"); return true }
}
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
}
extension UIPrintInteractionControllerDelegate {
  @discardableResult @_disfavoredOverload public func printInteractionController(_ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]) -> UIPrinter.CutterBehavior { _Absence.report("UIPrintInteractionControllerDelegate.printInteractionController(_:chooseCutterBehavior:)", answer: "UIPrinter.CutterBehavior.`cutAfterEachCopy`"); return UIPrinter.CutterBehavior.`cutAfterEachCopy` }
  @discardableResult @_disfavoredOverload public func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper { _Absence.report("UIPrintInteractionControllerDelegate.printInteractionController(_:choosePaper:)", answer: "UIPrintPaper()"); return UIPrintPaper() }
  @discardableResult @_disfavoredOverload public func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper) -> CGFloat { _Absence.report("UIPrintInteractionControllerDelegate.printInteractionController(_:cutLengthFor:)", answer: "0"); return 0 }
  @_disfavoredOverload public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) { _Absence.report("UIPrintInteractionControllerDelegate.printInteractionControllerDidDismissPrinterOptions(_:)") }
  @_disfavoredOverload public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) { _Absence.report("UIPrintInteractionControllerDelegate.printInteractionControllerDidFinishJob(_:)") }
  @_disfavoredOverload public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) { _Absence.report("UIPrintInteractionControllerDelegate.printInteractionControllerDidPresentPrinterOptions(_:)") }
  @discardableResult @_disfavoredOverload public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController? { _Absence.report("UIPrintInteractionControllerDelegate.printInteractionControllerParentViewController(_:)", answer: "nil"); return nil }
  @_disfavoredOverload public func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) { _Absence.report("UIPrintInteractionControllerDelegate.printInteractionControllerWillDismissPrinterOptions(_:)") }
  @_disfavoredOverload public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) { _Absence.report("UIPrintInteractionControllerDelegate.printInteractionControllerWillPresentPrinterOptions(_:)") }
  @_disfavoredOverload public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) { _Absence.report("UIPrintInteractionControllerDelegate.printInteractionControllerWillStartJob(_:)") }
}
@preconcurrency @MainActor public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
}
extension UIPrinterPickerControllerDelegate {
  @discardableResult @_disfavoredOverload public func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool { _Absence.report("UIPrinterPickerControllerDelegate.printerPickerController(_:shouldShow:)", answer: "true"); return true }
  @_disfavoredOverload public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) { _Absence.report("UIPrinterPickerControllerDelegate.printerPickerControllerDidDismiss(_:)") }
  @_disfavoredOverload public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) { _Absence.report("UIPrinterPickerControllerDelegate.printerPickerControllerDidPresent(_:)") }
  @_disfavoredOverload public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) { _Absence.report("UIPrinterPickerControllerDelegate.printerPickerControllerDidSelectPrinter(_:)") }
  @discardableResult @_disfavoredOverload public func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController? { _Absence.report("UIPrinterPickerControllerDelegate.printerPickerControllerParentViewController(_:)", answer: "nil"); return nil }
  @_disfavoredOverload public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) { _Absence.report("UIPrinterPickerControllerDelegate.printerPickerControllerWillDismiss(_:)") }
  @_disfavoredOverload public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) { _Absence.report("UIPrinterPickerControllerDelegate.printerPickerControllerWillPresent(_:)") }
}
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
}
extension UIScreenshotServiceDelegate {
  @discardableResult @_disfavoredOverload public func screenshotServiceGeneratePDFRepresentation(_ screenshotService: UIScreenshotService) async -> (Data?, Int, CGRect) { _Absence.trap("UIScreenshotServiceDelegate.screenshotServiceGeneratePDFRepresentation(_:)") }
}
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
}
extension UIScribbleInteractionDelegate {
  @discardableResult @_disfavoredOverload public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool { _Absence.report("UIScribbleInteractionDelegate.scribbleInteraction(_:shouldBeginAt:)", answer: "true"); return true }
  @_disfavoredOverload public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) { _Absence.report("UIScribbleInteractionDelegate.scribbleInteractionDidFinishWriting(_:)") }
  @discardableResult @_disfavoredOverload public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { _Absence.report("UIScribbleInteractionDelegate.scribbleInteractionShouldDelayFocus(_:)", answer: "true"); return true }
  @_disfavoredOverload public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) { _Absence.report("UIScribbleInteractionDelegate.scribbleInteractionWillBeginWriting(_:)") }
}
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
}
extension UIScrollViewAccessibilityDelegate {
  @discardableResult @_disfavoredOverload public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { _Absence.report("UIScrollViewAccessibilityDelegate.accessibilityAttributedScrollStatus(for:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { _Absence.report("UIScrollViewAccessibilityDelegate.accessibilityScrollStatus(for:)", answer: "nil"); return nil }
}
@preconcurrency @MainActor public protocol UISearchDisplayDelegate: NSObjectProtocol {
}
extension UISearchDisplayDelegate {
  @_disfavoredOverload public func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView) { _Absence.report("UISearchDisplayDelegate.searchDisplayController(_:didHideSearchResultsTableView:)") }
  @_disfavoredOverload public func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView) { _Absence.report("UISearchDisplayDelegate.searchDisplayController(_:didLoadSearchResultsTableView:)") }
  @_disfavoredOverload public func searchDisplayController(_ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView) { _Absence.report("UISearchDisplayDelegate.searchDisplayController(_:didShowSearchResultsTableView:)") }
  @discardableResult @_disfavoredOverload public func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool { _Absence.report("UISearchDisplayDelegate.searchDisplayController(_:shouldReloadTableForSearch:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int) -> Bool { _Absence.report("UISearchDisplayDelegate.searchDisplayController(_:shouldReloadTableForSearchScope:)", answer: "true"); return true }
  @_disfavoredOverload public func searchDisplayController(_ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView) { _Absence.report("UISearchDisplayDelegate.searchDisplayController(_:willHideSearchResultsTableView:)") }
  @_disfavoredOverload public func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView) { _Absence.report("UISearchDisplayDelegate.searchDisplayController(_:willShowSearchResultsTableView:)") }
  @_disfavoredOverload public func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView) { _Absence.report("UISearchDisplayDelegate.searchDisplayController(_:willUnloadSearchResultsTableView:)") }
  @_disfavoredOverload public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) { _Absence.report("UISearchDisplayDelegate.searchDisplayControllerDidBeginSearch(_:)") }
  @_disfavoredOverload public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { _Absence.report("UISearchDisplayDelegate.searchDisplayControllerDidEndSearch(_:)") }
  @_disfavoredOverload public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) { _Absence.report("UISearchDisplayDelegate.searchDisplayControllerWillBeginSearch(_:)") }
  @_disfavoredOverload public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) { _Absence.report("UISearchDisplayDelegate.searchDisplayControllerWillEndSearch(_:)") }
}
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedAttributedSuggestion: NSAttributedString? { get }
  var localizedSuggestion: String? { get }
  var representedObject: Any? { get set }
}
extension UISearchSuggestion {
  @_disfavoredOverload public var iconImage: UIImage? { get { _Absence.report("UISearchSuggestion.iconImage", answer: "nil"); return nil } }
  @_disfavoredOverload public var localizedDescription: String? { get { _Absence.report("UISearchSuggestion.localizedDescription", answer: "nil"); return nil } }
}
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
}
extension UISearchTextFieldDelegate {
  @_disfavoredOverload public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) { _Absence.report("UISearchTextFieldDelegate.searchTextField(_:didSelect:)") }
  @discardableResult @_disfavoredOverload public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider { _Absence.report("UISearchTextFieldDelegate.searchTextField(_:itemProviderForCopying:)", answer: "NSItemProvider()"); return NSItemProvider() }
}
@preconcurrency @MainActor public protocol UISearchTextFieldPasteItem: UITextPasteItem {
  func setSearchTokenResult(_ token: UISearchToken)
}
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
}
extension UISpringLoadedInteractionBehavior {
  @_disfavoredOverload public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { _Absence.report("UISpringLoadedInteractionBehavior.interactionDidFinish(_:)") }
}
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  func location(in view: UIView?) -> CGPoint
  var state: UISpringLoadedInteractionEffectState { get }
  var targetItem: Any? { get set }
  var targetView: UIView? { get set }
}
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
}
extension UIStateRestoring {
  @_disfavoredOverload public func applicationFinishedRestoringState() { _Absence.report("UIStateRestoring.applicationFinishedRestoringState()") }
  @_disfavoredOverload public func decodeRestorableState(with coder: NSCoder) { _Absence.report("UIStateRestoring.decodeRestorableState(with:)") }
  @_disfavoredOverload public func encodeRestorableState(with coder: NSCoder) { _Absence.report("UIStateRestoring.encodeRestorableState(with:)") }
  @_disfavoredOverload public var objectRestorationClass: (any UIObjectRestoration.Type)? { get { _Absence.report("UIStateRestoring.objectRestorationClass", answer: "nil"); return nil } }
  @_disfavoredOverload public var restorationParent: (any UIStateRestoring)? { get { _Absence.report("UIStateRestoring.restorationParent", answer: "nil"); return nil } }
}
extension UITabBarController.Sidebar {
@preconcurrency @MainActor public protocol Animating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
}
extension UITabBarController.Sidebar {
@preconcurrency @MainActor public protocol Delegate: NSObjectProtocol {
}
}
extension UITabBarController.Sidebar.Delegate {
  @discardableResult @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab) -> UIContextMenuConfiguration? { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebar:contextMenuConfigurationFor:)", answer: "nil"); return nil }
  @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab) { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebar:didEndDisplaying:)") }
  @discardableResult @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request) -> UITabSidebarItem { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebar:itemFor:)", answer: "UITabSidebarItem()"); return UITabSidebarItem() }
  @discardableResult @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForAddingTo dragSession: any UIDragSession, tab: UITab) -> [UIDragItem] { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebar:itemsForAddingTo:tab:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForBeginning dragSession: any UIDragSession, tab: UITab) -> [UIDragItem] { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebar:itemsForBeginning:tab:)", answer: "[]"); return [] }
  @discardableResult @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, leadingSwipeActionsConfigurationFor tab: UITab) -> UISwipeActionsConfiguration? { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebar:leadingSwipeActionsConfigurationFor:)", answer: "nil"); return nil }
  @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup, acceptItemsFrom session: any UIDropSession) { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebar:sidebarAction:group:acceptItemsFrom:)") }
  @discardableResult @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup, operationForAcceptingItemsFrom session: any UIDropSession) -> UIDropOperation { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebar:sidebarAction:group:operationForAcceptingItemsFrom:)", answer: "UIDropOperation.`cancel`"); return UIDropOperation.`cancel` }
  @discardableResult @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, trailingSwipeActionsConfigurationFor tab: UITab) -> UISwipeActionsConfiguration? { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebar:trailingSwipeActionsConfigurationFor:)", answer: "nil"); return nil }
  @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem) { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebar:update:)") }
  @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab) { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebar:willBeginDisplaying:)") }
  @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar, animator: any UITabBarController.Sidebar.Animating) { _Absence.report("UITabBarController.Sidebar.Delegate.tabBarController(_:sidebarVisibilityWillChange:animator:)") }
}
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  func deletePlaceholder() -> Bool
  var dragItem: UIDragItem { get }
}
@preconcurrency @MainActor public protocol UITextCursorView: UICoordinateSpace {
  var isBlinking: Bool { get set }
  func resetBlinkAnimation()
}
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  func adjustTextPosition(byCharacterOffset offset: Int)
  var documentContextAfterInput: String? { get }
  var documentContextBeforeInput: String? { get }
  var documentIdentifier: UUID { get }
  var documentInputMode: UITextInputMode? { get }
  var selectedText: String? { get }
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
}
extension UITextDragDelegate {
  @discardableResult @_disfavoredOverload public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview? { _Absence.report("UITextDragDelegate.textDraggableView(_:dragPreviewForLiftingItem:session:)", answer: "nil"); return nil }
  @_disfavoredOverload public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation) { _Absence.report("UITextDragDelegate.textDraggableView(_:dragSessionDidEnd:with:)") }
  @_disfavoredOverload public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) { _Absence.report("UITextDragDelegate.textDraggableView(_:dragSessionWillBegin:)") }
  @discardableResult @_disfavoredOverload public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest) -> [UIDragItem] { _Absence.report("UITextDragDelegate.textDraggableView(_:itemsForDrag:)", answer: "[]"); return [] }
  @_disfavoredOverload public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) { _Absence.report("UITextDragDelegate.textDraggableView(_:willAnimateLiftWith:session:)") }
}
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
  var dragRange: UITextRange { get }
  var dragSession: any UIDragSession { get }
  var existingItems: [UIDragItem] { get }
  var isSelected: Bool { get }
  var suggestedItems: [UIDragItem] { get }
}
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  var isTextDragActive: Bool { get }
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  var textDragInteraction: UIDragInteraction? { get }
  var textDragOptions: UITextDragOptions { get set }
}
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
}
extension UITextDropDelegate {
  @_disfavoredOverload public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) { _Absence.report("UITextDropDelegate.textDroppableView(_:dropSessionDidEnd:)") }
  @_disfavoredOverload public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession) { _Absence.report("UITextDropDelegate.textDroppableView(_:dropSessionDidEnter:)") }
  @_disfavoredOverload public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession) { _Absence.report("UITextDropDelegate.textDroppableView(_:dropSessionDidExit:)") }
  @_disfavoredOverload public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession) { _Absence.report("UITextDropDelegate.textDroppableView(_:dropSessionDidUpdate:)") }
  @discardableResult @_disfavoredOverload public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? { _Absence.report("UITextDropDelegate.textDroppableView(_:previewForDroppingAllItemsWithDefault:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest) -> UITextDropProposal { _Absence.trap("UITextDropDelegate.textDroppableView(_:proposalForDrop:)") }
  @discardableResult @_disfavoredOverload public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest) -> UITextDropEditability { _Absence.report("UITextDropDelegate.textDroppableView(_:willBecomeEditableForDrop:)", answer: "UITextDropEditability.`no`"); return UITextDropEditability.`no` }
  @_disfavoredOverload public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) { _Absence.report("UITextDropDelegate.textDroppableView(_:willPerformDrop:)") }
}
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
  var dropPosition: UITextPosition { get }
  var dropSession: any UIDropSession { get }
  var isSameView: Bool { get }
  var suggestedProposal: UITextDropProposal { get }
}
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  var isTextDropActive: Bool { get }
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  var textDropInteraction: UIDropInteraction? { get }
}
@preconcurrency @MainActor public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
  func updateTextAttributes(conversionHandler: ([NSAttributedString.Key : Any]) -> [NSAttributedString.Key : Any])
}
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
}
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
}
extension UITextInteractionDelegate {
  @_disfavoredOverload public func interactionDidEnd(_ interaction: UITextInteraction) { _Absence.report("UITextInteractionDelegate.interactionDidEnd(_:)") }
  @discardableResult @_disfavoredOverload public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { _Absence.report("UITextInteractionDelegate.interactionShouldBegin(_:at:)", answer: "true"); return true }
  @_disfavoredOverload public func interactionWillBegin(_ interaction: UITextInteraction) { _Absence.report("UITextInteractionDelegate.interactionWillBegin(_:)") }
}
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
}
extension UITextPasteDelegate {
  @discardableResult @_disfavoredOverload public func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange) -> NSAttributedString { _Absence.report("UITextPasteDelegate.textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)", answer: "NSAttributedString()"); return NSAttributedString() }
  @discardableResult @_disfavoredOverload public func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString, to textRange: UITextRange) -> UITextRange { _Absence.trap("UITextPasteDelegate.textPasteConfigurationSupporting(_:performPasteOf:to:)") }
  @discardableResult @_disfavoredOverload public func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange) -> Bool { _Absence.report("UITextPasteDelegate.textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)", answer: "true"); return true }
  @_disfavoredOverload public func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem) { _Absence.report("UITextPasteDelegate.textPasteConfigurationSupporting(_:transform:)") }
}
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
  var defaultAttributes: [NSAttributedString.Key : Any] { get }
  var itemProvider: NSItemProvider { get }
  var localObject: Any? { get }
  func setDefaultResult()
  func setNoResult()
  func setResult(attachment textAttachment: NSTextAttachment)
  func setResult(attributedString string: NSAttributedString)
  func setResult(string: String)
}
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
}
extension UITextSelectionDisplayInteractionDelegate {
  @discardableResult @_disfavoredOverload public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { _Absence.report("UITextSelectionDisplayInteractionDelegate.selectionContainerViewBelowText(for:)", answer: "nil"); return nil }
}
@preconcurrency @MainActor public protocol UITextSelectionHandleView: UICoordinateSpace {
  var customShape: UIBezierPath? { get set }
  var direction: NSDirectionalRectEdge { get set }
  var isVertical: Bool { get }
  func preferredFrame(for rect: CGRect) -> CGRect
}
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: UICoordinateSpace {
  var selectionRects: [UITextSelectionRect] { get set }
}
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
}
extension UIToolTipInteractionDelegate {
  @discardableResult @_disfavoredOverload public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? { _Absence.report("UIToolTipInteractionDelegate.toolTipInteraction(_:configurationAt:)", answer: "nil"); return nil }
}
@preconcurrency @MainActor public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
}
extension UIVideoEditorControllerDelegate {
  @_disfavoredOverload public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) { _Absence.report("UIVideoEditorControllerDelegate.videoEditorController(_:didFailWithError:)") }
  @_disfavoredOverload public func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String) { _Absence.report("UIVideoEditorControllerDelegate.videoEditorController(_:didSaveEditedVideoToPath:)") }
  @_disfavoredOverload public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) { _Absence.report("UIVideoEditorControllerDelegate.videoEditorControllerDidCancel(_:)") }
}
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
}
extension UIWebViewDelegate {
  @_disfavoredOverload public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { _Absence.report("UIWebViewDelegate.webView(_:didFailLoadWithError:)") }
  @discardableResult @_disfavoredOverload public func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool { _Absence.report("UIWebViewDelegate.webView(_:shouldStartLoadWith:navigationType:)", answer: "true"); return true }
  @_disfavoredOverload public func webViewDidFinishLoad(_ webView: UIWebView) { _Absence.report("UIWebViewDelegate.webViewDidFinishLoad(_:)") }
  @_disfavoredOverload public func webViewDidStartLoad(_ webView: UIWebView) { _Absence.report("UIWebViewDelegate.webViewDidStartLoad(_:)") }
}
extension UIWritingToolsCoordinator {
public protocol Delegate: NSObjectProtocol {
  func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, boundingBezierPathsFor range: NSRange, context: UIWritingToolsCoordinator.Context) async -> [UIBezierPath]
  func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, contextsFor scope: UIWritingToolsCoordinator.ContextScope) async -> [UIWritingToolsCoordinator.Context]
  func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, finish textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange, in context: UIWritingToolsCoordinator.Context) async
  func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, prepareFor textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange, in context: UIWritingToolsCoordinator.Context) async
  func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, previewFor textAnimation: UIWritingToolsCoordinator.TextAnimation, range: NSRange, context: UIWritingToolsCoordinator.Context) async -> UITargetedPreview?
  func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange, in context: UIWritingToolsCoordinator.Context, proposedText replacementText: NSAttributedString, reason: UIWritingToolsCoordinator.TextReplacementReason, animationParameters: UIWritingToolsCoordinator.AnimationParameters?) async -> NSAttributedString?
  func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, select ranges: [NSValue], in context: UIWritingToolsCoordinator.Context) async
  func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, underlinePathsFor range: NSRange, context: UIWritingToolsCoordinator.Context) async -> [UIBezierPath]
}
}
extension UIWritingToolsCoordinator.Delegate {
  @discardableResult @_disfavoredOverload public func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, decorationContainerViewFor range: NSRange, in context: UIWritingToolsCoordinator.Context) async -> UIView { _Absence.trap("UIWritingToolsCoordinator.Delegate.writingToolsCoordinator(_:decorationContainerViewFor:in:)") }
  @discardableResult @_disfavoredOverload public func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, rangeInContextWithIdentifierFor point: CGPoint) async -> (NSRange, UUID) { _Absence.trap("UIWritingToolsCoordinator.Delegate.writingToolsCoordinator(_:rangeInContextWithIdentifierFor:)") }
  @discardableResult @_disfavoredOverload public func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, singleContainerSubrangesOf range: NSRange, in context: UIWritingToolsCoordinator.Context) async -> [NSValue] { _Absence.report("UIWritingToolsCoordinator.Delegate.writingToolsCoordinator(_:singleContainerSubrangesOf:in:)", answer: "[]"); return [] }
  @_disfavoredOverload public func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: UIWritingToolsCoordinator.State) async { _Absence.report("UIWritingToolsCoordinator.Delegate.writingToolsCoordinator(_:willChangeTo:)") }
}
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}

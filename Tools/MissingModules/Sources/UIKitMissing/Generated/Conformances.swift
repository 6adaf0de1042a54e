// Made by Scripts/missing-names of Data/UIKit.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
extension NSTextAttachment: NSTextAttachmentLayout {
  @discardableResult @_disfavoredOverload public func attachmentBounds(for attributes: [NSAttributedString.Key : Any], location: any NSTextLocation, textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint) -> CGRect { _Absence.report("NSTextAttachmentLayout.attachmentBounds(for:location:textContainer:proposedLineFragment:position:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func image(for bounds: CGRect, attributes: [NSAttributedString.Key : Any] = [:], location: any NSTextLocation, textContainer: NSTextContainer?) -> UIImage? { _Absence.report("NSTextAttachmentLayout.image(for:attributes:location:textContainer:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func viewProvider(for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?) -> NSTextAttachmentViewProvider? { _Absence.report("NSTextAttachmentLayout.viewProvider(for:location:textContainer:)", answer: "nil"); return nil }
}
extension NSTextAttachment: UIAccessibilityContentSizeCategoryImageAdjusting {
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { _Absence.value(of: self, "UIAccessibilityContentSizeCategoryImageAdjusting.adjustsImageSizeForAccessibilityContentSizeCategory", else: false) } set { _Absence.keep(newValue, of: self, "UIAccessibilityContentSizeCategoryImageAdjusting.adjustsImageSizeForAccessibilityContentSizeCategory") } }
}
extension NSTextContainer: NSTextLayoutOrientationProvider {
  public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get { _Absence.report("NSTextLayoutOrientationProvider.layoutOrientation", answer: "NSLayoutManager.TextLayoutOrientation.`horizontal`"); return NSLayoutManager.TextLayoutOrientation.`horizontal` } }
}
extension NSTextContentManager: NSTextElementProvider {
  public var documentRange: NSTextRange { get { _Absence.report("NSTextElementProvider.documentRange", answer: "NSTextRange()"); return NSTextRange() } }
  @discardableResult @_disfavoredOverload public func enumerateTextElements(from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions = [], using block: (NSTextElement) -> Bool) -> (any NSTextLocation)? { _Absence.report("NSTextElementProvider.enumerateTextElements(from:options:using:)", answer: "nil"); return nil }
  public func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) { _Absence.report("NSTextElementProvider.replaceContents(in:with:)") }
  public func synchronizeToBackingStore() async throws { _Absence.report("NSTextElementProvider.synchronizeToBackingStore()", answer: "an error"); throw _Absence.Failure(name: "NSTextElementProvider.synchronizeToBackingStore()") }
}
extension NSTextContentStorage: NSTextStorageObserving {
  public func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) { _Absence.report("NSTextStorageObserving.performEditingTransaction(for:using:)") }
  public func processEditing(for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange) { _Absence.report("NSTextStorageObserving.processEditing(for:edited:range:changeInLength:invalidatedRange:)") }
  public var textStorage: NSTextStorage? { get { _Absence.value(of: self, "NSTextStorageObserving.textStorage", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextStorageObserving.textStorage") } }
}
extension NSTextLayoutManager: NSTextSelectionDataSource {
  @discardableResult @_disfavoredOverload public func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection { _Absence.report("NSTextSelectionDataSource.baseWritingDirection(at:)", answer: "NSTextSelectionNavigation.WritingDirection.`leftToRight`"); return NSTextSelectionNavigation.WritingDirection.`leftToRight` }
  public var documentRange: NSTextRange { get { _Absence.report("NSTextSelectionDataSource.documentRange", answer: "NSTextRange()"); return NSTextRange() } }
  public func enumerateCaretOffsetsInLineFragment(at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void) { _Absence.report("NSTextSelectionDataSource.enumerateCaretOffsetsInLineFragment(at:using:)") }
  public func enumerateSubstrings(from location: any NSTextLocation, options: NSString.EnumerationOptions = [], using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void) { _Absence.report("NSTextSelectionDataSource.enumerateSubstrings(from:options:using:)") }
  @discardableResult @_disfavoredOverload public func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? { _Absence.report("NSTextSelectionDataSource.lineFragmentRange(for:inContainerAt:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { _Absence.report("NSTextSelectionDataSource.location(_:offsetBy:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { _Absence.report("NSTextSelectionDataSource.offset(from:to:)", answer: "0"); return 0 }
  @discardableResult @_disfavoredOverload public func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange? { _Absence.report("NSTextSelectionDataSource.textRange(for:enclosing:)", answer: "nil"); return nil }
}
extension UIAccessibilityElement: UIAccessibilityIdentification {
}
extension UIAction: UIMenuLeaf {
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get { _Absence.report("UIMenuLeaf.presentationSourceItem", answer: "nil"); return nil } }
  public var repeatBehavior: UIMenuElement.RepeatBehavior { get { _Absence.value(of: self, "UIMenuLeaf.repeatBehavior", else: UIMenuElement.RepeatBehavior.`automatic`) } set { _Absence.keep(newValue, of: self, "UIMenuLeaf.repeatBehavior") } }
  public var selectedImage: UIImage? { get { _Absence.value(of: self, "UIMenuLeaf.selectedImage", else: nil) } set { _Absence.keep(newValue, of: self, "UIMenuLeaf.selectedImage") } }
}
extension UIActivityItemsConfiguration: UIActivityItemsConfigurationReading {
  public var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get { _Absence.report("UIActivityItemsConfigurationReading.itemProvidersForActivityItemsConfiguration", answer: "[]"); return [] } }
}
extension UIAlertAction: UIAccessibilityIdentification {
  public var accessibilityIdentifier: String? { get { _Absence.value(of: self, "UIAccessibilityIdentification.accessibilityIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "UIAccessibilityIdentification.accessibilityIdentifier") } }
}
extension UIAlertController: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool { get { _Absence.value(of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded", else: false) } set { _Absence.keep(newValue, of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded") } }
}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool { get { _Absence.value(of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded", else: false) } set { _Absence.keep(newValue, of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded") } }
}
extension UIBarItem: UIAccessibilityIdentification {
}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { _Absence.value(of: self, "UIAccessibilityContentSizeCategoryImageAdjusting.adjustsImageSizeForAccessibilityContentSizeCategory", else: false) } set { _Absence.keep(newValue, of: self, "UIAccessibilityContentSizeCategoryImageAdjusting.adjustsImageSizeForAccessibilityContentSizeCategory") } }
}
extension UIButton: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool { get { _Absence.value(of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded", else: false) } set { _Absence.keep(newValue, of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded") } }
}
extension UICollectionView: UIDataSourceTranslating {
  @discardableResult @_disfavoredOverload public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? { _Absence.report("UIDataSourceTranslating.dataSourceIndexPath(forPresentationIndexPath:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { _Absence.report("UIDataSourceTranslating.dataSourceSectionIndex(forPresentationSectionIndex:)", answer: "0"); return 0 }
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { _Absence.report("UIDataSourceTranslating.performUsingPresentationValues(_:)") }
  @discardableResult @_disfavoredOverload public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? { _Absence.report("UIDataSourceTranslating.presentationIndexPath(forDataSourceIndexPath:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { _Absence.report("UIDataSourceTranslating.presentationSectionIndex(forDataSourceSectionIndex:)", answer: "0"); return 0 }
}
extension UICollectionView: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool { get { _Absence.value(of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded", else: false) } set { _Absence.keep(newValue, of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded") } }
}
extension UICollectionViewLayoutAttributes: UIDynamicItem {
}
extension UICommand: UIMenuLeaf {
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get { _Absence.report("UIMenuLeaf.presentationSourceItem", answer: "nil"); return nil } }
  public var repeatBehavior: UIMenuElement.RepeatBehavior { get { _Absence.value(of: self, "UIMenuLeaf.repeatBehavior", else: UIMenuElement.RepeatBehavior.`automatic`) } set { _Absence.keep(newValue, of: self, "UIMenuLeaf.repeatBehavior") } }
  public var selectedImage: UIImage? { get { _Absence.value(of: self, "UIMenuLeaf.selectedImage", else: nil) } set { _Absence.keep(newValue, of: self, "UIMenuLeaf.selectedImage") } }
  public var sender: Any? { get { _Absence.report("UIMenuLeaf.sender", answer: "nil"); return nil } }
}
extension UIDocumentInteractionController: UIActionSheetDelegate {
}
extension UIDynamicItemGroup: UIDynamicItem {
  public var bounds: CGRect { get { _Absence.report("UIDynamicItem.bounds", answer: ".zero"); return .zero } }
  public var center: CGPoint { get { _Absence.value(of: self, "UIDynamicItem.center", else: .zero) } set { _Absence.keep(newValue, of: self, "UIDynamicItem.center") } }
  public var transform: CGAffineTransform { get { _Absence.value(of: self, "UIDynamicItem.transform", else: .identity) } set { _Absence.keep(newValue, of: self, "UIDynamicItem.transform") } }
}
extension UIImage: UIAccessibilityIdentification {
  public var accessibilityIdentifier: String? { get { _Absence.value(of: self, "UIAccessibilityIdentification.accessibilityIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "UIAccessibilityIdentification.accessibilityIdentifier") } }
}
extension UIImage: UIItemProviderPresentationSizeProviding {
  public var preferredPresentationSizeForItemProvider: CGSize { get { _Absence.report("UIItemProviderPresentationSizeProviding.preferredPresentationSizeForItemProvider", answer: ".zero"); return .zero } }
}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { _Absence.value(of: self, "UIAccessibilityContentSizeCategoryImageAdjusting.adjustsImageSizeForAccessibilityContentSizeCategory", else: false) } set { _Absence.keep(newValue, of: self, "UIAccessibilityContentSizeCategoryImageAdjusting.adjustsImageSizeForAccessibilityContentSizeCategory") } }
}
extension UIInputViewController: UITextInputDelegate {
  public func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) { _Absence.report("UITextInputDelegate.conversationContext(_:didChange:)") }
  public func selectionDidChange(_ textInput: (any UITextInput)?) { _Absence.report("UITextInputDelegate.selectionDidChange(_:)") }
  public func selectionWillChange(_ textInput: (any UITextInput)?) { _Absence.report("UITextInputDelegate.selectionWillChange(_:)") }
  public func textDidChange(_ textInput: (any UITextInput)?) { _Absence.report("UITextInputDelegate.textDidChange(_:)") }
  public func textWillChange(_ textInput: (any UITextInput)?) { _Absence.report("UITextInputDelegate.textWillChange(_:)") }
}
extension UILabel: UILetterformAwareAdjusting {
  public var sizingRule: UILetterformAwareSizingRule { get { _Absence.value(of: self, "UILetterformAwareAdjusting.sizingRule", else: UILetterformAwareSizingRule.`oversize`) } set { _Absence.keep(newValue, of: self, "UILetterformAwareAdjusting.sizingRule") } }
}
extension UIMenuElement: UIAccessibilityIdentification {
  public var accessibilityIdentifier: String? { get { _Absence.value(of: self, "UIAccessibilityIdentification.accessibilityIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "UIAccessibilityIdentification.accessibilityIdentifier") } }
}
extension UIPopoverBackgroundView: UIPopoverBackgroundViewMethods {
  @discardableResult @_disfavoredOverload public static func arrowBase() -> CGFloat { _Absence.report("UIPopoverBackgroundViewMethods.arrowBase()", answer: "0"); return 0 }
  @discardableResult @_disfavoredOverload public static func arrowHeight() -> CGFloat { _Absence.report("UIPopoverBackgroundViewMethods.arrowHeight()", answer: "0"); return 0 }
  @discardableResult @_disfavoredOverload public static func contentViewInsets() -> UIEdgeInsets { _Absence.report("UIPopoverBackgroundViewMethods.contentViewInsets()", answer: ".zero"); return .zero }
}
extension UIResponder: UIActivityItemsConfigurationProviding {
}
extension UIResponder: UIPasteConfigurationSupporting {
  public var pasteConfiguration: UIPasteConfiguration? { get { _Absence.value(of: self, "UIPasteConfigurationSupporting.pasteConfiguration", else: nil) } set { _Absence.keep(newValue, of: self, "UIPasteConfigurationSupporting.pasteConfiguration") } }
}
extension UIScrollView: UIFocusItemScrollableContainer {
  public var visibleSize: CGSize { get { _Absence.report("UIFocusItemScrollableContainer.visibleSize", answer: ".zero"); return .zero } }
}
extension UISearchBar: UILookToDictateCapable {
}
extension UISearchSuggestionItem: UISearchSuggestion {
}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool { get { _Absence.value(of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded", else: false) } set { _Absence.keep(newValue, of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded") } }
}
extension UIStandardTextCursorView: UITextCursorView {
  public var isBlinking: Bool { get { _Absence.value(of: self, "UITextCursorView.isBlinking", else: false) } set { _Absence.keep(newValue, of: self, "UITextCursorView.isBlinking") } }
  public func resetBlinkAnimation() { _Absence.report("UITextCursorView.resetBlinkAnimation()") }
}
extension UITab: UIAccessibilityIdentification {
  public var accessibilityIdentifier: String? { get { _Absence.value(of: self, "UIAccessibilityIdentification.accessibilityIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "UIAccessibilityIdentification.accessibilityIdentifier") } }
}
extension UITab: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool { get { _Absence.value(of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded", else: false) } set { _Absence.keep(newValue, of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded") } }
}
extension UITabBar: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool { get { _Absence.value(of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded", else: false) } set { _Absence.keep(newValue, of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded") } }
}
extension UITabBarItem: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool { get { _Absence.value(of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded", else: false) } set { _Absence.keep(newValue, of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded") } }
}
extension UITableView: UIDataSourceTranslating {
  @discardableResult @_disfavoredOverload public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? { _Absence.report("UIDataSourceTranslating.dataSourceIndexPath(forPresentationIndexPath:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { _Absence.report("UIDataSourceTranslating.dataSourceSectionIndex(forPresentationSectionIndex:)", answer: "0"); return 0 }
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { _Absence.report("UIDataSourceTranslating.performUsingPresentationValues(_:)") }
  @discardableResult @_disfavoredOverload public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? { _Absence.report("UIDataSourceTranslating.presentationIndexPath(forDataSourceIndexPath:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { _Absence.report("UIDataSourceTranslating.presentationSectionIndex(forDataSourceSectionIndex:)", answer: "0"); return 0 }
}
extension UITableView: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool { get { _Absence.value(of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded", else: false) } set { _Absence.keep(newValue, of: self, "UISpringLoadedInteractionSupporting.isSpringLoaded") } }
}
extension UITextField: UILetterformAwareAdjusting {
  public var sizingRule: UILetterformAwareSizingRule { get { _Absence.value(of: self, "UILetterformAwareAdjusting.sizingRule", else: UILetterformAwareSizingRule.`oversize`) } set { _Absence.keep(newValue, of: self, "UILetterformAwareAdjusting.sizingRule") } }
}
extension UITextField: UITextDraggable {
  public var isTextDragActive: Bool { get { _Absence.report("UITextDraggable.isTextDragActive", answer: "false"); return false } }
  public var textDragDelegate: (any UITextDragDelegate)? { get { _Absence.value(of: self, "UITextDraggable.textDragDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "UITextDraggable.textDragDelegate", weakly: true) } }
  public var textDragInteraction: UIDragInteraction? { get { _Absence.report("UITextDraggable.textDragInteraction", answer: "nil"); return nil } }
  public var textDragOptions: UITextDragOptions { get { _Absence.value(of: self, "UITextDraggable.textDragOptions", else: []) } set { _Absence.keep(newValue, of: self, "UITextDraggable.textDragOptions") } }
}
extension UITextField: UITextDroppable {
  public var isTextDropActive: Bool { get { _Absence.report("UITextDroppable.isTextDropActive", answer: "false"); return false } }
  public var textDropDelegate: (any UITextDropDelegate)? { get { _Absence.value(of: self, "UITextDroppable.textDropDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "UITextDroppable.textDropDelegate", weakly: true) } }
  public var textDropInteraction: UIDropInteraction? { get { _Absence.report("UITextDroppable.textDropInteraction", answer: "nil"); return nil } }
}
extension UITextField: UITextPasteConfigurationSupporting {
  public var pasteDelegate: (any UITextPasteDelegate)? { get { _Absence.value(of: self, "UITextPasteConfigurationSupporting.pasteDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "UITextPasteConfigurationSupporting.pasteDelegate", weakly: true) } }
}
extension UITextFormattingCoordinator: UIFontPickerViewControllerDelegate {
}
extension UITextView: UILetterformAwareAdjusting {
  public var sizingRule: UILetterformAwareSizingRule { get { _Absence.value(of: self, "UILetterformAwareAdjusting.sizingRule", else: UILetterformAwareSizingRule.`oversize`) } set { _Absence.keep(newValue, of: self, "UILetterformAwareAdjusting.sizingRule") } }
}
extension UITextView: UITextDraggable {
  public var isTextDragActive: Bool { get { _Absence.report("UITextDraggable.isTextDragActive", answer: "false"); return false } }
  public var textDragDelegate: (any UITextDragDelegate)? { get { _Absence.value(of: self, "UITextDraggable.textDragDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "UITextDraggable.textDragDelegate", weakly: true) } }
  public var textDragInteraction: UIDragInteraction? { get { _Absence.report("UITextDraggable.textDragInteraction", answer: "nil"); return nil } }
  public var textDragOptions: UITextDragOptions { get { _Absence.value(of: self, "UITextDraggable.textDragOptions", else: []) } set { _Absence.keep(newValue, of: self, "UITextDraggable.textDragOptions") } }
}
extension UITextView: UITextDroppable {
  public var isTextDropActive: Bool { get { _Absence.report("UITextDroppable.isTextDropActive", answer: "false"); return false } }
  public var textDropDelegate: (any UITextDropDelegate)? { get { _Absence.value(of: self, "UITextDroppable.textDropDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "UITextDroppable.textDropDelegate", weakly: true) } }
  public var textDropInteraction: UIDropInteraction? { get { _Absence.report("UITextDroppable.textDropInteraction", answer: "nil"); return nil } }
}
extension UITextView: UITextPasteConfigurationSupporting {
  public var pasteDelegate: (any UITextPasteDelegate)? { get { _Absence.value(of: self, "UITextPasteConfigurationSupporting.pasteDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "UITextPasteConfigurationSupporting.pasteDelegate", weakly: true) } }
}
extension UIView: UIAccessibilityIdentification {
}
extension UIView: UIDynamicItem {
}
extension UIView: UILargeContentViewerItem {
}
extension UIViewController: NSExtensionRequestHandling {
  public func beginRequest(with context: NSExtensionContext) { _Absence.report("NSExtensionRequestHandling.beginRequest(with:)") }
}
extension UIViewController: UIStateRestoring {
}

// Made by Scripts/missing-names of Data/UIKit.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
import MissingPlaceholder
open class NSAdaptiveImageGlyph: NSObject {
  public override init() { _Absence.report("NSAdaptiveImageGlyph", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("NSAdaptiveImageGlyph", answer: "a plain object"); super.init() }
  open var contentDescription: String { get { _Absence.report("NSAdaptiveImageGlyph.contentDescription", answer: "\"\""); return "" } }
  open var contentIdentifier: String { get { _Absence.report("NSAdaptiveImageGlyph.contentIdentifier", answer: "\"\""); return "" } }
  open var imageContent: Data { get { _Absence.report("NSAdaptiveImageGlyph.imageContent", answer: "Data()"); return Data() } }
  public init(imageContent: Data) { _Absence.report("NSAdaptiveImageGlyph.init(imageContent:)", answer: "a plain object"); super.init() }
}
open class NSDataAsset: NSObject {
  public override init() { _Absence.report("NSDataAsset", answer: "a plain object"); super.init() }
  open var data: Data { get { _Absence.report("NSDataAsset.data", answer: "Data()"); return Data() } }
  public convenience init?(name: NSDataAssetName) { _Absence.report("NSDataAsset.init(name:)", answer: "nil"); return nil }
  public init?(name: NSDataAssetName, bundle: Bundle) { _Absence.report("NSDataAsset.init(name:bundle:)", answer: "nil"); return nil }
  open var name: NSDataAssetName { get { _Absence.trap("NSDataAsset.name") } }
  open var typeIdentifier: String { get { _Absence.report("NSDataAsset.typeIdentifier", answer: "\"\""); return "" } }
}
open class NSDiffableDataSourceSectionSnapshotReference: NSObject {
  public override init() { _Absence.report("NSDiffableDataSourceSectionSnapshotReference", answer: "a plain object"); super.init() }
  open func appendItems(_ items: [Any]) { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.appendItems(_:)") }
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.appendItems(_:intoParentItem:)") }
  open func collapseItems(_ items: [Any]) { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.collapseItems(_:)") }
  @discardableResult open func containsItem(_ item: Any) -> Bool { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.containsItem(_:)", answer: "false"); return false }
  open func deleteAllItems() { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.deleteAllItems()") }
  open func deleteItems(_ items: [Any]) { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.deleteItems(_:)") }
  open func expandItems(_ items: [Any]) { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.expandItems(_:)") }
  @discardableResult open func expandedItems() -> [Any] { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.expandedItems()", answer: "[]"); return [] }
  @discardableResult open func index(ofItem item: Any) -> Int { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.index(ofItem:)", answer: "0"); return 0 }
  @discardableResult open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any { _Absence.trap("NSDiffableDataSourceSectionSnapshotReference.insert(_:afterItem:)") }
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.insert(_:beforeItem:)") }
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.insertItems(_:afterItem:)") }
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.insertItems(_:beforeItem:)") }
  @discardableResult open func isExpanded(_ item: Any) -> Bool { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.isExpanded(_:)", answer: "false"); return false }
  @discardableResult open func isVisible(_ item: Any) -> Bool { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.isVisible(_:)", answer: "false"); return false }
  open var items: [Any] { get { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.items", answer: "[]"); return [] } }
  @discardableResult open func level(ofItem item: Any) -> Int { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.level(ofItem:)", answer: "0"); return 0 }
  @discardableResult open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.ofParentItem(_:)", answer: "NSDiffableDataSourceSectionSnapshotReference()"); return NSDiffableDataSourceSectionSnapshotReference() }
  @discardableResult open func ofParentItem(_ parentItem: Any, includingParentItem: Bool) -> NSDiffableDataSourceSectionSnapshotReference { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.ofParentItem(_:includingParentItem:)", answer: "NSDiffableDataSourceSectionSnapshotReference()"); return NSDiffableDataSourceSectionSnapshotReference() }
  @discardableResult open func parent(ofChildItem childItem: Any) -> Any? { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.parent(ofChildItem:)", answer: "nil"); return nil }
  open func replaceChildren(ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference) { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.replaceChildren(ofParentItem:with:)") }
  open var rootItems: [Any] { get { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.rootItems", answer: "[]"); return [] } }
  open var visibleItems: [Any] { get { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.visibleItems", answer: "[]"); return [] } }
  @discardableResult open func visualDescription() -> String { _Absence.report("NSDiffableDataSourceSectionSnapshotReference.visualDescription()", answer: "\"\""); return "" }
}
open class NSTextAttachmentViewProvider: NSObject {
  public override init() { _Absence.report("NSTextAttachmentViewProvider", answer: "a plain object"); super.init() }
  @discardableResult open func attachmentBounds(for attributes: [NSAttributedString.Key : Any], location: any NSTextLocation, textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint) -> CGRect { _Absence.report("NSTextAttachmentViewProvider.attachmentBounds(for:location:textContainer:proposedLineFragment:position:)", answer: ".zero"); return .zero }
  public init(textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation) { _Absence.report("NSTextAttachmentViewProvider.init(textAttachment:parentView:textLayoutManager:location:)", answer: "a plain object"); super.init() }
  open func loadView() { _Absence.report("NSTextAttachmentViewProvider.loadView()") }
  open var location: any NSTextLocation { get { _Absence.trap("NSTextAttachmentViewProvider.location") } }
  open var textAttachment: NSTextAttachment? { get { _Absence.report("NSTextAttachmentViewProvider.textAttachment", answer: "nil"); return nil } }
  open var textLayoutManager: NSTextLayoutManager? { get { _Absence.report("NSTextAttachmentViewProvider.textLayoutManager", answer: "nil"); return nil } }
  open var tracksTextAttachmentViewBounds: Bool { get { _Absence.value(of: self, "NSTextAttachmentViewProvider.tracksTextAttachmentViewBounds", else: false) } set { _Absence.keep(newValue, of: self, "NSTextAttachmentViewProvider.tracksTextAttachmentViewBounds") } }
  open var view: UIView? { get { _Absence.value(of: self, "NSTextAttachmentViewProvider.view", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextAttachmentViewProvider.view") } }
}
open class NSTextContentManager: NSObject {
  public override init() { _Absence.report("NSTextContentManager", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("NSTextContentManager", answer: "a plain object"); super.init() }
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) { _Absence.report("NSTextContentManager.addTextLayoutManager(_:)") }
  open var automaticallySynchronizesTextLayoutManagers: Bool { get { _Absence.value(of: self, "NSTextContentManager.automaticallySynchronizesTextLayoutManagers", else: false) } set { _Absence.keep(newValue, of: self, "NSTextContentManager.automaticallySynchronizesTextLayoutManagers") } }
  open var automaticallySynchronizesToBackingStore: Bool { get { _Absence.value(of: self, "NSTextContentManager.automaticallySynchronizesToBackingStore", else: false) } set { _Absence.keep(newValue, of: self, "NSTextContentManager.automaticallySynchronizesToBackingStore") } }
  open var delegate: (any NSTextContentManagerDelegate)? { get { _Absence.value(of: self, "NSTextContentManager.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextContentManager.delegate", weakly: true) } }
  open var hasEditingTransaction: Bool { get { _Absence.report("NSTextContentManager.hasEditingTransaction", answer: "false"); return false } }
  open func performEditingTransaction(_ transaction: () -> Void) { _Absence.report("NSTextContentManager.performEditingTransaction(_:)") }
  open var primaryTextLayoutManager: NSTextLayoutManager? { get { _Absence.value(of: self, "NSTextContentManager.primaryTextLayoutManager", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextContentManager.primaryTextLayoutManager") } }
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) { _Absence.report("NSTextContentManager.recordEditAction(in:newTextRange:)") }
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) { _Absence.report("NSTextContentManager.removeTextLayoutManager(_:)") }
  open func synchronizeTextLayoutManagers() async throws { _Absence.report("NSTextContentManager.synchronizeTextLayoutManagers()", answer: "an error"); throw _Absence.Failure(name: "NSTextContentManager.synchronizeTextLayoutManagers()") }
  @discardableResult open func textElements(for range: NSTextRange) -> [NSTextElement] { _Absence.report("NSTextContentManager.textElements(for:)", answer: "[]"); return [] }
  open var textLayoutManagers: [NSTextLayoutManager] { get { _Absence.report("NSTextContentManager.textLayoutManagers", answer: "[]"); return [] } }
}
open class NSTextContentStorage: NSTextContentManager {
  public override init() { _Absence.report("NSTextContentStorage", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @discardableResult open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { _Absence.report("NSTextContentStorage.adjustedRange(from:forEditingTextSelection:)", answer: "nil"); return nil }
  open var attributedString: NSAttributedString? { get { _Absence.value(of: self, "NSTextContentStorage.attributedString", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextContentStorage.attributedString") } }
  @discardableResult open func attributedString(for textElement: NSTextElement) -> NSAttributedString? { _Absence.report("NSTextContentStorage.attributedString(for:)", answer: "nil"); return nil }
  open var includesTextListMarkers: Bool { get { _Absence.value(of: self, "NSTextContentStorage.includesTextListMarkers", else: false) } set { _Absence.keep(newValue, of: self, "NSTextContentStorage.includesTextListMarkers") } }
  @discardableResult open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { _Absence.report("NSTextContentStorage.location(_:offsetBy:)", answer: "nil"); return nil }
  @discardableResult open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { _Absence.report("NSTextContentStorage.offset(from:to:)", answer: "0"); return 0 }
  @discardableResult open func textElement(for attributedString: NSAttributedString) -> NSTextElement? { _Absence.report("NSTextContentStorage.textElement(for:)", answer: "nil"); return nil }
}
open class NSTextElement: NSObject {
  public override init() { _Absence.report("NSTextElement", answer: "a plain object"); super.init() }
  open var childElements: [NSTextElement] { get { _Absence.report("NSTextElement.childElements", answer: "[]"); return [] } }
  open var elementRange: NSTextRange? { get { _Absence.value(of: self, "NSTextElement.elementRange", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextElement.elementRange") } }
  public init(textContentManager: NSTextContentManager?) { _Absence.report("NSTextElement.init(textContentManager:)", answer: "a plain object"); super.init() }
  open var isRepresentedElement: Bool { get { _Absence.report("NSTextElement.isRepresentedElement", answer: "false"); return false } }
  open var parent: NSTextElement? { get { _Absence.report("NSTextElement.parent", answer: "nil"); return nil } }
  open var textContentManager: NSTextContentManager? { get { _Absence.value(of: self, "NSTextElement.textContentManager", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextElement.textContentManager", weakly: true) } }
}
open class NSTextLayoutFragment: NSObject {
  public override init() { _Absence.report("NSTextLayoutFragment", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("NSTextLayoutFragment", answer: "a plain object"); super.init() }
  open var bottomMargin: CGFloat { get { _Absence.report("NSTextLayoutFragment.bottomMargin", answer: "0"); return 0 } }
  open func draw(at point: CGPoint, in context: CGContext) { _Absence.report("NSTextLayoutFragment.draw(at:in:)") }
  @discardableResult open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect { _Absence.report("NSTextLayoutFragment.frameForTextAttachment(at:)", answer: ".zero"); return .zero }
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) { _Absence.report("NSTextLayoutFragment.init(textElement:range:)", answer: "a plain object"); super.init() }
  open func invalidateLayout() { _Absence.report("NSTextLayoutFragment.invalidateLayout()") }
  open var layoutFragmentFrame: CGRect { get { _Absence.report("NSTextLayoutFragment.layoutFragmentFrame", answer: ".zero"); return .zero } }
  open var layoutQueue: OperationQueue? { get { _Absence.value(of: self, "NSTextLayoutFragment.layoutQueue", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextLayoutFragment.layoutQueue") } }
  open var leadingPadding: CGFloat { get { _Absence.report("NSTextLayoutFragment.leadingPadding", answer: "0"); return 0 } }
  open var rangeInElement: NSTextRange { get { _Absence.report("NSTextLayoutFragment.rangeInElement", answer: "NSTextRange()"); return NSTextRange() } }
  open var renderingSurfaceBounds: CGRect { get { _Absence.report("NSTextLayoutFragment.renderingSurfaceBounds", answer: ".zero"); return .zero } }
  open var state: NSTextLayoutFragment.State { get { _Absence.report("NSTextLayoutFragment.state", answer: "NSTextLayoutFragment.State.`none`"); return NSTextLayoutFragment.State.`none` } }
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { get { _Absence.report("NSTextLayoutFragment.textAttachmentViewProviders", answer: "[]"); return [] } }
  open var textElement: NSTextElement? { get { _Absence.report("NSTextLayoutFragment.textElement", answer: "nil"); return nil } }
  open var textLayoutManager: NSTextLayoutManager? { get { _Absence.report("NSTextLayoutFragment.textLayoutManager", answer: "nil"); return nil } }
  @discardableResult open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? { _Absence.report("NSTextLayoutFragment.textLineFragment(for:isUpstreamAffinity:)", answer: "nil"); return nil }
  @discardableResult open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool) -> NSTextLineFragment? { _Absence.report("NSTextLayoutFragment.textLineFragment(forVerticalOffset:requiresExactMatch:)", answer: "nil"); return nil }
  open var textLineFragments: [NSTextLineFragment] { get { _Absence.report("NSTextLayoutFragment.textLineFragments", answer: "[]"); return [] } }
  open var topMargin: CGFloat { get { _Absence.report("NSTextLayoutFragment.topMargin", answer: "0"); return 0 } }
  open var trailingPadding: CGFloat { get { _Absence.report("NSTextLayoutFragment.trailingPadding", answer: "0"); return 0 } }
}
open class NSTextLayoutManager: NSObject {
  public override init() { _Absence.report("NSTextLayoutManager", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("NSTextLayoutManager", answer: "a plain object"); super.init() }
  open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange) { _Absence.report("NSTextLayoutManager.addRenderingAttribute(_:value:for:)") }
  open var delegate: (any NSTextLayoutManagerDelegate)? { get { _Absence.value(of: self, "NSTextLayoutManager.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextLayoutManager.delegate", weakly: true) } }
  open func ensureLayout(for bounds: CGRect) { _Absence.report("NSTextLayoutManager.ensureLayout(for:)") }
  open func ensureLayout(for range: NSTextRange) { _Absence.report("NSTextLayoutManager.ensureLayout(for:)") }
  open func enumerateRenderingAttributes(from location: any NSTextLocation, reverse: Bool, using block: (NSTextLayoutManager, [NSAttributedString.Key : Any], NSTextRange) -> Bool) { _Absence.report("NSTextLayoutManager.enumerateRenderingAttributes(from:reverse:using:)") }
  @discardableResult open func enumerateTextLayoutFragments(from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [], using block: (NSTextLayoutFragment) -> Bool) -> (any NSTextLocation)? { _Absence.report("NSTextLayoutManager.enumerateTextLayoutFragments(from:options:using:)", answer: "nil"); return nil }
  open func enumerateTextSegments(in textRange: NSTextRange, type: NSTextLayoutManager.SegmentType, options: NSTextLayoutManager.SegmentOptions = [], using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool) { _Absence.report("NSTextLayoutManager.enumerateTextSegments(in:type:options:using:)") }
  open func invalidateLayout(for range: NSTextRange) { _Absence.report("NSTextLayoutManager.invalidateLayout(for:)") }
  open func invalidateRenderingAttributes(for textRange: NSTextRange) { _Absence.report("NSTextLayoutManager.invalidateRenderingAttributes(for:)") }
  open var layoutQueue: OperationQueue? { get { _Absence.value(of: self, "NSTextLayoutManager.layoutQueue", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextLayoutManager.layoutQueue") } }
  open var limitsLayoutForSuspiciousContents: Bool { get { _Absence.value(of: self, "NSTextLayoutManager.limitsLayoutForSuspiciousContents", else: false) } set { _Absence.keep(newValue, of: self, "NSTextLayoutManager.limitsLayoutForSuspiciousContents") } }
  open class var linkRenderingAttributes: [NSAttributedString.Key : Any] { get { _Absence.report("NSTextLayoutManager.linkRenderingAttributes", answer: "[:]"); return [:] } }
  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) { _Absence.report("NSTextLayoutManager.removeRenderingAttribute(_:for:)") }
  @discardableResult open func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key : Any] { _Absence.report("NSTextLayoutManager.renderingAttributes(forLink:at:)", answer: "[:]"); return [:] }
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? { get { _Absence.value(of: self, "NSTextLayoutManager.renderingAttributesValidator", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextLayoutManager.renderingAttributesValidator") } }
  open func replace(_ textContentManager: NSTextContentManager) { _Absence.report("NSTextLayoutManager.replace(_:)") }
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) { _Absence.report("NSTextLayoutManager.replaceContents(in:with:)") }
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) { _Absence.report("NSTextLayoutManager.replaceContents(in:with:)") }
  open var resolvesNaturalAlignmentWithBaseWritingDirection: Bool { get { _Absence.value(of: self, "NSTextLayoutManager.resolvesNaturalAlignmentWithBaseWritingDirection", else: false) } set { _Absence.keep(newValue, of: self, "NSTextLayoutManager.resolvesNaturalAlignmentWithBaseWritingDirection") } }
  open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key : Any], for textRange: NSTextRange) { _Absence.report("NSTextLayoutManager.setRenderingAttributes(_:for:)") }
  open var textContainer: NSTextContainer? { get { _Absence.value(of: self, "NSTextLayoutManager.textContainer", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextLayoutManager.textContainer") } }
  open var textContentManager: NSTextContentManager? { get { _Absence.report("NSTextLayoutManager.textContentManager", answer: "nil"); return nil } }
  @discardableResult open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? { _Absence.report("NSTextLayoutManager.textLayoutFragment(for:)", answer: "nil"); return nil }
  @discardableResult open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? { _Absence.report("NSTextLayoutManager.textLayoutFragment(for:)", answer: "nil"); return nil }
  open var textSelectionNavigation: NSTextSelectionNavigation { get { _Absence.value(of: self, "NSTextLayoutManager.textSelectionNavigation", else: NSTextSelectionNavigation()) } set { _Absence.keep(newValue, of: self, "NSTextLayoutManager.textSelectionNavigation") } }
  open var textSelections: [NSTextSelection] { get { _Absence.value(of: self, "NSTextLayoutManager.textSelections", else: []) } set { _Absence.keep(newValue, of: self, "NSTextLayoutManager.textSelections") } }
  open var textViewportLayoutController: NSTextViewportLayoutController { get { _Absence.report("NSTextLayoutManager.textViewportLayoutController", answer: "NSTextViewportLayoutController()"); return NSTextViewportLayoutController() } }
  open var usageBoundsForTextContainer: CGRect { get { _Absence.report("NSTextLayoutManager.usageBoundsForTextContainer", answer: ".zero"); return .zero } }
  open var usesFontLeading: Bool { get { _Absence.value(of: self, "NSTextLayoutManager.usesFontLeading", else: false) } set { _Absence.keep(newValue, of: self, "NSTextLayoutManager.usesFontLeading") } }
  open var usesHyphenation: Bool { get { _Absence.value(of: self, "NSTextLayoutManager.usesHyphenation", else: false) } set { _Absence.keep(newValue, of: self, "NSTextLayoutManager.usesHyphenation") } }
}
open class NSTextLineFragment: NSObject {
  public override init() { _Absence.report("NSTextLineFragment", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("NSTextLineFragment", answer: "a plain object"); super.init() }
  open var attributedString: NSAttributedString { get { _Absence.report("NSTextLineFragment.attributedString", answer: "NSAttributedString()"); return NSAttributedString() } }
  @discardableResult open func characterIndex(for point: CGPoint) -> Int { _Absence.report("NSTextLineFragment.characterIndex(for:)", answer: "0"); return 0 }
  open var characterRange: NSRange { get { _Absence.report("NSTextLineFragment.characterRange", answer: "NSRange(location: NSNotFound, length: 0)"); return NSRange(location: NSNotFound, length: 0) } }
  open func draw(at point: CGPoint, in context: CGContext) { _Absence.report("NSTextLineFragment.draw(at:in:)") }
  @discardableResult open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { _Absence.report("NSTextLineFragment.fractionOfDistanceThroughGlyph(for:)", answer: "0"); return 0 }
  open var glyphOrigin: CGPoint { get { _Absence.report("NSTextLineFragment.glyphOrigin", answer: ".zero"); return .zero } }
  public init(attributedString: NSAttributedString, range: NSRange) { _Absence.report("NSTextLineFragment.init(attributedString:range:)", answer: "a plain object"); super.init() }
  public convenience init(string: String, attributes: [NSAttributedString.Key : Any] = [:], range: NSRange) { _Absence.report("NSTextLineFragment.init(string:attributes:range:)", answer: "a plain object"); self.init() }
  @discardableResult open func locationForCharacter(at index: Int) -> CGPoint { _Absence.report("NSTextLineFragment.locationForCharacter(at:)", answer: ".zero"); return .zero }
  open var typographicBounds: CGRect { get { _Absence.report("NSTextLineFragment.typographicBounds", answer: ".zero"); return .zero } }
}
open class NSTextList: NSObject {
  public override init() { _Absence.report("NSTextList", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("NSTextList", answer: "a plain object"); super.init() }
  open class var includesTextListMarkers: Bool { get { _Absence.report("NSTextList.includesTextListMarkers", answer: "false"); return false } }
  public convenience init(markerFormat: NSTextList.MarkerFormat, options: Int) { _Absence.report("NSTextList.init(markerFormat:options:)", answer: "a plain object"); self.init() }
  public init(markerFormat: NSTextList.MarkerFormat, options: NSTextList.Options = [], startingItemNumber: Int) { _Absence.report("NSTextList.init(markerFormat:options:startingItemNumber:)", answer: "a plain object"); super.init() }
  open var isOrdered: Bool { get { _Absence.report("NSTextList.isOrdered", answer: "false"); return false } }
  open var listOptions: NSTextList.Options { get { _Absence.report("NSTextList.listOptions", answer: "[]"); return [] } }
  @discardableResult open func marker(forItemNumber itemNumber: Int) -> String { _Absence.report("NSTextList.marker(forItemNumber:)", answer: "\"\""); return "" }
  open var markerFormat: NSTextList.MarkerFormat { get { _Absence.report("NSTextList.markerFormat", answer: "NSTextList.MarkerFormat(rawValue: \"\")"); return NSTextList.MarkerFormat(rawValue: "") } }
  open var startingItemNumber: Int { get { _Absence.value(of: self, "NSTextList.startingItemNumber", else: 0) } set { _Absence.keep(newValue, of: self, "NSTextList.startingItemNumber") } }
}
open class NSTextListElement: NSTextParagraph {
  public override init() { _Absence.report("NSTextListElement", answer: "a plain object"); super.init() }
  override open var attributedString: NSAttributedString { get { _Absence.report("NSTextListElement.attributedString", answer: "NSAttributedString()"); return NSAttributedString() } }
  open var contents: NSAttributedString? { get { _Absence.report("NSTextListElement.contents", answer: "nil"); return nil } }
  public convenience init?(childElements children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) { _Absence.report("NSTextListElement.init(childElements:textList:nestingLevel:)", answer: "nil"); return nil }
  public convenience init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) { _Absence.report("NSTextListElement.init(children:textList:nestingLevel:)", answer: "nil"); return nil }
  public convenience init(contents: NSAttributedString, markerAttributes: [NSAttributedString.Key : Any]? = nil, textList: NSTextList, childElements children: [NSTextListElement]?) { _Absence.report("NSTextListElement.init(contents:markerAttributes:textList:childElements:)", answer: "a plain object"); self.init() }
  public convenience init(contents: NSAttributedString, markerAttributes: [NSAttributedString.Key : Any]? = nil, textList: NSTextList, children: [NSTextListElement]?) { _Absence.report("NSTextListElement.init(contents:markerAttributes:textList:children:)", answer: "a plain object"); self.init() }
  public init(parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?, markerAttributes: [NSAttributedString.Key : Any]? = nil, children: [NSTextListElement]?) { _Absence.report("NSTextListElement.init(parent:textList:contents:markerAttributes:children:)", answer: "a plain object"); super.init() }
  public init(parentElement parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?, markerAttributes: [NSAttributedString.Key : Any]? = nil, childElements children: [NSTextListElement]?) { _Absence.report("NSTextListElement.init(parentElement:textList:contents:markerAttributes:childElements:)", answer: "a plain object"); super.init() }
  open var markerAttributes: [NSAttributedString.Key : Any]? { get { _Absence.report("NSTextListElement.markerAttributes", answer: "nil"); return nil } }
  override open var parent: NSTextListElement? { get { _Absence.report("NSTextListElement.parent", answer: "nil"); return nil } }
  open var textList: NSTextList { get { _Absence.report("NSTextListElement.textList", answer: "NSTextList()"); return NSTextList() } }
}
open class NSTextParagraph: NSTextElement {
  public override init() { _Absence.report("NSTextParagraph", answer: "a plain object"); super.init() }
  open var attributedString: NSAttributedString { get { _Absence.report("NSTextParagraph.attributedString", answer: "NSAttributedString()"); return NSAttributedString() } }
  public init(attributedString: NSAttributedString?) { _Absence.report("NSTextParagraph.init(attributedString:)", answer: "a plain object"); super.init() }
  open var paragraphContentRange: NSTextRange? { get { _Absence.report("NSTextParagraph.paragraphContentRange", answer: "nil"); return nil } }
  open var paragraphSeparatorRange: NSTextRange? { get { _Absence.report("NSTextParagraph.paragraphSeparatorRange", answer: "nil"); return nil } }
}
open class NSTextRange: NSObject {
  public override init() { _Absence.report("NSTextRange", answer: "a plain object"); super.init() }
  @discardableResult open func contains(_ location: any NSTextLocation) -> Bool { _Absence.report("NSTextRange.contains(_:)", answer: "false"); return false }
  @discardableResult open func contains(_ textRange: NSTextRange) -> Bool { _Absence.report("NSTextRange.contains(_:)", answer: "false"); return false }
  open var endLocation: any NSTextLocation { get { _Absence.trap("NSTextRange.endLocation") } }
  public convenience init(location: any NSTextLocation) { _Absence.report("NSTextRange.init(location:)", answer: "a plain object"); self.init() }
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) { _Absence.report("NSTextRange.init(location:end:)", answer: "nil"); return nil }
  public init?(location: any NSTextLocation, endLocation: (any NSTextLocation)?) { _Absence.report("NSTextRange.init(location:endLocation:)", answer: "nil"); return nil }
  @discardableResult open func intersection(_ textRange: NSTextRange) -> Self? { _Absence.report("NSTextRange.intersection(_:)", answer: "nil"); return nil }
  @discardableResult open func intersects(_ textRange: NSTextRange) -> Bool { _Absence.report("NSTextRange.intersects(_:)", answer: "false"); return false }
  open var isEmpty: Bool { get { _Absence.report("NSTextRange.isEmpty", answer: "false"); return false } }
  @discardableResult open func isEqual(to textRange: NSTextRange) -> Bool { _Absence.report("NSTextRange.isEqual(to:)", answer: "false"); return false }
  open var location: any NSTextLocation { get { _Absence.trap("NSTextRange.location") } }
  @discardableResult open func union(_ textRange: NSTextRange) -> Self { _Absence.trap("NSTextRange.union(_:)") }
}
open class NSTextSelection: NSObject {
  public override init() { _Absence.report("NSTextSelection", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("NSTextSelection", answer: "a plain object"); super.init() }
  open var affinity: NSTextSelection.Affinity { get { _Absence.report("NSTextSelection.affinity", answer: "NSTextSelection.Affinity.`downstream`"); return NSTextSelection.Affinity.`downstream` } }
  open var anchorPositionOffset: CGFloat { get { _Absence.value(of: self, "NSTextSelection.anchorPositionOffset", else: 0) } set { _Absence.keep(newValue, of: self, "NSTextSelection.anchorPositionOffset") } }
  open var granularity: NSTextSelection.Granularity { get { _Absence.report("NSTextSelection.granularity", answer: "NSTextSelection.Granularity.`character`"); return NSTextSelection.Granularity.`character` } }
  public convenience init(_ location: any NSTextLocation, affinity: NSTextSelection.Affinity) { _Absence.report("NSTextSelection.init(_:affinity:)", answer: "a plain object"); self.init() }
  public init(_ textRanges: [NSTextRange], affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity) { _Absence.report("NSTextSelection.init(_:affinity:granularity:)", answer: "a plain object"); super.init() }
  public convenience init(location: any NSTextLocation, affinity: NSTextSelection.Affinity) { _Absence.report("NSTextSelection.init(location:affinity:)", answer: "a plain object"); self.init() }
  public convenience init(range: NSTextRange, affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity) { _Absence.report("NSTextSelection.init(range:affinity:granularity:)", answer: "a plain object"); self.init() }
  public init(ranges textRanges: [NSTextRange], affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity) { _Absence.report("NSTextSelection.init(ranges:affinity:granularity:)", answer: "a plain object"); super.init() }
  open var isLogical: Bool { get { _Absence.value(of: self, "NSTextSelection.isLogical", else: false) } set { _Absence.keep(newValue, of: self, "NSTextSelection.isLogical") } }
  open var isTransient: Bool { get { _Absence.report("NSTextSelection.isTransient", answer: "false"); return false } }
  open var secondarySelectionLocation: (any NSTextLocation)? { get { _Absence.value(of: self, "NSTextSelection.secondarySelectionLocation", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextSelection.secondarySelectionLocation") } }
  open var textRanges: [NSTextRange] { get { _Absence.report("NSTextSelection.textRanges", answer: "[]"); return [] } }
  @discardableResult open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection { _Absence.report("NSTextSelection.textSelection(_:)", answer: "NSTextSelection()"); return NSTextSelection() }
  open var typingAttributes: [NSAttributedString.Key : Any] { get { _Absence.value(of: self, "NSTextSelection.typingAttributes", else: [:]) } set { _Absence.keep(newValue, of: self, "NSTextSelection.typingAttributes") } }
}
open class NSTextSelectionNavigation: NSObject {
  public override init() { _Absence.report("NSTextSelectionNavigation", answer: "a plain object"); super.init() }
  open var allowsNonContiguousRanges: Bool { get { _Absence.value(of: self, "NSTextSelectionNavigation.allowsNonContiguousRanges", else: false) } set { _Absence.keep(newValue, of: self, "NSTextSelectionNavigation.allowsNonContiguousRanges") } }
  @discardableResult open func deletionRanges(for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction, destination: NSTextSelectionNavigation.Destination, allowsDecomposition: Bool) -> [NSTextRange] { _Absence.report("NSTextSelectionNavigation.deletionRanges(for:direction:destination:allowsDecomposition:)", answer: "[]"); return [] }
  @discardableResult open func destinationSelection(for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction, destination: NSTextSelectionNavigation.Destination, extending: Bool, confined: Bool) -> NSTextSelection? { _Absence.report("NSTextSelectionNavigation.destinationSelection(for:direction:destination:extending:confined:)", answer: "nil"); return nil }
  open func flushLayoutCache() { _Absence.report("NSTextSelectionNavigation.flushLayoutCache()") }
  public init(dataSource: any NSTextSelectionDataSource) { _Absence.report("NSTextSelectionNavigation.init(dataSource:)", answer: "a plain object"); super.init() }
  @discardableResult open func resolvedInsertionLocation(for textSelection: NSTextSelection, writingDirection: NSTextSelectionNavigation.WritingDirection) -> (any NSTextLocation)? { _Absence.report("NSTextSelectionNavigation.resolvedInsertionLocation(for:writingDirection:)", answer: "nil"); return nil }
  open var rotatesCoordinateSystemForLayoutOrientation: Bool { get { _Absence.value(of: self, "NSTextSelectionNavigation.rotatesCoordinateSystemForLayoutOrientation", else: false) } set { _Absence.keep(newValue, of: self, "NSTextSelectionNavigation.rotatesCoordinateSystemForLayoutOrientation") } }
  @discardableResult open func textSelection(for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection) -> NSTextSelection { _Absence.report("NSTextSelectionNavigation.textSelection(for:enclosing:)", answer: "NSTextSelection()"); return NSTextSelection() }
  @discardableResult open func textSelection(for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextSelection? { _Absence.report("NSTextSelectionNavigation.textSelection(for:enclosing:inContainerAt:)", answer: "nil"); return nil }
  open var textSelectionDataSource: (any NSTextSelectionDataSource)? { get { _Absence.report("NSTextSelectionNavigation.textSelectionDataSource", answer: "nil"); return nil } }
  @discardableResult open func textSelections(interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection], modifiers: NSTextSelectionNavigation.Modifier, selecting: Bool, bounds: CGRect) -> [NSTextSelection] { _Absence.report("NSTextSelectionNavigation.textSelections(interactingAt:inContainerAt:anchors:modifiers:selecting:bounds:)", answer: "[]"); return [] }
}
open class NSTextViewportLayoutController: NSObject {
  public override init() { _Absence.report("NSTextViewportLayoutController", answer: "a plain object"); super.init() }
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { _Absence.report("NSTextViewportLayoutController.adjustViewport(byVerticalOffset:)") }
  open var delegate: (any NSTextViewportLayoutControllerDelegate)? { get { _Absence.value(of: self, "NSTextViewportLayoutController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "NSTextViewportLayoutController.delegate", weakly: true) } }
  public init(textLayoutManager: NSTextLayoutManager) { _Absence.report("NSTextViewportLayoutController.init(textLayoutManager:)", answer: "a plain object"); super.init() }
  open func layoutViewport() { _Absence.report("NSTextViewportLayoutController.layoutViewport()") }
  @discardableResult open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat { _Absence.report("NSTextViewportLayoutController.relocateViewport(to:)", answer: "0"); return 0 }
  open var textLayoutManager: NSTextLayoutManager? { get { _Absence.report("NSTextViewportLayoutController.textLayoutManager", answer: "nil"); return nil } }
  open var viewportBounds: CGRect { get { _Absence.report("NSTextViewportLayoutController.viewportBounds", answer: ".zero"); return .zero } }
  open var viewportRange: NSTextRange? { get { _Absence.report("NSTextViewportLayoutController.viewportRange", answer: "nil"); return nil } }
}
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  public override init() { _Absence.report("UIAccessibilityLocationDescriptor", answer: "a plain object"); super.init() }
  open var attributedName: NSAttributedString { get { _Absence.report("UIAccessibilityLocationDescriptor.attributedName", answer: "NSAttributedString()"); return NSAttributedString() } }
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) { _Absence.report("UIAccessibilityLocationDescriptor.init(attributedName:point:in:)", answer: "a plain object"); super.init() }
  public init(attributedName: NSAttributedString, point: CGPoint, inView view: UIView) { _Absence.report("UIAccessibilityLocationDescriptor.init(attributedName:point:inView:)", answer: "a plain object"); super.init() }
  public convenience init(name: String, point: CGPoint, in view: UIView) { _Absence.report("UIAccessibilityLocationDescriptor.init(name:point:in:)", answer: "a plain object"); self.init() }
  public convenience init(name: String, point: CGPoint, inView view: UIView) { _Absence.report("UIAccessibilityLocationDescriptor.init(name:point:inView:)", answer: "a plain object"); self.init() }
  public convenience init(name: String, view: UIView) { _Absence.report("UIAccessibilityLocationDescriptor.init(name:view:)", answer: "a plain object"); self.init() }
  open var name: String { get { _Absence.report("UIAccessibilityLocationDescriptor.name", answer: "\"\""); return "" } }
  open var point: CGPoint { get { _Absence.report("UIAccessibilityLocationDescriptor.point", answer: ".zero"); return .zero } }
  open var view: UIView? { get { _Absence.report("UIAccessibilityLocationDescriptor.view", answer: "nil"); return nil } }
}
@preconcurrency @MainActor open class UIActionSheet: UIView {
  public override init(frame: CGRect) { _Absence.report("UIActionSheet", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "UIActionSheet") }
  public required init?(coder: NSCoder) { _Absence.report("UIActionSheet", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "UIActionSheet") }
  open var actionSheetStyle: UIActionSheetStyle { get { _Absence.value(of: self, "UIActionSheet.actionSheetStyle", else: UIActionSheetStyle.`automatic`) } set { _Absence.keep(newValue, of: self, "UIActionSheet.actionSheetStyle") } }
  @discardableResult open func addButton(withTitle title: String?) -> Int { _Absence.report("UIActionSheet.addButton(withTitle:)", answer: "0"); return 0 }
  @discardableResult open func buttonTitle(at buttonIndex: Int) -> String? { _Absence.report("UIActionSheet.buttonTitle(at:)", answer: "nil"); return nil }
  open var cancelButtonIndex: Int { get { _Absence.value(of: self, "UIActionSheet.cancelButtonIndex", else: 0) } set { _Absence.keep(newValue, of: self, "UIActionSheet.cancelButtonIndex") } }
  open var delegate: (any UIActionSheetDelegate)? { get { _Absence.value(of: self, "UIActionSheet.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIActionSheet.delegate", weakly: true) } }
  open var destructiveButtonIndex: Int { get { _Absence.value(of: self, "UIActionSheet.destructiveButtonIndex", else: 0) } set { _Absence.keep(newValue, of: self, "UIActionSheet.destructiveButtonIndex") } }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { _Absence.report("UIActionSheet.dismiss(withClickedButtonIndex:animated:)") }
  open var firstOtherButtonIndex: Int { get { _Absence.report("UIActionSheet.firstOtherButtonIndex", answer: "0"); return 0 } }
  public init(title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?) { _Absence.report("UIActionSheet.init(title:delegate:cancelButtonTitle:destructiveButtonTitle:)", answer: "a plain object"); super.init(frame: .zero) }
  public convenience init(title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...) { _Absence.report("UIActionSheet.init(title:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:_:)", answer: "a plain object"); self.init(frame: .zero) }
  open var isVisible: Bool { get { _Absence.report("UIActionSheet.isVisible", answer: "false"); return false } }
  open var numberOfButtons: Int { get { _Absence.report("UIActionSheet.numberOfButtons", answer: "0"); return 0 } }
  open func show(from view: UITabBar) { _Absence.report("UIActionSheet.show(from:)") }
  open func show(from view: UIToolbar) { _Absence.report("UIActionSheet.show(from:)") }
  open func show(from item: UIBarButtonItem, animated: Bool) { _Absence.report("UIActionSheet.show(from:animated:)") }
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { _Absence.report("UIActionSheet.show(from:in:animated:)") }
  open func show(in view: UIView) { _Absence.report("UIActionSheet.show(in:)") }
  open var title: String { get { _Absence.value(of: self, "UIActionSheet.title", else: "") } set { _Absence.keep(newValue, of: self, "UIActionSheet.title") } }
}
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  public override init() { _Absence.report("UIActivityItemProvider", answer: "a plain object"); super.init() }
  open var activityType: UIActivity.ActivityType? { get { _Absence.report("UIActivityItemProvider.activityType", answer: "nil"); return nil } }
  public init(placeholderItem: Any) { _Absence.report("UIActivityItemProvider.init(placeholderItem:)", answer: "a plain object"); super.init() }
  open var item: Any { get { _Absence.trap("UIActivityItemProvider.item") } }
  open var placeholderItem: Any? { get { _Absence.report("UIActivityItemProvider.placeholderItem", answer: "nil"); return nil } }
}
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject {
  public override init() { _Absence.report("UIActivityItemsConfiguration", answer: "a plain object"); super.init() }
  open var applicationActivitiesProvider: (() -> [UIActivity])? { get { _Absence.value(of: self, "UIActivityItemsConfiguration.applicationActivitiesProvider", else: nil) } set { _Absence.keep(newValue, of: self, "UIActivityItemsConfiguration.applicationActivitiesProvider") } }
  public init(itemProviders: [NSItemProvider]) { _Absence.report("UIActivityItemsConfiguration.init(itemProviders:)", answer: "a plain object"); super.init() }
  public init(objects: [any NSItemProviderWriting]) { _Absence.report("UIActivityItemsConfiguration.init(objects:)", answer: "a plain object"); super.init() }
  open var localObject: Any? { get { _Absence.value(of: self, "UIActivityItemsConfiguration.localObject", else: nil) } set { _Absence.keep(newValue, of: self, "UIActivityItemsConfiguration.localObject") } }
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)? { get { _Absence.value(of: self, "UIActivityItemsConfiguration.metadataProvider", else: nil) } set { _Absence.keep(newValue, of: self, "UIActivityItemsConfiguration.metadataProvider") } }
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)? { get { _Absence.value(of: self, "UIActivityItemsConfiguration.perItemMetadataProvider", else: nil) } set { _Absence.keep(newValue, of: self, "UIActivityItemsConfiguration.perItemMetadataProvider") } }
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)? { get { _Absence.value(of: self, "UIActivityItemsConfiguration.previewProvider", else: nil) } set { _Absence.keep(newValue, of: self, "UIActivityItemsConfiguration.previewProvider") } }
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] { get { _Absence.value(of: self, "UIActivityItemsConfiguration.supportedInteractions", else: []) } set { _Absence.keep(newValue, of: self, "UIActivityItemsConfiguration.supportedInteractions") } }
}
extension UIActivityViewController {
open class CollaborationModeRestriction: NSObject {
  public override init() { _Absence.report("UIActivityViewController.CollaborationModeRestriction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIActivityViewController.CollaborationModeRestriction", answer: "a plain object"); super.init() }
  open var alertDismissButtonTitle: String? { get { _Absence.report("UIActivityViewController.CollaborationModeRestriction.alertDismissButtonTitle", answer: "nil"); return nil } }
  open var alertMessage: String? { get { _Absence.report("UIActivityViewController.CollaborationModeRestriction.alertMessage", answer: "nil"); return nil } }
  open var alertRecoverySuggestionButtonLaunchURL: URL? { get { _Absence.report("UIActivityViewController.CollaborationModeRestriction.alertRecoverySuggestionButtonLaunchURL", answer: "nil"); return nil } }
  open var alertRecoverySuggestionButtonTitle: String? { get { _Absence.report("UIActivityViewController.CollaborationModeRestriction.alertRecoverySuggestionButtonTitle", answer: "nil"); return nil } }
  open var alertTitle: String? { get { _Absence.report("UIActivityViewController.CollaborationModeRestriction.alertTitle", answer: "nil"); return nil } }
  @discardableResult open func description() -> String { _Absence.report("UIActivityViewController.CollaborationModeRestriction.description()", answer: "\"\""); return "" }
  open var disabledMode: UIActivityCollaborationMode { get { _Absence.report("UIActivityViewController.CollaborationModeRestriction.disabledMode", answer: "UIActivityCollaborationMode.`collaborate`"); return UIActivityCollaborationMode.`collaborate` } }
  public init(disabledMode: UIActivityCollaborationMode) { _Absence.report("UIActivityViewController.CollaborationModeRestriction.init(disabledMode:)", answer: "a plain object"); super.init() }
  public init(disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String) { _Absence.report("UIActivityViewController.CollaborationModeRestriction.init(disabledMode:alertTitle:alertMessage:)", answer: "a plain object"); super.init() }
  public init(disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String, alertDismissButtonTitle: String) { _Absence.report("UIActivityViewController.CollaborationModeRestriction.init(disabledMode:alertTitle:alertMessage:alertDismissButtonTitle:)", answer: "a plain object"); super.init() }
  public init(disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String, alertDismissButtonTitle: String, alertRecoverySuggestionButtonTitle: String, alertRecoverySuggestionButtonLaunch alertRecoverySuggestionButtonLaunchURL: URL) { _Absence.report("UIActivityViewController.CollaborationModeRestriction.init(disabledMode:alertTitle:alertMessage:alertDismissButtonTitle:alertRecoverySuggestionButtonTitle:alertRecoverySuggestionButtonLaunch:)", answer: "a plain object"); super.init() }
  public init(disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String, alertDismissButtonTitle: String, alertRecoverySuggestionButtonTitle: String, alertRecoverySuggestionButtonLaunchURL: URL) { _Absence.report("UIActivityViewController.CollaborationModeRestriction.init(disabledMode:alertTitle:alertMessage:alertDismissButtonTitle:alertRecoverySuggestionButtonTitle:alertRecoverySuggestionButtonLaunchURL:)", answer: "a plain object"); super.init() }
}
}
@preconcurrency @MainActor open class UIAlertView: UIView {
  public override init(frame: CGRect) { _Absence.report("UIAlertView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "UIAlertView") }
  public required init?(coder: NSCoder) { _Absence.report("UIAlertView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "UIAlertView") }
  @discardableResult open func addButton(withTitle title: String?) -> Int { _Absence.report("UIAlertView.addButton(withTitle:)", answer: "0"); return 0 }
  open var alertViewStyle: UIAlertViewStyle { get { _Absence.value(of: self, "UIAlertView.alertViewStyle", else: UIAlertViewStyle.`default`) } set { _Absence.keep(newValue, of: self, "UIAlertView.alertViewStyle") } }
  @discardableResult open func buttonTitle(at buttonIndex: Int) -> String? { _Absence.report("UIAlertView.buttonTitle(at:)", answer: "nil"); return nil }
  open var cancelButtonIndex: Int { get { _Absence.value(of: self, "UIAlertView.cancelButtonIndex", else: 0) } set { _Absence.keep(newValue, of: self, "UIAlertView.cancelButtonIndex") } }
  open var delegate: AnyObject? { get { _Absence.value(of: self, "UIAlertView.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIAlertView.delegate", weakly: true) } }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { _Absence.report("UIAlertView.dismiss(withClickedButtonIndex:animated:)") }
  open var firstOtherButtonIndex: Int { get { _Absence.report("UIAlertView.firstOtherButtonIndex", answer: "0"); return 0 } }
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) { _Absence.report("UIAlertView.init(title:message:delegate:cancelButtonTitle:)", answer: "a plain object"); self.init(frame: .zero) }
  public convenience init(title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...) { _Absence.report("UIAlertView.init(title:message:delegate:cancelButtonTitle:otherButtonTitles:_:)", answer: "a plain object"); self.init(frame: .zero) }
  open var isVisible: Bool { get { _Absence.report("UIAlertView.isVisible", answer: "false"); return false } }
  open var message: String? { get { _Absence.value(of: self, "UIAlertView.message", else: nil) } set { _Absence.keep(newValue, of: self, "UIAlertView.message") } }
  open var numberOfButtons: Int { get { _Absence.report("UIAlertView.numberOfButtons", answer: "0"); return 0 } }
  open func show() { _Absence.report("UIAlertView.show()") }
  @discardableResult open func textField(at textFieldIndex: Int) -> UITextField? { _Absence.report("UIAlertView.textField(at:)", answer: "nil"); return nil }
  open var title: String { get { _Absence.value(of: self, "UIAlertView.title", else: "") } set { _Absence.keep(newValue, of: self, "UIAlertView.title") } }
}
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public override init() { _Absence.report("UIAttachmentBehavior", answer: "a plain object"); super.init() }
  open var anchorPoint: CGPoint { get { _Absence.value(of: self, "UIAttachmentBehavior.anchorPoint", else: .zero) } set { _Absence.keep(newValue, of: self, "UIAttachmentBehavior.anchorPoint") } }
  open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { get { _Absence.report("UIAttachmentBehavior.attachedBehaviorType", answer: "UIAttachmentBehavior.AttachmentType.`anchor`"); return UIAttachmentBehavior.AttachmentType.`anchor` } }
  open var attachmentRange: UIFloatRange { get { _Absence.value(of: self, "UIAttachmentBehavior.attachmentRange", else: UIFloatRange()) } set { _Absence.keep(newValue, of: self, "UIAttachmentBehavior.attachmentRange") } }
  open var damping: CGFloat { get { _Absence.value(of: self, "UIAttachmentBehavior.damping", else: 0) } set { _Absence.keep(newValue, of: self, "UIAttachmentBehavior.damping") } }
  @discardableResult open class func fixedAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint) -> Self { _Absence.trap("UIAttachmentBehavior.fixedAttachment(with:attachedTo:attachmentAnchor:)") }
  open var frequency: CGFloat { get { _Absence.value(of: self, "UIAttachmentBehavior.frequency", else: 0) } set { _Absence.keep(newValue, of: self, "UIAttachmentBehavior.frequency") } }
  open var frictionTorque: CGFloat { get { _Absence.value(of: self, "UIAttachmentBehavior.frictionTorque", else: 0) } set { _Absence.keep(newValue, of: self, "UIAttachmentBehavior.frictionTorque") } }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) { _Absence.report("UIAttachmentBehavior.init(item:attachedTo:)", answer: "a plain object"); self.init() }
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { _Absence.report("UIAttachmentBehavior.init(item:attachedToAnchor:)", answer: "a plain object"); self.init() }
  public convenience init(item item1: any UIDynamicItem, attachedToItem item2: any UIDynamicItem) { _Absence.report("UIAttachmentBehavior.init(item:attachedToItem:)", answer: "a plain object"); self.init() }
  public init(item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset) { _Absence.report("UIAttachmentBehavior.init(item:offsetFromCenter:attachedTo:offsetFromCenter:)", answer: "a plain object"); super.init() }
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) { _Absence.report("UIAttachmentBehavior.init(item:offsetFromCenter:attachedToAnchor:)", answer: "a plain object"); super.init() }
  public init(item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedToItem item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset) { _Absence.report("UIAttachmentBehavior.init(item:offsetFromCenter:attachedToItem:offsetFromCenter:)", answer: "a plain object"); super.init() }
  open var items: [any UIDynamicItem] { get { _Absence.report("UIAttachmentBehavior.items", answer: "[]"); return [] } }
  open var length: CGFloat { get { _Absence.value(of: self, "UIAttachmentBehavior.length", else: 0) } set { _Absence.keep(newValue, of: self, "UIAttachmentBehavior.length") } }
  @discardableResult open class func limitAttachment(with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset) -> Self { _Absence.trap("UIAttachmentBehavior.limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)") }
  @discardableResult open class func pinAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint) -> Self { _Absence.trap("UIAttachmentBehavior.pinAttachment(with:attachedTo:attachmentAnchor:)") }
  @discardableResult open class func slidingAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector) -> Self { _Absence.trap("UIAttachmentBehavior.slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)") }
  @discardableResult open class func slidingAttachment(with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector) -> Self { _Absence.trap("UIAttachmentBehavior.slidingAttachment(with:attachmentAnchor:axisOfTranslation:)") }
}
open class UIBackgroundExtensionView: UIView {
  public override init(frame: CGRect) { _Absence.report("UIBackgroundExtensionView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "UIBackgroundExtensionView") }
  public required init?(coder: NSCoder) { _Absence.report("UIBackgroundExtensionView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "UIBackgroundExtensionView") }
  open var automaticallyPlacesContentView: Bool { get { _Absence.value(of: self, "UIBackgroundExtensionView.automaticallyPlacesContentView", else: false) } set { _Absence.keep(newValue, of: self, "UIBackgroundExtensionView.automaticallyPlacesContentView") } }
  open var contentView: UIView? { get { _Absence.value(of: self, "UIBackgroundExtensionView.contentView", else: nil) } set { _Absence.keep(newValue, of: self, "UIBackgroundExtensionView.contentView") } }
}
@preconcurrency @MainActor open class UIBandSelectionInteraction: NSObject {
  public override init() { _Absence.report("UIBandSelectionInteraction", answer: "a plain object"); super.init() }
  public init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) { _Absence.report("UIBandSelectionInteraction.init(_:)", answer: "a plain object"); super.init() }
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) { _Absence.report("UIBandSelectionInteraction.init(selectionHandler:)", answer: "a plain object"); super.init() }
  open var initialModifierFlags: UIKeyModifierFlags { get { _Absence.report("UIBandSelectionInteraction.initialModifierFlags", answer: "[]"); return [] } }
  open var isEnabled: Bool { get { _Absence.value(of: self, "UIBandSelectionInteraction.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UIBandSelectionInteraction.isEnabled") } }
  open var selectionRect: CGRect? { get { _Absence.report("UIBandSelectionInteraction.selectionRect", answer: "nil"); return nil } }
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)? { get { _Absence.value(of: self, "UIBandSelectionInteraction.shouldBeginHandler", else: nil) } set { _Absence.keep(newValue, of: self, "UIBandSelectionInteraction.shouldBeginHandler") } }
  open var state: UIBandSelectionInteraction.State { get { _Absence.report("UIBandSelectionInteraction.state", answer: "UIBandSelectionInteraction.State.`began`"); return UIBandSelectionInteraction.State.`began` } }
}
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  public override init() { _Absence.report("UIBarButtonItemGroup", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIBarButtonItemGroup", answer: "a plain object"); super.init() }
  open var alwaysAvailable: Bool { get { _Absence.value(of: self, "UIBarButtonItemGroup.alwaysAvailable", else: false) } set { _Absence.keep(newValue, of: self, "UIBarButtonItemGroup.alwaysAvailable") } }
  open var barButtonItems: [UIBarButtonItem] { get { _Absence.value(of: self, "UIBarButtonItemGroup.barButtonItems", else: []) } set { _Absence.keep(newValue, of: self, "UIBarButtonItemGroup.barButtonItems") } }
  @discardableResult open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { _Absence.report("UIBarButtonItemGroup.fixedGroup(representativeItem:items:)", answer: "UIBarButtonItemGroup()"); return UIBarButtonItemGroup() }
  @discardableResult open class func fixedSpace() -> UIBarButtonItemGroup { _Absence.report("UIBarButtonItemGroup.fixedSpace()", answer: "UIBarButtonItemGroup()"); return UIBarButtonItemGroup() }
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) { _Absence.report("UIBarButtonItemGroup.init(barButtonItems:representativeItem:)", answer: "a plain object"); super.init() }
  open var isDisplayingRepresentativeItem: Bool { get { _Absence.report("UIBarButtonItemGroup.isDisplayingRepresentativeItem", answer: "false"); return false } }
  open var isHidden: Bool { get { _Absence.value(of: self, "UIBarButtonItemGroup.isHidden", else: false) } set { _Absence.keep(newValue, of: self, "UIBarButtonItemGroup.isHidden") } }
  open var menuRepresentation: UIMenuElement? { get { _Absence.value(of: self, "UIBarButtonItemGroup.menuRepresentation", else: nil) } set { _Absence.keep(newValue, of: self, "UIBarButtonItemGroup.menuRepresentation") } }
  @discardableResult open class func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { _Absence.report("UIBarButtonItemGroup.movableGroup(customizationIdentifier:representativeItem:items:)", answer: "UIBarButtonItemGroup()"); return UIBarButtonItemGroup() }
  @discardableResult open class func optionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { _Absence.report("UIBarButtonItemGroup.optionalGroup(customizationIdentifier:isInDefaultCustomization:representativeItem:items:)", answer: "UIBarButtonItemGroup()"); return UIBarButtonItemGroup() }
  open var representativeItem: UIBarButtonItem? { get { _Absence.value(of: self, "UIBarButtonItemGroup.representativeItem", else: nil) } set { _Absence.keep(newValue, of: self, "UIBarButtonItemGroup.representativeItem") } }
}
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  public override init() { _Absence.report("UICalendarSelection", answer: "a plain object"); super.init() }
  open func updateSelectableDates() { _Absence.report("UICalendarSelection.updateSelectableDates()") }
}
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  public override init() { _Absence.report("UICalendarSelectionMultiDate", answer: "a plain object"); super.init() }
  open var delegate: (any UICalendarSelectionMultiDateDelegate)? { get { _Absence.report("UICalendarSelectionMultiDate.delegate", answer: "nil"); return nil } }
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { _Absence.report("UICalendarSelectionMultiDate.init(delegate:)", answer: "a plain object"); super.init() }
  open var selectedDates: [DateComponents] { get { _Absence.value(of: self, "UICalendarSelectionMultiDate.selectedDates", else: []) } set { _Absence.keep(newValue, of: self, "UICalendarSelectionMultiDate.selectedDates") } }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { _Absence.report("UICalendarSelectionMultiDate.setSelectedDates(_:animated:)") }
}
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  public override init() { _Absence.report("UICalendarSelectionSingleDate", answer: "a plain object"); super.init() }
  open var delegate: (any UICalendarSelectionSingleDateDelegate)? { get { _Absence.report("UICalendarSelectionSingleDate.delegate", answer: "nil"); return nil } }
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { _Absence.report("UICalendarSelectionSingleDate.init(delegate:)", answer: "a plain object"); super.init() }
  open var selectedDate: DateComponents? { get { _Absence.value(of: self, "UICalendarSelectionSingleDate.selectedDate", else: nil) } set { _Absence.keep(newValue, of: self, "UICalendarSelectionSingleDate.selectedDate") } }
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { _Absence.report("UICalendarSelectionSingleDate.setSelected(_:animated:)") }
}
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  public override init() { _Absence.report("UICalendarSelectionWeekOfYear", answer: "a plain object"); super.init() }
  open var delegate: (any UICalendarSelectionWeekOfYearDelegate)? { get { _Absence.report("UICalendarSelectionWeekOfYear.delegate", answer: "nil"); return nil } }
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) { _Absence.report("UICalendarSelectionWeekOfYear.init(delegate:)", answer: "a plain object"); super.init() }
  open var selectedWeekOfYear: DateComponents? { get { _Absence.value(of: self, "UICalendarSelectionWeekOfYear.selectedWeekOfYear", else: nil) } set { _Absence.keep(newValue, of: self, "UICalendarSelectionWeekOfYear.selectedWeekOfYear") } }
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) { _Absence.report("UICalendarSelectionWeekOfYear.setSelected(_:animated:)") }
}
@preconcurrency @MainActor open class UICalendarView: UIView {
  public override init(frame: CGRect) { _Absence.report("UICalendarView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "UICalendarView") }
  public required init?(coder: NSCoder) { _Absence.report("UICalendarView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "UICalendarView") }
  open var availableDateRange: DateInterval { get { _Absence.value(of: self, "UICalendarView.availableDateRange", else: DateInterval()) } set { _Absence.keep(newValue, of: self, "UICalendarView.availableDateRange") } }
  open var calendar: Calendar { get { if let kept: Calendar = _Absence.kept(of: self, "UICalendarView.calendar") { return kept }; _Absence.trap("UICalendarView.calendar") } set { _Absence.keep(newValue, of: self, "UICalendarView.calendar") } }
  open var delegate: (any UICalendarViewDelegate)? { get { _Absence.value(of: self, "UICalendarView.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UICalendarView.delegate", weakly: true) } }
  open var fontDesign: UIFontDescriptor.SystemDesign { get { _Absence.value(of: self, "UICalendarView.fontDesign", else: UIFontDescriptor.SystemDesign(rawValue: "")) } set { _Absence.keep(newValue, of: self, "UICalendarView.fontDesign") } }
  open var locale: Locale { get { _Absence.value(of: self, "UICalendarView.locale", else: Locale.current) } set { _Absence.keep(newValue, of: self, "UICalendarView.locale") } }
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { _Absence.report("UICalendarView.reloadDecorations(forDateComponents:animated:)") }
  open var selectionBehavior: UICalendarSelection? { get { _Absence.value(of: self, "UICalendarView.selectionBehavior", else: nil) } set { _Absence.keep(newValue, of: self, "UICalendarView.selectionBehavior") } }
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { _Absence.report("UICalendarView.setVisibleDateComponents(_:animated:)") }
  open var timeZone: TimeZone? { get { _Absence.value(of: self, "UICalendarView.timeZone", else: nil) } set { _Absence.keep(newValue, of: self, "UICalendarView.timeZone") } }
  open var visibleDateComponents: DateComponents { get { _Absence.value(of: self, "UICalendarView.visibleDateComponents", else: DateComponents()) } set { _Absence.keep(newValue, of: self, "UICalendarView.visibleDateComponents") } }
  open var wantsDateDecorations: Bool { get { _Absence.value(of: self, "UICalendarView.wantsDateDecorations", else: false) } set { _Absence.keep(newValue, of: self, "UICalendarView.wantsDateDecorations") } }
}
extension UICalendarView {
@preconcurrency @MainActor open class Decoration: NSObject {
  public override init() { _Absence.report("UICalendarView.Decoration", answer: "a plain object"); super.init() }
  @discardableResult open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self { _Absence.trap("UICalendarView.Decoration.customView(_:)") }
  @discardableResult public static func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> UICalendarView.Decoration { _Absence.report("UICalendarView.Decoration.default(color:size:)", answer: "UICalendarView.Decoration()"); return UICalendarView.Decoration() }
  @discardableResult public static func image(_ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> UICalendarView.Decoration { _Absence.report("UICalendarView.Decoration.image(_:color:size:)", answer: "UICalendarView.Decoration()"); return UICalendarView.Decoration() }
  public convenience init(customViewProvider: @escaping () -> UIView) { _Absence.report("UICalendarView.Decoration.init(customViewProvider:)", answer: "a plain object"); self.init() }
}
}
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  public override init() { _Absence.report("UICanvasFeedbackGenerator", answer: "a plain object"); super.init() }
  open func alignmentOccurred(at location: CGPoint) { _Absence.report("UICanvasFeedbackGenerator.alignmentOccurred(at:)") }
  open func pathCompleted(at location: CGPoint) { _Absence.report("UICanvasFeedbackGenerator.pathCompleted(at:)") }
}
@preconcurrency @MainActor open class UICloudSharingController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UICloudSharingController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UICloudSharingController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UICloudSharingController") }
  @discardableResult open func activityItemSource() -> any UIActivityItemSource { _Absence.trap("UICloudSharingController.activityItemSource()") }
  open var availablePermissions: UICloudSharingController.PermissionOptions { get { _Absence.value(of: self, "UICloudSharingController.availablePermissions", else: []) } set { _Absence.keep(newValue, of: self, "UICloudSharingController.availablePermissions") } }
  open var delegate: (any UICloudSharingControllerDelegate)? { get { _Absence.value(of: self, "UICloudSharingController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UICloudSharingController.delegate", weakly: true) } }
}
@preconcurrency @MainActor open class UICollectionViewDiffableDataSourceReference: NSObject {
  public override init() { _Absence.report("UICollectionViewDiffableDataSourceReference", answer: "a plain object"); super.init() }
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) { _Absence.report("UICollectionViewDiffableDataSourceReference.applySnapshot(_:animatingDifferences:)") }
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil) { _Absence.report("UICollectionViewDiffableDataSourceReference.applySnapshot(_:animatingDifferences:completion:)") }
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any, animatingDifferences: Bool) { _Absence.report("UICollectionViewDiffableDataSourceReference.applySnapshot(_:toSection:animatingDifferences:)") }
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any, animatingDifferences: Bool, completion: (() -> Void)? = nil) { _Absence.report("UICollectionViewDiffableDataSourceReference.applySnapshot(_:toSection:animatingDifferences:completion:)") }
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) { _Absence.report("UICollectionViewDiffableDataSourceReference.applySnapshot(usingReloadData:)") }
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil) { _Absence.report("UICollectionViewDiffableDataSourceReference.applySnapshot(usingReloadData:completion:)") }
  @discardableResult open func index(forSectionIdentifier identifier: Any) -> Int { _Absence.report("UICollectionViewDiffableDataSourceReference.index(forSectionIdentifier:)", answer: "0"); return 0 }
  @discardableResult open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? { _Absence.report("UICollectionViewDiffableDataSourceReference.indexPath(forItemIdentifier:)", answer: "nil"); return nil }
  public init(collectionView: UICollectionView, cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider) { _Absence.report("UICollectionViewDiffableDataSourceReference.init(collectionView:cellProvider:)", answer: "a plain object"); super.init() }
  @discardableResult open func itemIdentifier(for indexPath: IndexPath) -> Any? { _Absence.report("UICollectionViewDiffableDataSourceReference.itemIdentifier(for:)", answer: "nil"); return nil }
  @discardableResult open func sectionIdentifier(for index: Int) -> Any? { _Absence.report("UICollectionViewDiffableDataSourceReference.sectionIdentifier(for:)", answer: "nil"); return nil }
  @discardableResult open func snapshot() -> NSDiffableDataSourceSnapshotReference { _Absence.report("UICollectionViewDiffableDataSourceReference.snapshot()", answer: "NSDiffableDataSourceSnapshotReference()"); return NSDiffableDataSourceSnapshotReference() }
  @discardableResult open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference { _Absence.report("UICollectionViewDiffableDataSourceReference.snapshot(forSection:)", answer: "NSDiffableDataSourceSectionSnapshotReference()"); return NSDiffableDataSourceSectionSnapshotReference() }
  open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? { get { _Absence.value(of: self, "UICollectionViewDiffableDataSourceReference.supplementaryViewProvider", else: nil) } set { _Absence.keep(newValue, of: self, "UICollectionViewDiffableDataSourceReference.supplementaryViewProvider") } }
}
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  public override init() { _Absence.report("UICollectionViewDropPlaceholder", answer: "a plain object"); super.init() }
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? { get { _Absence.value(of: self, "UICollectionViewDropPlaceholder.previewParametersProvider", else: nil) } set { _Absence.keep(newValue, of: self, "UICollectionViewDropPlaceholder.previewParametersProvider") } }
}
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  public override init() { _Absence.report("UICollectionViewPlaceholder", answer: "a plain object"); super.init() }
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)? { get { _Absence.value(of: self, "UICollectionViewPlaceholder.cellUpdateHandler", else: nil) } set { _Absence.keep(newValue, of: self, "UICollectionViewPlaceholder.cellUpdateHandler") } }
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) { _Absence.report("UICollectionViewPlaceholder.init(insertionIndexPath:reuseIdentifier:)", answer: "a plain object"); super.init() }
}
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public override init() { _Absence.report("UICollectionViewTransitionLayout", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UICollectionViewTransitionLayout", answer: "a plain object"); super.init() }
  open var currentLayout: UICollectionViewLayout { get { _Absence.report("UICollectionViewTransitionLayout.currentLayout", answer: "UICollectionViewLayout()"); return UICollectionViewLayout() } }
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) { _Absence.report("UICollectionViewTransitionLayout.init(currentLayout:nextLayout:)", answer: "a plain object"); super.init() }
  open var nextLayout: UICollectionViewLayout { get { _Absence.report("UICollectionViewTransitionLayout.nextLayout", answer: "UICollectionViewLayout()"); return UICollectionViewLayout() } }
  open var transitionProgress: CGFloat { get { _Absence.value(of: self, "UICollectionViewTransitionLayout.transitionProgress", else: 0) } set { _Absence.keep(newValue, of: self, "UICollectionViewTransitionLayout.transitionProgress") } }
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { _Absence.report("UICollectionViewTransitionLayout.updateValue(_:forAnimatedKey:)") }
  @discardableResult open func value(forAnimatedKey key: String) -> CGFloat { _Absence.report("UICollectionViewTransitionLayout.value(forAnimatedKey:)", answer: "0"); return 0 }
}
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public override init() { _Absence.report("UICollisionBehavior", answer: "a plain object"); super.init() }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) { _Absence.report("UICollisionBehavior.addBoundary(withIdentifier:for:)") }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) { _Absence.report("UICollisionBehavior.addBoundary(withIdentifier:from:to:)") }
  open func addItem(_ item: any UIDynamicItem) { _Absence.report("UICollisionBehavior.addItem(_:)") }
  @discardableResult open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { _Absence.report("UICollisionBehavior.boundary(withIdentifier:)", answer: "nil"); return nil }
  open var boundaryIdentifiers: [any NSCopying]? { get { _Absence.report("UICollisionBehavior.boundaryIdentifiers", answer: "nil"); return nil } }
  open var collisionDelegate: (any UICollisionBehaviorDelegate)? { get { _Absence.value(of: self, "UICollisionBehavior.collisionDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "UICollisionBehavior.collisionDelegate", weakly: true) } }
  open var collisionMode: UICollisionBehavior.Mode { get { _Absence.value(of: self, "UICollisionBehavior.collisionMode", else: []) } set { _Absence.keep(newValue, of: self, "UICollisionBehavior.collisionMode") } }
  public init(items: [any UIDynamicItem]) { _Absence.report("UICollisionBehavior.init(items:)", answer: "a plain object"); super.init() }
  open var items: [any UIDynamicItem] { get { _Absence.report("UICollisionBehavior.items", answer: "[]"); return [] } }
  open func removeAllBoundaries() { _Absence.report("UICollisionBehavior.removeAllBoundaries()") }
  open func removeBoundary(withIdentifier identifier: any NSCopying) { _Absence.report("UICollisionBehavior.removeBoundary(withIdentifier:)") }
  open func removeItem(_ item: any UIDynamicItem) { _Absence.report("UICollisionBehavior.removeItem(_:)") }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { _Absence.report("UICollisionBehavior.setTranslatesReferenceBoundsIntoBoundary(with:)") }
  open var translatesReferenceBoundsIntoBoundary: Bool { get { _Absence.value(of: self, "UICollisionBehavior.translatesReferenceBoundsIntoBoundary", else: false) } set { _Absence.keep(newValue, of: self, "UICollisionBehavior.translatesReferenceBoundsIntoBoundary") } }
}
@preconcurrency @MainActor open class UIColorEffect: UIVisualEffect {
  public override init() { _Absence.report("UIColorEffect", answer: "a plain object"); super.init() }
  public convenience init(color: UIColor?) { _Absence.report("UIColorEffect.init(color:)", answer: "a plain object"); self.init() }
}
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UIColorPickerViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UIColorPickerViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UIColorPickerViewController") }
  open var delegate: (any UIColorPickerViewControllerDelegate)? { get { _Absence.value(of: self, "UIColorPickerViewController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIColorPickerViewController.delegate", weakly: true) } }
  public init() { _Absence.report("UIColorPickerViewController.init()", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  open var maximumLinearExposure: CGFloat { get { _Absence.value(of: self, "UIColorPickerViewController.maximumLinearExposure", else: 0) } set { _Absence.keep(newValue, of: self, "UIColorPickerViewController.maximumLinearExposure") } }
  open var selectedColor: UIColor { get { _Absence.value(of: self, "UIColorPickerViewController.selectedColor", else: UIColor.clear) } set { _Absence.keep(newValue, of: self, "UIColorPickerViewController.selectedColor") } }
  open var supportsAlpha: Bool { get { _Absence.value(of: self, "UIColorPickerViewController.supportsAlpha", else: false) } set { _Absence.keep(newValue, of: self, "UIColorPickerViewController.supportsAlpha") } }
  open var supportsEyedropper: Bool { get { _Absence.value(of: self, "UIColorPickerViewController.supportsEyedropper", else: false) } set { _Absence.keep(newValue, of: self, "UIColorPickerViewController.supportsEyedropper") } }
}
@preconcurrency @MainActor open class UIColorWell: UIControl {
  public override init(frame: CGRect) { _Absence.report("UIColorWell", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "UIColorWell") }
  public required init?(coder: NSCoder) { _Absence.report("UIColorWell", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "UIColorWell") }
  open var maximumLinearExposure: CGFloat { get { _Absence.value(of: self, "UIColorWell.maximumLinearExposure", else: 0) } set { _Absence.keep(newValue, of: self, "UIColorWell.maximumLinearExposure") } }
  open var selectedColor: UIColor? { get { _Absence.value(of: self, "UIColorWell.selectedColor", else: nil) } set { _Absence.keep(newValue, of: self, "UIColorWell.selectedColor") } }
  open var supportsAlpha: Bool { get { _Absence.value(of: self, "UIColorWell.supportsAlpha", else: false) } set { _Absence.keep(newValue, of: self, "UIColorWell.supportsAlpha") } }
  open var supportsEyedropper: Bool { get { _Absence.value(of: self, "UIColorWell.supportsEyedropper", else: false) } set { _Absence.keep(newValue, of: self, "UIColorWell.supportsEyedropper") } }
  open var title: String? { get { _Absence.value(of: self, "UIColorWell.title", else: nil) } set { _Absence.keep(newValue, of: self, "UIColorWell.title") } }
}
@preconcurrency @MainActor open class UIContextMenuSystem: UIMenuSystem {
  public override init() { _Absence.report("UIContextMenuSystem", answer: "a plain object"); super.init() }
  open class var shared: UIContextMenuSystem { get { _Absence.report("UIContextMenuSystem.shared", answer: "UIContextMenuSystem()"); return UIContextMenuSystem() } }
}
open class UIConversationContext: NSObject {
  public override init() { _Absence.report("UIConversationContext", answer: "a plain object"); super.init() }
  open var entries: [UIConversationContext.Entry] { get { _Absence.value(of: self, "UIConversationContext.entries", else: []) } set { _Absence.keep(newValue, of: self, "UIConversationContext.entries") } }
  open var participantNameByIdentifier: [String : PersonNameComponents] { get { _Absence.value(of: self, "UIConversationContext.participantNameByIdentifier", else: [:]) } set { _Absence.keep(newValue, of: self, "UIConversationContext.participantNameByIdentifier") } }
  open var responsePrimaryRecipientIdentifiers: Set<String> { get { _Absence.value(of: self, "UIConversationContext.responsePrimaryRecipientIdentifiers", else: []) } set { _Absence.keep(newValue, of: self, "UIConversationContext.responsePrimaryRecipientIdentifiers") } }
  open var selfIdentifiers: Set<String> { get { _Absence.value(of: self, "UIConversationContext.selfIdentifiers", else: []) } set { _Absence.keep(newValue, of: self, "UIConversationContext.selfIdentifiers") } }
  open var threadIdentifier: String { get { _Absence.value(of: self, "UIConversationContext.threadIdentifier", else: "") } set { _Absence.keep(newValue, of: self, "UIConversationContext.threadIdentifier") } }
}
extension UIConversationContext {
open class Entry: NSObject {
  public override init() { _Absence.report("UIConversationContext.Entry", answer: "a plain object"); super.init() }
  open var entryIdentifier: String { get { _Absence.value(of: self, "UIConversationContext.Entry.entryIdentifier", else: "") } set { _Absence.keep(newValue, of: self, "UIConversationContext.Entry.entryIdentifier") } }
  open var primaryRecipientIdentifiers: Set<String> { get { _Absence.value(of: self, "UIConversationContext.Entry.primaryRecipientIdentifiers", else: []) } set { _Absence.keep(newValue, of: self, "UIConversationContext.Entry.primaryRecipientIdentifiers") } }
  open var replyThreadIdentifier: String? { get { _Absence.value(of: self, "UIConversationContext.Entry.replyThreadIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "UIConversationContext.Entry.replyThreadIdentifier") } }
  open var senderIdentifier: String { get { _Absence.value(of: self, "UIConversationContext.Entry.senderIdentifier", else: "") } set { _Absence.keep(newValue, of: self, "UIConversationContext.Entry.senderIdentifier") } }
  open var sentDate: Date { get { _Absence.value(of: self, "UIConversationContext.Entry.sentDate", else: Date()) } set { _Absence.keep(newValue, of: self, "UIConversationContext.Entry.sentDate") } }
  open var text: String { get { _Absence.value(of: self, "UIConversationContext.Entry.text", else: "") } set { _Absence.keep(newValue, of: self, "UIConversationContext.Entry.text") } }
}
}
extension UIDeferredMenuElement {
@preconcurrency @MainActor open class Provider: NSObject {
  public override init() { _Absence.report("UIDeferredMenuElement.Provider", answer: "a plain object"); super.init() }
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { _Absence.report("UIDeferredMenuElement.Provider.init(_:)", answer: "a plain object"); self.init() }
}
}
@preconcurrency @MainActor open class UIDictationPhrase: NSObject {
  public override init() { _Absence.report("UIDictationPhrase", answer: "a plain object"); super.init() }
  open var alternativeInterpretations: [String]? { get { _Absence.report("UIDictationPhrase.alternativeInterpretations", answer: "nil"); return nil } }
  open var text: String { get { _Absence.report("UIDictationPhrase.text", answer: "\"\""); return "" } }
}
open class UIDocument: NSObject {
  public override init() { _Absence.report("UIDocument", answer: "a plain object"); super.init() }
  @discardableResult open func autosave() async -> Bool { _Absence.report("UIDocument.autosave()", answer: "false"); return false }
  @discardableResult open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any { _Absence.trap("UIDocument.changeCountToken(for:)") }
  @discardableResult open func close() async -> Bool { _Absence.report("UIDocument.close()", answer: "false"); return false }
  @discardableResult open func contents(forType typeName: String) throws -> Any { _Absence.report("UIDocument.contents(forType:)", answer: "an error"); throw _Absence.Failure(name: "UIDocument.contents(forType:)") }
  nonisolated public static var didMoveToWritableLocationNotification: NSNotification.Name { _Absence.report("UIDocument.didMoveToWritableLocationNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIDocumentDidMoveToWritableLocationNotification") }
  open class var didMoveToWritableLocationOldURLKey: String { get { _Absence.report("UIDocument.didMoveToWritableLocationOldURLKey", answer: "\"\""); return "" } }
  open func disableEditing() { _Absence.report("UIDocument.disableEditing()") }
  open var documentState: UIDocument.State { get { _Absence.report("UIDocument.documentState", answer: "[]"); return [] } }
  open func enableEditing() { _Absence.report("UIDocument.enableEditing()") }
  @discardableResult open func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation) throws -> [AnyHashable : Any] { _Absence.report("UIDocument.fileAttributesToWrite(to:for:)", answer: "an error"); throw _Absence.Failure(name: "UIDocument.fileAttributesToWrite(to:for:)") }
  open var fileModificationDate: Date? { get { _Absence.value(of: self, "UIDocument.fileModificationDate", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocument.fileModificationDate") } }
  @discardableResult open func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String { _Absence.report("UIDocument.fileNameExtension(forType:saveOperation:)", answer: "\"\""); return "" }
  open var fileType: String? { get { _Absence.report("UIDocument.fileType", answer: "nil"); return nil } }
  open var fileURL: URL { get { _Absence.report("UIDocument.fileURL", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
  open func finishedHandlingError(_ error: any Error, recovered: Bool) { _Absence.report("UIDocument.finishedHandlingError(_:recovered:)") }
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) { _Absence.report("UIDocument.handleError(_:userInteractionPermitted:)") }
  open var hasUnsavedChanges: Bool { get { _Absence.report("UIDocument.hasUnsavedChanges", answer: "false"); return false } }
  public init(fileURL url: URL) { _Absence.report("UIDocument.init(fileURL:)", answer: "a plain object"); super.init() }
  open func load(fromContents contents: Any, ofType typeName: String?) throws { _Absence.report("UIDocument.load(fromContents:ofType:)", answer: "an error"); throw _Absence.Failure(name: "UIDocument.load(fromContents:ofType:)") }
  open var localizedName: String { get { _Absence.report("UIDocument.localizedName", answer: "\"\""); return "" } }
  @discardableResult open func open() async -> Bool { _Absence.report("UIDocument.open()", answer: "false"); return false }
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { _Absence.report("UIDocument.performAsynchronousFileAccess(_:)") }
  open var progress: Progress? { get { _Absence.report("UIDocument.progress", answer: "nil"); return nil } }
  open func read(from url: URL) throws { _Absence.report("UIDocument.read(from:)", answer: "an error"); throw _Absence.Failure(name: "UIDocument.read(from:)") }
  open func restoreUserActivityState(_ userActivity: NSUserActivity) { _Absence.report("UIDocument.restoreUserActivityState(_:)") }
  @discardableResult open func revert(toContentsOf url: URL) async -> Bool { _Absence.report("UIDocument.revert(toContentsOf:)", answer: "false"); return false }
  @discardableResult open func save(to url: URL, for saveOperation: UIDocument.SaveOperation) async -> Bool { _Absence.report("UIDocument.save(to:for:)", answer: "false"); return false }
  open var savingFileType: String? { get { _Absence.report("UIDocument.savingFileType", answer: "nil"); return nil } }
  nonisolated public static var stateChangedNotification: NSNotification.Name { _Absence.report("UIDocument.stateChangedNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIDocumentStateChangedNotification") }
  open var undoManager: UndoManager! { get { _Absence.value(of: self, "UIDocument.undoManager", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocument.undoManager") } }
  open func updateChangeCount(_ change: UIDocument.ChangeKind) { _Absence.report("UIDocument.updateChangeCount(_:)") }
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation) { _Absence.report("UIDocument.updateChangeCount(withToken:for:)") }
  open func updateUserActivityState(_ userActivity: NSUserActivity) { _Absence.report("UIDocument.updateUserActivityState(_:)") }
  open var userActivity: NSUserActivity? { get { _Absence.value(of: self, "UIDocument.userActivity", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocument.userActivity") } }
  open class var userActivityURLKey: String { get { _Absence.report("UIDocument.userActivityURLKey", answer: "\"\""); return "" } }
  open func userInteractionNoLongerPermitted(forError error: any Error) { _Absence.report("UIDocument.userInteractionNoLongerPermitted(forError:)") }
  open func writeContents(_ contents: Any, andAttributes additionalFileAttributes: [AnyHashable : Any]? = nil, safelyTo url: URL, for saveOperation: UIDocument.SaveOperation) throws { _Absence.report("UIDocument.writeContents(_:andAttributes:safelyTo:for:)", answer: "an error"); throw _Absence.Failure(name: "UIDocument.writeContents(_:andAttributes:safelyTo:for:)") }
  open func writeContents(_ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?) throws { _Absence.report("UIDocument.writeContents(_:to:for:originalContentsURL:)", answer: "an error"); throw _Absence.Failure(name: "UIDocument.writeContents(_:to:for:originalContentsURL:)") }
}
open class UIDocumentBrowserAction: NSObject {
  public override init() { _Absence.report("UIDocumentBrowserAction", answer: "a plain object"); super.init() }
  open var availability: UIDocumentBrowserAction.Availability { get { _Absence.report("UIDocumentBrowserAction.availability", answer: "[]"); return [] } }
  open var identifier: String { get { _Absence.report("UIDocumentBrowserAction.identifier", answer: "\"\""); return "" } }
  open var image: UIImage? { get { _Absence.value(of: self, "UIDocumentBrowserAction.image", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserAction.image") } }
  public init(identifier: String, localizedTitle: String, availability: UIDocumentBrowserAction.Availability, handler: @escaping ([URL]) -> Void) { _Absence.report("UIDocumentBrowserAction.init(identifier:localizedTitle:availability:handler:)", answer: "a plain object"); super.init() }
  open var localizedTitle: String { get { _Absence.report("UIDocumentBrowserAction.localizedTitle", answer: "\"\""); return "" } }
  open var supportedContentTypes: [String] { get { _Absence.value(of: self, "UIDocumentBrowserAction.supportedContentTypes", else: []) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserAction.supportedContentTypes") } }
  open var supportsMultipleItems: Bool { get { _Absence.value(of: self, "UIDocumentBrowserAction.supportsMultipleItems", else: false) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserAction.supportsMultipleItems") } }
}
@preconcurrency @MainActor open class UIDocumentBrowserTransitionController: NSObject {
  public override init() { _Absence.report("UIDocumentBrowserTransitionController", answer: "a plain object"); super.init() }
  open var loadingProgress: Progress? { get { _Absence.value(of: self, "UIDocumentBrowserTransitionController.loadingProgress", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserTransitionController.loadingProgress") } }
  open var targetView: UIView? { get { _Absence.value(of: self, "UIDocumentBrowserTransitionController.targetView", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserTransitionController.targetView", weakly: true) } }
}
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UIDocumentBrowserViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UIDocumentBrowserViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UIDocumentBrowserViewController") }
  open var activeDocumentCreationIntent: UIDocument.CreationIntent? { get { _Absence.report("UIDocumentBrowserViewController.activeDocumentCreationIntent", answer: "nil"); return nil } }
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] { get { _Absence.value(of: self, "UIDocumentBrowserViewController.additionalLeadingNavigationBarButtonItems", else: []) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserViewController.additionalLeadingNavigationBarButtonItems") } }
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] { get { _Absence.value(of: self, "UIDocumentBrowserViewController.additionalTrailingNavigationBarButtonItems", else: []) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserViewController.additionalTrailingNavigationBarButtonItems") } }
  open var allowedContentTypes: [String] { get { _Absence.report("UIDocumentBrowserViewController.allowedContentTypes", answer: "[]"); return [] } }
  open var allowsDocumentCreation: Bool { get { _Absence.value(of: self, "UIDocumentBrowserViewController.allowsDocumentCreation", else: false) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserViewController.allowsDocumentCreation") } }
  open var allowsPickingMultipleItems: Bool { get { _Absence.value(of: self, "UIDocumentBrowserViewController.allowsPickingMultipleItems", else: false) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserViewController.allowsPickingMultipleItems") } }
  open var browserUserInterfaceStyle: UIDocumentBrowserViewController.BrowserUserInterfaceStyle { get { _Absence.value(of: self, "UIDocumentBrowserViewController.browserUserInterfaceStyle", else: UIDocumentBrowserViewController.BrowserUserInterfaceStyle.`dark`) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserViewController.browserUserInterfaceStyle") } }
  open var customActions: [UIDocumentBrowserAction] { get { _Absence.value(of: self, "UIDocumentBrowserViewController.customActions", else: []) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserViewController.customActions") } }
  open var defaultDocumentAspectRatio: CGFloat { get { _Absence.value(of: self, "UIDocumentBrowserViewController.defaultDocumentAspectRatio", else: 0) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserViewController.defaultDocumentAspectRatio") } }
  open var delegate: (any UIDocumentBrowserViewControllerDelegate)? { get { _Absence.value(of: self, "UIDocumentBrowserViewController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserViewController.delegate", weakly: true) } }
  @discardableResult open func importDocument(at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: UIDocumentBrowserViewController.ImportMode) async throws -> URL { _Absence.report("UIDocumentBrowserViewController.importDocument(at:nextToDocumentAt:mode:)", answer: "an error"); throw _Absence.Failure(name: "UIDocumentBrowserViewController.importDocument(at:nextToDocumentAt:mode:)") }
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) { _Absence.report("UIDocumentBrowserViewController.init(forOpeningFilesWithContentTypes:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  open var localizedCreateDocumentActionTitle: String { get { _Absence.value(of: self, "UIDocumentBrowserViewController.localizedCreateDocumentActionTitle", else: "") } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserViewController.localizedCreateDocumentActionTitle") } }
  open var recentDocumentsContentTypes: [String] { get { _Absence.report("UIDocumentBrowserViewController.recentDocumentsContentTypes", answer: "[]"); return [] } }
  @discardableResult open func renameDocument(at documentURL: URL, proposedName: String) async throws -> URL { _Absence.report("UIDocumentBrowserViewController.renameDocument(at:proposedName:)", answer: "an error"); throw _Absence.Failure(name: "UIDocumentBrowserViewController.renameDocument(at:proposedName:)") }
  @discardableResult open func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL { _Absence.report("UIDocumentBrowserViewController.revealDocument(at:importIfNeeded:)", answer: "an error"); throw _Absence.Failure(name: "UIDocumentBrowserViewController.revealDocument(at:importIfNeeded:)") }
  open var shouldShowFileExtensions: Bool { get { _Absence.value(of: self, "UIDocumentBrowserViewController.shouldShowFileExtensions", else: false) } set { _Absence.keep(newValue, of: self, "UIDocumentBrowserViewController.shouldShowFileExtensions") } }
  @discardableResult open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController { _Absence.report("UIDocumentBrowserViewController.transitionController(forDocumentAt:)", answer: "UIDocumentBrowserTransitionController()"); return UIDocumentBrowserTransitionController() }
  @discardableResult open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController { _Absence.report("UIDocumentBrowserViewController.transitionController(forDocumentURL:)", answer: "UIDocumentBrowserTransitionController()"); return UIDocumentBrowserTransitionController() }
}
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  public override init() { _Absence.report("UIDocumentInteractionController", answer: "a plain object"); super.init() }
  open var annotation: Any? { get { _Absence.value(of: self, "UIDocumentInteractionController.annotation", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentInteractionController.annotation") } }
  open var delegate: (any UIDocumentInteractionControllerDelegate)? { get { _Absence.value(of: self, "UIDocumentInteractionController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentInteractionController.delegate", weakly: true) } }
  open func dismissMenu(animated: Bool) { _Absence.report("UIDocumentInteractionController.dismissMenu(animated:)") }
  open func dismissPreview(animated: Bool) { _Absence.report("UIDocumentInteractionController.dismissPreview(animated:)") }
  open var gestureRecognizers: [UIGestureRecognizer] { get { _Absence.report("UIDocumentInteractionController.gestureRecognizers", answer: "[]"); return [] } }
  open var icons: [UIImage] { get { _Absence.report("UIDocumentInteractionController.icons", answer: "[]"); return [] } }
  public init(URL url: URL) { _Absence.report("UIDocumentInteractionController.init(URL:)", answer: "a plain object"); super.init() }
  public init(url: URL) { _Absence.report("UIDocumentInteractionController.init(url:)", answer: "a plain object"); super.init() }
  open var name: String? { get { _Absence.value(of: self, "UIDocumentInteractionController.name", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentInteractionController.name") } }
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { _Absence.report("UIDocumentInteractionController.presentOpenInMenu(from:animated:)", answer: "false"); return false }
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { _Absence.report("UIDocumentInteractionController.presentOpenInMenu(from:in:animated:)", answer: "false"); return false }
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { _Absence.report("UIDocumentInteractionController.presentOptionsMenu(from:animated:)", answer: "false"); return false }
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { _Absence.report("UIDocumentInteractionController.presentOptionsMenu(from:in:animated:)", answer: "false"); return false }
  @discardableResult open func presentPreview(animated: Bool) -> Bool { _Absence.report("UIDocumentInteractionController.presentPreview(animated:)", answer: "false"); return false }
  open var url: URL? { get { _Absence.value(of: self, "UIDocumentInteractionController.url", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentInteractionController.url") } }
  open var uti: String? { get { _Absence.value(of: self, "UIDocumentInteractionController.uti", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentInteractionController.uti") } }
}
@preconcurrency @MainActor open class UIDocumentMenuViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UIDocumentMenuViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UIDocumentMenuViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UIDocumentMenuViewController") }
  open func addOption(withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void) { _Absence.report("UIDocumentMenuViewController.addOption(withTitle:image:order:handler:)") }
  open var delegate: (any UIDocumentMenuDelegate)? { get { _Absence.value(of: self, "UIDocumentMenuViewController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentMenuViewController.delegate", weakly: true) } }
  public init(URL url: URL, inMode mode: UIDocumentPickerMode) { _Absence.report("UIDocumentMenuViewController.init(URL:inMode:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) { _Absence.report("UIDocumentMenuViewController.init(documentTypes:in:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  public init(documentTypes allowedUTIs: [String], inMode mode: UIDocumentPickerMode) { _Absence.report("UIDocumentMenuViewController.init(documentTypes:inMode:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  public init(url: URL, in mode: UIDocumentPickerMode) { _Absence.report("UIDocumentMenuViewController.init(url:in:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
}
@preconcurrency @MainActor open class UIDocumentPickerExtensionViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UIDocumentPickerExtensionViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UIDocumentPickerExtensionViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UIDocumentPickerExtensionViewController") }
  open func dismissGrantingAccess(to url: URL?) { _Absence.report("UIDocumentPickerExtensionViewController.dismissGrantingAccess(to:)") }
  open var documentPickerMode: UIDocumentPickerMode { get { _Absence.report("UIDocumentPickerExtensionViewController.documentPickerMode", answer: "UIDocumentPickerMode.`exportToService`"); return UIDocumentPickerMode.`exportToService` } }
  open var documentStorageURL: URL? { get { _Absence.report("UIDocumentPickerExtensionViewController.documentStorageURL", answer: "nil"); return nil } }
  open var originalURL: URL? { get { _Absence.report("UIDocumentPickerExtensionViewController.originalURL", answer: "nil"); return nil } }
  open func prepareForPresentation(in mode: UIDocumentPickerMode) { _Absence.report("UIDocumentPickerExtensionViewController.prepareForPresentation(in:)") }
  open var providerIdentifier: String { get { _Absence.report("UIDocumentPickerExtensionViewController.providerIdentifier", answer: "\"\""); return "" } }
  open var validTypes: [String]? { get { _Absence.report("UIDocumentPickerExtensionViewController.validTypes", answer: "nil"); return nil } }
}
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UIDocumentPickerViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UIDocumentPickerViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UIDocumentPickerViewController") }
  open var allowsMultipleSelection: Bool { get { _Absence.value(of: self, "UIDocumentPickerViewController.allowsMultipleSelection", else: false) } set { _Absence.keep(newValue, of: self, "UIDocumentPickerViewController.allowsMultipleSelection") } }
  open var delegate: (any UIDocumentPickerDelegate)? { get { _Absence.value(of: self, "UIDocumentPickerViewController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentPickerViewController.delegate", weakly: true) } }
  open var directoryURL: URL? { get { _Absence.value(of: self, "UIDocumentPickerViewController.directoryURL", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentPickerViewController.directoryURL") } }
  open var documentPickerMode: UIDocumentPickerMode { get { _Absence.report("UIDocumentPickerViewController.documentPickerMode", answer: "UIDocumentPickerMode.`exportToService`"); return UIDocumentPickerMode.`exportToService` } }
  public init(URL url: URL, inMode mode: UIDocumentPickerMode) { _Absence.report("UIDocumentPickerViewController.init(URL:inMode:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) { _Absence.report("UIDocumentPickerViewController.init(documentTypes:in:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  public init(documentTypes allowedUTIs: [String], inMode mode: UIDocumentPickerMode) { _Absence.report("UIDocumentPickerViewController.init(documentTypes:inMode:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  public convenience init(forExporting urls: [URL]) { _Absence.report("UIDocumentPickerViewController.init(forExporting:)", answer: "a plain object"); self.init(nibName: nil, bundle: nil) }
  public init(forExporting urls: [URL], asCopy: Bool) { _Absence.report("UIDocumentPickerViewController.init(forExporting:asCopy:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  public convenience init(forExportingURLs urls: [URL]) { _Absence.report("UIDocumentPickerViewController.init(forExportingURLs:)", answer: "a plain object"); self.init(nibName: nil, bundle: nil) }
  public init(forExportingURLs urls: [URL], asCopy: Bool) { _Absence.report("UIDocumentPickerViewController.init(forExportingURLs:asCopy:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  public init(url: URL, in mode: UIDocumentPickerMode) { _Absence.report("UIDocumentPickerViewController.init(url:in:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  public init(urls: [URL], in mode: UIDocumentPickerMode) { _Absence.report("UIDocumentPickerViewController.init(urls:in:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  open var shouldShowFileExtensions: Bool { get { _Absence.value(of: self, "UIDocumentPickerViewController.shouldShowFileExtensions", else: false) } set { _Absence.keep(newValue, of: self, "UIDocumentPickerViewController.shouldShowFileExtensions") } }
}
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  public override init() { _Absence.report("UIDocumentProperties", answer: "a plain object"); super.init() }
  open var activityViewControllerProvider: (() -> UIActivityViewController)? { get { _Absence.value(of: self, "UIDocumentProperties.activityViewControllerProvider", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentProperties.activityViewControllerProvider") } }
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])? { get { _Absence.value(of: self, "UIDocumentProperties.dragItemsProvider", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentProperties.dragItemsProvider") } }
  public init(URL url: URL) { _Absence.report("UIDocumentProperties.init(URL:)", answer: "a plain object"); super.init() }
  public init(url: URL) { _Absence.report("UIDocumentProperties.init(url:)", answer: "a plain object"); super.init() }
  open var wantsIconRepresentation: Bool { get { _Absence.value(of: self, "UIDocumentProperties.wantsIconRepresentation", else: false) } set { _Absence.keep(newValue, of: self, "UIDocumentProperties.wantsIconRepresentation") } }
}
@preconcurrency @MainActor open class UIDocumentViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UIDocumentViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UIDocumentViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UIDocumentViewController") }
  open var document: UIDocument? { get { _Absence.value(of: self, "UIDocumentViewController.document", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentViewController.document") } }
  open func documentDidOpen() { _Absence.report("UIDocumentViewController.documentDidOpen()") }
  public init(document: UIDocument?) { _Absence.report("UIDocumentViewController.init(document:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  open var launchOptions: UIDocumentViewController.LaunchOptions { get { _Absence.value(of: self, "UIDocumentViewController.launchOptions", else: UIDocumentViewController.LaunchOptions()) } set { _Absence.keep(newValue, of: self, "UIDocumentViewController.launchOptions") } }
  open func navigationItemDidUpdate() { _Absence.report("UIDocumentViewController.navigationItemDidUpdate()") }
  @discardableResult open func openDocument() async -> Bool { _Absence.report("UIDocumentViewController.openDocument()", answer: "false"); return false }
  open var undoRedoItemGroup: UIBarButtonItemGroup { get { _Absence.report("UIDocumentViewController.undoRedoItemGroup", answer: "UIBarButtonItemGroup()"); return UIBarButtonItemGroup() } }
}
extension UIDocumentViewController {
@preconcurrency @MainActor open class LaunchOptions: NSObject {
  public override init() { _Absence.report("UIDocumentViewController.LaunchOptions", answer: "a plain object"); super.init() }
  open var backgroundAccessoryView: UIView? { get { _Absence.value(of: self, "UIDocumentViewController.LaunchOptions.backgroundAccessoryView", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentViewController.LaunchOptions.backgroundAccessoryView") } }
  open var browserViewController: UIDocumentBrowserViewController { get { _Absence.value(of: self, "UIDocumentViewController.LaunchOptions.browserViewController", else: UIDocumentBrowserViewController(nibName: nil, bundle: nil)) } set { _Absence.keep(newValue, of: self, "UIDocumentViewController.LaunchOptions.browserViewController") } }
  @discardableResult open class func createDocumentAction(withIntent intent: UIDocument.CreationIntent) -> UIAction { _Absence.trap("UIDocumentViewController.LaunchOptions.createDocumentAction(withIntent:)") }
  open var documentTargetView: UIView? { get { _Absence.value(of: self, "UIDocumentViewController.LaunchOptions.documentTargetView", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentViewController.LaunchOptions.documentTargetView") } }
  open var foregroundAccessoryView: UIView? { get { _Absence.value(of: self, "UIDocumentViewController.LaunchOptions.foregroundAccessoryView", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentViewController.LaunchOptions.foregroundAccessoryView") } }
  open var primaryAction: UIAction? { get { _Absence.value(of: self, "UIDocumentViewController.LaunchOptions.primaryAction", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentViewController.LaunchOptions.primaryAction") } }
  open var secondaryAction: UIAction? { get { _Absence.value(of: self, "UIDocumentViewController.LaunchOptions.secondaryAction", else: nil) } set { _Absence.keep(newValue, of: self, "UIDocumentViewController.LaunchOptions.secondaryAction") } }
  open var title: String { get { _Absence.value(of: self, "UIDocumentViewController.LaunchOptions.title", else: "") } set { _Absence.keep(newValue, of: self, "UIDocumentViewController.LaunchOptions.title") } }
}
}
open class UIDynamicAnimator: NSObject {
  public override init() { _Absence.report("UIDynamicAnimator", answer: "a plain object"); super.init() }
  open func addBehavior(_ behavior: UIDynamicBehavior) { _Absence.report("UIDynamicAnimator.addBehavior(_:)") }
  open var behaviors: [UIDynamicBehavior] { get { _Absence.report("UIDynamicAnimator.behaviors", answer: "[]"); return [] } }
  open var delegate: (any UIDynamicAnimatorDelegate)? { get { _Absence.value(of: self, "UIDynamicAnimator.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIDynamicAnimator.delegate", weakly: true) } }
  open var elapsedTime: TimeInterval { get { _Absence.report("UIDynamicAnimator.elapsedTime", answer: "0"); return 0 } }
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { _Absence.report("UIDynamicAnimator.init(collectionViewLayout:)", answer: "a plain object"); self.init() }
  public init(referenceView view: UIView) { _Absence.report("UIDynamicAnimator.init(referenceView:)", answer: "a plain object"); super.init() }
  open var isRunning: Bool { get { _Absence.report("UIDynamicAnimator.isRunning", answer: "false"); return false } }
  @discardableResult open func items(in rect: CGRect) -> [any UIDynamicItem] { _Absence.report("UIDynamicAnimator.items(in:)", answer: "[]"); return [] }
  @discardableResult open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { _Absence.report("UIDynamicAnimator.layoutAttributesForCell(at:)", answer: "nil"); return nil }
  @discardableResult open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { _Absence.report("UIDynamicAnimator.layoutAttributesForDecorationView(ofKind:at:)", answer: "nil"); return nil }
  @discardableResult open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { _Absence.report("UIDynamicAnimator.layoutAttributesForSupplementaryView(ofKind:at:)", answer: "nil"); return nil }
  open var referenceView: UIView? { get { _Absence.report("UIDynamicAnimator.referenceView", answer: "nil"); return nil } }
  open func removeAllBehaviors() { _Absence.report("UIDynamicAnimator.removeAllBehaviors()") }
  open func removeBehavior(_ behavior: UIDynamicBehavior) { _Absence.report("UIDynamicAnimator.removeBehavior(_:)") }
  open func updateItem(usingCurrentState item: any UIDynamicItem) { _Absence.report("UIDynamicAnimator.updateItem(usingCurrentState:)") }
}
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  public override init() { _Absence.report("UIDynamicBehavior", answer: "a plain object"); super.init() }
  open var action: (() -> Void)? { get { _Absence.value(of: self, "UIDynamicBehavior.action", else: nil) } set { _Absence.keep(newValue, of: self, "UIDynamicBehavior.action") } }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { _Absence.report("UIDynamicBehavior.addChildBehavior(_:)") }
  open var childBehaviors: [UIDynamicBehavior] { get { _Absence.report("UIDynamicBehavior.childBehaviors", answer: "[]"); return [] } }
  open var dynamicAnimator: UIDynamicAnimator? { get { _Absence.report("UIDynamicBehavior.dynamicAnimator", answer: "nil"); return nil } }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { _Absence.report("UIDynamicBehavior.removeChildBehavior(_:)") }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) { _Absence.report("UIDynamicBehavior.willMove(to:)") }
}
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  public override init() { _Absence.report("UIDynamicItemBehavior", answer: "a plain object"); super.init() }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { _Absence.report("UIDynamicItemBehavior.addAngularVelocity(_:for:)") }
  open func addItem(_ item: any UIDynamicItem) { _Absence.report("UIDynamicItemBehavior.addItem(_:)") }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { _Absence.report("UIDynamicItemBehavior.addLinearVelocity(_:for:)") }
  open var allowsRotation: Bool { get { _Absence.value(of: self, "UIDynamicItemBehavior.allowsRotation", else: false) } set { _Absence.keep(newValue, of: self, "UIDynamicItemBehavior.allowsRotation") } }
  open var angularResistance: CGFloat { get { _Absence.value(of: self, "UIDynamicItemBehavior.angularResistance", else: 0) } set { _Absence.keep(newValue, of: self, "UIDynamicItemBehavior.angularResistance") } }
  @discardableResult open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { _Absence.report("UIDynamicItemBehavior.angularVelocity(for:)", answer: "0"); return 0 }
  open var charge: CGFloat { get { _Absence.value(of: self, "UIDynamicItemBehavior.charge", else: 0) } set { _Absence.keep(newValue, of: self, "UIDynamicItemBehavior.charge") } }
  open var density: CGFloat { get { _Absence.value(of: self, "UIDynamicItemBehavior.density", else: 0) } set { _Absence.keep(newValue, of: self, "UIDynamicItemBehavior.density") } }
  open var elasticity: CGFloat { get { _Absence.value(of: self, "UIDynamicItemBehavior.elasticity", else: 0) } set { _Absence.keep(newValue, of: self, "UIDynamicItemBehavior.elasticity") } }
  open var friction: CGFloat { get { _Absence.value(of: self, "UIDynamicItemBehavior.friction", else: 0) } set { _Absence.keep(newValue, of: self, "UIDynamicItemBehavior.friction") } }
  public init(items: [any UIDynamicItem]) { _Absence.report("UIDynamicItemBehavior.init(items:)", answer: "a plain object"); super.init() }
  open var isAnchored: Bool { get { _Absence.value(of: self, "UIDynamicItemBehavior.isAnchored", else: false) } set { _Absence.keep(newValue, of: self, "UIDynamicItemBehavior.isAnchored") } }
  open var items: [any UIDynamicItem] { get { _Absence.report("UIDynamicItemBehavior.items", answer: "[]"); return [] } }
  @discardableResult open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { _Absence.report("UIDynamicItemBehavior.linearVelocity(for:)", answer: ".zero"); return .zero }
  open func removeItem(_ item: any UIDynamicItem) { _Absence.report("UIDynamicItemBehavior.removeItem(_:)") }
  open var resistance: CGFloat { get { _Absence.value(of: self, "UIDynamicItemBehavior.resistance", else: 0) } set { _Absence.keep(newValue, of: self, "UIDynamicItemBehavior.resistance") } }
}
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject {
  public override init() { _Absence.report("UIDynamicItemGroup", answer: "a plain object"); super.init() }
  public init(items: [any UIDynamicItem]) { _Absence.report("UIDynamicItemGroup.init(items:)", answer: "a plain object"); super.init() }
  open var items: [any UIDynamicItem] { get { _Absence.report("UIDynamicItemGroup.items", answer: "[]"); return [] } }
}
@preconcurrency @MainActor open class UIEventAttribution: NSObject {
  public override init() { _Absence.report("UIEventAttribution", answer: "a plain object"); super.init() }
  open var destinationURL: URL { get { _Absence.report("UIEventAttribution.destinationURL", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
  public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) { _Absence.report("UIEventAttribution.init(sourceIdentifier:destinationURL:sourceDescription:purchaser:)", answer: "a plain object"); super.init() }
  open var purchaser: String { get { _Absence.report("UIEventAttribution.purchaser", answer: "\"\""); return "" } }
  open var reportEndpoint: URL? { get { _Absence.report("UIEventAttribution.reportEndpoint", answer: "nil"); return nil } }
  open var sourceDescription: String { get { _Absence.report("UIEventAttribution.sourceDescription", answer: "\"\""); return "" } }
  open var sourceIdentifier: UInt8 { get { _Absence.report("UIEventAttribution.sourceIdentifier", answer: "0"); return 0 } }
}
@preconcurrency @MainActor open class UIEventAttributionView: UIView {
  public override init(frame: CGRect) { _Absence.report("UIEventAttributionView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "UIEventAttributionView") }
  public required init?(coder: NSCoder) { _Absence.report("UIEventAttributionView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "UIEventAttributionView") }
}
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  public override init() { _Absence.report("UIFieldBehavior", answer: "a plain object"); super.init() }
  open func addItem(_ item: any UIDynamicItem) { _Absence.report("UIFieldBehavior.addItem(_:)") }
  open var animationSpeed: CGFloat { get { _Absence.value(of: self, "UIFieldBehavior.animationSpeed", else: 0) } set { _Absence.keep(newValue, of: self, "UIFieldBehavior.animationSpeed") } }
  open var direction: CGVector { get { _Absence.value(of: self, "UIFieldBehavior.direction", else: .zero) } set { _Absence.keep(newValue, of: self, "UIFieldBehavior.direction") } }
  @discardableResult open class func dragField() -> Self { _Absence.trap("UIFieldBehavior.dragField()") }
  @discardableResult open class func electricField() -> Self { _Absence.trap("UIFieldBehavior.electricField()") }
  open var falloff: CGFloat { get { _Absence.value(of: self, "UIFieldBehavior.falloff", else: 0) } set { _Absence.keep(newValue, of: self, "UIFieldBehavior.falloff") } }
  @discardableResult open class func field(evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector) -> Self { _Absence.trap("UIFieldBehavior.field(evaluationBlock:)") }
  open var items: [any UIDynamicItem] { get { _Absence.report("UIFieldBehavior.items", answer: "[]"); return [] } }
  @discardableResult open class func linearGravityField(direction: CGVector) -> Self { _Absence.trap("UIFieldBehavior.linearGravityField(direction:)") }
  @discardableResult open class func magneticField() -> Self { _Absence.trap("UIFieldBehavior.magneticField()") }
  open var minimumRadius: CGFloat { get { _Absence.value(of: self, "UIFieldBehavior.minimumRadius", else: 0) } set { _Absence.keep(newValue, of: self, "UIFieldBehavior.minimumRadius") } }
  @discardableResult open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self { _Absence.trap("UIFieldBehavior.noiseField(smoothness:animationSpeed:)") }
  open var position: CGPoint { get { _Absence.value(of: self, "UIFieldBehavior.position", else: .zero) } set { _Absence.keep(newValue, of: self, "UIFieldBehavior.position") } }
  @discardableResult open class func radialGravityField(position: CGPoint) -> Self { _Absence.trap("UIFieldBehavior.radialGravityField(position:)") }
  open var region: UIRegion { get { _Absence.value(of: self, "UIFieldBehavior.region", else: UIRegion()) } set { _Absence.keep(newValue, of: self, "UIFieldBehavior.region") } }
  open func removeItem(_ item: any UIDynamicItem) { _Absence.report("UIFieldBehavior.removeItem(_:)") }
  open var smoothness: CGFloat { get { _Absence.value(of: self, "UIFieldBehavior.smoothness", else: 0) } set { _Absence.keep(newValue, of: self, "UIFieldBehavior.smoothness") } }
  @discardableResult open class func springField() -> Self { _Absence.trap("UIFieldBehavior.springField()") }
  open var strength: CGFloat { get { _Absence.value(of: self, "UIFieldBehavior.strength", else: 0) } set { _Absence.keep(newValue, of: self, "UIFieldBehavior.strength") } }
  @discardableResult open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self { _Absence.trap("UIFieldBehavior.turbulenceField(smoothness:animationSpeed:)") }
  @discardableResult open class func velocityField(direction: CGVector) -> Self { _Absence.trap("UIFieldBehavior.velocityField(direction:)") }
  @discardableResult open class func vortexField() -> Self { _Absence.trap("UIFieldBehavior.vortexField()") }
}
@preconcurrency @MainActor open class UIFocusDebugger: NSObject {
  public override init() { _Absence.report("UIFocusDebugger", answer: "a plain object"); super.init() }
  @discardableResult open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput { _Absence.trap("UIFocusDebugger.checkFocusability(for:)") }
  @discardableResult open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput { _Absence.trap("UIFocusDebugger.focusGroups(for:)") }
  @discardableResult open class func help() -> any UIFocusDebuggerOutput { _Absence.trap("UIFocusDebugger.help()") }
  @discardableResult open class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput { _Absence.trap("UIFocusDebugger.preferredFocusEnvironments(for:)") }
  @discardableResult open class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput { _Absence.trap("UIFocusDebugger.simulateFocusUpdateRequest(from:)") }
  @discardableResult open class func status() -> any UIFocusDebuggerOutput { _Absence.trap("UIFocusDebugger.status()") }
}
open class UIFocusEffect: NSObject {
  public override init() { _Absence.report("UIFocusEffect", answer: "a plain object"); super.init() }
}
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  open var isEnabled: Bool { get { _Absence.value(of: self, "UIFocusGuide.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UIFocusGuide.isEnabled") } }
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! { get { _Absence.value(of: self, "UIFocusGuide.preferredFocusEnvironments", else: nil) } set { _Absence.keep(newValue, of: self, "UIFocusGuide.preferredFocusEnvironments") } }
  open var preferredFocusedView: UIView? { get { _Absence.value(of: self, "UIFocusGuide.preferredFocusedView", else: nil) } set { _Absence.keep(newValue, of: self, "UIFocusGuide.preferredFocusedView", weakly: true) } }
}
open class UIFocusHaloEffect: UIFocusEffect {
  public override init() { _Absence.report("UIFocusHaloEffect", answer: "a plain object"); super.init() }
  open var containerView: UIView? { get { _Absence.value(of: self, "UIFocusHaloEffect.containerView", else: nil) } set { _Absence.keep(newValue, of: self, "UIFocusHaloEffect.containerView", weakly: true) } }
  public convenience init(path bezierPath: UIBezierPath) { _Absence.report("UIFocusHaloEffect.init(path:)", answer: "a plain object"); self.init() }
  public convenience init(rect: CGRect) { _Absence.report("UIFocusHaloEffect.init(rect:)", answer: "a plain object"); self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { _Absence.report("UIFocusHaloEffect.init(roundedRect:cornerRadius:curve:)", answer: "a plain object"); self.init() }
  open var position: UIFocusHaloEffect.Position { get { _Absence.value(of: self, "UIFocusHaloEffect.position", else: UIFocusHaloEffect.Position.`automatic`) } set { _Absence.keep(newValue, of: self, "UIFocusHaloEffect.position") } }
  open var referenceView: UIView? { get { _Absence.value(of: self, "UIFocusHaloEffect.referenceView", else: nil) } set { _Absence.keep(newValue, of: self, "UIFocusHaloEffect.referenceView", weakly: true) } }
}
open class UIFocusMovementHint: NSObject {
  public override init() { _Absence.report("UIFocusMovementHint", answer: "a plain object"); super.init() }
  open var interactionTransform: CATransform3D { get { _Absence.report("UIFocusMovementHint.interactionTransform", answer: "CATransform3DIdentity"); return CATransform3DIdentity } }
  open var movementDirection: CGVector { get { _Absence.report("UIFocusMovementHint.movementDirection", answer: ".zero"); return .zero } }
  open var perspectiveTransform: CATransform3D { get { _Absence.report("UIFocusMovementHint.perspectiveTransform", answer: "CATransform3DIdentity"); return CATransform3DIdentity } }
  open var rotation: CGVector { get { _Absence.report("UIFocusMovementHint.rotation", answer: ".zero"); return .zero } }
  open var translation: CGVector { get { _Absence.report("UIFocusMovementHint.translation", answer: ".zero"); return .zero } }
}
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UIFontPickerViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UIFontPickerViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UIFontPickerViewController") }
  open var configuration: UIFontPickerViewController.Configuration { get { _Absence.report("UIFontPickerViewController.configuration", answer: "UIFontPickerViewController.Configuration()"); return UIFontPickerViewController.Configuration() } }
  open var delegate: (any UIFontPickerViewControllerDelegate)? { get { _Absence.value(of: self, "UIFontPickerViewController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIFontPickerViewController.delegate", weakly: true) } }
  public init(configuration: UIFontPickerViewController.Configuration) { _Absence.report("UIFontPickerViewController.init(configuration:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  open var selectedFontDescriptor: UIFontDescriptor? { get { _Absence.value(of: self, "UIFontPickerViewController.selectedFontDescriptor", else: nil) } set { _Absence.keep(newValue, of: self, "UIFontPickerViewController.selectedFontDescriptor") } }
}
extension UIFontPickerViewController {
@preconcurrency @MainActor open class Configuration: NSObject {
  public override init() { _Absence.report("UIFontPickerViewController.Configuration", answer: "a plain object"); super.init() }
  open var displayUsingSystemFont: Bool { get { _Absence.value(of: self, "UIFontPickerViewController.Configuration.displayUsingSystemFont", else: false) } set { _Absence.keep(newValue, of: self, "UIFontPickerViewController.Configuration.displayUsingSystemFont") } }
  @discardableResult open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? { _Absence.report("UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages:)", answer: "nil"); return nil }
  open var filteredLanguagesPredicate: NSPredicate? { get { _Absence.value(of: self, "UIFontPickerViewController.Configuration.filteredLanguagesPredicate", else: nil) } set { _Absence.keep(newValue, of: self, "UIFontPickerViewController.Configuration.filteredLanguagesPredicate") } }
  open var filteredTraits: UIFontDescriptor.SymbolicTraits { get { _Absence.value(of: self, "UIFontPickerViewController.Configuration.filteredTraits", else: []) } set { _Absence.keep(newValue, of: self, "UIFontPickerViewController.Configuration.filteredTraits") } }
  open var includeFaces: Bool { get { _Absence.value(of: self, "UIFontPickerViewController.Configuration.includeFaces", else: false) } set { _Absence.keep(newValue, of: self, "UIFontPickerViewController.Configuration.includeFaces") } }
}
}
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  public override init() { _Absence.report("UIGlassContainerEffect", answer: "a plain object"); super.init() }
  open var spacing: CGFloat { get { _Absence.value(of: self, "UIGlassContainerEffect.spacing", else: 0) } set { _Absence.keep(newValue, of: self, "UIGlassContainerEffect.spacing") } }
}
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  public override init() { _Absence.report("UIGlassEffect", answer: "a plain object"); super.init() }
  public init(style: UIGlassEffect.Style) { _Absence.report("UIGlassEffect.init(style:)", answer: "a plain object"); super.init() }
  open var isInteractive: Bool { get { _Absence.value(of: self, "UIGlassEffect.isInteractive", else: false) } set { _Absence.keep(newValue, of: self, "UIGlassEffect.isInteractive") } }
  open var tintColor: UIColor? { get { _Absence.value(of: self, "UIGlassEffect.tintColor", else: nil) } set { _Absence.keep(newValue, of: self, "UIGlassEffect.tintColor") } }
}
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public convenience init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { _Absence.trap("UIGraphicsPDFRenderer.init(bounds:format:)") }
  @discardableResult open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { _Absence.report("UIGraphicsPDFRenderer.pdfData(actions:)", answer: "Data()"); return Data() }
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws { _Absence.report("UIGraphicsPDFRenderer.writePDF(to:withActions:)", answer: "an error"); throw _Absence.Failure(name: "UIGraphicsPDFRenderer.writePDF(to:withActions:)") }
}
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  open func addDestination(withName name: String, at point: CGPoint) { _Absence.report("UIGraphicsPDFRendererContext.addDestination(withName:at:)") }
  open func beginPage() { _Absence.report("UIGraphicsPDFRendererContext.beginPage()") }
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String : Any]) { _Absence.report("UIGraphicsPDFRendererContext.beginPage(withBounds:pageInfo:)") }
  open var pdfContextBounds: CGRect { get { _Absence.report("UIGraphicsPDFRendererContext.pdfContextBounds", answer: ".zero"); return .zero } }
  open func setDestinationWithName(_ name: String, for rect: CGRect) { _Absence.report("UIGraphicsPDFRendererContext.setDestinationWithName(_:for:)") }
  open func setURL(_ url: URL, for rect: CGRect) { _Absence.report("UIGraphicsPDFRendererContext.setURL(_:for:)") }
}
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  open var documentInfo: [String : Any] { get { _Absence.value(of: self, "UIGraphicsPDFRendererFormat.documentInfo", else: [:]) } set { _Absence.keep(newValue, of: self, "UIGraphicsPDFRendererFormat.documentInfo") } }
}
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public override init() { _Absence.report("UIGravityBehavior", answer: "a plain object"); super.init() }
  open func addItem(_ item: any UIDynamicItem) { _Absence.report("UIGravityBehavior.addItem(_:)") }
  open var angle: CGFloat { get { _Absence.value(of: self, "UIGravityBehavior.angle", else: 0) } set { _Absence.keep(newValue, of: self, "UIGravityBehavior.angle") } }
  open var gravityDirection: CGVector { get { _Absence.value(of: self, "UIGravityBehavior.gravityDirection", else: .zero) } set { _Absence.keep(newValue, of: self, "UIGravityBehavior.gravityDirection") } }
  public init(items: [any UIDynamicItem]) { _Absence.report("UIGravityBehavior.init(items:)", answer: "a plain object"); super.init() }
  open var items: [any UIDynamicItem] { get { _Absence.report("UIGravityBehavior.items", answer: "[]"); return [] } }
  open var magnitude: CGFloat { get { _Absence.value(of: self, "UIGravityBehavior.magnitude", else: 0) } set { _Absence.keep(newValue, of: self, "UIGravityBehavior.magnitude") } }
  open func removeItem(_ item: any UIDynamicItem) { _Absence.report("UIGravityBehavior.removeItem(_:)") }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { _Absence.report("UIGravityBehavior.setAngle(_:magnitude:)") }
}
@preconcurrency @MainActor open class UIHoverStyle: NSObject {
  public override init() { _Absence.report("UIHoverStyle", answer: "a plain object"); super.init() }
  open var isEnabled: Bool { get { _Absence.value(of: self, "UIHoverStyle.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UIHoverStyle.isEnabled") } }
}
open class UIImageAsset: NSObject {
  public override init() { _Absence.report("UIImageAsset", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIImageAsset", answer: "a plain object"); super.init() }
  @discardableResult open func image(with configuration: UIImage.Configuration) -> UIImage { _Absence.report("UIImageAsset.image(with:)", answer: "UIImage()"); return UIImage() }
  @discardableResult open func image(with traitCollection: UITraitCollection) -> UIImage { _Absence.report("UIImageAsset.image(with:)", answer: "UIImage()"); return UIImage() }
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) { _Absence.report("UIImageAsset.register(_:with:)") }
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) { _Absence.report("UIImageAsset.register(_:with:)") }
  open func unregister(imageWith traitCollection: UITraitCollection) { _Absence.report("UIImageAsset.unregister(imageWith:)") }
  open func unregisterImage(with configuration: UIImage.Configuration) { _Absence.report("UIImageAsset.unregisterImage(with:)") }
}
@preconcurrency @MainActor open class UIIndirectScribbleInteraction<Delegate>: NSObject {
  public override init() { _Absence.report("UIIndirectScribbleInteraction", answer: "a plain object"); super.init() }
  open var delegate: Delegate? { get { _Absence.report("UIIndirectScribbleInteraction.delegate", answer: "nil"); return nil } }
  open func didMove(to view: UIView?) { _Absence.report("UIIndirectScribbleInteraction.didMove(to:)") }
  public init(delegate: Delegate) { _Absence.report("UIIndirectScribbleInteraction.init(delegate:)", answer: "a plain object"); super.init() }
  open var isHandlingWriting: Bool { get { _Absence.report("UIIndirectScribbleInteraction.isHandlingWriting", answer: "false"); return false } }
  open var view: UIView? { get { _Absence.report("UIIndirectScribbleInteraction.view", answer: "nil"); return nil } }
  open func willMove(to view: UIView?) { _Absence.report("UIIndirectScribbleInteraction.willMove(to:)") }
}
open class UIInputSuggestion: NSObject {
  public override init() { _Absence.report("UIInputSuggestion", answer: "a plain object"); super.init() }
}
@preconcurrency @MainActor open class UIInputView: UIView {
  public override init(frame: CGRect) { _Absence.report("UIInputView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "UIInputView") }
  public required init?(coder: NSCoder) { _Absence.report("UIInputView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "UIInputView") }
  open var allowsSelfSizing: Bool { get { _Absence.value(of: self, "UIInputView.allowsSelfSizing", else: false) } set { _Absence.keep(newValue, of: self, "UIInputView.allowsSelfSizing") } }
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) { _Absence.report("UIInputView.init(frame:inputViewStyle:)", answer: "a plain object"); super.init(frame: .zero) }
  open var inputViewStyle: UIInputView.Style { get { _Absence.report("UIInputView.inputViewStyle", answer: "UIInputView.Style.`default`"); return UIInputView.Style.`default` } }
}
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UIInputViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UIInputViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UIInputViewController") }
  open func advanceToNextInputMode() { _Absence.report("UIInputViewController.advanceToNextInputMode()") }
  open func dismissKeyboard() { _Absence.report("UIInputViewController.dismissKeyboard()") }
  open func handleInputModeList(from view: UIView, with event: UIEvent) { _Absence.report("UIInputViewController.handleInputModeList(from:with:)") }
  open var hasDictationKey: Bool { get { _Absence.value(of: self, "UIInputViewController.hasDictationKey", else: false) } set { _Absence.keep(newValue, of: self, "UIInputViewController.hasDictationKey") } }
  open var hasFullAccess: Bool { get { _Absence.report("UIInputViewController.hasFullAccess", answer: "false"); return false } }
  override open var inputView: UIInputView? { get { _Absence.value(of: self, "UIInputViewController.inputView", else: nil) } set { _Absence.keep(newValue, of: self, "UIInputViewController.inputView") } }
  open var needsInputModeSwitchKey: Bool { get { _Absence.report("UIInputViewController.needsInputModeSwitchKey", answer: "false"); return false } }
  open var primaryLanguage: String? { get { _Absence.value(of: self, "UIInputViewController.primaryLanguage", else: nil) } set { _Absence.keep(newValue, of: self, "UIInputViewController.primaryLanguage") } }
  @discardableResult open func requestSupplementaryLexicon() async -> UILexicon { _Absence.report("UIInputViewController.requestSupplementaryLexicon()", answer: "UILexicon()"); return UILexicon() }
  open var textDocumentProxy: any UITextDocumentProxy { get { _Absence.trap("UIInputViewController.textDocumentProxy") } }
}
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public override init() { _Absence.report("UIInterpolatingMotionEffect", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) { _Absence.report("UIInterpolatingMotionEffect.init(keyPath:type:)", answer: "a plain object"); super.init() }
  open var keyPath: String { get { _Absence.report("UIInterpolatingMotionEffect.keyPath", answer: "\"\""); return "" } }
  open var maximumRelativeValue: Any? { get { _Absence.value(of: self, "UIInterpolatingMotionEffect.maximumRelativeValue", else: nil) } set { _Absence.keep(newValue, of: self, "UIInterpolatingMotionEffect.maximumRelativeValue") } }
  open var minimumRelativeValue: Any? { get { _Absence.value(of: self, "UIInterpolatingMotionEffect.minimumRelativeValue", else: nil) } set { _Absence.keep(newValue, of: self, "UIInterpolatingMotionEffect.minimumRelativeValue") } }
  open var type: UIInterpolatingMotionEffect.EffectType { get { _Absence.report("UIInterpolatingMotionEffect.type", answer: "UIInterpolatingMotionEffect.EffectType.`tiltAlongHorizontalAxis`"); return UIInterpolatingMotionEffect.EffectType.`tiltAlongHorizontalAxis` } }
}
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject {
  public override init() { _Absence.report("UILargeContentViewerInteraction", answer: "a plain object"); super.init() }
  open var delegate: (any UILargeContentViewerInteractionDelegate)? { get { _Absence.report("UILargeContentViewerInteraction.delegate", answer: "nil"); return nil } }
  nonisolated public static var enabledStatusDidChangeNotification: NSNotification.Name { _Absence.report("UILargeContentViewerInteraction.enabledStatusDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UILargeContentViewerInteractionEnabledStatusDidChangeNotification") }
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { get { _Absence.report("UILargeContentViewerInteraction.gestureRecognizerForExclusionRelationship", answer: "UIGestureRecognizer()"); return UIGestureRecognizer() } }
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { _Absence.report("UILargeContentViewerInteraction.init(delegate:)", answer: "a plain object"); super.init() }
  open class var isEnabled: Bool { get { _Absence.report("UILargeContentViewerInteraction.isEnabled", answer: "false"); return false } }
}
@preconcurrency @MainActor open class UILexicon: NSObject {
  public override init() { _Absence.report("UILexicon", answer: "a plain object"); super.init() }
  open var entries: [UILexiconEntry] { get { _Absence.report("UILexicon.entries", answer: "[]"); return [] } }
}
@preconcurrency @MainActor open class UILexiconEntry: NSObject {
  public override init() { _Absence.report("UILexiconEntry", answer: "a plain object"); super.init() }
  open var documentText: String { get { _Absence.report("UILexiconEntry.documentText", answer: "\"\""); return "" } }
  open var userInput: String { get { _Absence.report("UILexiconEntry.userInput", answer: "\"\""); return "" } }
}
@preconcurrency @MainActor open class UILocalNotification: NSObject {
  public override init() { _Absence.report("UILocalNotification", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UILocalNotification", answer: "a plain object"); super.init() }
  open var alertAction: String? { get { _Absence.value(of: self, "UILocalNotification.alertAction", else: nil) } set { _Absence.keep(newValue, of: self, "UILocalNotification.alertAction") } }
  open var alertBody: String? { get { _Absence.value(of: self, "UILocalNotification.alertBody", else: nil) } set { _Absence.keep(newValue, of: self, "UILocalNotification.alertBody") } }
  open var alertLaunchImage: String? { get { _Absence.value(of: self, "UILocalNotification.alertLaunchImage", else: nil) } set { _Absence.keep(newValue, of: self, "UILocalNotification.alertLaunchImage") } }
  open var alertTitle: String? { get { _Absence.value(of: self, "UILocalNotification.alertTitle", else: nil) } set { _Absence.keep(newValue, of: self, "UILocalNotification.alertTitle") } }
  open var applicationIconBadgeNumber: Int { get { _Absence.value(of: self, "UILocalNotification.applicationIconBadgeNumber", else: 0) } set { _Absence.keep(newValue, of: self, "UILocalNotification.applicationIconBadgeNumber") } }
  open var category: String? { get { _Absence.value(of: self, "UILocalNotification.category", else: nil) } set { _Absence.keep(newValue, of: self, "UILocalNotification.category") } }
  open var fireDate: Date? { get { _Absence.value(of: self, "UILocalNotification.fireDate", else: nil) } set { _Absence.keep(newValue, of: self, "UILocalNotification.fireDate") } }
  open var hasAction: Bool { get { _Absence.value(of: self, "UILocalNotification.hasAction", else: false) } set { _Absence.keep(newValue, of: self, "UILocalNotification.hasAction") } }
  open var regionTriggersOnce: Bool { get { _Absence.value(of: self, "UILocalNotification.regionTriggersOnce", else: false) } set { _Absence.keep(newValue, of: self, "UILocalNotification.regionTriggersOnce") } }
  open var repeatCalendar: Calendar? { get { _Absence.value(of: self, "UILocalNotification.repeatCalendar", else: nil) } set { _Absence.keep(newValue, of: self, "UILocalNotification.repeatCalendar") } }
  open var repeatInterval: NSCalendar.Unit { get { _Absence.value(of: self, "UILocalNotification.repeatInterval", else: []) } set { _Absence.keep(newValue, of: self, "UILocalNotification.repeatInterval") } }
  open var soundName: String? { get { _Absence.value(of: self, "UILocalNotification.soundName", else: nil) } set { _Absence.keep(newValue, of: self, "UILocalNotification.soundName") } }
  open var timeZone: TimeZone? { get { _Absence.value(of: self, "UILocalNotification.timeZone", else: nil) } set { _Absence.keep(newValue, of: self, "UILocalNotification.timeZone") } }
  open var userInfo: [AnyHashable : Any]? { get { _Absence.value(of: self, "UILocalNotification.userInfo", else: nil) } set { _Absence.keep(newValue, of: self, "UILocalNotification.userInfo") } }
}
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  public override init() { _Absence.report("UILocalizedIndexedCollation", answer: "a plain object"); super.init() }
  @discardableResult open class func current() -> Self { _Absence.trap("UILocalizedIndexedCollation.current()") }
  @discardableResult open func section(for object: Any, collationStringSelector selector: Selector) -> Int { _Absence.report("UILocalizedIndexedCollation.section(for:collationStringSelector:)", answer: "0"); return 0 }
  @discardableResult open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { _Absence.report("UILocalizedIndexedCollation.section(forSectionIndexTitle:)", answer: "0"); return 0 }
  open var sectionIndexTitles: [String] { get { _Absence.report("UILocalizedIndexedCollation.sectionIndexTitles", answer: "[]"); return [] } }
  open var sectionTitles: [String] { get { _Absence.report("UILocalizedIndexedCollation.sectionTitles", answer: "[]"); return [] } }
  @discardableResult open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] { _Absence.report("UILocalizedIndexedCollation.sortedArray(from:collationStringSelector:)", answer: "[]"); return [] }
}
open class UIMailConversationContext: UIConversationContext {
  public override init() { _Absence.report("UIMailConversationContext", answer: "a plain object"); super.init() }
  open var responseHasCustomSignature: Bool { get { _Absence.value(of: self, "UIMailConversationContext.responseHasCustomSignature", else: false) } set { _Absence.keep(newValue, of: self, "UIMailConversationContext.responseHasCustomSignature") } }
  open var responseSecondaryRecipientIdentifiers: Set<String> { get { _Absence.value(of: self, "UIMailConversationContext.responseSecondaryRecipientIdentifiers", else: []) } set { _Absence.keep(newValue, of: self, "UIMailConversationContext.responseSecondaryRecipientIdentifiers") } }
  open var responseSubject: String { get { _Absence.value(of: self, "UIMailConversationContext.responseSubject", else: "") } set { _Absence.keep(newValue, of: self, "UIMailConversationContext.responseSubject") } }
}
extension UIMailConversationContext {
open class MailEntry: UIConversationContext.Entry {
  public override init() { _Absence.report("UIMailConversationContext.MailEntry", answer: "a plain object"); super.init() }
  open var kind: UIMailConversationContext.MailEntry.Kind { get { _Absence.value(of: self, "UIMailConversationContext.MailEntry.kind", else: UIMailConversationContext.MailEntry.Kind.`none`) } set { _Absence.keep(newValue, of: self, "UIMailConversationContext.MailEntry.kind") } }
  open var responseSecondaryRecipientIdentifiers: Set<String> { get { _Absence.value(of: self, "UIMailConversationContext.MailEntry.responseSecondaryRecipientIdentifiers", else: []) } set { _Absence.keep(newValue, of: self, "UIMailConversationContext.MailEntry.responseSecondaryRecipientIdentifiers") } }
}
}
@preconcurrency @MainActor open class UIMainMenuSystem: UIMenuSystem {
  public override init() { _Absence.report("UIMainMenuSystem", answer: "a plain object"); super.init() }
  open class var shared: UIMainMenuSystem { get { _Absence.report("UIMainMenuSystem.shared", answer: "UIMainMenuSystem()"); return UIMainMenuSystem() } }
}
extension UIMainMenuSystem {
@preconcurrency @MainActor open class Configuration: NSObject {
  public override init() { _Absence.report("UIMainMenuSystem.Configuration", answer: "a plain object"); super.init() }
  open var documentPreference: UIMenuSystem.ElementGroupPreference { get { _Absence.value(of: self, "UIMainMenuSystem.Configuration.documentPreference", else: UIMenuSystem.ElementGroupPreference.`automatic`) } set { _Absence.keep(newValue, of: self, "UIMainMenuSystem.Configuration.documentPreference") } }
  open var findingConfiguration: UIMenuSystem.FindElementGroupConfiguration { get { _Absence.report("UIMainMenuSystem.Configuration.findingConfiguration", answer: "UIMenuSystem.FindElementGroupConfiguration()"); return UIMenuSystem.FindElementGroupConfiguration() } }
  open var findingPreference: UIMenuSystem.ElementGroupPreference { get { _Absence.value(of: self, "UIMainMenuSystem.Configuration.findingPreference", else: UIMenuSystem.ElementGroupPreference.`automatic`) } set { _Absence.keep(newValue, of: self, "UIMainMenuSystem.Configuration.findingPreference") } }
  open var inspectorPreference: UIMenuSystem.ElementGroupPreference { get { _Absence.value(of: self, "UIMainMenuSystem.Configuration.inspectorPreference", else: UIMenuSystem.ElementGroupPreference.`automatic`) } set { _Absence.keep(newValue, of: self, "UIMainMenuSystem.Configuration.inspectorPreference") } }
  open var newScenePreference: UIMenuSystem.ElementGroupPreference { get { _Absence.value(of: self, "UIMainMenuSystem.Configuration.newScenePreference", else: UIMenuSystem.ElementGroupPreference.`automatic`) } set { _Absence.keep(newValue, of: self, "UIMainMenuSystem.Configuration.newScenePreference") } }
  open var printingPreference: UIMenuSystem.ElementGroupPreference { get { _Absence.value(of: self, "UIMainMenuSystem.Configuration.printingPreference", else: UIMenuSystem.ElementGroupPreference.`automatic`) } set { _Absence.keep(newValue, of: self, "UIMainMenuSystem.Configuration.printingPreference") } }
  open var sidebarPreference: UIMenuSystem.ElementGroupPreference { get { _Absence.value(of: self, "UIMainMenuSystem.Configuration.sidebarPreference", else: UIMenuSystem.ElementGroupPreference.`automatic`) } set { _Absence.keep(newValue, of: self, "UIMainMenuSystem.Configuration.sidebarPreference") } }
  open var textFormattingPreference: UIMenuSystem.ElementGroupPreference { get { _Absence.value(of: self, "UIMainMenuSystem.Configuration.textFormattingPreference", else: UIMenuSystem.ElementGroupPreference.`automatic`) } set { _Absence.keep(newValue, of: self, "UIMainMenuSystem.Configuration.textFormattingPreference") } }
  open var toolbarPreference: UIMenuSystem.ElementGroupPreference { get { _Absence.value(of: self, "UIMainMenuSystem.Configuration.toolbarPreference", else: UIMenuSystem.ElementGroupPreference.`automatic`) } set { _Absence.keep(newValue, of: self, "UIMainMenuSystem.Configuration.toolbarPreference") } }
}
}
@preconcurrency @MainActor open class UIManagedDocument: UIDocument {
  public override init() { _Absence.report("UIManagedDocument", answer: "a plain object"); super.init() }
  @discardableResult open func additionalContent(for absoluteURL: URL) throws -> Any { _Absence.report("UIManagedDocument.additionalContent(for:)", answer: "an error"); throw _Absence.Failure(name: "UIManagedDocument.additionalContent(for:)") }
  open func configurePersistentStoreCoordinator(for storeURL: URL, ofType fileType: String, modelConfiguration configuration: String?, storeOptions: [AnyHashable : Any]? = nil) throws { _Absence.report("UIManagedDocument.configurePersistentStoreCoordinator(for:ofType:modelConfiguration:storeOptions:)", answer: "an error"); throw _Absence.Failure(name: "UIManagedDocument.configurePersistentStoreCoordinator(for:ofType:modelConfiguration:storeOptions:)") }
  open var modelConfiguration: String? { get { _Absence.value(of: self, "UIManagedDocument.modelConfiguration", else: nil) } set { _Absence.keep(newValue, of: self, "UIManagedDocument.modelConfiguration") } }
  open class var persistentStoreName: String { get { _Absence.report("UIManagedDocument.persistentStoreName", answer: "\"\""); return "" } }
  open var persistentStoreOptions: [AnyHashable : Any]? { get { _Absence.value(of: self, "UIManagedDocument.persistentStoreOptions", else: nil) } set { _Absence.keep(newValue, of: self, "UIManagedDocument.persistentStoreOptions") } }
  @discardableResult open func persistentStoreType(forFileType fileType: String) -> String { _Absence.report("UIManagedDocument.persistentStoreType(forFileType:)", answer: "\"\""); return "" }
  open func readAdditionalContent(from absoluteURL: URL) throws { _Absence.report("UIManagedDocument.readAdditionalContent(from:)", answer: "an error"); throw _Absence.Failure(name: "UIManagedDocument.readAdditionalContent(from:)") }
  open func writeAdditionalContent(_ content: Any, to absoluteURL: URL, originalContentsURL absoluteOriginalContentsURL: URL?) throws { _Absence.report("UIManagedDocument.writeAdditionalContent(_:to:originalContentsURL:)", answer: "an error"); throw _Absence.Failure(name: "UIManagedDocument.writeAdditionalContent(_:to:originalContentsURL:)") }
}
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  public override init() { _Absence.report("UIMarkupTextPrintFormatter", answer: "a plain object"); super.init() }
  public init(markupText: String) { _Absence.report("UIMarkupTextPrintFormatter.init(markupText:)", answer: "a plain object"); super.init() }
  open var markupText: String? { get { _Absence.value(of: self, "UIMarkupTextPrintFormatter.markupText", else: nil) } set { _Absence.keep(newValue, of: self, "UIMarkupTextPrintFormatter.markupText") } }
}
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
  public override init() { _Absence.report("UIMenuDisplayPreferences", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIMenuDisplayPreferences", answer: "a plain object"); super.init() }
  open var maximumNumberOfTitleLines: Int { get { _Absence.value(of: self, "UIMenuDisplayPreferences.maximumNumberOfTitleLines", else: 0) } set { _Absence.keep(newValue, of: self, "UIMenuDisplayPreferences.maximumNumberOfTitleLines") } }
}
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  public override init() { _Absence.report("UIMenuSystem", answer: "a plain object"); super.init() }
  open class var context: UIMenuSystem { get { _Absence.report("UIMenuSystem.context", answer: "UIMenuSystem()"); return UIMenuSystem() } }
  open class var main: UIMenuSystem { get { _Absence.report("UIMenuSystem.main", answer: "UIMenuSystem()"); return UIMenuSystem() } }
  open func setNeedsRebuild() { _Absence.report("UIMenuSystem.setNeedsRebuild()") }
  open func setNeedsRevalidate() { _Absence.report("UIMenuSystem.setNeedsRevalidate()") }
}
extension UIMenuSystem {
@preconcurrency @MainActor open class FindElementGroupConfiguration: NSObject {
  public override init() { _Absence.report("UIMenuSystem.FindElementGroupConfiguration", answer: "a plain object"); super.init() }
  open var style: UIMenuSystem.FindElementGroupConfiguration.Style { get { _Absence.value(of: self, "UIMenuSystem.FindElementGroupConfiguration.style", else: UIMenuSystem.FindElementGroupConfiguration.Style.`automatic`) } set { _Absence.keep(newValue, of: self, "UIMenuSystem.FindElementGroupConfiguration.style") } }
}
}
open class UIMessageConversationContext: UIConversationContext {
  public override init() { _Absence.report("UIMessageConversationContext", answer: "a plain object"); super.init() }
  open var isJunk: Bool { get { _Absence.value(of: self, "UIMessageConversationContext.isJunk", else: false) } set { _Absence.keep(newValue, of: self, "UIMessageConversationContext.isJunk") } }
}
extension UIMessageConversationContext {
open class MessageEntry: UIConversationContext.Entry {
  public override init() { _Absence.report("UIMessageConversationContext.MessageEntry", answer: "a plain object"); super.init() }
  open var dataKind: UIMessageConversationContext.MessageEntry.DataKind { get { _Absence.value(of: self, "UIMessageConversationContext.MessageEntry.dataKind", else: UIMessageConversationContext.MessageEntry.DataKind.`attachment`) } set { _Absence.keep(newValue, of: self, "UIMessageConversationContext.MessageEntry.dataKind") } }
  open var wasSentBySelf: Bool { get { _Absence.value(of: self, "UIMessageConversationContext.MessageEntry.wasSentBySelf", else: false) } set { _Absence.keep(newValue, of: self, "UIMessageConversationContext.MessageEntry.wasSentBySelf") } }
}
}
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { _Absence.report("UIMotionEffect", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIMotionEffect", answer: "a plain object"); super.init() }
  @discardableResult open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String : Any]? { _Absence.report("UIMotionEffect.keyPathsAndRelativeValues(forViewerOffset:)", answer: "nil"); return nil }
}
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  public override init() { _Absence.report("UIMotionEffectGroup", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var motionEffects: [UIMotionEffect]? { get { _Absence.value(of: self, "UIMotionEffectGroup.motionEffects", else: nil) } set { _Absence.keep(newValue, of: self, "UIMotionEffectGroup.motionEffects") } }
}
@preconcurrency @MainActor open class UIMutableUserNotificationAction: UIUserNotificationAction {
  public override init() { _Absence.report("UIMutableUserNotificationAction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override open var activationMode: UIUserNotificationActivationMode { get { _Absence.value(of: self, "UIMutableUserNotificationAction.activationMode", else: UIUserNotificationActivationMode.`background`) } set { _Absence.keep(newValue, of: self, "UIMutableUserNotificationAction.activationMode") } }
  override open var behavior: UIUserNotificationActionBehavior { get { _Absence.value(of: self, "UIMutableUserNotificationAction.behavior", else: UIUserNotificationActionBehavior.`default`) } set { _Absence.keep(newValue, of: self, "UIMutableUserNotificationAction.behavior") } }
  override open var identifier: String? { get { _Absence.value(of: self, "UIMutableUserNotificationAction.identifier", else: nil) } set { _Absence.keep(newValue, of: self, "UIMutableUserNotificationAction.identifier") } }
  override open var isAuthenticationRequired: Bool { get { _Absence.value(of: self, "UIMutableUserNotificationAction.isAuthenticationRequired", else: false) } set { _Absence.keep(newValue, of: self, "UIMutableUserNotificationAction.isAuthenticationRequired") } }
  override open var isDestructive: Bool { get { _Absence.value(of: self, "UIMutableUserNotificationAction.isDestructive", else: false) } set { _Absence.keep(newValue, of: self, "UIMutableUserNotificationAction.isDestructive") } }
  override open var parameters: [AnyHashable : Any] { get { _Absence.value(of: self, "UIMutableUserNotificationAction.parameters", else: [:]) } set { _Absence.keep(newValue, of: self, "UIMutableUserNotificationAction.parameters") } }
  override open var title: String? { get { _Absence.value(of: self, "UIMutableUserNotificationAction.title", else: nil) } set { _Absence.keep(newValue, of: self, "UIMutableUserNotificationAction.title") } }
}
@preconcurrency @MainActor open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  public override init() { _Absence.report("UIMutableUserNotificationCategory", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override open var identifier: String? { get { _Absence.value(of: self, "UIMutableUserNotificationCategory.identifier", else: nil) } set { _Absence.keep(newValue, of: self, "UIMutableUserNotificationCategory.identifier") } }
  open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) { _Absence.report("UIMutableUserNotificationCategory.setActions(_:for:)") }
}
open class UIPageControlProgress: NSObject {
  public override init() { _Absence.report("UIPageControlProgress", answer: "a plain object"); super.init() }
  open var currentProgress: Float { get { _Absence.value(of: self, "UIPageControlProgress.currentProgress", else: 0) } set { _Absence.keep(newValue, of: self, "UIPageControlProgress.currentProgress") } }
  open var delegate: (any UIPageControlProgressDelegate)? { get { _Absence.value(of: self, "UIPageControlProgress.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIPageControlProgress.delegate", weakly: true) } }
  open var isProgressVisible: Bool { get { _Absence.report("UIPageControlProgress.isProgressVisible", answer: "false"); return false } }
}
open class UIPageControlTimerProgress: UIPageControlProgress {
  public override init() { _Absence.report("UIPageControlTimerProgress", answer: "a plain object"); super.init() }
  @discardableResult open func duration(forPage page: Int) -> TimeInterval { _Absence.report("UIPageControlTimerProgress.duration(forPage:)", answer: "0"); return 0 }
  public init(preferredDuration: TimeInterval) { _Absence.report("UIPageControlTimerProgress.init(preferredDuration:)", answer: "a plain object"); super.init() }
  open var isRunning: Bool { get { _Absence.report("UIPageControlTimerProgress.isRunning", answer: "false"); return false } }
  open func pauseTimer() { _Absence.report("UIPageControlTimerProgress.pauseTimer()") }
  open var preferredDuration: TimeInterval { get { _Absence.value(of: self, "UIPageControlTimerProgress.preferredDuration", else: 0) } set { _Absence.keep(newValue, of: self, "UIPageControlTimerProgress.preferredDuration") } }
  open var resetsToInitialPageAfterEnd: Bool { get { _Absence.value(of: self, "UIPageControlTimerProgress.resetsToInitialPageAfterEnd", else: false) } set { _Absence.keep(newValue, of: self, "UIPageControlTimerProgress.resetsToInitialPageAfterEnd") } }
  open func resumeTimer() { _Absence.report("UIPageControlTimerProgress.resumeTimer()") }
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { _Absence.report("UIPageControlTimerProgress.setDuration(_:forPage:)") }
}
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  public override init() { _Absence.report("UIPasteConfiguration", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIPasteConfiguration", answer: "a plain object"); super.init() }
  open var acceptableTypeIdentifiers: [String] { get { _Absence.value(of: self, "UIPasteConfiguration.acceptableTypeIdentifiers", else: []) } set { _Absence.keep(newValue, of: self, "UIPasteConfiguration.acceptableTypeIdentifiers") } }
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) { _Absence.report("UIPasteConfiguration.addAcceptableTypeIdentifiers(_:)") }
  open func addTypeIdentifiers<T>(forAccepting aClass: T.Type) where T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading { _Absence.report("UIPasteConfiguration.addTypeIdentifiers(forAccepting:)") }
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) { _Absence.report("UIPasteConfiguration.addTypeIdentifiers(forAccepting:)") }
  public convenience init(acceptableTypeIdentifiers: [String]) { _Absence.report("UIPasteConfiguration.init(acceptableTypeIdentifiers:)", answer: "a plain object"); self.init() }
  public convenience init<T>(forAccepting _: T.Type) where T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading { _Absence.report("UIPasteConfiguration.init(forAccepting:)", answer: "a plain object"); self.init() }
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) { _Absence.report("UIPasteConfiguration.init(forAccepting:)", answer: "a plain object"); self.init() }
  public convenience init(typeIdentifiersForAcceptingClass aClass: any NSItemProviderReading.Type) { _Absence.report("UIPasteConfiguration.init(typeIdentifiersForAcceptingClass:)", answer: "a plain object"); self.init() }
}
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  public override init(frame: CGRect) { _Absence.report("UIPasteControl", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "UIPasteControl") }
  public required init?(coder: NSCoder) { _Absence.report("UIPasteControl", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "UIPasteControl") }
  open var configuration: UIPasteControl.Configuration { get { _Absence.report("UIPasteControl.configuration", answer: "UIPasteControl.Configuration()"); return UIPasteControl.Configuration() } }
  public init(configuration: UIPasteControl.Configuration) { _Absence.report("UIPasteControl.init(configuration:)", answer: "a plain object"); super.init(frame: .zero) }
  open var target: (any UIPasteConfigurationSupporting)? { get { _Absence.value(of: self, "UIPasteControl.target", else: nil) } set { _Absence.keep(newValue, of: self, "UIPasteControl.target", weakly: true) } }
}
extension UIPasteControl {
@preconcurrency @MainActor open class Configuration: NSObject {
  public override init() { _Absence.report("UIPasteControl.Configuration", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIPasteControl.Configuration", answer: "a plain object"); super.init() }
  open var baseBackgroundColor: UIColor? { get { _Absence.value(of: self, "UIPasteControl.Configuration.baseBackgroundColor", else: nil) } set { _Absence.keep(newValue, of: self, "UIPasteControl.Configuration.baseBackgroundColor") } }
  open var baseForegroundColor: UIColor? { get { _Absence.value(of: self, "UIPasteControl.Configuration.baseForegroundColor", else: nil) } set { _Absence.keep(newValue, of: self, "UIPasteControl.Configuration.baseForegroundColor") } }
  open var cornerRadius: CGFloat { get { _Absence.value(of: self, "UIPasteControl.Configuration.cornerRadius", else: 0) } set { _Absence.keep(newValue, of: self, "UIPasteControl.Configuration.cornerRadius") } }
  open var cornerStyle: UIButton.Configuration.CornerStyle { get { _Absence.value(of: self, "UIPasteControl.Configuration.cornerStyle", else: UIButton.Configuration.CornerStyle.`fixed`) } set { _Absence.keep(newValue, of: self, "UIPasteControl.Configuration.cornerStyle") } }
  open var displayMode: UIPasteControl.DisplayMode { get { _Absence.value(of: self, "UIPasteControl.Configuration.displayMode", else: UIPasteControl.DisplayMode.`arrowAndLabel`) } set { _Absence.keep(newValue, of: self, "UIPasteControl.Configuration.displayMode") } }
  open var imagePlacement: NSDirectionalRectEdge { get { _Absence.value(of: self, "UIPasteControl.Configuration.imagePlacement", else: []) } set { _Absence.keep(newValue, of: self, "UIPasteControl.Configuration.imagePlacement") } }
}
}
@preconcurrency @MainActor open class UIPencilHoverPose: NSObject {
  public override init() { _Absence.report("UIPencilHoverPose", answer: "a plain object"); super.init() }
  open var altitudeAngle: CGFloat { get { _Absence.report("UIPencilHoverPose.altitudeAngle", answer: "0"); return 0 } }
  open var azimuthAngle: CGFloat { get { _Absence.report("UIPencilHoverPose.azimuthAngle", answer: "0"); return 0 } }
  open var azimuthUnitVector: CGVector { get { _Absence.report("UIPencilHoverPose.azimuthUnitVector", answer: ".zero"); return .zero } }
  open var location: CGPoint { get { _Absence.report("UIPencilHoverPose.location", answer: ".zero"); return .zero } }
  open var rollAngle: CGFloat { get { _Absence.report("UIPencilHoverPose.rollAngle", answer: "0"); return 0 } }
  open var zOffset: CGFloat { get { _Absence.report("UIPencilHoverPose.zOffset", answer: "0"); return 0 } }
}
@preconcurrency @MainActor open class UIPencilInteraction: NSObject {
  public override init() { _Absence.report("UIPencilInteraction", answer: "a plain object"); super.init() }
  open var delegate: (any UIPencilInteractionDelegate)? { get { _Absence.value(of: self, "UIPencilInteraction.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIPencilInteraction.delegate", weakly: true) } }
  public init(delegate: any UIPencilInteractionDelegate) { _Absence.report("UIPencilInteraction.init(delegate:)", answer: "a plain object"); super.init() }
  open var isEnabled: Bool { get { _Absence.value(of: self, "UIPencilInteraction.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UIPencilInteraction.isEnabled") } }
  open class var preferredSqueezeAction: UIPencilPreferredAction { get { _Absence.report("UIPencilInteraction.preferredSqueezeAction", answer: "UIPencilPreferredAction.`ignore`"); return UIPencilPreferredAction.`ignore` } }
  open class var preferredTapAction: UIPencilPreferredAction { get { _Absence.report("UIPencilInteraction.preferredTapAction", answer: "UIPencilPreferredAction.`ignore`"); return UIPencilPreferredAction.`ignore` } }
  open class var prefersHoverToolPreview: Bool { get { _Absence.report("UIPencilInteraction.prefersHoverToolPreview", answer: "false"); return false } }
  open class var prefersPencilOnlyDrawing: Bool { get { _Absence.report("UIPencilInteraction.prefersPencilOnlyDrawing", answer: "false"); return false } }
}
extension UIPencilInteraction {
@preconcurrency @MainActor open class Squeeze: NSObject {
  public override init() { _Absence.report("UIPencilInteraction.Squeeze", answer: "a plain object"); super.init() }
  open var hoverPose: UIPencilHoverPose? { get { _Absence.report("UIPencilInteraction.Squeeze.hoverPose", answer: "nil"); return nil } }
  open var phase: UIPencilInteraction.Phase { get { _Absence.report("UIPencilInteraction.Squeeze.phase", answer: "UIPencilInteraction.Phase.`began`"); return UIPencilInteraction.Phase.`began` } }
  open var timestamp: TimeInterval { get { _Absence.report("UIPencilInteraction.Squeeze.timestamp", answer: "0"); return 0 } }
}
}
extension UIPencilInteraction {
@preconcurrency @MainActor open class Tap: NSObject {
  public override init() { _Absence.report("UIPencilInteraction.Tap", answer: "a plain object"); super.init() }
  open var hoverPose: UIPencilHoverPose? { get { _Absence.report("UIPencilInteraction.Tap.hoverPose", answer: "nil"); return nil } }
  open var timestamp: TimeInterval { get { _Absence.report("UIPencilInteraction.Tap.timestamp", answer: "0"); return 0 } }
}
}
@preconcurrency @MainActor open class UIPointerLockState: NSObject {
  public override init() { _Absence.report("UIPointerLockState", answer: "a plain object"); super.init() }
  nonisolated public static var didChangeNotification: NSNotification.Name { _Absence.report("UIPointerLockState.didChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "UIPointerLockStateDidChangeNotification") }
  open var isLocked: Bool { get { _Absence.report("UIPointerLockState.isLocked", answer: "false"); return false } }
  nonisolated open class var sceneUserInfoKey: String { get { _Absence.report("UIPointerLockState.sceneUserInfoKey", answer: "\"\""); return "" } }
}
open class UIPopoverBackgroundView: UIView {
  public override init(frame: CGRect) { _Absence.report("UIPopoverBackgroundView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "UIPopoverBackgroundView") }
  public required init?(coder: NSCoder) { _Absence.report("UIPopoverBackgroundView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "UIPopoverBackgroundView") }
  open var arrowDirection: UIPopoverArrowDirection { get { _Absence.value(of: self, "UIPopoverBackgroundView.arrowDirection", else: []) } set { _Absence.keep(newValue, of: self, "UIPopoverBackgroundView.arrowDirection") } }
  open var arrowOffset: CGFloat { get { _Absence.value(of: self, "UIPopoverBackgroundView.arrowOffset", else: 0) } set { _Absence.keep(newValue, of: self, "UIPopoverBackgroundView.arrowOffset") } }
  open class var wantsDefaultContentAppearance: Bool { get { _Absence.report("UIPopoverBackgroundView.wantsDefaultContentAppearance", answer: "false"); return false } }
}
@preconcurrency @MainActor open class UIPopoverController: NSObject {
  public override init() { _Absence.report("UIPopoverController", answer: "a plain object"); super.init() }
  open var arrowDirection: UIPopoverArrowDirection { get { _Absence.report("UIPopoverController.arrowDirection", answer: "[]"); return [] } }
  open var backgroundColor: UIColor? { get { _Absence.value(of: self, "UIPopoverController.backgroundColor", else: nil) } set { _Absence.keep(newValue, of: self, "UIPopoverController.backgroundColor") } }
  open var backgroundViewClass: AnyClass? { get { _Absence.value(of: self, "UIPopoverController.backgroundViewClass", else: nil) } set { _Absence.keep(newValue, of: self, "UIPopoverController.backgroundViewClass") } }
  open var contentSize: CGSize { get { _Absence.value(of: self, "UIPopoverController.contentSize", else: .zero) } set { _Absence.keep(newValue, of: self, "UIPopoverController.contentSize") } }
  open var contentViewController: UIViewController { get { _Absence.value(of: self, "UIPopoverController.contentViewController", else: UIViewController()) } set { _Absence.keep(newValue, of: self, "UIPopoverController.contentViewController") } }
  open var delegate: (any UIPopoverControllerDelegate)? { get { _Absence.value(of: self, "UIPopoverController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIPopoverController.delegate", weakly: true) } }
  open func dismiss(animated: Bool) { _Absence.report("UIPopoverController.dismiss(animated:)") }
  public init(contentViewController viewController: UIViewController) { _Absence.report("UIPopoverController.init(contentViewController:)", answer: "a plain object"); super.init() }
  open var isPopoverVisible: Bool { get { _Absence.report("UIPopoverController.isPopoverVisible", answer: "false"); return false } }
  open var layoutMargins: UIEdgeInsets { get { _Absence.value(of: self, "UIPopoverController.layoutMargins", else: .zero) } set { _Absence.keep(newValue, of: self, "UIPopoverController.layoutMargins") } }
  open var passthroughViews: [UIView]? { get { _Absence.value(of: self, "UIPopoverController.passthroughViews", else: nil) } set { _Absence.keep(newValue, of: self, "UIPopoverController.passthroughViews") } }
  open func present(from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool) { _Absence.report("UIPopoverController.present(from:in:permittedArrowDirections:animated:)") }
  open func present(from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool) { _Absence.report("UIPopoverController.present(from:permittedArrowDirections:animated:)") }
  open func setContentSize(_ size: CGSize, animated: Bool) { _Absence.report("UIPopoverController.setContentSize(_:animated:)") }
  open func setContentView(_ viewController: UIViewController, animated: Bool) { _Absence.report("UIPopoverController.setContentView(_:animated:)") }
}
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  public override init() { _Absence.report("UIPreviewInteraction", answer: "a plain object"); super.init() }
  open func cancel() { _Absence.report("UIPreviewInteraction.cancel()") }
  open var delegate: (any UIPreviewInteractionDelegate)? { get { _Absence.value(of: self, "UIPreviewInteraction.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIPreviewInteraction.delegate", weakly: true) } }
  public init(view: UIView) { _Absence.report("UIPreviewInteraction.init(view:)", answer: "a plain object"); super.init() }
  @discardableResult open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { _Absence.report("UIPreviewInteraction.location(in:)", answer: ".zero"); return .zero }
  open var view: UIView? { get { _Absence.report("UIPreviewInteraction.view", answer: "nil"); return nil } }
}
open class UIPrintFormatter: NSObject {
  public override init() { _Absence.report("UIPrintFormatter", answer: "a plain object"); super.init() }
  open var contentInsets: UIEdgeInsets { get { _Absence.value(of: self, "UIPrintFormatter.contentInsets", else: .zero) } set { _Absence.keep(newValue, of: self, "UIPrintFormatter.contentInsets") } }
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) { _Absence.report("UIPrintFormatter.draw(in:forPageAt:)") }
  open var maximumContentHeight: CGFloat { get { _Absence.value(of: self, "UIPrintFormatter.maximumContentHeight", else: 0) } set { _Absence.keep(newValue, of: self, "UIPrintFormatter.maximumContentHeight") } }
  open var maximumContentWidth: CGFloat { get { _Absence.value(of: self, "UIPrintFormatter.maximumContentWidth", else: 0) } set { _Absence.keep(newValue, of: self, "UIPrintFormatter.maximumContentWidth") } }
  open var pageCount: Int { get { _Absence.report("UIPrintFormatter.pageCount", answer: "0"); return 0 } }
  open var perPageContentInsets: UIEdgeInsets { get { _Absence.value(of: self, "UIPrintFormatter.perPageContentInsets", else: .zero) } set { _Absence.keep(newValue, of: self, "UIPrintFormatter.perPageContentInsets") } }
  open var printPageRenderer: UIPrintPageRenderer? { get { _Absence.report("UIPrintFormatter.printPageRenderer", answer: "nil"); return nil } }
  @discardableResult open func rectForPage(at pageIndex: Int) -> CGRect { _Absence.report("UIPrintFormatter.rectForPage(at:)", answer: ".zero"); return .zero }
  open func removeFromPrintPageRenderer() { _Absence.report("UIPrintFormatter.removeFromPrintPageRenderer()") }
  open var requiresMainThread: Bool { get { _Absence.report("UIPrintFormatter.requiresMainThread", answer: "false"); return false } }
  open var startPage: Int { get { _Absence.value(of: self, "UIPrintFormatter.startPage", else: 0) } set { _Absence.keep(newValue, of: self, "UIPrintFormatter.startPage") } }
}
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  public override init() { _Absence.report("UIPrintInfo", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIPrintInfo", answer: "a plain object"); super.init() }
  open var dictionaryRepresentation: [AnyHashable : Any] { get { _Absence.report("UIPrintInfo.dictionaryRepresentation", answer: "[:]"); return [:] } }
  open var duplex: UIPrintInfo.Duplex { get { _Absence.value(of: self, "UIPrintInfo.duplex", else: UIPrintInfo.Duplex.`none`) } set { _Absence.keep(newValue, of: self, "UIPrintInfo.duplex") } }
  public init(dictionary: [AnyHashable : Any]?) { _Absence.report("UIPrintInfo.init(dictionary:)", answer: "a plain object"); super.init() }
  open var jobName: String { get { _Absence.value(of: self, "UIPrintInfo.jobName", else: "") } set { _Absence.keep(newValue, of: self, "UIPrintInfo.jobName") } }
  open var orientation: UIPrintInfo.Orientation { get { _Absence.value(of: self, "UIPrintInfo.orientation", else: UIPrintInfo.Orientation.`landscape`) } set { _Absence.keep(newValue, of: self, "UIPrintInfo.orientation") } }
  open var outputType: UIPrintInfo.OutputType { get { _Absence.value(of: self, "UIPrintInfo.outputType", else: UIPrintInfo.OutputType.`general`) } set { _Absence.keep(newValue, of: self, "UIPrintInfo.outputType") } }
  @discardableResult open class func printInfo() -> UIPrintInfo { _Absence.report("UIPrintInfo.printInfo()", answer: "UIPrintInfo()"); return UIPrintInfo() }
  open var printerID: String? { get { _Absence.value(of: self, "UIPrintInfo.printerID", else: nil) } set { _Absence.keep(newValue, of: self, "UIPrintInfo.printerID") } }
}
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public override init() { _Absence.report("UIPrintInteractionController", answer: "a plain object"); super.init() }
  @discardableResult open class func canPrint(_ data: Data) -> Bool { _Absence.report("UIPrintInteractionController.canPrint(_:)", answer: "false"); return false }
  @discardableResult open class func canPrint(_ url: URL) -> Bool { _Absence.report("UIPrintInteractionController.canPrint(_:)", answer: "false"); return false }
  open var delegate: (any UIPrintInteractionControllerDelegate)? { get { _Absence.value(of: self, "UIPrintInteractionController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIPrintInteractionController.delegate", weakly: true) } }
  open func dismiss(animated: Bool) { _Absence.report("UIPrintInteractionController.dismiss(animated:)") }
  open class var isPrintingAvailable: Bool { get { _Absence.report("UIPrintInteractionController.isPrintingAvailable", answer: "false"); return false } }
  @discardableResult open func present(animated: Bool, completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil) -> Bool { _Absence.report("UIPrintInteractionController.present(animated:completionHandler:)", answer: "false"); return false }
  @discardableResult open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil) -> Bool { _Absence.report("UIPrintInteractionController.present(from:animated:completionHandler:)", answer: "false"); return false }
  @discardableResult open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil) -> Bool { _Absence.report("UIPrintInteractionController.present(from:in:animated:completionHandler:)", answer: "false"); return false }
  @discardableResult open func print(to printer: UIPrinter, completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil) -> Bool { _Absence.report("UIPrintInteractionController.print(to:completionHandler:)", answer: "false"); return false }
  open var printFormatter: UIPrintFormatter? { get { _Absence.value(of: self, "UIPrintInteractionController.printFormatter", else: nil) } set { _Absence.keep(newValue, of: self, "UIPrintInteractionController.printFormatter") } }
  open var printInfo: UIPrintInfo? { get { _Absence.value(of: self, "UIPrintInteractionController.printInfo", else: nil) } set { _Absence.keep(newValue, of: self, "UIPrintInteractionController.printInfo") } }
  open var printPageRenderer: UIPrintPageRenderer? { get { _Absence.value(of: self, "UIPrintInteractionController.printPageRenderer", else: nil) } set { _Absence.keep(newValue, of: self, "UIPrintInteractionController.printPageRenderer") } }
  open var printPaper: UIPrintPaper? { get { _Absence.report("UIPrintInteractionController.printPaper", answer: "nil"); return nil } }
  open class var printableUTIs: Set<String> { get { _Absence.report("UIPrintInteractionController.printableUTIs", answer: "[]"); return [] } }
  open var printingItem: Any? { get { _Absence.value(of: self, "UIPrintInteractionController.printingItem", else: nil) } set { _Absence.keep(newValue, of: self, "UIPrintInteractionController.printingItem") } }
  open var printingItems: [Any]? { get { _Absence.value(of: self, "UIPrintInteractionController.printingItems", else: nil) } set { _Absence.keep(newValue, of: self, "UIPrintInteractionController.printingItems") } }
  open class var shared: UIPrintInteractionController { get { _Absence.report("UIPrintInteractionController.shared", answer: "UIPrintInteractionController()"); return UIPrintInteractionController() } }
  open var showsNumberOfCopies: Bool { get { _Absence.value(of: self, "UIPrintInteractionController.showsNumberOfCopies", else: false) } set { _Absence.keep(newValue, of: self, "UIPrintInteractionController.showsNumberOfCopies") } }
  open var showsPageRange: Bool { get { _Absence.value(of: self, "UIPrintInteractionController.showsPageRange", else: false) } set { _Absence.keep(newValue, of: self, "UIPrintInteractionController.showsPageRange") } }
  open var showsPaperOrientation: Bool { get { _Absence.value(of: self, "UIPrintInteractionController.showsPaperOrientation", else: false) } set { _Absence.keep(newValue, of: self, "UIPrintInteractionController.showsPaperOrientation") } }
  open var showsPaperSelectionForLoadedPapers: Bool { get { _Absence.value(of: self, "UIPrintInteractionController.showsPaperSelectionForLoadedPapers", else: false) } set { _Absence.keep(newValue, of: self, "UIPrintInteractionController.showsPaperSelectionForLoadedPapers") } }
}
open class UIPrintPageRenderer: NSObject {
  public override init() { _Absence.report("UIPrintPageRenderer", answer: "a plain object"); super.init() }
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) { _Absence.report("UIPrintPageRenderer.addPrintFormatter(_:startingAtPageAt:)") }
  @discardableResult open func currentRenderingQuality(forRequested requestedRenderingQuality: UIPrintRenderingQuality) -> UIPrintRenderingQuality { _Absence.report("UIPrintPageRenderer.currentRenderingQuality(forRequested:)", answer: "UIPrintRenderingQuality.`best`"); return UIPrintRenderingQuality.`best` }
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { _Absence.report("UIPrintPageRenderer.drawContentForPage(at:in:)") }
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { _Absence.report("UIPrintPageRenderer.drawFooterForPage(at:in:)") }
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { _Absence.report("UIPrintPageRenderer.drawHeaderForPage(at:in:)") }
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) { _Absence.report("UIPrintPageRenderer.drawPage(at:in:)") }
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) { _Absence.report("UIPrintPageRenderer.drawPrintFormatter(_:forPageAt:)") }
  open var footerHeight: CGFloat { get { _Absence.value(of: self, "UIPrintPageRenderer.footerHeight", else: 0) } set { _Absence.keep(newValue, of: self, "UIPrintPageRenderer.footerHeight") } }
  open var headerHeight: CGFloat { get { _Absence.value(of: self, "UIPrintPageRenderer.headerHeight", else: 0) } set { _Absence.keep(newValue, of: self, "UIPrintPageRenderer.headerHeight") } }
  open var numberOfPages: Int { get { _Absence.report("UIPrintPageRenderer.numberOfPages", answer: "0"); return 0 } }
  open var paperRect: CGRect { get { _Absence.report("UIPrintPageRenderer.paperRect", answer: ".zero"); return .zero } }
  open func prepare(forDrawingPages range: NSRange) { _Absence.report("UIPrintPageRenderer.prepare(forDrawingPages:)") }
  open var printFormatters: [UIPrintFormatter]? { get { _Absence.value(of: self, "UIPrintPageRenderer.printFormatters", else: nil) } set { _Absence.keep(newValue, of: self, "UIPrintPageRenderer.printFormatters") } }
  @discardableResult open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? { _Absence.report("UIPrintPageRenderer.printFormattersForPage(at:)", answer: "nil"); return nil }
  open var printableRect: CGRect { get { _Absence.report("UIPrintPageRenderer.printableRect", answer: ".zero"); return .zero } }
}
open class UIPrintPaper: NSObject {
  public override init() { _Absence.report("UIPrintPaper", answer: "a plain object"); super.init() }
  @discardableResult open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper { _Absence.report("UIPrintPaper.bestPaper(forPageSize:withPapersFrom:)", answer: "UIPrintPaper()"); return UIPrintPaper() }
  open var paperSize: CGSize { get { _Absence.report("UIPrintPaper.paperSize", answer: ".zero"); return .zero } }
  @discardableResult open func printRect() -> CGRect { _Absence.report("UIPrintPaper.printRect()", answer: ".zero"); return .zero }
  open var printableRect: CGRect { get { _Absence.report("UIPrintPaper.printableRect", answer: ".zero"); return .zero } }
}
@preconcurrency @MainActor open class UIPrintServiceExtension: NSObject {
  public override init() { _Absence.report("UIPrintServiceExtension", answer: "a plain object"); super.init() }
  @discardableResult open func printerDestinations(for printInfo: UIPrintInfo) -> [UIPrinterDestination] { _Absence.report("UIPrintServiceExtension.printerDestinations(for:)", answer: "[]"); return [] }
}
@preconcurrency @MainActor open class UIPrinter: NSObject {
  public override init() { _Absence.report("UIPrinter", answer: "a plain object"); super.init() }
  @discardableResult open func contactPrinter() async -> Bool { _Absence.report("UIPrinter.contactPrinter()", answer: "false"); return false }
  open var displayLocation: String? { get { _Absence.report("UIPrinter.displayLocation", answer: "nil"); return nil } }
  open var displayName: String { get { _Absence.report("UIPrinter.displayName", answer: "\"\""); return "" } }
  public init(URL url: URL) { _Absence.report("UIPrinter.init(URL:)", answer: "a plain object"); super.init() }
  public init(url: URL) { _Absence.report("UIPrinter.init(url:)", answer: "a plain object"); super.init() }
  open var makeAndModel: String? { get { _Absence.report("UIPrinter.makeAndModel", answer: "nil"); return nil } }
  open var supportedJobTypes: UIPrinter.JobTypes { get { _Absence.report("UIPrinter.supportedJobTypes", answer: "[]"); return [] } }
  open var supportsColor: Bool { get { _Absence.report("UIPrinter.supportsColor", answer: "false"); return false } }
  open var supportsDuplex: Bool { get { _Absence.report("UIPrinter.supportsDuplex", answer: "false"); return false } }
  open var url: URL { get { _Absence.report("UIPrinter.url", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
}
@preconcurrency @MainActor open class UIPrinterDestination: NSObject {
  public override init() { _Absence.report("UIPrinterDestination", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIPrinterDestination", answer: "a plain object"); super.init() }
  open var displayName: String? { get { _Absence.value(of: self, "UIPrinterDestination.displayName", else: nil) } set { _Absence.keep(newValue, of: self, "UIPrinterDestination.displayName") } }
  public init(URL url: URL) { _Absence.report("UIPrinterDestination.init(URL:)", answer: "a plain object"); super.init() }
  public init(url: URL) { _Absence.report("UIPrinterDestination.init(url:)", answer: "a plain object"); super.init() }
  open var txtRecord: Data? { get { _Absence.value(of: self, "UIPrinterDestination.txtRecord", else: nil) } set { _Absence.keep(newValue, of: self, "UIPrinterDestination.txtRecord") } }
  open var url: URL { get { _Absence.value(of: self, "UIPrinterDestination.url", else: URL(fileURLWithPath: "/dev/null")) } set { _Absence.keep(newValue, of: self, "UIPrinterDestination.url") } }
}
@preconcurrency @MainActor open class UIPrinterPickerController: NSObject {
  public override init() { _Absence.report("UIPrinterPickerController", answer: "a plain object"); super.init() }
  open var delegate: (any UIPrinterPickerControllerDelegate)? { get { _Absence.value(of: self, "UIPrinterPickerController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIPrinterPickerController.delegate", weakly: true) } }
  open func dismiss(animated: Bool) { _Absence.report("UIPrinterPickerController.dismiss(animated:)") }
  public init(initiallySelectedPrinter printer: UIPrinter?) { _Absence.report("UIPrinterPickerController.init(initiallySelectedPrinter:)", answer: "a plain object"); super.init() }
  @discardableResult open func present(animated: Bool, completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil) -> Bool { _Absence.report("UIPrinterPickerController.present(animated:completionHandler:)", answer: "false"); return false }
  @discardableResult open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil) -> Bool { _Absence.report("UIPrinterPickerController.present(from:animated:completionHandler:)", answer: "false"); return false }
  @discardableResult open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil) -> Bool { _Absence.report("UIPrinterPickerController.present(from:in:animated:completionHandler:)", answer: "false"); return false }
  open var selectedPrinter: UIPrinter? { get { _Absence.report("UIPrinterPickerController.selectedPrinter", answer: "nil"); return nil } }
}
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public override init() { _Absence.report("UIPushBehavior", answer: "a plain object"); super.init() }
  open var active: Bool { get { _Absence.value(of: self, "UIPushBehavior.active", else: false) } set { _Absence.keep(newValue, of: self, "UIPushBehavior.active") } }
  open func addItem(_ item: any UIDynamicItem) { _Absence.report("UIPushBehavior.addItem(_:)") }
  open var angle: CGFloat { get { _Absence.value(of: self, "UIPushBehavior.angle", else: 0) } set { _Absence.keep(newValue, of: self, "UIPushBehavior.angle") } }
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) { _Absence.report("UIPushBehavior.init(items:mode:)", answer: "a plain object"); super.init() }
  open var items: [any UIDynamicItem] { get { _Absence.report("UIPushBehavior.items", answer: "[]"); return [] } }
  open var magnitude: CGFloat { get { _Absence.value(of: self, "UIPushBehavior.magnitude", else: 0) } set { _Absence.keep(newValue, of: self, "UIPushBehavior.magnitude") } }
  open var mode: UIPushBehavior.Mode { get { _Absence.report("UIPushBehavior.mode", answer: "UIPushBehavior.Mode.`continuous`"); return UIPushBehavior.Mode.`continuous` } }
  open var pushDirection: CGVector { get { _Absence.value(of: self, "UIPushBehavior.pushDirection", else: .zero) } set { _Absence.keep(newValue, of: self, "UIPushBehavior.pushDirection") } }
  open func removeItem(_ item: any UIDynamicItem) { _Absence.report("UIPushBehavior.removeItem(_:)") }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { _Absence.report("UIPushBehavior.setAngle(_:magnitude:)") }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) { _Absence.report("UIPushBehavior.setTargetOffsetFromCenter(_:for:)") }
  @discardableResult open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { _Absence.report("UIPushBehavior.targetOffsetFromCenter(for:)", answer: ".zero"); return .zero }
}
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UIReferenceLibraryViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UIReferenceLibraryViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UIReferenceLibraryViewController") }
  @discardableResult open class func dictionaryHasDefinition(forTerm term: String) -> Bool { _Absence.report("UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm:)", answer: "false"); return false }
  public init(term: String) { _Absence.report("UIReferenceLibraryViewController.init(term:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
}
@preconcurrency @MainActor open class UIRegion: NSObject {
  public override init() { _Absence.report("UIRegion", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIRegion", answer: "a plain object"); super.init() }
  @discardableResult open func byDifference(from region: UIRegion) -> Self { _Absence.trap("UIRegion.byDifference(from:)") }
  @discardableResult open func byIntersection(with region: UIRegion) -> Self { _Absence.trap("UIRegion.byIntersection(with:)") }
  @discardableResult open func byUnion(with region: UIRegion) -> Self { _Absence.trap("UIRegion.byUnion(with:)") }
  @discardableResult open func contains(_ point: CGPoint) -> Bool { _Absence.report("UIRegion.contains(_:)", answer: "false"); return false }
  open class var infinite: UIRegion { get { _Absence.report("UIRegion.infinite", answer: "UIRegion()"); return UIRegion() } }
  public init(radius: CGFloat) { _Absence.report("UIRegion.init(radius:)", answer: "a plain object"); super.init() }
  public init(size: CGSize) { _Absence.report("UIRegion.init(size:)", answer: "a plain object"); super.init() }
  @discardableResult open func inverse() -> Self { _Absence.trap("UIRegion.inverse()") }
}
extension UIScene {
@preconcurrency @MainActor open class SystemProtectionManager: NSObject {
  public override init() { _Absence.report("UIScene.SystemProtectionManager", answer: "a plain object"); super.init() }
  open var isUserAuthenticationEnabled: Bool { get { _Absence.report("UIScene.SystemProtectionManager.isUserAuthenticationEnabled", answer: "false"); return false } }
}
}
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  public override init() { _Absence.report("UISceneSizeRestrictions", answer: "a plain object"); super.init() }
  open var allowsFullScreen: Bool { get { _Absence.value(of: self, "UISceneSizeRestrictions.allowsFullScreen", else: false) } set { _Absence.keep(newValue, of: self, "UISceneSizeRestrictions.allowsFullScreen") } }
  open var maximumSize: CGSize { get { _Absence.value(of: self, "UISceneSizeRestrictions.maximumSize", else: .zero) } set { _Absence.keep(newValue, of: self, "UISceneSizeRestrictions.maximumSize") } }
  open var minimumSize: CGSize { get { _Absence.value(of: self, "UISceneSizeRestrictions.minimumSize", else: .zero) } set { _Absence.keep(newValue, of: self, "UISceneSizeRestrictions.minimumSize") } }
}
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
  public override init() { _Absence.report("UISceneWindowingBehaviors", answer: "a plain object"); super.init() }
  open var isClosable: Bool { get { _Absence.value(of: self, "UISceneWindowingBehaviors.isClosable", else: false) } set { _Absence.keep(newValue, of: self, "UISceneWindowingBehaviors.isClosable") } }
  open var isMiniaturizable: Bool { get { _Absence.value(of: self, "UISceneWindowingBehaviors.isMiniaturizable", else: false) } set { _Absence.keep(newValue, of: self, "UISceneWindowingBehaviors.isMiniaturizable") } }
}
open class UIScreenMode: NSObject {
  public override init() { _Absence.report("UIScreenMode", answer: "a plain object"); super.init() }
  open var pixelAspectRatio: CGFloat { get { _Absence.report("UIScreenMode.pixelAspectRatio", answer: "0"); return 0 } }
  open var size: CGSize { get { _Absence.report("UIScreenMode.size", answer: ".zero"); return .zero } }
}
@preconcurrency @MainActor open class UIScreenshotService: NSObject {
  public override init() { _Absence.report("UIScreenshotService", answer: "a plain object"); super.init() }
  open var delegate: (any UIScreenshotServiceDelegate)? { get { _Absence.value(of: self, "UIScreenshotService.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIScreenshotService.delegate", weakly: true) } }
  open var windowScene: UIWindowScene? { get { _Absence.report("UIScreenshotService.windowScene", answer: "nil"); return nil } }
}
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject {
  public override init() { _Absence.report("UIScribbleInteraction", answer: "a plain object"); super.init() }
  open var delegate: (any UIScribbleInteractionDelegate)? { get { _Absence.report("UIScribbleInteraction.delegate", answer: "nil"); return nil } }
  public init(delegate: any UIScribbleInteractionDelegate) { _Absence.report("UIScribbleInteraction.init(delegate:)", answer: "a plain object"); super.init() }
  open var isHandlingWriting: Bool { get { _Absence.report("UIScribbleInteraction.isHandlingWriting", answer: "false"); return false } }
  open class var isPencilInputExpected: Bool { get { _Absence.report("UIScribbleInteraction.isPencilInputExpected", answer: "false"); return false } }
}
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  public override init() { _Absence.report("UIScrollEdgeEffect", answer: "a plain object"); super.init() }
  open var isHidden: Bool { get { _Absence.value(of: self, "UIScrollEdgeEffect.isHidden", else: false) } set { _Absence.keep(newValue, of: self, "UIScrollEdgeEffect.isHidden") } }
  open var style: UIScrollEdgeEffect.Style { get { _Absence.value(of: self, "UIScrollEdgeEffect.style", else: UIScrollEdgeEffect.Style()) } set { _Absence.keep(newValue, of: self, "UIScrollEdgeEffect.style") } }
}
extension UIScrollEdgeEffect {
@preconcurrency @MainActor open class Style: NSObject {
  public override init() { _Absence.report("UIScrollEdgeEffect.Style", answer: "a plain object"); super.init() }
  open class var automatic: UIScrollEdgeEffect.Style { get { _Absence.report("UIScrollEdgeEffect.Style.automatic", answer: "UIScrollEdgeEffect.Style()"); return UIScrollEdgeEffect.Style() } }
  open class var hard: UIScrollEdgeEffect.Style { get { _Absence.report("UIScrollEdgeEffect.Style.hard", answer: "UIScrollEdgeEffect.Style()"); return UIScrollEdgeEffect.Style() } }
  open class var soft: UIScrollEdgeEffect.Style { get { _Absence.report("UIScrollEdgeEffect.Style.soft", answer: "UIScrollEdgeEffect.Style()"); return UIScrollEdgeEffect.Style() } }
}
}
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject {
  public override init() { _Absence.report("UIScrollEdgeElementContainerInteraction", answer: "a plain object"); super.init() }
  open var edge: UIRectEdge { get { _Absence.value(of: self, "UIScrollEdgeElementContainerInteraction.edge", else: []) } set { _Absence.keep(newValue, of: self, "UIScrollEdgeElementContainerInteraction.edge") } }
  open var scrollView: UIScrollView? { get { _Absence.value(of: self, "UIScrollEdgeElementContainerInteraction.scrollView", else: nil) } set { _Absence.keep(newValue, of: self, "UIScrollEdgeElementContainerInteraction.scrollView", weakly: true) } }
}
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UISearchContainerViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UISearchContainerViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UISearchContainerViewController") }
  public init(searchController: UISearchController) { _Absence.report("UISearchContainerViewController.init(searchController:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  open var searchController: UISearchController { get { _Absence.report("UISearchContainerViewController.searchController", answer: "UISearchController()"); return UISearchController() } }
}
@preconcurrency @MainActor open class UISearchDisplayController: NSObject {
  public override init() { _Absence.report("UISearchDisplayController", answer: "a plain object"); super.init() }
  open var delegate: (any UISearchDisplayDelegate)? { get { _Absence.value(of: self, "UISearchDisplayController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UISearchDisplayController.delegate", weakly: true) } }
  open var displaysSearchBarInNavigationBar: Bool { get { _Absence.value(of: self, "UISearchDisplayController.displaysSearchBarInNavigationBar", else: false) } set { _Absence.keep(newValue, of: self, "UISearchDisplayController.displaysSearchBarInNavigationBar") } }
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) { _Absence.report("UISearchDisplayController.init(searchBar:contentsController:)", answer: "a plain object"); super.init() }
  open var isActive: Bool { get { _Absence.value(of: self, "UISearchDisplayController.isActive", else: false) } set { _Absence.keep(newValue, of: self, "UISearchDisplayController.isActive") } }
  open var navigationItem: UINavigationItem? { get { _Absence.report("UISearchDisplayController.navigationItem", answer: "nil"); return nil } }
  open var searchBar: UISearchBar { get { _Absence.report("UISearchDisplayController.searchBar", answer: "UISearchBar()"); return UISearchBar() } }
  open var searchContentsController: UIViewController { get { _Absence.report("UISearchDisplayController.searchContentsController", answer: "UIViewController()"); return UIViewController() } }
  open var searchResultsDataSource: (any UITableViewDataSource)? { get { _Absence.value(of: self, "UISearchDisplayController.searchResultsDataSource", else: nil) } set { _Absence.keep(newValue, of: self, "UISearchDisplayController.searchResultsDataSource", weakly: true) } }
  open var searchResultsDelegate: (any UITableViewDelegate)? { get { _Absence.value(of: self, "UISearchDisplayController.searchResultsDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "UISearchDisplayController.searchResultsDelegate", weakly: true) } }
  open var searchResultsTableView: UITableView { get { _Absence.report("UISearchDisplayController.searchResultsTableView", answer: "UITableView()"); return UITableView() } }
  open var searchResultsTitle: String? { get { _Absence.value(of: self, "UISearchDisplayController.searchResultsTitle", else: nil) } set { _Absence.keep(newValue, of: self, "UISearchDisplayController.searchResultsTitle") } }
  open func setActive(_ visible: Bool, animated: Bool) { _Absence.report("UISearchDisplayController.setActive(_:animated:)") }
}
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject {
  public override init() { _Absence.report("UISearchSuggestionItem", answer: "a plain object"); super.init() }
  open var iconImage: UIImage? { get { _Absence.report("UISearchSuggestionItem.iconImage", answer: "nil"); return nil } }
  public init(localizedAttributedSuggestion suggestion: NSAttributedString) { _Absence.report("UISearchSuggestionItem.init(localizedAttributedSuggestion:)", answer: "a plain object"); super.init() }
  public init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?) { _Absence.report("UISearchSuggestionItem.init(localizedAttributedSuggestion:localizedDescription:)", answer: "a plain object"); super.init() }
  public init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?, iconImage: UIImage?) { _Absence.report("UISearchSuggestionItem.init(localizedAttributedSuggestion:localizedDescription:iconImage:)", answer: "a plain object"); super.init() }
  public init(localizedSuggestion suggestion: String) { _Absence.report("UISearchSuggestionItem.init(localizedSuggestion:)", answer: "a plain object"); super.init() }
  public init(localizedSuggestion suggestion: String, localizedDescription description: String?) { _Absence.report("UISearchSuggestionItem.init(localizedSuggestion:localizedDescription:)", answer: "a plain object"); super.init() }
  public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?) { _Absence.report("UISearchSuggestionItem.init(localizedSuggestion:localizedDescription:iconImage:)", answer: "a plain object"); super.init() }
  open var localizedAttributedSuggestion: NSAttributedString? { get { _Absence.report("UISearchSuggestionItem.localizedAttributedSuggestion", answer: "nil"); return nil } }
  open var localizedDescription: String? { get { _Absence.report("UISearchSuggestionItem.localizedDescription", answer: "nil"); return nil } }
  open var localizedSuggestion: String? { get { _Absence.report("UISearchSuggestionItem.localizedSuggestion", answer: "nil"); return nil } }
  open var representedObject: Any? { get { _Absence.value(of: self, "UISearchSuggestionItem.representedObject", else: nil) } set { _Absence.keep(newValue, of: self, "UISearchSuggestionItem.representedObject") } }
}
@preconcurrency @MainActor open class UISearchTab: UITab {
  open var automaticallyActivatesSearch: Bool { get { _Absence.value(of: self, "UISearchTab.automaticallyActivatesSearch", else: false) } set { _Absence.keep(newValue, of: self, "UISearchTab.automaticallyActivatesSearch") } }
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) { _Absence.trap("UISearchTab.init(viewControllerProvider:)") }
}
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  public override init() { _Absence.report("UISimpleTextPrintFormatter", answer: "a plain object"); super.init() }
  open var attributedText: NSAttributedString? { get { _Absence.value(of: self, "UISimpleTextPrintFormatter.attributedText", else: nil) } set { _Absence.keep(newValue, of: self, "UISimpleTextPrintFormatter.attributedText") } }
  open var color: UIColor? { get { _Absence.value(of: self, "UISimpleTextPrintFormatter.color", else: nil) } set { _Absence.keep(newValue, of: self, "UISimpleTextPrintFormatter.color") } }
  open var font: UIFont? { get { _Absence.value(of: self, "UISimpleTextPrintFormatter.font", else: nil) } set { _Absence.keep(newValue, of: self, "UISimpleTextPrintFormatter.font") } }
  public init(attributedText: NSAttributedString) { _Absence.report("UISimpleTextPrintFormatter.init(attributedText:)", answer: "a plain object"); super.init() }
  public init(text: String) { _Absence.report("UISimpleTextPrintFormatter.init(text:)", answer: "a plain object"); super.init() }
  open var text: String? { get { _Absence.value(of: self, "UISimpleTextPrintFormatter.text", else: nil) } set { _Absence.keep(newValue, of: self, "UISimpleTextPrintFormatter.text") } }
  open var textAlignment: NSTextAlignment { get { _Absence.value(of: self, "UISimpleTextPrintFormatter.textAlignment", else: NSTextAlignment.`left`) } set { _Absence.keep(newValue, of: self, "UISimpleTextPrintFormatter.textAlignment") } }
}
open class UISmartReplySuggestion: UIInputSuggestion {
  public override init() { _Absence.report("UISmartReplySuggestion", answer: "a plain object"); super.init() }
  open var smartReply: String { get { _Absence.report("UISmartReplySuggestion.smartReply", answer: "\"\""); return "" } }
}
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  public override init() { _Absence.report("UISnapBehavior", answer: "a plain object"); super.init() }
  open var damping: CGFloat { get { _Absence.value(of: self, "UISnapBehavior.damping", else: 0) } set { _Absence.keep(newValue, of: self, "UISnapBehavior.damping") } }
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { _Absence.report("UISnapBehavior.init(item:snapTo:)", answer: "a plain object"); super.init() }
  public init(item: any UIDynamicItem, snapToPoint point: CGPoint) { _Absence.report("UISnapBehavior.init(item:snapToPoint:)", answer: "a plain object"); super.init() }
  open var snapPoint: CGPoint { get { _Absence.value(of: self, "UISnapBehavior.snapPoint", else: .zero) } set { _Absence.keep(newValue, of: self, "UISnapBehavior.snapPoint") } }
}
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject {
  public override init() { _Absence.report("UISpringLoadedInteraction", answer: "a plain object"); super.init() }
  public convenience init(activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) { _Absence.report("UISpringLoadedInteraction.init(activationHandler:)", answer: "a plain object"); self.init() }
  public init(interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?, activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) { _Absence.report("UISpringLoadedInteraction.init(interactionBehavior:interactionEffect:activationHandler:)", answer: "a plain object"); super.init() }
  open var interactionBehavior: any UISpringLoadedInteractionBehavior { get { _Absence.trap("UISpringLoadedInteraction.interactionBehavior") } }
  open var interactionEffect: any UISpringLoadedInteractionEffect { get { _Absence.trap("UISpringLoadedInteraction.interactionEffect") } }
}
open class UIStandardTextCursorView: UIView {
  public override init(frame: CGRect) { _Absence.report("UIStandardTextCursorView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "UIStandardTextCursorView") }
  public required init?(coder: NSCoder) { _Absence.report("UIStandardTextCursorView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "UIStandardTextCursorView") }
}
@preconcurrency @MainActor open class UIStoryboardPopoverSegue: UIStoryboardSegue {
  open var popoverController: UIPopoverController { get { _Absence.report("UIStoryboardPopoverSegue.popoverController", answer: "UIPopoverController()"); return UIPopoverController() } }
}
open class UISymbolContentTransition: NSObject {
  public override init() { _Absence.report("UISymbolContentTransition", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UISymbolContentTransition", answer: "a plain object"); super.init() }
}
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  public override init() { _Absence.report("UITabAccessory", answer: "a plain object"); super.init() }
  open var contentView: UIView { get { _Absence.report("UITabAccessory.contentView", answer: "UIView()"); return UIView() } }
  public init(contentView: UIView) { _Absence.report("UITabAccessory.init(contentView:)", answer: "a plain object"); super.init() }
}
extension UITabBarController {
@preconcurrency @MainActor open class Sidebar: NSObject {
  public override init() { _Absence.report("UITabBarController.Sidebar", answer: "a plain object"); super.init() }
  open var bottomBarView: UIView? { get { _Absence.value(of: self, "UITabBarController.Sidebar.bottomBarView", else: nil) } set { _Absence.keep(newValue, of: self, "UITabBarController.Sidebar.bottomBarView") } }
  open var delegate: (any UITabBarController.Sidebar.Delegate)? { get { _Absence.value(of: self, "UITabBarController.Sidebar.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UITabBarController.Sidebar.delegate", weakly: true) } }
  open var isHidden: Bool { get { _Absence.value(of: self, "UITabBarController.Sidebar.isHidden", else: false) } set { _Absence.keep(newValue, of: self, "UITabBarController.Sidebar.isHidden") } }
  open var navigationOverflowItems: UIDeferredMenuElement? { get { _Absence.value(of: self, "UITabBarController.Sidebar.navigationOverflowItems", else: nil) } set { _Absence.keep(newValue, of: self, "UITabBarController.Sidebar.navigationOverflowItems") } }
  open var preferredLayout: UITabBarController.Sidebar.Layout { get { _Absence.value(of: self, "UITabBarController.Sidebar.preferredLayout", else: UITabBarController.Sidebar.Layout.`automatic`) } set { _Absence.keep(newValue, of: self, "UITabBarController.Sidebar.preferredLayout") } }
  open func reconfigureItem(for tab: UITab) { _Absence.report("UITabBarController.Sidebar.reconfigureItem(for:)") }
}
}
@preconcurrency @MainActor open class UITabSidebarItem: NSObject {
  public override init() { _Absence.report("UITabSidebarItem", answer: "a plain object"); super.init() }
  public convenience init(request: UITabSidebarItem.Request) { _Absence.report("UITabSidebarItem.init(request:)", answer: "a plain object"); self.init() }
}
extension UITabSidebarItem {
@preconcurrency @MainActor open class Request: NSObject {
  public override init() { _Absence.report("UITabSidebarItem.Request", answer: "a plain object"); super.init() }
}
}
@preconcurrency @MainActor open class UITableViewDiffableDataSourceReference: NSObject {
  public override init() { _Absence.report("UITableViewDiffableDataSourceReference", answer: "a plain object"); super.init() }
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) { _Absence.report("UITableViewDiffableDataSourceReference.applySnapshot(_:animatingDifferences:)") }
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil) { _Absence.report("UITableViewDiffableDataSourceReference.applySnapshot(_:animatingDifferences:completion:)") }
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) { _Absence.report("UITableViewDiffableDataSourceReference.applySnapshot(usingReloadData:)") }
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil) { _Absence.report("UITableViewDiffableDataSourceReference.applySnapshot(usingReloadData:completion:)") }
  open var defaultRowAnimation: UITableView.RowAnimation { get { _Absence.value(of: self, "UITableViewDiffableDataSourceReference.defaultRowAnimation", else: UITableView.RowAnimation.`none`) } set { _Absence.keep(newValue, of: self, "UITableViewDiffableDataSourceReference.defaultRowAnimation") } }
  @discardableResult open func index(forSectionIdentifier identifier: Any) -> Int { _Absence.report("UITableViewDiffableDataSourceReference.index(forSectionIdentifier:)", answer: "0"); return 0 }
  @discardableResult open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? { _Absence.report("UITableViewDiffableDataSourceReference.indexPath(forItemIdentifier:)", answer: "nil"); return nil }
  public init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider) { _Absence.report("UITableViewDiffableDataSourceReference.init(tableView:cellProvider:)", answer: "a plain object"); super.init() }
  @discardableResult open func itemIdentifier(for indexPath: IndexPath) -> Any? { _Absence.report("UITableViewDiffableDataSourceReference.itemIdentifier(for:)", answer: "nil"); return nil }
  @discardableResult open func sectionIdentifier(for index: Int) -> Any? { _Absence.report("UITableViewDiffableDataSourceReference.sectionIdentifier(for:)", answer: "nil"); return nil }
  @discardableResult open func snapshot() -> NSDiffableDataSourceSnapshotReference { _Absence.report("UITableViewDiffableDataSourceReference.snapshot()", answer: "NSDiffableDataSourceSnapshotReference()"); return NSDiffableDataSourceSnapshotReference() }
}
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  public override init() { _Absence.report("UITableViewDropPlaceholder", answer: "a plain object"); super.init() }
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? { get { _Absence.value(of: self, "UITableViewDropPlaceholder.previewParametersProvider", else: nil) } set { _Absence.keep(newValue, of: self, "UITableViewDropPlaceholder.previewParametersProvider") } }
}
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  public override init() { _Absence.report("UITableViewPlaceholder", answer: "a plain object"); super.init() }
  open var cellUpdateHandler: ((UITableViewCell) -> Void)? { get { _Absence.value(of: self, "UITableViewPlaceholder.cellUpdateHandler", else: nil) } set { _Absence.keep(newValue, of: self, "UITableViewPlaceholder.cellUpdateHandler") } }
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) { _Absence.report("UITableViewPlaceholder.init(insertionIndexPath:reuseIdentifier:rowHeight:)", answer: "a plain object"); super.init() }
}
@preconcurrency @MainActor open class UITextChecker: NSObject {
  public override init() { _Absence.report("UITextChecker", answer: "a plain object"); super.init() }
  open class var availableLanguages: [String] { get { _Absence.report("UITextChecker.availableLanguages", answer: "[]"); return [] } }
  @discardableResult open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { _Absence.report("UITextChecker.completions(forPartialWordRange:in:language:)", answer: "nil"); return nil }
  @discardableResult open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { _Absence.report("UITextChecker.guesses(forWordRange:in:language:)", answer: "nil"); return nil }
  @discardableResult open class func hasLearnedWord(_ word: String) -> Bool { _Absence.report("UITextChecker.hasLearnedWord(_:)", answer: "false"); return false }
  open func ignoreWord(_ wordToIgnore: String) { _Absence.report("UITextChecker.ignoreWord(_:)") }
  open var ignoredWords: [String]? { get { _Absence.value(of: self, "UITextChecker.ignoredWords", else: nil) } set { _Absence.keep(newValue, of: self, "UITextChecker.ignoredWords") } }
  open class func learnWord(_ word: String) { _Absence.report("UITextChecker.learnWord(_:)") }
  @discardableResult open func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange { _Absence.report("UITextChecker.rangeOfMisspelledWord(in:range:startingAt:wrap:language:)", answer: "NSRange(location: NSNotFound, length: 0)"); return NSRange(location: NSNotFound, length: 0) }
  open class func unlearnWord(_ word: String) { _Absence.report("UITextChecker.unlearnWord(_:)") }
}
@preconcurrency @MainActor open class UITextCursorDropPositionAnimator: NSObject {
  public override init() { _Absence.report("UITextCursorDropPositionAnimator", answer: "a plain object"); super.init() }
  open func animate(alongsideChanges animation: (() -> Void)?) async { _Absence.report("UITextCursorDropPositionAnimator.animate(alongsideChanges:)") }
  open var cursorView: (any UIView & UITextCursorView)! { get { _Absence.report("UITextCursorDropPositionAnimator.cursorView", answer: "nil"); return nil } }
  public init!(textCursorView cursorView: (any UIView & UITextCursorView)!, textInput: (any UIView & UITextInput)!) { _Absence.report("UITextCursorDropPositionAnimator.init(textCursorView:textInput:)", answer: "nil"); return nil }
  open func placeCursor(at position: UITextPosition!, animated: Bool) { _Absence.report("UITextCursorDropPositionAnimator.placeCursor(at:animated:)") }
  open func setCursorVisible(_ visible: Bool, animated: Bool) { _Absence.report("UITextCursorDropPositionAnimator.setCursorVisible(_:animated:)") }
  open var textInput: (any UIView & UITextInput)! { get { _Absence.report("UITextCursorDropPositionAnimator.textInput", answer: "nil"); return nil } }
}
@preconcurrency @MainActor open class UITextDragPreviewRenderer: NSObject {
  public override init() { _Absence.report("UITextDragPreviewRenderer", answer: "a plain object"); super.init() }
  open func adjust(firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>, lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint) { _Absence.report("UITextDragPreviewRenderer.adjust(firstLineRect:bodyRect:lastLineRect:textOrigin:)") }
  open var bodyRect: CGRect { get { _Absence.report("UITextDragPreviewRenderer.bodyRect", answer: ".zero"); return .zero } }
  open var firstLineRect: CGRect { get { _Absence.report("UITextDragPreviewRenderer.firstLineRect", answer: ".zero"); return .zero } }
  open var image: UIImage { get { _Absence.report("UITextDragPreviewRenderer.image", answer: "UIImage()"); return UIImage() } }
  public convenience init(layoutManager: NSLayoutManager, range: NSRange) { _Absence.report("UITextDragPreviewRenderer.init(layoutManager:range:)", answer: "a plain object"); self.init() }
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) { _Absence.report("UITextDragPreviewRenderer.init(layoutManager:range:unifyRects:)", answer: "a plain object"); super.init() }
  open var lastLineRect: CGRect { get { _Absence.report("UITextDragPreviewRenderer.lastLineRect", answer: ".zero"); return .zero } }
  open var layoutManager: NSLayoutManager { get { _Absence.report("UITextDragPreviewRenderer.layoutManager", answer: "NSLayoutManager()"); return NSLayoutManager() } }
}
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  open var dropAction: UITextDropProposal.Action { get { _Absence.value(of: self, "UITextDropProposal.dropAction", else: UITextDropProposal.Action.`insert`) } set { _Absence.keep(newValue, of: self, "UITextDropProposal.dropAction") } }
  open var dropPerformer: UITextDropProposal.Performer { get { _Absence.value(of: self, "UITextDropProposal.dropPerformer", else: UITextDropProposal.Performer.`delegate`) } set { _Absence.keep(newValue, of: self, "UITextDropProposal.dropPerformer") } }
  open var dropProgressMode: UITextDropProposal.ProgressMode { get { _Absence.value(of: self, "UITextDropProposal.dropProgressMode", else: UITextDropProposal.ProgressMode.`custom`) } set { _Absence.keep(newValue, of: self, "UITextDropProposal.dropProgressMode") } }
  open var useFastSameViewOperations: Bool { get { _Absence.value(of: self, "UITextDropProposal.useFastSameViewOperations", else: false) } set { _Absence.keep(newValue, of: self, "UITextDropProposal.useFastSameViewOperations") } }
}
@preconcurrency @MainActor open class UITextFormattingCoordinator: NSObject {
  public override init() { _Absence.report("UITextFormattingCoordinator", answer: "a plain object"); super.init() }
  open var delegate: (any UITextFormattingCoordinatorDelegate)? { get { _Absence.value(of: self, "UITextFormattingCoordinator.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UITextFormattingCoordinator.delegate", weakly: true) } }
  public convenience init(for windowScene: UIWindowScene) { _Absence.report("UITextFormattingCoordinator.init(for:)", answer: "a plain object"); self.init() }
  public convenience init(forWindowScene windowScene: UIWindowScene) { _Absence.report("UITextFormattingCoordinator.init(forWindowScene:)", answer: "a plain object"); self.init() }
  public init(windowScene: UIWindowScene) { _Absence.report("UITextFormattingCoordinator.init(windowScene:)", answer: "a plain object"); super.init() }
  open class var isFontPanelVisible: Bool { get { _Absence.report("UITextFormattingCoordinator.isFontPanelVisible", answer: "false"); return false } }
  open func setSelectedAttributes(_ attributes: [NSAttributedString.Key : Any], isMultiple flag: Bool) { _Absence.report("UITextFormattingCoordinator.setSelectedAttributes(_:isMultiple:)") }
  open class func toggleFontPanel(_ sender: Any) { _Absence.report("UITextFormattingCoordinator.toggleFontPanel(_:)") }
}
@preconcurrency @MainActor open class UITextFormattingViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UITextFormattingViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UITextFormattingViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UITextFormattingViewController") }
  open var configuration: UITextFormattingViewController.Configuration { get { _Absence.report("UITextFormattingViewController.configuration", answer: "UITextFormattingViewController.Configuration()"); return UITextFormattingViewController.Configuration() } }
  public init() { _Absence.report("UITextFormattingViewController.init()", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  public init(configuration: UITextFormattingViewController.Configuration) { _Absence.report("UITextFormattingViewController.init(configuration:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
}
extension UITextFormattingViewController {
open class Component: NSObject {
  public override init() { _Absence.report("UITextFormattingViewController.Component", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UITextFormattingViewController.Component", answer: "a plain object"); super.init() }
  open var componentKey: UITextFormattingViewController.ComponentKey { get { _Absence.report("UITextFormattingViewController.Component.componentKey", answer: "UITextFormattingViewController.ComponentKey(rawValue: \"\")"); return UITextFormattingViewController.ComponentKey(rawValue: "") } }
  public init(componentKey: UITextFormattingViewController.ComponentKey, preferredSize: UITextFormattingViewController.ComponentSize) { _Absence.report("UITextFormattingViewController.Component.init(componentKey:preferredSize:)", answer: "a plain object"); super.init() }
  open var preferredSize: UITextFormattingViewController.ComponentSize { get { _Absence.report("UITextFormattingViewController.Component.preferredSize", answer: "UITextFormattingViewController.ComponentSize.`automatic`"); return UITextFormattingViewController.ComponentSize.`automatic` } }
}
}
extension UITextFormattingViewController {
open class ComponentGroup: NSObject {
  public override init() { _Absence.report("UITextFormattingViewController.ComponentGroup", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UITextFormattingViewController.ComponentGroup", answer: "a plain object"); super.init() }
  open var components: [UITextFormattingViewController.Component] { get { _Absence.report("UITextFormattingViewController.ComponentGroup.components", answer: "[]"); return [] } }
  public init(components: [UITextFormattingViewController.Component]) { _Absence.report("UITextFormattingViewController.ComponentGroup.init(components:)", answer: "a plain object"); super.init() }
}
}
extension UITextFormattingViewController {
open class Configuration: NSObject {
  public override init() { _Absence.report("UITextFormattingViewController.Configuration", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UITextFormattingViewController.Configuration", answer: "a plain object"); super.init() }
  open var fontPickerConfiguration: UIFontPickerViewController.Configuration? { get { _Absence.value(of: self, "UITextFormattingViewController.Configuration.fontPickerConfiguration", else: nil) } set { _Absence.keep(newValue, of: self, "UITextFormattingViewController.Configuration.fontPickerConfiguration") } }
  open var groups: [UITextFormattingViewController.ComponentGroup] { get { _Absence.report("UITextFormattingViewController.Configuration.groups", answer: "[]"); return [] } }
  public convenience init(groups: [UITextFormattingViewController.ComponentGroup]) { _Absence.report("UITextFormattingViewController.Configuration.init(groups:)", answer: "a plain object"); self.init() }
}
}
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  public override init() { _Absence.report("UITextInputAssistantItem", answer: "a plain object"); super.init() }
  open var allowsHidingShortcuts: Bool { get { _Absence.value(of: self, "UITextInputAssistantItem.allowsHidingShortcuts", else: false) } set { _Absence.keep(newValue, of: self, "UITextInputAssistantItem.allowsHidingShortcuts") } }
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] { get { _Absence.value(of: self, "UITextInputAssistantItem.leadingBarButtonGroups", else: []) } set { _Absence.keep(newValue, of: self, "UITextInputAssistantItem.leadingBarButtonGroups") } }
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] { get { _Absence.value(of: self, "UITextInputAssistantItem.trailingBarButtonGroups", else: []) } set { _Absence.keep(newValue, of: self, "UITextInputAssistantItem.trailingBarButtonGroups") } }
}
open class UITextInputContext: NSObject {
  public override init() { _Absence.report("UITextInputContext", answer: "a plain object"); super.init() }
  @discardableResult open class func current() -> UITextInputContext! { _Absence.report("UITextInputContext.current()", answer: "nil"); return nil }
  open var isDictationInputExpected: Bool { get { _Absence.value(of: self, "UITextInputContext.isDictationInputExpected", else: false) } set { _Absence.keep(newValue, of: self, "UITextInputContext.isDictationInputExpected") } }
  open var isHardwareKeyboardInputExpected: Bool { get { _Absence.value(of: self, "UITextInputContext.isHardwareKeyboardInputExpected", else: false) } set { _Absence.keep(newValue, of: self, "UITextInputContext.isHardwareKeyboardInputExpected") } }
  open var isPencilInputExpected: Bool { get { _Absence.value(of: self, "UITextInputContext.isPencilInputExpected", else: false) } set { _Absence.keep(newValue, of: self, "UITextInputContext.isPencilInputExpected") } }
}
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  public override init() { _Absence.report("UITextInputPasswordRules", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UITextInputPasswordRules", answer: "a plain object"); super.init() }
  public convenience init(descriptor passwordRulesDescriptor: String) { _Absence.report("UITextInputPasswordRules.init(descriptor:)", answer: "a plain object"); self.init() }
  open var passwordRulesDescriptor: String { get { _Absence.report("UITextInputPasswordRules.passwordRulesDescriptor", answer: "\"\""); return "" } }
}
@preconcurrency @MainActor open class UITextInteraction: NSObject {
  public override init() { _Absence.report("UITextInteraction", answer: "a plain object"); super.init() }
  open var delegate: (any UITextInteractionDelegate)? { get { _Absence.value(of: self, "UITextInteraction.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UITextInteraction.delegate", weakly: true) } }
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { get { _Absence.report("UITextInteraction.gesturesForFailureRequirements", answer: "[]"); return [] } }
  public convenience init(for mode: UITextInteractionMode) { _Absence.report("UITextInteraction.init(for:)", answer: "a plain object"); self.init() }
  public convenience init(forMode mode: UITextInteractionMode) { _Absence.report("UITextInteraction.init(forMode:)", answer: "a plain object"); self.init() }
  open var textInput: (any UIResponder & UITextInput)? { get { _Absence.value(of: self, "UITextInteraction.textInput", else: nil) } set { _Absence.keep(newValue, of: self, "UITextInteraction.textInput", weakly: true) } }
  open var textInteractionMode: UITextInteractionMode { get { _Absence.report("UITextInteraction.textInteractionMode", answer: "UITextInteractionMode.`editable`"); return UITextInteractionMode.`editable` } }
}
@preconcurrency @MainActor open class UITextLoupeSession: NSObject {
  public override init() { _Absence.report("UITextLoupeSession", answer: "a plain object"); super.init() }
  @discardableResult open class func begin(at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView) -> Self? { _Absence.report("UITextLoupeSession.begin(at:fromSelectionWidgetView:in:)", answer: "nil"); return nil }
  open func invalidate() { _Absence.report("UITextLoupeSession.invalidate()") }
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) { _Absence.report("UITextLoupeSession.move(to:withCaretRect:trackingCaret:)") }
}
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {
  public override init() { _Absence.report("UITextPlaceholder", answer: "a plain object"); super.init() }
  open var rects: [UITextSelectionRect] { get { _Absence.report("UITextPlaceholder.rects", answer: "[]"); return [] } }
}
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject {
  public override init() { _Absence.report("UITextSelectionDisplayInteraction", answer: "a plain object"); super.init() }
  open var cursorView: any UIView & UITextCursorView { get { if let kept: (any UIView & UITextCursorView) = _Absence.kept(of: self, "UITextSelectionDisplayInteraction.cursorView") { return kept }; _Absence.trap("UITextSelectionDisplayInteraction.cursorView") } set { _Absence.keep(newValue, of: self, "UITextSelectionDisplayInteraction.cursorView") } }
  open var delegate: (any UITextSelectionDisplayInteractionDelegate)? { get { _Absence.report("UITextSelectionDisplayInteraction.delegate", answer: "nil"); return nil } }
  open var handleViews: [any UIView & UITextSelectionHandleView] { get { _Absence.value(of: self, "UITextSelectionDisplayInteraction.handleViews", else: []) } set { _Absence.keep(newValue, of: self, "UITextSelectionDisplayInteraction.handleViews") } }
  open var highlightView: any UIView & UITextSelectionHighlightView { get { if let kept: (any UIView & UITextSelectionHighlightView) = _Absence.kept(of: self, "UITextSelectionDisplayInteraction.highlightView") { return kept }; _Absence.trap("UITextSelectionDisplayInteraction.highlightView") } set { _Absence.keep(newValue, of: self, "UITextSelectionDisplayInteraction.highlightView") } }
  public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) { _Absence.report("UITextSelectionDisplayInteraction.init(textInput:delegate:)", answer: "a plain object"); super.init() }
  open var isActivated: Bool { get { _Absence.value(of: self, "UITextSelectionDisplayInteraction.isActivated", else: false) } set { _Absence.keep(newValue, of: self, "UITextSelectionDisplayInteraction.isActivated") } }
  open func layoutManagedSubviews() { _Absence.report("UITextSelectionDisplayInteraction.layoutManagedSubviews()") }
  open func setNeedsSelectionUpdate() { _Absence.report("UITextSelectionDisplayInteraction.setNeedsSelectionUpdate()") }
  open var textInput: (any UITextInput)? { get { _Absence.report("UITextSelectionDisplayInteraction.textInput", answer: "nil"); return nil } }
}
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  public override init() { _Absence.report("UIToolTipConfiguration", answer: "a plain object"); super.init() }
  public convenience init(toolTip: String) { _Absence.report("UIToolTipConfiguration.init(toolTip:)", answer: "a plain object"); self.init() }
  public convenience init(toolTip: String, in sourceRect: CGRect) { _Absence.report("UIToolTipConfiguration.init(toolTip:in:)", answer: "a plain object"); self.init() }
  public convenience init(toolTip: String, inRect sourceRect: CGRect) { _Absence.report("UIToolTipConfiguration.init(toolTip:inRect:)", answer: "a plain object"); self.init() }
  open var sourceRect: CGRect? { get { _Absence.report("UIToolTipConfiguration.sourceRect", answer: "nil"); return nil } }
  open var toolTip: String { get { _Absence.report("UIToolTipConfiguration.toolTip", answer: "\"\""); return "" } }
}
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject {
  public override init() { _Absence.report("UIToolTipInteraction", answer: "a plain object"); super.init() }
  open var defaultToolTip: String? { get { _Absence.value(of: self, "UIToolTipInteraction.defaultToolTip", else: nil) } set { _Absence.keep(newValue, of: self, "UIToolTipInteraction.defaultToolTip") } }
  open var delegate: (any UIToolTipInteractionDelegate)? { get { _Absence.value(of: self, "UIToolTipInteraction.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIToolTipInteraction.delegate", weakly: true) } }
  public init(defaultToolTip: String) { _Absence.report("UIToolTipInteraction.init(defaultToolTip:)", answer: "a plain object"); super.init() }
  open var isEnabled: Bool { get { _Absence.value(of: self, "UIToolTipInteraction.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UIToolTipInteraction.isEnabled") } }
}
@preconcurrency @MainActor open class UIUpdateActionPhase: NSObject {
  public override init() { _Absence.report("UIUpdateActionPhase", answer: "a plain object"); super.init() }
  open class var afterCADisplayLinkDispatch: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.afterCADisplayLinkDispatch", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
  open class var afterCATransactionCommit: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.afterCATransactionCommit", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
  open class var afterEventDispatch: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.afterEventDispatch", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
  open class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.afterLowLatencyCATransactionCommit", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
  open class var afterLowLatencyEventDispatch: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.afterLowLatencyEventDispatch", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
  open class var afterUpdateComplete: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.afterUpdateComplete", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
  open class var afterUpdateScheduled: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.afterUpdateScheduled", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
  open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.beforeCADisplayLinkDispatch", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
  open class var beforeCATransactionCommit: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.beforeCATransactionCommit", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
  open class var beforeEventDispatch: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.beforeEventDispatch", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
  open class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.beforeLowLatencyCATransactionCommit", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
  open class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { get { _Absence.report("UIUpdateActionPhase.beforeLowLatencyEventDispatch", answer: "UIUpdateActionPhase()"); return UIUpdateActionPhase() } }
}
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  public override init() { _Absence.report("UIUpdateInfo", answer: "a plain object"); super.init() }
  open var completionDeadlineTime: TimeInterval { get { _Absence.report("UIUpdateInfo.completionDeadlineTime", answer: "0"); return 0 } }
  @discardableResult open class func current(for view: UIView) -> Self? { _Absence.report("UIUpdateInfo.current(for:)", answer: "nil"); return nil }
  @discardableResult open class func current(for windowScene: UIWindowScene) -> Self? { _Absence.report("UIUpdateInfo.current(for:)", answer: "nil"); return nil }
  open var estimatedPresentationTime: TimeInterval { get { _Absence.report("UIUpdateInfo.estimatedPresentationTime", answer: "0"); return 0 } }
  open var isImmediatePresentationExpected: Bool { get { _Absence.report("UIUpdateInfo.isImmediatePresentationExpected", answer: "false"); return false } }
  open var isLowLatencyEventDispatchConfirmed: Bool { get { _Absence.report("UIUpdateInfo.isLowLatencyEventDispatchConfirmed", answer: "false"); return false } }
  open var isPerformingLowLatencyPhases: Bool { get { _Absence.report("UIUpdateInfo.isPerformingLowLatencyPhases", answer: "false"); return false } }
  open var modelTime: TimeInterval { get { _Absence.report("UIUpdateInfo.modelTime", answer: "0"); return 0 } }
}
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  public override init() { _Absence.report("UIUpdateLink", answer: "a plain object"); super.init() }
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) { _Absence.report("UIUpdateLink.addAction(handler:)") }
  open func addAction(target: Any, selector: Selector) { _Absence.report("UIUpdateLink.addAction(target:selector:)") }
  open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) { _Absence.report("UIUpdateLink.addAction(to:handler:)") }
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) { _Absence.report("UIUpdateLink.addAction(to:target:selector:)") }
  @discardableResult open func currentUpdateInfo() -> UIUpdateInfo? { _Absence.report("UIUpdateLink.currentUpdateInfo()", answer: "nil"); return nil }
  public init(view: UIView) { _Absence.report("UIUpdateLink.init(view:)", answer: "a plain object"); super.init() }
  public init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) { _Absence.report("UIUpdateLink.init(view:actionHandler:)", answer: "a plain object"); super.init() }
  public init(view: UIView, actionTarget target: Any, selector: Selector) { _Absence.report("UIUpdateLink.init(view:actionTarget:selector:)", answer: "a plain object"); super.init() }
  public init(windowScene: UIWindowScene) { _Absence.report("UIUpdateLink.init(windowScene:)", answer: "a plain object"); super.init() }
  public init(windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) { _Absence.report("UIUpdateLink.init(windowScene:actionHandler:)", answer: "a plain object"); super.init() }
  public init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) { _Absence.report("UIUpdateLink.init(windowScene:actionTarget:selector:)", answer: "a plain object"); super.init() }
  open var isEnabled: Bool { get { _Absence.value(of: self, "UIUpdateLink.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "UIUpdateLink.isEnabled") } }
  open var preferredFrameRateRange: CAFrameRateRange { get { _Absence.value(of: self, "UIUpdateLink.preferredFrameRateRange", else: CAFrameRateRange()) } set { _Absence.keep(newValue, of: self, "UIUpdateLink.preferredFrameRateRange") } }
  open var requiresContinuousUpdates: Bool { get { _Absence.value(of: self, "UIUpdateLink.requiresContinuousUpdates", else: false) } set { _Absence.keep(newValue, of: self, "UIUpdateLink.requiresContinuousUpdates") } }
  open var wantsImmediatePresentation: Bool { get { _Absence.value(of: self, "UIUpdateLink.wantsImmediatePresentation", else: false) } set { _Absence.keep(newValue, of: self, "UIUpdateLink.wantsImmediatePresentation") } }
  open var wantsLowLatencyEventDispatch: Bool { get { _Absence.value(of: self, "UIUpdateLink.wantsLowLatencyEventDispatch", else: false) } set { _Absence.keep(newValue, of: self, "UIUpdateLink.wantsLowLatencyEventDispatch") } }
}
@preconcurrency @MainActor open class UIUserNotificationAction: NSObject {
  public override init() { _Absence.report("UIUserNotificationAction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIUserNotificationAction", answer: "a plain object"); super.init() }
  open var activationMode: UIUserNotificationActivationMode { get { _Absence.report("UIUserNotificationAction.activationMode", answer: "UIUserNotificationActivationMode.`background`"); return UIUserNotificationActivationMode.`background` } }
  open var behavior: UIUserNotificationActionBehavior { get { _Absence.report("UIUserNotificationAction.behavior", answer: "UIUserNotificationActionBehavior.`default`"); return UIUserNotificationActionBehavior.`default` } }
  open var identifier: String? { get { _Absence.report("UIUserNotificationAction.identifier", answer: "nil"); return nil } }
  open var isAuthenticationRequired: Bool { get { _Absence.report("UIUserNotificationAction.isAuthenticationRequired", answer: "false"); return false } }
  open var isDestructive: Bool { get { _Absence.report("UIUserNotificationAction.isDestructive", answer: "false"); return false } }
  open var parameters: [AnyHashable : Any] { get { _Absence.report("UIUserNotificationAction.parameters", answer: "[:]"); return [:] } }
  open var title: String? { get { _Absence.report("UIUserNotificationAction.title", answer: "nil"); return nil } }
}
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
  public override init() { _Absence.report("UIUserNotificationCategory", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("UIUserNotificationCategory", answer: "a plain object"); super.init() }
  @discardableResult open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { _Absence.report("UIUserNotificationCategory.actions(for:)", answer: "nil"); return nil }
  open var identifier: String? { get { _Absence.report("UIUserNotificationCategory.identifier", answer: "nil"); return nil } }
}
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  public override init() { _Absence.report("UIUserNotificationSettings", answer: "a plain object"); super.init() }
  open var categories: Set<UIUserNotificationCategory>? { get { _Absence.report("UIUserNotificationSettings.categories", answer: "nil"); return nil } }
  public convenience init(forTypes types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) { _Absence.report("UIUserNotificationSettings.init(forTypes:categories:)", answer: "a plain object"); self.init() }
  public convenience init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) { _Absence.report("UIUserNotificationSettings.init(types:categories:)", answer: "a plain object"); self.init() }
  open var types: UIUserNotificationType { get { _Absence.report("UIUserNotificationSettings.types", answer: "[]"); return [] } }
}
@preconcurrency @MainActor open class UIVideoEditorController: UINavigationController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("UIVideoEditorController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("UIVideoEditorController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "UIVideoEditorController") }
  @discardableResult open class func canEditVideo(atPath videoPath: String) -> Bool { _Absence.report("UIVideoEditorController.canEditVideo(atPath:)", answer: "false"); return false }
  open var videoMaximumDuration: TimeInterval { get { _Absence.value(of: self, "UIVideoEditorController.videoMaximumDuration", else: 0) } set { _Absence.keep(newValue, of: self, "UIVideoEditorController.videoMaximumDuration") } }
  open var videoPath: String { get { _Absence.value(of: self, "UIVideoEditorController.videoPath", else: "") } set { _Absence.keep(newValue, of: self, "UIVideoEditorController.videoPath") } }
  open var videoQuality: UIImagePickerController.QualityType { get { _Absence.value(of: self, "UIVideoEditorController.videoQuality", else: UIImagePickerController.QualityType.`type640x480`) } set { _Absence.keep(newValue, of: self, "UIVideoEditorController.videoQuality") } }
}
extension UIViewController {
open class Transition: NSObject {
  public override init() { _Absence.report("UIViewController.Transition", answer: "a plain object"); super.init() }
}
}
extension UIViewController.Transition {
open class ZoomOptions: NSObject {
  public override init() { _Absence.report("UIViewController.Transition.ZoomOptions", answer: "a plain object"); super.init() }
  open var dimmingColor: UIColor? { get { _Absence.value(of: self, "UIViewController.Transition.ZoomOptions.dimmingColor", else: nil) } set { _Absence.keep(newValue, of: self, "UIViewController.Transition.ZoomOptions.dimmingColor") } }
  open var dimmingVisualEffect: UIBlurEffect? { get { _Absence.value(of: self, "UIViewController.Transition.ZoomOptions.dimmingVisualEffect", else: nil) } set { _Absence.keep(newValue, of: self, "UIViewController.Transition.ZoomOptions.dimmingVisualEffect") } }
  open var interactiveDismissShouldBegin: ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)? { get { _Absence.value(of: self, "UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin", else: nil) } set { _Absence.keep(newValue, of: self, "UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin") } }
}
}
extension UIViewController.Transition.ZoomOptions {
open class AlignmentRectContext: NSObject {
  public override init() { _Absence.report("UIViewController.Transition.ZoomOptions.AlignmentRectContext", answer: "a plain object"); super.init() }
  open var sourceView: UIView { get { _Absence.report("UIViewController.Transition.ZoomOptions.AlignmentRectContext.sourceView", answer: "UIView()"); return UIView() } }
  open var zoomedViewController: UIViewController { get { _Absence.report("UIViewController.Transition.ZoomOptions.AlignmentRectContext.zoomedViewController", answer: "UIViewController()"); return UIViewController() } }
}
}
extension UIViewController.Transition.ZoomOptions {
open class InteractionContext: NSObject {
  public override init() { _Absence.report("UIViewController.Transition.ZoomOptions.InteractionContext", answer: "a plain object"); super.init() }
  open var location: CGPoint { get { _Absence.report("UIViewController.Transition.ZoomOptions.InteractionContext.location", answer: ".zero"); return .zero } }
  open var velocity: CGVector { get { _Absence.report("UIViewController.Transition.ZoomOptions.InteractionContext.velocity", answer: ".zero"); return .zero } }
  open var willBegin: Bool { get { _Absence.report("UIViewController.Transition.ZoomOptions.InteractionContext.willBegin", answer: "false"); return false } }
}
}
extension UIViewController.Transition {
open class ZoomSourceViewProviderContext: NSObject {
  public override init() { _Absence.report("UIViewController.Transition.ZoomSourceViewProviderContext", answer: "a plain object"); super.init() }
  open var sourceViewController: UIViewController { get { _Absence.report("UIViewController.Transition.ZoomSourceViewProviderContext.sourceViewController", answer: "UIViewController()"); return UIViewController() } }
  open var zoomedViewController: UIViewController { get { _Absence.report("UIViewController.Transition.ZoomSourceViewProviderContext.zoomedViewController", answer: "UIViewController()"); return UIViewController() } }
}
}
open class UIViewPrintFormatter: UIPrintFormatter {
  public override init() { _Absence.report("UIViewPrintFormatter", answer: "a plain object"); super.init() }
  open var view: UIView { get { _Absence.report("UIViewPrintFormatter.view", answer: "UIView()"); return UIView() } }
}
@preconcurrency @MainActor open class UIWebView: UIView {
  public override init(frame: CGRect) { _Absence.report("UIWebView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "UIWebView") }
  public required init?(coder: NSCoder) { _Absence.report("UIWebView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "UIWebView") }
  open var allowsInlineMediaPlayback: Bool { get { _Absence.value(of: self, "UIWebView.allowsInlineMediaPlayback", else: false) } set { _Absence.keep(newValue, of: self, "UIWebView.allowsInlineMediaPlayback") } }
  open var allowsLinkPreview: Bool { get { _Absence.value(of: self, "UIWebView.allowsLinkPreview", else: false) } set { _Absence.keep(newValue, of: self, "UIWebView.allowsLinkPreview") } }
  open var allowsPictureInPictureMediaPlayback: Bool { get { _Absence.value(of: self, "UIWebView.allowsPictureInPictureMediaPlayback", else: false) } set { _Absence.keep(newValue, of: self, "UIWebView.allowsPictureInPictureMediaPlayback") } }
  open var canGoBack: Bool { get { _Absence.report("UIWebView.canGoBack", answer: "false"); return false } }
  open var canGoForward: Bool { get { _Absence.report("UIWebView.canGoForward", answer: "false"); return false } }
  open var dataDetectorTypes: UIDataDetectorTypes { get { _Absence.value(of: self, "UIWebView.dataDetectorTypes", else: []) } set { _Absence.keep(newValue, of: self, "UIWebView.dataDetectorTypes") } }
  open var delegate: (any UIWebViewDelegate)? { get { _Absence.value(of: self, "UIWebView.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "UIWebView.delegate", weakly: true) } }
  open var gapBetweenPages: CGFloat { get { _Absence.value(of: self, "UIWebView.gapBetweenPages", else: 0) } set { _Absence.keep(newValue, of: self, "UIWebView.gapBetweenPages") } }
  open func goBack() { _Absence.report("UIWebView.goBack()") }
  open func goForward() { _Absence.report("UIWebView.goForward()") }
  open var isLoading: Bool { get { _Absence.report("UIWebView.isLoading", answer: "false"); return false } }
  open var keyboardDisplayRequiresUserAction: Bool { get { _Absence.value(of: self, "UIWebView.keyboardDisplayRequiresUserAction", else: false) } set { _Absence.keep(newValue, of: self, "UIWebView.keyboardDisplayRequiresUserAction") } }
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) { _Absence.report("UIWebView.load(_:mimeType:textEncodingName:baseURL:)") }
  open func loadHTMLString(_ string: String, baseURL: URL?) { _Absence.report("UIWebView.loadHTMLString(_:baseURL:)") }
  open func loadRequest(_ request: URLRequest) { _Absence.report("UIWebView.loadRequest(_:)") }
  open var mediaPlaybackAllowsAirPlay: Bool { get { _Absence.value(of: self, "UIWebView.mediaPlaybackAllowsAirPlay", else: false) } set { _Absence.keep(newValue, of: self, "UIWebView.mediaPlaybackAllowsAirPlay") } }
  open var mediaPlaybackRequiresUserAction: Bool { get { _Absence.value(of: self, "UIWebView.mediaPlaybackRequiresUserAction", else: false) } set { _Absence.keep(newValue, of: self, "UIWebView.mediaPlaybackRequiresUserAction") } }
  open var pageCount: Int { get { _Absence.report("UIWebView.pageCount", answer: "0"); return 0 } }
  open var pageLength: CGFloat { get { _Absence.value(of: self, "UIWebView.pageLength", else: 0) } set { _Absence.keep(newValue, of: self, "UIWebView.pageLength") } }
  open var paginationBreakingMode: UIWebView.PaginationBreakingMode { get { _Absence.value(of: self, "UIWebView.paginationBreakingMode", else: UIWebView.PaginationBreakingMode.`column`) } set { _Absence.keep(newValue, of: self, "UIWebView.paginationBreakingMode") } }
  open var paginationMode: UIWebView.PaginationMode { get { _Absence.value(of: self, "UIWebView.paginationMode", else: UIWebView.PaginationMode.`bottomToTop`) } set { _Absence.keep(newValue, of: self, "UIWebView.paginationMode") } }
  open func reload() { _Absence.report("UIWebView.reload()") }
  open var request: URLRequest? { get { _Absence.report("UIWebView.request", answer: "nil"); return nil } }
  open var scalesPageToFit: Bool { get { _Absence.value(of: self, "UIWebView.scalesPageToFit", else: false) } set { _Absence.keep(newValue, of: self, "UIWebView.scalesPageToFit") } }
  open var scrollView: UIScrollView { get { _Absence.report("UIWebView.scrollView", answer: "UIScrollView()"); return UIScrollView() } }
  open func stopLoading() { _Absence.report("UIWebView.stopLoading()") }
  @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { _Absence.report("UIWebView.stringByEvaluatingJavaScript(from:)", answer: "nil"); return nil }
  open var suppressesIncrementalRendering: Bool { get { _Absence.value(of: self, "UIWebView.suppressesIncrementalRendering", else: false) } set { _Absence.keep(newValue, of: self, "UIWebView.suppressesIncrementalRendering") } }
}
extension UIWindowScene {
open class ActivationAction: UIAction {
  public convenience init(title: String? = nil, subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil, _ configuration: @escaping UIWindowScene.ActivationAction.ConfigurationProvider) { _Absence.trap("UIWindowScene.ActivationAction.init(title:subtitle:image:identifier:discoverabilityTitle:attributes:alternate:_:)") }
}
}
extension UIWindowScene {
open class ActivationConfiguration: NSObject {
  public override init() { _Absence.report("UIWindowScene.ActivationConfiguration", answer: "a plain object"); super.init() }
  public convenience init(userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil) { _Absence.report("UIWindowScene.ActivationConfiguration.init(userActivity:options:preview:)", answer: "a plain object"); self.init() }
  open var options: UIWindowScene.ActivationRequestOptions? { get { _Absence.value(of: self, "UIWindowScene.ActivationConfiguration.options", else: nil) } set { _Absence.keep(newValue, of: self, "UIWindowScene.ActivationConfiguration.options") } }
  open var preview: UITargetedPreview? { get { _Absence.value(of: self, "UIWindowScene.ActivationConfiguration.preview", else: nil) } set { _Absence.keep(newValue, of: self, "UIWindowScene.ActivationConfiguration.preview") } }
  open var userActivity: NSUserActivity { get { _Absence.trap("UIWindowScene.ActivationConfiguration.userActivity") } }
}
}
extension UIWindowScene {
@preconcurrency @MainActor open class ActivationInteraction: NSObject {
  public override init() { _Absence.report("UIWindowScene.ActivationInteraction", answer: "a plain object"); super.init() }
  public init(_ configurationProvider: @escaping UIWindowScene.ActivationInteraction.ConfigurationProvider, errorHandler: @escaping (any Error) -> Void) { _Absence.report("UIWindowScene.ActivationInteraction.init(_:errorHandler:)", answer: "a plain object"); super.init() }
  public init(configurationProvider: @escaping UIWindowScene.ActivationInteraction.ConfigurationProvider, errorHandler: @escaping (any Error) -> Void) { _Absence.report("UIWindowScene.ActivationInteraction.init(configurationProvider:errorHandler:)", answer: "a plain object"); super.init() }
}
}
extension UIWindowScene {
open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
  public override init() { _Absence.report("UIWindowScene.ActivationRequestOptions", answer: "a plain object"); super.init() }
  open var preferredPresentationStyle: UIWindowScene.PresentationStyle { get { _Absence.value(of: self, "UIWindowScene.ActivationRequestOptions.preferredPresentationStyle", else: UIWindowScene.PresentationStyle.`automatic`) } set { _Absence.keep(newValue, of: self, "UIWindowScene.ActivationRequestOptions.preferredPresentationStyle") } }
}
}
extension UIWindowScene {
open class Geometry: NSObject {
  public override init() { _Absence.report("UIWindowScene.Geometry", answer: "a plain object"); super.init() }
  open var coordinateSpace: any UICoordinateSpace { get { _Absence.trap("UIWindowScene.Geometry.coordinateSpace") } }
  open var interfaceOrientation: UIInterfaceOrientation { get { _Absence.report("UIWindowScene.Geometry.interfaceOrientation", answer: "UIInterfaceOrientation.`unknown`"); return UIInterfaceOrientation.`unknown` } }
  open var isInteractivelyResizing: Bool { get { _Absence.report("UIWindowScene.Geometry.isInteractivelyResizing", answer: "false"); return false } }
  open var isInterfaceOrientationLocked: Bool { get { _Absence.report("UIWindowScene.Geometry.isInterfaceOrientationLocked", answer: "false"); return false } }
}
}
extension UIWindowScene.GeometryPreferences {
open class Mac: UIWindowScene.GeometryPreferences {
  public convenience init(systemFrame: CGRect) { _Absence.trap("UIWindowScene.GeometryPreferences.Mac.init(systemFrame:)") }
  open var systemFrame: CGRect? { get { _Absence.value(of: self, "UIWindowScene.GeometryPreferences.Mac.systemFrame", else: nil) } set { _Absence.keep(newValue, of: self, "UIWindowScene.GeometryPreferences.Mac.systemFrame") } }
}
}
extension UIWindowScene {
open class WindowingControlStyle: NSObject {
  public override init() { _Absence.report("UIWindowScene.WindowingControlStyle", answer: "a plain object"); super.init() }
  open class var automatic: UIWindowScene.WindowingControlStyle { get { _Absence.report("UIWindowScene.WindowingControlStyle.automatic", answer: "UIWindowScene.WindowingControlStyle()"); return UIWindowScene.WindowingControlStyle() } }
  open class var minimal: UIWindowScene.WindowingControlStyle { get { _Absence.report("UIWindowScene.WindowingControlStyle.minimal", answer: "UIWindowScene.WindowingControlStyle()"); return UIWindowScene.WindowingControlStyle() } }
  open class var unified: UIWindowScene.WindowingControlStyle { get { _Absence.report("UIWindowScene.WindowingControlStyle.unified", answer: "UIWindowScene.WindowingControlStyle()"); return UIWindowScene.WindowingControlStyle() } }
}
}
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public override init() { _Absence.report("UIWindowSceneDestructionRequestOptions", answer: "a plain object"); super.init() }
  open var windowDismissalAnimation: UIWindowScene.DismissalAnimation { get { _Absence.value(of: self, "UIWindowSceneDestructionRequestOptions.windowDismissalAnimation", else: UIWindowScene.DismissalAnimation.`commit`) } set { _Absence.keep(newValue, of: self, "UIWindowSceneDestructionRequestOptions.windowDismissalAnimation") } }
}
@preconcurrency @MainActor open class UIWindowSceneDragInteraction: NSObject {
  public override init() { _Absence.report("UIWindowSceneDragInteraction", answer: "a plain object"); super.init() }
  open var gestureForFailureRelationships: UIGestureRecognizer { get { _Absence.report("UIWindowSceneDragInteraction.gestureForFailureRelationships", answer: "UIGestureRecognizer()"); return UIGestureRecognizer() } }
}
@preconcurrency @MainActor open class UIWritingToolsCoordinator: NSObject {
  public override init() { _Absence.report("UIWritingToolsCoordinator", answer: "a plain object"); super.init() }
  open var behavior: UIWritingToolsBehavior { get { _Absence.report("UIWritingToolsCoordinator.behavior", answer: "UIWritingToolsBehavior.`none`"); return UIWritingToolsBehavior.`none` } }
  open var decorationContainerView: UIView? { get { _Absence.value(of: self, "UIWritingToolsCoordinator.decorationContainerView", else: nil) } set { _Absence.keep(newValue, of: self, "UIWritingToolsCoordinator.decorationContainerView", weakly: true) } }
  open var delegate: (any UIWritingToolsCoordinator.Delegate)? { get { _Absence.report("UIWritingToolsCoordinator.delegate", answer: "nil"); return nil } }
  open var effectContainerView: UIView? { get { _Absence.value(of: self, "UIWritingToolsCoordinator.effectContainerView", else: nil) } set { _Absence.keep(newValue, of: self, "UIWritingToolsCoordinator.effectContainerView", weakly: true) } }
  open var includesTextListMarkers: Bool { get { _Absence.value(of: self, "UIWritingToolsCoordinator.includesTextListMarkers", else: false) } set { _Absence.keep(newValue, of: self, "UIWritingToolsCoordinator.includesTextListMarkers") } }
  public init(delegate: (any UIWritingToolsCoordinator.Delegate)?) { _Absence.report("UIWritingToolsCoordinator.init(delegate:)", answer: "a plain object"); super.init() }
  open class var isWritingToolsAvailable: Bool { get { _Absence.report("UIWritingToolsCoordinator.isWritingToolsAvailable", answer: "false"); return false } }
  open var preferredBehavior: UIWritingToolsBehavior { get { _Absence.value(of: self, "UIWritingToolsCoordinator.preferredBehavior", else: UIWritingToolsBehavior.`none`) } set { _Absence.keep(newValue, of: self, "UIWritingToolsCoordinator.preferredBehavior") } }
  open var preferredResultOptions: UIWritingToolsResultOptions { get { _Absence.value(of: self, "UIWritingToolsCoordinator.preferredResultOptions", else: []) } set { _Absence.keep(newValue, of: self, "UIWritingToolsCoordinator.preferredResultOptions") } }
  open var resultOptions: UIWritingToolsResultOptions { get { _Absence.report("UIWritingToolsCoordinator.resultOptions", answer: "[]"); return [] } }
  open var state: UIWritingToolsCoordinator.State { get { _Absence.report("UIWritingToolsCoordinator.state", answer: "UIWritingToolsCoordinator.State.`inactive`"); return UIWritingToolsCoordinator.State.`inactive` } }
  open func stopWritingTools() { _Absence.report("UIWritingToolsCoordinator.stopWritingTools()") }
  open func updateForReflowedTextInContextWithIdentifier(_ contextID: UUID) { _Absence.report("UIWritingToolsCoordinator.updateForReflowedTextInContextWithIdentifier(_:)") }
  open func updateRange(_ range: NSRange, with replacementText: NSAttributedString, reason: UIWritingToolsCoordinator.TextUpdateReason, forContextWithIdentifier contextID: UUID) { _Absence.report("UIWritingToolsCoordinator.updateRange(_:with:reason:forContextWithIdentifier:)") }
}
extension UIWritingToolsCoordinator {
open class AnimationParameters: NSObject {
  public override init() { _Absence.report("UIWritingToolsCoordinator.AnimationParameters", answer: "a plain object"); super.init() }
  open var completionHandler: (() -> Void)? { get { _Absence.value(of: self, "UIWritingToolsCoordinator.AnimationParameters.completionHandler", else: nil) } set { _Absence.keep(newValue, of: self, "UIWritingToolsCoordinator.AnimationParameters.completionHandler") } }
  open var delay: CGFloat { get { _Absence.report("UIWritingToolsCoordinator.AnimationParameters.delay", answer: "0"); return 0 } }
  open var duration: CGFloat { get { _Absence.report("UIWritingToolsCoordinator.AnimationParameters.duration", answer: "0"); return 0 } }
  open var progressHandler: ((Float) -> Void)? { get { _Absence.value(of: self, "UIWritingToolsCoordinator.AnimationParameters.progressHandler", else: nil) } set { _Absence.keep(newValue, of: self, "UIWritingToolsCoordinator.AnimationParameters.progressHandler") } }
}
}
extension UIWritingToolsCoordinator {
open class Context: NSObject {
  public override init() { _Absence.report("UIWritingToolsCoordinator.Context", answer: "a plain object"); super.init() }
  open var attributedString: NSAttributedString { get { _Absence.report("UIWritingToolsCoordinator.Context.attributedString", answer: "NSAttributedString()"); return NSAttributedString() } }
  open var identifier: UUID { get { _Absence.report("UIWritingToolsCoordinator.Context.identifier", answer: "UUID()"); return UUID() } }
  public init(attributedString: NSAttributedString, range: NSRange) { _Absence.report("UIWritingToolsCoordinator.Context.init(attributedString:range:)", answer: "a plain object"); super.init() }
  open var range: NSRange { get { _Absence.report("UIWritingToolsCoordinator.Context.range", answer: "NSRange(location: NSNotFound, length: 0)"); return NSRange(location: NSNotFound, length: 0) } }
  open var resolvedRange: NSRange { get { _Absence.report("UIWritingToolsCoordinator.Context.resolvedRange", answer: "NSRange(location: NSNotFound, length: 0)"); return NSRange(location: NSNotFound, length: 0) } }
}
}
open class NSExtensionContext: NSObject {
  public override init() { _Absence.report("NSExtensionContext", answer: "a plain object"); super.init() }
  open func cancelRequest(withError error: any Error) { _Absence.report("NSExtensionContext.cancelRequest(withError:)") }
  open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) { _Absence.report("NSExtensionContext.completeRequest(returningItems:completionHandler:)") }
  open var inputItems: [Any] { get { _Absence.report("NSExtensionContext.inputItems", answer: "[]"); return [] } }
  @discardableResult open func open(_ URL: URL) async -> Bool { _Absence.report("NSExtensionContext.open(_:)", answer: "false"); return false }
}
open class CGColorConversionInfo: NSObject {
  public override init() { _Absence.report("CGColorConversionInfo", answer: "a plain object"); super.init() }
  public init?(optionsSrc src: CGColorSpace, dst: CGColorSpace, options: CFDictionary?) { _Absence.report("CGColorConversionInfo.init(optionsSrc:dst:options:)", answer: "nil"); return nil }
  public init?(src: CGColorSpace, dst: CGColorSpace) { _Absence.report("CGColorConversionInfo.init(src:dst:)", answer: "nil"); return nil }
  open class var typeID: CFTypeID { get { _Absence.trap("CGColorConversionInfo.typeID") } }
}
open class CGDataConsumer: NSObject {
  public override init() { _Absence.report("CGDataConsumer", answer: "a plain object"); super.init() }
  public init?(data: CFMutableData) { _Absence.report("CGDataConsumer.init(data:)", answer: "nil"); return nil }
  public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) { _Absence.report("CGDataConsumer.init(info:cbks:)", answer: "nil"); return nil }
  public init?(url: CFURL) { _Absence.report("CGDataConsumer.init(url:)", answer: "nil"); return nil }
  open class var typeID: CFTypeID { get { _Absence.trap("CGDataConsumer.typeID") } }
}
open class CGFunction: NSObject {
  public override init() { _Absence.report("CGFunction", answer: "a plain object"); super.init() }
  public init?(info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int, range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>) { _Absence.report("CGFunction.init(info:domainDimension:domain:rangeDimension:range:callbacks:)", answer: "nil"); return nil }
  open class var typeID: CFTypeID { get { _Absence.trap("CGFunction.typeID") } }
}
open class CGLayer: NSObject {
  public override init() { _Absence.report("CGLayer", answer: "a plain object"); super.init() }
  open var context: CGContext? { get { _Absence.report("CGLayer.context", answer: "nil"); return nil } }
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) { _Absence.report("CGLayer.init(_:size:auxiliaryInfo:)", answer: "nil"); return nil }
  open var size: CGSize { get { _Absence.report("CGLayer.size", answer: ".zero"); return .zero } }
  open class var typeID: CFTypeID { get { _Absence.trap("CGLayer.typeID") } }
}
open class CGPDFDocument: NSObject {
  public override init() { _Absence.report("CGPDFDocument", answer: "a plain object"); super.init() }
  open var accessPermissions: CGPDFAccessPermissions { get { _Absence.report("CGPDFDocument.accessPermissions", answer: "[]"); return [] } }
  open var allowsCopying: Bool { get { _Absence.report("CGPDFDocument.allowsCopying", answer: "false"); return false } }
  open var allowsPrinting: Bool { get { _Absence.report("CGPDFDocument.allowsPrinting", answer: "false"); return false } }
  open var catalog: CGPDFDictionaryRef? { get { _Absence.report("CGPDFDocument.catalog", answer: "nil"); return nil } }
  open var fileIdentifier: CGPDFArrayRef? { get { _Absence.report("CGPDFDocument.fileIdentifier", answer: "nil"); return nil } }
  open func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) { _Absence.report("CGPDFDocument.getVersion(majorVersion:minorVersion:)") }
  open var info: CGPDFDictionaryRef? { get { _Absence.report("CGPDFDocument.info", answer: "nil"); return nil } }
  public init?(_ provider: CGDataProvider) { _Absence.report("CGPDFDocument.init(_:)", answer: "nil"); return nil }
  public init?(_ url: CFURL) { _Absence.report("CGPDFDocument.init(_:)", answer: "nil"); return nil }
  open var isEncrypted: Bool { get { _Absence.report("CGPDFDocument.isEncrypted", answer: "false"); return false } }
  open var isUnlocked: Bool { get { _Absence.report("CGPDFDocument.isUnlocked", answer: "false"); return false } }
  open var numberOfPages: Int { get { _Absence.report("CGPDFDocument.numberOfPages", answer: "0"); return 0 } }
  open var outline: CFDictionary? { get { _Absence.report("CGPDFDocument.outline", answer: "nil"); return nil } }
  @discardableResult open func page(at pageNumber: Int) -> CGPDFPage? { _Absence.report("CGPDFDocument.page(at:)", answer: "nil"); return nil }
  open class var typeID: CFTypeID { get { _Absence.trap("CGPDFDocument.typeID") } }
  @discardableResult open func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { _Absence.report("CGPDFDocument.unlockWithPassword(_:)", answer: "false"); return false }
}
open class CGPDFPage: NSObject {
  public override init() { _Absence.report("CGPDFPage", answer: "a plain object"); super.init() }
  open var dictionary: CGPDFDictionaryRef? { get { _Absence.report("CGPDFPage.dictionary", answer: "nil"); return nil } }
  open var document: CGPDFDocument? { get { _Absence.report("CGPDFPage.document", answer: "nil"); return nil } }
  @discardableResult open func getBoxRect(_ box: CGPDFBox) -> CGRect { _Absence.report("CGPDFPage.getBoxRect(_:)", answer: ".zero"); return .zero }
  @discardableResult open func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform { _Absence.report("CGPDFPage.getDrawingTransform(_:rect:rotate:preserveAspectRatio:)", answer: ".identity"); return .identity }
  open var pageNumber: Int { get { _Absence.report("CGPDFPage.pageNumber", answer: "0"); return 0 } }
  open var rotationAngle: Int32 { get { _Absence.report("CGPDFPage.rotationAngle", answer: "0"); return 0 } }
  open class var typeID: CFTypeID { get { _Absence.trap("CGPDFPage.typeID") } }
}
open class CGPattern: NSObject {
  public override init() { _Absence.report("CGPattern", answer: "a plain object"); super.init() }
  public init?(info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>) { _Absence.report("CGPattern.init(info:bounds:matrix:xStep:yStep:tiling:isColored:callbacks:)", answer: "nil"); return nil }
  open class var typeID: CFTypeID { get { _Absence.trap("CGPattern.typeID") } }
}
open class CGShading: NSObject {
  public override init() { _Absence.report("CGShading", answer: "a plain object"); super.init() }
  public init?(axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool) { _Absence.report("CGShading.init(axialSpace:start:end:function:extendStart:extendEnd:)", answer: "nil"); return nil }
  public init?(radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool) { _Absence.report("CGShading.init(radialSpace:start:startRadius:end:endRadius:function:extendStart:extendEnd:)", answer: "nil"); return nil }
  open class var typeID: CFTypeID { get { _Absence.trap("CGShading.typeID") } }
}
open class ColorSyncProfile: NSObject {
  public override init() { _Absence.report("ColorSyncProfile", answer: "a plain object"); super.init() }
}
open class IOSurfaceRef: NSObject {
  public override init() { _Absence.report("IOSurfaceRef", answer: "a plain object"); super.init() }
}
open class CAEAGLLayer: CALayer {
  public override init() { _Absence.report("CAEAGLLayer", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CAEAGLLayer", answer: "a plain object"); super.init(coder: coder) }
  public override init(layer: Any) { _Absence.report("CAEAGLLayer", answer: "a plain object"); super.init(layer: layer) }
  open var presentsWithTransaction: Bool { get { _Absence.value(of: self, "CAEAGLLayer.presentsWithTransaction", else: false) } set { _Absence.keep(newValue, of: self, "CAEAGLLayer.presentsWithTransaction") } }
}
open class CAEDRMetadata: NSObject {
  public override init() { _Absence.report("CAEDRMetadata", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CAEDRMetadata", answer: "a plain object"); super.init() }
  @discardableResult open class func hdr10(displayInfo displayData: Data?, contentInfo contentData: Data?, opticalOutputScale scale: Float) -> CAEDRMetadata { _Absence.report("CAEDRMetadata.hdr10(displayInfo:contentInfo:opticalOutputScale:)", answer: "CAEDRMetadata()"); return CAEDRMetadata() }
  @discardableResult open class func hdr10(minLuminance minNits: Float, maxLuminance maxNits: Float, opticalOutputScale scale: Float) -> CAEDRMetadata { _Absence.report("CAEDRMetadata.hdr10(minLuminance:maxLuminance:opticalOutputScale:)", answer: "CAEDRMetadata()"); return CAEDRMetadata() }
  open class var hlg: CAEDRMetadata { get { _Absence.report("CAEDRMetadata.hlg", answer: "CAEDRMetadata()"); return CAEDRMetadata() } }
  open class var isAvailable: Bool { get { _Absence.report("CAEDRMetadata.isAvailable", answer: "false"); return false } }
}
open class CAEmitterCell: NSObject {
  public override init() { _Absence.report("CAEmitterCell", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CAEmitterCell", answer: "a plain object"); super.init() }
  open var alphaRange: Float { get { _Absence.value(of: self, "CAEmitterCell.alphaRange", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.alphaRange") } }
  open var alphaSpeed: Float { get { _Absence.value(of: self, "CAEmitterCell.alphaSpeed", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.alphaSpeed") } }
  open var birthRate: Float { get { _Absence.value(of: self, "CAEmitterCell.birthRate", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.birthRate") } }
  open var blueRange: Float { get { _Absence.value(of: self, "CAEmitterCell.blueRange", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.blueRange") } }
  open var blueSpeed: Float { get { _Absence.value(of: self, "CAEmitterCell.blueSpeed", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.blueSpeed") } }
  open var color: CGColor? { get { _Absence.value(of: self, "CAEmitterCell.color", else: nil) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.color") } }
  open var contents: Any? { get { _Absence.value(of: self, "CAEmitterCell.contents", else: nil) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.contents") } }
  open var contentsRect: CGRect { get { _Absence.value(of: self, "CAEmitterCell.contentsRect", else: .zero) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.contentsRect") } }
  open var contentsScale: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.contentsScale", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.contentsScale") } }
  @discardableResult open class func defaultValue(forKey key: String) -> Any? { _Absence.report("CAEmitterCell.defaultValue(forKey:)", answer: "nil"); return nil }
  open var emissionLatitude: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.emissionLatitude", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.emissionLatitude") } }
  open var emissionLongitude: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.emissionLongitude", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.emissionLongitude") } }
  open var emissionRange: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.emissionRange", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.emissionRange") } }
  open var emitterCells: [CAEmitterCell]? { get { _Absence.value(of: self, "CAEmitterCell.emitterCells", else: nil) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.emitterCells") } }
  open var greenRange: Float { get { _Absence.value(of: self, "CAEmitterCell.greenRange", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.greenRange") } }
  open var greenSpeed: Float { get { _Absence.value(of: self, "CAEmitterCell.greenSpeed", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.greenSpeed") } }
  open var isEnabled: Bool { get { _Absence.value(of: self, "CAEmitterCell.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.isEnabled") } }
  open var lifetime: Float { get { _Absence.value(of: self, "CAEmitterCell.lifetime", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.lifetime") } }
  open var lifetimeRange: Float { get { _Absence.value(of: self, "CAEmitterCell.lifetimeRange", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.lifetimeRange") } }
  open var magnificationFilter: String { get { _Absence.value(of: self, "CAEmitterCell.magnificationFilter", else: "") } set { _Absence.keep(newValue, of: self, "CAEmitterCell.magnificationFilter") } }
  open var minificationFilter: String { get { _Absence.value(of: self, "CAEmitterCell.minificationFilter", else: "") } set { _Absence.keep(newValue, of: self, "CAEmitterCell.minificationFilter") } }
  open var minificationFilterBias: Float { get { _Absence.value(of: self, "CAEmitterCell.minificationFilterBias", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.minificationFilterBias") } }
  open var name: String? { get { _Absence.value(of: self, "CAEmitterCell.name", else: nil) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.name") } }
  open var redRange: Float { get { _Absence.value(of: self, "CAEmitterCell.redRange", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.redRange") } }
  open var redSpeed: Float { get { _Absence.value(of: self, "CAEmitterCell.redSpeed", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.redSpeed") } }
  open var scale: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.scale", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.scale") } }
  open var scaleRange: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.scaleRange", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.scaleRange") } }
  open var scaleSpeed: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.scaleSpeed", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.scaleSpeed") } }
  @discardableResult open func shouldArchiveValue(forKey key: String) -> Bool { _Absence.report("CAEmitterCell.shouldArchiveValue(forKey:)", answer: "false"); return false }
  open var spin: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.spin", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.spin") } }
  open var spinRange: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.spinRange", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.spinRange") } }
  open var style: [AnyHashable : Any]? { get { _Absence.value(of: self, "CAEmitterCell.style", else: nil) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.style") } }
  open var velocity: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.velocity", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.velocity") } }
  open var velocityRange: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.velocityRange", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.velocityRange") } }
  open var xAcceleration: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.xAcceleration", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.xAcceleration") } }
  open var yAcceleration: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.yAcceleration", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.yAcceleration") } }
  open var zAcceleration: CGFloat { get { _Absence.value(of: self, "CAEmitterCell.zAcceleration", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterCell.zAcceleration") } }
}
open class CAEmitterLayer: CALayer {
  public override init() { _Absence.report("CAEmitterLayer", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CAEmitterLayer", answer: "a plain object"); super.init(coder: coder) }
  public override init(layer: Any) { _Absence.report("CAEmitterLayer", answer: "a plain object"); super.init(layer: layer) }
  open var birthRate: Float { get { _Absence.value(of: self, "CAEmitterLayer.birthRate", else: 1) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.birthRate") } }
  open var emitterCells: [CAEmitterCell]? { get { _Absence.value(of: self, "CAEmitterLayer.emitterCells", else: nil) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.emitterCells") } }
  open var emitterDepth: CGFloat { get { _Absence.value(of: self, "CAEmitterLayer.emitterDepth", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.emitterDepth") } }
  open var emitterMode: CAEmitterLayerEmitterMode { get { _Absence.value(of: self, "CAEmitterLayer.emitterMode", else: CAEmitterLayerEmitterMode(rawValue: "")) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.emitterMode") } }
  open var emitterPosition: CGPoint { get { _Absence.value(of: self, "CAEmitterLayer.emitterPosition", else: .zero) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.emitterPosition") } }
  open var emitterShape: CAEmitterLayerEmitterShape { get { _Absence.value(of: self, "CAEmitterLayer.emitterShape", else: CAEmitterLayerEmitterShape(rawValue: "")) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.emitterShape") } }
  open var emitterSize: CGSize { get { _Absence.value(of: self, "CAEmitterLayer.emitterSize", else: .zero) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.emitterSize") } }
  open var emitterZPosition: CGFloat { get { _Absence.value(of: self, "CAEmitterLayer.emitterZPosition", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.emitterZPosition") } }
  open var lifetime: Float { get { _Absence.value(of: self, "CAEmitterLayer.lifetime", else: 1) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.lifetime") } }
  open var preservesDepth: Bool { get { _Absence.value(of: self, "CAEmitterLayer.preservesDepth", else: false) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.preservesDepth") } }
  open var renderMode: CAEmitterLayerRenderMode { get { _Absence.value(of: self, "CAEmitterLayer.renderMode", else: CAEmitterLayerRenderMode(rawValue: "")) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.renderMode") } }
  open var scale: Float { get { _Absence.value(of: self, "CAEmitterLayer.scale", else: 1) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.scale") } }
  open var seed: UInt32 { get { _Absence.value(of: self, "CAEmitterLayer.seed", else: 0) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.seed") } }
  open var spin: Float { get { _Absence.value(of: self, "CAEmitterLayer.spin", else: 1) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.spin") } }
  open var velocity: Float { get { _Absence.value(of: self, "CAEmitterLayer.velocity", else: 1) } set { _Absence.keep(newValue, of: self, "CAEmitterLayer.velocity") } }
}
open class CAMetalLayer: CALayer {
  public override init() { _Absence.report("CAMetalLayer", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CAMetalLayer", answer: "a plain object"); super.init(coder: coder) }
  public override init(layer: Any) { _Absence.report("CAMetalLayer", answer: "a plain object"); super.init(layer: layer) }
  open var allowsNextDrawableTimeout: Bool { get { _Absence.value(of: self, "CAMetalLayer.allowsNextDrawableTimeout", else: false) } set { _Absence.keep(newValue, of: self, "CAMetalLayer.allowsNextDrawableTimeout") } }
  open var colorspace: CGColorSpace? { get { _Absence.value(of: self, "CAMetalLayer.colorspace", else: nil) } set { _Absence.keep(newValue, of: self, "CAMetalLayer.colorspace") } }
  open var developerHUDProperties: [AnyHashable : Any]? { get { _Absence.value(of: self, "CAMetalLayer.developerHUDProperties", else: nil) } set { _Absence.keep(newValue, of: self, "CAMetalLayer.developerHUDProperties") } }
  open var drawableSize: CGSize { get { _Absence.value(of: self, "CAMetalLayer.drawableSize", else: .zero) } set { _Absence.keep(newValue, of: self, "CAMetalLayer.drawableSize") } }
  open var edrMetadata: CAEDRMetadata? { get { _Absence.value(of: self, "CAMetalLayer.edrMetadata", else: nil) } set { _Absence.keep(newValue, of: self, "CAMetalLayer.edrMetadata") } }
  open var framebufferOnly: Bool { get { _Absence.value(of: self, "CAMetalLayer.framebufferOnly", else: false) } set { _Absence.keep(newValue, of: self, "CAMetalLayer.framebufferOnly") } }
  open var maximumDrawableCount: Int { get { _Absence.value(of: self, "CAMetalLayer.maximumDrawableCount", else: 0) } set { _Absence.keep(newValue, of: self, "CAMetalLayer.maximumDrawableCount") } }
  open var presentsWithTransaction: Bool { get { _Absence.value(of: self, "CAMetalLayer.presentsWithTransaction", else: false) } set { _Absence.keep(newValue, of: self, "CAMetalLayer.presentsWithTransaction") } }
  open var wantsExtendedDynamicRangeContent: Bool { get { _Absence.value(of: self, "CAMetalLayer.wantsExtendedDynamicRangeContent", else: false) } set { _Absence.keep(newValue, of: self, "CAMetalLayer.wantsExtendedDynamicRangeContent") } }
}
open class CARenderer: NSObject {
  public override init() { _Absence.report("CARenderer", answer: "a plain object"); super.init() }
  open func addUpdate(_ r: CGRect) { _Absence.report("CARenderer.addUpdate(_:)") }
  open var bounds: CGRect { get { _Absence.value(of: self, "CARenderer.bounds", else: .zero) } set { _Absence.keep(newValue, of: self, "CARenderer.bounds") } }
  open func endFrame() { _Absence.report("CARenderer.endFrame()") }
  open var layer: CALayer? { get { _Absence.value(of: self, "CARenderer.layer", else: nil) } set { _Absence.keep(newValue, of: self, "CARenderer.layer") } }
  @discardableResult open func nextFrameTime() -> CFTimeInterval { _Absence.report("CARenderer.nextFrameTime()", answer: "0"); return 0 }
  open func render() { _Absence.report("CARenderer.render()") }
  @discardableResult open func updateBounds() -> CGRect { _Absence.report("CARenderer.updateBounds()", answer: ".zero"); return .zero }
}
open class CAReplicatorLayer: CALayer {
  public override init() { _Absence.report("CAReplicatorLayer", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CAReplicatorLayer", answer: "a plain object"); super.init(coder: coder) }
  public override init(layer: Any) { _Absence.report("CAReplicatorLayer", answer: "a plain object"); super.init(layer: layer) }
  open var instanceAlphaOffset: Float { get { _Absence.value(of: self, "CAReplicatorLayer.instanceAlphaOffset", else: 0) } set { _Absence.keep(newValue, of: self, "CAReplicatorLayer.instanceAlphaOffset") } }
  open var instanceBlueOffset: Float { get { _Absence.value(of: self, "CAReplicatorLayer.instanceBlueOffset", else: 0) } set { _Absence.keep(newValue, of: self, "CAReplicatorLayer.instanceBlueOffset") } }
  open var instanceColor: CGColor? { get { _Absence.value(of: self, "CAReplicatorLayer.instanceColor", else: nil) } set { _Absence.keep(newValue, of: self, "CAReplicatorLayer.instanceColor") } }
  open var instanceCount: Int { get { _Absence.value(of: self, "CAReplicatorLayer.instanceCount", else: 1) } set { _Absence.keep(newValue, of: self, "CAReplicatorLayer.instanceCount") } }
  open var instanceDelay: CFTimeInterval { get { _Absence.value(of: self, "CAReplicatorLayer.instanceDelay", else: 0) } set { _Absence.keep(newValue, of: self, "CAReplicatorLayer.instanceDelay") } }
  open var instanceGreenOffset: Float { get { _Absence.value(of: self, "CAReplicatorLayer.instanceGreenOffset", else: 0) } set { _Absence.keep(newValue, of: self, "CAReplicatorLayer.instanceGreenOffset") } }
  open var instanceRedOffset: Float { get { _Absence.value(of: self, "CAReplicatorLayer.instanceRedOffset", else: 0) } set { _Absence.keep(newValue, of: self, "CAReplicatorLayer.instanceRedOffset") } }
  open var instanceTransform: CATransform3D { get { _Absence.value(of: self, "CAReplicatorLayer.instanceTransform", else: CATransform3DIdentity) } set { _Absence.keep(newValue, of: self, "CAReplicatorLayer.instanceTransform") } }
  open var preservesDepth: Bool { get { _Absence.value(of: self, "CAReplicatorLayer.preservesDepth", else: false) } set { _Absence.keep(newValue, of: self, "CAReplicatorLayer.preservesDepth") } }
}
open class CAScrollLayer: CALayer {
  public override init() { _Absence.report("CAScrollLayer", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CAScrollLayer", answer: "a plain object"); super.init(coder: coder) }
  public override init(layer: Any) { _Absence.report("CAScrollLayer", answer: "a plain object"); super.init(layer: layer) }
  open func scroll(to p: CGPoint) { _Absence.report("CAScrollLayer.scroll(to:)") }
  open func scroll(to r: CGRect) { _Absence.report("CAScrollLayer.scroll(to:)") }
  open var scrollMode: CAScrollLayerScrollMode { get { _Absence.value(of: self, "CAScrollLayer.scrollMode", else: CAScrollLayerScrollMode(rawValue: "")) } set { _Absence.keep(newValue, of: self, "CAScrollLayer.scrollMode") } }
}
open class CATiledLayer: CALayer {
  public override init() { _Absence.report("CATiledLayer", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CATiledLayer", answer: "a plain object"); super.init(coder: coder) }
  public override init(layer: Any) { _Absence.report("CATiledLayer", answer: "a plain object"); super.init(layer: layer) }
  @discardableResult open class func fadeDuration() -> CFTimeInterval { _Absence.report("CATiledLayer.fadeDuration()", answer: "0"); return 0 }
  open var levelsOfDetail: Int { get { _Absence.value(of: self, "CATiledLayer.levelsOfDetail", else: 0) } set { _Absence.keep(newValue, of: self, "CATiledLayer.levelsOfDetail") } }
  open var levelsOfDetailBias: Int { get { _Absence.value(of: self, "CATiledLayer.levelsOfDetailBias", else: 0) } set { _Absence.keep(newValue, of: self, "CATiledLayer.levelsOfDetailBias") } }
  open var tileSize: CGSize { get { _Absence.value(of: self, "CATiledLayer.tileSize", else: .zero) } set { _Absence.keep(newValue, of: self, "CATiledLayer.tileSize") } }
}
open class CATransformLayer: CALayer {
  public override init() { _Absence.report("CATransformLayer", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CATransformLayer", answer: "a plain object"); super.init(coder: coder) }
  public override init(layer: Any) { _Absence.report("CATransformLayer", answer: "a plain object"); super.init(layer: layer) }
}
open class CAValueFunction: NSObject {
  public override init() { _Absence.report("CAValueFunction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CAValueFunction", answer: "a plain object"); super.init() }
  public convenience init?(name: CAValueFunctionName) { _Absence.report("CAValueFunction.init(name:)", answer: "nil"); return nil }
  open var name: CAValueFunctionName { get { _Absence.report("CAValueFunction.name", answer: "CAValueFunctionName(rawValue: \"\")"); return CAValueFunctionName(rawValue: "") } }
}

// Made by Scripts/missing-names of Data/PDFKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
import MissingPlaceholder
open class PDFAction: NSObject {
  public override init() { _Absence.report("PDFAction", answer: "a plain object"); super.init() }
  open var type: String { get { _Absence.report("PDFAction.type", answer: "\"\""); return "" } }
}
open class PDFActionGoTo: PDFAction {
  public override init() { _Absence.report("PDFActionGoTo", answer: "a plain object"); super.init() }
  open var destination: PDFDestination { get { _Absence.value(of: self, "PDFActionGoTo.destination", else: PDFDestination()) } set { _Absence.keep(newValue, of: self, "PDFActionGoTo.destination") } }
  public init(destination: PDFDestination) { _Absence.report("PDFActionGoTo.init(destination:)", answer: "a plain object"); super.init() }
}
open class PDFActionNamed: PDFAction {
  public override init() { _Absence.report("PDFActionNamed", answer: "a plain object"); super.init() }
  public init(name: PDFActionNamedName) { _Absence.report("PDFActionNamed.init(name:)", answer: "a plain object"); super.init() }
  open var name: PDFActionNamedName { get { _Absence.value(of: self, "PDFActionNamed.name", else: PDFActionNamedName.`none`) } set { _Absence.keep(newValue, of: self, "PDFActionNamed.name") } }
}
open class PDFActionRemoteGoTo: PDFAction {
  public override init() { _Absence.report("PDFActionRemoteGoTo", answer: "a plain object"); super.init() }
  public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) { _Absence.report("PDFActionRemoteGoTo.init(pageIndex:at:fileURL:)", answer: "a plain object"); super.init() }
  public init(pageIndex: Int, atPoint point: CGPoint, fileURL url: URL) { _Absence.report("PDFActionRemoteGoTo.init(pageIndex:atPoint:fileURL:)", answer: "a plain object"); super.init() }
  open var pageIndex: Int { get { _Absence.value(of: self, "PDFActionRemoteGoTo.pageIndex", else: 0) } set { _Absence.keep(newValue, of: self, "PDFActionRemoteGoTo.pageIndex") } }
  open var point: CGPoint { get { _Absence.value(of: self, "PDFActionRemoteGoTo.point", else: .zero) } set { _Absence.keep(newValue, of: self, "PDFActionRemoteGoTo.point") } }
  open var url: URL { get { _Absence.value(of: self, "PDFActionRemoteGoTo.url", else: URL(fileURLWithPath: "/dev/null")) } set { _Absence.keep(newValue, of: self, "PDFActionRemoteGoTo.url") } }
}
open class PDFActionResetForm: PDFAction {
  public override init() { _Absence.report("PDFActionResetForm", answer: "a plain object"); super.init() }
  open var fields: [String]? { get { _Absence.value(of: self, "PDFActionResetForm.fields", else: nil) } set { _Absence.keep(newValue, of: self, "PDFActionResetForm.fields") } }
  open var fieldsIncludedAreCleared: Bool { get { _Absence.value(of: self, "PDFActionResetForm.fieldsIncludedAreCleared", else: false) } set { _Absence.keep(newValue, of: self, "PDFActionResetForm.fieldsIncludedAreCleared") } }
}
open class PDFActionURL: PDFAction {
  public override init() { _Absence.report("PDFActionURL", answer: "a plain object"); super.init() }
  public init(URL url: URL) { _Absence.report("PDFActionURL.init(URL:)", answer: "a plain object"); super.init() }
  public init(url: URL) { _Absence.report("PDFActionURL.init(url:)", answer: "a plain object"); super.init() }
  open var url: URL? { get { _Absence.value(of: self, "PDFActionURL.url", else: nil) } set { _Absence.keep(newValue, of: self, "PDFActionURL.url") } }
}
open class PDFAnnotation: NSObject {
  public override init() { _Absence.report("PDFAnnotation", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("PDFAnnotation", answer: "a plain object"); super.init() }
  open var action: PDFAction? { get { _Absence.value(of: self, "PDFAnnotation.action", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.action") } }
  open func add(_ path: UIBezierPath) { _Absence.report("PDFAnnotation.add(_:)") }
  open var alignment: NSTextAlignment { get { _Absence.value(of: self, "PDFAnnotation.alignment", else: NSTextAlignment.`left`) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.alignment") } }
  open var allowsToggleToOff: Bool { get { _Absence.value(of: self, "PDFAnnotation.allowsToggleToOff", else: false) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.allowsToggleToOff") } }
  open var annotationKeyValues: [AnyHashable : Any] { get { _Absence.report("PDFAnnotation.annotationKeyValues", answer: "[:]"); return [:] } }
  open var backgroundColor: UIColor? { get { _Absence.value(of: self, "PDFAnnotation.backgroundColor", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.backgroundColor") } }
  open var border: PDFBorder? { get { _Absence.value(of: self, "PDFAnnotation.border", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.border") } }
  open var bounds: CGRect { get { _Absence.value(of: self, "PDFAnnotation.bounds", else: .zero) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.bounds") } }
  open var buttonWidgetState: PDFWidgetCellState { get { _Absence.value(of: self, "PDFAnnotation.buttonWidgetState", else: PDFWidgetCellState.`mixedState`) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.buttonWidgetState") } }
  open var buttonWidgetStateString: String { get { _Absence.value(of: self, "PDFAnnotation.buttonWidgetStateString", else: "") } set { _Absence.keep(newValue, of: self, "PDFAnnotation.buttonWidgetStateString") } }
  open var caption: String? { get { _Absence.value(of: self, "PDFAnnotation.caption", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.caption") } }
  open var choices: [String]? { get { _Absence.value(of: self, "PDFAnnotation.choices", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.choices") } }
  open var color: UIColor { get { _Absence.value(of: self, "PDFAnnotation.color", else: UIColor.clear) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.color") } }
  open var contents: String? { get { _Absence.value(of: self, "PDFAnnotation.contents", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.contents") } }
  open var destination: PDFDestination? { get { _Absence.value(of: self, "PDFAnnotation.destination", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.destination") } }
  open func draw(with box: PDFDisplayBox, in context: CGContext) { _Absence.report("PDFAnnotation.draw(with:in:)") }
  open var endLineStyle: PDFLineStyle { get { _Absence.value(of: self, "PDFAnnotation.endLineStyle", else: PDFLineStyle.`none`) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.endLineStyle") } }
  open var endPoint: CGPoint { get { _Absence.value(of: self, "PDFAnnotation.endPoint", else: .zero) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.endPoint") } }
  open var fieldName: String? { get { _Absence.value(of: self, "PDFAnnotation.fieldName", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.fieldName") } }
  open var font: UIFont? { get { _Absence.value(of: self, "PDFAnnotation.font", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.font") } }
  open var fontColor: UIColor? { get { _Absence.value(of: self, "PDFAnnotation.fontColor", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.fontColor") } }
  open var hasAppearanceStream: Bool { get { _Absence.report("PDFAnnotation.hasAppearanceStream", answer: "false"); return false } }
  open var hasComb: Bool { get { _Absence.value(of: self, "PDFAnnotation.hasComb", else: false) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.hasComb") } }
  open var iconType: PDFTextAnnotationIconType { get { _Absence.value(of: self, "PDFAnnotation.iconType", else: PDFTextAnnotationIconType.`comment`) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.iconType") } }
  public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable : Any]?) { _Absence.report("PDFAnnotation.init(bounds:forType:withProperties:)", answer: "a plain object"); super.init() }
  open var interiorColor: UIColor? { get { _Absence.value(of: self, "PDFAnnotation.interiorColor", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.interiorColor") } }
  open var isHighlighted: Bool { get { _Absence.value(of: self, "PDFAnnotation.isHighlighted", else: false) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.isHighlighted") } }
  open var isListChoice: Bool { get { _Absence.value(of: self, "PDFAnnotation.isListChoice", else: false) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.isListChoice") } }
  open var isMultiline: Bool { get { _Absence.value(of: self, "PDFAnnotation.isMultiline", else: false) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.isMultiline") } }
  open var isOpen: Bool { get { _Absence.value(of: self, "PDFAnnotation.isOpen", else: false) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.isOpen") } }
  open var isPasswordField: Bool { get { _Absence.report("PDFAnnotation.isPasswordField", answer: "false"); return false } }
  open var isReadOnly: Bool { get { _Absence.value(of: self, "PDFAnnotation.isReadOnly", else: false) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.isReadOnly") } }
  @discardableResult open class func lineStyle(fromName name: String) -> PDFLineStyle { _Absence.report("PDFAnnotation.lineStyle(fromName:)", answer: "PDFLineStyle.`none`"); return PDFLineStyle.`none` }
  open var markupType: PDFMarkupType { get { _Absence.value(of: self, "PDFAnnotation.markupType", else: PDFMarkupType.`highlight`) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.markupType") } }
  open var maximumLength: Int { get { _Absence.value(of: self, "PDFAnnotation.maximumLength", else: 0) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.maximumLength") } }
  open var modificationDate: Date? { get { _Absence.value(of: self, "PDFAnnotation.modificationDate", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.modificationDate") } }
  @discardableResult open class func name(for style: PDFLineStyle) -> String { _Absence.report("PDFAnnotation.name(for:)", answer: "\"\""); return "" }
  open var page: PDFPage? { get { _Absence.value(of: self, "PDFAnnotation.page", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.page", weakly: true) } }
  open var paths: [UIBezierPath]? { get { _Absence.report("PDFAnnotation.paths", answer: "nil"); return nil } }
  open var popup: PDFAnnotation? { get { _Absence.value(of: self, "PDFAnnotation.popup", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.popup") } }
  open var quadrilateralPoints: [NSValue]? { get { _Absence.value(of: self, "PDFAnnotation.quadrilateralPoints", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.quadrilateralPoints") } }
  open var radiosInUnison: Bool { get { _Absence.value(of: self, "PDFAnnotation.radiosInUnison", else: false) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.radiosInUnison") } }
  open func remove(_ path: UIBezierPath) { _Absence.report("PDFAnnotation.remove(_:)") }
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) { _Absence.report("PDFAnnotation.removeValue(forAnnotationKey:)") }
  @discardableResult open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool { _Absence.report("PDFAnnotation.setBoolean(_:forAnnotationKey:)", answer: "false"); return false }
  @discardableResult open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool { _Absence.report("PDFAnnotation.setRect(_:forAnnotationKey:)", answer: "false"); return false }
  @discardableResult open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool { _Absence.report("PDFAnnotation.setValue(_:forAnnotationKey:)", answer: "false"); return false }
  open var shouldDisplay: Bool { get { _Absence.value(of: self, "PDFAnnotation.shouldDisplay", else: false) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.shouldDisplay") } }
  open var shouldPrint: Bool { get { _Absence.value(of: self, "PDFAnnotation.shouldPrint", else: false) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.shouldPrint") } }
  open var stampName: String? { get { _Absence.value(of: self, "PDFAnnotation.stampName", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.stampName") } }
  open var startLineStyle: PDFLineStyle { get { _Absence.value(of: self, "PDFAnnotation.startLineStyle", else: PDFLineStyle.`none`) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.startLineStyle") } }
  open var startPoint: CGPoint { get { _Absence.value(of: self, "PDFAnnotation.startPoint", else: .zero) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.startPoint") } }
  open var type: String? { get { _Absence.value(of: self, "PDFAnnotation.type", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.type") } }
  open var url: URL? { get { _Absence.value(of: self, "PDFAnnotation.url", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.url") } }
  open var userName: String? { get { _Absence.value(of: self, "PDFAnnotation.userName", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.userName") } }
  @discardableResult open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { _Absence.report("PDFAnnotation.value(forAnnotationKey:)", answer: "nil"); return nil }
  open var values: [String]? { get { _Absence.value(of: self, "PDFAnnotation.values", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.values") } }
  open var widgetControlType: PDFWidgetControlType { get { _Absence.value(of: self, "PDFAnnotation.widgetControlType", else: PDFWidgetControlType.`checkBoxControl`) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.widgetControlType") } }
  open var widgetDefaultStringValue: String? { get { _Absence.value(of: self, "PDFAnnotation.widgetDefaultStringValue", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.widgetDefaultStringValue") } }
  open var widgetFieldType: PDFAnnotationWidgetSubtype { get { _Absence.value(of: self, "PDFAnnotation.widgetFieldType", else: PDFAnnotationWidgetSubtype(rawValue: "")) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.widgetFieldType") } }
  open var widgetStringValue: String? { get { _Absence.value(of: self, "PDFAnnotation.widgetStringValue", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAnnotation.widgetStringValue") } }
}
open class PDFAppearanceCharacteristics: NSObject {
  public override init() { _Absence.report("PDFAppearanceCharacteristics", answer: "a plain object"); super.init() }
  open var appearanceCharacteristicsKeyValues: [AnyHashable : Any] { get { _Absence.report("PDFAppearanceCharacteristics.appearanceCharacteristicsKeyValues", answer: "[:]"); return [:] } }
  open var backgroundColor: UIColor? { get { _Absence.value(of: self, "PDFAppearanceCharacteristics.backgroundColor", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAppearanceCharacteristics.backgroundColor") } }
  open var borderColor: UIColor? { get { _Absence.value(of: self, "PDFAppearanceCharacteristics.borderColor", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAppearanceCharacteristics.borderColor") } }
  open var caption: String? { get { _Absence.value(of: self, "PDFAppearanceCharacteristics.caption", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAppearanceCharacteristics.caption") } }
  open var controlType: PDFWidgetControlType { get { _Absence.value(of: self, "PDFAppearanceCharacteristics.controlType", else: PDFWidgetControlType.`checkBoxControl`) } set { _Absence.keep(newValue, of: self, "PDFAppearanceCharacteristics.controlType") } }
  open var downCaption: String? { get { _Absence.value(of: self, "PDFAppearanceCharacteristics.downCaption", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAppearanceCharacteristics.downCaption") } }
  open var rolloverCaption: String? { get { _Absence.value(of: self, "PDFAppearanceCharacteristics.rolloverCaption", else: nil) } set { _Absence.keep(newValue, of: self, "PDFAppearanceCharacteristics.rolloverCaption") } }
  open var rotation: Int { get { _Absence.value(of: self, "PDFAppearanceCharacteristics.rotation", else: 0) } set { _Absence.keep(newValue, of: self, "PDFAppearanceCharacteristics.rotation") } }
}
open class PDFBorder: NSObject {
  public override init() { _Absence.report("PDFBorder", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("PDFBorder", answer: "a plain object"); super.init() }
  open var borderKeyValues: [AnyHashable : Any] { get { _Absence.report("PDFBorder.borderKeyValues", answer: "[:]"); return [:] } }
  open var dashPattern: [Any]? { get { _Absence.value(of: self, "PDFBorder.dashPattern", else: nil) } set { _Absence.keep(newValue, of: self, "PDFBorder.dashPattern") } }
  open func draw(in rect: CGRect) { _Absence.report("PDFBorder.draw(in:)") }
  open var lineWidth: CGFloat { get { _Absence.value(of: self, "PDFBorder.lineWidth", else: 0) } set { _Absence.keep(newValue, of: self, "PDFBorder.lineWidth") } }
  open var style: PDFBorderStyle { get { _Absence.value(of: self, "PDFBorder.style", else: PDFBorderStyle.`beveled`) } set { _Absence.keep(newValue, of: self, "PDFBorder.style") } }
}
open class PDFDestination: NSObject {
  public override init() { _Absence.report("PDFDestination", answer: "a plain object"); super.init() }
  @discardableResult open func compare(_ destination: PDFDestination) -> ComparisonResult { _Absence.report("PDFDestination.compare(_:)", answer: "ComparisonResult.`orderedAscending`"); return ComparisonResult.`orderedAscending` }
  public init(page: PDFPage, at point: CGPoint) { _Absence.report("PDFDestination.init(page:at:)", answer: "a plain object"); super.init() }
  public init(page: PDFPage, atPoint point: CGPoint) { _Absence.report("PDFDestination.init(page:atPoint:)", answer: "a plain object"); super.init() }
  open var page: PDFPage? { get { _Absence.report("PDFDestination.page", answer: "nil"); return nil } }
  open var point: CGPoint { get { _Absence.report("PDFDestination.point", answer: ".zero"); return .zero } }
  open var zoom: CGFloat { get { _Absence.value(of: self, "PDFDestination.zoom", else: 0) } set { _Absence.keep(newValue, of: self, "PDFDestination.zoom") } }
}
open class PDFDocument: NSObject {
  public override init() { _Absence.report("PDFDocument", answer: "a plain object"); super.init() }
  open var accessPermissions: PDFAccessPermissions { get { _Absence.report("PDFDocument.accessPermissions", answer: "PDFAccessPermissions.`allowsCommenting`"); return PDFAccessPermissions.`allowsCommenting` } }
  open var allowsCommenting: Bool { get { _Absence.report("PDFDocument.allowsCommenting", answer: "false"); return false } }
  open var allowsContentAccessibility: Bool { get { _Absence.report("PDFDocument.allowsContentAccessibility", answer: "false"); return false } }
  open var allowsCopying: Bool { get { _Absence.report("PDFDocument.allowsCopying", answer: "false"); return false } }
  open var allowsDocumentAssembly: Bool { get { _Absence.report("PDFDocument.allowsDocumentAssembly", answer: "false"); return false } }
  open var allowsDocumentChanges: Bool { get { _Absence.report("PDFDocument.allowsDocumentChanges", answer: "false"); return false } }
  open var allowsFormFieldEntry: Bool { get { _Absence.report("PDFDocument.allowsFormFieldEntry", answer: "false"); return false } }
  open var allowsPrinting: Bool { get { _Absence.report("PDFDocument.allowsPrinting", answer: "false"); return false } }
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) { _Absence.report("PDFDocument.beginFindString(_:withOptions:)") }
  open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) { _Absence.report("PDFDocument.beginFindStrings(_:withOptions:)") }
  open func cancelFindString() { _Absence.report("PDFDocument.cancelFindString()") }
  @discardableResult open func dataRepresentation() -> Data? { _Absence.report("PDFDocument.dataRepresentation()", answer: "nil"); return nil }
  @discardableResult open func dataRepresentation(options: [AnyHashable : Any] = [:]) -> Data? { _Absence.report("PDFDocument.dataRepresentation(options:)", answer: "nil"); return nil }
  open var delegate: (any PDFDocumentDelegate)? { get { _Absence.value(of: self, "PDFDocument.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "PDFDocument.delegate", weakly: true) } }
  open var documentAttributes: [AnyHashable : Any]? { get { _Absence.value(of: self, "PDFDocument.documentAttributes", else: nil) } set { _Absence.keep(newValue, of: self, "PDFDocument.documentAttributes") } }
  open var documentRef: CGPDFDocument? { get { _Absence.report("PDFDocument.documentRef", answer: "nil"); return nil } }
  open var documentURL: URL? { get { _Absence.report("PDFDocument.documentURL", answer: "nil"); return nil } }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) { _Absence.report("PDFDocument.exchangePage(at:withPageAt:)") }
  @discardableResult open func findString(_ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []) -> PDFSelection? { _Absence.report("PDFDocument.findString(_:fromSelection:withOptions:)", answer: "nil"); return nil }
  @discardableResult open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { _Absence.report("PDFDocument.findString(_:withOptions:)", answer: "[]"); return [] }
  @discardableResult open func index(for page: PDFPage) -> Int { _Absence.report("PDFDocument.index(for:)", answer: "0"); return 0 }
  public init?(URL url: URL) { _Absence.report("PDFDocument.init(URL:)", answer: "nil"); return nil }
  public init?(data: Data) { _Absence.report("PDFDocument.init(data:)", answer: "nil"); return nil }
  public init?(url: URL) { _Absence.report("PDFDocument.init(url:)", answer: "nil"); return nil }
  open func insert(_ page: PDFPage, at index: Int) { _Absence.report("PDFDocument.insert(_:at:)") }
  open var isEncrypted: Bool { get { _Absence.report("PDFDocument.isEncrypted", answer: "false"); return false } }
  open var isFinding: Bool { get { _Absence.report("PDFDocument.isFinding", answer: "false"); return false } }
  open var isLocked: Bool { get { _Absence.report("PDFDocument.isLocked", answer: "false"); return false } }
  open var majorVersion: Int { get { _Absence.report("PDFDocument.majorVersion", answer: "0"); return 0 } }
  open var minorVersion: Int { get { _Absence.report("PDFDocument.minorVersion", answer: "0"); return 0 } }
  @discardableResult open func outlineItem(for selection: PDFSelection) -> PDFOutline? { _Absence.report("PDFDocument.outlineItem(for:)", answer: "nil"); return nil }
  open var outlineRoot: PDFOutline? { get { _Absence.value(of: self, "PDFDocument.outlineRoot", else: nil) } set { _Absence.keep(newValue, of: self, "PDFDocument.outlineRoot") } }
  @discardableResult open func page(at index: Int) -> PDFPage? { _Absence.report("PDFDocument.page(at:)", answer: "nil"); return nil }
  open var pageClass: AnyClass { get { _Absence.trap("PDFDocument.pageClass") } }
  open var pageCount: Int { get { _Absence.report("PDFDocument.pageCount", answer: "0"); return 0 } }
  open var permissionsStatus: PDFDocumentPermissions { get { _Absence.report("PDFDocument.permissionsStatus", answer: "PDFDocumentPermissions.`none`"); return PDFDocumentPermissions.`none` } }
  open func removePage(at index: Int) { _Absence.report("PDFDocument.removePage(at:)") }
  @discardableResult open func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint) -> PDFSelection? { _Absence.report("PDFDocument.selection(from:at:to:at:)", answer: "nil"); return nil }
  @discardableResult open func selection(from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage, atCharacterIndex endCharacter: Int) -> PDFSelection? { _Absence.report("PDFDocument.selection(from:atCharacterIndex:to:atCharacterIndex:)", answer: "nil"); return nil }
  open var selectionForEntireDocument: PDFSelection? { get { _Absence.report("PDFDocument.selectionForEntireDocument", answer: "nil"); return nil } }
  open var string: String? { get { _Absence.report("PDFDocument.string", answer: "nil"); return nil } }
  @discardableResult open func unlock(withPassword password: String) -> Bool { _Absence.report("PDFDocument.unlock(withPassword:)", answer: "false"); return false }
  @discardableResult open func write(to url: URL) -> Bool { _Absence.report("PDFDocument.write(to:)", answer: "false"); return false }
  @discardableResult open func write(to url: URL, withOptions options: [PDFDocumentWriteOption : Any]? = nil) -> Bool { _Absence.report("PDFDocument.write(to:withOptions:)", answer: "false"); return false }
  @discardableResult open func write(toFile path: String) -> Bool { _Absence.report("PDFDocument.write(toFile:)", answer: "false"); return false }
  @discardableResult open func write(toFile path: String, withOptions options: [PDFDocumentWriteOption : Any]? = nil) -> Bool { _Absence.report("PDFDocument.write(toFile:withOptions:)", answer: "false"); return false }
}
open class PDFOutline: NSObject {
  public override init() { _Absence.report("PDFOutline", answer: "a plain object"); super.init() }
  open var action: PDFAction? { get { _Absence.value(of: self, "PDFOutline.action", else: nil) } set { _Absence.keep(newValue, of: self, "PDFOutline.action") } }
  @discardableResult open func child(at index: Int) -> PDFOutline? { _Absence.report("PDFOutline.child(at:)", answer: "nil"); return nil }
  open var destination: PDFDestination? { get { _Absence.value(of: self, "PDFOutline.destination", else: nil) } set { _Absence.keep(newValue, of: self, "PDFOutline.destination") } }
  open var document: PDFDocument? { get { _Absence.report("PDFOutline.document", answer: "nil"); return nil } }
  open var index: Int { get { _Absence.report("PDFOutline.index", answer: "0"); return 0 } }
  open func insertChild(_ child: PDFOutline, at index: Int) { _Absence.report("PDFOutline.insertChild(_:at:)") }
  open var isOpen: Bool { get { _Absence.value(of: self, "PDFOutline.isOpen", else: false) } set { _Absence.keep(newValue, of: self, "PDFOutline.isOpen") } }
  open var label: String? { get { _Absence.value(of: self, "PDFOutline.label", else: nil) } set { _Absence.keep(newValue, of: self, "PDFOutline.label") } }
  open var numberOfChildren: Int { get { _Absence.report("PDFOutline.numberOfChildren", answer: "0"); return 0 } }
  open var parent: PDFOutline? { get { _Absence.report("PDFOutline.parent", answer: "nil"); return nil } }
  open func removeFromParent() { _Absence.report("PDFOutline.removeFromParent()") }
}
open class PDFPage: NSObject {
  public override init() { _Absence.report("PDFPage", answer: "a plain object"); super.init() }
  open func addAnnotation(_ annotation: PDFAnnotation) { _Absence.report("PDFPage.addAnnotation(_:)") }
  @discardableResult open func annotation(at point: CGPoint) -> PDFAnnotation? { _Absence.report("PDFPage.annotation(at:)", answer: "nil"); return nil }
  open var annotations: [PDFAnnotation] { get { _Absence.report("PDFPage.annotations", answer: "[]"); return [] } }
  open var attributedString: NSAttributedString? { get { _Absence.report("PDFPage.attributedString", answer: "nil"); return nil } }
  @discardableResult open func bounds(for box: PDFDisplayBox) -> CGRect { _Absence.report("PDFPage.bounds(for:)", answer: ".zero"); return .zero }
  @discardableResult open func characterBounds(at index: Int) -> CGRect { _Absence.report("PDFPage.characterBounds(at:)", answer: ".zero"); return .zero }
  @discardableResult open func characterIndex(at point: CGPoint) -> Int { _Absence.report("PDFPage.characterIndex(at:)", answer: "0"); return 0 }
  open var dataRepresentation: Data? { get { _Absence.report("PDFPage.dataRepresentation", answer: "nil"); return nil } }
  open var displaysAnnotations: Bool { get { _Absence.value(of: self, "PDFPage.displaysAnnotations", else: false) } set { _Absence.keep(newValue, of: self, "PDFPage.displaysAnnotations") } }
  open var document: PDFDocument? { get { _Absence.report("PDFPage.document", answer: "nil"); return nil } }
  open func draw(with box: PDFDisplayBox, to context: CGContext) { _Absence.report("PDFPage.draw(with:to:)") }
  public convenience init?(image: UIImage) { _Absence.report("PDFPage.init(image:)", answer: "nil"); return nil }
  public init?(image: UIImage, options: [PDFPage.ImageInitializationOption : Any] = [:]) { _Absence.report("PDFPage.init(image:options:)", answer: "nil"); return nil }
  open var label: String? { get { _Absence.report("PDFPage.label", answer: "nil"); return nil } }
  open var numberOfCharacters: Int { get { _Absence.report("PDFPage.numberOfCharacters", answer: "0"); return 0 } }
  open var pageRef: CGPDFPage? { get { _Absence.report("PDFPage.pageRef", answer: "nil"); return nil } }
  open func removeAnnotation(_ annotation: PDFAnnotation) { _Absence.report("PDFPage.removeAnnotation(_:)") }
  open var rotation: Int { get { _Absence.value(of: self, "PDFPage.rotation", else: 0) } set { _Absence.keep(newValue, of: self, "PDFPage.rotation") } }
  @discardableResult open func selection(for range: NSRange) -> PDFSelection? { _Absence.report("PDFPage.selection(for:)", answer: "nil"); return nil }
  @discardableResult open func selection(for rect: CGRect) -> PDFSelection? { _Absence.report("PDFPage.selection(for:)", answer: "nil"); return nil }
  @discardableResult open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? { _Absence.report("PDFPage.selection(from:to:)", answer: "nil"); return nil }
  @discardableResult open func selectionForLine(at point: CGPoint) -> PDFSelection? { _Absence.report("PDFPage.selectionForLine(at:)", answer: "nil"); return nil }
  @discardableResult open func selectionForWord(at point: CGPoint) -> PDFSelection? { _Absence.report("PDFPage.selectionForWord(at:)", answer: "nil"); return nil }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { _Absence.report("PDFPage.setBounds(_:for:)") }
  open var string: String? { get { _Absence.report("PDFPage.string", answer: "nil"); return nil } }
  @discardableResult open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { _Absence.report("PDFPage.thumbnail(of:for:)", answer: "UIImage()"); return UIImage() }
  open func transform(_ context: CGContext, for box: PDFDisplayBox) { _Absence.report("PDFPage.transform(_:for:)") }
  @discardableResult open func transform(for box: PDFDisplayBox) -> CGAffineTransform { _Absence.report("PDFPage.transform(for:)", answer: ".identity"); return .identity }
}
open class PDFSelection: NSObject {
  public override init() { _Absence.report("PDFSelection", answer: "a plain object"); super.init() }
  open func add(_ selection: PDFSelection) { _Absence.report("PDFSelection.add(_:)") }
  open func add(_ selections: [PDFSelection]) { _Absence.report("PDFSelection.add(_:)") }
  open var attributedString: NSAttributedString? { get { _Absence.report("PDFSelection.attributedString", answer: "nil"); return nil } }
  @discardableResult open func bounds(for page: PDFPage) -> CGRect { _Absence.report("PDFSelection.bounds(for:)", answer: ".zero"); return .zero }
  open var color: UIColor? { get { _Absence.value(of: self, "PDFSelection.color", else: nil) } set { _Absence.keep(newValue, of: self, "PDFSelection.color") } }
  open func draw(for page: PDFPage, active: Bool) { _Absence.report("PDFSelection.draw(for:active:)") }
  open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) { _Absence.report("PDFSelection.draw(for:with:active:)") }
  open func extend(atEnd succeed: Int) { _Absence.report("PDFSelection.extend(atEnd:)") }
  open func extend(atStart precede: Int) { _Absence.report("PDFSelection.extend(atStart:)") }
  open func extendForLineBoundaries() { _Absence.report("PDFSelection.extendForLineBoundaries()") }
  public init(document: PDFDocument) { _Absence.report("PDFSelection.init(document:)", answer: "a plain object"); super.init() }
  @discardableResult open func numberOfTextRanges(on page: PDFPage) -> Int { _Absence.report("PDFSelection.numberOfTextRanges(on:)", answer: "0"); return 0 }
  open var pages: [PDFPage] { get { _Absence.report("PDFSelection.pages", answer: "[]"); return [] } }
  @discardableResult open func range(at index: Int, on page: PDFPage) -> NSRange { _Absence.report("PDFSelection.range(at:on:)", answer: "NSRange(location: NSNotFound, length: 0)"); return NSRange(location: NSNotFound, length: 0) }
  @discardableResult open func selectionsByLine() -> [PDFSelection] { _Absence.report("PDFSelection.selectionsByLine()", answer: "[]"); return [] }
  open var string: String? { get { _Absence.report("PDFSelection.string", answer: "nil"); return nil } }
}
open class PDFThumbnailView: UIView {
  public override init(frame: CGRect) { _Absence.report("PDFThumbnailView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "PDFThumbnailView") }
  public required init?(coder: NSCoder) { _Absence.report("PDFThumbnailView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "PDFThumbnailView") }
  override open var backgroundColor: UIColor? { get { _Absence.value(of: self, "PDFThumbnailView.backgroundColor", else: nil) } set { _Absence.keep(newValue, of: self, "PDFThumbnailView.backgroundColor") } }
  open var contentInset: UIEdgeInsets { get { _Absence.value(of: self, "PDFThumbnailView.contentInset", else: .zero) } set { _Absence.keep(newValue, of: self, "PDFThumbnailView.contentInset") } }
  open var layoutMode: PDFThumbnailLayoutMode { get { _Absence.value(of: self, "PDFThumbnailView.layoutMode", else: PDFThumbnailLayoutMode.`horizontal`) } set { _Absence.keep(newValue, of: self, "PDFThumbnailView.layoutMode") } }
  open var pdfView: PDFView? { get { _Absence.value(of: self, "PDFThumbnailView.pdfView", else: nil) } set { _Absence.keep(newValue, of: self, "PDFThumbnailView.pdfView", weakly: true) } }
  open var selectedPages: [PDFPage]? { get { _Absence.report("PDFThumbnailView.selectedPages", answer: "nil"); return nil } }
  open var thumbnailSize: CGSize { get { _Absence.value(of: self, "PDFThumbnailView.thumbnailSize", else: .zero) } set { _Absence.keep(newValue, of: self, "PDFThumbnailView.thumbnailSize") } }
}
open class PDFView: UIView {
  public override init(frame: CGRect) { _Absence.report("PDFView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "PDFView") }
  public required init?(coder: NSCoder) { _Absence.report("PDFView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "PDFView") }
  open func annotationsChanged(on page: PDFPage) { _Absence.report("PDFView.annotationsChanged(on:)") }
  @discardableResult open func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest { _Absence.report("PDFView.areaOfInterest(for:)", answer: "[]"); return [] }
  @discardableResult open func areaOfInterest(forMouse event: UIEvent) -> PDFAreaOfInterest { _Absence.report("PDFView.areaOfInterest(forMouse:)", answer: "[]"); return [] }
  open var autoScales: Bool { get { _Absence.value(of: self, "PDFView.autoScales", else: false) } set { _Absence.keep(newValue, of: self, "PDFView.autoScales") } }
  open var canGoBack: Bool { get { _Absence.report("PDFView.canGoBack", answer: "false"); return false } }
  open var canGoForward: Bool { get { _Absence.report("PDFView.canGoForward", answer: "false"); return false } }
  open var canGoToFirstPage: Bool { get { _Absence.report("PDFView.canGoToFirstPage", answer: "false"); return false } }
  open var canGoToLastPage: Bool { get { _Absence.report("PDFView.canGoToLastPage", answer: "false"); return false } }
  open var canGoToNextPage: Bool { get { _Absence.report("PDFView.canGoToNextPage", answer: "false"); return false } }
  open var canGoToPreviousPage: Bool { get { _Absence.report("PDFView.canGoToPreviousPage", answer: "false"); return false } }
  open var canZoomIn: Bool { get { _Absence.report("PDFView.canZoomIn", answer: "false"); return false } }
  open var canZoomOut: Bool { get { _Absence.report("PDFView.canZoomOut", answer: "false"); return false } }
  open func clearSelection() { _Absence.report("PDFView.clearSelection()") }
  @discardableResult open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { _Absence.report("PDFView.convert(_:from:)", answer: ".zero"); return .zero }
  @discardableResult open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { _Absence.report("PDFView.convert(_:from:)", answer: ".zero"); return .zero }
  @discardableResult open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { _Absence.report("PDFView.convert(_:to:)", answer: ".zero"); return .zero }
  @discardableResult open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { _Absence.report("PDFView.convert(_:to:)", answer: ".zero"); return .zero }
  override open func copy(_ sender: Any?) { _Absence.report("PDFView.copy(_:)") }
  open var currentDestination: PDFDestination? { get { _Absence.report("PDFView.currentDestination", answer: "nil"); return nil } }
  open var currentPage: PDFPage? { get { _Absence.report("PDFView.currentPage", answer: "nil"); return nil } }
  open var currentSelection: PDFSelection? { get { _Absence.value(of: self, "PDFView.currentSelection", else: nil) } set { _Absence.keep(newValue, of: self, "PDFView.currentSelection") } }
  open var delegate: (any PDFViewDelegate)? { get { _Absence.value(of: self, "PDFView.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "PDFView.delegate", weakly: true) } }
  open var displayBox: PDFDisplayBox { get { _Absence.value(of: self, "PDFView.displayBox", else: PDFDisplayBox.`artBox`) } set { _Absence.keep(newValue, of: self, "PDFView.displayBox") } }
  open var displayDirection: PDFDisplayDirection { get { _Absence.value(of: self, "PDFView.displayDirection", else: PDFDisplayDirection.`horizontal`) } set { _Absence.keep(newValue, of: self, "PDFView.displayDirection") } }
  open var displayMode: PDFDisplayMode { get { _Absence.value(of: self, "PDFView.displayMode", else: PDFDisplayMode.`singlePage`) } set { _Absence.keep(newValue, of: self, "PDFView.displayMode") } }
  open var displaysAsBook: Bool { get { _Absence.value(of: self, "PDFView.displaysAsBook", else: false) } set { _Absence.keep(newValue, of: self, "PDFView.displaysAsBook") } }
  open var displaysPageBreaks: Bool { get { _Absence.value(of: self, "PDFView.displaysPageBreaks", else: false) } set { _Absence.keep(newValue, of: self, "PDFView.displaysPageBreaks") } }
  open var displaysRTL: Bool { get { _Absence.value(of: self, "PDFView.displaysRTL", else: false) } set { _Absence.keep(newValue, of: self, "PDFView.displaysRTL") } }
  open var document: PDFDocument? { get { _Absence.value(of: self, "PDFView.document", else: nil) } set { _Absence.keep(newValue, of: self, "PDFView.document") } }
  open var documentView: UIView? { get { _Absence.report("PDFView.documentView", answer: "nil"); return nil } }
  open func draw(_ page: PDFPage, to context: CGContext) { _Absence.report("PDFView.draw(_:to:)") }
  open func drawPagePost(_ page: PDFPage, to context: CGContext) { _Absence.report("PDFView.drawPagePost(_:to:)") }
  open var enableDataDetectors: Bool { get { _Absence.value(of: self, "PDFView.enableDataDetectors", else: false) } set { _Absence.keep(newValue, of: self, "PDFView.enableDataDetectors") } }
  open var findInteraction: UIFindInteraction { get { _Absence.trap("PDFView.findInteraction") } }
  open func go(to destination: PDFDestination) { _Absence.report("PDFView.go(to:)") }
  open func go(to page: PDFPage) { _Absence.report("PDFView.go(to:)") }
  open func go(to selection: PDFSelection) { _Absence.report("PDFView.go(to:)") }
  open func go(to rect: CGRect, on page: PDFPage) { _Absence.report("PDFView.go(to:on:)") }
  open func goBack(_ sender: Any?) { _Absence.report("PDFView.goBack(_:)") }
  open func goForward(_ sender: Any?) { _Absence.report("PDFView.goForward(_:)") }
  open func goToFirstPage(_ sender: Any?) { _Absence.report("PDFView.goToFirstPage(_:)") }
  open func goToLastPage(_ sender: Any?) { _Absence.report("PDFView.goToLastPage(_:)") }
  open func goToNextPage(_ sender: Any?) { _Absence.report("PDFView.goToNextPage(_:)") }
  open func goToPreviousPage(_ sender: Any?) { _Absence.report("PDFView.goToPreviousPage(_:)") }
  open var highlightedSelections: [PDFSelection]? { get { _Absence.value(of: self, "PDFView.highlightedSelections", else: nil) } set { _Absence.keep(newValue, of: self, "PDFView.highlightedSelections") } }
  open var interpolationQuality: PDFInterpolationQuality { get { _Absence.value(of: self, "PDFView.interpolationQuality", else: PDFInterpolationQuality.`none`) } set { _Absence.keep(newValue, of: self, "PDFView.interpolationQuality") } }
  open var isFindInteractionEnabled: Bool { get { _Absence.value(of: self, "PDFView.isFindInteractionEnabled", else: false) } set { _Absence.keep(newValue, of: self, "PDFView.isFindInteractionEnabled") } }
  open var isInMarkupMode: Bool { get { _Absence.value(of: self, "PDFView.isInMarkupMode", else: false) } set { _Absence.keep(newValue, of: self, "PDFView.isInMarkupMode") } }
  open var isUsingPageViewController: Bool { get { _Absence.report("PDFView.isUsingPageViewController", answer: "false"); return false } }
  open func layoutDocumentView() { _Absence.report("PDFView.layoutDocumentView()") }
  open var maxScaleFactor: CGFloat { get { _Absence.value(of: self, "PDFView.maxScaleFactor", else: 0) } set { _Absence.keep(newValue, of: self, "PDFView.maxScaleFactor") } }
  open var minScaleFactor: CGFloat { get { _Absence.value(of: self, "PDFView.minScaleFactor", else: 0) } set { _Absence.keep(newValue, of: self, "PDFView.minScaleFactor") } }
  @discardableResult open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { _Absence.report("PDFView.page(for:nearest:)", answer: "nil"); return nil }
  open var pageBreakMargins: UIEdgeInsets { get { _Absence.value(of: self, "PDFView.pageBreakMargins", else: .zero) } set { _Absence.keep(newValue, of: self, "PDFView.pageBreakMargins") } }
  open var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)? { get { _Absence.value(of: self, "PDFView.pageOverlayViewProvider", else: nil) } set { _Absence.keep(newValue, of: self, "PDFView.pageOverlayViewProvider", weakly: true) } }
  open var pageShadowsEnabled: Bool { get { _Absence.value(of: self, "PDFView.pageShadowsEnabled", else: false) } set { _Absence.keep(newValue, of: self, "PDFView.pageShadowsEnabled") } }
  open func perform(_ action: PDFAction) { _Absence.report("PDFView.perform(_:)") }
  @discardableResult open func rowSize(for page: PDFPage) -> CGSize { _Absence.report("PDFView.rowSize(for:)", answer: ".zero"); return .zero }
  open var scaleFactor: CGFloat { get { _Absence.value(of: self, "PDFView.scaleFactor", else: 0) } set { _Absence.keep(newValue, of: self, "PDFView.scaleFactor") } }
  open var scaleFactorForSizeToFit: CGFloat { get { _Absence.report("PDFView.scaleFactorForSizeToFit", answer: "0"); return 0 } }
  open func scrollSelectionToVisible(_ sender: Any?) { _Absence.report("PDFView.scrollSelectionToVisible(_:)") }
  override open func selectAll(_ sender: Any?) { _Absence.report("PDFView.selectAll(_:)") }
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { _Absence.report("PDFView.setCurrentSelection(_:animate:)") }
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable : Any]? = nil) { _Absence.report("PDFView.usePageViewController(_:withViewOptions:)") }
  open var visiblePages: [PDFPage] { get { _Absence.report("PDFView.visiblePages", answer: "[]"); return [] } }
  open func zoomIn(_ sender: Any?) { _Absence.report("PDFView.zoomIn(_:)") }
  open func zoomOut(_ sender: Any?) { _Absence.report("PDFView.zoomOut(_:)") }
}

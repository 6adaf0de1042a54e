// Made by Scripts/missing-names of Data/PDFKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
public enum PDFAccessPermissions: Hashable, Sendable {
  case `allowsCommenting`
  case `allowsContentAccessibility`
  case `allowsContentCopying`
  case `allowsDocumentAssembly`
  case `allowsDocumentChanges`
  case `allowsFormFieldEntry`
  case `allowsHighQualityPrinting`
  case `allowsLowQualityPrinting`
  public var rawValue: UInt { _Absence.report("PDFAccessPermissions.rawValue", answer: "a value that was made up"); switch self { case .`allowsCommenting`: return 0; case .`allowsContentAccessibility`: return 1; case .`allowsContentCopying`: return 2; case .`allowsDocumentAssembly`: return 3; case .`allowsDocumentChanges`: return 4; case .`allowsFormFieldEntry`: return 5; case .`allowsHighQualityPrinting`: return 6; case .`allowsLowQualityPrinting`: return 7 } }
  public init?(rawValue: UInt) { _Absence.report("PDFAccessPermissions.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`allowsCommenting`; case 1: self = .`allowsContentAccessibility`; case 2: self = .`allowsContentCopying`; case 3: self = .`allowsDocumentAssembly`; case 4: self = .`allowsDocumentChanges`; case 5: self = .`allowsFormFieldEntry`; case 6: self = .`allowsHighQualityPrinting`; case 7: self = .`allowsLowQualityPrinting`; default: return nil } }
}
public enum PDFActionNamedName: Hashable, Sendable {
  case `find`
  case `firstPage`
  case `goBack`
  case `goForward`
  case `goToPage`
  case `lastPage`
  case `nextPage`
  case `none`
  case `previousPage`
  case `print`
  case `zoomIn`
  case `zoomOut`
  public var rawValue: Int { _Absence.report("PDFActionNamedName.rawValue", answer: "a value that was made up"); switch self { case .`find`: return 0; case .`firstPage`: return 1; case .`goBack`: return 2; case .`goForward`: return 3; case .`goToPage`: return 4; case .`lastPage`: return 5; case .`nextPage`: return 6; case .`none`: return 7; case .`previousPage`: return 8; case .`print`: return 9; case .`zoomIn`: return 10; case .`zoomOut`: return 11 } }
  public init?(rawValue: Int) { _Absence.report("PDFActionNamedName.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`find`; case 1: self = .`firstPage`; case 2: self = .`goBack`; case 3: self = .`goForward`; case 4: self = .`goToPage`; case 5: self = .`lastPage`; case 6: self = .`nextPage`; case 7: self = .`none`; case 8: self = .`previousPage`; case 9: self = .`print`; case 10: self = .`zoomIn`; case 11: self = .`zoomOut`; default: return nil } }
}
public struct PDFAnnotationHighlightingMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var invert: PDFAnnotationHighlightingMode { _Absence.report("PDFAnnotationHighlightingMode.invert", answer: "a name that was made up"); return PDFAnnotationHighlightingMode(rawValue: "invert") }
  public static var none: PDFAnnotationHighlightingMode { _Absence.report("PDFAnnotationHighlightingMode.none", answer: "a name that was made up"); return PDFAnnotationHighlightingMode(rawValue: "none") }
  public static var outline: PDFAnnotationHighlightingMode { _Absence.report("PDFAnnotationHighlightingMode.outline", answer: "a name that was made up"); return PDFAnnotationHighlightingMode(rawValue: "outline") }
  public static var push: PDFAnnotationHighlightingMode { _Absence.report("PDFAnnotationHighlightingMode.push", answer: "a name that was made up"); return PDFAnnotationHighlightingMode(rawValue: "push") }
}
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var action: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.action", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "action") }
  public static var additionalActions: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.additionalActions", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "additionalActions") }
  public static var appearanceDictionary: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.appearanceDictionary", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "appearanceDictionary") }
  public static var appearanceState: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.appearanceState", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "appearanceState") }
  public static var border: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.border", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "border") }
  public static var borderStyle: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.borderStyle", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "borderStyle") }
  public static var color: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.color", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "color") }
  public static var contents: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.contents", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "contents") }
  public static var date: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.date", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "date") }
  public static var defaultAppearance: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.defaultAppearance", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "defaultAppearance") }
  public static var destination: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.destination", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "destination") }
  public static var flags: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.flags", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "flags") }
  public static var highlightingMode: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.highlightingMode", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "highlightingMode") }
  public static var iconName: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.iconName", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "iconName") }
  public static var inklist: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.inklist", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "inklist") }
  public static var interiorColor: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.interiorColor", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "interiorColor") }
  public static var lineEndingStyles: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.lineEndingStyles", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "lineEndingStyles") }
  public static var linePoints: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.linePoints", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "linePoints") }
  public static var name: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.name", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "name") }
  public static var open: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.open", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "open") }
  public static var page: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.page", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "page") }
  public static var parent: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.parent", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "parent") }
  public static var popup: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.popup", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "popup") }
  public static var quadPoints: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.quadPoints", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "quadPoints") }
  public static var quadding: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.quadding", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "quadding") }
  public static var rect: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.rect", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "rect") }
  public static var subtype: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.subtype", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "subtype") }
  public static var textLabel: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.textLabel", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "textLabel") }
  public static var widgetAppearanceDictionary: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetAppearanceDictionary", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetAppearanceDictionary") }
  public static var widgetBackgroundColor: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetBackgroundColor", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetBackgroundColor") }
  public static var widgetBorderColor: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetBorderColor", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetBorderColor") }
  public static var widgetCaption: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetCaption", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetCaption") }
  public static var widgetDefaultValue: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetDefaultValue", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetDefaultValue") }
  public static var widgetDownCaption: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetDownCaption", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetDownCaption") }
  public static var widgetFieldFlags: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetFieldFlags", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetFieldFlags") }
  public static var widgetFieldType: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetFieldType", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetFieldType") }
  public static var widgetMaxLen: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetMaxLen", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetMaxLen") }
  public static var widgetOptions: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetOptions", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetOptions") }
  public static var widgetRolloverCaption: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetRolloverCaption", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetRolloverCaption") }
  public static var widgetRotation: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetRotation", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetRotation") }
  public static var widgetTextLabelUI: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetTextLabelUI", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetTextLabelUI") }
  public static var widgetValue: PDFAnnotationKey { _Absence.report("PDFAnnotationKey.widgetValue", answer: "a name that was made up"); return PDFAnnotationKey(rawValue: "widgetValue") }
}
public struct PDFAnnotationLineEndingStyle: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var circle: PDFAnnotationLineEndingStyle { _Absence.report("PDFAnnotationLineEndingStyle.circle", answer: "a name that was made up"); return PDFAnnotationLineEndingStyle(rawValue: "circle") }
  public static var closedArrow: PDFAnnotationLineEndingStyle { _Absence.report("PDFAnnotationLineEndingStyle.closedArrow", answer: "a name that was made up"); return PDFAnnotationLineEndingStyle(rawValue: "closedArrow") }
  public static var diamond: PDFAnnotationLineEndingStyle { _Absence.report("PDFAnnotationLineEndingStyle.diamond", answer: "a name that was made up"); return PDFAnnotationLineEndingStyle(rawValue: "diamond") }
  public static var none: PDFAnnotationLineEndingStyle { _Absence.report("PDFAnnotationLineEndingStyle.none", answer: "a name that was made up"); return PDFAnnotationLineEndingStyle(rawValue: "none") }
  public static var openArrow: PDFAnnotationLineEndingStyle { _Absence.report("PDFAnnotationLineEndingStyle.openArrow", answer: "a name that was made up"); return PDFAnnotationLineEndingStyle(rawValue: "openArrow") }
  public static var square: PDFAnnotationLineEndingStyle { _Absence.report("PDFAnnotationLineEndingStyle.square", answer: "a name that was made up"); return PDFAnnotationLineEndingStyle(rawValue: "square") }
}
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var circle: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.circle", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "circle") }
  public static var freeText: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.freeText", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "freeText") }
  public static var highlight: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.highlight", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "highlight") }
  public static var ink: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.ink", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "ink") }
  public static var line: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.line", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "line") }
  public static var link: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.link", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "link") }
  public static var popup: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.popup", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "popup") }
  public static var square: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.square", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "square") }
  public static var stamp: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.stamp", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "stamp") }
  public static var strikeOut: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.strikeOut", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "strikeOut") }
  public static var text: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.text", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "text") }
  public static var underline: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.underline", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "underline") }
  public static var widget: PDFAnnotationSubtype { _Absence.report("PDFAnnotationSubtype.widget", answer: "a name that was made up"); return PDFAnnotationSubtype(rawValue: "widget") }
}
public struct PDFAnnotationTextIconType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var comment: PDFAnnotationTextIconType { _Absence.report("PDFAnnotationTextIconType.comment", answer: "a name that was made up"); return PDFAnnotationTextIconType(rawValue: "comment") }
  public static var help: PDFAnnotationTextIconType { _Absence.report("PDFAnnotationTextIconType.help", answer: "a name that was made up"); return PDFAnnotationTextIconType(rawValue: "help") }
  public static var insert: PDFAnnotationTextIconType { _Absence.report("PDFAnnotationTextIconType.insert", answer: "a name that was made up"); return PDFAnnotationTextIconType(rawValue: "insert") }
  public static var key: PDFAnnotationTextIconType { _Absence.report("PDFAnnotationTextIconType.key", answer: "a name that was made up"); return PDFAnnotationTextIconType(rawValue: "key") }
  public static var newParagraph: PDFAnnotationTextIconType { _Absence.report("PDFAnnotationTextIconType.newParagraph", answer: "a name that was made up"); return PDFAnnotationTextIconType(rawValue: "newParagraph") }
  public static var note: PDFAnnotationTextIconType { _Absence.report("PDFAnnotationTextIconType.note", answer: "a name that was made up"); return PDFAnnotationTextIconType(rawValue: "note") }
  public static var paragraph: PDFAnnotationTextIconType { _Absence.report("PDFAnnotationTextIconType.paragraph", answer: "a name that was made up"); return PDFAnnotationTextIconType(rawValue: "paragraph") }
}
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var button: PDFAnnotationWidgetSubtype { _Absence.report("PDFAnnotationWidgetSubtype.button", answer: "a name that was made up"); return PDFAnnotationWidgetSubtype(rawValue: "button") }
  public static var choice: PDFAnnotationWidgetSubtype { _Absence.report("PDFAnnotationWidgetSubtype.choice", answer: "a name that was made up"); return PDFAnnotationWidgetSubtype(rawValue: "choice") }
  public static var signature: PDFAnnotationWidgetSubtype { _Absence.report("PDFAnnotationWidgetSubtype.signature", answer: "a name that was made up"); return PDFAnnotationWidgetSubtype(rawValue: "signature") }
  public static var text: PDFAnnotationWidgetSubtype { _Absence.report("PDFAnnotationWidgetSubtype.text", answer: "a name that was made up"); return PDFAnnotationWidgetSubtype(rawValue: "text") }
}
public struct PDFAppearanceCharacteristicsKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var backgroundColor: PDFAppearanceCharacteristicsKey { _Absence.report("PDFAppearanceCharacteristicsKey.backgroundColor", answer: "a name that was made up"); return PDFAppearanceCharacteristicsKey(rawValue: "backgroundColor") }
  public static var borderColor: PDFAppearanceCharacteristicsKey { _Absence.report("PDFAppearanceCharacteristicsKey.borderColor", answer: "a name that was made up"); return PDFAppearanceCharacteristicsKey(rawValue: "borderColor") }
  public static var caption: PDFAppearanceCharacteristicsKey { _Absence.report("PDFAppearanceCharacteristicsKey.caption", answer: "a name that was made up"); return PDFAppearanceCharacteristicsKey(rawValue: "caption") }
  public static var downCaption: PDFAppearanceCharacteristicsKey { _Absence.report("PDFAppearanceCharacteristicsKey.downCaption", answer: "a name that was made up"); return PDFAppearanceCharacteristicsKey(rawValue: "downCaption") }
  public static var rolloverCaption: PDFAppearanceCharacteristicsKey { _Absence.report("PDFAppearanceCharacteristicsKey.rolloverCaption", answer: "a name that was made up"); return PDFAppearanceCharacteristicsKey(rawValue: "rolloverCaption") }
  public static var rotation: PDFAppearanceCharacteristicsKey { _Absence.report("PDFAppearanceCharacteristicsKey.rotation", answer: "a name that was made up"); return PDFAppearanceCharacteristicsKey(rawValue: "rotation") }
}
public struct PDFAreaOfInterest: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var annotationArea: PDFAreaOfInterest { _Absence.report("PDFAreaOfInterest.annotationArea", answer: "a value that was made up"); return PDFAreaOfInterest(rawValue: 1 << 0) }
  public static var anyArea: PDFAreaOfInterest { _Absence.report("PDFAreaOfInterest.anyArea", answer: "a value that was made up"); return PDFAreaOfInterest(rawValue: 1 << 1) }
  public static var controlArea: PDFAreaOfInterest { _Absence.report("PDFAreaOfInterest.controlArea", answer: "a value that was made up"); return PDFAreaOfInterest(rawValue: 1 << 2) }
  public static var iconArea: PDFAreaOfInterest { _Absence.report("PDFAreaOfInterest.iconArea", answer: "a value that was made up"); return PDFAreaOfInterest(rawValue: 1 << 3) }
  public static var imageArea: PDFAreaOfInterest { _Absence.report("PDFAreaOfInterest.imageArea", answer: "a value that was made up"); return PDFAreaOfInterest(rawValue: 1 << 4) }
  public static var linkArea: PDFAreaOfInterest { _Absence.report("PDFAreaOfInterest.linkArea", answer: "a value that was made up"); return PDFAreaOfInterest(rawValue: 1 << 5) }
  public static var pageArea: PDFAreaOfInterest { _Absence.report("PDFAreaOfInterest.pageArea", answer: "a value that was made up"); return PDFAreaOfInterest(rawValue: 1 << 6) }
  public static var popupArea: PDFAreaOfInterest { _Absence.report("PDFAreaOfInterest.popupArea", answer: "a value that was made up"); return PDFAreaOfInterest(rawValue: 1 << 7) }
  public static var textArea: PDFAreaOfInterest { _Absence.report("PDFAreaOfInterest.textArea", answer: "a value that was made up"); return PDFAreaOfInterest(rawValue: 1 << 8) }
  public static var textFieldArea: PDFAreaOfInterest { _Absence.report("PDFAreaOfInterest.textFieldArea", answer: "a value that was made up"); return PDFAreaOfInterest(rawValue: 1 << 9) }
}
public struct PDFBorderKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var dashPattern: PDFBorderKey { _Absence.report("PDFBorderKey.dashPattern", answer: "a name that was made up"); return PDFBorderKey(rawValue: "dashPattern") }
  public static var lineWidth: PDFBorderKey { _Absence.report("PDFBorderKey.lineWidth", answer: "a name that was made up"); return PDFBorderKey(rawValue: "lineWidth") }
  public static var style: PDFBorderKey { _Absence.report("PDFBorderKey.style", answer: "a name that was made up"); return PDFBorderKey(rawValue: "style") }
}
public enum PDFBorderStyle: Hashable, Sendable {
  case `beveled`
  case `dashed`
  case `inset`
  case `solid`
  case `underline`
  public var rawValue: Int { _Absence.report("PDFBorderStyle.rawValue", answer: "a value that was made up"); switch self { case .`beveled`: return 0; case .`dashed`: return 1; case .`inset`: return 2; case .`solid`: return 3; case .`underline`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("PDFBorderStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`beveled`; case 1: self = .`dashed`; case 2: self = .`inset`; case 3: self = .`solid`; case 4: self = .`underline`; default: return nil } }
}
public enum PDFDisplayBox: Hashable, Sendable {
  case `artBox`
  case `bleedBox`
  case `cropBox`
  case `mediaBox`
  case `trimBox`
  public var rawValue: Int { _Absence.report("PDFDisplayBox.rawValue", answer: "a value that was made up"); switch self { case .`artBox`: return 0; case .`bleedBox`: return 1; case .`cropBox`: return 2; case .`mediaBox`: return 3; case .`trimBox`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("PDFDisplayBox.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`artBox`; case 1: self = .`bleedBox`; case 2: self = .`cropBox`; case 3: self = .`mediaBox`; case 4: self = .`trimBox`; default: return nil } }
}
public enum PDFDisplayDirection: Hashable, Sendable {
  case `horizontal`
  case `vertical`
  public var rawValue: Int { _Absence.report("PDFDisplayDirection.rawValue", answer: "a value that was made up"); switch self { case .`horizontal`: return 0; case .`vertical`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("PDFDisplayDirection.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`horizontal`; case 1: self = .`vertical`; default: return nil } }
}
public enum PDFDisplayMode: Hashable, Sendable {
  case `singlePage`
  case `singlePageContinuous`
  case `twoUp`
  case `twoUpContinuous`
  public var rawValue: Int { _Absence.report("PDFDisplayMode.rawValue", answer: "a value that was made up"); switch self { case .`singlePage`: return 0; case .`singlePageContinuous`: return 1; case .`twoUp`: return 2; case .`twoUpContinuous`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("PDFDisplayMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`singlePage`; case 1: self = .`singlePageContinuous`; case 2: self = .`twoUp`; case 3: self = .`twoUpContinuous`; default: return nil } }
}
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var authorAttribute: PDFDocumentAttribute { _Absence.report("PDFDocumentAttribute.authorAttribute", answer: "a name that was made up"); return PDFDocumentAttribute(rawValue: "authorAttribute") }
  public static var creationDateAttribute: PDFDocumentAttribute { _Absence.report("PDFDocumentAttribute.creationDateAttribute", answer: "a name that was made up"); return PDFDocumentAttribute(rawValue: "creationDateAttribute") }
  public static var creatorAttribute: PDFDocumentAttribute { _Absence.report("PDFDocumentAttribute.creatorAttribute", answer: "a name that was made up"); return PDFDocumentAttribute(rawValue: "creatorAttribute") }
  public static var keywordsAttribute: PDFDocumentAttribute { _Absence.report("PDFDocumentAttribute.keywordsAttribute", answer: "a name that was made up"); return PDFDocumentAttribute(rawValue: "keywordsAttribute") }
  public static var modificationDateAttribute: PDFDocumentAttribute { _Absence.report("PDFDocumentAttribute.modificationDateAttribute", answer: "a name that was made up"); return PDFDocumentAttribute(rawValue: "modificationDateAttribute") }
  public static var producerAttribute: PDFDocumentAttribute { _Absence.report("PDFDocumentAttribute.producerAttribute", answer: "a name that was made up"); return PDFDocumentAttribute(rawValue: "producerAttribute") }
  public static var subjectAttribute: PDFDocumentAttribute { _Absence.report("PDFDocumentAttribute.subjectAttribute", answer: "a name that was made up"); return PDFDocumentAttribute(rawValue: "subjectAttribute") }
  public static var titleAttribute: PDFDocumentAttribute { _Absence.report("PDFDocumentAttribute.titleAttribute", answer: "a name that was made up"); return PDFDocumentAttribute(rawValue: "titleAttribute") }
}
public enum PDFDocumentPermissions: Hashable, Sendable {
  case `none`
  case `owner`
  case `user`
  public var rawValue: Int { _Absence.report("PDFDocumentPermissions.rawValue", answer: "a value that was made up"); switch self { case .`none`: return 0; case .`owner`: return 1; case .`user`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PDFDocumentPermissions.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`none`; case 1: self = .`owner`; case 2: self = .`user`; default: return nil } }
}
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var accessPermissionsOption: PDFDocumentWriteOption { _Absence.report("PDFDocumentWriteOption.accessPermissionsOption", answer: "a name that was made up"); return PDFDocumentWriteOption(rawValue: "accessPermissionsOption") }
  public static var burnInAnnotationsOption: PDFDocumentWriteOption { _Absence.report("PDFDocumentWriteOption.burnInAnnotationsOption", answer: "a name that was made up"); return PDFDocumentWriteOption(rawValue: "burnInAnnotationsOption") }
  public static var optimizeImagesForScreenOption: PDFDocumentWriteOption { _Absence.report("PDFDocumentWriteOption.optimizeImagesForScreenOption", answer: "a name that was made up"); return PDFDocumentWriteOption(rawValue: "optimizeImagesForScreenOption") }
  public static var ownerPasswordOption: PDFDocumentWriteOption { _Absence.report("PDFDocumentWriteOption.ownerPasswordOption", answer: "a name that was made up"); return PDFDocumentWriteOption(rawValue: "ownerPasswordOption") }
  public static var saveImagesAsJPEGOption: PDFDocumentWriteOption { _Absence.report("PDFDocumentWriteOption.saveImagesAsJPEGOption", answer: "a name that was made up"); return PDFDocumentWriteOption(rawValue: "saveImagesAsJPEGOption") }
  public static var saveTextFromOCROption: PDFDocumentWriteOption { _Absence.report("PDFDocumentWriteOption.saveTextFromOCROption", answer: "a name that was made up"); return PDFDocumentWriteOption(rawValue: "saveTextFromOCROption") }
  public static var userPasswordOption: PDFDocumentWriteOption { _Absence.report("PDFDocumentWriteOption.userPasswordOption", answer: "a name that was made up"); return PDFDocumentWriteOption(rawValue: "userPasswordOption") }
}
public enum PDFInterpolationQuality: Hashable, Sendable {
  case `high`
  case `low`
  case `none`
  public var rawValue: Int { _Absence.report("PDFInterpolationQuality.rawValue", answer: "a value that was made up"); switch self { case .`high`: return 0; case .`low`: return 1; case .`none`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PDFInterpolationQuality.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`high`; case 1: self = .`low`; case 2: self = .`none`; default: return nil } }
}
public enum PDFLineStyle: Hashable, Sendable {
  case `circle`
  case `closedArrow`
  case `diamond`
  case `none`
  case `openArrow`
  case `square`
  public var rawValue: Int { _Absence.report("PDFLineStyle.rawValue", answer: "a value that was made up"); switch self { case .`circle`: return 0; case .`closedArrow`: return 1; case .`diamond`: return 2; case .`none`: return 3; case .`openArrow`: return 4; case .`square`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("PDFLineStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`circle`; case 1: self = .`closedArrow`; case 2: self = .`diamond`; case 3: self = .`none`; case 4: self = .`openArrow`; case 5: self = .`square`; default: return nil } }
}
public enum PDFMarkupType: Hashable, Sendable {
  case `highlight`
  case `redact`
  case `strikeOut`
  case `underline`
  public var rawValue: Int { _Absence.report("PDFMarkupType.rawValue", answer: "a value that was made up"); switch self { case .`highlight`: return 0; case .`redact`: return 1; case .`strikeOut`: return 2; case .`underline`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("PDFMarkupType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`highlight`; case 1: self = .`redact`; case 2: self = .`strikeOut`; case 3: self = .`underline`; default: return nil } }
}
extension PDFPage {
public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var compressionQuality: PDFPage.ImageInitializationOption { _Absence.report("PDFPage.ImageInitializationOption.compressionQuality", answer: "a name that was made up"); return PDFPage.ImageInitializationOption(rawValue: "compressionQuality") }
  public static var mediaBox: PDFPage.ImageInitializationOption { _Absence.report("PDFPage.ImageInitializationOption.mediaBox", answer: "a name that was made up"); return PDFPage.ImageInitializationOption(rawValue: "mediaBox") }
  public static var rotation: PDFPage.ImageInitializationOption { _Absence.report("PDFPage.ImageInitializationOption.rotation", answer: "a name that was made up"); return PDFPage.ImageInitializationOption(rawValue: "rotation") }
  public static var upscaleIfSmaller: PDFPage.ImageInitializationOption { _Absence.report("PDFPage.ImageInitializationOption.upscaleIfSmaller", answer: "a name that was made up"); return PDFPage.ImageInitializationOption(rawValue: "upscaleIfSmaller") }
}
}
public enum PDFTextAnnotationIconType: Hashable, Sendable {
  case `comment`
  case `help`
  case `insert`
  case `key`
  case `newParagraph`
  case `note`
  case `paragraph`
  public var rawValue: Int { _Absence.report("PDFTextAnnotationIconType.rawValue", answer: "a value that was made up"); switch self { case .`comment`: return 0; case .`help`: return 1; case .`insert`: return 2; case .`key`: return 3; case .`newParagraph`: return 4; case .`note`: return 5; case .`paragraph`: return 6 } }
  public init?(rawValue: Int) { _Absence.report("PDFTextAnnotationIconType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`comment`; case 1: self = .`help`; case 2: self = .`insert`; case 3: self = .`key`; case 4: self = .`newParagraph`; case 5: self = .`note`; case 6: self = .`paragraph`; default: return nil } }
}
public enum PDFThumbnailLayoutMode: Hashable, Sendable {
  case `horizontal`
  case `vertical`
  public var rawValue: Int { _Absence.report("PDFThumbnailLayoutMode.rawValue", answer: "a value that was made up"); switch self { case .`horizontal`: return 0; case .`vertical`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("PDFThumbnailLayoutMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`horizontal`; case 1: self = .`vertical`; default: return nil } }
}
public enum PDFWidgetCellState: Hashable, Sendable {
  case `mixedState`
  case `offState`
  case `onState`
  public var rawValue: Int { _Absence.report("PDFWidgetCellState.rawValue", answer: "a value that was made up"); switch self { case .`mixedState`: return 0; case .`offState`: return 1; case .`onState`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PDFWidgetCellState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`mixedState`; case 1: self = .`offState`; case 2: self = .`onState`; default: return nil } }
}
public enum PDFWidgetControlType: Hashable, Sendable {
  case `checkBoxControl`
  case `pushButtonControl`
  case `radioButtonControl`
  case `unknownControl`
  public var rawValue: Int { _Absence.report("PDFWidgetControlType.rawValue", answer: "a value that was made up"); switch self { case .`checkBoxControl`: return 0; case .`pushButtonControl`: return 1; case .`radioButtonControl`: return 2; case .`unknownControl`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("PDFWidgetControlType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`checkBoxControl`; case 1: self = .`pushButtonControl`; case 2: self = .`radioButtonControl`; case 3: self = .`unknownControl`; default: return nil } }
}

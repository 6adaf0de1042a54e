// Made by Scripts/missing-names of Data/UIKit.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
extension AttributeScopes.UIKitAttributes {
public enum AttachmentAttribute {
  public static var name: String { get { _Absence.report("AttributeScopes.UIKitAttributes.AttachmentAttribute.name", answer: "\"\""); return "" } }
}
}
extension AttributeScopes.UIKitAttributes {
public enum ExpansionAttribute {
  public static var name: String { get { _Absence.report("AttributeScopes.UIKitAttributes.ExpansionAttribute.name", answer: "\"\""); return "" } }
}
}
extension AttributeScopes.UIKitAttributes {
public enum LigatureAttribute {
  public static var name: String { get { _Absence.report("AttributeScopes.UIKitAttributes.LigatureAttribute.name", answer: "\"\""); return "" } }
}
}
extension AttributeScopes.UIKitAttributes {
public enum ObliquenessAttribute {
  public static var name: String { get { _Absence.report("AttributeScopes.UIKitAttributes.ObliquenessAttribute.name", answer: "\"\""); return "" } }
}
}
extension AttributeScopes.UIKitAttributes {
public enum ParagraphStyleAttribute {
  public static var name: String { get { _Absence.report("AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.name", answer: "\"\""); return "" } }
}
}
extension AttributeScopes.UIKitAttributes {
public enum StrokeColorAttribute {
  public static var name: String { get { _Absence.report("AttributeScopes.UIKitAttributes.StrokeColorAttribute.name", answer: "\"\""); return "" } }
}
}
extension AttributeScopes.UIKitAttributes {
public enum StrokeWidthAttribute {
  public static var name: String { get { _Absence.report("AttributeScopes.UIKitAttributes.StrokeWidthAttribute.name", answer: "\"\""); return "" } }
}
}
extension AttributeScopes.UIKitAttributes {
public enum TextEffectAttribute {
  @discardableResult public static func decode(from decoder: any Decoder) throws -> NSAttributedString.TextEffectStyle { _Absence.report("AttributeScopes.UIKitAttributes.TextEffectAttribute.decode(from:)", answer: "an error"); throw _Absence.Failure(name: "AttributeScopes.UIKitAttributes.TextEffectAttribute.decode(from:)") }
  public static func encode(_ value: NSAttributedString.TextEffectStyle, to encoder: any Encoder) throws { _Absence.report("AttributeScopes.UIKitAttributes.TextEffectAttribute.encode(_:to:)", answer: "an error"); throw _Absence.Failure(name: "AttributeScopes.UIKitAttributes.TextEffectAttribute.encode(_:to:)") }
  public static var name: String { get { _Absence.report("AttributeScopes.UIKitAttributes.TextEffectAttribute.name", answer: "\"\""); return "" } }
}
}
extension NSAttributedString {
public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var letterpressStyle: NSAttributedString.TextEffectStyle { _Absence.report("NSAttributedString.TextEffectStyle.letterpressStyle", answer: "a name that was made up"); return NSAttributedString.TextEffectStyle(rawValue: "letterpressStyle") }
}
}
extension NSAttributedString {
public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var blue: NSAttributedString.TextHighlightColorScheme { _Absence.report("NSAttributedString.TextHighlightColorScheme.blue", answer: "a name that was made up"); return NSAttributedString.TextHighlightColorScheme(rawValue: "blue") }
  public static var `default`: NSAttributedString.TextHighlightColorScheme { _Absence.report("NSAttributedString.TextHighlightColorScheme.default", answer: "a name that was made up"); return NSAttributedString.TextHighlightColorScheme(rawValue: "default") }
  public init(_ rawValue: String) { _Absence.report("NSAttributedString.TextHighlightColorScheme.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var mint: NSAttributedString.TextHighlightColorScheme { _Absence.report("NSAttributedString.TextHighlightColorScheme.mint", answer: "a name that was made up"); return NSAttributedString.TextHighlightColorScheme(rawValue: "mint") }
  public static var orange: NSAttributedString.TextHighlightColorScheme { _Absence.report("NSAttributedString.TextHighlightColorScheme.orange", answer: "a name that was made up"); return NSAttributedString.TextHighlightColorScheme(rawValue: "orange") }
  public static var pink: NSAttributedString.TextHighlightColorScheme { _Absence.report("NSAttributedString.TextHighlightColorScheme.pink", answer: "a name that was made up"); return NSAttributedString.TextHighlightColorScheme(rawValue: "pink") }
  public static var purple: NSAttributedString.TextHighlightColorScheme { _Absence.report("NSAttributedString.TextHighlightColorScheme.purple", answer: "a name that was made up"); return NSAttributedString.TextHighlightColorScheme(rawValue: "purple") }
}
}
extension NSAttributedString {
public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var `default`: NSAttributedString.TextHighlightStyle { _Absence.report("NSAttributedString.TextHighlightStyle.default", answer: "a name that was made up"); return NSAttributedString.TextHighlightStyle(rawValue: "default") }
  public init(_ rawValue: String) { _Absence.report("NSAttributedString.TextHighlightStyle.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
}
}
extension NSAttributedString {
public struct TextLayoutSectionKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var orientation: NSAttributedString.TextLayoutSectionKey { _Absence.report("NSAttributedString.TextLayoutSectionKey.orientation", answer: "a name that was made up"); return NSAttributedString.TextLayoutSectionKey(rawValue: "orientation") }
  public static var range: NSAttributedString.TextLayoutSectionKey { _Absence.report("NSAttributedString.TextLayoutSectionKey.range", answer: "a name that was made up"); return NSAttributedString.TextLayoutSectionKey(rawValue: "range") }
}
}
extension NSItemProvider {
public enum PreferredPresentationStyle: Hashable, Sendable {
  case `attachment`
  case `inline`
  case `unspecified`
  public var rawValue: Int { _Absence.report("NSItemProvider.PreferredPresentationStyle.rawValue", answer: "a value that was made up"); switch self { case .`attachment`: return 0; case .`inline`: return 1; case .`unspecified`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("NSItemProvider.PreferredPresentationStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`attachment`; case 1: self = .`inline`; case 2: self = .`unspecified`; default: return nil } }
}
}
extension NSLayoutManager {
public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var containerBreak: NSLayoutManager.ControlCharacterAction { _Absence.report("NSLayoutManager.ControlCharacterAction.containerBreak", answer: "a value that was made up"); return NSLayoutManager.ControlCharacterAction(rawValue: 1 << 0) }
  public static var horizontalTab: NSLayoutManager.ControlCharacterAction { _Absence.report("NSLayoutManager.ControlCharacterAction.horizontalTab", answer: "a value that was made up"); return NSLayoutManager.ControlCharacterAction(rawValue: 1 << 1) }
  public static var lineBreak: NSLayoutManager.ControlCharacterAction { _Absence.report("NSLayoutManager.ControlCharacterAction.lineBreak", answer: "a value that was made up"); return NSLayoutManager.ControlCharacterAction(rawValue: 1 << 2) }
  public static var paragraphBreak: NSLayoutManager.ControlCharacterAction { _Absence.report("NSLayoutManager.ControlCharacterAction.paragraphBreak", answer: "a value that was made up"); return NSLayoutManager.ControlCharacterAction(rawValue: 1 << 3) }
  public static var whitespace: NSLayoutManager.ControlCharacterAction { _Absence.report("NSLayoutManager.ControlCharacterAction.whitespace", answer: "a value that was made up"); return NSLayoutManager.ControlCharacterAction(rawValue: 1 << 4) }
  public static var zeroAdvancement: NSLayoutManager.ControlCharacterAction { _Absence.report("NSLayoutManager.ControlCharacterAction.zeroAdvancement", answer: "a value that was made up"); return NSLayoutManager.ControlCharacterAction(rawValue: 1 << 5) }
}
}
extension NSLayoutManager {
public struct GlyphProperty: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var controlCharacter: NSLayoutManager.GlyphProperty { _Absence.report("NSLayoutManager.GlyphProperty.controlCharacter", answer: "a value that was made up"); return NSLayoutManager.GlyphProperty(rawValue: 1 << 0) }
  public static var elastic: NSLayoutManager.GlyphProperty { _Absence.report("NSLayoutManager.GlyphProperty.elastic", answer: "a value that was made up"); return NSLayoutManager.GlyphProperty(rawValue: 1 << 1) }
  public static var nonBaseCharacter: NSLayoutManager.GlyphProperty { _Absence.report("NSLayoutManager.GlyphProperty.nonBaseCharacter", answer: "a value that was made up"); return NSLayoutManager.GlyphProperty(rawValue: 1 << 2) }
  public static var null: NSLayoutManager.GlyphProperty { _Absence.report("NSLayoutManager.GlyphProperty.null", answer: "a value that was made up"); return NSLayoutManager.GlyphProperty(rawValue: 1 << 3) }
}
}
extension NSLayoutManager {
public enum TextLayoutOrientation: Hashable, Sendable {
  case `horizontal`
  case `vertical`
  public var rawValue: Int { _Absence.report("NSLayoutManager.TextLayoutOrientation.rawValue", answer: "a value that was made up"); switch self { case .`horizontal`: return 0; case .`vertical`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("NSLayoutManager.TextLayoutOrientation.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`horizontal`; case 1: self = .`vertical`; default: return nil } }
}
}
extension NSTextContentManager {
public struct EnumerationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var reverse: NSTextContentManager.EnumerationOptions { _Absence.report("NSTextContentManager.EnumerationOptions.reverse", answer: "a value that was made up"); return NSTextContentManager.EnumerationOptions(rawValue: 1 << 0) }
}
}
extension NSTextLayoutFragment {
public struct EnumerationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var ensuresExtraLineFragment: NSTextLayoutFragment.EnumerationOptions { _Absence.report("NSTextLayoutFragment.EnumerationOptions.ensuresExtraLineFragment", answer: "a value that was made up"); return NSTextLayoutFragment.EnumerationOptions(rawValue: 1 << 0) }
  public static var ensuresLayout: NSTextLayoutFragment.EnumerationOptions { _Absence.report("NSTextLayoutFragment.EnumerationOptions.ensuresLayout", answer: "a value that was made up"); return NSTextLayoutFragment.EnumerationOptions(rawValue: 1 << 1) }
  public static var estimatesSize: NSTextLayoutFragment.EnumerationOptions { _Absence.report("NSTextLayoutFragment.EnumerationOptions.estimatesSize", answer: "a value that was made up"); return NSTextLayoutFragment.EnumerationOptions(rawValue: 1 << 2) }
  public static var reverse: NSTextLayoutFragment.EnumerationOptions { _Absence.report("NSTextLayoutFragment.EnumerationOptions.reverse", answer: "a value that was made up"); return NSTextLayoutFragment.EnumerationOptions(rawValue: 1 << 3) }
}
}
extension NSTextLayoutFragment {
public enum State: Hashable, Sendable {
  case `calculatedUsageBounds`
  case `estimatedUsageBounds`
  case `layoutAvailable`
  case `none`
  public var rawValue: UInt { _Absence.report("NSTextLayoutFragment.State.rawValue", answer: "a value that was made up"); switch self { case .`calculatedUsageBounds`: return 0; case .`estimatedUsageBounds`: return 1; case .`layoutAvailable`: return 2; case .`none`: return 3 } }
  public init?(rawValue: UInt) { _Absence.report("NSTextLayoutFragment.State.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`calculatedUsageBounds`; case 1: self = .`estimatedUsageBounds`; case 2: self = .`layoutAvailable`; case 3: self = .`none`; default: return nil } }
}
}
extension NSTextLayoutManager {
public struct SegmentOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var headSegmentExtended: NSTextLayoutManager.SegmentOptions { _Absence.report("NSTextLayoutManager.SegmentOptions.headSegmentExtended", answer: "a value that was made up"); return NSTextLayoutManager.SegmentOptions(rawValue: 1 << 0) }
  public static var middleFragmentsExcluded: NSTextLayoutManager.SegmentOptions { _Absence.report("NSTextLayoutManager.SegmentOptions.middleFragmentsExcluded", answer: "a value that was made up"); return NSTextLayoutManager.SegmentOptions(rawValue: 1 << 1) }
  public static var rangeNotRequired: NSTextLayoutManager.SegmentOptions { _Absence.report("NSTextLayoutManager.SegmentOptions.rangeNotRequired", answer: "a value that was made up"); return NSTextLayoutManager.SegmentOptions(rawValue: 1 << 2) }
  public static var tailSegmentExtended: NSTextLayoutManager.SegmentOptions { _Absence.report("NSTextLayoutManager.SegmentOptions.tailSegmentExtended", answer: "a value that was made up"); return NSTextLayoutManager.SegmentOptions(rawValue: 1 << 3) }
  public static var upstreamAffinity: NSTextLayoutManager.SegmentOptions { _Absence.report("NSTextLayoutManager.SegmentOptions.upstreamAffinity", answer: "a value that was made up"); return NSTextLayoutManager.SegmentOptions(rawValue: 1 << 4) }
}
}
extension NSTextLayoutManager {
public enum SegmentType: Hashable, Sendable {
  case `highlight`
  case `selection`
  case `standard`
  public var rawValue: Int { _Absence.report("NSTextLayoutManager.SegmentType.rawValue", answer: "a value that was made up"); switch self { case .`highlight`: return 0; case .`selection`: return 1; case .`standard`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("NSTextLayoutManager.SegmentType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`highlight`; case 1: self = .`selection`; case 2: self = .`standard`; default: return nil } }
}
}
extension NSTextList {
public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var box: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.box", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "box") }
  public static var check: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.check", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "check") }
  public static var circle: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.circle", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "circle") }
  public static var decimal: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.decimal", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "decimal") }
  public static var diamond: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.diamond", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "diamond") }
  public static var disc: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.disc", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "disc") }
  public static var hyphen: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.hyphen", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "hyphen") }
  public init(_ rawValue: String) { _Absence.report("NSTextList.MarkerFormat.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var lowercaseAlpha: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.lowercaseAlpha", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "lowercaseAlpha") }
  public static var lowercaseHexadecimal: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.lowercaseHexadecimal", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "lowercaseHexadecimal") }
  public static var lowercaseLatin: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.lowercaseLatin", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "lowercaseLatin") }
  public static var lowercaseRoman: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.lowercaseRoman", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "lowercaseRoman") }
  public static var octal: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.octal", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "octal") }
  public static var square: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.square", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "square") }
  public static var uppercaseAlpha: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.uppercaseAlpha", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "uppercaseAlpha") }
  public static var uppercaseHexadecimal: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.uppercaseHexadecimal", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "uppercaseHexadecimal") }
  public static var uppercaseLatin: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.uppercaseLatin", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "uppercaseLatin") }
  public static var uppercaseRoman: NSTextList.MarkerFormat { _Absence.report("NSTextList.MarkerFormat.uppercaseRoman", answer: "a name that was made up"); return NSTextList.MarkerFormat(rawValue: "uppercaseRoman") }
}
}
extension NSTextList {
public struct Options: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var prependEnclosingMarker: NSTextList.Options { _Absence.report("NSTextList.Options.prependEnclosingMarker", answer: "a value that was made up"); return NSTextList.Options(rawValue: 1 << 0) }
}
}
public enum NSTextScalingType: Hashable, Sendable {
  case `iOS`
  case `standard`
  public var rawValue: Int { _Absence.report("NSTextScalingType.rawValue", answer: "a value that was made up"); switch self { case .`iOS`: return 0; case .`standard`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("NSTextScalingType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`iOS`; case 1: self = .`standard`; default: return nil } }
}
extension NSTextSelection {
public enum Affinity: Hashable, Sendable {
  case `downstream`
  case `upstream`
  public var rawValue: Int { _Absence.report("NSTextSelection.Affinity.rawValue", answer: "a value that was made up"); switch self { case .`downstream`: return 0; case .`upstream`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("NSTextSelection.Affinity.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`downstream`; case 1: self = .`upstream`; default: return nil } }
}
}
extension NSTextSelection {
public enum Granularity: Hashable, Sendable {
  case `character`
  case `line`
  case `paragraph`
  case `sentence`
  case `word`
  public var rawValue: Int { _Absence.report("NSTextSelection.Granularity.rawValue", answer: "a value that was made up"); switch self { case .`character`: return 0; case .`line`: return 1; case .`paragraph`: return 2; case .`sentence`: return 3; case .`word`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("NSTextSelection.Granularity.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`character`; case 1: self = .`line`; case 2: self = .`paragraph`; case 3: self = .`sentence`; case 4: self = .`word`; default: return nil } }
}
}
extension NSTextSelectionNavigation {
public enum Destination: Hashable, Sendable {
  case `character`
  case `container`
  case `document`
  case `line`
  case `paragraph`
  case `sentence`
  case `word`
  public var rawValue: Int { _Absence.report("NSTextSelectionNavigation.Destination.rawValue", answer: "a value that was made up"); switch self { case .`character`: return 0; case .`container`: return 1; case .`document`: return 2; case .`line`: return 3; case .`paragraph`: return 4; case .`sentence`: return 5; case .`word`: return 6 } }
  public init?(rawValue: Int) { _Absence.report("NSTextSelectionNavigation.Destination.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`character`; case 1: self = .`container`; case 2: self = .`document`; case 3: self = .`line`; case 4: self = .`paragraph`; case 5: self = .`sentence`; case 6: self = .`word`; default: return nil } }
}
}
extension NSTextSelectionNavigation {
public enum Direction: Hashable, Sendable {
  case `backward`
  case `down`
  case `forward`
  case `left`
  case `right`
  case `up`
  public var rawValue: Int { _Absence.report("NSTextSelectionNavigation.Direction.rawValue", answer: "a value that was made up"); switch self { case .`backward`: return 0; case .`down`: return 1; case .`forward`: return 2; case .`left`: return 3; case .`right`: return 4; case .`up`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("NSTextSelectionNavigation.Direction.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`backward`; case 1: self = .`down`; case 2: self = .`forward`; case 3: self = .`left`; case 4: self = .`right`; case 5: self = .`up`; default: return nil } }
}
}
extension NSTextSelectionNavigation {
public enum LayoutOrientation: Hashable, Sendable {
  case `horizontal`
  case `vertical`
  public var rawValue: Int { _Absence.report("NSTextSelectionNavigation.LayoutOrientation.rawValue", answer: "a value that was made up"); switch self { case .`horizontal`: return 0; case .`vertical`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("NSTextSelectionNavigation.LayoutOrientation.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`horizontal`; case 1: self = .`vertical`; default: return nil } }
}
}
extension NSTextSelectionNavigation {
public struct Modifier: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var extend: NSTextSelectionNavigation.Modifier { _Absence.report("NSTextSelectionNavigation.Modifier.extend", answer: "a value that was made up"); return NSTextSelectionNavigation.Modifier(rawValue: 1 << 0) }
  public static var multiple: NSTextSelectionNavigation.Modifier { _Absence.report("NSTextSelectionNavigation.Modifier.multiple", answer: "a value that was made up"); return NSTextSelectionNavigation.Modifier(rawValue: 1 << 1) }
  public static var visual: NSTextSelectionNavigation.Modifier { _Absence.report("NSTextSelectionNavigation.Modifier.visual", answer: "a value that was made up"); return NSTextSelectionNavigation.Modifier(rawValue: 1 << 2) }
}
}
extension NSTextSelectionNavigation {
public enum WritingDirection: Hashable, Sendable {
  case `leftToRight`
  case `rightToLeft`
  public var rawValue: Int { _Absence.report("NSTextSelectionNavigation.WritingDirection.rawValue", answer: "a value that was made up"); switch self { case .`leftToRight`: return 0; case .`rightToLeft`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("NSTextSelectionNavigation.WritingDirection.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`leftToRight`; case 1: self = .`rightToLeft`; default: return nil } }
}
}
public enum NSTextWritingDirection: Hashable, Sendable {
  case `embedding`
  case `override`
  public var rawValue: Int { _Absence.report("NSTextWritingDirection.rawValue", answer: "a value that was made up"); switch self { case .`embedding`: return 0; case .`override`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("NSTextWritingDirection.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`embedding`; case 1: self = .`override`; default: return nil } }
}
public enum NSWritingDirectionFormatType: Hashable, Sendable {
  case `embedding`
  case `override`
  public var rawValue: Int { _Absence.report("NSWritingDirectionFormatType.rawValue", answer: "a value that was made up"); switch self { case .`embedding`: return 0; case .`override`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("NSWritingDirectionFormatType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`embedding`; case 1: self = .`override`; default: return nil } }
}
extension UIAccessibility {
public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  nonisolated public static var notificationSwitchControl: UIAccessibility.AssistiveTechnologyIdentifier { _Absence.report("UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl", answer: "a name that was made up"); return UIAccessibility.AssistiveTechnologyIdentifier(rawValue: "notificationSwitchControl") }
  nonisolated public static var notificationVoiceOver: UIAccessibility.AssistiveTechnologyIdentifier { _Absence.report("UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver", answer: "a name that was made up"); return UIAccessibility.AssistiveTechnologyIdentifier(rawValue: "notificationVoiceOver") }
}
}
extension UIAccessibility {
public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var requiresActivation: UIAccessibility.DirectTouchOptions { _Absence.report("UIAccessibility.DirectTouchOptions.requiresActivation", answer: "a value that was made up"); return UIAccessibility.DirectTouchOptions(rawValue: 1 << 0) }
  public static var silentOnTouch: UIAccessibility.DirectTouchOptions { _Absence.report("UIAccessibility.DirectTouchOptions.silentOnTouch", answer: "a value that was made up"); return UIAccessibility.DirectTouchOptions(rawValue: 1 << 1) }
}
}
extension UIAccessibility {
public enum ExpandedStatus: Hashable, Sendable {
  case `collapsed`
  case `expanded`
  case `unsupported`
  public var rawValue: Int { _Absence.report("UIAccessibility.ExpandedStatus.rawValue", answer: "a value that was made up"); switch self { case .`collapsed`: return 0; case .`expanded`: return 1; case .`unsupported`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIAccessibility.ExpandedStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`collapsed`; case 1: self = .`expanded`; case 2: self = .`unsupported`; default: return nil } }
}
}
extension UIAccessibility {
public struct GuidedAccessError: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("UIAccessibility.GuidedAccessError.code") } }
  public var errorCode: Int { get { _Absence.report("UIAccessibility.GuidedAccessError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("UIAccessibility.GuidedAccessError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("UIAccessibility.GuidedAccessError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var failed: UIAccessibility.GuidedAccessError.Code { get { _Absence.report("UIAccessibility.GuidedAccessError.failed", answer: "UIAccessibility.GuidedAccessError.Code.`failed`"); return UIAccessibility.GuidedAccessError.Code.`failed` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("UIAccessibility.GuidedAccessError.init(_:userInfo:)", answer: "a plain value") }
  public static var permissionDenied: UIAccessibility.GuidedAccessError.Code { get { _Absence.report("UIAccessibility.GuidedAccessError.permissionDenied", answer: "UIAccessibility.GuidedAccessError.Code.`failed`"); return UIAccessibility.GuidedAccessError.Code.`failed` } }
  public var userInfo: [String : Any] { get { _Absence.report("UIAccessibility.GuidedAccessError.userInfo", answer: "[:]"); return [:] } }
}
}
extension UIAccessibility.GuidedAccessError {
public enum Code: Hashable, Sendable {
  case `failed`
  case `permissionDenied`
  public var rawValue: Int { _Absence.report("UIAccessibility.GuidedAccessError.Code.rawValue", answer: "a value that was made up"); switch self { case .`failed`: return 0; case .`permissionDenied`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIAccessibility.GuidedAccessError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`failed`; case 1: self = .`permissionDenied`; default: return nil } }
}
}
extension UIAccessibility {
public enum GuidedAccessRestrictionState: Hashable, Sendable {
  case `allow`
  case `deny`
  public var rawValue: Int { _Absence.report("UIAccessibility.GuidedAccessRestrictionState.rawValue", answer: "a value that was made up"); switch self { case .`allow`: return 0; case .`deny`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIAccessibility.GuidedAccessRestrictionState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`allow`; case 1: self = .`deny`; default: return nil } }
}
}
extension UIAccessibility {
public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var both: UIAccessibility.HearingDeviceEar { _Absence.report("UIAccessibility.HearingDeviceEar.both", answer: "a value that was made up"); return UIAccessibility.HearingDeviceEar(rawValue: 1 << 0) }
  public static var left: UIAccessibility.HearingDeviceEar { _Absence.report("UIAccessibility.HearingDeviceEar.left", answer: "a value that was made up"); return UIAccessibility.HearingDeviceEar(rawValue: 1 << 1) }
  public static var right: UIAccessibility.HearingDeviceEar { _Absence.report("UIAccessibility.HearingDeviceEar.right", answer: "a value that was made up"); return UIAccessibility.HearingDeviceEar(rawValue: 1 << 2) }
}
}
extension UIAccessibility {
public enum ZoomType: Hashable, Sendable {
  case `insertionPoint`
  public var rawValue: Int { _Absence.report("UIAccessibility.ZoomType.rawValue", answer: "a value that was made up"); switch self { case .`insertionPoint`: return 0 } }
  public init?(rawValue: Int) { _Absence.report("UIAccessibility.ZoomType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`insertionPoint`; default: return nil } }
}
}
extension UIAccessibilityCustomRotor {
public enum SystemRotorType: Hashable, Sendable {
  case `boldText`
  case `heading`
  case `headingLevel1`
  case `headingLevel2`
  case `headingLevel3`
  case `headingLevel4`
  case `headingLevel5`
  case `headingLevel6`
  case `image`
  case `italicText`
  case `landmark`
  case `link`
  case `list`
  case `misspelledWord`
  case `none`
  case `table`
  case `textField`
  case `underlineText`
  case `visitedLink`
  public var rawValue: Int { _Absence.report("UIAccessibilityCustomRotor.SystemRotorType.rawValue", answer: "a value that was made up"); switch self { case .`boldText`: return 0; case .`heading`: return 1; case .`headingLevel1`: return 2; case .`headingLevel2`: return 3; case .`headingLevel3`: return 4; case .`headingLevel4`: return 5; case .`headingLevel5`: return 6; case .`headingLevel6`: return 7; case .`image`: return 8; case .`italicText`: return 9; case .`landmark`: return 10; case .`link`: return 11; case .`list`: return 12; case .`misspelledWord`: return 13; case .`none`: return 14; case .`table`: return 15; case .`textField`: return 16; case .`underlineText`: return 17; case .`visitedLink`: return 18 } }
  public init?(rawValue: Int) { _Absence.report("UIAccessibilityCustomRotor.SystemRotorType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`boldText`; case 1: self = .`heading`; case 2: self = .`headingLevel1`; case 3: self = .`headingLevel2`; case 4: self = .`headingLevel3`; case 5: self = .`headingLevel4`; case 6: self = .`headingLevel5`; case 7: self = .`headingLevel6`; case 8: self = .`image`; case 9: self = .`italicText`; case 10: self = .`landmark`; case 11: self = .`link`; case 12: self = .`list`; case 13: self = .`misspelledWord`; case 14: self = .`none`; case 15: self = .`table`; case 16: self = .`textField`; case 17: self = .`underlineText`; case 18: self = .`visitedLink`; default: return nil } }
}
}
public enum UIAccessibilityNavigationStyle: Hashable, Sendable {
  case `automatic`
  case `combined`
  case `separate`
  public var rawValue: Int { _Absence.report("UIAccessibilityNavigationStyle.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`combined`: return 1; case .`separate`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIAccessibilityNavigationStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`combined`; case 2: self = .`separate`; default: return nil } }
}
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  nonisolated public static var `default`: UIAccessibilityPriority { _Absence.report("UIAccessibilityPriority.default", answer: "a name that was made up"); return UIAccessibilityPriority(rawValue: "default") }
  nonisolated public static var high: UIAccessibilityPriority { _Absence.report("UIAccessibilityPriority.high", answer: "a name that was made up"); return UIAccessibilityPriority(rawValue: "high") }
  nonisolated public static var low: UIAccessibilityPriority { _Absence.report("UIAccessibilityPriority.low", answer: "a name that was made up"); return UIAccessibilityPriority(rawValue: "low") }
}
public enum UIAccessibilityScrollDirection: Hashable, Sendable {
  case `down`
  case `left`
  case `next`
  case `previous`
  case `right`
  case `up`
  public var rawValue: Int { _Absence.report("UIAccessibilityScrollDirection.rawValue", answer: "a value that was made up"); switch self { case .`down`: return 0; case .`left`: return 1; case .`next`: return 2; case .`previous`: return 3; case .`right`: return 4; case .`up`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("UIAccessibilityScrollDirection.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`down`; case 1: self = .`left`; case 2: self = .`next`; case 3: self = .`previous`; case 4: self = .`right`; case 5: self = .`up`; default: return nil } }
}
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  nonisolated public static var console: UIAccessibilityTextualContext { _Absence.report("UIAccessibilityTextualContext.console", answer: "a name that was made up"); return UIAccessibilityTextualContext(rawValue: "console") }
  nonisolated public static var fileSystem: UIAccessibilityTextualContext { _Absence.report("UIAccessibilityTextualContext.fileSystem", answer: "a name that was made up"); return UIAccessibilityTextualContext(rawValue: "fileSystem") }
  public init(_ rawValue: String) { _Absence.report("UIAccessibilityTextualContext.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  nonisolated public static var messaging: UIAccessibilityTextualContext { _Absence.report("UIAccessibilityTextualContext.messaging", answer: "a name that was made up"); return UIAccessibilityTextualContext(rawValue: "messaging") }
  nonisolated public static var narrative: UIAccessibilityTextualContext { _Absence.report("UIAccessibilityTextualContext.narrative", answer: "a name that was made up"); return UIAccessibilityTextualContext(rawValue: "narrative") }
  nonisolated public static var sourceCode: UIAccessibilityTextualContext { _Absence.report("UIAccessibilityTextualContext.sourceCode", answer: "a name that was made up"); return UIAccessibilityTextualContext(rawValue: "sourceCode") }
  nonisolated public static var spreadsheet: UIAccessibilityTextualContext { _Absence.report("UIAccessibilityTextualContext.spreadsheet", answer: "a name that was made up"); return UIAccessibilityTextualContext(rawValue: "spreadsheet") }
  nonisolated public static var wordProcessing: UIAccessibilityTextualContext { _Absence.report("UIAccessibilityTextualContext.wordProcessing", answer: "a name that was made up"); return UIAccessibilityTextualContext(rawValue: "wordProcessing") }
}
public enum UIActionSheetStyle: Hashable, Sendable {
  case `automatic`
  case `blackOpaque`
  case `blackTranslucent`
  case `default`
  public var rawValue: Int { _Absence.report("UIActionSheetStyle.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`blackOpaque`: return 1; case .`blackTranslucent`: return 2; case .`default`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIActionSheetStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`blackOpaque`; case 2: self = .`blackTranslucent`; case 3: self = .`default`; default: return nil } }
}
public enum UIActivityCollaborationMode: Hashable, Sendable {
  case `collaborate`
  case `sendCopy`
  public var rawValue: Int { _Absence.report("UIActivityCollaborationMode.rawValue", answer: "a value that was made up"); switch self { case .`collaborate`: return 0; case .`sendCopy`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIActivityCollaborationMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`collaborate`; case 1: self = .`sendCopy`; default: return nil } }
}
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var copy: UIActivityItemsConfigurationInteraction { _Absence.report("UIActivityItemsConfigurationInteraction.copy", answer: "a name that was made up"); return UIActivityItemsConfigurationInteraction(rawValue: "copy") }
  public init(_ rawValue: String) { _Absence.report("UIActivityItemsConfigurationInteraction.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var share: UIActivityItemsConfigurationInteraction { _Absence.report("UIActivityItemsConfigurationInteraction.share", answer: "a name that was made up"); return UIActivityItemsConfigurationInteraction(rawValue: "share") }
}
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var collaborationModeRestrictions: UIActivityItemsConfigurationMetadataKey { _Absence.report("UIActivityItemsConfigurationMetadataKey.collaborationModeRestrictions", answer: "a name that was made up"); return UIActivityItemsConfigurationMetadataKey(rawValue: "collaborationModeRestrictions") }
  public init(_ rawValue: String) { _Absence.report("UIActivityItemsConfigurationMetadataKey.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var linkPresentationMetadata: UIActivityItemsConfigurationMetadataKey { _Absence.report("UIActivityItemsConfigurationMetadataKey.linkPresentationMetadata", answer: "a name that was made up"); return UIActivityItemsConfigurationMetadataKey(rawValue: "linkPresentationMetadata") }
  public static var messageBody: UIActivityItemsConfigurationMetadataKey { _Absence.report("UIActivityItemsConfigurationMetadataKey.messageBody", answer: "a name that was made up"); return UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody") }
  public static var shareRecipients: UIActivityItemsConfigurationMetadataKey { _Absence.report("UIActivityItemsConfigurationMetadataKey.shareRecipients", answer: "a name that was made up"); return UIActivityItemsConfigurationMetadataKey(rawValue: "shareRecipients") }
  public static var title: UIActivityItemsConfigurationMetadataKey { _Absence.report("UIActivityItemsConfigurationMetadataKey.title", answer: "a name that was made up"); return UIActivityItemsConfigurationMetadataKey(rawValue: "title") }
}
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var fullSize: UIActivityItemsConfigurationPreviewIntent { _Absence.report("UIActivityItemsConfigurationPreviewIntent.fullSize", answer: "a name that was made up"); return UIActivityItemsConfigurationPreviewIntent(rawValue: "fullSize") }
  public init(_ rawValue: String) { _Absence.report("UIActivityItemsConfigurationPreviewIntent.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var thumbnail: UIActivityItemsConfigurationPreviewIntent { _Absence.report("UIActivityItemsConfigurationPreviewIntent.thumbnail", answer: "a name that was made up"); return UIActivityItemsConfigurationPreviewIntent(rawValue: "thumbnail") }
}
public struct UIActivitySectionTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var peopleSuggestions: UIActivitySectionTypes { _Absence.report("UIActivitySectionTypes.peopleSuggestions", answer: "a value that was made up"); return UIActivitySectionTypes(rawValue: 1 << 0) }
}
public enum UIAlertControllerSeverity: Hashable, Sendable {
  case `critical`
  case `default`
  public var rawValue: Int { _Absence.report("UIAlertControllerSeverity.rawValue", answer: "a value that was made up"); switch self { case .`critical`: return 0; case .`default`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIAlertControllerSeverity.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`critical`; case 1: self = .`default`; default: return nil } }
}
public enum UIAlertViewStyle: Hashable, Sendable {
  case `default`
  case `loginAndPasswordInput`
  case `plainTextInput`
  case `secureTextInput`
  public var rawValue: Int { _Absence.report("UIAlertViewStyle.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`loginAndPasswordInput`: return 1; case .`plainTextInput`: return 2; case .`secureTextInput`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIAlertViewStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`loginAndPasswordInput`; case 2: self = .`plainTextInput`; case 3: self = .`secureTextInput`; default: return nil } }
}
extension UIApplication {
public enum Category: Hashable, Sendable {
  case `webBrowser`
  public var rawValue: Int { _Absence.report("UIApplication.Category.rawValue", answer: "a value that was made up"); switch self { case .`webBrowser`: return 0 } }
  public init?(rawValue: Int) { _Absence.report("UIApplication.Category.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`webBrowser`; default: return nil } }
}
}
extension UIApplication {
public struct CategoryDefaultError: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("UIApplication.CategoryDefaultError.code") } }
  public var errorCode: Int { get { _Absence.report("UIApplication.CategoryDefaultError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("UIApplication.CategoryDefaultError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("UIApplication.CategoryDefaultError.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("UIApplication.CategoryDefaultError.init(_:userInfo:)", answer: "a plain value") }
  public static var rateLimited: UIApplication.CategoryDefaultError.Code { get { _Absence.report("UIApplication.CategoryDefaultError.rateLimited", answer: "UIApplication.CategoryDefaultError.Code.`rateLimited`"); return UIApplication.CategoryDefaultError.Code.`rateLimited` } }
  public var userInfo: [String : Any] { get { _Absence.report("UIApplication.CategoryDefaultError.userInfo", answer: "[:]"); return [:] } }
}
}
extension UIApplication.CategoryDefaultError {
public enum Code: Hashable, Sendable {
  case `rateLimited`
  public var rawValue: Int { _Absence.report("UIApplication.CategoryDefaultError.Code.rawValue", answer: "a value that was made up"); switch self { case .`rateLimited`: return 0 } }
  public init?(rawValue: Int) { _Absence.report("UIApplication.CategoryDefaultError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`rateLimited`; default: return nil } }
}
}
extension UIApplication {
public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var keyboard: UIApplication.ExtensionPointIdentifier { _Absence.report("UIApplication.ExtensionPointIdentifier.keyboard", answer: "a name that was made up"); return UIApplication.ExtensionPointIdentifier(rawValue: "keyboard") }
}
}
extension UIAttachmentBehavior {
public enum AttachmentType: Hashable, Sendable {
  case `anchor`
  case `items`
  public var rawValue: Int { _Absence.report("UIAttachmentBehavior.AttachmentType.rawValue", answer: "a value that was made up"); switch self { case .`anchor`: return 0; case .`items`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIAttachmentBehavior.AttachmentType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`anchor`; case 1: self = .`items`; default: return nil } }
}
}
extension UIBandSelectionInteraction {
public enum State: Hashable, Sendable {
  case `began`
  case `ended`
  case `possible`
  case `selecting`
  public var rawValue: Int { _Absence.report("UIBandSelectionInteraction.State.rawValue", answer: "a value that was made up"); switch self { case .`began`: return 0; case .`ended`: return 1; case .`possible`: return 2; case .`selecting`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIBandSelectionInteraction.State.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`began`; case 1: self = .`ended`; case 2: self = .`possible`; case 3: self = .`selecting`; default: return nil } }
}
}
public enum UIBehavioralStyle: Hashable, Sendable {
  case `automatic`
  case `mac`
  case `pad`
  public var rawValue: UInt { _Absence.report("UIBehavioralStyle.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`mac`: return 1; case .`pad`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("UIBehavioralStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`mac`; case 2: self = .`pad`; default: return nil } }
}
extension UIButton.Configuration {
public enum Indicator: Hashable, Sendable {
  case `automatic`
  case `none`
  case `popup`
}
}
extension UIButton.Configuration {
public enum MacIdiomStyle: Hashable, Sendable {
  case `automatic`
  case `bordered`
  case `borderless`
  case `borderlessTinted`
}
}
extension UICalendarView {
public enum DecorationSize: Hashable, Sendable {
  case `large`
  case `medium`
  case `small`
  public var rawValue: Int { _Absence.report("UICalendarView.DecorationSize.rawValue", answer: "a value that was made up"); switch self { case .`large`: return 0; case .`medium`: return 1; case .`small`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UICalendarView.DecorationSize.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`large`; case 1: self = .`medium`; case 2: self = .`small`; default: return nil } }
}
}
extension UICellAccessory {
public struct PopUpMenuOptions {
  init() {}
  public init(isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil) { _Absence.report("UICellAccessory.PopUpMenuOptions.init(isHidden:reservedLayoutWidth:tintColor:)", answer: "a plain value") }
  private var _stored_isHidden: Bool = false
  public var isHidden: Bool { get { _Absence.report("UICellAccessory.PopUpMenuOptions.isHidden", answer: "the value that was set"); return _stored_isHidden } set { _Absence.report("UICellAccessory.PopUpMenuOptions.isHidden", answer: "the value that was set"); _stored_isHidden = newValue } }
  private var _stored_reservedLayoutWidth: UICellAccessory.LayoutDimension = UICellAccessory.LayoutDimension.`actual`
  public var reservedLayoutWidth: UICellAccessory.LayoutDimension { get { _Absence.report("UICellAccessory.PopUpMenuOptions.reservedLayoutWidth", answer: "the value that was set"); return _stored_reservedLayoutWidth } set { _Absence.report("UICellAccessory.PopUpMenuOptions.reservedLayoutWidth", answer: "the value that was set"); _stored_reservedLayoutWidth = newValue } }
  private var _stored_tintColor: UIColor? = nil
  public var tintColor: UIColor? { get { _Absence.report("UICellAccessory.PopUpMenuOptions.tintColor", answer: "the value that was set"); return _stored_tintColor } set { _Absence.report("UICellAccessory.PopUpMenuOptions.tintColor", answer: "the value that was set"); _stored_tintColor = newValue } }
}
}
extension UICellConfigurationState {
public enum DropState: Hashable, Sendable {
  case `none`
  case `notTargeted`
  case `targeted`
}
}
extension UICloudSharingController {
public struct PermissionOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var allowPrivate: UICloudSharingController.PermissionOptions { _Absence.report("UICloudSharingController.PermissionOptions.allowPrivate", answer: "a value that was made up"); return UICloudSharingController.PermissionOptions(rawValue: 1 << 0) }
  public static var allowPublic: UICloudSharingController.PermissionOptions { _Absence.report("UICloudSharingController.PermissionOptions.allowPublic", answer: "a value that was made up"); return UICloudSharingController.PermissionOptions(rawValue: 1 << 1) }
  public static var allowReadOnly: UICloudSharingController.PermissionOptions { _Absence.report("UICloudSharingController.PermissionOptions.allowReadOnly", answer: "a value that was made up"); return UICloudSharingController.PermissionOptions(rawValue: 1 << 2) }
  public static var allowReadWrite: UICloudSharingController.PermissionOptions { _Absence.report("UICloudSharingController.PermissionOptions.allowReadWrite", answer: "a value that was made up"); return UICloudSharingController.PermissionOptions(rawValue: 1 << 3) }
}
}
extension UICollectionView {
public enum ReorderingCadence: Hashable, Sendable {
  case `fast`
  case `immediate`
  case `slow`
  public var rawValue: Int { _Absence.report("UICollectionView.ReorderingCadence.rawValue", answer: "a value that was made up"); switch self { case .`fast`: return 0; case .`immediate`: return 1; case .`slow`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UICollectionView.ReorderingCadence.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`fast`; case 1: self = .`immediate`; case 2: self = .`slow`; default: return nil } }
}
}
extension UICollisionBehavior {
public struct Mode: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var boundaries: UICollisionBehavior.Mode { _Absence.report("UICollisionBehavior.Mode.boundaries", answer: "a value that was made up"); return UICollisionBehavior.Mode(rawValue: 1 << 0) }
  public static var everything: UICollisionBehavior.Mode { _Absence.report("UICollisionBehavior.Mode.everything", answer: "a value that was made up"); return UICollisionBehavior.Mode(rawValue: 1 << 1) }
  public static var items: UICollisionBehavior.Mode { _Absence.report("UICollisionBehavior.Mode.items", answer: "a value that was made up"); return UICollisionBehavior.Mode(rawValue: 1 << 2) }
}
}
extension UIColor {
public enum Prominence: Hashable, Sendable {
  case `primary`
  case `quaternary`
  case `secondary`
  case `tertiary`
  public var rawValue: Int { _Absence.report("UIColor.Prominence.rawValue", answer: "a value that was made up"); switch self { case .`primary`: return 0; case .`quaternary`: return 1; case .`secondary`: return 2; case .`tertiary`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIColor.Prominence.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`primary`; case 1: self = .`quaternary`; case 2: self = .`secondary`; case 3: self = .`tertiary`; default: return nil } }
}
}
public enum UIContentInsetsReference: Hashable, Sendable {
  case `automatic`
  case `layoutMargins`
  case `none`
  case `readableContent`
  case `safeArea`
  public var rawValue: Int { _Absence.report("UIContentInsetsReference.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`layoutMargins`: return 1; case .`none`: return 2; case .`readableContent`: return 3; case .`safeArea`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("UIContentInsetsReference.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`layoutMargins`; case 2: self = .`none`; case 3: self = .`readableContent`; case 4: self = .`safeArea`; default: return nil } }
}
public enum UICornerCurve: Hashable, Sendable {
  case `automatic`
  case `circular`
  case `continuous`
  public var rawValue: Int { _Absence.report("UICornerCurve.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`circular`: return 1; case .`continuous`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UICornerCurve.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`circular`; case 2: self = .`continuous`; default: return nil } }
}
extension UIDeferredMenuElement {
public struct Identifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { _Absence.report("UIDeferredMenuElement.Identifier.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
}
}
public struct UIDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var all: UIDirectionalRectEdge { _Absence.report("UIDirectionalRectEdge.all", answer: "a value that was made up"); return UIDirectionalRectEdge(rawValue: 1 << 0) }
  public static var bottom: UIDirectionalRectEdge { _Absence.report("UIDirectionalRectEdge.bottom", answer: "a value that was made up"); return UIDirectionalRectEdge(rawValue: 1 << 1) }
  public static var leading: UIDirectionalRectEdge { _Absence.report("UIDirectionalRectEdge.leading", answer: "a value that was made up"); return UIDirectionalRectEdge(rawValue: 1 << 2) }
  public static var top: UIDirectionalRectEdge { _Absence.report("UIDirectionalRectEdge.top", answer: "a value that was made up"); return UIDirectionalRectEdge(rawValue: 1 << 3) }
  public static var trailing: UIDirectionalRectEdge { _Absence.report("UIDirectionalRectEdge.trailing", answer: "a value that was made up"); return UIDirectionalRectEdge(rawValue: 1 << 4) }
}
extension UIDocument {
public enum ChangeKind: Hashable, Sendable {
  case `cleared`
  case `done`
  case `redone`
  case `undone`
  public var rawValue: Int { _Absence.report("UIDocument.ChangeKind.rawValue", answer: "a value that was made up"); switch self { case .`cleared`: return 0; case .`done`: return 1; case .`redone`: return 2; case .`undone`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIDocument.ChangeKind.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cleared`; case 1: self = .`done`; case 2: self = .`redone`; case 3: self = .`undone`; default: return nil } }
}
}
extension UIDocument {
public struct CreationIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var `default`: UIDocument.CreationIntent { _Absence.report("UIDocument.CreationIntent.default", answer: "a name that was made up"); return UIDocument.CreationIntent(rawValue: "default") }
  public init(_ rawValue: String) { _Absence.report("UIDocument.CreationIntent.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
}
}
extension UIDocument {
public enum SaveOperation: Hashable, Sendable {
  case `forCreating`
  case `forOverwriting`
  public var rawValue: Int { _Absence.report("UIDocument.SaveOperation.rawValue", answer: "a value that was made up"); switch self { case .`forCreating`: return 0; case .`forOverwriting`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIDocument.SaveOperation.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`forCreating`; case 1: self = .`forOverwriting`; default: return nil } }
}
}
extension UIDocument {
public struct State: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var closed: UIDocument.State { _Absence.report("UIDocument.State.closed", answer: "a value that was made up"); return UIDocument.State(rawValue: 1 << 0) }
  public static var editingDisabled: UIDocument.State { _Absence.report("UIDocument.State.editingDisabled", answer: "a value that was made up"); return UIDocument.State(rawValue: 1 << 1) }
  public static var inConflict: UIDocument.State { _Absence.report("UIDocument.State.inConflict", answer: "a value that was made up"); return UIDocument.State(rawValue: 1 << 2) }
  public static var normal: UIDocument.State { _Absence.report("UIDocument.State.normal", answer: "a value that was made up"); return UIDocument.State(rawValue: 1 << 3) }
  public static var progressAvailable: UIDocument.State { _Absence.report("UIDocument.State.progressAvailable", answer: "a value that was made up"); return UIDocument.State(rawValue: 1 << 4) }
  public static var savingError: UIDocument.State { _Absence.report("UIDocument.State.savingError", answer: "a value that was made up"); return UIDocument.State(rawValue: 1 << 5) }
}
}
extension UIDocumentBrowserAction {
public struct Availability: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var menu: UIDocumentBrowserAction.Availability { _Absence.report("UIDocumentBrowserAction.Availability.menu", answer: "a value that was made up"); return UIDocumentBrowserAction.Availability(rawValue: 1 << 0) }
  public static var navigationBar: UIDocumentBrowserAction.Availability { _Absence.report("UIDocumentBrowserAction.Availability.navigationBar", answer: "a value that was made up"); return UIDocumentBrowserAction.Availability(rawValue: 1 << 1) }
}
}
public struct UIDocumentBrowserError: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("UIDocumentBrowserError.code") } }
  public var errorCode: Int { get { _Absence.report("UIDocumentBrowserError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("UIDocumentBrowserError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("UIDocumentBrowserError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var generic: UIDocumentBrowserError.Code { get { _Absence.report("UIDocumentBrowserError.generic", answer: "UIDocumentBrowserError.Code.`generic`"); return UIDocumentBrowserError.Code.`generic` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("UIDocumentBrowserError.init(_:userInfo:)", answer: "a plain value") }
  public static var noLocationAvailable: UIDocumentBrowserError.Code { get { _Absence.report("UIDocumentBrowserError.noLocationAvailable", answer: "UIDocumentBrowserError.Code.`generic`"); return UIDocumentBrowserError.Code.`generic` } }
  public var userInfo: [String : Any] { get { _Absence.report("UIDocumentBrowserError.userInfo", answer: "[:]"); return [:] } }
}
extension UIDocumentBrowserError {
public enum Code: Hashable, Sendable {
  case `generic`
  case `noLocationAvailable`
  public var rawValue: Int { _Absence.report("UIDocumentBrowserError.Code.rawValue", answer: "a value that was made up"); switch self { case .`generic`: return 0; case .`noLocationAvailable`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIDocumentBrowserError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`generic`; case 1: self = .`noLocationAvailable`; default: return nil } }
}
}
extension UIDocumentBrowserViewController {
public enum BrowserUserInterfaceStyle: Hashable, Sendable {
  case `dark`
  case `light`
  case `white`
  public var rawValue: UInt { _Absence.report("UIDocumentBrowserViewController.BrowserUserInterfaceStyle.rawValue", answer: "a value that was made up"); switch self { case .`dark`: return 0; case .`light`: return 1; case .`white`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("UIDocumentBrowserViewController.BrowserUserInterfaceStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`dark`; case 1: self = .`light`; case 2: self = .`white`; default: return nil } }
}
}
extension UIDocumentBrowserViewController {
public enum ImportMode: Hashable, Sendable {
  case `copy`
  case `move`
  case `none`
  public var rawValue: UInt { _Absence.report("UIDocumentBrowserViewController.ImportMode.rawValue", answer: "a value that was made up"); switch self { case .`copy`: return 0; case .`move`: return 1; case .`none`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("UIDocumentBrowserViewController.ImportMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`copy`; case 1: self = .`move`; case 2: self = .`none`; default: return nil } }
}
}
public enum UIDocumentMenuOrder: Hashable, Sendable {
  case `first`
  case `last`
  public var rawValue: UInt { _Absence.report("UIDocumentMenuOrder.rawValue", answer: "a value that was made up"); switch self { case .`first`: return 0; case .`last`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("UIDocumentMenuOrder.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`first`; case 1: self = .`last`; default: return nil } }
}
public enum UIDocumentPickerMode: Hashable, Sendable {
  case `exportToService`
  case `import`
  case `moveToService`
  case `open`
  public var rawValue: UInt { _Absence.report("UIDocumentPickerMode.rawValue", answer: "a value that was made up"); switch self { case .`exportToService`: return 0; case .`import`: return 1; case .`moveToService`: return 2; case .`open`: return 3 } }
  public init?(rawValue: UInt) { _Absence.report("UIDocumentPickerMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`exportToService`; case 1: self = .`import`; case 2: self = .`moveToService`; case 3: self = .`open`; default: return nil } }
}
public enum UIDropSessionProgressIndicatorStyle: Hashable, Sendable {
  case `default`
  case `none`
  public var rawValue: UInt { _Absence.report("UIDropSessionProgressIndicatorStyle.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`none`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("UIDropSessionProgressIndicatorStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`none`; default: return nil } }
}
public enum UIDynamicItemCollisionBoundsType: Hashable, Sendable {
  case `ellipse`
  case `path`
  case `rectangle`
  public var rawValue: UInt { _Absence.report("UIDynamicItemCollisionBoundsType.rawValue", answer: "a value that was made up"); switch self { case .`ellipse`: return 0; case .`path`: return 1; case .`rectangle`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("UIDynamicItemCollisionBoundsType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`ellipse`; case 1: self = .`path`; case 2: self = .`rectangle`; default: return nil } }
}
public enum UIEditMenuArrowDirection: Hashable, Sendable {
  case `automatic`
  case `down`
  case `left`
  case `right`
  case `up`
  public var rawValue: Int { _Absence.report("UIEditMenuArrowDirection.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`down`: return 1; case .`left`: return 2; case .`right`: return 3; case .`up`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("UIEditMenuArrowDirection.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`down`; case 2: self = .`left`; case 3: self = .`right`; case 4: self = .`up`; default: return nil } }
}
public enum UIEditingInteractionConfiguration: Hashable, Sendable {
  case `default`
  case `none`
  public var rawValue: Int { _Absence.report("UIEditingInteractionConfiguration.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`none`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIEditingInteractionConfiguration.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`none`; default: return nil } }
}
public struct UIFloatRange {
  public static var infinite: UIFloatRange { get { _Absence.report("UIFloatRange.infinite", answer: "UIFloatRange()"); return UIFloatRange() } }
  public init() { _Absence.report("UIFloatRange.init()", answer: "a plain value") }
  public init(minimum: CGFloat, maximum: CGFloat) { _Absence.report("UIFloatRange.init(minimum:maximum:)", answer: "a plain value") }
  public var isInfinite: Bool { get { _Absence.report("UIFloatRange.isInfinite", answer: "false"); return false } }
  private var _stored_maximum: CGFloat = 0
  public var maximum: CGFloat { get { _Absence.report("UIFloatRange.maximum", answer: "the value that was set"); return _stored_maximum } set { _Absence.report("UIFloatRange.maximum", answer: "the value that was set"); _stored_maximum = newValue } }
  private var _stored_minimum: CGFloat = 0
  public var minimum: CGFloat { get { _Absence.report("UIFloatRange.minimum", answer: "the value that was set"); return _stored_minimum } set { _Absence.report("UIFloatRange.minimum", answer: "the value that was set"); _stored_minimum = newValue } }
  public static var zero: UIFloatRange { get { _Absence.report("UIFloatRange.zero", answer: "UIFloatRange()"); return UIFloatRange() } }
}
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var currentlyFocused: UIFocusGroupPriority { _Absence.report("UIFocusGroupPriority.currentlyFocused", answer: "a value that was made up"); return UIFocusGroupPriority(rawValue: 0) }
  public static var ignored: UIFocusGroupPriority { _Absence.report("UIFocusGroupPriority.ignored", answer: "a value that was made up"); return UIFocusGroupPriority(rawValue: 1) }
  public init(_ rawValue: Int) { _Absence.report("UIFocusGroupPriority.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var previouslyFocused: UIFocusGroupPriority { _Absence.report("UIFocusGroupPriority.previouslyFocused", answer: "a value that was made up"); return UIFocusGroupPriority(rawValue: 2) }
  public static var prioritized: UIFocusGroupPriority { _Absence.report("UIFocusGroupPriority.prioritized", answer: "a value that was made up"); return UIFocusGroupPriority(rawValue: 3) }
}
extension UIFocusHaloEffect {
public enum Position: Hashable, Sendable {
  case `automatic`
  case `inside`
  case `outside`
  public var rawValue: Int { _Absence.report("UIFocusHaloEffect.Position.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`inside`: return 1; case .`outside`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIFocusHaloEffect.Position.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`inside`; case 2: self = .`outside`; default: return nil } }
}
}
public enum UIFocusItemDeferralMode: Hashable, Sendable {
  case `always`
  case `automatic`
  case `never`
  public var rawValue: Int { _Absence.report("UIFocusItemDeferralMode.rawValue", answer: "a value that was made up"); switch self { case .`always`: return 0; case .`automatic`: return 1; case .`never`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIFocusItemDeferralMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`always`; case 1: self = .`automatic`; case 2: self = .`never`; default: return nil } }
}
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { _Absence.report("UIFocusSoundIdentifier.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
}
extension UIFont {
public struct Width: RawRepresentable, Hashable, Sendable {
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public static var compressed: UIFont.Width { _Absence.report("UIFont.Width.compressed", answer: "a value that was made up"); return UIFont.Width(rawValue: 0) }
  public static var condensed: UIFont.Width { _Absence.report("UIFont.Width.condensed", answer: "a value that was made up"); return UIFont.Width(rawValue: 1) }
  public static var expanded: UIFont.Width { _Absence.report("UIFont.Width.expanded", answer: "a value that was made up"); return UIFont.Width(rawValue: 2) }
  public init(_ rawValue: CGFloat) { _Absence.report("UIFont.Width.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var standard: UIFont.Width { _Absence.report("UIFont.Width.standard", answer: "a value that was made up"); return UIFont.Width(rawValue: 3) }
}
}
extension UIFontDescriptor {
public struct FeatureKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var featureIdentifier: UIFontDescriptor.FeatureKey { _Absence.report("UIFontDescriptor.FeatureKey.featureIdentifier", answer: "a name that was made up"); return UIFontDescriptor.FeatureKey(rawValue: "featureIdentifier") }
  public init(_ rawValue: String) { _Absence.report("UIFontDescriptor.FeatureKey.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var selector: UIFontDescriptor.FeatureKey { _Absence.report("UIFontDescriptor.FeatureKey.selector", answer: "a name that was made up"); return UIFontDescriptor.FeatureKey(rawValue: "selector") }
  public static var type: UIFontDescriptor.FeatureKey { _Absence.report("UIFontDescriptor.FeatureKey.type", answer: "a name that was made up"); return UIFontDescriptor.FeatureKey(rawValue: "type") }
  public static var typeIdentifier: UIFontDescriptor.FeatureKey { _Absence.report("UIFontDescriptor.FeatureKey.typeIdentifier", answer: "a name that was made up"); return UIFontDescriptor.FeatureKey(rawValue: "typeIdentifier") }
}
}
extension UIGlassEffect {
public enum Style: Hashable, Sendable {
  case `clear`
  case `regular`
  public var rawValue: Int { _Absence.report("UIGlassEffect.Style.rawValue", answer: "a value that was made up"); switch self { case .`clear`: return 0; case .`regular`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIGlassEffect.Style.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`clear`; case 1: self = .`regular`; default: return nil } }
}
}
extension UIGraphicsImageRendererFormat {
public enum Range: Hashable, Sendable {
  case `automatic`
  case `extended`
  case `standard`
  case `unspecified`
  public var rawValue: Int { _Absence.report("UIGraphicsImageRendererFormat.Range.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`extended`: return 1; case .`standard`: return 2; case .`unspecified`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIGraphicsImageRendererFormat.Range.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`extended`; case 2: self = .`standard`; case 3: self = .`unspecified`; default: return nil } }
}
}
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var assistiveTouch: UIGuidedAccessAccessibilityFeature { _Absence.report("UIGuidedAccessAccessibilityFeature.assistiveTouch", answer: "a value that was made up"); return UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0) }
  public static var grayscaleDisplay: UIGuidedAccessAccessibilityFeature { _Absence.report("UIGuidedAccessAccessibilityFeature.grayscaleDisplay", answer: "a value that was made up"); return UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1) }
  public static var invertColors: UIGuidedAccessAccessibilityFeature { _Absence.report("UIGuidedAccessAccessibilityFeature.invertColors", answer: "a value that was made up"); return UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2) }
  public static var voiceOver: UIGuidedAccessAccessibilityFeature { _Absence.report("UIGuidedAccessAccessibilityFeature.voiceOver", answer: "a value that was made up"); return UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3) }
  public static var zoom: UIGuidedAccessAccessibilityFeature { _Absence.report("UIGuidedAccessAccessibilityFeature.zoom", answer: "a value that was made up"); return UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4) }
}
public enum UIHDRHeadroomUsageLimit: Hashable, Sendable {
  case `active`
  case `inactive`
  case `unspecified`
  public var rawValue: Int { _Absence.report("UIHDRHeadroomUsageLimit.rawValue", answer: "a value that was made up"); switch self { case .`active`: return 0; case .`inactive`: return 1; case .`unspecified`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIHDRHeadroomUsageLimit.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`active`; case 1: self = .`inactive`; case 2: self = .`unspecified`; default: return nil } }
}
extension UIImage {
public enum DynamicRange: Hashable, Sendable {
  case `constrainedHigh`
  case `high`
  case `standard`
  case `unspecified`
  public var rawValue: Int { _Absence.report("UIImage.DynamicRange.rawValue", answer: "a value that was made up"); switch self { case .`constrainedHigh`: return 0; case .`high`: return 1; case .`standard`: return 2; case .`unspecified`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIImage.DynamicRange.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`constrainedHigh`; case 1: self = .`high`; case 2: self = .`standard`; case 3: self = .`unspecified`; default: return nil } }
}
}
extension UIImage {
public enum SymbolColorRenderingMode: Hashable, Sendable {
  case `automatic`
  case `flat`
  case `gradient`
  public var rawValue: Int { _Absence.report("UIImage.SymbolColorRenderingMode.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`flat`: return 1; case .`gradient`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIImage.SymbolColorRenderingMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`flat`; case 2: self = .`gradient`; default: return nil } }
}
}
extension UIImage {
public enum SymbolVariableValueMode: Hashable, Sendable {
  case `automatic`
  case `color`
  case `draw`
  public var rawValue: Int { _Absence.report("UIImage.SymbolVariableValueMode.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`color`: return 1; case .`draw`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIImage.SymbolVariableValueMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`color`; case 2: self = .`draw`; default: return nil } }
}
}
extension UIImagePickerController {
public enum CameraCaptureMode: Hashable, Sendable {
  case `photo`
  case `video`
  public var rawValue: Int { _Absence.report("UIImagePickerController.CameraCaptureMode.rawValue", answer: "a value that was made up"); switch self { case .`photo`: return 0; case .`video`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIImagePickerController.CameraCaptureMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`photo`; case 1: self = .`video`; default: return nil } }
}
}
extension UIImagePickerController {
public enum CameraFlashMode: Hashable, Sendable {
  case `auto`
  case `off`
  case `on`
  public var rawValue: Int { _Absence.report("UIImagePickerController.CameraFlashMode.rawValue", answer: "a value that was made up"); switch self { case .`auto`: return 0; case .`off`: return 1; case .`on`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIImagePickerController.CameraFlashMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`auto`; case 1: self = .`off`; case 2: self = .`on`; default: return nil } }
}
}
extension UIImagePickerController {
public enum ImageURLExportPreset: Hashable, Sendable {
  case `compatible`
  case `current`
  public var rawValue: Int { _Absence.report("UIImagePickerController.ImageURLExportPreset.rawValue", answer: "a value that was made up"); switch self { case .`compatible`: return 0; case .`current`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIImagePickerController.ImageURLExportPreset.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`compatible`; case 1: self = .`current`; default: return nil } }
}
}
extension UIImagePickerController {
public enum QualityType: Hashable, Sendable {
  case `type640x480`
  case `typeHigh`
  case `typeIFrame1280x720`
  case `typeIFrame960x540`
  case `typeLow`
  case `typeMedium`
  public var rawValue: Int { _Absence.report("UIImagePickerController.QualityType.rawValue", answer: "a value that was made up"); switch self { case .`type640x480`: return 0; case .`typeHigh`: return 1; case .`typeIFrame1280x720`: return 2; case .`typeIFrame960x540`: return 3; case .`typeLow`: return 4; case .`typeMedium`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("UIImagePickerController.QualityType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`type640x480`; case 1: self = .`typeHigh`; case 2: self = .`typeIFrame1280x720`; case 3: self = .`typeIFrame960x540`; case 4: self = .`typeLow`; case 5: self = .`typeMedium`; default: return nil } }
}
}
extension UIInputView {
public enum Style: Hashable, Sendable {
  case `default`
  case `keyboard`
  public var rawValue: Int { _Absence.report("UIInputView.Style.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`keyboard`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIInputView.Style.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`keyboard`; default: return nil } }
}
}
extension UIInterpolatingMotionEffect {
public enum EffectType: Hashable, Sendable {
  case `tiltAlongHorizontalAxis`
  case `tiltAlongVerticalAxis`
  public var rawValue: Int { _Absence.report("UIInterpolatingMotionEffect.EffectType.rawValue", answer: "a value that was made up"); switch self { case .`tiltAlongHorizontalAxis`: return 0; case .`tiltAlongVerticalAxis`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIInterpolatingMotionEffect.EffectType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`tiltAlongHorizontalAxis`; case 1: self = .`tiltAlongVerticalAxis`; default: return nil } }
}
}
public enum UILabelVibrancy: Hashable, Sendable {
  case `automatic`
  case `none`
  public var rawValue: Int { _Absence.report("UILabelVibrancy.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`none`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UILabelVibrancy.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`none`; default: return nil } }
}
public enum UILetterformAwareSizingRule: Hashable, Sendable {
  case `oversize`
  case `typographic`
  public var rawValue: Int { _Absence.report("UILetterformAwareSizingRule.rawValue", answer: "a value that was made up"); switch self { case .`oversize`: return 0; case .`typographic`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UILetterformAwareSizingRule.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`oversize`; case 1: self = .`typographic`; default: return nil } }
}
public enum UIListEnvironment: Hashable, Sendable {
  case `grouped`
  case `insetGrouped`
  case `none`
  case `plain`
  case `sidebar`
  case `sidebarPlain`
  case `unspecified`
  public var rawValue: Int { _Absence.report("UIListEnvironment.rawValue", answer: "a value that was made up"); switch self { case .`grouped`: return 0; case .`insetGrouped`: return 1; case .`none`: return 2; case .`plain`: return 3; case .`sidebar`: return 4; case .`sidebarPlain`: return 5; case .`unspecified`: return 6 } }
  public init?(rawValue: Int) { _Absence.report("UIListEnvironment.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`grouped`; case 1: self = .`insetGrouped`; case 2: self = .`none`; case 3: self = .`plain`; case 4: self = .`sidebar`; case 5: self = .`sidebarPlain`; case 6: self = .`unspecified`; default: return nil } }
}
extension UIMailConversationContext.MailEntry {
public enum Kind: Hashable, Sendable {
  case `news`
  case `none`
  case `personal`
  case `promotion`
  case `social`
  case `transaction`
  public var rawValue: Int { _Absence.report("UIMailConversationContext.MailEntry.Kind.rawValue", answer: "a value that was made up"); switch self { case .`news`: return 0; case .`none`: return 1; case .`personal`: return 2; case .`promotion`: return 3; case .`social`: return 4; case .`transaction`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("UIMailConversationContext.MailEntry.Kind.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`news`; case 1: self = .`none`; case 2: self = .`personal`; case 3: self = .`promotion`; case 4: self = .`social`; case 5: self = .`transaction`; default: return nil } }
}
}
extension UIMenuController {
public enum ArrowDirection: Hashable, Sendable {
  case `default`
  case `down`
  case `left`
  case `right`
  case `up`
  public var rawValue: Int { _Absence.report("UIMenuController.ArrowDirection.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`down`: return 1; case .`left`: return 2; case .`right`: return 3; case .`up`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("UIMenuController.ArrowDirection.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`down`; case 2: self = .`left`; case 3: self = .`right`; case 4: self = .`up`; default: return nil } }
}
}
extension UIMenuElement {
public enum RepeatBehavior: Hashable, Sendable {
  case `automatic`
  case `nonRepeatable`
  case `repeatable`
  public var rawValue: Int { _Absence.report("UIMenuElement.RepeatBehavior.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`nonRepeatable`: return 1; case .`repeatable`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIMenuElement.RepeatBehavior.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`nonRepeatable`; case 2: self = .`repeatable`; default: return nil } }
}
}
extension UIMenuSystem {
public enum ElementGroupPreference: Hashable, Sendable {
  case `automatic`
  case `included`
  case `removed`
  public var rawValue: Int { _Absence.report("UIMenuSystem.ElementGroupPreference.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`included`: return 1; case .`removed`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIMenuSystem.ElementGroupPreference.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`included`; case 2: self = .`removed`; default: return nil } }
}
}
extension UIMenuSystem.FindElementGroupConfiguration {
public enum Style: Hashable, Sendable {
  case `automatic`
  case `editableText`
  case `nonEditableText`
  case `search`
  public var rawValue: Int { _Absence.report("UIMenuSystem.FindElementGroupConfiguration.Style.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`editableText`: return 1; case .`nonEditableText`: return 2; case .`search`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIMenuSystem.FindElementGroupConfiguration.Style.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`editableText`; case 2: self = .`nonEditableText`; case 3: self = .`search`; default: return nil } }
}
}
extension UIMessageConversationContext.MessageEntry {
public enum DataKind: Hashable, Sendable {
  case `attachment`
  case `other`
  case `text`
  public var rawValue: Int { _Absence.report("UIMessageConversationContext.MessageEntry.DataKind.rawValue", answer: "a value that was made up"); switch self { case .`attachment`: return 0; case .`other`: return 1; case .`text`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIMessageConversationContext.MessageEntry.DataKind.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`attachment`; case 1: self = .`other`; case 2: self = .`text`; default: return nil } }
}
}
public enum UINSToolbarItemPresentationSize: Hashable, Sendable {
  case `large`
  case `regular`
  case `small`
  case `unspecified`
  public var rawValue: Int { _Absence.report("UINSToolbarItemPresentationSize.rawValue", answer: "a value that was made up"); switch self { case .`large`: return 0; case .`regular`: return 1; case .`small`: return 2; case .`unspecified`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UINSToolbarItemPresentationSize.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`large`; case 1: self = .`regular`; case 2: self = .`small`; case 3: self = .`unspecified`; default: return nil } }
}
extension UINavigationBar {
public enum NSToolbarSection: Hashable, Sendable {
  case `content`
  case `none`
  case `sidebar`
  case `supplementary`
  public var rawValue: Int { _Absence.report("UINavigationBar.NSToolbarSection.rawValue", answer: "a value that was made up"); switch self { case .`content`: return 0; case .`none`: return 1; case .`sidebar`: return 2; case .`supplementary`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UINavigationBar.NSToolbarSection.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`content`; case 1: self = .`none`; case 2: self = .`sidebar`; case 3: self = .`supplementary`; default: return nil } }
}
}
extension UINavigationItem {
public enum ItemStyle: Hashable, Sendable {
  case `browser`
  case `editor`
  case `navigator`
  public var rawValue: Int { _Absence.report("UINavigationItem.ItemStyle.rawValue", answer: "a value that was made up"); switch self { case .`browser`: return 0; case .`editor`: return 1; case .`navigator`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UINavigationItem.ItemStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`browser`; case 1: self = .`editor`; case 2: self = .`navigator`; default: return nil } }
}
}
extension UINavigationItem {
public enum SearchBarPlacement: Hashable, Sendable {
  case `automatic`
  case `integrated`
  case `integratedButton`
  case `integratedCentered`
  case `stacked`
  public var rawValue: Int { _Absence.report("UINavigationItem.SearchBarPlacement.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`integrated`: return 1; case .`integratedButton`: return 2; case .`integratedCentered`: return 3; case .`stacked`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("UINavigationItem.SearchBarPlacement.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`integrated`; case 2: self = .`integratedButton`; case 3: self = .`integratedCentered`; case 4: self = .`stacked`; default: return nil } }
  public static var inline: UINavigationItem.SearchBarPlacement { get { _Absence.trap("UINavigationItem.SearchBarPlacement.inline") } }
}
}
extension UIPasteControl {
public enum DisplayMode: Hashable, Sendable {
  case `arrowAndLabel`
  case `iconAndLabel`
  case `iconOnly`
  case `labelOnly`
  public var rawValue: UInt { _Absence.report("UIPasteControl.DisplayMode.rawValue", answer: "a value that was made up"); switch self { case .`arrowAndLabel`: return 0; case .`iconAndLabel`: return 1; case .`iconOnly`: return 2; case .`labelOnly`: return 3 } }
  public init?(rawValue: UInt) { _Absence.report("UIPasteControl.DisplayMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`arrowAndLabel`; case 1: self = .`iconAndLabel`; case 2: self = .`iconOnly`; case 3: self = .`labelOnly`; default: return nil } }
}
}
extension UIPasteboard {
public struct DetectedValues {
  init() {}
  public var number: Double? { get { _Absence.report("UIPasteboard.DetectedValues.number", answer: "nil"); return nil } }
  public var patterns: Set<PartialKeyPath<UIPasteboard.DetectedValues>> { get { _Absence.report("UIPasteboard.DetectedValues.patterns", answer: "[]"); return [] } }
  public var probableWebSearch: String { get { _Absence.report("UIPasteboard.DetectedValues.probableWebSearch", answer: "\"\""); return "" } }
  public var probableWebURL: String { get { _Absence.report("UIPasteboard.DetectedValues.probableWebURL", answer: "\"\""); return "" } }
}
}
extension UIPasteboard {
public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var number: UIPasteboard.DetectionPattern { _Absence.report("UIPasteboard.DetectionPattern.number", answer: "a name that was made up"); return UIPasteboard.DetectionPattern(rawValue: "number") }
  public static var probableWebSearch: UIPasteboard.DetectionPattern { _Absence.report("UIPasteboard.DetectionPattern.probableWebSearch", answer: "a name that was made up"); return UIPasteboard.DetectionPattern(rawValue: "probableWebSearch") }
  public static var probableWebURL: UIPasteboard.DetectionPattern { _Absence.report("UIPasteboard.DetectionPattern.probableWebURL", answer: "a name that was made up"); return UIPasteboard.DetectionPattern(rawValue: "probableWebURL") }
}
}
extension UIPencilInteraction {
public enum Phase: Hashable, Sendable {
  case `began`
  case `cancelled`
  case `changed`
  case `ended`
  public var rawValue: UInt { _Absence.report("UIPencilInteraction.Phase.rawValue", answer: "a value that was made up"); switch self { case .`began`: return 0; case .`cancelled`: return 1; case .`changed`: return 2; case .`ended`: return 3 } }
  public init?(rawValue: UInt) { _Absence.report("UIPencilInteraction.Phase.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`began`; case 1: self = .`cancelled`; case 2: self = .`changed`; case 3: self = .`ended`; default: return nil } }
}
}
public enum UIPencilPreferredAction: Hashable, Sendable {
  case `ignore`
  case `runSystemShortcut`
  case `showColorPalette`
  case `showContextualPalette`
  case `showInkAttributes`
  case `switchEraser`
  case `switchPrevious`
  public var rawValue: Int { _Absence.report("UIPencilPreferredAction.rawValue", answer: "a value that was made up"); switch self { case .`ignore`: return 0; case .`runSystemShortcut`: return 1; case .`showColorPalette`: return 2; case .`showContextualPalette`: return 3; case .`showInkAttributes`: return 4; case .`switchEraser`: return 5; case .`switchPrevious`: return 6 } }
  public init?(rawValue: Int) { _Absence.report("UIPencilPreferredAction.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`ignore`; case 1: self = .`runSystemShortcut`; case 2: self = .`showColorPalette`; case 3: self = .`showContextualPalette`; case 4: self = .`showInkAttributes`; case 5: self = .`switchEraser`; case 6: self = .`switchPrevious`; default: return nil } }
}
extension UIPress {
public enum PressType: Hashable, Sendable {
  case `downArrow`
  case `leftArrow`
  case `menu`
  case `playPause`
  case `rightArrow`
  case `select`
  case `upArrow`
  public var rawValue: Int { _Absence.report("UIPress.PressType.rawValue", answer: "a value that was made up"); switch self { case .`downArrow`: return 0; case .`leftArrow`: return 1; case .`menu`: return 2; case .`playPause`: return 3; case .`rightArrow`: return 4; case .`select`: return 5; case .`upArrow`: return 6 } }
  public init?(rawValue: Int) { _Absence.report("UIPress.PressType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`downArrow`; case 1: self = .`leftArrow`; case 2: self = .`menu`; case 3: self = .`playPause`; case 4: self = .`rightArrow`; case 5: self = .`select`; case 6: self = .`upArrow`; default: return nil } }
}
}
public struct UIPrintError: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("UIPrintError.code") } }
  public var errorCode: Int { get { _Absence.report("UIPrintError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("UIPrintError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("UIPrintError.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("UIPrintError.init(_:userInfo:)", answer: "a plain value") }
  public static var jobFailed: UIPrintError.Code { get { _Absence.report("UIPrintError.jobFailed", answer: "UIPrintError.Code.`jobFailed`"); return UIPrintError.Code.`jobFailed` } }
  public static var noContent: UIPrintError.Code { get { _Absence.report("UIPrintError.noContent", answer: "UIPrintError.Code.`jobFailed`"); return UIPrintError.Code.`jobFailed` } }
  public static var notAvailable: UIPrintError.Code { get { _Absence.report("UIPrintError.notAvailable", answer: "UIPrintError.Code.`jobFailed`"); return UIPrintError.Code.`jobFailed` } }
  public static var unknownImageFormat: UIPrintError.Code { get { _Absence.report("UIPrintError.unknownImageFormat", answer: "UIPrintError.Code.`jobFailed`"); return UIPrintError.Code.`jobFailed` } }
  public var userInfo: [String : Any] { get { _Absence.report("UIPrintError.userInfo", answer: "[:]"); return [:] } }
}
extension UIPrintError {
public enum Code: Hashable, Sendable {
  case `jobFailed`
  case `noContent`
  case `notAvailable`
  case `unknownImageFormat`
  public var rawValue: Int { _Absence.report("UIPrintError.Code.rawValue", answer: "a value that was made up"); switch self { case .`jobFailed`: return 0; case .`noContent`: return 1; case .`notAvailable`: return 2; case .`unknownImageFormat`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIPrintError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`jobFailed`; case 1: self = .`noContent`; case 2: self = .`notAvailable`; case 3: self = .`unknownImageFormat`; default: return nil } }
}
}
extension UIPrintInfo {
public enum Duplex: Hashable, Sendable {
  case `longEdge`
  case `none`
  case `shortEdge`
  public var rawValue: Int { _Absence.report("UIPrintInfo.Duplex.rawValue", answer: "a value that was made up"); switch self { case .`longEdge`: return 0; case .`none`: return 1; case .`shortEdge`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIPrintInfo.Duplex.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`longEdge`; case 1: self = .`none`; case 2: self = .`shortEdge`; default: return nil } }
}
}
extension UIPrintInfo {
public enum Orientation: Hashable, Sendable {
  case `landscape`
  case `portrait`
  public var rawValue: Int { _Absence.report("UIPrintInfo.Orientation.rawValue", answer: "a value that was made up"); switch self { case .`landscape`: return 0; case .`portrait`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIPrintInfo.Orientation.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`landscape`; case 1: self = .`portrait`; default: return nil } }
}
}
extension UIPrintInfo {
public enum OutputType: Hashable, Sendable {
  case `general`
  case `grayscale`
  case `photo`
  case `photoGrayscale`
  public var rawValue: Int { _Absence.report("UIPrintInfo.OutputType.rawValue", answer: "a value that was made up"); switch self { case .`general`: return 0; case .`grayscale`: return 1; case .`photo`: return 2; case .`photoGrayscale`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIPrintInfo.OutputType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`general`; case 1: self = .`grayscale`; case 2: self = .`photo`; case 3: self = .`photoGrayscale`; default: return nil } }
}
}
public enum UIPrintRenderingQuality: Hashable, Sendable {
  case `best`
  case `responsive`
  public var rawValue: Int { _Absence.report("UIPrintRenderingQuality.rawValue", answer: "a value that was made up"); switch self { case .`best`: return 0; case .`responsive`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIPrintRenderingQuality.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`best`; case 1: self = .`responsive`; default: return nil } }
}
extension UIPrinter {
public enum CutterBehavior: Hashable, Sendable {
  case `cutAfterEachCopy`
  case `cutAfterEachJob`
  case `cutAfterEachPage`
  case `noCut`
  case `printerDefault`
  public var rawValue: Int { _Absence.report("UIPrinter.CutterBehavior.rawValue", answer: "a value that was made up"); switch self { case .`cutAfterEachCopy`: return 0; case .`cutAfterEachJob`: return 1; case .`cutAfterEachPage`: return 2; case .`noCut`: return 3; case .`printerDefault`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("UIPrinter.CutterBehavior.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cutAfterEachCopy`; case 1: self = .`cutAfterEachJob`; case 2: self = .`cutAfterEachPage`; case 3: self = .`noCut`; case 4: self = .`printerDefault`; default: return nil } }
}
}
extension UIPrinter {
public struct JobTypes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var document: UIPrinter.JobTypes { _Absence.report("UIPrinter.JobTypes.document", answer: "a value that was made up"); return UIPrinter.JobTypes(rawValue: 1 << 0) }
  public static var envelope: UIPrinter.JobTypes { _Absence.report("UIPrinter.JobTypes.envelope", answer: "a value that was made up"); return UIPrinter.JobTypes(rawValue: 1 << 1) }
  public static var label: UIPrinter.JobTypes { _Absence.report("UIPrinter.JobTypes.label", answer: "a value that was made up"); return UIPrinter.JobTypes(rawValue: 1 << 2) }
  public static var largeFormat: UIPrinter.JobTypes { _Absence.report("UIPrinter.JobTypes.largeFormat", answer: "a value that was made up"); return UIPrinter.JobTypes(rawValue: 1 << 3) }
  public static var photo: UIPrinter.JobTypes { _Absence.report("UIPrinter.JobTypes.photo", answer: "a value that was made up"); return UIPrinter.JobTypes(rawValue: 1 << 4) }
  public static var postcard: UIPrinter.JobTypes { _Absence.report("UIPrinter.JobTypes.postcard", answer: "a value that was made up"); return UIPrinter.JobTypes(rawValue: 1 << 5) }
  public static var receipt: UIPrinter.JobTypes { _Absence.report("UIPrinter.JobTypes.receipt", answer: "a value that was made up"); return UIPrinter.JobTypes(rawValue: 1 << 6) }
  public static var roll: UIPrinter.JobTypes { _Absence.report("UIPrinter.JobTypes.roll", answer: "a value that was made up"); return UIPrinter.JobTypes(rawValue: 1 << 7) }
  public static var unknown: UIPrinter.JobTypes { _Absence.report("UIPrinter.JobTypes.unknown", answer: "a value that was made up"); return UIPrinter.JobTypes(rawValue: 1 << 8) }
}
}
extension UIPushBehavior {
public enum Mode: Hashable, Sendable {
  case `continuous`
  case `instantaneous`
  public var rawValue: Int { _Absence.report("UIPushBehavior.Mode.rawValue", answer: "a value that was made up"); switch self { case .`continuous`: return 0; case .`instantaneous`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIPushBehavior.Mode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`continuous`; case 1: self = .`instantaneous`; default: return nil } }
}
}
public struct UIRemoteNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var alert: UIRemoteNotificationType { _Absence.report("UIRemoteNotificationType.alert", answer: "a value that was made up"); return UIRemoteNotificationType(rawValue: 1 << 0) }
  public static var badge: UIRemoteNotificationType { _Absence.report("UIRemoteNotificationType.badge", answer: "a value that was made up"); return UIRemoteNotificationType(rawValue: 1 << 1) }
  public static var newsstandContentAvailability: UIRemoteNotificationType { _Absence.report("UIRemoteNotificationType.newsstandContentAvailability", answer: "a value that was made up"); return UIRemoteNotificationType(rawValue: 1 << 2) }
  public static var sound: UIRemoteNotificationType { _Absence.report("UIRemoteNotificationType.sound", answer: "a value that was made up"); return UIRemoteNotificationType(rawValue: 1 << 3) }
}
public enum UISceneCaptureState: Hashable, Sendable {
  case `active`
  case `inactive`
  case `unspecified`
  public var rawValue: Int { _Absence.report("UISceneCaptureState.rawValue", answer: "a value that was made up"); switch self { case .`active`: return 0; case .`inactive`: return 1; case .`unspecified`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UISceneCaptureState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`active`; case 1: self = .`inactive`; case 2: self = .`unspecified`; default: return nil } }
}
extension UIScreen {
public enum OverscanCompensation: Hashable, Sendable {
  case `insetBounds`
  case `none`
  case `scale`
  public var rawValue: Int { _Absence.report("UIScreen.OverscanCompensation.rawValue", answer: "a value that was made up"); switch self { case .`insetBounds`: return 0; case .`none`: return 1; case .`scale`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIScreen.OverscanCompensation.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`insetBounds`; case 1: self = .`none`; case 2: self = .`scale`; default: return nil } }
  public static var insetApplicationFrame: UIScreen.OverscanCompensation { get { _Absence.trap("UIScreen.OverscanCompensation.insetApplicationFrame") } }
}
}
extension UIScreen {
public enum ReferenceDisplayModeStatus: Hashable, Sendable {
  case `enabled`
  case `limited`
  case `notEnabled`
  case `notSupported`
  public var rawValue: Int { _Absence.report("UIScreen.ReferenceDisplayModeStatus.rawValue", answer: "a value that was made up"); switch self { case .`enabled`: return 0; case .`limited`: return 1; case .`notEnabled`: return 2; case .`notSupported`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIScreen.ReferenceDisplayModeStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`enabled`; case 1: self = .`limited`; case 2: self = .`notEnabled`; case 3: self = .`notSupported`; default: return nil } }
}
}
public enum UIScrollType: Hashable, Sendable {
  case `continuous`
  case `discrete`
  public var rawValue: UInt { _Absence.report("UIScrollType.rawValue", answer: "a value that was made up"); switch self { case .`continuous`: return 0; case .`discrete`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("UIScrollType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`continuous`; case 1: self = .`discrete`; default: return nil } }
}
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var all: UIScrollTypeMask { _Absence.report("UIScrollTypeMask.all", answer: "a value that was made up"); return UIScrollTypeMask(rawValue: 1 << 0) }
  public static var continuous: UIScrollTypeMask { _Absence.report("UIScrollTypeMask.continuous", answer: "a value that was made up"); return UIScrollTypeMask(rawValue: 1 << 1) }
  public static var discrete: UIScrollTypeMask { _Absence.report("UIScrollTypeMask.discrete", answer: "a value that was made up"); return UIScrollTypeMask(rawValue: 1 << 2) }
}
extension UIScrollView {
public enum IndexDisplayMode: Hashable, Sendable {
  case `alwaysHidden`
  case `automatic`
  public var rawValue: Int { _Absence.report("UIScrollView.IndexDisplayMode.rawValue", answer: "a value that was made up"); switch self { case .`alwaysHidden`: return 0; case .`automatic`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIScrollView.IndexDisplayMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`alwaysHidden`; case 1: self = .`automatic`; default: return nil } }
}
}
extension UISegmentedControl {
public enum Segment: Hashable, Sendable {
  case `alone`
  case `any`
  case `center`
  case `left`
  case `right`
  public var rawValue: Int { _Absence.report("UISegmentedControl.Segment.rawValue", answer: "a value that was made up"); switch self { case .`alone`: return 0; case .`any`: return 1; case .`center`: return 2; case .`left`: return 3; case .`right`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("UISegmentedControl.Segment.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`alone`; case 1: self = .`any`; case 2: self = .`center`; case 3: self = .`left`; case 4: self = .`right`; default: return nil } }
}
}
extension UISlider {
public enum Style: Hashable, Sendable {
  case `default`
  case `thumbless`
  public var rawValue: Int { _Absence.report("UISlider.Style.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`thumbless`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UISlider.Style.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`thumbless`; default: return nil } }
}
}
extension UISplitViewController {
public enum LayoutEnvironment: Hashable, Sendable {
  case `collapsed`
  case `expanded`
  case `none`
  public var rawValue: Int { _Absence.report("UISplitViewController.LayoutEnvironment.rawValue", answer: "a value that was made up"); switch self { case .`collapsed`: return 0; case .`expanded`: return 1; case .`none`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UISplitViewController.LayoutEnvironment.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`collapsed`; case 1: self = .`expanded`; case 2: self = .`none`; default: return nil } }
}
}
public enum UISpringLoadedInteractionEffectState: Hashable, Sendable {
  case `activated`
  case `activating`
  case `inactive`
  case `possible`
  public var rawValue: Int { _Absence.report("UISpringLoadedInteractionEffectState.rawValue", answer: "a value that was made up"); switch self { case .`activated`: return 0; case .`activating`: return 1; case .`inactive`: return 2; case .`possible`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UISpringLoadedInteractionEffectState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`activated`; case 1: self = .`activating`; case 2: self = .`inactive`; case 3: self = .`possible`; default: return nil } }
}
extension UITab {
public enum Placement: Hashable, Sendable {
  case `automatic`
  case `default`
  case `fixed`
  case `movable`
  case `optional`
  case `pinned`
  case `sidebarOnly`
  public var rawValue: Int { _Absence.report("UITab.Placement.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`default`: return 1; case .`fixed`: return 2; case .`movable`: return 3; case .`optional`: return 4; case .`pinned`: return 5; case .`sidebarOnly`: return 6 } }
  public init?(rawValue: Int) { _Absence.report("UITab.Placement.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`default`; case 2: self = .`fixed`; case 3: self = .`movable`; case 4: self = .`optional`; case 5: self = .`pinned`; case 6: self = .`sidebarOnly`; default: return nil } }
}
}
extension UITabAccessory {
public enum Environment: Hashable, Sendable {
  case `inline`
  case `none`
  case `regular`
  case `unspecified`
  public var rawValue: Int { _Absence.report("UITabAccessory.Environment.rawValue", answer: "a value that was made up"); switch self { case .`inline`: return 0; case .`none`: return 1; case .`regular`: return 2; case .`unspecified`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UITabAccessory.Environment.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`inline`; case 1: self = .`none`; case 2: self = .`regular`; case 3: self = .`unspecified`; default: return nil } }
}
}
extension UITabBarController {
public enum MinimizeBehavior: Hashable, Sendable {
  case `automatic`
  case `never`
  case `onScrollDown`
  case `onScrollUp`
  public var rawValue: Int { _Absence.report("UITabBarController.MinimizeBehavior.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`never`: return 1; case .`onScrollDown`: return 2; case .`onScrollUp`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UITabBarController.MinimizeBehavior.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`never`; case 2: self = .`onScrollDown`; case 3: self = .`onScrollUp`; default: return nil } }
}
}
extension UITabBarController.Sidebar {
public enum Layout: Hashable, Sendable {
  case `automatic`
  case `overlap`
  case `tile`
  public var rawValue: Int { _Absence.report("UITabBarController.Sidebar.Layout.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`overlap`: return 1; case .`tile`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UITabBarController.Sidebar.Layout.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`overlap`; case 2: self = .`tile`; default: return nil } }
}
}
extension UITabGroup {
public enum SidebarAppearance: Hashable, Sendable {
  case `automatic`
  case `inline`
  case `rootSection`
  public var rawValue: UInt { _Absence.report("UITabGroup.SidebarAppearance.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`inline`: return 1; case .`rootSection`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("UITabGroup.SidebarAppearance.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`inline`; case 2: self = .`rootSection`; default: return nil } }
}
}
extension UITableView {
public enum SeparatorInsetReference: Hashable, Sendable {
  case `fromAutomaticInsets`
  case `fromCellEdges`
  public var rawValue: Int { _Absence.report("UITableView.SeparatorInsetReference.rawValue", answer: "a value that was made up"); switch self { case .`fromAutomaticInsets`: return 0; case .`fromCellEdges`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UITableView.SeparatorInsetReference.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`fromAutomaticInsets`; case 1: self = .`fromCellEdges`; default: return nil } }
}
}
extension UITableViewCell {
public enum FocusStyle: Hashable, Sendable {
  case `custom`
  case `default`
  public var rawValue: Int { _Absence.report("UITableViewCell.FocusStyle.rawValue", answer: "a value that was made up"); switch self { case .`custom`: return 0; case .`default`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UITableViewCell.FocusStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`custom`; case 1: self = .`default`; default: return nil } }
}
}
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var sectionHeaders: UITableViewContentHuggingElements { _Absence.report("UITableViewContentHuggingElements.sectionHeaders", answer: "a value that was made up"); return UITableViewContentHuggingElements(rawValue: 1 << 0) }
}
public enum UITextAlternativeStyle: Hashable, Sendable {
  case `lowConfidence`
  case `none`
  public var rawValue: Int { _Absence.report("UITextAlternativeStyle.rawValue", answer: "a value that was made up"); switch self { case .`lowConfidence`: return 0; case .`none`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UITextAlternativeStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`lowConfidence`; case 1: self = .`none`; default: return nil } }
}
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var stripTextColorFromPreviews: UITextDragOptions { _Absence.report("UITextDragOptions.stripTextColorFromPreviews", answer: "a value that was made up"); return UITextDragOptions(rawValue: 1 << 0) }
}
public enum UITextDropEditability: Hashable, Sendable {
  case `no`
  case `temporary`
  case `yes`
  public var rawValue: UInt { _Absence.report("UITextDropEditability.rawValue", answer: "a value that was made up"); switch self { case .`no`: return 0; case .`temporary`: return 1; case .`yes`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("UITextDropEditability.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`no`; case 1: self = .`temporary`; case 2: self = .`yes`; default: return nil } }
}
extension UITextDropProposal {
public enum Action: Hashable, Sendable {
  case `insert`
  case `replaceAll`
  case `replaceSelection`
  public var rawValue: UInt { _Absence.report("UITextDropProposal.Action.rawValue", answer: "a value that was made up"); switch self { case .`insert`: return 0; case .`replaceAll`: return 1; case .`replaceSelection`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("UITextDropProposal.Action.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`insert`; case 1: self = .`replaceAll`; case 2: self = .`replaceSelection`; default: return nil } }
}
}
extension UITextDropProposal {
public enum Performer: Hashable, Sendable {
  case `delegate`
  case `view`
  public var rawValue: UInt { _Absence.report("UITextDropProposal.Performer.rawValue", answer: "a value that was made up"); switch self { case .`delegate`: return 0; case .`view`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("UITextDropProposal.Performer.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`delegate`; case 1: self = .`view`; default: return nil } }
}
}
extension UITextDropProposal {
public enum ProgressMode: Hashable, Sendable {
  case `custom`
  case `system`
  public var rawValue: UInt { _Absence.report("UITextDropProposal.ProgressMode.rawValue", answer: "a value that was made up"); switch self { case .`custom`: return 0; case .`system`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("UITextDropProposal.ProgressMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`custom`; case 1: self = .`system`; default: return nil } }
}
}
extension UITextFormattingViewController {
public struct ComponentKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var fontAttributes: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.fontAttributes", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "fontAttributes") }
  public static var fontPicker: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.fontPicker", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "fontPicker") }
  public static var fontPointSize: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.fontPointSize", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "fontPointSize") }
  public static var fontSize: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.fontSize", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "fontSize") }
  public static var formattingStyles: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.formattingStyles", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "formattingStyles") }
  public static var highlight: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.highlight", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "highlight") }
  public static var highlightPicker: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.highlightPicker", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "highlightPicker") }
  public static var lineHeight: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.lineHeight", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "lineHeight") }
  public static var listStyles: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.listStyles", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "listStyles") }
  public static var textAlignment: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.textAlignment", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "textAlignment") }
  public static var textAlignmentAndJustification: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.textAlignmentAndJustification", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "textAlignmentAndJustification") }
  public static var textColor: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.textColor", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "textColor") }
  public static var textIndentation: UITextFormattingViewController.ComponentKey { _Absence.report("UITextFormattingViewController.ComponentKey.textIndentation", answer: "a name that was made up"); return UITextFormattingViewController.ComponentKey(rawValue: "textIndentation") }
}
}
extension UITextFormattingViewController {
public enum ComponentSize: Hashable, Sendable {
  case `automatic`
  case `extraLarge`
  case `large`
  case `mini`
  case `regular`
  case `small`
  public var rawValue: Int { _Absence.report("UITextFormattingViewController.ComponentSize.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`extraLarge`: return 1; case .`large`: return 2; case .`mini`: return 3; case .`regular`: return 4; case .`small`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("UITextFormattingViewController.ComponentSize.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`extraLarge`; case 2: self = .`large`; case 3: self = .`mini`; case 4: self = .`regular`; case 5: self = .`small`; default: return nil } }
}
}
extension UITextFormattingViewController {
public struct Highlight: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var blue: UITextFormattingViewController.Highlight { _Absence.report("UITextFormattingViewController.Highlight.blue", answer: "a name that was made up"); return UITextFormattingViewController.Highlight(rawValue: "blue") }
  public static var `default`: UITextFormattingViewController.Highlight { _Absence.report("UITextFormattingViewController.Highlight.default", answer: "a name that was made up"); return UITextFormattingViewController.Highlight(rawValue: "default") }
  public static var mint: UITextFormattingViewController.Highlight { _Absence.report("UITextFormattingViewController.Highlight.mint", answer: "a name that was made up"); return UITextFormattingViewController.Highlight(rawValue: "mint") }
  public static var orange: UITextFormattingViewController.Highlight { _Absence.report("UITextFormattingViewController.Highlight.orange", answer: "a name that was made up"); return UITextFormattingViewController.Highlight(rawValue: "orange") }
  public static var pink: UITextFormattingViewController.Highlight { _Absence.report("UITextFormattingViewController.Highlight.pink", answer: "a name that was made up"); return UITextFormattingViewController.Highlight(rawValue: "pink") }
  public static var purple: UITextFormattingViewController.Highlight { _Absence.report("UITextFormattingViewController.Highlight.purple", answer: "a name that was made up"); return UITextFormattingViewController.Highlight(rawValue: "purple") }
}
}
extension UITextFormattingViewController {
public struct TextAlignment: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var center: UITextFormattingViewController.TextAlignment { _Absence.report("UITextFormattingViewController.TextAlignment.center", answer: "a name that was made up"); return UITextFormattingViewController.TextAlignment(rawValue: "center") }
  public static var justified: UITextFormattingViewController.TextAlignment { _Absence.report("UITextFormattingViewController.TextAlignment.justified", answer: "a name that was made up"); return UITextFormattingViewController.TextAlignment(rawValue: "justified") }
  public static var left: UITextFormattingViewController.TextAlignment { _Absence.report("UITextFormattingViewController.TextAlignment.left", answer: "a name that was made up"); return UITextFormattingViewController.TextAlignment(rawValue: "left") }
  public static var natural: UITextFormattingViewController.TextAlignment { _Absence.report("UITextFormattingViewController.TextAlignment.natural", answer: "a name that was made up"); return UITextFormattingViewController.TextAlignment(rawValue: "natural") }
  public static var right: UITextFormattingViewController.TextAlignment { _Absence.report("UITextFormattingViewController.TextAlignment.right", answer: "a name that was made up"); return UITextFormattingViewController.TextAlignment(rawValue: "right") }
}
}
extension UITextFormattingViewController {
public struct TextList: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var decimal: UITextFormattingViewController.TextList { _Absence.report("UITextFormattingViewController.TextList.decimal", answer: "a name that was made up"); return UITextFormattingViewController.TextList(rawValue: "decimal") }
  public static var disc: UITextFormattingViewController.TextList { _Absence.report("UITextFormattingViewController.TextList.disc", answer: "a name that was made up"); return UITextFormattingViewController.TextList(rawValue: "disc") }
  public static var hyphen: UITextFormattingViewController.TextList { _Absence.report("UITextFormattingViewController.TextList.hyphen", answer: "a name that was made up"); return UITextFormattingViewController.TextList(rawValue: "hyphen") }
  public static var other: UITextFormattingViewController.TextList { _Absence.report("UITextFormattingViewController.TextList.other", answer: "a name that was made up"); return UITextFormattingViewController.TextList(rawValue: "other") }
}
}
public enum UITextInlinePredictionType: Hashable, Sendable {
  case `default`
  case `no`
  case `yes`
  public var rawValue: Int { _Absence.report("UITextInlinePredictionType.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`no`: return 1; case .`yes`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UITextInlinePredictionType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`no`; case 2: self = .`yes`; default: return nil } }
}
public enum UITextInteractionMode: Hashable, Sendable {
  case `editable`
  case `nonEditable`
  public var rawValue: Int { _Absence.report("UITextInteractionMode.rawValue", answer: "a value that was made up"); switch self { case .`editable`: return 0; case .`nonEditable`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UITextInteractionMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`editable`; case 1: self = .`nonEditable`; default: return nil } }
}
public enum UITextMathExpressionCompletionType: Hashable, Sendable {
  case `default`
  case `no`
  case `yes`
  public var rawValue: Int { _Absence.report("UITextMathExpressionCompletionType.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`no`: return 1; case .`yes`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UITextMathExpressionCompletionType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`no`; case 2: self = .`yes`; default: return nil } }
}
public enum UITextSmartInsertDeleteType: Hashable, Sendable {
  case `default`
  case `no`
  case `yes`
  public var rawValue: Int { _Absence.report("UITextSmartInsertDeleteType.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`no`: return 1; case .`yes`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UITextSmartInsertDeleteType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`no`; case 2: self = .`yes`; default: return nil } }
}
extension UITextView {
public enum BorderStyle: Hashable, Sendable {
  case `none`
  public var rawValue: Int { _Absence.report("UITextView.BorderStyle.rawValue", answer: "a value that was made up"); switch self { case .`none`: return 0 } }
  public init?(rawValue: Int) { _Absence.report("UITextView.BorderStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`none`; default: return nil } }
}
}
extension UITouch {
public struct Properties: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var altitude: UITouch.Properties { _Absence.report("UITouch.Properties.altitude", answer: "a value that was made up"); return UITouch.Properties(rawValue: 1 << 0) }
  public static var azimuth: UITouch.Properties { _Absence.report("UITouch.Properties.azimuth", answer: "a value that was made up"); return UITouch.Properties(rawValue: 1 << 1) }
  public static var force: UITouch.Properties { _Absence.report("UITouch.Properties.force", answer: "a value that was made up"); return UITouch.Properties(rawValue: 1 << 2) }
  public static var location: UITouch.Properties { _Absence.report("UITouch.Properties.location", answer: "a value that was made up"); return UITouch.Properties(rawValue: 1 << 3) }
  public static var roll: UITouch.Properties { _Absence.report("UITouch.Properties.roll", answer: "a value that was made up"); return UITouch.Properties(rawValue: 1 << 4) }
}
}
public enum UIUserInterfaceActiveAppearance: Hashable, Sendable {
  case `active`
  case `inactive`
  case `unspecified`
  public var rawValue: Int { _Absence.report("UIUserInterfaceActiveAppearance.rawValue", answer: "a value that was made up"); switch self { case .`active`: return 0; case .`inactive`: return 1; case .`unspecified`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIUserInterfaceActiveAppearance.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`active`; case 1: self = .`inactive`; case 2: self = .`unspecified`; default: return nil } }
}
public enum UIUserNotificationActionBehavior: Hashable, Sendable {
  case `default`
  case `textInput`
  public var rawValue: UInt { _Absence.report("UIUserNotificationActionBehavior.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`textInput`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("UIUserNotificationActionBehavior.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`textInput`; default: return nil } }
}
public enum UIUserNotificationActionContext: Hashable, Sendable {
  case `default`
  case `minimal`
  public var rawValue: UInt { _Absence.report("UIUserNotificationActionContext.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`minimal`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("UIUserNotificationActionContext.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`minimal`; default: return nil } }
}
public enum UIUserNotificationActivationMode: Hashable, Sendable {
  case `background`
  case `foreground`
  public var rawValue: UInt { _Absence.report("UIUserNotificationActivationMode.rawValue", answer: "a value that was made up"); switch self { case .`background`: return 0; case .`foreground`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("UIUserNotificationActivationMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`background`; case 1: self = .`foreground`; default: return nil } }
}
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var alert: UIUserNotificationType { _Absence.report("UIUserNotificationType.alert", answer: "a value that was made up"); return UIUserNotificationType(rawValue: 1 << 0) }
  public static var badge: UIUserNotificationType { _Absence.report("UIUserNotificationType.badge", answer: "a value that was made up"); return UIUserNotificationType(rawValue: 1 << 1) }
  public static var sound: UIUserNotificationType { _Absence.report("UIUserNotificationType.sound", answer: "a value that was made up"); return UIUserNotificationType(rawValue: 1 << 2) }
}
extension UIView {
public enum AnimationTransition: Hashable, Sendable {
  case `curlDown`
  case `curlUp`
  case `flipFromLeft`
  case `flipFromRight`
  case `none`
  public var rawValue: Int { _Absence.report("UIView.AnimationTransition.rawValue", answer: "a value that was made up"); switch self { case .`curlDown`: return 0; case .`curlUp`: return 1; case .`flipFromLeft`: return 2; case .`flipFromRight`: return 3; case .`none`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("UIView.AnimationTransition.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`curlDown`; case 1: self = .`curlUp`; case 2: self = .`flipFromLeft`; case 3: self = .`flipFromRight`; case 4: self = .`none`; default: return nil } }
}
}
extension UIWebView {
public enum NavigationType: Hashable, Sendable {
  case `backForward`
  case `formResubmitted`
  case `formSubmitted`
  case `linkClicked`
  case `other`
  case `reload`
  public var rawValue: Int { _Absence.report("UIWebView.NavigationType.rawValue", answer: "a value that was made up"); switch self { case .`backForward`: return 0; case .`formResubmitted`: return 1; case .`formSubmitted`: return 2; case .`linkClicked`: return 3; case .`other`: return 4; case .`reload`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("UIWebView.NavigationType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`backForward`; case 1: self = .`formResubmitted`; case 2: self = .`formSubmitted`; case 3: self = .`linkClicked`; case 4: self = .`other`; case 5: self = .`reload`; default: return nil } }
}
}
extension UIWebView {
public enum PaginationBreakingMode: Hashable, Sendable {
  case `column`
  case `page`
  public var rawValue: Int { _Absence.report("UIWebView.PaginationBreakingMode.rawValue", answer: "a value that was made up"); switch self { case .`column`: return 0; case .`page`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIWebView.PaginationBreakingMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`column`; case 1: self = .`page`; default: return nil } }
}
}
extension UIWebView {
public enum PaginationMode: Hashable, Sendable {
  case `bottomToTop`
  case `leftToRight`
  case `rightToLeft`
  case `topToBottom`
  case `unpaginated`
  public var rawValue: Int { _Absence.report("UIWebView.PaginationMode.rawValue", answer: "a value that was made up"); switch self { case .`bottomToTop`: return 0; case .`leftToRight`: return 1; case .`rightToLeft`: return 2; case .`topToBottom`: return 3; case .`unpaginated`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("UIWebView.PaginationMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`bottomToTop`; case 1: self = .`leftToRight`; case 2: self = .`rightToLeft`; case 3: self = .`topToBottom`; case 4: self = .`unpaginated`; default: return nil } }
}
}
extension UIWindowScene {
public enum DismissalAnimation: Hashable, Sendable {
  case `commit`
  case `decline`
  case `standard`
  public var rawValue: Int { _Absence.report("UIWindowScene.DismissalAnimation.rawValue", answer: "a value that was made up"); switch self { case .`commit`: return 0; case .`decline`: return 1; case .`standard`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIWindowScene.DismissalAnimation.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`commit`; case 1: self = .`decline`; case 2: self = .`standard`; default: return nil } }
}
}
extension UIWindowScene {
public enum PresentationStyle: Hashable, Sendable {
  case `automatic`
  case `prominent`
  case `standard`
  public var rawValue: UInt { _Absence.report("UIWindowScene.PresentationStyle.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`prominent`: return 1; case .`standard`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("UIWindowScene.PresentationStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`prominent`; case 2: self = .`standard`; default: return nil } }
}
}
public enum UIWritingToolsBehavior: Hashable, Sendable {
  case `complete`
  case `default`
  case `limited`
  case `none`
  public var rawValue: Int { _Absence.report("UIWritingToolsBehavior.rawValue", answer: "a value that was made up"); switch self { case .`complete`: return 0; case .`default`: return 1; case .`limited`: return 2; case .`none`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIWritingToolsBehavior.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`complete`; case 1: self = .`default`; case 2: self = .`limited`; case 3: self = .`none`; default: return nil } }
}
extension UIWritingToolsCoordinator {
public enum ContextScope: Hashable, Sendable {
  case `fullDocument`
  case `userSelection`
  case `visibleArea`
  public var rawValue: Int { _Absence.report("UIWritingToolsCoordinator.ContextScope.rawValue", answer: "a value that was made up"); switch self { case .`fullDocument`: return 0; case .`userSelection`: return 1; case .`visibleArea`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIWritingToolsCoordinator.ContextScope.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`fullDocument`; case 1: self = .`userSelection`; case 2: self = .`visibleArea`; default: return nil } }
}
}
extension UIWritingToolsCoordinator {
public enum State: Hashable, Sendable {
  case `inactive`
  case `interactiveResting`
  case `interactiveStreaming`
  case `noninteractive`
  public var rawValue: Int { _Absence.report("UIWritingToolsCoordinator.State.rawValue", answer: "a value that was made up"); switch self { case .`inactive`: return 0; case .`interactiveResting`: return 1; case .`interactiveStreaming`: return 2; case .`noninteractive`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("UIWritingToolsCoordinator.State.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`inactive`; case 1: self = .`interactiveResting`; case 2: self = .`interactiveStreaming`; case 3: self = .`noninteractive`; default: return nil } }
}
}
extension UIWritingToolsCoordinator {
public enum TextAnimation: Hashable, Sendable {
  case `anticipate`
  case `insert`
  case `remove`
  public var rawValue: Int { _Absence.report("UIWritingToolsCoordinator.TextAnimation.rawValue", answer: "a value that was made up"); switch self { case .`anticipate`: return 0; case .`insert`: return 1; case .`remove`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("UIWritingToolsCoordinator.TextAnimation.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`anticipate`; case 1: self = .`insert`; case 2: self = .`remove`; default: return nil } }
}
}
extension UIWritingToolsCoordinator {
public enum TextReplacementReason: Hashable, Sendable {
  case `interactive`
  case `noninteractive`
  public var rawValue: Int { _Absence.report("UIWritingToolsCoordinator.TextReplacementReason.rawValue", answer: "a value that was made up"); switch self { case .`interactive`: return 0; case .`noninteractive`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIWritingToolsCoordinator.TextReplacementReason.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`interactive`; case 1: self = .`noninteractive`; default: return nil } }
}
}
extension UIWritingToolsCoordinator {
public enum TextUpdateReason: Hashable, Sendable {
  case `typing`
  case `undoRedo`
  public var rawValue: Int { _Absence.report("UIWritingToolsCoordinator.TextUpdateReason.rawValue", answer: "a value that was made up"); switch self { case .`typing`: return 0; case .`undoRedo`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("UIWritingToolsCoordinator.TextUpdateReason.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`typing`; case 1: self = .`undoRedo`; default: return nil } }
}
}
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var list: UIWritingToolsResultOptions { _Absence.report("UIWritingToolsResultOptions.list", answer: "a value that was made up"); return UIWritingToolsResultOptions(rawValue: 1 << 0) }
  public static var plainText: UIWritingToolsResultOptions { _Absence.report("UIWritingToolsResultOptions.plainText", answer: "a value that was made up"); return UIWritingToolsResultOptions(rawValue: 1 << 1) }
  public static var presentationIntent: UIWritingToolsResultOptions { _Absence.report("UIWritingToolsResultOptions.presentationIntent", answer: "a value that was made up"); return UIWritingToolsResultOptions(rawValue: 1 << 2) }
  public static var richText: UIWritingToolsResultOptions { _Absence.report("UIWritingToolsResultOptions.richText", answer: "a value that was made up"); return UIWritingToolsResultOptions(rawValue: 1 << 3) }
  public static var table: UIWritingToolsResultOptions { _Absence.report("UIWritingToolsResultOptions.table", answer: "a value that was made up"); return UIWritingToolsResultOptions(rawValue: 1 << 4) }
}
extension NSItemProvider {
public enum ErrorCode: Hashable, Sendable {
  case `itemUnavailableError`
  case `unavailableCoercionError`
  case `unexpectedValueClassError`
  case `unknownError`
  public var rawValue: Int { _Absence.report("NSItemProvider.ErrorCode.rawValue", answer: "a value that was made up"); switch self { case .`itemUnavailableError`: return 0; case .`unavailableCoercionError`: return 1; case .`unexpectedValueClassError`: return 2; case .`unknownError`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("NSItemProvider.ErrorCode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`itemUnavailableError`; case 1: self = .`unavailableCoercionError`; case 2: self = .`unexpectedValueClassError`; case 3: self = .`unknownError`; default: return nil } }
}
}
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var openInPlace: NSItemProviderFileOptions { _Absence.report("NSItemProviderFileOptions.openInPlace", answer: "a value that was made up"); return NSItemProviderFileOptions(rawValue: 1 << 0) }
}
public enum CGColorConversionInfoTransformType: Hashable, Sendable {
  case `transformApplySpace`
  case `transformFromSpace`
  case `transformToSpace`
  public var rawValue: UInt32 { _Absence.report("CGColorConversionInfoTransformType.rawValue", answer: "a value that was made up"); switch self { case .`transformApplySpace`: return 0; case .`transformFromSpace`: return 1; case .`transformToSpace`: return 2 } }
  public init?(rawValue: UInt32) { _Absence.report("CGColorConversionInfoTransformType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`transformApplySpace`; case 1: self = .`transformFromSpace`; case 2: self = .`transformToSpace`; default: return nil } }
}
public struct CGColorDataFormat {
  private var _stored_bitmap_info: CGBitmapInfo = []
  public var bitmap_info: CGBitmapInfo { get { _Absence.report("CGColorDataFormat.bitmap_info", answer: "the value that was set"); return _stored_bitmap_info } set { _Absence.report("CGColorDataFormat.bitmap_info", answer: "the value that was set"); _stored_bitmap_info = newValue } }
  private var _stored_bits_per_component: Int = 0
  public var bits_per_component: Int { get { _Absence.report("CGColorDataFormat.bits_per_component", answer: "the value that was set"); return _stored_bits_per_component } set { _Absence.report("CGColorDataFormat.bits_per_component", answer: "the value that was set"); _stored_bits_per_component = newValue } }
  private var _stored_bytes_per_row: Int = 0
  public var bytes_per_row: Int { get { _Absence.report("CGColorDataFormat.bytes_per_row", answer: "the value that was set"); return _stored_bytes_per_row } set { _Absence.report("CGColorDataFormat.bytes_per_row", answer: "the value that was set"); _stored_bytes_per_row = newValue } }
  private var _stored_colorspace_info: Unmanaged<CFTypeRef>! = nil
  public var colorspace_info: Unmanaged<CFTypeRef>! { get { _Absence.report("CGColorDataFormat.colorspace_info", answer: "the value that was set"); return _stored_colorspace_info } set { _Absence.report("CGColorDataFormat.colorspace_info", answer: "the value that was set"); _stored_colorspace_info = newValue } }
  private var _stored_decode: UnsafeMutablePointer<CGFloat>! = nil
  public var decode: UnsafeMutablePointer<CGFloat>! { get { _Absence.report("CGColorDataFormat.decode", answer: "the value that was set"); return _stored_decode } set { _Absence.report("CGColorDataFormat.decode", answer: "the value that was set"); _stored_decode = newValue } }
  public init() { _Absence.report("CGColorDataFormat.init()", answer: "a plain value") }
  public init(version: UInt32, colorspace_info: Unmanaged<CFTypeRef>!, bitmap_info: CGBitmapInfo, bits_per_component: Int, bytes_per_row: Int, intent: CGColorRenderingIntent, decode: UnsafeMutablePointer<CGFloat>!) { _Absence.report("CGColorDataFormat.init(version:colorspace_info:bitmap_info:bits_per_component:bytes_per_row:intent:decode:)", answer: "a plain value") }
  private var _stored_intent: CGColorRenderingIntent = CGColorRenderingIntent.`defaultIntent`
  public var intent: CGColorRenderingIntent { get { _Absence.report("CGColorDataFormat.intent", answer: "the value that was set"); return _stored_intent } set { _Absence.report("CGColorDataFormat.intent", answer: "the value that was set"); _stored_intent = newValue } }
  private var _stored_version: UInt32 = 0
  public var version: UInt32 { get { _Absence.report("CGColorDataFormat.version", answer: "the value that was set"); return _stored_version } set { _Absence.report("CGColorDataFormat.version", answer: "the value that was set"); _stored_version = newValue } }
}
public enum CGColorSpaceModel: Hashable, Sendable {
  case `XYZ`
  case `cmyk`
  case `deviceN`
  case `indexed`
  case `lab`
  case `monochrome`
  case `pattern`
  case `rgb`
  case `unknown`
  public var rawValue: Int32 { _Absence.report("CGColorSpaceModel.rawValue", answer: "a value that was made up"); switch self { case .`XYZ`: return 0; case .`cmyk`: return 1; case .`deviceN`: return 2; case .`indexed`: return 3; case .`lab`: return 4; case .`monochrome`: return 5; case .`pattern`: return 6; case .`rgb`: return 7; case .`unknown`: return 8 } }
  public init?(rawValue: Int32) { _Absence.report("CGColorSpaceModel.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`XYZ`; case 1: self = .`cmyk`; case 2: self = .`deviceN`; case 3: self = .`indexed`; case 4: self = .`lab`; case 5: self = .`monochrome`; case 6: self = .`pattern`; case 7: self = .`rgb`; case 8: self = .`unknown`; default: return nil } }
}
public struct CGDataConsumerCallbacks {
  public init() { _Absence.report("CGDataConsumerCallbacks.init()", answer: "a plain value") }
  public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) { _Absence.report("CGDataConsumerCallbacks.init(putBytes:releaseConsumer:)", answer: "a plain value") }
  private var _stored_putBytes: CGDataConsumerPutBytesCallback? = nil
  public var putBytes: CGDataConsumerPutBytesCallback? { get { _Absence.report("CGDataConsumerCallbacks.putBytes", answer: "the value that was set"); return _stored_putBytes } set { _Absence.report("CGDataConsumerCallbacks.putBytes", answer: "the value that was set"); _stored_putBytes = newValue } }
  private var _stored_releaseConsumer: CGDataConsumerReleaseInfoCallback? = nil
  public var releaseConsumer: CGDataConsumerReleaseInfoCallback? { get { _Absence.report("CGDataConsumerCallbacks.releaseConsumer", answer: "the value that was set"); return _stored_releaseConsumer } set { _Absence.report("CGDataConsumerCallbacks.releaseConsumer", answer: "the value that was set"); _stored_releaseConsumer = newValue } }
}
public struct CGDataProviderDirectCallbacks {
  private var _stored_getBytePointer: CGDataProviderGetBytePointerCallback? = nil
  public var getBytePointer: CGDataProviderGetBytePointerCallback? { get { _Absence.report("CGDataProviderDirectCallbacks.getBytePointer", answer: "the value that was set"); return _stored_getBytePointer } set { _Absence.report("CGDataProviderDirectCallbacks.getBytePointer", answer: "the value that was set"); _stored_getBytePointer = newValue } }
  private var _stored_getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback? = nil
  public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback? { get { _Absence.report("CGDataProviderDirectCallbacks.getBytesAtPosition", answer: "the value that was set"); return _stored_getBytesAtPosition } set { _Absence.report("CGDataProviderDirectCallbacks.getBytesAtPosition", answer: "the value that was set"); _stored_getBytesAtPosition = newValue } }
  public init() { _Absence.report("CGDataProviderDirectCallbacks.init()", answer: "a plain value") }
  public init(version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?, releaseBytePointer: CGDataProviderReleaseBytePointerCallback?, getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?) { _Absence.report("CGDataProviderDirectCallbacks.init(version:getBytePointer:releaseBytePointer:getBytesAtPosition:releaseInfo:)", answer: "a plain value") }
  private var _stored_releaseBytePointer: CGDataProviderReleaseBytePointerCallback? = nil
  public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback? { get { _Absence.report("CGDataProviderDirectCallbacks.releaseBytePointer", answer: "the value that was set"); return _stored_releaseBytePointer } set { _Absence.report("CGDataProviderDirectCallbacks.releaseBytePointer", answer: "the value that was set"); _stored_releaseBytePointer = newValue } }
  private var _stored_releaseInfo: CGDataProviderReleaseInfoCallback? = nil
  public var releaseInfo: CGDataProviderReleaseInfoCallback? { get { _Absence.report("CGDataProviderDirectCallbacks.releaseInfo", answer: "the value that was set"); return _stored_releaseInfo } set { _Absence.report("CGDataProviderDirectCallbacks.releaseInfo", answer: "the value that was set"); _stored_releaseInfo = newValue } }
  private var _stored_version: UInt32 = 0
  public var version: UInt32 { get { _Absence.report("CGDataProviderDirectCallbacks.version", answer: "the value that was set"); return _stored_version } set { _Absence.report("CGDataProviderDirectCallbacks.version", answer: "the value that was set"); _stored_version = newValue } }
}
public struct CGDataProviderSequentialCallbacks {
  private var _stored_getBytes: CGDataProviderGetBytesCallback? = nil
  public var getBytes: CGDataProviderGetBytesCallback? { get { _Absence.report("CGDataProviderSequentialCallbacks.getBytes", answer: "the value that was set"); return _stored_getBytes } set { _Absence.report("CGDataProviderSequentialCallbacks.getBytes", answer: "the value that was set"); _stored_getBytes = newValue } }
  public init() { _Absence.report("CGDataProviderSequentialCallbacks.init()", answer: "a plain value") }
  public init(version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?, rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?) { _Absence.report("CGDataProviderSequentialCallbacks.init(version:getBytes:skipForward:rewind:releaseInfo:)", answer: "a plain value") }
  private var _stored_releaseInfo: CGDataProviderReleaseInfoCallback? = nil
  public var releaseInfo: CGDataProviderReleaseInfoCallback? { get { _Absence.report("CGDataProviderSequentialCallbacks.releaseInfo", answer: "the value that was set"); return _stored_releaseInfo } set { _Absence.report("CGDataProviderSequentialCallbacks.releaseInfo", answer: "the value that was set"); _stored_releaseInfo = newValue } }
  private var _stored_rewind: CGDataProviderRewindCallback? = nil
  public var rewind: CGDataProviderRewindCallback? { get { _Absence.report("CGDataProviderSequentialCallbacks.rewind", answer: "the value that was set"); return _stored_rewind } set { _Absence.report("CGDataProviderSequentialCallbacks.rewind", answer: "the value that was set"); _stored_rewind = newValue } }
  private var _stored_skipForward: CGDataProviderSkipForwardCallback? = nil
  public var skipForward: CGDataProviderSkipForwardCallback? { get { _Absence.report("CGDataProviderSequentialCallbacks.skipForward", answer: "the value that was set"); return _stored_skipForward } set { _Absence.report("CGDataProviderSequentialCallbacks.skipForward", answer: "the value that was set"); _stored_skipForward = newValue } }
  private var _stored_version: UInt32 = 0
  public var version: UInt32 { get { _Absence.report("CGDataProviderSequentialCallbacks.version", answer: "the value that was set"); return _stored_version } set { _Absence.report("CGDataProviderSequentialCallbacks.version", answer: "the value that was set"); _stored_version = newValue } }
}
public enum CGError: Hashable, Sendable {
  case `cannotComplete`
  case `failure`
  case `illegalArgument`
  case `invalidConnection`
  case `invalidContext`
  case `invalidOperation`
  case `noneAvailable`
  case `notImplemented`
  case `rangeCheck`
  case `success`
  case `typeCheck`
  public var rawValue: Int32 { _Absence.report("CGError.rawValue", answer: "a value that was made up"); switch self { case .`cannotComplete`: return 0; case .`failure`: return 1; case .`illegalArgument`: return 2; case .`invalidConnection`: return 3; case .`invalidContext`: return 4; case .`invalidOperation`: return 5; case .`noneAvailable`: return 6; case .`notImplemented`: return 7; case .`rangeCheck`: return 8; case .`success`: return 9; case .`typeCheck`: return 10 } }
  public init?(rawValue: Int32) { _Absence.report("CGError.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cannotComplete`; case 1: self = .`failure`; case 2: self = .`illegalArgument`; case 3: self = .`invalidConnection`; case 4: self = .`invalidContext`; case 5: self = .`invalidOperation`; case 6: self = .`noneAvailable`; case 7: self = .`notImplemented`; case 8: self = .`rangeCheck`; case 9: self = .`success`; case 10: self = .`typeCheck`; default: return nil } }
}
public enum CGFontPostScriptFormat: Hashable, Sendable {
  case `type1`
  case `type3`
  case `type42`
  public var rawValue: Int32 { _Absence.report("CGFontPostScriptFormat.rawValue", answer: "a value that was made up"); switch self { case .`type1`: return 0; case .`type3`: return 1; case .`type42`: return 2 } }
  public init?(rawValue: Int32) { _Absence.report("CGFontPostScriptFormat.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`type1`; case 1: self = .`type3`; case 2: self = .`type42`; default: return nil } }
}
public struct CGFunctionCallbacks {
  private var _stored_evaluate: CGFunctionEvaluateCallback? = nil
  public var evaluate: CGFunctionEvaluateCallback? { get { _Absence.report("CGFunctionCallbacks.evaluate", answer: "the value that was set"); return _stored_evaluate } set { _Absence.report("CGFunctionCallbacks.evaluate", answer: "the value that was set"); _stored_evaluate = newValue } }
  public init() { _Absence.report("CGFunctionCallbacks.init()", answer: "a plain value") }
  public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) { _Absence.report("CGFunctionCallbacks.init(version:evaluate:releaseInfo:)", answer: "a plain value") }
  private var _stored_releaseInfo: CGFunctionReleaseInfoCallback? = nil
  public var releaseInfo: CGFunctionReleaseInfoCallback? { get { _Absence.report("CGFunctionCallbacks.releaseInfo", answer: "the value that was set"); return _stored_releaseInfo } set { _Absence.report("CGFunctionCallbacks.releaseInfo", answer: "the value that was set"); _stored_releaseInfo = newValue } }
  private var _stored_version: UInt32 = 0
  public var version: UInt32 { get { _Absence.report("CGFunctionCallbacks.version", answer: "the value that was set"); return _stored_version } set { _Absence.report("CGFunctionCallbacks.version", answer: "the value that was set"); _stored_version = newValue } }
}
public enum CGGlyphDeprecatedEnum: Hashable, Sendable {
  case `max`
  case `min`
  public var rawValue: Int32 { _Absence.report("CGGlyphDeprecatedEnum.rawValue", answer: "a value that was made up"); switch self { case .`max`: return 0; case .`min`: return 1 } }
  public init?(rawValue: Int32) { _Absence.report("CGGlyphDeprecatedEnum.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`max`; case 1: self = .`min`; default: return nil } }
}
public enum CGImageByteOrderInfo: Hashable, Sendable {
  case `order16Big`
  case `order16Little`
  case `order32Big`
  case `order32Little`
  case `orderDefault`
  case `orderMask`
  public var rawValue: UInt32 { _Absence.report("CGImageByteOrderInfo.rawValue", answer: "a value that was made up"); switch self { case .`order16Big`: return 0; case .`order16Little`: return 1; case .`order32Big`: return 2; case .`order32Little`: return 3; case .`orderDefault`: return 4; case .`orderMask`: return 5 } }
  public init?(rawValue: UInt32) { _Absence.report("CGImageByteOrderInfo.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`order16Big`; case 1: self = .`order16Little`; case 2: self = .`order32Big`; case 3: self = .`order32Little`; case 4: self = .`orderDefault`; case 5: self = .`orderMask`; default: return nil } }
}
public enum CGImagePixelFormatInfo: Hashable, Sendable {
  case `RGB101010`
  case `RGB555`
  case `RGB565`
  case `RGBCIF10`
  case `mask`
  case `packed`
  public var rawValue: UInt32 { _Absence.report("CGImagePixelFormatInfo.rawValue", answer: "a value that was made up"); switch self { case .`RGB101010`: return 0; case .`RGB555`: return 1; case .`RGB565`: return 2; case .`RGBCIF10`: return 3; case .`mask`: return 4; case .`packed`: return 5 } }
  public init?(rawValue: UInt32) { _Absence.report("CGImagePixelFormatInfo.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`RGB101010`; case 1: self = .`RGB555`; case 2: self = .`RGB565`; case 3: self = .`RGBCIF10`; case 4: self = .`mask`; case 5: self = .`packed`; default: return nil } }
}
public struct CGPDFAccessPermissions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var allowsCommenting: CGPDFAccessPermissions { _Absence.report("CGPDFAccessPermissions.allowsCommenting", answer: "a value that was made up"); return CGPDFAccessPermissions(rawValue: 1 << 0) }
  public static var allowsContentAccessibility: CGPDFAccessPermissions { _Absence.report("CGPDFAccessPermissions.allowsContentAccessibility", answer: "a value that was made up"); return CGPDFAccessPermissions(rawValue: 1 << 1) }
  public static var allowsContentCopying: CGPDFAccessPermissions { _Absence.report("CGPDFAccessPermissions.allowsContentCopying", answer: "a value that was made up"); return CGPDFAccessPermissions(rawValue: 1 << 2) }
  public static var allowsDocumentAssembly: CGPDFAccessPermissions { _Absence.report("CGPDFAccessPermissions.allowsDocumentAssembly", answer: "a value that was made up"); return CGPDFAccessPermissions(rawValue: 1 << 3) }
  public static var allowsDocumentChanges: CGPDFAccessPermissions { _Absence.report("CGPDFAccessPermissions.allowsDocumentChanges", answer: "a value that was made up"); return CGPDFAccessPermissions(rawValue: 1 << 4) }
  public static var allowsFormFieldEntry: CGPDFAccessPermissions { _Absence.report("CGPDFAccessPermissions.allowsFormFieldEntry", answer: "a value that was made up"); return CGPDFAccessPermissions(rawValue: 1 << 5) }
  public static var allowsHighQualityPrinting: CGPDFAccessPermissions { _Absence.report("CGPDFAccessPermissions.allowsHighQualityPrinting", answer: "a value that was made up"); return CGPDFAccessPermissions(rawValue: 1 << 6) }
  public static var allowsLowQualityPrinting: CGPDFAccessPermissions { _Absence.report("CGPDFAccessPermissions.allowsLowQualityPrinting", answer: "a value that was made up"); return CGPDFAccessPermissions(rawValue: 1 << 7) }
}
public enum CGPDFBox: Hashable, Sendable {
  case `artBox`
  case `bleedBox`
  case `cropBox`
  case `mediaBox`
  case `trimBox`
  public var rawValue: Int32 { _Absence.report("CGPDFBox.rawValue", answer: "a value that was made up"); switch self { case .`artBox`: return 0; case .`bleedBox`: return 1; case .`cropBox`: return 2; case .`mediaBox`: return 3; case .`trimBox`: return 4 } }
  public init?(rawValue: Int32) { _Absence.report("CGPDFBox.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`artBox`; case 1: self = .`bleedBox`; case 2: self = .`cropBox`; case 3: self = .`mediaBox`; case 4: self = .`trimBox`; default: return nil } }
}
public enum CGPDFDataFormat: Hashable, Sendable {
  case `JPEG2000`
  case `jpegEncoded`
  case `raw`
  public var rawValue: Int32 { _Absence.report("CGPDFDataFormat.rawValue", answer: "a value that was made up"); switch self { case .`JPEG2000`: return 0; case .`jpegEncoded`: return 1; case .`raw`: return 2 } }
  public init?(rawValue: Int32) { _Absence.report("CGPDFDataFormat.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`JPEG2000`; case 1: self = .`jpegEncoded`; case 2: self = .`raw`; default: return nil } }
}
public enum CGPDFObjectType: Hashable, Sendable {
  case `array`
  case `boolean`
  case `dictionary`
  case `integer`
  case `name`
  case `null`
  case `real`
  case `stream`
  case `string`
  public var rawValue: Int32 { _Absence.report("CGPDFObjectType.rawValue", answer: "a value that was made up"); switch self { case .`array`: return 0; case .`boolean`: return 1; case .`dictionary`: return 2; case .`integer`: return 3; case .`name`: return 4; case .`null`: return 5; case .`real`: return 6; case .`stream`: return 7; case .`string`: return 8 } }
  public init?(rawValue: Int32) { _Absence.report("CGPDFObjectType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`array`; case 1: self = .`boolean`; case 2: self = .`dictionary`; case 3: self = .`integer`; case 4: self = .`name`; case 5: self = .`null`; case 6: self = .`real`; case 7: self = .`stream`; case 8: self = .`string`; default: return nil } }
}
public struct CGPDFTagProperty: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public static var actualText: CGPDFTagProperty { get { _Absence.trap("CGPDFTagProperty.actualText") } }
  public static var alternativeText: CGPDFTagProperty { get { _Absence.trap("CGPDFTagProperty.alternativeText") } }
  public static var languageText: CGPDFTagProperty { get { _Absence.trap("CGPDFTagProperty.languageText") } }
  public static var titleText: CGPDFTagProperty { get { _Absence.trap("CGPDFTagProperty.titleText") } }
}
public enum CGPDFTagType: Hashable, Sendable {
  case `TOC`
  case `TOCI`
  case `annotation`
  case `art`
  case `bibliography`
  case `blockQuote`
  case `caption`
  case `code`
  case `div`
  case `document`
  case `figure`
  case `form`
  case `formula`
  case `header`
  case `header1`
  case `header2`
  case `header3`
  case `header4`
  case `header5`
  case `header6`
  case `index`
  case `label`
  case `link`
  case `list`
  case `listBody`
  case `listItem`
  case `nonStructure`
  case `note`
  case `paragraph`
  case `part`
  case `private`
  case `quote`
  case `reference`
  case `ruby`
  case `rubyAnnotationText`
  case `rubyBaseText`
  case `rubyPunctuation`
  case `section`
  case `span`
  case `table`
  case `tableBody`
  case `tableDataCell`
  case `tableFooter`
  case `tableHeader`
  case `tableHeaderCell`
  case `tableRow`
  case `warichu`
  case `warichuPunctiation`
  case `warichuText`
  public var rawValue: Int32 { _Absence.report("CGPDFTagType.rawValue", answer: "a value that was made up"); switch self { case .`TOC`: return 0; case .`TOCI`: return 1; case .`annotation`: return 2; case .`art`: return 3; case .`bibliography`: return 4; case .`blockQuote`: return 5; case .`caption`: return 6; case .`code`: return 7; case .`div`: return 8; case .`document`: return 9; case .`figure`: return 10; case .`form`: return 11; case .`formula`: return 12; case .`header`: return 13; case .`header1`: return 14; case .`header2`: return 15; case .`header3`: return 16; case .`header4`: return 17; case .`header5`: return 18; case .`header6`: return 19; case .`index`: return 20; case .`label`: return 21; case .`link`: return 22; case .`list`: return 23; case .`listBody`: return 24; case .`listItem`: return 25; case .`nonStructure`: return 26; case .`note`: return 27; case .`paragraph`: return 28; case .`part`: return 29; case .`private`: return 30; case .`quote`: return 31; case .`reference`: return 32; case .`ruby`: return 33; case .`rubyAnnotationText`: return 34; case .`rubyBaseText`: return 35; case .`rubyPunctuation`: return 36; case .`section`: return 37; case .`span`: return 38; case .`table`: return 39; case .`tableBody`: return 40; case .`tableDataCell`: return 41; case .`tableFooter`: return 42; case .`tableHeader`: return 43; case .`tableHeaderCell`: return 44; case .`tableRow`: return 45; case .`warichu`: return 46; case .`warichuPunctiation`: return 47; case .`warichuText`: return 48 } }
  public init?(rawValue: Int32) { _Absence.report("CGPDFTagType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`TOC`; case 1: self = .`TOCI`; case 2: self = .`annotation`; case 3: self = .`art`; case 4: self = .`bibliography`; case 5: self = .`blockQuote`; case 6: self = .`caption`; case 7: self = .`code`; case 8: self = .`div`; case 9: self = .`document`; case 10: self = .`figure`; case 11: self = .`form`; case 12: self = .`formula`; case 13: self = .`header`; case 14: self = .`header1`; case 15: self = .`header2`; case 16: self = .`header3`; case 17: self = .`header4`; case 18: self = .`header5`; case 19: self = .`header6`; case 20: self = .`index`; case 21: self = .`label`; case 22: self = .`link`; case 23: self = .`list`; case 24: self = .`listBody`; case 25: self = .`listItem`; case 26: self = .`nonStructure`; case 27: self = .`note`; case 28: self = .`paragraph`; case 29: self = .`part`; case 30: self = .`private`; case 31: self = .`quote`; case 32: self = .`reference`; case 33: self = .`ruby`; case 34: self = .`rubyAnnotationText`; case 35: self = .`rubyBaseText`; case 36: self = .`rubyPunctuation`; case 37: self = .`section`; case 38: self = .`span`; case 39: self = .`table`; case 40: self = .`tableBody`; case 41: self = .`tableDataCell`; case 42: self = .`tableFooter`; case 43: self = .`tableHeader`; case 44: self = .`tableHeaderCell`; case 45: self = .`tableRow`; case 46: self = .`warichu`; case 47: self = .`warichuPunctiation`; case 48: self = .`warichuText`; default: return nil } }
  public var name: UnsafePointer<CChar> { get { _Absence.trap("CGPDFTagType.name") } }
}
public struct CGPatternCallbacks {
  private var _stored_drawPattern: CGPatternDrawPatternCallback? = nil
  public var drawPattern: CGPatternDrawPatternCallback? { get { _Absence.report("CGPatternCallbacks.drawPattern", answer: "the value that was set"); return _stored_drawPattern } set { _Absence.report("CGPatternCallbacks.drawPattern", answer: "the value that was set"); _stored_drawPattern = newValue } }
  public init() { _Absence.report("CGPatternCallbacks.init()", answer: "a plain value") }
  public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) { _Absence.report("CGPatternCallbacks.init(version:drawPattern:releaseInfo:)", answer: "a plain value") }
  private var _stored_releaseInfo: CGPatternReleaseInfoCallback? = nil
  public var releaseInfo: CGPatternReleaseInfoCallback? { get { _Absence.report("CGPatternCallbacks.releaseInfo", answer: "the value that was set"); return _stored_releaseInfo } set { _Absence.report("CGPatternCallbacks.releaseInfo", answer: "the value that was set"); _stored_releaseInfo = newValue } }
  private var _stored_version: UInt32 = 0
  public var version: UInt32 { get { _Absence.report("CGPatternCallbacks.version", answer: "the value that was set"); return _stored_version } set { _Absence.report("CGPatternCallbacks.version", answer: "the value that was set"); _stored_version = newValue } }
}
public enum CGPatternTiling: Hashable, Sendable {
  case `constantSpacing`
  case `constantSpacingMinimalDistortion`
  case `noDistortion`
  public var rawValue: Int32 { _Absence.report("CGPatternTiling.rawValue", answer: "a value that was made up"); switch self { case .`constantSpacing`: return 0; case .`constantSpacingMinimalDistortion`: return 1; case .`noDistortion`: return 2 } }
  public init?(rawValue: Int32) { _Absence.report("CGPatternTiling.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`constantSpacing`; case 1: self = .`constantSpacingMinimalDistortion`; case 2: self = .`noDistortion`; default: return nil } }
}
public enum CGTextDrawingMode: Hashable, Sendable {
  case `clip`
  case `fill`
  case `fillClip`
  case `fillStroke`
  case `fillStrokeClip`
  case `invisible`
  case `stroke`
  case `strokeClip`
  public var rawValue: Int32 { _Absence.report("CGTextDrawingMode.rawValue", answer: "a value that was made up"); switch self { case .`clip`: return 0; case .`fill`: return 1; case .`fillClip`: return 2; case .`fillStroke`: return 3; case .`fillStrokeClip`: return 4; case .`invisible`: return 5; case .`stroke`: return 6; case .`strokeClip`: return 7 } }
  public init?(rawValue: Int32) { _Absence.report("CGTextDrawingMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`clip`; case 1: self = .`fill`; case 2: self = .`fillClip`; case 3: self = .`fillStroke`; case 4: self = .`fillStrokeClip`; case 5: self = .`invisible`; case 6: self = .`stroke`; case 7: self = .`strokeClip`; default: return nil } }
}
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var rotateAuto: CAAnimationRotationMode { _Absence.report("CAAnimationRotationMode.rotateAuto", answer: "a name that was made up"); return CAAnimationRotationMode(rawValue: "rotateAuto") }
  public static var rotateAutoReverse: CAAnimationRotationMode { _Absence.report("CAAnimationRotationMode.rotateAutoReverse", answer: "a name that was made up"); return CAAnimationRotationMode(rawValue: "rotateAutoReverse") }
}
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var layerBottomEdge: CAEdgeAntialiasingMask { _Absence.report("CAEdgeAntialiasingMask.layerBottomEdge", answer: "a value that was made up"); return CAEdgeAntialiasingMask(rawValue: 1 << 0) }
  public static var layerLeftEdge: CAEdgeAntialiasingMask { _Absence.report("CAEdgeAntialiasingMask.layerLeftEdge", answer: "a value that was made up"); return CAEdgeAntialiasingMask(rawValue: 1 << 1) }
  public static var layerRightEdge: CAEdgeAntialiasingMask { _Absence.report("CAEdgeAntialiasingMask.layerRightEdge", answer: "a value that was made up"); return CAEdgeAntialiasingMask(rawValue: 1 << 2) }
  public static var layerTopEdge: CAEdgeAntialiasingMask { _Absence.report("CAEdgeAntialiasingMask.layerTopEdge", answer: "a value that was made up"); return CAEdgeAntialiasingMask(rawValue: 1 << 3) }
}
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var outline: CAEmitterLayerEmitterMode { _Absence.report("CAEmitterLayerEmitterMode.outline", answer: "a name that was made up"); return CAEmitterLayerEmitterMode(rawValue: "outline") }
  public static var points: CAEmitterLayerEmitterMode { _Absence.report("CAEmitterLayerEmitterMode.points", answer: "a name that was made up"); return CAEmitterLayerEmitterMode(rawValue: "points") }
  public static var surface: CAEmitterLayerEmitterMode { _Absence.report("CAEmitterLayerEmitterMode.surface", answer: "a name that was made up"); return CAEmitterLayerEmitterMode(rawValue: "surface") }
  public static var volume: CAEmitterLayerEmitterMode { _Absence.report("CAEmitterLayerEmitterMode.volume", answer: "a name that was made up"); return CAEmitterLayerEmitterMode(rawValue: "volume") }
}
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var circle: CAEmitterLayerEmitterShape { _Absence.report("CAEmitterLayerEmitterShape.circle", answer: "a name that was made up"); return CAEmitterLayerEmitterShape(rawValue: "circle") }
  public static var cuboid: CAEmitterLayerEmitterShape { _Absence.report("CAEmitterLayerEmitterShape.cuboid", answer: "a name that was made up"); return CAEmitterLayerEmitterShape(rawValue: "cuboid") }
  public static var line: CAEmitterLayerEmitterShape { _Absence.report("CAEmitterLayerEmitterShape.line", answer: "a name that was made up"); return CAEmitterLayerEmitterShape(rawValue: "line") }
  public static var point: CAEmitterLayerEmitterShape { _Absence.report("CAEmitterLayerEmitterShape.point", answer: "a name that was made up"); return CAEmitterLayerEmitterShape(rawValue: "point") }
  public static var rectangle: CAEmitterLayerEmitterShape { _Absence.report("CAEmitterLayerEmitterShape.rectangle", answer: "a name that was made up"); return CAEmitterLayerEmitterShape(rawValue: "rectangle") }
  public static var sphere: CAEmitterLayerEmitterShape { _Absence.report("CAEmitterLayerEmitterShape.sphere", answer: "a name that was made up"); return CAEmitterLayerEmitterShape(rawValue: "sphere") }
}
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var additive: CAEmitterLayerRenderMode { _Absence.report("CAEmitterLayerRenderMode.additive", answer: "a name that was made up"); return CAEmitterLayerRenderMode(rawValue: "additive") }
  public static var backToFront: CAEmitterLayerRenderMode { _Absence.report("CAEmitterLayerRenderMode.backToFront", answer: "a name that was made up"); return CAEmitterLayerRenderMode(rawValue: "backToFront") }
  public static var oldestFirst: CAEmitterLayerRenderMode { _Absence.report("CAEmitterLayerRenderMode.oldestFirst", answer: "a name that was made up"); return CAEmitterLayerRenderMode(rawValue: "oldestFirst") }
  public static var oldestLast: CAEmitterLayerRenderMode { _Absence.report("CAEmitterLayerRenderMode.oldestLast", answer: "a name that was made up"); return CAEmitterLayerRenderMode(rawValue: "oldestLast") }
  public static var unordered: CAEmitterLayerRenderMode { _Absence.report("CAEmitterLayerRenderMode.unordered", answer: "a name that was made up"); return CAEmitterLayerRenderMode(rawValue: "unordered") }
}
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var linear: CALayerContentsFilter { _Absence.report("CALayerContentsFilter.linear", answer: "its value"); return CALayerContentsFilter(rawValue: "linear") }
  public static var nearest: CALayerContentsFilter { _Absence.report("CALayerContentsFilter.nearest", answer: "its value"); return CALayerContentsFilter(rawValue: "nearest") }
  public static var trilinear: CALayerContentsFilter { _Absence.report("CALayerContentsFilter.trilinear", answer: "its value"); return CALayerContentsFilter(rawValue: "trilinear") }
}
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var RGBA16Float: CALayerContentsFormat { _Absence.report("CALayerContentsFormat.RGBA16Float", answer: "a name that was made up"); return CALayerContentsFormat(rawValue: "RGBA16Float") }
  public static var RGBA8Uint: CALayerContentsFormat { _Absence.report("CALayerContentsFormat.RGBA8Uint", answer: "a name that was made up"); return CALayerContentsFormat(rawValue: "RGBA8Uint") }
  public static var gray8Uint: CALayerContentsFormat { _Absence.report("CALayerContentsFormat.gray8Uint", answer: "a name that was made up"); return CALayerContentsFormat(rawValue: "gray8Uint") }
}
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var both: CAScrollLayerScrollMode { _Absence.report("CAScrollLayerScrollMode.both", answer: "a name that was made up"); return CAScrollLayerScrollMode(rawValue: "both") }
  public static var horizontally: CAScrollLayerScrollMode { _Absence.report("CAScrollLayerScrollMode.horizontally", answer: "a name that was made up"); return CAScrollLayerScrollMode(rawValue: "horizontally") }
  public static var none: CAScrollLayerScrollMode { _Absence.report("CAScrollLayerScrollMode.none", answer: "a name that was made up"); return CAScrollLayerScrollMode(rawValue: "none") }
  public static var vertically: CAScrollLayerScrollMode { _Absence.report("CAScrollLayerScrollMode.vertically", answer: "a name that was made up"); return CAScrollLayerScrollMode(rawValue: "vertically") }
}
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var rotateX: CAValueFunctionName { _Absence.report("CAValueFunctionName.rotateX", answer: "a name that was made up"); return CAValueFunctionName(rawValue: "rotateX") }
  public static var rotateY: CAValueFunctionName { _Absence.report("CAValueFunctionName.rotateY", answer: "a name that was made up"); return CAValueFunctionName(rawValue: "rotateY") }
  public static var rotateZ: CAValueFunctionName { _Absence.report("CAValueFunctionName.rotateZ", answer: "a name that was made up"); return CAValueFunctionName(rawValue: "rotateZ") }
  public static var scale: CAValueFunctionName { _Absence.report("CAValueFunctionName.scale", answer: "a name that was made up"); return CAValueFunctionName(rawValue: "scale") }
  public static var scaleX: CAValueFunctionName { _Absence.report("CAValueFunctionName.scaleX", answer: "a name that was made up"); return CAValueFunctionName(rawValue: "scaleX") }
  public static var scaleY: CAValueFunctionName { _Absence.report("CAValueFunctionName.scaleY", answer: "a name that was made up"); return CAValueFunctionName(rawValue: "scaleY") }
  public static var scaleZ: CAValueFunctionName { _Absence.report("CAValueFunctionName.scaleZ", answer: "a name that was made up"); return CAValueFunctionName(rawValue: "scaleZ") }
  public static var translate: CAValueFunctionName { _Absence.report("CAValueFunctionName.translate", answer: "a name that was made up"); return CAValueFunctionName(rawValue: "translate") }
  public static var translateX: CAValueFunctionName { _Absence.report("CAValueFunctionName.translateX", answer: "a name that was made up"); return CAValueFunctionName(rawValue: "translateX") }
  public static var translateY: CAValueFunctionName { _Absence.report("CAValueFunctionName.translateY", answer: "a name that was made up"); return CAValueFunctionName(rawValue: "translateY") }
  public static var translateZ: CAValueFunctionName { _Absence.report("CAValueFunctionName.translateZ", answer: "a name that was made up"); return CAValueFunctionName(rawValue: "translateZ") }
}

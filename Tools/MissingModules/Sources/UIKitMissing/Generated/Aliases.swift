// Made by Scripts/missing-names of Data/UIKit.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
public typealias AXObjectReturnBlock = () -> Any?
public typealias AXPathReturnBlock = () -> UIBezierPath?
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXStringArrayReturnBlock = () -> [String]?
public typealias AXStringReturnBlock = () -> String?
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXUITextInputReturnBlock = () -> (any UITextInput)?
public typealias AXVoidReturnBlock = () -> Void
extension AttributeScopes.UIKitAttributes.AttachmentAttribute { public typealias Value = NSTextAttachment }
extension AttributeScopes.UIKitAttributes.ExpansionAttribute { public typealias Value = CGFloat }
extension AttributeScopes.UIKitAttributes.LigatureAttribute { public typealias Value = Int }
extension AttributeScopes.UIKitAttributes.ObliquenessAttribute { public typealias Value = CGFloat }
extension AttributeScopes.UIKitAttributes.ParagraphStyleAttribute { public typealias Value = NSParagraphStyle }
extension AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute { public typealias ObjectiveCValue = NSNumber }
extension AttributeScopes.UIKitAttributes.StrokeColorAttribute { public typealias Value = UIColor }
extension AttributeScopes.UIKitAttributes.StrokeWidthAttribute { public typealias Value = CGFloat }
extension AttributeScopes.UIKitAttributes.TextEffectAttribute { public typealias Value = NSAttributedString.TextEffectStyle }
extension AttributeScopes.UIKitAttributes.UnderlineStyleAttribute { public typealias ObjectiveCValue = NSNumber }
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
public typealias NSDataAssetName = String
public typealias UIAccelerationValue = Double
extension UIActivityViewController { public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void }
extension UIButton { public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle? }
extension UICellAccessory { public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void }
extension UICollectionView { public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void }
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
extension UIFontDescriptor { public typealias Class = Int }
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void
extension UIGraphicsImageRenderer { public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void }
extension UIGraphicsPDFRenderer { public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void }
extension UIPrintInteractionController { public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void }
extension UIPrinterPickerController { public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void }
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) -> UITableViewCell?
public typealias UITextAttributesConversionHandler = ([NSAttributedString.Key : Any]) -> [NSAttributedString.Key : Any]
public typealias UITextWritingDirection = NSWritingDirection
extension UIWindowScene.ActivationAction { public typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration? }
extension UIWindowScene.ActivationInteraction { public typealias ConfigurationProvider = (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration? }
extension NSItemProvider { public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void }
extension NSItemProvider { public typealias LoadHandler = @Sendable (NSItemProvider.CompletionHandler?, AnyClass?, [AnyHashable : Any]?) -> Void }
public typealias CGFontIndex = UInt16
public typealias CGGlyph = CGFontIndex

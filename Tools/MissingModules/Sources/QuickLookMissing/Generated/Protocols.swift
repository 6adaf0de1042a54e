// Made by Scripts/missing-names of Data/QuickLook.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
public protocol QLPreviewControllerDataSource {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
}
extension QLPreviewControllerDelegate {
  @_disfavoredOverload public func previewController(_ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL) { _Absence.report("QLPreviewControllerDelegate.previewController(_:didSaveEditedCopyOf:at:)") }
  @_disfavoredOverload public func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) { _Absence.report("QLPreviewControllerDelegate.previewController(_:didUpdateContentsOf:)") }
  @discardableResult @_disfavoredOverload public func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode { _Absence.report("QLPreviewControllerDelegate.previewController(_:editingModeFor:)", answer: "QLPreviewItemEditingMode.`createCopy`"); return QLPreviewItemEditingMode.`createCopy` }
  @discardableResult @_disfavoredOverload public func previewController(_ controller: QLPreviewController, frameFor item: any QLPreviewItem, inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>) -> CGRect { _Absence.report("QLPreviewControllerDelegate.previewController(_:frameFor:inSourceView:)", answer: ".zero"); return .zero }
  @discardableResult @_disfavoredOverload public func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool { _Absence.report("QLPreviewControllerDelegate.previewController(_:shouldOpen:for:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func previewController(_ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem, contentRect: UnsafeMutablePointer<CGRect>) -> UIImage? { _Absence.report("QLPreviewControllerDelegate.previewController(_:transitionImageFor:contentRect:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView? { _Absence.report("QLPreviewControllerDelegate.previewController(_:transitionViewFor:)", answer: "nil"); return nil }
  @_disfavoredOverload public func previewControllerDidDismiss(_ controller: QLPreviewController) { _Absence.report("QLPreviewControllerDelegate.previewControllerDidDismiss(_:)") }
  @_disfavoredOverload public func previewControllerWillDismiss(_ controller: QLPreviewController) { _Absence.report("QLPreviewControllerDelegate.previewControllerWillDismiss(_:)") }
}
public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
}
extension QLPreviewItem {
  @_disfavoredOverload public var previewItemTitle: String? { get { _Absence.report("QLPreviewItem.previewItemTitle", answer: "nil"); return nil } }
}
public protocol QLPreviewingController: NSObjectProtocol {
}
extension QLPreviewingController {
  @_disfavoredOverload public func preparePreviewOfFile(at url: URL) async throws { _Absence.report("QLPreviewingController.preparePreviewOfFile(at:)", answer: "an error"); throw _Absence.Failure(name: "QLPreviewingController.preparePreviewOfFile(at:)") }
  @_disfavoredOverload public func preparePreviewOfSearchableItem(identifier: String, queryString: String?) async throws { _Absence.report("QLPreviewingController.preparePreviewOfSearchableItem(identifier:queryString:)", answer: "an error"); throw _Absence.Failure(name: "QLPreviewingController.preparePreviewOfSearchableItem(identifier:queryString:)") }
  @discardableResult @_disfavoredOverload public func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply { _Absence.report("QLPreviewingController.providePreview(for:)", answer: "an error"); throw _Absence.Failure(name: "QLPreviewingController.providePreview(for:)") }
}

// Made by Scripts/missing-names of Data/PDFKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
public protocol PDFDocumentDelegate: NSObjectProtocol {
}
extension PDFDocumentDelegate {
  @discardableResult @_disfavoredOverload public func `class`(forAnnotationType annotationType: String) -> AnyClass { _Absence.trap("PDFDocumentDelegate.class(forAnnotationType:)") }
  @discardableResult @_disfavoredOverload public func classForPage() -> AnyClass { _Absence.trap("PDFDocumentDelegate.classForPage()") }
  @_disfavoredOverload public func didMatchString(_ instance: PDFSelection) { _Absence.report("PDFDocumentDelegate.didMatchString(_:)") }
  @_disfavoredOverload public func documentDidBeginDocumentFind(_ notification: Notification) { _Absence.report("PDFDocumentDelegate.documentDidBeginDocumentFind(_:)") }
  @_disfavoredOverload public func documentDidBeginPageFind(_ notification: Notification) { _Absence.report("PDFDocumentDelegate.documentDidBeginPageFind(_:)") }
  @_disfavoredOverload public func documentDidEndDocumentFind(_ notification: Notification) { _Absence.report("PDFDocumentDelegate.documentDidEndDocumentFind(_:)") }
  @_disfavoredOverload public func documentDidEndPageFind(_ notification: Notification) { _Absence.report("PDFDocumentDelegate.documentDidEndPageFind(_:)") }
  @_disfavoredOverload public func documentDidFindMatch(_ notification: Notification) { _Absence.report("PDFDocumentDelegate.documentDidFindMatch(_:)") }
  @_disfavoredOverload public func documentDidUnlock(_ notification: Notification) { _Absence.report("PDFDocumentDelegate.documentDidUnlock(_:)") }
}
public protocol PDFPageOverlayViewProvider: NSObjectProtocol {
  func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
}
extension PDFPageOverlayViewProvider {
  @_disfavoredOverload public func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage) { _Absence.report("PDFPageOverlayViewProvider.pdfView(_:willDisplayOverlayView:for:)") }
  @_disfavoredOverload public func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage) { _Absence.report("PDFPageOverlayViewProvider.pdfView(_:willEndDisplayingOverlayView:for:)") }
}
public protocol PDFViewDelegate: NSObjectProtocol {
}
extension PDFViewDelegate {
  @_disfavoredOverload public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo) { _Absence.report("PDFViewDelegate.pdfViewOpenPDF(_:forRemoteGoToAction:)") }
  @discardableResult @_disfavoredOverload public func pdfViewParentViewController() -> UIViewController { _Absence.report("PDFViewDelegate.pdfViewParentViewController()", answer: "UIViewController()"); return UIViewController() }
  @_disfavoredOverload public func pdfViewPerformFind(_ sender: PDFView) { _Absence.report("PDFViewDelegate.pdfViewPerformFind(_:)") }
  @_disfavoredOverload public func pdfViewPerformGo(toPage sender: PDFView) { _Absence.report("PDFViewDelegate.pdfViewPerformGo(toPage:)") }
  @_disfavoredOverload public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { _Absence.report("PDFViewDelegate.pdfViewWillClick(onLink:with:)") }
}

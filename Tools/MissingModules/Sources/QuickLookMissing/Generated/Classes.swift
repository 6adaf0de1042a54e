// Made by Scripts/missing-names of Data/QuickLook.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
import MissingPlaceholder
open class QLFilePreviewRequest: NSObject {
  public override init() { _Absence.report("QLFilePreviewRequest", answer: "a plain object"); super.init() }
  open var fileURL: URL { get { _Absence.report("QLFilePreviewRequest.fileURL", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
}
open class QLPreviewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("QLPreviewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("QLPreviewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "QLPreviewController") }
  @discardableResult open class func canPreview(_ item: any QLPreviewItem) -> Bool { _Absence.report("QLPreviewController.canPreview(_:)", answer: "false"); return false }
  open var currentPreviewItem: (any QLPreviewItem)? { get { _Absence.report("QLPreviewController.currentPreviewItem", answer: "nil"); return nil } }
  open var currentPreviewItemIndex: Int { get { _Absence.value(of: self, "QLPreviewController.currentPreviewItemIndex", else: 0) } set { _Absence.keep(newValue, of: self, "QLPreviewController.currentPreviewItemIndex") } }
  open var dataSource: (any QLPreviewControllerDataSource)? { get { _Absence.value(of: self, "QLPreviewController.dataSource", else: nil) } set { _Absence.keep(newValue, of: self, "QLPreviewController.dataSource", weakly: true) } }
  open var delegate: (any QLPreviewControllerDelegate)? { get { _Absence.value(of: self, "QLPreviewController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "QLPreviewController.delegate", weakly: true) } }
  open func refreshCurrentPreviewItem() { _Absence.report("QLPreviewController.refreshCurrentPreviewItem()") }
  open func reloadData() { _Absence.report("QLPreviewController.reloadData()") }
}
open class QLPreviewProvider: NSObject {
  public override init() { _Absence.report("QLPreviewProvider", answer: "a plain object"); super.init() }
}
open class QLPreviewReply: NSObject {
  public override init() { _Absence.report("QLPreviewReply", answer: "a plain object"); super.init() }
  open var attachments: [String : QLPreviewReplyAttachment] { get { _Absence.value(of: self, "QLPreviewReply.attachments", else: [:]) } set { _Absence.keep(newValue, of: self, "QLPreviewReply.attachments") } }
  public convenience init(contextSize: CGSize, isBitmap: Bool, drawUsing closure: @escaping (CGContext, QLPreviewReply) throws -> Void) { _Absence.report("QLPreviewReply.init(contextSize:isBitmap:drawUsing:)", answer: "a plain object"); self.init() }
  public init(fileURL: URL) { _Absence.report("QLPreviewReply.init(fileURL:)", answer: "a plain object"); super.init() }
  open var stringEncoding: String.Encoding { get { if let kept: String.Encoding = _Absence.kept(of: self, "QLPreviewReply.stringEncoding") { return kept }; _Absence.trap("QLPreviewReply.stringEncoding") } set { _Absence.keep(newValue, of: self, "QLPreviewReply.stringEncoding") } }
  open var title: String { get { _Absence.value(of: self, "QLPreviewReply.title", else: "") } set { _Absence.keep(newValue, of: self, "QLPreviewReply.title") } }
}
open class QLPreviewReplyAttachment: NSObject {
  public override init() { _Absence.report("QLPreviewReplyAttachment", answer: "a plain object"); super.init() }
  open var data: Data { get { _Absence.report("QLPreviewReplyAttachment.data", answer: "Data()"); return Data() } }
}

// Made by Scripts/missing-names of Data/Social.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
import MissingPlaceholder
open class SLComposeServiceViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("SLComposeServiceViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("SLComposeServiceViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "SLComposeServiceViewController") }
  open var autoCompletionViewController: UIViewController! { get { _Absence.value(of: self, "SLComposeServiceViewController.autoCompletionViewController", else: nil) } set { _Absence.keep(newValue, of: self, "SLComposeServiceViewController.autoCompletionViewController") } }
  open func cancel() { _Absence.report("SLComposeServiceViewController.cancel()") }
  open var charactersRemaining: NSNumber! { get { _Absence.value(of: self, "SLComposeServiceViewController.charactersRemaining", else: nil) } set { _Absence.keep(newValue, of: self, "SLComposeServiceViewController.charactersRemaining") } }
  @discardableResult open func configurationItems() -> [Any]! { _Absence.report("SLComposeServiceViewController.configurationItems()", answer: "nil"); return nil }
  open var contentText: String! { get { _Absence.report("SLComposeServiceViewController.contentText", answer: "nil"); return nil } }
  open func didSelectCancel() { _Absence.report("SLComposeServiceViewController.didSelectCancel()") }
  open func didSelectPost() { _Absence.report("SLComposeServiceViewController.didSelectPost()") }
  @discardableResult open func isContentValid() -> Bool { _Absence.report("SLComposeServiceViewController.isContentValid()", answer: "false"); return false }
  @discardableResult open func loadPreviewView() -> UIView! { _Absence.report("SLComposeServiceViewController.loadPreviewView()", answer: "nil"); return nil }
  open var placeholder: String! { get { _Absence.value(of: self, "SLComposeServiceViewController.placeholder", else: nil) } set { _Absence.keep(newValue, of: self, "SLComposeServiceViewController.placeholder") } }
  open func popConfigurationViewController() { _Absence.report("SLComposeServiceViewController.popConfigurationViewController()") }
  open func presentationAnimationDidFinish() { _Absence.report("SLComposeServiceViewController.presentationAnimationDidFinish()") }
  open func pushConfigurationViewController(_ viewController: UIViewController!) { _Absence.report("SLComposeServiceViewController.pushConfigurationViewController(_:)") }
  open func reloadConfigurationItems() { _Absence.report("SLComposeServiceViewController.reloadConfigurationItems()") }
  open var textView: UITextView! { get { _Absence.report("SLComposeServiceViewController.textView", answer: "nil"); return nil } }
  open func validateContent() { _Absence.report("SLComposeServiceViewController.validateContent()") }
}
open class SLComposeSheetConfigurationItem: NSObject {
  public override init() { _Absence.report("SLComposeSheetConfigurationItem", answer: "a plain object"); super.init() }
  open var tapHandler: SLComposeSheetConfigurationItemTapHandler! { get { _Absence.value(of: self, "SLComposeSheetConfigurationItem.tapHandler", else: nil) } set { _Absence.keep(newValue, of: self, "SLComposeSheetConfigurationItem.tapHandler") } }
  open var title: String! { get { _Absence.value(of: self, "SLComposeSheetConfigurationItem.title", else: nil) } set { _Absence.keep(newValue, of: self, "SLComposeSheetConfigurationItem.title") } }
  open var value: String! { get { _Absence.value(of: self, "SLComposeSheetConfigurationItem.value", else: nil) } set { _Absence.keep(newValue, of: self, "SLComposeSheetConfigurationItem.value") } }
  open var valuePending: Bool { get { _Absence.value(of: self, "SLComposeSheetConfigurationItem.valuePending", else: false) } set { _Absence.keep(newValue, of: self, "SLComposeSheetConfigurationItem.valuePending") } }
}
open class SLComposeViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("SLComposeViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("SLComposeViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "SLComposeViewController") }
  @discardableResult open func add(_ image: UIImage!) -> Bool { _Absence.report("SLComposeViewController.add(_:)", answer: "false"); return false }
  @discardableResult open func add(_ url: URL!) -> Bool { _Absence.report("SLComposeViewController.add(_:)", answer: "false"); return false }
  open var completionHandler: SLComposeViewControllerCompletionHandler! { get { _Absence.value(of: self, "SLComposeViewController.completionHandler", else: nil) } set { _Absence.keep(newValue, of: self, "SLComposeViewController.completionHandler") } }
  public init!(forServiceType serviceType: String!) { _Absence.report("SLComposeViewController.init(forServiceType:)", answer: "nil"); return nil }
  @discardableResult open class func isAvailable(forServiceType serviceType: String!) -> Bool { _Absence.report("SLComposeViewController.isAvailable(forServiceType:)", answer: "false"); return false }
  @discardableResult open func removeAllImages() -> Bool { _Absence.report("SLComposeViewController.removeAllImages()", answer: "false"); return false }
  @discardableResult open func removeAllURLs() -> Bool { _Absence.report("SLComposeViewController.removeAllURLs()", answer: "false"); return false }
  open var serviceType: String! { get { _Absence.report("SLComposeViewController.serviceType", answer: "nil"); return nil } }
  @discardableResult open func setInitialText(_ text: String!) -> Bool { _Absence.report("SLComposeViewController.setInitialText(_:)", answer: "false"); return false }
}
open class SLRequest: NSObject {
  public override init() { _Absence.report("SLRequest", answer: "a plain object"); super.init() }
  open func addMultipartData(_ data: Data!, withName name: String!, type: String!, filename: String!) { _Absence.report("SLRequest.addMultipartData(_:withName:type:filename:)") }
  public init!(forServiceType serviceType: String!, requestMethod: SLRequestMethod, URL url: URL!, parameters: [AnyHashable : Any]!) { _Absence.report("SLRequest.init(forServiceType:requestMethod:URL:parameters:)", answer: "nil"); return nil }
  public init!(forServiceType serviceType: String!, requestMethod: SLRequestMethod, url: URL!, parameters: [AnyHashable : Any]!) { _Absence.report("SLRequest.init(forServiceType:requestMethod:url:parameters:)", answer: "nil"); return nil }
  open var parameters: [AnyHashable : Any]! { get { _Absence.report("SLRequest.parameters", answer: "nil"); return nil } }
  open func perform(handler: SLRequestHandler!) { _Absence.report("SLRequest.perform(handler:)") }
  @discardableResult open func preparedURLRequest() -> URLRequest! { _Absence.report("SLRequest.preparedURLRequest()", answer: "nil"); return nil }
  open var requestMethod: SLRequestMethod { get { _Absence.report("SLRequest.requestMethod", answer: "SLRequestMethod.`DELETE`"); return SLRequestMethod.`DELETE` } }
  open var url: URL! { get { _Absence.report("SLRequest.url", answer: "nil"); return nil } }
}

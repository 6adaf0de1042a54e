public import FoundationNetworking
import ObjCNames
public import UIKit

/// Shows the address of a page.
///
/// There is no web engine here: every load fails, and the delegate is told so as on a device without
/// a network. Nothing is ever loaded, so there is no title, and no page to go back to.
@preconcurrency @MainActor
open class WKWebView: UIView {
  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// A delegate for windows and alerts of pages, which is never called.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// The configuration that the view was made with.
  public let configuration: WKWebViewConfiguration

  /// The scroll view for pages; it shows the address.
  public let scrollView = UIScrollView()

  /// A Boolean value that indicates whether people go back by a swipe, where there are pages to go back to.
  open var allowsBackForwardNavigationGestures = false

  /// A Boolean value that indicates whether a long press on a link of a page shows a preview.
  open var allowsLinkPreview = true

  /// The name that is sent to servers in place of the usual one. Nothing is sent here.
  open var customUserAgent: String?

  /// A Boolean value that indicates whether the tools of a browser may look into pages.
  open var isInspectable = false

  /// The scale of pages.
  open var pageZoom: CGFloat = 1

  /// The pages before and after this one: none.
  public let backForwardList = WKBackForwardList()

  /// The address that was asked for last.
  open private(set) var url: URL?

  private let label = UILabel()
  private var request: URLRequest?
  private var current: Load? {
    didSet {
      let (old, new) = (Self.progress(of: oldValue), Self.progress(of: current))
      if old != new { hasChanged("estimatedProgress", from: old, to: new) }
    }
  }

  /// A load that has not ended yet.
  private struct Load {
    let navigation: WKNavigation
    var hasStarted = false
  }

  // MARK: Creating

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    prepare()
  }

  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    // Values from a storyboard are set by name, while the view is made.
    Self.namesAreKnown
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(scrollView)
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    scrollView.addSubview(label)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    label.frame = CGRect(origin: .zero, size: bounds.size).insetBy(dx: 20, dy: 20)
  }

  // MARK: Loading

  /// Asks the delegate, and tells it that the load has failed.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    self.request = request
    return begin(request)
  }

  /// Loads `baseURL`. The text is not shown, because HTML cannot be displayed here.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    guard let url = baseURL ?? URL(string: "about:blank") else { return nil }
    return load(URLRequest(url: url))
  }

  /// Loads `baseURL`. The data is not shown.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { load(URLRequest(url: baseURL)) }

  /// Loads the file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Tries the last address again.
  @discardableResult
  open func reload() -> WKNavigation? { request.flatMap(begin) }

  /// Tries the last address again.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Ends the load; the delegate is called with a cancellation.
  open func stopLoading() { fail(.cancelled, "The load was stopped.") }

  /// A Boolean value that indicates whether the delegate has not been called with the result of a
  /// load yet.
  open var isLoading: Bool { current != nil }

  /// The part of the page that has been loaded. A load that has begun is at a tenth, as on Apple's systems, and never
  /// gets further.
  open var estimatedProgress: Double { Self.progress(of: current) }

  private static func progress(of load: Load?) -> Double { load == nil ? 0 : 0.1 }

  private func begin(_ request: URLRequest) -> WKNavigation {
    stopLoading()
    let navigation = WKNavigation()
    current = Load(navigation: navigation)
    url = request.url
    let address = request.url?.absoluteString ?? ""
    label.text = "There is no web engine here.\n\n\(address)"
    // As on Apple's systems, the delegate is called after this call has ended.
    Task { [weak self] in await self?.go(on: navigation, request) }
    return navigation
  }

  private func go(on navigation: WKNavigation, _ request: URLRequest) async {
    let policy = await policy(for: WKNavigationAction(request: request, in: self))
    guard current?.navigation === navigation else { return }
    guard policy == .allow else {
      current = nil
      return
    }
    current?.hasStarted = true
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    guard current?.navigation === navigation else { return }
    fail(.resourceUnavailable, "There is no web engine here that could load a page.")
  }

  private func policy(for action: WKNavigationAction) async -> WKNavigationActionPolicy {
    guard let navigationDelegate else { return .allow }
    return await withCheckedContinuation { continuation in
      navigationDelegate.webView(self, decidePolicyFor: action) {
        (policy: WKNavigationActionPolicy) in continuation.resume(returning: policy)
      }
    }
  }

  private func fail(_ code: URLError.Code, _ text: String) {
    guard let ended = current else { return }
    current = nil
    guard ended.hasStarted else { return }
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: text]
    userInfo[NSURLErrorFailingURLErrorKey] = url
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: ended.navigation,
      withError: NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: userInfo))
  }

  // MARK: Pages

  /// No page was ever loaded that could have one.
  open var title: String? { nil }

  /// There is no page before this one.
  open var canGoBack: Bool { false }

  /// There is no page after this one.
  open var canGoForward: Bool { false }

  /// There is no page before this one: nothing begins.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// There is no page after this one: nothing begins.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// There is no page that could have insecure parts.
  open var hasOnlySecureContent: Bool { false }

  /// There is no page in the list: nothing begins.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  /// Fails: nothing here can run a script.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    Task { completionHandler?(nil, Self.scriptError) }
  }

  /// Fails: nothing here can run a script.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw Self.scriptError
  }

  private static var scriptError: NSError {
    NSError(
      domain: WKErrorDomain, code: WKError.Code.javaScriptExceptionOccurred.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "There is no web engine here that could run a script."])
  }
}

/// The domain of ``WKError``.
public let WKErrorDomain = "WKErrorDomain"

/// The errors of web pages.
public struct WKError: Error {
  /// The codes of Apple's systems.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }
}

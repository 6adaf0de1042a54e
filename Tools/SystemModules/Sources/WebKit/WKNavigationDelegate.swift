public import FoundationNetworking
public import UIKit

/// One load of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// A navigation that is about to begin, and its cause.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  private let ownRequest: URLRequest?
  private let frame: WKFrameInfo

  /// The request. Test doubles override it; an action that a test creates has none of its own.
  open var request: URLRequest { ownRequest ?? URLRequest(url: URL(filePath: "/")) }

  /// Always `.other`: the app asks for it itself.
  open var navigationType: WKNavigationType { .other }

  /// The frame that asked for the navigation.
  open var sourceFrame: WKFrameInfo { frame }

  /// The frame that is navigated: always the main one, because no page opens a window.
  open var targetFrame: WKFrameInfo? { frame }

  /// A Boolean value that indicates whether a page asked for a download, which does not happen here.
  open var shouldPerformDownload: Bool { false }

  /// Creates an action without a request, as test doubles do.
  public override init() {
    ownRequest = nil
    frame = WKFrameInfo()
    super.init()
  }

  init(request: URLRequest, in webView: WKWebView) {
    ownRequest = request
    frame = WKFrameInfo(request: request, in: webView)
    super.init()
  }
}

/// The answer to a request of a page, which never comes here.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The answer. Test doubles override it.
  open var response: URLResponse {
    URLResponse(
      url: URL(filePath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }

  /// A Boolean value that indicates whether the answer is for the main frame.
  open var isForMainFrame: Bool { true }

  /// A Boolean value that indicates whether the page could be displayed, which is never so here.
  open var canShowMIMEType: Bool { false }

  /// Creates an answer, as test doubles do.
  public override init() { super.init() }
}

/// The decision about an answer.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// Why something is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// The decision about a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// A delegate for the events of loads.
///
/// The other methods of Apple's protocol are about pages, which do not exist here.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether to load something. Without a word it may be loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)

  /// The same as an asynchronous function.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy

  /// A load has begun.
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// A page has been loaded, which does not happen here.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  /// A load has failed before there was a page.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }

  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

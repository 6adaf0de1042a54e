public import FoundationNetworking
public import UIKit

/// One load of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// A navigation that is about to begin, and its cause.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest

  /// Always `.other`: the app asks for it itself.
  open var navigationType: WKNavigationType { .other }

  init(request: URLRequest) { self.request = request }
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

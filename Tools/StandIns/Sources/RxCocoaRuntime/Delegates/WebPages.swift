public import WebKit
internal import Foundation

extension WKNavigationDelegate where Self: _RXDelegateProxy {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    relay((any WKNavigationDelegate).self, [webView, navigationAction, decisionHandler]) {
      $0.webView(webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
    }
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    await target((any WKNavigationDelegate).self)
      .webView(webView, decidePolicyFor: navigationAction)
  }

  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {
    relay((any WKNavigationDelegate).self, [webView, navigation ?? NSNull()]) {
      $0.webView(webView, didStartProvisionalNavigation: navigation)
    }
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    relay((any WKNavigationDelegate).self, [webView, navigation ?? NSNull()]) {
      $0.webView(webView, didFinish: navigation)
    }
  }

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    relay((any WKNavigationDelegate).self, [webView, navigation ?? NSNull(), error]) {
      $0.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
    }
  }
}

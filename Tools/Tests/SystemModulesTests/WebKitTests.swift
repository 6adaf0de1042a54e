import FoundationNetworking
import StorylineTesting
import Testing
import UIKit
import WebKit

@MainActor @Suite(.stage) struct WebKitTests {
  private let app = AppDriver()
  private let window = UIWindow()
  private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let listener = Listener()

  private final class Listener: NSObject, WKNavigationDelegate {
    var heard: [String] = []
    var error: NSError?
    var policy = WKNavigationActionPolicy.allow
    var stops = false

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      heard.append("decide: \(navigationAction.request.url?.absoluteString ?? "")")
      decisionHandler(policy)
    }

    func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) {
      heard.append("start, loading: \(webView.isLoading)")
      if stops { webView.stopLoading() }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      heard.append("finish")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      heard.append("fail")
      self.error = error as NSError
    }
  }

  @Test func `the progress of a load is a tenth, and nothing without one`() {
    #expect(web.estimatedProgress == 0)
    web.load(URLRequest(url: Self.address))
    #expect(web.estimatedProgress == 0.1)
    web.stopLoading()
    #expect(web.estimatedProgress == 0)
  }

  @Test func `there is no data of pages, and cookies are those of the app`() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    let types = WKWebsiteDataStore.allWebsiteDataTypes()
    let count = await withCheckedContinuation { done in
      store.fetchDataRecords(ofTypes: types) { done.resume(returning: $0.count) }
    }
    #expect(count == 0)
    let cookie = try #require(
      HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.org", .path: "/"]))
    store.httpCookieStore.setCookie(cookie)
    func names() async -> [String] {
      await withCheckedContinuation { done in
        store.httpCookieStore.getAllCookies { done.resume(returning: $0.map(\.name)) }
      }
    }
    #expect(await names() == ["a"])
    store.removeData(ofTypes: types, modifiedSince: .distantPast) {}
    #expect(await names() == [])
    #expect(!store.isPersistent && WKWebsiteDataStore.default().isPersistent)
  }

  private static let address = URL(filePath: "/page.html")

  /// Decides in an asynchronous function.
  private final class LaterListener: NSObject, WKNavigationDelegate {
    var heard: [String] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      heard.append("decide")
      return .cancel
    }

    func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) { heard.append("start") }
  }

  private let help = "https://example.com/help"

  private func load(_ delegate: any WKNavigationDelegate) async throws {
    let root = UIViewController()
    root.view = web
    window.rootViewController = root
    window.makeKeyAndVisible()
    web.navigationDelegate = delegate
    web.load(URLRequest(url: try #require(URL(string: help))))
    #expect(web.isLoading)
    try await app.settle()
    try await eventually("the end of the load") { !web.isLoading }
  }

  @Test func `the address is shown, and the delegate hears that the load fails`() async throws {
    try await load(listener)
    app.expect(app.text("There is no web engine here.\n\n\(help)"))
    #expect(listener.heard == ["decide: \(help)", "start, loading: true", "fail"])
    #expect(listener.error?.domain == NSURLErrorDomain)
    #expect(listener.error?.localizedDescription.contains("no web engine") == true)
    #expect(web.url?.absoluteString == help)
  }

  @Test func `a load that the delegate does not allow does not begin`() async throws {
    listener.policy = .cancel
    try await load(listener)
    #expect(listener.heard == ["decide: \(help)"])
  }

  @Test func `a delegate may decide later`() async throws {
    let later = LaterListener()
    try await load(later)
    #expect(later.heard == ["decide"])
  }

  @Test func `a load that is stopped is cancelled`() async throws {
    listener.stops = true
    try await load(listener)
    #expect(listener.heard.last == "fail")
    #expect(listener.error?.code == NSURLErrorCancelled)
  }

  @Test func `the last address can be tried again`() async throws {
    #expect(web.reload() == nil)
    try await load(listener)
    #expect(web.reload() != nil)
    try await eventually("the end of the load") { !web.isLoading }
    #expect(listener.heard.count == 6)
  }

  @Test func `a script fails`() async throws {
    var message: String?
    web.evaluateJavaScript("1 + 1") { value, error in
      message = (error as NSError?)?.localizedDescription
    }
    try await eventually("the answer of the script") { message != nil }
    #expect(message == "There is no web engine here that could run a script.")
  }
}

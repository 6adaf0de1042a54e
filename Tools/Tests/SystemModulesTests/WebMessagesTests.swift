import Foundation
import FoundationNetworking
import StorylineTesting
import Testing
import UIKit
import WebKit

/// Tests for the handlers, delegates and settings of web views, without a page that would call them.
@MainActor @Suite(.stage) struct WebMessagesTests {
  private final class Handler: NSObject, WKScriptMessageHandler {
    var names: [String] = []

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      names.append(message.name)
    }
  }

  private final class Message: WKScriptMessage {
    override var name: String { "greet" }
    override var body: Any { ["who": "world"] }
  }

  private final class Action: WKNavigationAction {
    override var request: URLRequest { URLRequest(url: URL(filePath: "/other.html")) }
  }

  private final class Alerts: NSObject, WKUIDelegate {}

  @Test func `a configuration retains the handlers of messages until they are removed`() {
    let configuration = WKWebViewConfiguration()
    weak var weakHandler: Handler?
    do {
      let handler = Handler()
      weakHandler = handler
      configuration.userContentController.add(handler, name: "greet")
    }
    #expect(weakHandler != nil)
    configuration.userContentController.removeScriptMessageHandler(forName: "greet")
    #expect(weakHandler == nil)
  }

  @Test func `scripts stay in their order until they are removed`() {
    let controller = WKUserContentController()
    for source in ["one()", "two()"] {
      controller.addUserScript(
        WKUserScript(source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    }
    #expect(controller.userScripts.map(\.source) == ["one()", "two()"])
    controller.removeAllUserScripts()
    #expect(controller.userScripts.isEmpty)
  }

  @Test func `a test can make messages and actions of its own`() {
    let handler = Handler()
    handler.userContentController(WKUserContentController(), didReceive: Message())
    #expect(handler.names == ["greet"])
    #expect(Action().request.url?.lastPathComponent == "other.html")
    #expect(Action().targetFrame?.isMainFrame == true)
  }

  @Test func `a web view has no pages before or after this one`() {
    let web = WKWebView()
    web.load(URLRequest(url: URL(filePath: "/page.html")))
    #expect(web.backForwardList.currentItem == nil && web.backForwardList.backList.isEmpty)
    #expect(!web.hasOnlySecureContent)
  }

  @Test func `a delegate for alerts is not retained, and lets pages go on`() {
    let web = WKWebView()
    var answers: [Bool] = []
    do {
      let alerts = Alerts()
      web.uiDelegate = alerts
      web.uiDelegate?.webView(
        web, runJavaScriptConfirmPanelWithMessage: "Leave?", initiatedByFrame: WKFrameInfo()
      ) { answers.append($0) }
    }
    #expect(answers == [false])
    #expect(web.uiDelegate == nil)
  }

  @Test func `a script fails, also when it is waited for`() async {
    let web = WKWebView()
    do {
      try await web.evaluateJavaScript("1 + 1")
      Issue.record("The script ran.")
    } catch {
      #expect((error as NSError).domain == WKErrorDomain)
    }
  }
}

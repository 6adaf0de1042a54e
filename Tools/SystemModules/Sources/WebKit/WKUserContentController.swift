public import UIKit

/// Receives messages of scripts. No script runs here, so none comes.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script. Test doubles override its properties.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
  open var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }

  /// Creates a message, as test doubles do.
  public override init() { super.init() }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A script that is run in pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// The scripts of pages, and the handlers of their messages, which it retains as on Apple's systems.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// The scripts, in the order in which they were added.
  open private(set) var userScripts: [WKUserScript] = []

  public override init() { super.init() }

  /// Adds a handler for the messages with a name. It stays until it is removed.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  /// Removes the handler for the messages with a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
}

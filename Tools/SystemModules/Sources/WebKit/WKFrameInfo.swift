public import FoundationNetworking
public import UIKit

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  private let ownRequest: URLRequest?

  /// Always `true`: no page is loaded that could have other frames.
  open var isMainFrame: Bool { true }

  /// The request of the frame.
  open var request: URLRequest { ownRequest ?? URLRequest(url: URL(filePath: "/")) }

  /// The scheme, the host and the port of the request.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(url: request.url) }

  /// The web view of the frame.
  open private(set) weak var webView: WKWebView?

  /// Creates a frame without a request, as test doubles do.
  public override init() {
    ownRequest = nil
    super.init()
  }

  init(request: URLRequest, in webView: WKWebView) {
    ownRequest = request
    self.webView = webView
    super.init()
  }
}

/// The origin of a page.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme, such as `https`.
  public let `protocol`: String
  public let host: String
  /// The port, or 0 for the usual one.
  public let port: Int

  init(url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host() ?? ""
    port = url?.port ?? 0
    super.init()
  }
}

/// The pages of a web view in their order. None is ever loaded, so the list is empty.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }

  /// Returns the page at a distance from the current one.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A page of a web view that was loaded before.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  public let title: String?

  init(url: URL) {
    self.url = url
    initialURL = url
    title = nil
    super.init()
  }
}

import Foundation
import FoundationNetworking
import Synchronization

// `URLSession.shared` takes the registered protocols when it is first used, and no others later. So the first
// one that is registered, before anything runs, asks those that are registered then. It also loads files, which
// sessions of Foundation on Linux refuse, and recorded answers.

@section(".init_array") @used
private nonisolated let installDispatcher: @convention(c) () -> Void = {
  _SharedProtocols.install()
}

/// Registers a protocol for the shared session. `storyline` writes it in place of `URLProtocol.registerClass`.
@discardableResult
public func _registerProtocol(_ protocolClass: AnyClass) -> Bool {
  guard let protocolClass = protocolClass as? URLProtocol.Type else { return false }
  _SharedProtocols.all.withLock { all in
    all.removeAll { $0 == protocolClass }
    all.append(protocolClass)
  }
  return true
}

/// Removes a registered protocol. `storyline` writes it in place of `URLProtocol.unregisterClass`.
public func _unregisterProtocol(_ protocolClass: AnyClass) {
  _SharedProtocols.all.withLock { all in all.removeAll { $0 == protocolClass } }
}

/// The protocols that are registered for the shared session.
public enum _SharedProtocols {
  fileprivate static let all = Mutex<[URLProtocol.Type]>([])

  /// Lets sessions ask for the registered protocols. Called before anything uses a session.
  fileprivate static func install() { _ = URLProtocol.registerClass(Dispatcher.self) }

  /// The protocol that is installed, for a session with protocols of its own.
  public static var installed: AnyClass { Dispatcher.self }

  /// The one that takes a request: the last that was registered is asked first.
  fileprivate static func taker(of request: URLRequest) -> URLProtocol.Type? {
    all.withLock(\.self).last { $0.canInit(with: request) }
      ?? [FileProtocol.self, RecordingProtocol.self].first { $0.canInit(with: request) }
  }
}

/// Passes a request on to the registered protocol that takes it.
private final class Dispatcher: URLProtocol {
  private var inner: URLProtocol?

  override class func canInit(with request: URLRequest) -> Bool {
    _SharedProtocols.taker(of: request) != nil
  }

  override class func canInit(with task: URLSessionTask) -> Bool {
    guard let request = task.currentRequest, let taker = _SharedProtocols.taker(of: request) else {
      return false
    }
    if taker == RecordingProtocol.self { return RecordingProtocol.takes(task) }
    return taker != FileProtocol.self || !(task is URLSessionDownloadTask)
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let taker = _SharedProtocols.taker(of: request), let task else { return }
    let inner = taker.init(task: task, cachedResponse: cachedResponse, client: client)
    self.inner = inner
    inner.startLoading()
  }

  override func stopLoading() {
    inner?.stopLoading()
    inner = nil
  }
}

public import FoundationNetworking
public import UIKit

/// The data of web pages, such as caches. Without a web engine there is none: the store has cookies of the app, and
/// no records.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)

  /// A Boolean value that indicates whether the data would be kept on a disk.
  public let isPersistent: Bool

  /// The cookies of the pages.
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// Returns the store of all views without another one.
  open class func `default`() -> WKWebsiteDataStore { shared }

  /// Returns a new store whose data are in memory only.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// Returns the kinds of data that there are.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeWebSQLDatabases,
    ]
  }

  /// Calls a closure with the records of some kinds of data. There are none.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    Task { completionHandler([]) }
  }

  /// Removes the data of some records, and calls a closure.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    Task { completionHandler() }
  }

  /// Removes the data that changed since a date, and calls a closure.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    Task { completionHandler() }
  }
}

/// The data of one website.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The domain.
  public let displayName: String
  /// The kinds of data.
  public let dataTypes: Set<String>

  init(displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
    super.init()
  }
}

/// The cookies of web pages, in memory.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  /// Calls a closure with all cookies.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    let cookies = cookies
    Task { completionHandler(cookies) }
  }

  /// Adds a cookie, in place of one with the same name, domain and path.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    cookies.append(cookie)
    Task { completionHandler?() }
  }

  /// Removes a cookie.
  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    Task { completionHandler?() }
  }

  func removeAll() { cookies = [] }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"

public import Foundation

/// The source of phones.
public protocol PhoneService: AnyObject {
  /// All phones, the newest first.
  ///
  /// - Throws: ``PhoneError``.
  func phones() async throws -> [Phone]

  /// The file of a picture.
  ///
  /// - Throws: ``PhoneError``.
  func picture(named name: String) async throws -> Data
}

/// Phones from a server, each picture only once.
public final class HTTPPhoneService: PhoneService {
  private let address: URL
  private var pictures: [String: Data] = [:]

  /// - Parameter address: The base URL of `/phones` and `/pictures`.
  public init(address: URL) { self.address = address }

  public func phones() async throws -> [Phone] {
    let data = try await Download.data(from: address.appendingPathComponent("phones"))
    do {
      return try JSONDecoder().decode([Phone].self, from: data)
    } catch {
      throw PhoneError.unreadable
    }
  }

  public func picture(named name: String) async throws -> Data {
    if let picture = pictures[name] { return picture }
    let data = try await Download.data(
      from: address.appendingPathComponent("pictures/\(name).png"))
    pictures[name] = data
    return data
  }
}

public import Foundation
import Synchronization

/// Returns the bundle with the resources of a class's module, or the main bundle if the module has none.
///
/// The source adapter writes the call in place of `Bundle(for:)`: each framework has a folder of its own.
public func _bundle(for aClass: AnyClass) -> Bundle {
  let module = ModuleBundles.module(of: aClass)
  return ModuleBundles.bundle(of: module) ?? Bundle(for: aClass)
}

/// Returns the bundle with an identifier: that of the app, of one of its modules, or of its tests.
///
/// The source adapter writes the call in place of `Bundle(identifier:)`.
public func _bundle(identifier: String) -> Bundle? {
  guard Bundle.main.bundleIdentifier != identifier else { return .main }
  return ModuleBundles.all.first { $0.bundleIdentifier == identifier }
    ?? Bundle(identifier: identifier)
}

/// The bundles of modules, which are folders in the app's.
private enum ModuleBundles {
  private static let found = Mutex<[String: Bundle?]>([:])

  static func bundle(of module: String) -> Bundle? {
    if let known = found.withLock({ $0[module] }) { return known }
    let folder = Bundle.main.bundleURL.appending(path: "App_\(module).resources")
    let bundle = Bundle(url: folder)
    return found.withLock { bundles in
      if let known = bundles[module] { return known }
      bundles[module] = .some(bundle)
      return bundle
    }
  }

  /// The bundles in the folder of the app.
  static var all: [Bundle] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "resources" }
      .compactMap { bundle(of: String($0.deletingPathExtension().lastPathComponent.dropFirst(4))) }
  }

  static func module(of aClass: AnyClass) -> String { module(named: String(reflecting: aClass)) }

  /// Returns the module in which a type of that name is declared, which may be in an extension of another
  /// module's type.
  private static func module(named name: String) -> String {
    let mark = "(extension in "
    guard name.hasPrefix(mark) else { return String(name.prefix { $0 != "." }) }
    return String(name.dropFirst(mark.count).prefix { $0 != ")" })
  }
}

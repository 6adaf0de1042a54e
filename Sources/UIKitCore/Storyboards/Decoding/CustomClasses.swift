import Foundation
import ObjCNames

/// Finds the classes that files name.
@MainActor
enum CustomClasses {
  /// The class of an element: the app's own where it names one that there is, else UIKit's.
  static func resolve(
    _ element: InterfaceElement, as base: NSObject.Type, _ context: NibContext
  ) -> NSObject.Type {
    guard let name = element["customClass"], !name.isEmpty else { return base }
    guard let found = find(name, of: element, in: context.document, context.bundle) else {
      InterfaceReports.sayOnce(
        "class \(name)", "Unknown class \(name) in Interface Builder file.")
      return base
    }
    guard let cls = found as? NSObject.Type, isKind(cls, of: base) else {
      context.document.report(element, "\(name) is no \(base)")
      return base
    }
    return cls
  }

  /// The class that an element of a document names.
  static func find(
    _ name: String, of element: InterfaceElement, in document: InterfaceDocument, _ bundle: Bundle?
  ) -> AnyClass? {
    for module in modules(element, document, bundle) {
      if let cls = ObjCNames.cls(named: "\(module).\(name)") { return cls }
    }
    return ObjCNames.cls(named: name)
  }

  // The module that Xcode wrote is that of its product; a package may call the target otherwise. So the
  // targets whose resources there are come after it, that of the executable first.
  private static func modules(
    _ element: InterfaceElement, _ document: InterfaceDocument, _ bundle: Bundle?
  ) -> [String] {
    // 9.1.8 – the target that the file is in, whatever its module was called when the file was written.
    let provider = element["customModuleProvider"] == "target" ? document.target : nil
    let folders = ResourceFolders.of(bundle).map { $0.deletingPathExtension().lastPathComponent }
    let targets = folders.compactMap { name in
      name.lastIndex(of: "_").map { String(name[name.index(after: $0)...]) }
    }
    let own = [provider, element["customModule"], UIApplication.shared.moduleName]
      .compactMap(\.self)
    return own.map(identifier) + targets.map(identifier) + ["UIKitCore"]
  }

  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static func isKind(_ cls: AnyClass, of base: AnyClass) -> Bool {
    sequence(first: cls, next: _getSuperclass).contains { $0 == base }
  }

  /// The last class of UIKit's that a class is made of.
  static func uiKitClass(of cls: AnyClass) -> AnyClass? {
    let key = ObjectIdentifier(cls)
    if let known = uiKitClasses[key] { return known }
    let found: AnyClass? = sequence(first: cls, next: _getSuperclass).first {
      String(reflecting: $0).hasPrefix("UIKitCore.")
    }
    uiKitClasses[key] = .some(found)
    return found
  }

  private static var uiKitClasses: [ObjectIdentifier: AnyClass?] = [:]
}

public import Foundation

// Foundation on Linux stops the process for nested and generic classes, and finds those of its own module
// alone without the module's name. These take the place of its two functions in a program.

@_silgen_name("$s10Foundation17NSStringFromClassySSyXlXpF")
@usableFromInline
func nameOfClass(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  // 8.6.1 – the system's classes have no module before their names.
  let system = ClassNames.modules.first { name.hasPrefix($0 + ".") }
  return system.map { String(name.dropFirst($0.count + 1)) } ?? name
}

@_silgen_name("$s10Foundation17NSClassFromStringyyXlXpSgSSF")
@usableFromInline
func classOfName(_ aClassName: String) -> AnyClass? {
  let names = aClassName.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  // 8.6.2 – without a module it is a class of the system.
  guard names.count == 1 else { return ClassNames.find(names) }
  return ClassNames.modules.lazy.compactMap { ClassNames.find([$0, aClassName]) }.first
}

extension NSObject {
  /// The class's name, as with Objective-C: protocols of apps ask for it.
  public class func description() -> String { nameOfClass(self) }
}

private enum ClassNames {
  /// The modules whose classes belong to the system.
  static let modules = ["UIKitCore", "UIKit", "Foundation", "UserNotifications", "XCTest"]

  /// Finds a class by the names of its module, of the types around it, and its own.
  static func find(_ names: [String]) -> AnyClass? {
    guard let module = names.first, let own = names.dropFirst().last, !names.contains("") else {
      return nil
    }
    // A name does not contain the kinds of types around a class.
    var surroundings = [mangled(module)]
    for name in names.dropFirst().dropLast() {
      surroundings = surroundings.flatMap { outer in
        ["C", "V", "O"].map { outer + mangled(name) + $0 }.filter { _typeByName($0) != nil }
      }
    }
    return surroundings.lazy.compactMap { _typeByName($0 + mangled(own) + "C") as? AnyClass }.first
  }

  private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }
}

import CRetainGraph
import Glibc

/// Names of code and variables, from the symbol tables of the program and its libraries.
final class Symbols {
  private var known: [UInt: String?] = [:]

  /// The demangled name of what lies at an address; nil in a program without symbols.
  func name(at address: UInt) -> String? {
    if let name = known[address] { return name }
    let name = rg_symbol(address).map { symbol in
      guard let demangled = rg_demangle(symbol) else { return String(cString: symbol) }
      defer { free(demangled) }
      return String(cString: demangled)
    }
    known[address] = name
    return name
  }

  /// Returns the name of a closure in reports.
  func closure(at code: UInt) -> String? {
    guard let name = name(at: code) else {
      return "closure at 0x\(String(code, radix: 16))"
    }
    return ClosureName.shown(demangled: name)
  }

  /// The global or static variable around an address, if it owns what it refers to.
  func variable(at address: UInt) -> String? {
    guard let name = name(at: address).map(ClosureName.withoutDiscriminators) else {
      return rg_image(address).map { "a variable of \(Self.lastComponent(String(cString: $0)))" }
    }
    guard let type = name.firstIndex(of: ":") else { return name }
    let borrows = ["weak ", "unowned ", "unmanaged "].contains {
      name[type...].hasPrefix(": \($0)")
    }
    if borrows { return nil }
    // The type's name is enough without that of the module.
    guard let path = name[..<type].split(separator: " ").last else { return nil }
    let parts = path.split(separator: ".").dropFirst()
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  private static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

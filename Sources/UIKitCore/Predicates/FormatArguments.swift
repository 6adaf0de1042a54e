public import Foundation

// Arguments of formats. Apple's overlays declare these conformances, which Foundation on Linux lacks. The first
// four are Apple's; the others stand for the cast to an object that `date as CVarArg` is on Apple's systems.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` stands for.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The address of a text, which only Foundation's formats keep alive.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` stands for.
  public var _cVarArgObject: any CVarArg { NSArray(array: self).description._cVarArgObject }

  /// The address of a text, which only Foundation's formats keep alive.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` stands for.
  public var _cVarArgObject: any CVarArg { NSSet(array: Array(self)).description._cVarArgObject }

  /// The address of a text, which only Foundation's formats keep alive.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` stands for.
  public var _cVarArgObject: any CVarArg {
    NSDictionary(dictionary: self).description._cVarArgObject
  }

  /// The address of a text, which only Foundation's formats keep alive.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` stands for.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The address of a text, which only Foundation's formats keep alive.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` stands for.
  public var _cVarArgObject: any CVarArg { absoluteString._cVarArgObject }

  /// The address of a text, which only Foundation's formats keep alive.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

import Foundation
import FoundationGaps
import Testing

@Suite struct InvertedSetTests {
  @Test func `an inverted set can be changed`() {
    var set = _inverted(CharacterSet.decimalDigits)
    set.insert("7")
    set.remove(charactersIn: "xy")
    set.formUnion(CharacterSet(charactersIn: "8"))
    #expect("78a".unicodeScalars.allSatisfy(set.contains))
    #expect(!"123xy".unicodeScalars.contains(where: set.contains))
  }

  @Test func `a set of a few characters and an inverted one can be inverted`() {
    var set = _inverted(CharacterSet(charactersIn: "abc"))
    set.insert("a")
    #expect(set.contains("a") && set.contains("z") && !set.contains("b"))
    #expect(_inverted(_inverted(.letters)) == .letters)
  }
}

import Foundation
import FoundationGaps
import Testing

@Suite struct DecodingTests {
  private let coder: NSKeyedUnarchiver

  init() {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode("Anna", forKey: "name")
    archiver.encode(nil as Any?, forKey: "nothing")
    coder = NSKeyedUnarchiver(forReadingWith: archiver.encodedData)
  }

  @Test func `a key with a value is decoded`() {
    #expect(coder._decodedObject(forKey: "name") as? String == "Anna")
    #expect(coder._decodedObject(of: NSString.self, forKey: "name") == "Anna")
    #expect(coder._decodedObject(of: [NSString.self], forKey: "name") as? String == "Anna")
  }

  @Test func `a key without a value is nil`() {
    #expect(coder._decodedObject(forKey: "nothing") == nil)
    #expect(coder._decodedObject(forKey: "other") == nil)
    #expect(coder._decodedObject(of: NSString.self, forKey: "other") == nil)
    #expect(coder._decodedObject(of: [NSString.self], forKey: "other") == nil)
  }

  @Test func `an unarchiver without data has no values`() {
    let empty = _unarchiver(forReadingWith: Data())
    #expect(empty._decodedObject(forKey: "name") == nil)
    #expect(empty.decodeInteger(forKey: "count") == 0)
  }
}

import Foundation
import FoundationGaps
import Testing
import UIKit

/// Values, sort descriptors and transformers that Foundation on Linux lacks.
struct FoundationValuesTests {
  @Test func `a value names an object by its address`() {
    let object = NSObject()
    let value = NSValue(nonretainedObject: object)
    #expect(value == NSValue(nonretainedObject: object))
    #expect(value != NSValue(nonretainedObject: NSObject()))
    #expect(value.nonretainedObjectValue as AnyObject === object)
    #expect(value.pointerValue == Unmanaged.passUnretained(object).toOpaque())
  }

  @Test func `dictionaries are equal where one has an optional for a value`() {
    let text: String? = "4"
    let json: [String: Any] = ["a": text as Any, "b": ["c": text as Any]]
    let same: [String: Any] = ["a": "4", "b": ["c": "4"]]
    #expect(NSDictionary(dictionary: json).isEqual(to: same))
    #expect(NSDictionary(dictionary: same).isEqual(to: json))
    #expect(!NSDictionary(dictionary: json).isEqual(to: ["a": "4"]))
    #expect(!NSDictionary(dictionary: json).isEqual(to: ["a": "5", "b": ["c": "4"]]))
  }

  @Test func `options of files have their older names`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("one".utf8).write(to: file, options: .atomicWrite)
    for options: NSData.ReadingOptions in [.uncachedRead, .mappedRead, .dataReadingMapped] {
      #expect(try Data(contentsOf: file, options: options) == Data("one".utf8))
    }
  }

  @Test func `the name of the machine has its size`() {
    var names = utsname()
    uname(&names)
    let bytes = Data(bytes: &names.machine, count: Int(_SYS_NAMELEN))
    let text = String(bytes: bytes, encoding: .ascii)?.trimmingCharacters(in: .controlCharacters)
    #expect(text == "x86_64" || text == "aarch64")
  }

  @Test func `an error is written to its pointer`() {
    func fail(_ error: NSErrorPointer) { error?.pointee = NSError(domain: "d", code: 3) }
    var error: NSError?
    fail(&error)
    #expect(error?.code == 3)
    fail(nil)
  }

  @Test func `the documents folder is that of the file manager`() {
    #expect(
      URL.documentsDirectory
        == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
  }

  @Test func `a sort descriptor finds its property by name`() {
    let dictionaries = [3, 1, 2].map { tag in
      let dictionary = NSMutableDictionary()
      dictionary["tag"] = tag
      return dictionary
    }
    let order = NSSortDescriptor(key: "tag", ascending: false)
    let sorted = NSArray(array: dictionaries).sortedArray(using: [order])
    #expect(sorted.compactMap { ($0 as? NSDictionary)?["tag"] as? Int } == [3, 2, 1])
  }

  @Test func `a sort descriptor compares texts with the method that it names`() {
    let texts = NSArray(array: ["b", "A", "c"].map { NSString(string: $0) })
    let order = NSSortDescriptor(
      key: "self", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    #expect(texts.sortedArray(using: [order]).map { "\($0)" } == ["A", "b", "c"])
  }

  @Test func `methods of authentication with certificates have names`() {
    #expect(NSURLAuthenticationMethodServerTrust == "NSURLAuthenticationMethodServerTrust")
    #expect(
      NSURLAuthenticationMethodClientCertificate == "NSURLAuthenticationMethodClientCertificate")
  }

  @Test func `font features have the numbers of the registry`() {
    #expect(kNumberSpacingType == 6 && kMonospacedNumbersSelector == 0)
    #expect(kStylisticAlternativesType == 35 && kStylisticAltTwentyOffSelector == 41)
  }

  @Test func `a sort descriptor orders index paths`() {
    let paths = [[1, 0], [0, 2], [0, 1]].map { IndexPath(indexes: $0) }
    let order = NSSortDescriptor(key: "self", ascending: true)
    let sorted = NSMutableArray(array: paths).sortedArray(using: [order]) as? [IndexPath]
    #expect(sorted == [[0, 1], [0, 2], [1, 0]])
  }

  @Test func `a transformer is found by its name`() {
    let name = NSValueTransformerName("Louder")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Louder(), forName: name)
    #expect(ValueTransformer(forName: name)?.transformedValue("a") as? String == "A")
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
    let negate = ValueTransformer(forName: .negateBooleanTransformerName)
    #expect(negate?.transformedValue(true) as? Bool == false)
  }
}

private final class Louder: ValueTransformer {
  override class func allowsReverseTransformation() -> Bool { false }
  override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }

  @Test func `the keys of a bundle's Info plist have their names`() {
    let info: [String: Any] = ["CFBundleVersion": "7", "CFBundleExecutable": "App"]
    #expect(info[kCFBundleVersionKey as String] as? String == "7")
    #expect(info[kCFBundleExecutableKey as String] as? String == "App")
    #expect(info[kCFBundleNameKey as String] == nil)
  }
}

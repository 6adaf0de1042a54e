/// A project with more than sixty errors, each in a line that ends with `// wrong`, among code that compiles.
enum BrokenProject {
  static let files = [
    "AppDelegate.swift": appDelegate, "Bodies.swift": bodies, "Values.swift": values,
    "Declarations.swift": declarations, "Imports.swift": imports, "Sound.swift": sound,
    "Store.swift": store,
    "BrokenTests/ModelTests.swift": tests, "BrokenTests/ModelSuite.swift": suite,
  ]

  /// The lines with errors, as `file:line`.
  static var wrongLines: Set<String> {
    Set(
      files.flatMap { name, text in
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .filter { $0.element.hasSuffix("// wrong") }
          .map { "\(name.split(separator: "/").last ?? ""):\($0.offset + 1)" }
      })
  }

  private static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    """

  /// A source that compiles, with unchanged behaviour.
  private static let sound = """
    struct Sound {
      var number = 41
      func next() -> Int { number + 1 }
    }
    """

  private static let bodies = """
    import UIKit

    enum Fault: Error { case one, two }

    protocol Named {
      var name: String { get }
    }

    extension Named {
      func greeting() -> String { "Hello " + name.missingMember } // wrong
    }

    class Model: NSObject, Named {
      var name = "model"
      var count = 0 {
        willSet { announce(newValue) } // wrong
        didSet { celebrate(count) } // wrong
      }

      func unknownName() { missingFunction() } // wrong
      func unknownMember() -> Int { name.missingMember } // wrong
      func unknownType() -> String? { MissingType.name } // wrong
      func wrongType() -> [Int] { "text" } // wrong
      func wrongLabel() -> Bool { Sound().next(after: 1) == 1 } // wrong
      func wrongNumber() -> Double { Double(Sound(1, 2, 3).number) } // wrong
      func missingReturn() -> Int {
      } // wrong
      func unhandledError() { throw Fault.one } // wrong
      func constant() -> CGRect { let one = CGRect.zero; one.origin.x = 1; return one } // wrong
      func uninitialized() -> [String: Int] { let one: [String: Int]; return one } // wrong
      func incomplete(_ fault: Fault) -> Set<Int> {
        switch fault { // wrong
        case .one: return []
        }
      }
      func optional() -> Int { let one: Int? = 1; return one } // wrong
      func waiting() -> Int { await later() } // wrong
      func later() async -> Int { missingFunction() } // wrong
      func throwing() throws -> URL { missingFunction() } // wrong
      func generic<T>(_ value: T) -> T? { value.missingMember } // wrong
      func closure() -> [Int] { [1].map { $0.missingMember } } // wrong
      func interpolation() -> String { "\\(missingName)" } // wrong
      func unwrapped() -> Int { count! } // wrong
      func cast() -> UIView? { count as UIView } // wrong
      func key() -> String { self[keyPath: \\.missing] } // wrong
      func operation() -> Int { count + name } // wrong
      func ambiguous() -> UIColor? { .missingColor } // wrong
      func loop() { for one in count { print(one) } } // wrong
      static func shared() -> Model? { Model.missing } // wrong
      @objc func act(_ sender: UIButton) { sender.missingMember = 1 } // wrong

      func outer() -> Int {
        func inner() -> Int { missingFunction() } // wrong
        return 1 + inner()
      }

      var shorthand: Int { missingName } // wrong
      var long: Int {
        get { missingName } // wrong
        set { missingName = newValue } // wrong
      }

      subscript(one: Int) -> Int { missingName } // wrong
      subscript(one: String) -> Int {
        get { 1 }
        set { missingName = newValue } // wrong
      }
    }

    class Leaving {
      deinit { missingFunction() } // wrong
    }

    class Failing {
      init?(_ number: Int) { missingFunction() } // wrong
    }

    class Trapping {
      let url: URL
      init() { url = missingFunction() } // wrong
    }

    extension Model {
      func extended() -> Int { missingName } // wrong
    }
    """

  private static let values = """
    import UIKit

    class Values {
      let number: Int = missingName // wrong
      lazy var text: String = { missingFunction() }() // wrong
      static let shared: Values? = Values(1) // wrong
      func greet(_ name: String = missingName) -> String { name } // wrong
    }

    let global: Bool = missingName // wrong
    """

  private static let declarations = """
    import UIKit

    class Screen: UIViewController {
      let sound = Sound()
      var missing: MissingType? // wrong
      var inferred = missingFunction() // wrong
      @MissingWrapper var wrapped = 1 // wrong
      func take(_ one: MissingType) {} // wrong
      func give() -> MissingType { missing! } // wrong
      override func missingMethod() {} // wrong
      func useOfMissing() -> Bool { missing == nil } // wrong
      init(_ one: MissingType) { super.init(nibName: nil, bundle: nil) } // wrong
      required init?(coder: NSCoder) { fatalError("no storyboard") }
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }
    }

    class Child: MissingClass { // wrong
      let number = 1
    }

    extension Sound: MissingProtocol {} // wrong
    extension MissingType { func one() {} } // wrong
    typealias Alias = MissingType // wrong
    func global(_ one: MissingType) {} // wrong
    enum Choice {
      case one
      case two(MissingType) // wrong
    }
    """

  private static let imports = """
    import Foundation
    import NowhereToBeFound // wrong

    struct Importer {
      func number() -> Int { NowhereToBeFound.number } // wrong
      func other() -> Int { 7 }
    }
    """

  /// Uses of Apple's modules that come with the tools and lack most of their names. No table has those names.
  private static let store = """
    import MapKit
    import StoreKit
    import WebKit

    @MainActor class Store: NSObject {
      func buy(_ name: String) { SKProductsRequest(productIdentifiers: [name]).start() } // wrong
      func restore() { SKPaymentQueue.default().restoreCompletedTransactions() } // wrong
      func complete(_ text: String) { MKLocalSearchCompleter().queryFragment = text } // wrong
      func print(_ view: WKWebView) { view.createPDF { _ in } } // wrong
      func mayBuy() -> Bool { SKPaymentQueue.canMakePayments() }
    }

    extension Store: SKPaymentTransactionObserver {} // wrong
    """

  private static let tests = """
    import XCTest
    @testable import Broken

    final class ModelTests: XCTestCase {
      func testWhatCompilesDoesWhatItDid() {
        XCTAssertEqual(Sound().next(), 42)
        XCTAssertEqual(Importer().other(), 7)
        XCTAssertEqual(Child().number, 1)
      }

      func testReachesABody() { XCTAssertEqual(Model().unknownMember(), 0) }

      func testFailsForABody() { XCTAssertEqual(Model().unknownMember(), 1) }

      func testReachesATrap() { XCTAssertNotNil(Trapping().url) }

      func testReachesAnError() { XCTAssertThrowsError(try Model().throwing()) }

      func testDoesNotCompile() { XCTAssertEqual(missingName, 1) } // wrong

      func testReachesNothing() { XCTAssertEqual(Model().name, "model") }
    }
    """

  private static let suite = """
    import Testing
    @testable import Broken

    @Suite(.serialized) struct ModelSuite {
      @Test func soundIsSound() { #expect(Sound().next() == 42) }
      @Test func valueIsReached() { #expect(Values.shared == nil) }
      @Test func doesNotCompile() { #expect(missingName == 1) } // wrong
      @Test func doesNotCompileExpanded() { #expect(Store().mayBuy()) } // wrong
      @Test func reachesFromATask() async {
        await Task.detached { #expect(Model().wrongType().isEmpty) }.value
      }
    }
    """
}

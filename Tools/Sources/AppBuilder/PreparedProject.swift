import Foundation
public import ProjectReader
import SourceAdapter

/// A small app whose build leaves behind everything that most apps are built on.
///
/// That is the stage, the testing kit, the modules of Apple's that come with the tools, and the libraries that
/// they replace.
public struct PreparedProject: Sendable {
  /// The name that others see while they wait for its build.
  public let name: String
  private let modules: [String]

  /// The modules that need nothing but Swift.
  public static let common = PreparedProject(
    name: "Prepared",
    modules: (SystemModule.all.filter { [.systemModules, .missingModules].contains($0.package) }
      + SystemModule.standIns).map(\.name))

  /// Core Data, which needs the header of SQLite.
  public static let coreData = PreparedProject(name: "PreparedData", modules: ["CoreData"])

  /// Writes the project into the cache, and reads it.
  ///
  /// - Throws: ``ProjectError`` where the folder cannot be written.
  public func written(in cache: CacheFolder) throws -> Project {
    let folder = cache.url.appending(path: "prepared/\(name)")
    let files = PackageFiles(folder: folder)
    try files.write(app, to: "Sources/AppDelegate.swift")
    try files.write(test, to: "\(name)Tests/\(name)Tests.swift")
    return try ProjectReader.read(folder, for: .tests)
  }

  /// The stage lacks the color picker, and Foundation on Linux `Timer()`: the modules that have them are built
  /// as well. Nothing makes a picker: a run of the test would say that it does nothing.
  private var app: String {
    """
    \(modules.map { "import \($0)\n" }.joined())import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let timer = Timer()
      lazy var picker = UIColorPickerViewController()
    }

    """
  }

  private var test: String {
    """
    import XCTest
    @testable import \(name)

    final class \(name)Tests: XCTestCase {
      func testTheStageIsThere() { XCTAssertNotNil(UIScreen.main) }
    }

    """
  }
}

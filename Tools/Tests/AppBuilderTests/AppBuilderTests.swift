import AppBuilder
import Foundation
import ProjectReader
import SourceAdapter
import TemporaryFolders
import Testing

@Suite struct AppBuilderTests {
  let project: TemporaryFolder
  let cache: TemporaryFolder

  init() throws {
    project = try TemporaryFolder([
      "AppDelegate.swift": """
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        let selector = #selector(List.reload)
      }
      """,
      "List.swift": """
      import UIKit
      class List: UIViewController {
        @objc func reload() { print(1) }
      }
      """,
      "Main.storyboard": "<document/>", "Info.plist": "<plist/>",
    ])
    cache = try TemporaryFolder([:])
  }

  private func builder(
    target: String? = nil, _ change: (inout BuildOptions) throws -> Void = { _ in }
  ) throws -> AppBuilder {
    var options = BuildOptions()
    try change(&options)
    return try AppBuilder(
      ProjectReader.read(project.url), target: target, cache: CacheFolder(cache.url),
      storyline: URL(filePath: "/stage"), options: options)
  }

  private func written(_ path: String) throws -> String {
    let file = try builder().packageFolder.appending(path: path)
    return try String(contentsOf: file, encoding: .utf8)
  }

  // MARK: The package

  @Test func `a package is made of the rewritten sources and the resources`() async throws {
    _ = try await builder().prepare()
    #expect(try written("Sources/App/AppDelegate~1.swift").contains("Selector(\"reload\")"))
    #expect(try written("Sources/App/Main.storyboard") == "<document/>")
    #expect(try written("Sources/App/Supporting Files/Info.plist") == "<plist/>")
    let manifest = try written("Package.swift")
    #expect(manifest.contains(".package(name: \"Storyline\", path: \"/stage\")"))
    #expect(
      manifest.contains("resources: [.copy(\"Main.storyboard\"), .copy(\"Supporting Files\")]"))
    #expect(
      manifest.contains(
        #"swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-g"])]"#))
  }

  @Test func `texts of one language are together, from whatever folder`() async throws {
    for (folder, name) in [("List", "List"), ("Detail", "Detail")] {
      let place = project.url.appending(path: "\(folder)/en.lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\"key\" = \"\(name)\";".utf8).write(to: place.appending(path: "\(name).strings"))
    }
    _ = try await builder().prepare()
    #expect(try written("Sources/App/en.lproj/List.strings").contains("List"))
    #expect(try written("Sources/App/en.lproj/Detail.strings").contains("Detail"))
  }

  @Test(arguments: [true, false])
  func `a module that another project has built is only seen by one that has it too`(
    isStubbed: Bool
  ) async throws {
    try Data("import Charts\n".utf8).write(to: project.url.appending(path: "Chart.swift"))
    let modules = CacheFolder(cache.url).url.appending(path: "build/debug/Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in ["Charts", "Other"] {
      try Data().write(to: modules.appending(path: "\(name).swiftmodule"))
    }
    _ = try await builder { if isStubbed { $0.stubs = [try Stub("Charts")] } }.prepare()
    let left = try FileManager.default.contentsOfDirectory(atPath: modules.path).sorted()
    #expect(left == (isStubbed ? ["Charts.swiftmodule"] : []) + ["Other.swiftmodule"])
  }

  @Test func `the language mode and the isolation are said in the package`() async throws {
    _ = try await builder {
      $0.languageMode = .v6
      $0.isMainActorByDefault = true
    }.prepare()
    #expect(
      try written("Package.swift")
        .contains("[.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .unsafeFlags"))
  }

  @Test func `nothing is written into the project`() async throws {
    let before = try project.contents()
    _ = try await builder().prepare()
    #expect(try project.contents() == before)
  }

  @Test func `a file that has gone leaves the package`() async throws {
    _ = try await builder().prepare()
    try FileManager.default.removeItem(at: project.url.appending(path: "List.swift"))
    try FileManager.default.removeItem(at: project.url.appending(path: "Main.storyboard"))
    _ = try await builder().prepare()
    let folder = try builder().packageFolder.appending(path: "Sources/App")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["AppDelegate~1.swift", "Storyline~Companion.swift", "Supporting Files"])
  }

  @Test func `to inspect a project writes nothing at all`() async throws {
    let report = try await builder().inspect()
    #expect(report.files == 2)
    #expect(!FileManager.default.fileExists(atPath: cache.url.path))
  }

  // MARK: Again

  @Test func `what has not changed is not rewritten`() async throws {
    #expect(try await builder().prepare().rewritten == 2)
    #expect(try await builder().prepare().rewritten == 0)
  }

  @Test func `much that has not changed is not rewritten either`() async throws {
    for number in 0..<100 {
      let text = """
        import UIKit
        class Base\(number): NSObject, UITableViewDelegate { @objc func reload() {} }
        class Sub\(number): Base\(number) {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
        }
        """
      try project.write(text, to: "Screen\(number).swift")
    }
    #expect(try await builder().prepare().rewritten == 102)
    #expect(try await builder().prepare().rewritten == 0)
  }

  @Test func `a change inside a file concerns that file only`() async throws {
    _ = try await builder().prepare()
    try project.write(
      "import UIKit\nclass List: UIViewController {\n  @objc func reload() { print(2) }\n}\n",
      to: "List.swift")
    #expect(try await builder().prepare().rewritten == 1)
    #expect(try written("Sources/App/List~1.swift").contains("print(2)"))
  }

  @Test func `a name that changes is changed in other files too`() async throws {
    _ = try await builder().prepare()
    try project.write(
      "import UIKit\nclass List: UIViewController {\n  @objc(load) func reload() {}\n}\n",
      to: "List.swift")
    #expect(try await builder().prepare().rewritten == 2)
    #expect(try written("Sources/App/AppDelegate~1.swift").contains("Selector(\"load\")"))
  }

  @Test func `a damaged cache is made anew`() async throws {
    _ = try await builder().prepare()
    let state = try builder().packageFolder.appending(path: "App.json")
    try Data("{ \"files\": ".utf8).write(to: state)
    #expect(try await builder().prepare().rewritten == 2)
    #expect(try await builder().prepare().rewritten == 0)
  }

  @Test func `reports are kept for files that have not changed`() async throws {
    try project.write("import Vision\n", to: "Late.swift")
    let first = try await builder().prepare()
    #expect(first.diagnostics.map(\.severity) == [.error])
    #expect(try await builder().prepare().diagnostics == first.diagnostics)
  }

  @Test(.timeLimit(.minutes(2)))
  func `a chain of many modules is read once for each module`() async throws {
    let numbers = 0..<30
    for number in numbers {
      try project.write(
        "import Foundation\nopen class Class\(number): NSObject { @objc open func work\(number)() {} }\n",
        to: "Class\(number).swift")
    }
    func source(_ path: String) -> [URL] { [project.url.appending(path: path)] }
    let libraries = numbers.map { number in
      ProjectTarget(
        name: "Library\(number)", kind: .library,
        sources: source("Class\(number).swift"),
        dependencies: number == 0 ? [] : ["Library\(number - 1)"])
    }
    try project.write(
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {\n"
        + "  let first = #selector(Class0.work0)\n}\n", to: "AppDelegate.swift")
    let app = ProjectTarget(
      name: "App", kind: .app, sources: source("AppDelegate.swift"), dependencies: ["Library29"])
    let whole = Project(name: "App", folder: project.url, targets: libraries + [app])
    let report = try await AppBuilder(
      whole, cache: CacheFolder(cache.url), storyline: URL(filePath: "/stage")
    ).prepare()
    #expect(report.files == 31 && report.diagnostics.isEmpty)
    #expect(try written("Sources/App/AppDelegate~1.swift").contains("Selector(\"work0\")"))
  }

  // MARK: What is missing

  @Test func `a module that is nowhere is named with its files`() async throws {
    try project.write("import Alamofire\n", to: "Network.swift")
    let report = try await builder().prepare()
    #expect(report.hasErrors)
    #expect(report.missingModules.mapValues(project.paths) == ["Alamofire": ["Network.swift"]])
  }

  @Test func `a module of another system is not missing`() async throws {
    try project.write(
      "#if os(OSX)\n  import Cocoa\n  import Sparkle\n#elseif DEBUG || !os(iOS)\n  import Lookin\n#endif\n",
      to: "Platform.swift")
    let report = try await builder().prepare()
    #expect(report.missingModules.mapValues(project.paths) == ["Lookin": ["Platform.swift"]])
  }

  @Test func `all imports of a missing module are set aside before the first build`() async throws {
    try project.write("import Alamofire\nimport UIKit\nlet one = 1\n", to: "One.swift")
    try project.write("import class Alamofire.Session\nlet two = 2\n", to: "Two.swift")
    try project.write("#if canImport(Alamofire)\n  import Alamofire\n#endif\n", to: "Three.swift")
    let report = try await builder().prepare()
    #expect(!(try written("Sources/App/One~1.swift").contains("import Alamofire")))
    #expect(try written("Sources/App/One~1.swift").contains("import UIKit"))
    #expect(!(try written("Sources/App/Two~1.swift").contains("Alamofire.Session")))
    let asides = try builder().setAside()
    #expect(asides.map { "\($0.line):\($0.column)" } == ["1:8", "1:14"])
    #expect(asides.first?.message.hasSuffix("no such module 'Alamofire'") == true)
    // The module is named the next time as well.
    #expect(try await builder().prepare().missingModules == report.missingModules)
  }

  @Test func `nothing is set aside of a strict build`() async throws {
    try project.write("import Alamofire\n", to: "Network.swift")
    _ = try await builder { $0.isStrict = true }.prepare()
    #expect(try written("Sources/App/Network~1.swift").contains("import Alamofire"))
    #expect(try builder().setAside().isEmpty)
  }

  @Test func `a module whose imports were set aside is imported where it is there`() async throws {
    try project.write("import Alamofire\n", to: "Network.swift")
    _ = try await builder().prepare()
    let report = try await builder { $0.stubs = [try Stub("Alamofire")] }.prepare()
    #expect(report.missingModules.isEmpty)
    #expect(try builder().setAside().isEmpty)
    #expect(try written("Sources/App/Network~1.swift").contains("import Alamofire"))
  }

  @Test func `an empty module may stand in for it`() async throws {
    try project.write("import Alamofire\nimport Vision\n", to: "Network.swift")
    let report = try await builder { $0.stubs = [try Stub("Alamofire"), try Stub("Vision")] }
      .prepare()
    #expect(!report.hasErrors)
    #expect(try written("Package.swift").contains(".target(name: \"Alamofire\""))
    #expect(try written("Sources/Alamofire/Alamofire.swift") == "// An empty module.\n")
  }

  @Test func `a file that somebody wrote may stand in for it`() async throws {
    try project.write("import Alamofire\n", to: "Network.swift")
    let file = cache.url.appending(path: "Mine.swift")
    try FileManager.default.createDirectory(
      at: cache.url, withIntermediateDirectories: true)
    try cache.write("public enum AF {}\n", to: "Mine.swift")
    let report = try await builder {
      $0.stubs = [try Stub(argument: "Alamofire=\(file.path)")]
    }.prepare()
    #expect(!report.hasErrors)
    #expect(try written("Sources/Alamofire/Alamofire.swift") == "public enum AF {}\n")
  }

  @Test(arguments: [
    "Kingfisher", "Nimble", "Quick", "SnapKit", "ViewControllerPresentationSpy",
  ])
  func `a module of the tools takes the place of a library, and says so`(library: String)
    async throws
  {
    try project.write("import \(library)\n", to: "Screen.swift")
    let strict = try await builder { $0.isStrict = true }.prepare()
    #expect(strict.missingModules.keys.contains(library))
    let asked = try await builder { $0.stubs = [try Stub(library)] }.prepare()
    #expect(asked.diagnostics.isEmpty && !asked.hasErrors)
    let report = try await builder().prepare()
    #expect(!report.hasErrors)
    #expect(report.diagnostics.map(\.severity) == [.warning])
    #expect(
      report.diagnostics.first?.message.hasPrefix("\(library) is missing in the project") == true)
    let manifest = try written("Package.swift")
    #expect(manifest.contains(".product(name: \"\(library)\", package: \"StandIns\")"))
    #expect(!manifest.contains(".target(name: \"\(library)\""))
  }

  @Test func `a library that the project has is not among the modules of the tools`() throws {
    func source(_ name: String) -> URL { project.url.appending(path: name) }
    let whole = Project(
      name: "App", folder: project.url,
      targets: [
        ProjectTarget(name: "Kingfisher", kind: .library, sources: [source("Pods/Image.swift")]),
        ProjectTarget(
          name: "App", kind: .app, sources: [source("Screen.swift")], dependencies: ["Kingfisher"]),
      ])
    let builder = try AppBuilder(
      whole, cache: CacheFolder(cache.url), storyline: URL(filePath: "/stage"))
    #expect(
      builder.standIns == "Nimble,Quick,RxCocoaRuntime,SnapKit,ViewControllerPresentationSpy")
  }

  @Test(arguments: ["package", "pod"])
  func `the part of RxCocoa in Objective-C is replaced, and that of others is not`(kind: String)
    async throws
  {
    let text = kind == "package" ? "import RxCocoaRuntime\nimport UIKit\n" : "import UIKit\n"
    try project.write(text + "final class Proxy: _RXDelegateProxy {}\n", to: "RxCocoa.swift")
    func target(_ name: String, _ needed: [String] = []) -> ProjectTarget {
      ProjectTarget(
        name: name, kind: needed.isEmpty ? .library : .app,
        sources: [project.url.appending(path: needed.isEmpty ? "RxCocoa.swift" : "List.swift")],
        dependencies: needed)
    }
    let whole = Project(
      name: "App", folder: project.url,
      targets: [target("RxCocoa"), target("App", ["RxCocoa"])])
    let report = try await AppBuilder(
      whole, cache: CacheFolder(cache.url), storyline: URL(filePath: "/stage")
    ).prepare()
    #expect(!report.hasErrors)
    let manifest = try written("Package.swift")
    #expect(
      manifest.components(separatedBy: "name: \"RxCocoaRuntime\", package: \"StandIns\"").count
        == 2)
    #expect(try written("Sources/RxCocoa/RxCocoa~1.swift").contains("import RxCocoaRuntime; "))
    #expect(try !written("Sources/App/List~1.swift").contains("RxCocoaRuntime"))
  }

  @Test(arguments: ["Pods/Nimble", "Carthage/Checkouts/Nimble/Sources"])
  func `a module of the tools takes the place of a checkout that needs Objective-C`(folder: String)
    async throws
  {
    try project.write("import Nimble\n", to: "Screen.swift")
    try FileManager.default.createDirectory(
      at: project.url.appending(path: folder), withIntermediateDirectories: true)
    try project.write("import Mach\n", to: "\(folder)/Nimble.swift")
    let whole = Project(
      name: "App", folder: project.url,
      targets: [
        ProjectTarget(
          name: "Nimble", kind: .library,
          sources: [project.url.appending(path: "\(folder)/Nimble.swift")]),
        ProjectTarget(
          name: "App", kind: .app, sources: [project.url.appending(path: "Screen.swift")],
          dependencies: ["Nimble"]),
      ])
    let report = try await AppBuilder(
      whole, cache: CacheFolder(cache.url), storyline: URL(filePath: "/stage")
    ).prepare()
    #expect(
      report.diagnostics.map(\.message).first?.hasPrefix(
        "Nimble is written in part in Objective-C; the tools use their own module") == true)
    let manifest = try written("Package.swift")
    #expect(manifest.contains(".product(name: \"Nimble\", package: \"StandIns\")"))
    var options = BuildOptions()
    options.isStrict = true
    let strict = try await AppBuilder(
      whole, cache: CacheFolder(cache.url), storyline: URL(filePath: "/stage"), options: options
    ).prepare()
    #expect(strict.missingModules.keys.contains("Mach"))
  }

  @Test func `nothing stands in for what is there, and one only for what is not`() async throws {
    try project.write("import Alamofire\n", to: "Network.swift")
    _ = try await builder {
      $0.stubs = [try Stub("App"), try Stub("Alamofire"), try Stub("Alamofire")]
    }.prepare()
    let manifest = try written("Package.swift")
    #expect(manifest.components(separatedBy: "Target(name: \"App\"").count == 2)
    #expect(manifest.components(separatedBy: "arget(name: \"Alamofire\"").count == 2)
  }

  @Test func `a package is not missed where something else is named for it`() async throws {
    let read = try ProjectReader.read(project.url)
    let problem = ProjectProblem(
      file: project.url, message: "the package Kingfisher cannot be fetched", lacking: "kingfisher")
    let lacking = Project(
      name: read.name, folder: read.folder, targets: read.targets, problems: [problem])
    var options = BuildOptions()
    let cache = CacheFolder(cache.url)
    options.isStrict = true
    #expect(
      try await AppBuilder(lacking, cache: cache, options: options).inspect().diagnostics.count == 1
    )
    options.stubs = [try Stub("Kingfisher")]
    #expect(
      try await AppBuilder(lacking, cache: cache, options: options).inspect().diagnostics.isEmpty)
  }

  @Test(arguments: ["Gone=/nowhere/Gone.swift", "a-b", "=", "=file.swift", "Gone="])
  func `a stand-in that cannot be is refused`(argument: String) {
    #expect(throws: ProjectError.self) { try Stub(argument: argument) }
  }

  @Test func `an app that is not there is refused, with those that are`() throws {
    let error = #expect(throws: ProjectError.self) { try builder(target: "Other") }
    #expect(error?.description == "App has no app target Other; its app targets are: App")
  }

  @Test func `a source that cannot be read is named`() async throws {
    try Data([0xff, 0xfe, 0xfd]).write(to: project.url.appending(path: "Bytes.swift"))
    await #expect(throws: ProjectError.self) { try await builder().prepare() }
  }
}

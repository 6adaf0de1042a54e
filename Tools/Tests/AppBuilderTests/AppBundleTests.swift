import AppBuilder
import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// The folder that an app finds as its main bundle.
@Suite struct AppBundleTests {
  /// A package in the cache, and beside it what was built.
  let package: TemporaryFolder
  let bundle: AppBundle

  init() throws {
    package = try TemporaryFolder([
      "Sources/Trips/trips.json": "[]", "Sources/Trips/Main.storyboard": "<document/>",
      "Sources/Trips/Trips.momd/Trips 2.xcdatamodel/contents": "<model/>",
      "Tests/TripsTests/trips.json": "{}", "Tests/TripsTests/fixture.json": "{}",
      "build/App_Kit.resources/kit.json": "1", "build/Trips": "a program",
    ])
    bundle = AppBundle(url: package.url.appending(path: "Trips.app"))
  }

  private func app(
    _ resources: [String], infoPlist: String? = nil, settings: [String: String] = [:]
  ) -> ProjectTarget {
    ProjectTarget(
      name: "Trips", kind: .app, sources: [], resources: resources.map { URL(filePath: "/\($0)") },
      infoPlist: infoPlist.map { package.url.appending(path: $0) }, buildSettings: settings)
  }

  private func fill(_ app: ProjectTarget?, _ others: [ProjectTarget] = []) throws {
    try bundle.fill(
      main: app, others: others, package: package.url, build: package.url.appending(path: "build"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: bundle.url.appending(path: path), encoding: .utf8)
  }

  private func info(in folder: String = "") throws -> [String: Any]? {
    let data = try Data(contentsOf: bundle.url.appending(path: "\(folder)/Info.plist"))
    return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  private var build: URL { package.url.appending(path: "build") }

  // MARK: Resources

  @Test func `the versions of a data model have the names that they have in an app`() throws {
    for _ in 0..<2 {
      try fill(app(["Trips.xcdatamodeld"]))
      #expect(try text("Trips.momd/Trips 2.mom/contents") == "<model/>")
    }
    let names = try FileManager.default
      .contentsOfDirectory(atPath: bundle.url.appending(path: "Trips.momd").path)
    #expect(names == ["Trips 2.mom"])
  }

  @Test func `an app's resources are at the top, and what tests read beside them`() throws {
    let tests = ProjectTarget(
      name: "TripsTests", kind: .tests, sources: [],
      resources: ["/trips.json", "/fixture.json"].map { URL(filePath: $0) })
    let kit = ProjectTarget(
      name: "Kit", kind: .library, sources: [], resources: [URL(filePath: "/kit.json")])
    try fill(app(["trips.json", "Main.storyboard"]), [kit, tests])
    #expect(try text("trips.json") == "[]")
    #expect(try text("Main.storyboard") == "<document/>")
    #expect(try text("fixture.json") == "{}")
    #expect(try text("App_Kit.resources/kit.json") == "1")
  }

  @Test func `what an app no longer has goes, and the program stays`() throws {
    try fill(app(["trips.json", "Main.storyboard"]))
    _ = try bundle.add(build.appending(path: "Trips"))
    try fill(app(["trips.json"]))
    let names = try FileManager.default.contentsOfDirectory(atPath: bundle.url.path).sorted()
    #expect(names == ["Info.plist", "Trips", "trips.json"])
  }

  @Test func `a folder is one of its own, so that what is in it can be listed`() throws {
    let files = FileManager.default
    let catalog = package.url.appending(path: "Sources/Trips/Assets.xcassets")
    let place = bundle.url.appending(path: "Assets.xcassets")
    func names() throws -> [String] {
      try files.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
        .map(\.lastPathComponent).sorted()
    }
    for name in ["sea.imageset", "sky.imageset"] {
      try files.createDirectory(
        at: catalog.appending(path: name), withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: catalog.appending(path: "\(name)/Contents.json"))
    }
    // An older version made a link of it.
    try files.createDirectory(at: bundle.url, withIntermediateDirectories: true)
    try files.createSymbolicLink(at: place, withDestinationURL: catalog)
    try fill(app(["Assets.xcassets"]))
    #expect(try names() == ["sea.imageset", "sky.imageset"])
    #expect(try text("Assets.xcassets/sky.imageset/Contents.json") == "{}")
    try files.removeItem(at: catalog.appending(path: "sea.imageset"))
    try fill(app(["Assets.xcassets"]))
    #expect(try names() == ["sky.imageset"])
    // The link has not been taken for what it led to.
    #expect(files.fileExists(atPath: catalog.appending(path: "sky.imageset").path))
  }

  // MARK: Programs

  @Test func `a program is replaced by what was built since`() throws {
    try fill(app([]))
    let program = build.appending(path: "Trips")
    #expect(try bundle.add(program) == bundle.url.appending(path: "Trips"))
    #expect(try text("Trips") == "a program")
    // As a linker does: the old file is another one.
    try FileManager.default.removeItem(at: program)
    try Data("another".utf8).write(to: program)
    _ = try bundle.add(program)
    #expect(try text("Trips") == "another")
  }

  @Test func `a program that is held is where it was built again afterwards`() throws {
    try fill(app([]))
    let program = build.appending(path: "Trips")
    let files = FileManager.default
    let before = try files.attributesOfItem(atPath: program.path)
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try bundle.holding(program) {
        #expect(
          try files.destinationOfSymbolicLink(atPath: program.path)
            == bundle.url.appending(path: "Trips").path)
        #expect(try String(contentsOf: program, encoding: .utf8) == "a program")
        throw Stop()
      }
    }
    let after = try files.attributesOfItem(atPath: program.path)
    #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
    #expect(after[.modificationDate] as? Date == before[.modificationDate] as? Date)
    #expect(after[.type] as? FileAttributeType == .typeRegular)
  }

  @Test func `a link that was left behind is no harm`() throws {
    try fill(app([]))
    let program = build.appending(path: "Trips")
    let place = try bundle.add(program)
    try FileManager.default.removeItem(at: program)
    try FileManager.default.createSymbolicLink(at: program, withDestinationURL: place)
    let text = try bundle.holding(program) { try String(contentsOf: program, encoding: .utf8) }
    #expect(text == "a program")
    let type = try FileManager.default.attributesOfItem(atPath: program.path)[.type]
    #expect(type as? FileAttributeType == .typeRegular)
  }

  // MARK: Info.plist

  @Test func `Info plist has what Xcode would write in it`() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleName</key><string>${PRODUCT_NAME} for two</string>
        <key>List</key><array><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></array>
        <key>Other</key><string>$(OTHER)</string>
        <key>Host</key><string>a.$(PRODUCT_NAME:lower).$(OTHER:lower)</string>
      </dict></plist>
      """
    try package.write(file, to: "Info.plist")
    try fill(app([], infoPlist: "Info.plist"))
    let info = try #require(try info())
    #expect(info["CFBundleName"] as? String == "Trips for two")
    #expect(info["List"] as? [String] == ["Trips.SceneDelegate"])
    #expect(info["Other"] as? String == "$(OTHER)")
    #expect(info["Host"] as? String == "a.trips.$(OTHER:lower)")
    #expect(info["CFBundleShortVersionString"] as? String == "1.0")
    #expect(info["CFBundleIdentifier"] as? String == "app.Trips")
  }

  @Test func `a framework and its tests have an Info plist of their own`() throws {
    try files(["Kit.plist": ["KitURL": "$(KIT_URL)"], "Tests.plist": ["Fixture": "a.json"]])
    let kit = ProjectTarget(
      name: "Kit", kind: .library, sources: [], resources: [URL(filePath: "/kit.json")],
      infoPlist: package.url.appending(path: "Kit.plist"),
      buildSettings: ["KIT_URL": "https://example.com", "PRODUCT_BUNDLE_IDENTIFIER": "org.kit"])
    let tests = ProjectTarget(
      name: "KitTests", kind: .tests, sources: [],
      infoPlist: package.url.appending(path: "Tests.plist"), buildSettings: ["SDKROOT": "iphoneos"])
    // The second time there are files to replace.
    for _ in 1...2 {
      try fill(app([]), [kit, tests])
      let values = try info(in: "App_Kit.resources")
      #expect(values?["KitURL"] as? String == "https://example.com")
      #expect(values?["CFBundleIdentifier"] as? String == "org.kit")
      #expect(values?["CFBundlePackageType"] as? String == "FMWK")
      let others = try info(in: "App_KitTests.resources")
      #expect(others?["Fixture"] as? String == "a.json")
      #expect(others?["CFBundlePackageType"] as? String == "BNDL")
    }
    #expect(try text("App_Kit.resources/kit.json") == "1")
  }

  @Test func `a framework whose Info plist cannot be read has none`() throws {
    let kit = ProjectTarget(
      name: "Kit", kind: .library, sources: [],
      infoPlist: package.url.appending(path: "missing.plist"),
      buildSettings: ["SDKROOT": "iphoneos"])
    try fill(app([]), [kit])
    #expect(try info()?["CFBundlePackageType"] as? String == "APPL")
  }

  private func files(_ lists: [String: [String: String]]) throws {
    for (name, list) in lists {
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: package.url.appending(path: name))
    }
  }

  @Test func `settings of the project stand in Info plist where it names them`() throws {
    let file = """
      <plist version="1.0"><dict>
        <key>Server</key><string>https://$(API_HOST)/v1</string>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      </dict></plist>
      """
    try package.write(file, to: "Info.plist")
    let settings = ["API_HOST": "dev.example", "PRODUCT_BUNDLE_IDENTIFIER": "example.trips"]
    try fill(app([], infoPlist: "Info.plist", settings: settings))
    let info = try #require(try info())
    #expect(info["Server"] as? String == "https://dev.example/v1")
    #expect(info["CFBundleIdentifier"] as? String == "example.trips")
  }

  @Test func `settings make what Xcode makes of them, and stand before the file`() throws {
    let file = "<plist><dict><key>UIMainStoryboardFile</key><string>Old</string></dict></plist>"
    try package.write(file, to: "Info.plist")
    let settings = [
      "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "UIInterfaceOrientationPortrait Other",
      "INFOPLIST_KEY_UIStatusBarHidden": "NO", "INFOPLIST_KEY_NSCameraUsageDescription": "Why not",
      "INFOPLIST_KEY_UILaunchScreen_Generation": "YES", "INFOPLIST_KEY_OfMyOwn": "nothing",
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "NO",
    ]
    try fill(app([], infoPlist: "Info.plist", settings: settings))
    let info = try #require(try info())
    #expect(info["UIMainStoryboardFile"] as? String == "Main")
    #expect(
      info["UISupportedInterfaceOrientations~ipad"] as? [String]
        == ["UIInterfaceOrientationPortrait", "Other"])
    #expect(info["UIStatusBarHidden"] as? Bool == false)
    #expect(info["NSCameraUsageDescription"] as? String == "Why not")
    #expect((info["UILaunchScreen"] as? [String: Any])?.isEmpty == true)
    #expect(info["UIApplicationSceneManifest"] == nil)
    #expect(info["OfMyOwn"] == nil)
  }

  @Test func `settings make nothing where nobody asks for it`() throws {
    try fill(app([], settings: ["INFOPLIST_KEY_UIMainStoryboardFile": "Main"]))
    #expect(try #require(try info())["UIMainStoryboardFile"] == nil)
  }

  @Test func `an Info plist that cannot be read is named`() throws {
    try package.write("no list", to: "Info.plist")
    #expect(
      throws: ProjectError(
        "\(package.url.path)/Info.plist is not a valid property list. Open it in Xcode to find the error."
      )
    ) {
      try fill(app([], infoPlist: "Info.plist"))
    }
  }
}

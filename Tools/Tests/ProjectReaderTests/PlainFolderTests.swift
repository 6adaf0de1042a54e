import Foundation
import ProjectReader
import TemporaryFolders
import Testing

@Suite struct PlainFolderTests {
  @Test func `all sources of a folder are one app, its resources lie beside them`() throws {
    let folder = try TemporaryFolder([
      "AppDelegate.swift": "", "Screens/List.swift": "", "Base.lproj/Main.storyboard": "",
      "Assets.xcassets/Contents.json": "{}", "Supporting/Info.plist": "", "README.md": "",
    ])
    let project = try ProjectReader.read(folder.url)
    let app = try #require(project.apps.first)
    #expect(app.name == "App")
    #expect(folder.paths(app.sources) == ["AppDelegate.swift", "Screens/List.swift"])
    #expect(folder.paths(app.resources) == ["Assets.xcassets", "Base.lproj"])
    #expect(app.infoPlist.map { folder.paths([$0]) } == ["Supporting/Info.plist"])
  }

  @Test func `what others have put there is no part of the app`() throws {
    let folder = try TemporaryFolder([
      "App.swift": "", "Pods/Other/Other.swift": "", ".build/x.swift": "",
      "Some.framework/y.swift": "", "Old/Package.swift": "",
    ])
    let app = try #require(try ProjectReader.read(folder.url).apps.first)
    #expect(folder.paths(app.sources) == ["App.swift"])
  }

  @Test func `a folder of tests is a target of its own`() throws {
    let folder = try TemporaryFolder(["App.swift": "", "AppTests/AppTests.swift": ""])
    let project = try ProjectReader.read(folder.url)
    let tests = try #require(project.targets.first { $0.kind == .tests })
    #expect(tests.name == "AppTests")
    #expect(tests.dependencies == ["App"])
    #expect(folder.paths(tests.sources) == ["AppTests/AppTests.swift"])
    #expect(tests.isHosted)
  }

  @Test func `a module has a name that Swift can write`() {
    let target = ProjectTarget(name: "2 My-App", kind: .app, sources: [])
    #expect(target.module == "_2_My_App")
  }

  @Test func `a folder without sources is refused`() throws {
    let folder = try TemporaryFolder(["README.md": ""])
    let error = #expect(throws: ProjectError.self) { try ProjectReader.read(folder.url) }
    #expect(error?.description.hasSuffix("/App has no Swift sources") == true)
  }

  @Test func `a path to nothing is refused`() {
    let error = #expect(throws: ProjectError.self) {
      try ProjectReader.read(URL(filePath: "/nowhere/at/all"))
    }
    #expect(error?.description == "/nowhere/at/all does not exist")
  }

  @Test func `a path to a file is refused`() throws {
    let folder = try TemporaryFolder(["App.swift": ""])
    let error = #expect(throws: ProjectError.self) {
      try ProjectReader.read(folder.url.appending(path: "App.swift"))
    }
    #expect(error?.description.contains("Name the app's folder") == true)
  }

  @Test func `several projects in a folder are named`() throws {
    let folder = try TemporaryFolder([
      "One.xcodeproj/project.pbxproj": "", "Two.xcodeproj/project.pbxproj": "",
    ])
    let error = #expect(throws: ProjectError.self) { try ProjectReader.read(folder.url) }
    #expect(error?.description.hasSuffix("Name one of them: One.xcodeproj, Two.xcodeproj") == true)
  }

  @Test func `lists of services are data, and no Info plist`() throws {
    let keys = "<plist><dict><key>API_KEY</key><string>1</string></dict></plist>"
    let own = "<plist><dict><key>CFBundleName</key><string>App</string></dict></plist>"
    let folder = try TemporaryFolder([
      "App.swift": "", "Service-Info.plist": keys, "Trips-Info.plist": own, "Words.plist": keys,
    ])
    let app = try #require(try ProjectReader.read(folder.url).apps.first)
    #expect(app.infoPlist.map { folder.paths([$0]) } == ["Trips-Info.plist"])
    #expect(folder.paths(app.resources) == ["Service-Info.plist", "Words.plist"])
  }

  @Test func `a project in a folder further down is found`() throws {
    let files = XcodeProjectTests.files.map { ("Source/ios/\($0.key)", $0.value) }
    let folder = try TemporaryFolder(
      Dictionary(files) { $1 }.merging([
        "README.md": "", "Scripts/make.swift": "", "Pods/Pods.xcodeproj/project.pbxproj": "",
        "_Pods.xcodeproj/other": "",
      ]) { $1 })
    let project = try ProjectReader.read(folder.url)
    #expect(project.apps.map(\.name) == ["My App"])
  }

  @Test func `projects in several folders are named`() throws {
    let folder = try TemporaryFolder([
      "One/One.xcodeproj/project.pbxproj": "", "Two/Two.xcodeproj/project.pbxproj": "",
      "Two/More/Three.xcodeproj/project.pbxproj": "",
    ])
    let error = #expect(throws: ProjectError.self) { try ProjectReader.read(folder.url) }
    #expect(
      error?.description.hasSuffix("/One/One.xcodeproj, \(folder.url.path)/Two/Two.xcodeproj")
        == true)
  }
}

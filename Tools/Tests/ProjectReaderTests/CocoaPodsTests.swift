import Foundation
import ProjectReader
import TemporaryFolders
import Testing

@Suite struct CocoaPodsTests {
  private static let files = XcodeProjectTests.files.merging([
    "Podfile": """
    target 'My App' do
      pod 'Alamofire', '~> 5.0'
      # pod 'Old', :path => '../Old'
      pod 'Coordination', :path => '../Coordination'
      pod 'Coordination/Testing', :path => '../Coordination'
      pod "Store", path: "Modules/Store"
      pod 'Nowhere', :path => '../Nowhere'
    end
    """,
    "../Coordination/Coordination.podspec": """
    Pod::Spec.new do |s|
      s.name = 'Coordination'
      # s.source_files = 'Old/*'
      s.source_files = 'Sources/**/*.{h,swift}', 'Extra/?.swift'
      s.exclude_files = ['Sources/Skipped.swift']
      s.osx.source_files = 'Mac/*.swift'
      s.test_spec 'Tests' do |tests|
        if true
          tests.requires_app_host = true
        end
        tests.source_files = 'Tests/*.swift'
      end
      s.resources = 'Assets/*.xcassets'
      s.dependency 'Store'
    end
    """,
    "../Coordination/Sources/Deep/Er/Flow.swift": "", "../Coordination/Sources/Top.swift": "",
    "../Coordination/Sources/Skipped.swift": "", "../Coordination/Extra/A.swift": "",
    "../Coordination/Extra/Long.swift": "", "../Coordination/Tests/FlowTests.swift": "",
    "../Coordination/Mac/Window.swift": "", "../Coordination/Old/Old.swift": "",
    "../Coordination/Assets/Icons.xcassets/Contents.json": "",
    "Modules/Store/Store.podspec": """
    Pod::Spec.new do |spec|
      spec.module_name = 'StoreKitten'
      spec.source_files = [
        'Store.swift',
        'More',
      ]
      spec.resources = 'Data/{a,b}.json',
        'Words/*.txt'
    end
    """,
    "Modules/Store/Store.swift": "", "Modules/Store/More/Cat.swift": "",
    "Modules/Store/Other.swift": "", "Modules/Store/Data/b.json": "",
    "Modules/Store/Words/one.txt": "",
  ]) { $1 }

  @Test func `pods that lie beside the app are libraries of it`() throws {
    let folder = try TemporaryFolder(Self.files)
    let project = try ProjectReader.read(folder.url)
    let pod = try #require(project.targets.first { $0.name == "Coordination" })
    #expect(pod.kind == .library)
    #expect(
      pod.sources.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") } == [
        "Extra/A.swift", "Er/Flow.swift", "Sources/Top.swift",
      ])
    #expect(pod.resources.map(\.lastPathComponent) == ["Icons.xcassets"])
    let app = try #require(project.apps.first)
    #expect(app.dependencies.contains("Coordination"))
    #expect(project.closure(of: app).map(\.name).last == "My App")
  }

  @Test func `a list of sources over several lines, folders among them, is read`() throws {
    let folder = try TemporaryFolder(Self.files)
    let project = try ProjectReader.read(folder.url)
    let pod = try #require(project.targets.first { $0.name == "StoreKitten" })
    #expect(
      folder.paths(pod.resources) == ["Modules/Store/Data/b.json", "Modules/Store/Words/one.txt"])
    #expect(
      folder.paths(pod.sources) == ["Modules/Store/More/Cat.swift", "Modules/Store/Store.swift"])
  }

  @Test func `pods that are not on this machine are left to the compiler`() throws {
    let folder = try TemporaryFolder(Self.files)
    let names = Set(try ProjectReader.read(folder.url).targets.map(\.name))
    #expect(names.isDisjoint(with: ["Alamofire", "Old", "Nowhere"]))
  }

  @Test func `installed pods are as their project says`() throws {
    var files = Self.files
    files["Pods/Kit/Kit.swift"] = ""
    files["Pods/Alamofire/Source/Session.swift"] = ""
    files["Pods/Pods.xcodeproj/project.pbxproj"] = """
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (AF, ALL, CHECKS); };
          MAIN = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = Alamofire/Source/Session.swift; sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          S1 = {isa = PBXSourcesBuildPhase; files = (B1); };
          AF = {isa = PBXNativeTarget; name = Alamofire; buildPhases = (S1); productType = "com.apple.product-type.framework"; };
          ALL = {isa = PBXNativeTarget; name = "Pods-My App"; buildPhases = (); dependencies = (D1); productType = "com.apple.product-type.framework"; };
          CHECKS = {isa = PBXNativeTarget; name = "Pods-My App-Tests"; buildPhases = (); dependencies = (); productType = "com.apple.product-type.framework"; };
          D1 = {isa = PBXTargetDependency; target = AF; };
        };
        rootObject = ROOT;
      }
      """
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    let pod = try #require(project.targets.first { $0.name == "Alamofire" })
    #expect(folder.paths(pod.sources) == ["Pods/Alamofire/Source/Session.swift"])
    let app = try #require(project.apps.first)
    #expect(app.dependencies.contains("Alamofire"))
    let tests = try #require(project.tests.first)
    #expect(!tests.dependencies.contains("Alamofire"))
    #expect(!project.targets.contains { $0.name == "Coordination" })
  }

  @Test func `pods without Swift are no hindrance`() throws {
    var files = Self.files
    files["Pods/Pods.xcodeproj/project.pbxproj"] =
      "{objects = {ROOT = {isa = PBXProject; targets = (); };}; rootObject = ROOT;}"
    let folder = try TemporaryFolder(files)
    #expect(try ProjectReader.read(folder.url).apps.map(\.name) == ["My App"])
  }

  @Test func `a pod that was not installed is fetched from the repository that the Podfile names`()
    throws
  {
    let far = try Repository("Far", versions: ["1.0.0", "2.0.0"])
    let folder = try TemporaryFolder(
      Self.files.merging([
        "Podfile": """
        target 'My App' do
          pod 'Far', :git => '\(far.url)', :tag => '1.0.0'
          pod 'Farther', :git => '\(far.url)ther'
        end
        """
      ]) { $1 })
    let fetcher = PackageFetcher(folder.url.appending(path: "packages"))
    let project = try ProjectReader.read(folder.url, fetching: fetcher)
    #expect(
      project.targets.first { $0.name == "Far" }?.sources.map(\.lastPathComponent) == ["Far.swift"])
    let missing = project.problems.map(\.message).filter { $0.hasPrefix("missing pods: ") }
    #expect(missing.count == 1)
    #expect(missing.first?.hasPrefix("missing pods: Farther. Run") == true)
  }

  @Test func `what a Podfile names as a branch is no option of git's`() throws {
    let far = try Repository("Far", versions: ["1.0.0"])
    let marker = FileManager.default.temporaryDirectory.appending(path: "reached-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: marker) }
    let folder = try TemporaryFolder(
      Self.files.merging([
        "Podfile": """
        target 'My App' do
          pod 'Far', :git => '\(far.url)', :branch => '--upload-pack=touch \(marker);'
        end
        """
      ]) { $1 })
    let fetcher = PackageFetcher(folder.url.appending(path: "packages"))
    let project = try ProjectReader.read(folder.url, fetching: fetcher)
    #expect(project.problems.contains { $0.message.hasPrefix("missing pods: Far. Run") })
    #expect(!FileManager.default.fileExists(atPath: marker))
  }
}

import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// Pods without `pod install`: a library that its example has from the folder above, and vendored pods.
@Suite struct PodSpecificationTests {
  private func files(pod: String, specification: String) -> [String: String] {
    [
      "Kit.podspec": specification, "Package.swift": ProjectText.package("Kit", hasTests: false),
      "Sources/Kit/Kit.swift": "", "Sources/Core/Core.swift": "", "Sources/UI/View.swift": "",
      "Sources/Mocks/Mock.swift": "", "Assets/a.png": "", "Specs/KitSpecs.swift": "",
      "Example/Podfile": """
      use_frameworks!
      target 'Kit_Example' do
        \(pod)
        target 'Kit_Tests' do
          inherit! :search_paths
        end
      end
      """,
      "Example/Kit.xcodeproj/project.pbxproj": ProjectText.project([
        .app("Kit_Example"), .tests("Kit_Tests", needs: ["Kit_Example"]),
      ]),
      "Example/Kit_Example/App.swift": "import Kit",
      "Example/Kit_Tests/Tests.swift": "import Kit",
    ]
  }

  private let specification = """
    Pod::Spec.new do |s|
      s.name = 'Kit'
      s.description = <<-DESC
        if it helps, do
      DESC
      s.default_subspecs = 'Core'
      s.resource_bundles = { 'Kit' => ['Assets/*.{png,xib}'] }
      s.subspec 'Core' do |core|
        core.source_files = 'Sources/Core/**/*.swift'
        if true
          core.dependency 'Base', '~> 1.0'
        end
      end
      s.subspec 'UI' do |ui|
        ui.source_files = 'Sources/UI/*.swift'
        ui.dependency "#{s.name}/Core"
      end
      s.subspec 'Mocks' do |mocks|
        mocks.source_files = 'Sources/Mocks/*.swift'
        mocks.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '-D MOCKS' }
      end
      s.test_spec 'Specs' do |specs|
        specs.source_files = 'Specs/*.swift'
        specs.dependency 'Quick'
      end
    end
    """

  private func library(_ pod: String) throws -> (library: ProjectTarget, paths: [String], Project) {
    let folder = try TemporaryFolder(files(pod: pod, specification: specification))
    let project = try ProjectReader.read(folder.url)
    let library = try #require(project.targets.first { $0.name == "Kit" })
    return (library, folder.paths(library.sources), project)
  }

  @Test func `an example has the library above it without installed pods`() throws {
    let (_, paths, project) = try library("pod 'Kit', :path => '../'")
    #expect(paths == ["Sources/Core/Core.swift"])
    let tests = try #require(project.tests.first { $0.name == "Kit_Tests" })
    #expect(project.closure(of: tests).map(\.name) == ["Kit", "Kit_Example", "Kit_Tests"])
  }

  @Test func `a subspec that is named comes with those that it needs`() throws {
    let (_, paths, _) = try library("pod 'Kit/UI', path: '../'")
    #expect(paths == ["Sources/Core/Core.swift", "Sources/UI/View.swift"])
  }

  @Test func `subspecs in a list come with their conditions`() throws {
    let (library, paths, _) = try library("pod 'Kit', :path => '../', :subspecs => ['Mocks']")
    #expect(paths == ["Sources/Mocks/Mock.swift"])
    #expect(library.defines == ["COCOAPODS", "MOCKS"])
  }

  @Test func `resources of bundles are the pod's`() throws {
    let (library, _, _) = try library("pod 'Kit', :path => '../'")
    #expect(library.resources.map(\.lastPathComponent) == ["a.png"])
  }

  @Test func `tests of a pod that a Podfile asks for are targets`() throws {
    let (_, _, project) = try library("pod 'Kit', :path => '../',\n    :testspecs => ['Specs']")
    let tests = try #require(project.tests.first { $0.name == "Kit-Unit-Specs" })
    #expect(tests.sources.map(\.lastPathComponent) == ["KitSpecs.swift"])
    #expect(tests.dependencies.contains("Kit"))
  }

  @Test func `what is missing is said in one list, with versions`() throws {
    var files = files(pod: "pod 'Kit', :path => '../'", specification: specification)
    files["Example/Podfile.lock"] = """
      PODS:
        - Base (1.2.0)
        - Kit/Core (1.0.0):
          - Base (~> 1.0)
        - Quick (7.0.0)

      DEPENDENCIES:
        - Kit (from `../`)
      """
    let folder = try TemporaryFolder(files)
    let problems = try ProjectReader.read(folder.url).problems
    #expect(
      problems.map(\.message) == [
        "missing pods: Base 1.2.0, Quick 7.0.0. Run `pod install` in "
          + "\(folder.url.standardizedFileURL.path)/Example, or pass --stub for each imported module"
      ])
    #expect(problems.map(\.isError) == [false])
  }

  @Test func `vendored pods without a project are the sources in their folders`() throws {
    var files = files(pod: "pod 'Base'", specification: specification)
    files["Example/Pods/Base/Source/Base.swift"] = "import Deep"
    files["Example/Pods/Base/Tests/BaseTests.swift"] = ""
    files["Example/Pods/Deep/Deep.swift"] = ""
    files["Example/Kit_Tests/Tests.swift"] = "import Base"
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    let pod = try #require(project.targets.first { $0.name == "Base" })
    #expect(folder.paths(pod.sources).first == "Example/Pods/Base/Source/Base.swift")
    let tests = try #require(project.tests.first { $0.name == "Kit_Tests" })
    #expect(project.closure(of: tests).map(\.name).contains("Base"))
    #expect(project.closure(of: pod).map(\.name) == ["Deep", "Base"])
  }
}

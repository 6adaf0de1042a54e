/// Texts of small Xcode projects and workspaces.
enum ProjectText {
  /// A target: what it makes, and what else its project says of it.
  struct Target {
    let name: String
    let kind: String
    var needs: [String] = []
    var settings = ""
    /// The folder of its files, if it is not called like the target.
    var folder: String?

    static func app(_ name: String, needs: [String] = [], settings: String = "") -> Target {
      Target(name: name, kind: "application", needs: needs, settings: settings)
    }

    static func tests(_ name: String, needs: [String] = [], settings: String = "") -> Target {
      Target(name: name, kind: "bundle.unit-test", needs: needs, settings: settings)
    }

    static func library(
      _ name: String, needs: [String] = [], settings: String = "", in folder: String? = nil
    ) -> Target {
      Target(name: name, kind: "framework", needs: needs, settings: settings, folder: folder)
    }
  }

  /// A project whose targets have all that is in their folders.
  ///
  /// - Parameters:
  ///   - targets: The targets; what they need they need by name.
  ///   - references: The paths of other projects that it refers to.
  ///   - packages: The paths of packages that it refers to.
  /// - Returns: The text of its `project.pbxproj`.
  static func project(
    _ targets: [Target], references: [String] = [], packages: [String] = []
  ) -> String {
    func list(_ letter: String, _ count: Int) -> String {
      (0..<count).map { "\(letter)\($0)" }.joined(separator: ", ")
    }
    let objects = targets.enumerated().map { number, target in
      let needs = target.needs.enumerated().map { place, name in
        "D\(number)x\(place) = {isa = PBXTargetDependency; targetProxy = X\(number)x\(place); };\n"
          + "X\(number)x\(place) = {isa = PBXContainerItemProxy; remoteInfo = \"\(name)\"; };"
      }.joined(separator: "\n")
      return """
        T\(number) = {isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(number); fileSystemSynchronizedGroups = (G\(number)); dependencies = (\(list("D\(number)x", target.needs.count))); productType = "com.apple.product-type.\(target.kind)"; };
        L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number)); };
        C\(number) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(target.settings)}; };
        G\(number) = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(target.folder ?? target.name)"; sourceTree = "<group>"; };
        \(needs)
        """
    }
    let projects = references.enumerated().map { number, path in
      "R\(number) = {isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; path = \"\(path)\"; sourceTree = \"<group>\"; };"
    }
    let local = packages.enumerated().map { number, path in
      "S\(number) = {isa = XCLocalSwiftPackageReference; relativePath = \"\(path)\"; };"
    }
    let groups = references.indices.map { "{ProjectRef = R\($0); }" }.joined(separator: ", ")
    return """
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (\(list("T", targets.count))); projectReferences = (\(groups)); packageReferences = (\(list("S", packages.count))); };
          MAIN = {isa = PBXGroup; children = (\(list("G", targets.count)), \(list("R", references.count))); sourceTree = "<group>"; };
      \((objects + projects + local).joined(separator: "\n"))
        };
        rootObject = ROOT;
      }
      """
  }

  /// A workspace with projects and packages at paths.
  static func workspace(_ paths: String...) -> String {
    "<?xml version=\"1.0\"?>\n<Workspace version = \"1.0\">"
      + paths.map { "<FileRef location = \"group:\($0)\"></FileRef>" }.joined() + "</Workspace>"
  }

  /// The manifest of a package with a library, and with tests of it where they are asked for.
  static func package(_ name: String, hasTests: Bool = true) -> String {
    let tests = hasTests ? ", .testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\"])" : ""
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)",
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        targets: [.target(name: "\(name)")\(tests)])
      """
  }
}

/// Xcode projects with an app that needs packages.
enum PackagesProject {
  /// A project whose app needs products, with what its file says besides.
  static func text(
    packages: [String] = [], products: [String] = [], linked: [String] = [], files: [String] = []
  ) -> String {
    let all = products + linked
    let ids = all.indices.map { "P\($0)" }
    let own = ids.prefix(products.count).joined(separator: ", ")
    let phase = ids.dropFirst(products.count).map { "B\($0)" }.joined(separator: ", ")
    return """
      // !$*UTF8*$!
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP); packageReferences = (\(list("R", packages))); };
          MAIN = {isa = PBXGroup; children = (GAPP, \(list("F", files))); sourceTree = "<group>"; };
          GAPP = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          APP = {isa = PBXNativeTarget; name = Trips; buildPhases = (LINK); fileSystemSynchronizedGroups = (GAPP); packageProductDependencies = (\(own)); productType = "com.apple.product-type.application"; };
          LINK = {isa = PBXFrameworksBuildPhase; files = (\(phase)); };
      \(numbered("R", packages))
      \(numbered("P", all.map { "{isa = XCSwiftPackageProductDependency; \($0); }" }))
      \(ids.map { "B\($0) = {isa = PBXBuildFile; productRef = \($0); };" }.joined(separator: "\n"))
      \(numbered("F", files.map { "{isa = PBXFileReference; lastKnownFileType = wrapper; path = \"\($0)\"; sourceTree = \"<group>\"; }" }))
        };
        rootObject = ROOT;
      }
      """
  }

  private static func list(_ letter: String, _ items: [String]) -> String {
    items.indices.map { "\(letter)\($0)" }.joined(separator: ", ")
  }

  private static func numbered(_ letter: String, _ items: [String]) -> String {
    items.enumerated().map { "\(letter)\($0) = \($1);" }.joined(separator: "\n")
  }

  /// A reference to a package elsewhere.
  static func remote(_ url: String, _ requirement: String) -> String {
    "{isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(url)\"; "
      + "requirement = {\(requirement)}; }"
  }

  static func local(_ path: String) -> String {
    "{isa = XCLocalSwiftPackageReference; relativePath = \"\(path)\"; }"
  }

  static func manifest(_ name: String, _ rest: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    import CompilerPluginSupport

    let package = Package(name: "\(name)", \(rest))
    """
  }
}

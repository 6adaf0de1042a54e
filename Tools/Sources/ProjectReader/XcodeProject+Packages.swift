import Foundation

/// The packages that an Xcode project has.
extension XcodeProject {
  /// The packages on this machine: the project refers to them, or their folders are among its
  /// files.
  var localPackages: [URL] {
    let referred = references.filter { $0.kind == "XCLocalSwiftPackageReference" }
      .compactMap { $0.string("relativePath") ?? $0.string("path") }
      .map { $0.hasPrefix("/") ? URL(filePath: $0) : root.appending(path: $0) }
    let dragged = paths.filter { id, url in
      objects[id]?.kind == "PBXFileReference"
        && FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path)
    }.values.sorted { $0.path < $1.path }
    return (referred + dragged).map(\.standardizedFileURL)
  }

  /// The packages to fetch. References that Xcode would not write are left out.
  var remotePackages: [RemotePackage] {
    references.filter { $0.kind == "XCRemoteSwiftPackageReference" }.compactMap(Self.remotePackage)
  }

  private var references: [XcodeObjects.Object] {
    objects.list("packageReferences", of: objects.root)
  }

  private static func remotePackage(_ reference: XcodeObjects.Object) -> RemotePackage? {
    guard let url = reference.string("repositoryURL") else { return nil }
    let values = reference.dictionary("requirement")
    func text(_ key: String) -> String? { values[key] as? String }
    let requirement: RemotePackage.Requirement? =
      switch text("kind") {
      case "upToNextMajorVersion":
        text("minimumVersion").map {
          .range(from: $0, to: PackageVersion($0).next(at: 0).text)
        }
      case "upToNextMinorVersion":
        text("minimumVersion").map {
          .range(from: $0, to: PackageVersion($0).next(at: 1).text)
        }
      case "versionRange":
        text("minimumVersion").flatMap { from in
          text("maximumVersion").map { .range(from: from, to: $0) }
        }
      case "exactVersion": text("version").map { .exact($0) }
      case "branch": text("branch").map { .branch($0) }
      case "revision": text("revision").map { .revision($0) }
      default: nil
      }
    return requirement.map { RemotePackage(url: url, requirement: $0) }
  }

  /// Returns the package products that a target needs: those that it names, and those that its link
  /// phase names.
  mutating func needed(
    by target: XcodeObjects.Object, called name: String, of packages: inout PackageTargets
  ) -> PackageTargets.Needed {
    let linked = objects.list("buildPhases", of: target)
      .flatMap { objects.list("files", of: $0) }.filter(isBuiltForPhones)
      .compactMap { objects[$0.string("productRef")] }
    var all = PackageTargets.Needed()
    var seen: Set<String> = []
    for product in objects.list("packageProductDependencies", of: target) + linked
    where seen.insert(product.id).inserted {
      guard let productName = product.string("productName") else { continue }
      let reference = objects[product.string("package")]
      let package = reference?.string("repositoryURL") ?? reference?.string("relativePath")
      let identity = package.map(RemotePackage.identity)
      let found = packages.product(productName, of: identity) ?? packages.product(productName)
      guard let needed = found else {
        note(productName, isMissingFor: name, in: identity, packages)
        continue
      }
      all.targets += needed.targets
      all.products += needed.products
    }
    return all
  }

  /// Storyline exists without being a package here; a missing package was reported already.
  private mutating func note(
    _ product: String, isMissingFor target: String, in identity: String?, _ packages: PackageTargets
  ) {
    guard identity.map(packages.has) ?? !product.hasPrefix("Storyline") else { return }
    problems.append(
      ProjectProblem(
        file: file,
        message: "\(target) needs the product \(product), "
          + "but no package of the project has it",
        target: target))
  }
}

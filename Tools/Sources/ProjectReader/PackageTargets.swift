import Foundation

/// Finds the needed targets of packages, and their dependencies.
struct PackageTargets {
  /// The dependencies of a target.
  struct Needed {
    var targets: [String] = []
    var products: [ProjectTarget.Product] = []
  }

  private let packages: [PackageGraph.Package]
  private(set) var problems: [ProjectProblem] = []
  /// The targets that are needed, by the numbers of their packages and their own in them.
  private var needed: [Place: Needed] = [:]

  private struct Place: Hashable, Comparable {
    let package: Int
    let target: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.package, one.target) < (other.package, other.target)
    }
  }

  /// Begins with all targets of the package that is the project itself, where one is. Of a project that has
  /// packages it begins with their tests, unless they are another party's.
  ///
  /// - Parameters:
  ///   - graph: The packages.
  ///   - takesLibraries: `true` to begin with the libraries of a project's packages too.
  init(_ graph: PackageGraph, takingLibraries takesLibraries: Bool = false) {
    packages = graph.packages
    problems = graph.problems
    let hasRoot = packages.contains(where: \.isRoot)
    for (number, package) in packages.enumerated() {
      let isBeside = !hasRoot && !package.isFetched
      let isOwn = isBeside && !ForeignFolders.contains(package.folder)
      for (place, target) in package.manifest.targets.enumerated() {
        let isTaken =
          isOwn && target.type == "test" || isBeside && takesLibraries && target.type == "regular"
        if package.isRoot || isTaken { add(place, of: number) }
      }
    }
  }

  // MARK: Finding

  /// Adds the targets that a product stands for.
  ///
  /// - Parameters:
  ///   - name: The name of the product.
  ///   - package: The identity or the name of its package, where that is known.
  /// - Returns: The targets; `nil` where no package has the product.
  mutating func product(_ name: String, of package: String? = nil) -> Needed? {
    for (number, candidate) in packages.enumerated() {
      guard candidate.isCalled(package),
        let product = candidate.manifest.products.first(where: { $0.name == name })
      else { continue }
      for (target, made) in candidate.manifest.targets.enumerated()
      where product.targets.contains(made.name) {
        add(target, of: number)
      }
      let own = ProjectTarget.Product(name: name, package: candidate.identity)
      return Needed(targets: product.targets, products: candidate.isFetched ? [own] : [])
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether there is such a package.
  func has(_ package: String) -> Bool { packages.contains { $0.isCalled(package) } }

  private mutating func add(_ number: Int, of packageNumber: Int) {
    let place = Place(package: packageNumber, target: number)
    guard needed[place] == nil else { return }
    needed[place] = Needed()
    let package = packages[packageNumber]
    let target = package.manifest.targets[number]
    if let kind = Self.unsupported[target.type] {
      note("the target \(target.name) is \(kind), which is not built here", package, target)
      return
    }
    if let plugins = target.pluginUsages, !plugins.isEmpty {
      note("the target \(target.name) uses plugins, which do not run here", package, target)
    }
    var all = Needed()
    for dependency in target.dependencies where dependency.platforms?.contains("ios") ?? true {
      let more = resolve(dependency, of: target, packageNumber)
      all.targets += more.targets
      all.products += more.products
    }
    needed[place] = all
  }

  private static let unsupported = [
    "macro": "a macro", "binary": "a binary framework", "plugin": "a plugin",
  ]

  private mutating func resolve(
    _ dependency: PackageManifest.Dependency, of target: PackageManifest.Target, _ number: Int
  ) -> Needed {
    let package = packages[number]
    let own = package.manifest.targets.firstIndex { $0.name == dependency.name }
    if dependency.package == nil, let own {
      add(own, of: number)
      return Needed(targets: [dependency.name])
    }
    if let product = product(dependency.name, of: dependency.package) { return product }
    // A missing package was reported already; of an existing one, its missing product is reported.
    if let name = dependency.package, has(name) {
      note(
        "\(target.name) needs \(dependency.name), which the package \(name) does not have", package,
        target)
    }
    return Needed()
  }

  private mutating func note(
    _ message: String, _ package: PackageGraph.Package, _ target: PackageManifest.Target
  ) {
    problems.append(
      ProjectProblem(
        file: package.manifestFile, message: message,
        package: package.isFetched ? package.identity : nil, target: target.name))
  }

  // MARK: Reading

  /// Reads the targets, in the order of the packages and their manifests.
  ///
  /// - Throws: ``ProjectError`` where the project's own package does not match its manifest.
  mutating func read() throws -> [ProjectTarget] {
    var targets: [ProjectTarget] = []
    for (place, needed) in needed.sorted(by: { $0.key < $1.key }) {
      let package = packages[place.package]
      let made = package.manifest.targets[place.target]
      let reader = PackageTargetReader(package: package, target: made, needed: needed)
      do {
        if let target = try reader.read() { targets.append(target) }
      } catch let error as ProjectError where !package.isRoot {
        note("\(error)", package, made)
      }
      if let message = reader.leftOut { note(message, package, made) }
    }
    return targets
  }
}

extension PackageGraph.Package {
  /// Returns a Boolean value that indicates whether that is its name, where one is given: manifests
  /// use both of its names.
  fileprivate func isCalled(_ name: String?) -> Bool {
    name.map { $0.lowercased() == identity || $0 == manifest.name } ?? true
  }
}

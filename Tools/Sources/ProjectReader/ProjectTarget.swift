public import Foundation

/// One module of a project.
public struct ProjectTarget: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case app, library, tests
    /// A target that is not written in Swift, and is built as it is.
    case foreign
  }

  /// A name under which another package offers modules.
  public struct Product: Hashable, Sendable {
    public let name: String
    /// The identity of the package.
    public let package: String

    public init(name: String, package: String) {
      self.name = name
      self.package = package
    }
  }

  public private(set) var name: String
  public let kind: Kind
  /// The Swift files, in the order of their paths.
  public let sources: [URL]
  /// Files and folders that are copied as they are: storyboards, catalogues of images, data.
  public let resources: [URL]
  public let infoPlist: URL?
  /// The values that a manifest adds to Info.plist, as a property list.
  public let infoValues: Data?
  /// The name under which sources import it.
  public let module: String
  /// The names of the targets of the same project that it needs.
  public private(set) var dependencies: [String]
  /// The products of fetched packages that the target needs; the targets behind them are
  /// dependencies too.
  public let products: [Product]
  /// A Boolean value that indicates whether tests find their app launched.
  public let isHosted: Bool
  /// The compilation conditions of the sources.
  public let defines: [String]
  /// The settings for compiling it, if a manifest has them.
  public let settings: TargetSettings?
  /// The build settings of the project, by Xcode's names.
  public let buildSettings: [String: String]
  /// The identity of the fetched package that it belongs to.
  public let package: String?
  /// The description of a target that is not written in Swift.
  public let foreign: ForeignTarget?
  /// The sources in other languages than Swift, which are left out.
  public private(set) var otherSources: [URL] = []
  /// A Boolean value that indicates whether it is an app extension, which is only built for tests
  /// that need it.
  let isExtension: Bool

  public init(
    name: String, module: String? = nil, kind: Kind, sources: [URL], resources: [URL] = [],
    infoPlist: URL? = nil, dependencies: [String] = [], products: [Product] = [],
    isHosted: Bool = false, defines: [String] = [], settings: TargetSettings? = nil,
    buildSettings: [String: String] = [:], package: String? = nil, foreign: ForeignTarget? = nil,
    infoValues: Data? = nil
  ) {
    self.init(
      name: name, module: module, kind: kind, sources: sources, resources: resources,
      infoPlist: infoPlist, dependencies: dependencies, products: products, isHosted: isHosted,
      defines: defines, settings: settings, buildSettings: buildSettings, package: package,
      foreign: foreign, infoValues: infoValues, isExtension: false)
  }

  init(
    name: String, module: String?, kind: Kind, sources: [URL], resources: [URL], infoPlist: URL?,
    dependencies: [String], products: [Product], isHosted: Bool, defines: [String],
    settings: TargetSettings?, buildSettings: [String: String], package: String? = nil,
    foreign: ForeignTarget? = nil, infoValues: Data? = nil, isExtension: Bool
  ) {
    self.name = name
    self.module = module ?? Self.moduleName(name)
    self.kind = kind
    self.sources = sources
    self.resources = resources
    self.infoPlist = infoPlist
    self.dependencies = dependencies
    self.products = products
    self.isHosted = isHosted
    self.defines = defines
    self.settings = settings
    self.buildSettings = buildSettings
    self.package = package
    self.foreign = foreign
    self.infoValues = infoValues
    self.isExtension = isExtension
  }

  /// The same target, with more targets that it needs.
  func needing(_ names: [String]) -> ProjectTarget {
    var target = self
    target.dependencies += names
    return target
  }

  /// The same target, with other targets that it needs.
  func needing(only names: [String]) -> ProjectTarget {
    var target = self
    target.dependencies = names
    return target
  }

  /// The same target, with sources that are left out.
  func leavingOut(_ files: [URL]) -> ProjectTarget {
    var target = self
    target.otherSources = files.sorted { $0.path < $1.path }
    return target
  }

  /// The same target, known by another name.
  func renamed(_ name: String) -> ProjectTarget {
    var target = self
    target.name = name
    return target
  }

  /// A name as Swift can write it, as Xcode makes it of a product's name.
  public static func moduleName(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (letters.first?.isNumber == true ? "_" : "") + String(letters)
  }
}

/// How a target is compiled.
public struct TargetSettings: Hashable, Sendable {
  public let languageMode: LanguageMode
  public let isMainActorByDefault: Bool
  public let upcomingFeatures: [String]
  public let experimentalFeatures: [String]
  /// A Boolean value that indicates whether it sees C++ as C++.
  public let usesCxx: Bool
  /// Libraries of the system that it is linked with.
  public let libraries: [String]

  public init(
    languageMode: LanguageMode, isMainActorByDefault: Bool = false, upcomingFeatures: [String] = [],
    experimentalFeatures: [String] = [], usesCxx: Bool = false, libraries: [String] = []
  ) {
    self.languageMode = languageMode
    self.isMainActorByDefault = isMainActorByDefault
    self.upcomingFeatures = upcomingFeatures
    self.experimentalFeatures = experimentalFeatures
    self.usesCxx = usesCxx
    self.libraries = libraries
  }
}

/// A target of C's, or a library of the system's: a folder that is built as it is.
public struct ForeignTarget: Hashable, Sendable {
  public let folder: URL
  /// All that belongs to it, as paths in the folder.
  public let files: [String]
  /// The folder of the public headers; `nil` if a manifest names none.
  public let publicHeaders: String?
  /// A Boolean value that indicates whether it only stands for a library that is there.
  public let isSystemLibrary: Bool
  /// The name by which `pkg-config` finds the library.
  public let pkgConfig: String?
  /// Settings of the compilers, as manifests write them: `cSettings` and `cxxSettings`.
  public let cSettings: [String]
  public let cxxSettings: [String]
}

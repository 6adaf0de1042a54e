import AppBuilder
import Foundation
import NavigationMap
import ProjectReader
import SourceFacts
import SourceMap

/// The reading of a map from the sources and storyboards of an app.
struct StaticMap {
  let name: String
  /// The folder that paths are relative to.
  let folder: URL
  private let paths: [String]
  private let storyboards: [String]
  private let main: String?

  /// The sources of an app that is built.
  init(_ builder: AppBuilder) {
    self.init(builder.project, builder.targets, name: builder.name)
  }

  /// The sources of the project that the options name; no package is fetched for them.
  ///
  /// - Throws: ``ProjectError`` where nothing can be read, or one of several apps has to be named.
  init(_ options: ProjectOptions) throws {
    let url = URL(filePath: options.path).standardizedFileURL
    let project = try ProjectReader.read(url, taking: options.choice?.choice, for: .app)
    if project.apps.isEmpty, options.target.isEmpty {
      // A library has screens, too.
      self.init(
        project, project.targets.filter { $0.kind == .library },
        name: ProjectTarget.moduleName(project.name))
    } else {
      let builder = try AppBuilder(
        project, for: .map, targets: options.target, cache: CacheFolder.standard())
      self.init(builder)
    }
    guard !paths.isEmpty else {
      throw ProjectError("\(url.path) has no Swift sources")
    }
  }

  private init(_ project: Project, _ roots: [ProjectTarget], name: String) {
    self.name = name
    folder = project.folder.standardizedFileURL
    let folder = folder.path
    let targets = roots.flatMap(project.closure).filter { $0.package == nil && $0.kind != .tests }
    var paths: Set<String> = []
    var storyboards: Set<String> = []
    for target in targets {
      paths.formUnion(target.sources.map { Self.path($0, from: folder) })
      for resource in target.resources {
        storyboards.formUnion(Self.storyboards(in: resource).map { Self.path($0, from: folder) })
      }
    }
    self.paths = paths.sorted()
    self.storyboards = storyboards.sorted()
    main = targets.lazy.filter { $0.kind == .app }.compactMap(Self.mainStoryboard).first
  }

  /// Reads the map, by way of the cache.
  func map() async -> NavigationMap {
    let url = CacheFolder.standard().bodies(of: folder)
    var cache = FactsCache.read(url)
    let reading = await cache.facts(of: paths, in: folder, withBodies: true)
    for (path, reason) in reading.unreadable {
      Console.say("warning: \(path) was not read: \(reason)")
    }
    // Without a cache the next run takes longer, and finds the same.
    if reading.parsed > 0 { try? cache.write(to: url) }
    let files = storyboards.compactMap { path -> StoryboardFile? in
      guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
        Console.say("warning: \(path) was not read. Check that it is a text in UTF-8.")
        return nil
      }
      return StoryboardFile(text, path: path)
    }
    let sources = SourceMap(reading.files, storyboards: files)
    let (calls, named) = sources.numbers
    if calls > 0 { Console.say("\(named) of \(calls) calls in the sources name their screen") }
    return sources.map(of: name, main: main)
  }

  // MARK: Files

  /// The path relative to a folder, which the file may be outside of.
  private static func path(_ url: URL, from folder: String) -> String {
    let path = url.standardizedFileURL.path
    if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
    let (mine, other) = (folder.split(separator: "/"), path.split(separator: "/"))
    let shared = zip(mine, other).prefix { $0 == $1 }.count
    let up = mine.dropFirst(shared).map { _ in ".." as Substring }
    return (up + other.dropFirst(shared)).joined(separator: "/")
  }

  /// The storyboards that a resource is or, as a folder, contains; of several languages the first.
  private static func storyboards(in resource: URL) -> [URL] {
    if resource.pathExtension == "storyboard" {
      return resource.lastPathComponent == "LaunchScreen.storyboard" ? [] : [resource]
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resource.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".storyboard") && $0 != "LaunchScreen.storyboard" }
      .map { resource.appending(path: $0) }
  }

  /// The storyboard that `Info.plist` or the build settings name.
  private static func mainStoryboard(of target: ProjectTarget) -> String? {
    if let name = target.buildSettings["INFOPLIST_KEY_UIMainStoryboardFile"] { return name }
    // A package has the file beside its sources.
    let beside = target.resources.map {
      $0.lastPathComponent == "Info.plist" ? $0 : $0.appending(path: "Info.plist")
    }
    let files = ([target.infoPlist].compactMap(\.self) + beside).lazy
    guard let data = files.compactMap({ try? Data(contentsOf: $0) }).first ?? target.infoValues,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any]
    else { return nil }
    if let name = sceneStoryboard(values) { return name }
    return values["UIMainStoryboardFile"] as? String
  }

  private static func sceneStoryboard(_ values: [String: Any]) -> String? {
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return scenes?.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
  }
}

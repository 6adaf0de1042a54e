import Foundation

/// Finds and reads the storyboards and nibs of bundles.
@MainActor
enum InterfaceFiles {
  enum Kind: String, Sendable {
    case storyboard, xib
  }

  /// The document of that name, the app's own with `nil`; `nil` where there is no such file. One
  /// that cannot be read is reported, and is empty.
  static func document(_ kind: Kind, named name: String, in bundle: Bundle?) -> InterfaceDocument? {
    let question = Question(
      kind: kind, name: name, bundle: bundle?.bundlePath, module: UIApplication.shared.moduleName,
      languages: Stage.shared.languages)
    if let known = documents[question] { return known }
    guard !name.isEmpty, let url = url(kind, name, bundle) else { return nil }
    let document = read(url)
    documents[question] = document
    return document
  }

  /// Reads a file with the texts that stand beside it.
  static func read(_ url: URL) -> InterfaceDocument {
    do {
      let root = try InterfaceReader.read(Data(contentsOf: url), file: url.lastPathComponent)
      return InterfaceDocument(
        file: url.lastPathComponent, root: root, strings: InterfaceStrings(beside: url), url: url)
    } catch {
      InterfaceReports.say("\(error)")
      return .empty(url.lastPathComponent)
    }
  }

  private struct Question: Hashable {
    let kind: Kind
    let name: String
    let bundle: String?
    let module: String?
    let languages: [String]
  }

  private static var documents: [Question: InterfaceDocument] = [:]

  // MARK: Searching

  /// Returns the folders to search. Where apps of several targets are beside each other, as in
  /// tests, those of the running app.
  private static func folders(_ bundle: Bundle?) -> [URL] {
    let all = ResourceFolders.of(bundle)
    guard bundle == nil, let module = UIApplication.shared.moduleName else { return all }
    let isOwn = { (folder: URL) in folder.lastPathComponent.hasSuffix("_\(module).resources") }
    return all.filter(isOwn) + all.filter { !isOwn($0) }
  }

  /// Returns the location of a file; `nil` if it does not exist.
  static func url(_ kind: Kind, _ name: String, _ bundle: Bundle?) -> URL? {
    let file = "\(name).\(kind.rawValue)"
    for folder in folders(bundle).flatMap(ResourceFolders.withSubfolders) {
      let localized = ([Languages.best(in: folder)].compactMap(\.self) + ["Base"]).map {
        folder.appendingPathComponent("\($0).lproj", isDirectory: true)
      }
      for place in localized + [folder] {
        let url = place.appendingPathComponent(file)
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    return nil
  }
}

extension ResourceFolders {
  /// A bundle's folder, and those in it which contain resources and are no localisations: so files
  /// of a folder that was copied into a bundle are found.
  static func withSubfolders(_ folder: URL) -> [URL] {
    // Beside an executable are the files of its build.
    guard bundleExtensions.contains(folder.pathExtension) else { return [folder] }
    let inside =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)) ?? []
    return [folder]
      + inside.filter { $0.hasDirectoryPath && $0.pathExtension.isEmpty }
      .sorted { $0.path < $1.path }
  }
}

/// The languages of the interface.
@MainActor
enum Languages {
  /// The localisation in a folder that suits people best, without its extension; `nil` for the one that
  /// the app was written in.
  static func best(in folder: URL) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let available = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    let development =
      Stage.shared.infoDictionary["CFBundleDevelopmentRegion"] as? String ?? "en"
    for language in Stage.shared.languages {
      if let exact = available.first(where: { $0 == language }) { return exact }
      let short = String(language.prefix { $0 != "-" && $0 != "_" })
      if let same = available.first(where: { $0 == short }) { return same }
      if short == development { return nil }
    }
    return nil
  }
}

import Foundation

/// Info.plist of an app that is a package: SwiftPM has no place for it but a folder among the resources.
@MainActor
enum AppInfo {
  /// Returns the Info.plist among the resources of the app's module; empty if there is none.
  static func dictionary(ofModule module: String?) -> [String: Any] {
    for folder in folders(ofModule: module).flatMap(ResourceFolders.withSubfolders) {
      // The one at the top is SwiftPM's own, without data about the app.
      guard !ResourceFolders.bundleExtensions.contains(folder.pathExtension) else { continue }
      let file = folder.appendingPathComponent("Info.plist")
      guard let data = try? Data(contentsOf: file) else { continue }
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      if let dictionary = list as? [String: Any] { return dictionary }
      InterfaceReports.say("\(file.path): this is no dictionary")
    }
    return [:]
  }

  /// Returns a Boolean value that indicates whether the module has a storyboard of that name.
  static func hasStoryboard(_ name: String, inModule module: String?) -> Bool {
    folders(ofModule: module).contains { folder in
      Bundle(url: folder).map { InterfaceFiles.document(.storyboard, named: name, in: $0) != nil }
        ?? false
    }
  }

  private static func folders(ofModule module: String?) -> [URL] {
    guard let module else { return [] }
    return ResourceFolders.of(nil).filter { folder in
      // An app in a folder of its own has all that it reads in there.
      folder.pathExtension == "app" || folder.lastPathComponent.hasSuffix("_\(module).resources")
    }
  }
}

/// The first screen of an app whose Info.plist, or scene configuration, names a storyboard.
@MainActor
enum MainStoryboard {
  /// The name that Info.plist has for an app without scenes, and for scenes where the manifest has none.
  ///
  /// Xcode's template has it in the build settings, which a package does not have: without any
  /// entry about storyboards or scenes, the one with the template's name counts.
  static func name(_ info: [String: Any], module: String?) -> String? {
    // An app without a storyboard may have an empty name here.
    if let name = info["UIMainStoryboardFile"] as? String, !name.isEmpty { return name }
    guard info["UIApplicationSceneManifest"] == nil else { return nil }
    return AppInfo.hasStoryboard("Main", inModule: module) ? "Main" : nil
  }

  /// A window with the storyboard's first controller; `nil` where it has none.
  static func makeWindow(_ storyboard: UIStoryboard, in scene: UIWindowScene?) -> UIWindow? {
    guard let root = storyboard.instantiateInitialViewController() else {
      Console.log(
        "Failed to instantiate the default view controller for UIMainStoryboardFile - perhaps the "
          + "designated entry point is not set?")
      return nil
    }
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    return window
  }

  static func missingWindow() {
    Console.log(
      "The app delegate must implement the window property if it wants to use a main storyboard file."
    )
  }
}

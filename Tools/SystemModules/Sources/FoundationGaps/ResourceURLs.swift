public import Foundation

// Foundation on Linux returns `NSURL`, and Apple's `URL`. `storyline` writes these in place of `urls(…)`.

extension Bundle {
  /// Returns the URLs of all files with an extension: `urls(forResourcesWithExtension:subdirectory:)`.
  public func _urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
  }

  /// Returns the URLs of all files with an extension and of a language.
  public func _urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    urls(
      forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName
    )?.map { $0 as URL }
  }

  /// Returns the URLs of all files with an extension in a bundle that is not loaded.
  public class func _urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
  ) -> [URL]? {
    urls(
      forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL
    )?.map { $0 as URL }
  }
}

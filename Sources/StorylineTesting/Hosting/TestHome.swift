import Foundation

extension _TestHost {
  /// Makes the folder that `STORYLINE_TEST_HOME` names the home folder of the process. An app then finds its
  /// documents, caches and settings there, and not those of the person who tests.
  ///
  /// Call this before anything looks for the home folder. For the `storyline` command.
  public static func moveHome() {
    guard let home = getenv("STORYLINE_TEST_HOME").map({ String(cString: $0) }) else { return }
    let folders = [
      "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp/",
      "XDG_CACHE_HOME": home + "/Library/Caches",
      "XDG_CONFIG_HOME": home + "/Library/Preferences",
      "XDG_DATA_HOME": home + "/Library/Application Support",
    ]
    for (name, folder) in folders { setenv(name, folder, 1) }
  }
}

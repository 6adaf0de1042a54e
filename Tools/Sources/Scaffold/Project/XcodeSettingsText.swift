/// The build settings of a new Xcode project.
enum XcodeSettingsText {
  static let configurations = [
    configuration(
      "PROJECTDEBUG", "Debug",
      project + [
        ("DEBUG_INFORMATION_FORMAT", "dwarf"), ("ENABLE_TESTABILITY", "YES"),
        ("GCC_OPTIMIZATION_LEVEL", "0"), ("ONLY_ACTIVE_ARCH", "YES"),
        ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "\"DEBUG $(inherited)\""),
        ("SWIFT_OPTIMIZATION_LEVEL", "\"-Onone\""),
      ]),
    configuration(
      "PROJECTRELEASE", "Release",
      project + [
        ("DEBUG_INFORMATION_FORMAT", "\"dwarf-with-dsym\""),
        ("SWIFT_COMPILATION_MODE", "wholemodule"), ("VALIDATE_PRODUCT", "YES"),
      ]),
    configuration("APPDEBUG", "Debug", app), configuration("APPRELEASE", "Release", app),
    configuration("TESTDEBUG", "Debug", tests), configuration("TESTRELEASE", "Release", tests),
  ].joined()

  static let lists = [
    list("PROJECT", "PBXProject \"«NAME»\""), list("APP", "PBXNativeTarget \"«NAME»\""),
    list("TEST", "PBXNativeTarget \"«NAME»Tests\""),
  ].joined()

  private static let project = [
    ("ALWAYS_SEARCH_USER_PATHS", "NO"), ("CLANG_ENABLE_MODULES", "YES"),
    ("IPHONEOS_DEPLOYMENT_TARGET", "15.0"), ("SDKROOT", "iphoneos"),
  ]

  private static let app = [
    ("CODE_SIGN_STYLE", "Automatic"), ("CURRENT_PROJECT_VERSION", "1"),
    ("GENERATE_INFOPLIST_FILE", "YES"),
    ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "YES"),
    ("INFOPLIST_KEY_UILaunchScreen_Generation", "YES"),
    ("MARKETING_VERSION", "1.0"),
    ("PRODUCT_BUNDLE_IDENTIFIER", "\"com.example.«NAME»\""),
    ("PRODUCT_NAME", "\"$(TARGET_NAME)\""), ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"),
    ("SWIFT_VERSION", "6.0"), ("TARGETED_DEVICE_FAMILY", "\"1,2\""),
  ]

  private static let tests = [
    ("BUNDLE_LOADER", "\"$(TEST_HOST)\""), ("CODE_SIGN_STYLE", "Automatic"),
    ("CURRENT_PROJECT_VERSION", "1"), ("GENERATE_INFOPLIST_FILE", "YES"),
    ("MARKETING_VERSION", "1.0"),
    ("PRODUCT_BUNDLE_IDENTIFIER", "\"com.example.«NAME»Tests\""),
    ("PRODUCT_NAME", "\"$(TARGET_NAME)\""), ("SWIFT_VERSION", "6.0"),
    ("TARGETED_DEVICE_FAMILY", "\"1,2\""),
    ("TEST_HOST", "\"$(BUILT_PRODUCTS_DIR)/«NAME».app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/«NAME»\""),
  ]

  private static func configuration(
    _ key: String, _ name: String, _ settings: [(String, String)]
  ) -> String {
    let lines = settings.sorted { $0.0 < $1.0 }.map { "\t\t\t\t\($0) = \($1);\n" }.joined()
    return "\t\t«\(key)» /* \(name) */ = {\n\t\t\tisa = XCBuildConfiguration;\n"
      + "\t\t\tbuildSettings = {\n\(lines)\t\t\t};\n\t\t\tname = \(name);\n\t\t};\n"
  }

  private static func list(_ key: String, _ owner: String) -> String {
    """
    \t\t«\(key)LIST» /* Build configuration list for \(owner) */ = {
    \t\t\tisa = XCConfigurationList;
    \t\t\tbuildConfigurations = (
    \t\t\t\t«\(key)DEBUG» /* Debug */,
    \t\t\t\t«\(key)RELEASE» /* Release */,
    \t\t\t);
    \t\t\tdefaultConfigurationIsVisible = 0;
    \t\t\tdefaultConfigurationName = Release;
    \t\t};

    """
  }
}

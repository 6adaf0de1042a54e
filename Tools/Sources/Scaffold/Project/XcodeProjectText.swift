/// The text of a new Xcode project, as Xcode 16 writes it.
enum XcodeProjectText {
  static func make(_ answers: Answers) -> String {
    let name = answers.module
    let isGrouped = answers.container == .xcodeGroups
    func id(_ role: String) -> String { ProjectEdit.derived(role, name) }
    let ids = [
      "APPPRODUCT", "TESTPRODUCT", "APPFOLDER", "TESTFOLDER", "MAIN", "PRODUCTS", "APP", "TESTS",
      "PROJECT",
      "PROXY", "DEPENDENCY", "APPSOURCES", "APPRESOURCES", "APPFRAMEWORKS", "TESTSOURCES",
      "TESTRESOURCES", "TESTFRAMEWORKS", "PROJECTLIST", "APPLIST", "TESTLIST", "PROJECTDEBUG",
      "PROJECTRELEASE", "APPDEBUG", "APPRELEASE", "TESTDEBUG", "TESTRELEASE", "PACKAGE",
      "LIBRARY", "TESTING", "LIBRARYFILE", "TESTINGFILE",
    ]
    var text = ""
    let buildFiles = storylineBuildFiles(answers)
    // Files are added to this section where there are groups.
    if isGrouped || !buildFiles.isEmpty { section("PBXBuildFile", buildFiles, into: &text) }
    text += fixed(isGrouped: isGrouped, hasPackage: answers.storyline != nil)
    if let package = answers.storyline { text += packages(package) }
    for key in ids.sorted(by: { $0.count > $1.count }) {
      text = text.replacing("«\(key)»", with: id(key))
    }
    return header(objectVersion: isGrouped ? 56 : 77)
      + text.replacing("«NAME»", with: name) + footer(root: id("PROJECT"))
  }

  private static func section(_ name: String, _ body: String, into text: inout String) {
    text += "\n/* Begin \(name) section */\n\(body)/* End \(name) section */\n"
  }

  private static func header(objectVersion: Int) -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = \(objectVersion);
    \tobjects = {

    """
  }

  private static func footer(root: String) -> String {
    """
    \t};
    \trootObject = \(root) /* Project object */;
    }

    """
  }

  private static func storylineBuildFiles(_ answers: Answers) -> String {
    guard answers.storyline != nil else { return "" }
    return """
      \t\t«LIBRARYFILE» /* Storyline in Frameworks */ = {isa = PBXBuildFile; productRef = «LIBRARY» /* Storyline */; };
      \t\t«TESTINGFILE» /* StorylineTesting in Frameworks */ = {isa = PBXBuildFile; productRef = «TESTING» /* StorylineTesting */; };

      """
  }

  private static func packages(_ package: StorylinePackage) -> String {
    let (kind, body) =
      switch package {
      case .url(let url):
        (
          "XCRemoteSwiftPackageReference",
          "\t\t\trepositoryURL = \"\(url)\";\n\t\t\trequirement = {\n\t\t\t\tbranch = main;\n\t\t\t\tkind = branch;\n\t\t\t};\n"
        )
      case .path(let path):
        ("XCLocalSwiftPackageReference", "\t\t\trelativePath = \"\(path)\";\n")
      }
    var text = ""
    section(
      kind,
      "\t\t«PACKAGE» /* \(kind) \"Storyline\" */ = {\n\t\t\tisa = \(kind);\n\(body)\t\t};\n",
      into: &text)
    let products = [("LIBRARY", "Storyline"), ("TESTING", "StorylineTesting")].map { key, product in
      "\t\t«\(key)» /* \(product) */ = {\n\t\t\tisa = XCSwiftPackageProductDependency;\n"
        + "\t\t\tpackage = «PACKAGE»;\n\t\t\tproductName = \(product);\n\t\t};\n"
    }
    section("XCSwiftPackageProductDependency", products.joined(), into: &text)
    return text
  }

  private static func fixed(isGrouped: Bool, hasPackage: Bool) -> String {
    let appFolder =
      isGrouped
      ? "" : "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\t«APPFOLDER» /* «NAME» */,\n\t\t\t);\n"
    let testFolder =
      isGrouped
      ? ""
      : "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\t«TESTFOLDER» /* «NAME»Tests */,\n\t\t\t);\n"
    let folders = [("APPFOLDER", "«NAME»"), ("TESTFOLDER", "«NAME»Tests")]
    let groups = folders.map { key, name in
      isGrouped
        ? "\t\t«\(key)» /* \(name) */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t);\n\t\t\tpath = \(name);\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
        : "\t\t«\(key)» /* \(name) */ = {\n\t\t\tisa = PBXFileSystemSynchronizedRootGroup;\n\t\t\tpath = \(name);\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
    }.joined()
    let libraries = hasPackage ? "\t\t\t\t«LIBRARYFILE» /* Storyline in Frameworks */,\n" : ""
    let testing = hasPackage ? "\t\t\t\t«TESTINGFILE» /* StorylineTesting in Frameworks */,\n" : ""
    let products =
      hasPackage
      ? "\t\t\tpackageProductDependencies = (\n\t\t\t\t«LIBRARY» /* Storyline */,\n\t\t\t);\n" : ""
    let testProducts =
      hasPackage
      ? "\t\t\tpackageProductDependencies = (\n\t\t\t\t«TESTING» /* StorylineTesting */,\n\t\t\t);\n"
      : ""
    let references = hasPackage ? "\t\t\tpackageReferences = (\n\t\t\t\t«PACKAGE»,\n\t\t\t);\n" : ""
    var text = ""
    section("PBXContainerItemProxy", proxy, into: &text)
    section("PBXFileReference", fileReferences, into: &text)
    if !isGrouped { section("PBXFileSystemSynchronizedRootGroup", groups, into: &text) }
    section(
      "PBXFrameworksBuildPhase",
      phase("APPFRAMEWORKS", "Frameworks", libraries)
        + phase("TESTFRAMEWORKS", "Frameworks", testing),
      into: &text)
    section("PBXGroup", mainGroups + (isGrouped ? groups : ""), into: &text)
    section(
      "PBXNativeTarget",
      target("APP", "", "application", appFolder, products)
        + target("TEST", "Tests", "bundle.unit-test", testFolder, testProducts), into: &text)
    section("PBXProject", project(references), into: &text)
    section(
      "PBXResourcesBuildPhase",
      phase("APPRESOURCES", "Resources", "") + phase("TESTRESOURCES", "Resources", ""), into: &text)
    section(
      "PBXSourcesBuildPhase",
      phase("APPSOURCES", "Sources", "") + phase("TESTSOURCES", "Sources", ""), into: &text)
    section("PBXTargetDependency", dependency, into: &text)
    section("XCBuildConfiguration", XcodeSettingsText.configurations, into: &text)
    section("XCConfigurationList", XcodeSettingsText.lists, into: &text)
    return text
  }

  private static let proxy = """
    \t\t«PROXY» /* PBXContainerItemProxy */ = {
    \t\t\tisa = PBXContainerItemProxy;
    \t\t\tcontainerPortal = «PROJECT» /* Project object */;
    \t\t\tproxyType = 1;
    \t\t\tremoteGlobalIDString = «APP»;
    \t\t\tremoteInfo = «NAME»;
    \t\t};

    """

  private static let fileReferences = """
    \t\t«APPPRODUCT» /* «NAME».app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = «NAME».app; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\t«TESTPRODUCT» /* «NAME»Tests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = «NAME»Tests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };

    """

  private static let mainGroups = """
    \t\t«MAIN» = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\t«APPFOLDER» /* «NAME» */,
    \t\t\t\t«TESTFOLDER» /* «NAME»Tests */,
    \t\t\t\t«PRODUCTS» /* Products */,
    \t\t\t);
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\t«PRODUCTS» /* Products */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\t«APPPRODUCT» /* «NAME».app */,
    \t\t\t\t«TESTPRODUCT» /* «NAME»Tests.xctest */,
    \t\t\t);
    \t\t\tname = Products;
    \t\t\tsourceTree = "<group>";
    \t\t};

    """

  private static func phase(_ key: String, _ kind: String, _ files: String) -> String {
    """
    \t\t«\(key)» /* \(kind) */ = {
    \t\t\tisa = PBX\(kind)BuildPhase;
    \t\t\tbuildActionMask = 2147483647;
    \t\t\tfiles = (
    \(files)\t\t\t);
    \t\t\trunOnlyForDeploymentPostprocessing = 0;
    \t\t};

    """
  }

  private static func target(
    _ key: String, _ suffix: String, _ kind: String, _ folders: String, _ products: String
  ) -> String {
    let id = key == "APP" ? "APP" : "TESTS"
    let needs = key == "APP" ? "" : "\t\t\t\t«DEPENDENCY» /* PBXTargetDependency */,\n"
    let product = key == "APP" ? "«NAME».app" : "«NAME»Tests.xctest"
    return """
      \t\t«\(id)» /* «NAME»\(suffix) */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = «\(key)LIST» /* Build configuration list for PBXNativeTarget "«NAME»\(suffix)" */;
      \t\t\tbuildPhases = (
      \t\t\t\t«\(key)SOURCES» /* Sources */,
      \t\t\t\t«\(key)FRAMEWORKS» /* Frameworks */,
      \t\t\t\t«\(key)RESOURCES» /* Resources */,
      \t\t\t);
      \t\t\tbuildRules = (
      \t\t\t);
      \t\t\tdependencies = (
      \(needs)\t\t\t);
      \(folders)\t\t\tname = «NAME»\(suffix);
      \(products)\t\t\tproductName = «NAME»\(suffix);
      \t\t\tproductReference = «\(key)PRODUCT» /* \(product) */;
      \t\t\tproductType = "com.apple.product-type.\(kind)";
      \t\t};

      """
  }

  private static func project(_ references: String) -> String {
    """
    \t\t«PROJECT» /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tattributes = {
    \t\t\t\tBuildIndependentTargetsInParallel = 1;
    \t\t\t\tLastUpgradeCheck = 1640;
    \t\t\t\tTargetAttributes = {
    \t\t\t\t\t«TESTS» = {
    \t\t\t\t\t\tTestTargetID = «APP»;
    \t\t\t\t\t};
    \t\t\t\t};
    \t\t\t};
    \t\t\tbuildConfigurationList = «PROJECTLIST» /* Build configuration list for PBXProject "«NAME»" */;
    \t\t\tdevelopmentRegion = en;
    \t\t\thasScannedForEncodings = 0;
    \t\t\tknownRegions = (
    \t\t\t\ten,
    \t\t\t\tBase,
    \t\t\t);
    \t\t\tmainGroup = «MAIN»;
    \(references)\t\t\tproductRefGroup = «PRODUCTS» /* Products */;
    \t\t\tprojectDirPath = "";
    \t\t\tprojectRoot = "";
    \t\t\ttargets = (
    \t\t\t\t«APP» /* «NAME» */,
    \t\t\t\t«TESTS» /* «NAME»Tests */,
    \t\t\t);
    \t\t};

    """
  }

  private static let dependency = """
    \t\t«DEPENDENCY» /* PBXTargetDependency */ = {
    \t\t\tisa = PBXTargetDependency;
    \t\t\ttarget = «APP» /* «NAME» */;
    \t\t\ttargetProxy = «PROXY» /* PBXContainerItemProxy */;
    \t\t};

    """
}

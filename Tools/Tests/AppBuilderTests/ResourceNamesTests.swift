import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilder
@testable import ProjectReader

/// The names that R.swift makes of an app's resources.
@Suite struct ResourceNamesTests {
  @Test(arguments: [
    ("home_icon", "home_icon"), ("HomeIcon", "homeIcon"), ("home icon-small", "homeIconSmall"),
    ("URLButton", "urlButton"), ("24-hours", "hours"), ("default", "`default`"),
    ("error.too.old", "errorTooOld"), ("worktime_error_tooOld", "worktime_error_tooOld"),
  ])
  func `a resource has a name that Swift can write`(name: String, symbol: String) {
    #expect(ResourceNames.identifier(name) == symbol)
  }

  private func text(
    _ files: [String: String], using source: String = "let x = R.image.home()"
  ) throws -> String? {
    let folder = try TemporaryFolder(files)
    let target = ProjectTarget(
      name: "App", kind: .app, sources: [],
      // A project has a file in several languages by the folders of these.
      resources: Set(files.keys.map { $0.split(separator: "/")[0] }).sorted().map {
        folder.url.appending(path: $0)
      })
    return ResourceNames(of: target, [source])?.text
  }

  @Test func `they are written only where sources use them without declaring them`() throws {
    #expect(try text([:]) != nil)
    #expect(try text([:], using: "let x = y.R.image.home()") == nil)
    #expect(try text([:], using: "enum R {}\nlet x = R.image.home()") == nil)
  }

  @Test func `texts are named by their tables, and what two would be called is left out`() throws {
    let text = try #require(
      try text([
        "en.lproj/Localizable.strings": #""a.title" = "A"; "a-title" = "B"; "plain" = "C";"#,
        "de.lproj/Localizable.strings": #""plain" = "D"; "more" = "E";"#,
        "Errors.xcstrings": #"{"strings": {"lost": {}}}"#,
      ]))
    #expect(
      text.contains(
        "enum errors {\nstatic let lost = resource_R_String(name: \"lost\", table: \"Errors\")\n}"))
    #expect(
      text.contains(
        "enum localizable {\nstatic let more = resource_R_String(name: \"more\", table: \"Localizable\")\n"
          + "static let plain = resource_R_String(name: \"plain\", table: \"Localizable\")\n}"))
  }

  @Test func `scenes, cells and segues have the classes that the files name`() throws {
    let text = try #require(
      try text([
        "Main.storyboard": """
        <document initialViewController="a"><scenes><scene>
        <viewController storyboardIdentifier="Home" id="a" customClass="HomeScreen" sceneMemberID="viewController">
        <tableViewCell reuseIdentifier="Row" id="c"/><segue destination="b" kind="show" identifier="toDetail"/>
        </viewController></scene></scenes></document>
        """,
        "Badge.xib": """
        <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="v" customClass="BadgeView"/></objects></document>
        """,
      ]))
    #expect(text.contains("func home(_: Void = ()) -> HomeScreen? {"))
    #expect(text.contains("func instantiateInitialViewController() -> HomeScreen? {"))
    #expect(
      text.contains("static let row = resource_R_Identifier<UITableViewCell>(identifier: \"Row\")"))
    #expect(
      text.contains(
        "enum homeScreen {\nstatic let toDetail = resource_R_Segue(identifier: \"toDetail\")"))
    #expect(
      text.contains(
        "static let badge = resource_R_Nib<BadgeView>(name: \"Badge\", identifier: nil)"))
  }
}

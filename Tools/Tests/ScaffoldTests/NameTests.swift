import Scaffold
import Testing

@Suite struct NameTests {
  @Test(arguments: [
    ("detail", "Detail", "detail", "Detail"),
    ("ShowArticle", "ShowArticle", "showArticle", "Show Article"),
    ("URLList", "URLList", "urlList", "URL List"), ("Über", "Über", "über", "Über"),
  ])
  func `a name has the forms that sources need`(
    text: String, type: String, member: String, title: String
  ) throws {
    let name = try Name(text, for: "a screen")
    #expect(name.type == type)
    #expect(name.member == member)
    #expect(name.title == title)
  }

  @Test(arguments: [
    "", "1st", "my-app", "a b", "../up", "class", "Flow", "string", "a/b", "Emoji😀",
  ])
  func `what Swift cannot use as a name is refused in one sentence`(text: String) {
    let error = #expect(throws: ScaffoldError.self) { try Name(text, for: "a screen") }
    #expect(error?.description.hasPrefix("“\(text)” cannot be the name of a screen: ") == true)
  }

  @Test(arguments: ["", "article:", "a:b:c-d", "1:Article"])
  func `what is no value is refused`(text: String) {
    #expect(throws: ScaffoldError.self) { try PassedValue(text, for: "passes") }
  }
}

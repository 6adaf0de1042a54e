import Scaffold
import Testing

/// One cell of the matrix: an app with all that can be added to it.
struct Matrix: CustomTestStringConvertible {
  var answers: Answers

  init(
    style: Style, ending: Ending = .parent, storyboards: Bool = false,
    tests: TestFramework = .swiftTesting, container: Container = .xcode
  ) {
    let isPackage = container == .package
    answers = Answers(
      style: style, module: "Store", ending: ending, usesStoryboards: storyboards, tests: tests,
      container: container, sources: isPackage ? "Sources/Store" : "Store",
      testSources: isPackage ? "Tests/StoreTests" : "StoreTests",
      storyline: style == .storyline ? .path("/Storyline") : nil)
  }

  var testDescription: String {
    [
      answers.style.rawValue, answers.ending.rawValue, answers.container.rawValue,
      answers.tests.rawValue, answers.usesStoryboards ? "storyboards" : "code",
    ].joined(separator: "/")
  }

  /// The styles with their endings.
  static let styles: [(Style, Ending)] =
    Ending.allCases.flatMap { [(Style.mvvmC, $0), (.mvpC, $0)] }
    + [(.storyline, .parent), (.vip, .parent)]

  /// A cell for each style and ending, with and without storyboards; containers and frameworks in turns.
  ///
  /// All combinations are built each night.
  static let all = styles.enumerated().flatMap { number, style in
    [false, true].map { storyboards in
      let containers = [Container.package, .xcode, .xcodeGroups]
      return Matrix(
        style: style.0, ending: style.1, storyboards: storyboards,
        tests: (number % 2 == 0) == storyboards ? .xctest : .swiftTesting,
        container: containers[(number + (storyboards ? 1 : 0)) % 3])
    }
  }

  func recipes() throws -> [Recipe] {
    var app = Recipe(kind: .app, name: "Store")
    app.screens = ["Home"]
    var recipes = [app]
    func add(
      _ kind: Recipe.Kind, _ name: String, _ parent: String,
      _ change: (inout Recipe) throws -> Void = { _ in }
    )
      throws
    {
      var recipe = Recipe(kind: kind, name: name)
      recipe.parent = parent
      try change(&recipe)
      let tree = try Generator(answers).tree(recipes)
      recipes.append(recipe.resolved(in: tree, after: recipes))
    }
    guard answers.style != .vip else {
      try add(.scene, "ShowArticle", "Home") {
        $0.passes = [try PassedValue("article:Article", for: "passes")]
        $0.useCases = ["FetchArticle", "ShareArticle"]
        $0.hasWorker = true
      }
      try add(.scene, "ShowAuthor", "ShowArticle") {
        $0.passes = [try PassedValue("name:String", for: "passes")]
      }
      try add(.scene, "ListComments", "ShowArticle")
      return recipes
    }
    try add(.flow, "Detail", "Home")
    try add(.flow, "Checkout", "Home") {
      $0.screens = ["Address", "Payment", "Review"]
      $0.presentation = .sheet
      $0.result = try PassedValue("Order", for: "result")
    }
    try add(.flow, "Tour", "Detail") { $0.screens = ["One", "Two"] }
    try add(.screen, "Settings", "Home")
    return recipes
  }

  func tree() throws -> SourceTree { try Generator(answers).tree(recipes()) }
}

import Scaffold
import Testing

/// One cell of the matrix: an app with all that can be added to it.
struct Matrix: CustomTestStringConvertible {
  var answers: Answers

  init(
    style: Style, ending: Ending = .parent, storyboards: Bool = false,
    tests: TestFramework = .swiftTesting, container: Container = .xcode, access: Access? = nil
  ) {
    let isPackage = container == .package
    answers = Answers(
      style: style, module: "Store", ending: ending, usesStoryboards: storyboards, tests: tests,
      container: container, access: access, sources: isPackage ? "Sources/Store" : "Store",
      testSources: isPackage ? "Tests/StoreTests" : "StoreTests",
      storyline: style == .storyline ? .path("/Storyline") : nil)
  }

  var testDescription: String {
    [
      answers.style.rawValue, answers.ending.rawValue, answers.container.rawValue,
      answers.tests.rawValue, answers.access?.rawValue ?? "internal",
      answers.usesStoryboards ? "storyboards" : "code",
    ].joined(separator: "/")
  }

  /// The styles with their endings.
  static let styles: [(Style, Ending)] =
    Ending.allCases.flatMap { [(Style.mvvmC, $0), (.mvpC, $0)] }
    + [(.storyline, .parent), (.vip, .parent)]

  /// A cell for each style and ending; storyboards, containers and frameworks in turns.
  ///
  /// All combinations are built each night.
  static let all = styles.enumerated().map { number, style in
    Matrix(
      style: style.0, ending: style.1, storyboards: number % 2 == 0,
      tests: number % 4 < 2 ? .xctest : .swiftTesting,
      container: [.package, .xcode, .xcodeGroups][number % 3])
  }

  /// The apps of all cells, which are generated once: each takes a third of a second.
  private static let built = all.map { matrix in
    (matrix.testDescription, Result { try matrix.build() })
  }

  func shared() throws -> (recipes: [Recipe], tree: SourceTree) {
    try #require(Self.built.first { $0.0 == testDescription }).1.get()
  }

  func recipes() throws -> [Recipe] { try build().recipes }

  func tree() throws -> SourceTree { try build().tree }

  /// The app with all that can be added to it.
  func build() throws -> (recipes: [Recipe], tree: SourceTree) {
    let generator = Generator(answers)
    var recipes: [Recipe] = []
    var tree = SourceTree()
    for recipe in answers.style == .vip ? try scenes() : try flows() {
      let resolved = recipe.resolved(in: tree, after: recipes)
      try generator.apply(resolved, after: recipes[...], to: &tree)
      recipes.append(resolved)
    }
    return (recipes, tree)
  }

  private var app: Recipe {
    var app = Recipe(kind: .app, name: "Store")
    app.screens = ["Home"]
    return app
  }

  private func flows() throws -> [Recipe] {
    var checkout = recipe(.flow, "Checkout", in: "Home")
    checkout.screens = ["Address", "Payment", "Review"]
    checkout.presentation = .sheet
    checkout.result = try PassedValue("Order", for: "result")
    var tour = recipe(.flow, "Tour", in: "Detail")
    tour.screens = ["One", "Two"]
    return [
      app, recipe(.flow, "Detail", in: "Home"), checkout, tour,
      recipe(.screen, "Settings", in: "Home"),
    ]
  }

  private func scenes() throws -> [Recipe] {
    var article = recipe(.scene, "ShowArticle", in: "Home")
    article.passes = [try PassedValue("article:Article", for: "passes")]
    article.useCases = ["FetchArticle", "ShareArticle"]
    article.hasWorker = true
    var author = recipe(.scene, "ShowAuthor", in: "ShowArticle")
    author.passes = [try PassedValue("name:String", for: "passes")]
    return [app, article, author, recipe(.scene, "ListComments", in: "ShowArticle")]
  }

  private func recipe(_ kind: Recipe.Kind, _ name: String, in parent: String) -> Recipe {
    var recipe = Recipe(kind: kind, name: name)
    recipe.parent = parent
    return recipe
  }
}

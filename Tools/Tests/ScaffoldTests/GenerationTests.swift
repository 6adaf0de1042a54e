import Scaffold
import Testing

/// Properties that hold for all generated files.
@Suite struct GenerationTests {
  @Test(arguments: Matrix.all)
  func `every file has values for all placeholders, and ends with one line end`(
    matrix: Matrix
  ) throws {
    for (path, text) in try matrix.shared().tree.files {
      #expect(!text.contains("{{"), "\(path)")
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
      #expect(!text.contains("\n\n\n") && !text.contains("\n\n}"), "\(path)")
    }
  }

  @Test(arguments: Matrix.all) func `generating twice gives the same files`(matrix: Matrix) throws {
    let (recipes, tree) = try matrix.shared()
    #expect(try Generator(matrix.answers).tree(recipes).files == tree.files)
  }

  @Test(arguments: Matrix.all) func `repeating a recipe changes nothing`(matrix: Matrix) throws {
    let (recipes, built) = try matrix.shared()
    var tree = SourceTree(built.files)
    // The last recipe: files of earlier ones have got buttons since.
    try Generator(matrix.answers).apply(
      recipes[recipes.count - 1], after: recipes.dropLast(), to: &tree)
    #expect(tree.changed.isEmpty)
    #expect(tree.collisions.isEmpty)
  }

  @Test func `indentation is that of the project`() throws {
    var matrix = Matrix(style: .mvvmC)
    matrix.answers.indentation = Indentation(unit: "\t")
    let text = try #require(try matrix.tree()["Store/Home/HomeCoordinator.swift"])
    #expect(text.contains("\n\tfunc start() {\n\t\tlet viewController"))
    #expect(!text.contains("\n  "))
  }

  @Test func `tests are written for XCTest`() throws {
    let matrix = Matrix(style: .mvvmC, tests: .xctest)
    let text = try #require(try matrix.tree()["StoreTests/DetailCoordinatorTests.swift"])
    #expect(text.contains("final class DetailCoordinatorTests: XCTestCase {"))
    #expect(text.contains("@MainActor func testTheFirstScreenIsDetail() async {"))
    #expect(text.contains("XCTAssertTrue(parent.childCoordinators.isEmpty)"))
    #expect(!text.contains("#expect") && !text.contains("import Testing"))
  }

  @Test func `the main actor is named where a project does not have it by default`() throws {
    var matrix = Matrix(style: .mvpC)
    matrix.answers.isMainActorByDefault = false
    let text = try #require(try matrix.tree()["Store/Coordinators/Coordinator.swift"])
    #expect(text.contains("@MainActor\nprotocol Coordinator: AnyObject {"))
  }

  @Test func `a type that the project lacks is generated, and one that it has is not`() throws {
    let recipe = try checkout()
    let lacking = recipe.resolved(in: SourceTree(), after: [])
    #expect(lacking.result?.isDeclared == true)
    let present = recipe.resolved(in: SourceTree(["Order.swift": "struct Order {}\n"]), after: [])
    #expect(present.result?.isDeclared == false)
  }

  @Test func `a screen that cannot take a button is named`() throws {
    let matrix = Matrix(style: .mvvmC)
    let recipes = try matrix.recipes()
    var tree = try Generator(matrix.answers).tree([recipes[0]])
    let path = "Store/Home/HomeViewController.swift"
    var files = tree.files
    files[path] = "import UIKit\n\nprotocol HomeViewControllerDelegate: AnyObject {}\n"
    tree = SourceTree(files)
    try Generator(matrix.answers).apply(recipes[1], after: recipes[..<1], to: &tree)
    #expect(tree.notes == ["Call showDetail() of HomeCoordinator where the app leads to Detail."])
    #expect(tree["StoreTests/DetailWalkTests.swift"] == nil)
  }

  private func checkout() throws -> Recipe {
    var recipe = Recipe(kind: .flow, name: "Checkout")
    recipe.result = try PassedValue("Order", for: "result")
    return recipe
  }
}

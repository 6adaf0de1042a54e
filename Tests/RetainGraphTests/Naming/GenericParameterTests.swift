import RetainGraph
import Testing

@Suite struct GenericParameterTests {
  @Test(arguments: [
    ("x", 0, 0), ("q_", 0, 1), ("q0_", 0, 2), ("qd__", 1, 0), ("qd_0_", 1, 1), ("qd0__", 2, 0),
    ("qd1_2_", 3, 3),
  ])
  func `a mangled parameter says its depth and index`(name: String, depth: Int, index: Int) throws {
    let parameter = try #require(GenericParameter(Array(name.utf8)))
    #expect(parameter.depth == depth)
    #expect(parameter.index == index)
  }

  @Test(arguments: ["", "xx", "q", "qd_", "S", "q_x"])
  func `what is no parameter is none`(name: String) {
    #expect(GenericParameter(Array(name.utf8)) == nil)
  }
}

import Quick
import Testing
import XCTest

/// The steps of ``OrderSpec`` and ``MarkedSpec``, in the order in which they ran.
@MainActor private var steps: [String] = []

private final class OrderSpec: QuickSpec {
  override class func spec() {
    describe("outer") {
      beforeEach { steps.append("before outer") }
      afterEach { steps.append("after outer") }
      context("inner") {
        beforeEach { steps.append("before inner") }
        justBeforeEach { steps.append("just before") }
        afterEach { steps.append("after inner") }
        it("runs") { steps.append("example") }
        it("fails") {
          steps.append("thrown")
          throw CancellationError()
        }
      }
    }
  }
}

private final class MarkedSpec: QuickSpec {
  override class func spec() {
    it("is not focused") { steps.append("not focused") }
    fit("is focused") { steps.append("focused") }
    xit("is pending") { steps.append("pending") }
  }
}

private final class FormerSpec: QuickSpec {
  override func spec() {
    it("is described by an instance") { steps.append("instance") }
  }
}

private final class SharingSpec: QuickSpec {
  override class func spec() {
    itBehavesLike("counted") { ["count": 2] }
    itBehavesLike(Named.self) { "Ada" }
  }
}

private final class Named: Behavior<String> {
  override class func spec(_ context: @escaping @MainActor () -> String) {
    it("has a name") { steps.append("named \(context())") }
  }
}

private final class Sharing: QuickConfiguration {
  override class func configure(_ configuration: QCKConfiguration) {
    sharedExamples("counted") { (context: @escaping SharedExampleContext) in
      it("has a count") { steps.append("count \(context()["count"] as? Int ?? 0)") }
    }
  }
}

@MainActor @Suite(.serialized) struct QuickTests {
  private func run(
    _ spec: QuickSpec.Type, configuredBy configurations: [QuickConfiguration.Type] = []
  ) -> [String] {
    steps = []
    spec.init(name: "examples") { _ in }.runExamplesOfSpec(configuredBy: configurations)
    return steps
  }

  @Test func `hooks run from the outside in and back, also after a failure`() {
    let around = ["before outer", "before inner", "just before"]
    let back = ["after inner", "after outer"]
    #expect(run(OrderSpec.self) == around + ["example"] + back + around + ["thrown"] + back)
  }

  @Test func `focused examples run alone, and pending ones never`() {
    #expect(run(MarkedSpec.self) == ["focused"])
  }

  @Test func `examples that an instance describes run`() {
    #expect(run(FormerSpec.self) == ["instance"])
  }

  @Test func `shared examples and behaviors get the values of their group`() {
    #expect(run(SharingSpec.self, configuredBy: [Sharing.self]) == ["count 2", "named Ada"])
  }
}

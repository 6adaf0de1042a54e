import Foundation
import FoundationGaps
import Testing

@Suite struct ModuleBundleTests {
  @Test func `a module without resources of its own has the main bundle`() {
    #expect(_bundle(for: ModuleBundleTester.self) == Bundle(for: ModuleBundleTester.self))
  }
}

private final class ModuleBundleTester {}

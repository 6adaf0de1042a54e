import Foundation
import LocalAuthentication
import Testing

@Suite struct LocalAuthenticationTests {
  @Test(arguments: [
    (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.Code.biometryNotAvailable),
    (.deviceOwnerAuthentication, .passcodeNotSet),
  ])
  func `nothing can be asked, and the error says why`(policy: LAPolicy, code: LAError.Code) async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == code.rawValue)
    #expect(context.biometryType == .none)
    let heard = await withCheckedContinuation { continuation in
      context.evaluatePolicy(policy, localizedReason: "To see it") { isAllowed, error in
        continuation.resume(returning: isAllowed ? nil : (error as? LAError)?.code)
      }
    }
    #expect(heard == code)
    await #expect(throws: LAError(code)) {
      try await context.evaluatePolicy(policy, localizedReason: "To see it")
    }
  }

  @Test func `a context that is no longer valid says so`() {
    let context = LAContext()
    context.invalidate()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.invalidContext.rawValue)
    #expect(error?.localizedDescription.isEmpty == false)
  }
}

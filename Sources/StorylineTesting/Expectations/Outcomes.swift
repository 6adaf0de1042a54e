public import Storyline

/// The outcome of a flow that has ended, once everything has settled.
///
/// Unlike `await handle.outcome`, it does not wait for a flow that goes on.
///
/// - Throws: ``DriverError`` when the flow has not ended.
@MainActor
public func outcome<Value>(
  of handle: FlowHandle<Value>, file: StaticString = #filePath, line: UInt = #line
) async throws -> Outcome<Value> {
  try await settle()
  var outcome: Outcome<Value>?
  var isOver = false
  // A flow that has ended calls the closure at once.
  handle.whenEnded { if !isOver { outcome = $0 } }
  isOver = true
  // A test that asks for the outcome looks at a refusal as well.
  _ = handle.receipt
  guard let outcome else {
    throw DriverError("The flow has not ended.", at: TestLocation(file, line))
  }
  return outcome
}

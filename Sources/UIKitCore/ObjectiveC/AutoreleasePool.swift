/// Runs `body`. Nothing is autoreleased where there is no Objective-C: what `body` lets go of is
/// released at once, as at the end of a pool.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

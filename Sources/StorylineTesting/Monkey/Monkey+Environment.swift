public import Foundation

extension Monkey {
  /// A monkey that works longer where there is more time, such as at night.
  ///
  /// `STORYLINE_MONKEY_ACTIONS` sets the number of actions, `STORYLINE_MONKEY_SEED` the seed.
  /// Without them the values of the test count, so that the same sources have the same result.
  ///
  /// - Parameters:
  ///   - seed: Decides everything that is left to chance, where the environment does not.
  ///   - steps: The number of actions, unless the environment sets it.
  ///   - environment: The environment to read.
  /// - Returns: The monkey.
  public static func fromEnvironment(
    seed: UInt64 = 1, steps: Int = 100,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Monkey {
    Monkey(
      seed: number("STORYLINE_MONKEY_SEED", environment) ?? seed,
      steps: number("STORYLINE_MONKEY_ACTIONS", environment) ?? steps)
  }

  /// An invalid number would silently make a short run.
  private static func number<Number: FixedWidthInteger>(
    _ name: String, _ environment: [String: String]
  ) -> Number? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    guard let number = Number(text), number >= 0 else {
      preconditionFailure("\(name) is to be a whole number, and it is “\(text)”.")
    }
    return number
  }
}

public import Foundation
import Synchronization

/// The signals that interrupt a program.
public enum Signals {
  /// Lets all signals through to this thread, and to the processes that it starts.
  ///
  /// The threads of tasks block nearly all signals, and a process inherits the mask of the thread
  /// that starts it: it could not be interrupted by a key.
  public static func letThrough() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Runs a process to its end, and forwards interrupting signals to it. The process has a group of its
  /// own, which no key reaches, and would go on alone. This program then ends by the signal.
  ///
  /// - Parameters:
  ///   - process: The process to run.
  ///   - body: The work to do while it runs.
  /// - Returns: The result of the body, when the process has ended.
  /// - Throws: The errors of the body, and those of starting the process.
  public static func run<Result>(_ process: Process, _ body: () throws -> Result) throws -> Result {
    letThrough()
    held.withLock { count in
      count += 1
      if count == 1 { hold() }
    }
    let result = Swift.Result {
      try process.run()
      child.store(process.processIdentifier, ordering: .sequentiallyConsistent)
      // A signal may have come before the process.
      if received.load(ordering: .sequentiallyConsistent) != 0 { interrupt() }
      let result = Swift.Result(catching: body)
      waitForEnd(of: process.processIdentifier)
      // `waitUntilExit` waits for all that has inherited a socket from the process: for a compiler that
      // it has left behind, too. An interrupted program does not.
      if received.load(ordering: .sequentiallyConsistent) == 0 { process.waitUntilExit() }
      // Its number may belong to another process from now on.
      _ = child.compareExchange(
        expected: process.processIdentifier, desired: 0, ordering: .sequentiallyConsistent)
      return try result.get()
    }
    let number = held.withLock { count in
      count -= 1
      if count == 0 { giveBack() }
      return received.load(ordering: .sequentiallyConsistent)
    }
    if number != 0 {
      giveBack()
      raise(number)
    }
    return try result.get()
  }

  /// Interrupts the process that ``run(_:_:)`` waits for, if there is one.
  public static func interrupt() { pass(SIGINT) }

  private static func pass(_ number: Int32) {
    let child = child.load(ordering: .sequentiallyConsistent)
    // Zero would be this program, and all that was started with it. A process that is killed cannot end its
    // own children: the signal is for its group.
    if child > 0 { kill(number == SIGKILL ? -child : child, number) }
  }

  /// Waits until a process has ended. Its status is left to `Process`.
  private static func waitForEnd(of process: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }

  /// The process that is interrupted too; of several the one that began last.
  private static let child = Atomic<pid_t>(0)
  /// The signal that has interrupted the program.
  private static let received = Atomic<Int32>(0)
  /// How many processes run.
  private static let held = Mutex(0)
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  private static func hold() {
    for number in numbers {
      let before = signal(number) { number in
        let earlier = Signals.received.exchange(number, ordering: .sequentiallyConsistent)
        // A second signal ends it at once.
        Signals.pass(earlier == 0 ? SIGINT : SIGKILL)
      }
      // Functions cannot be compared, their addresses can.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  private static func giveBack() {
    for number in numbers {
      let before = signal(number, SIG_DFL)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}

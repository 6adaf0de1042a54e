import Foundation

/// What interrupts a program.
public enum Signals {
  /// Lets all signals through to this thread, and to the processes that it starts.
  ///
  /// The threads on which tasks run block nearly all of them, and a process begins with what the thread
  /// that starts it has: nobody could end it with a key.
  public static func letThrough() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }
}

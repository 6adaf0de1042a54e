public import Foundation
import GRDB

/// Why the kept articles cannot be read or written, as people can read it.
public enum StoreProblem: Error, Equatable, Sendable {
  /// Another process is writing, and does not end.
  case locked
  /// The file is no database, or no longer a whole one.
  case damaged
  /// There is no room on the disk.
  case full
  /// The file cannot be opened, read or written.
  case unavailable

  init(_ error: any Error) {
    if let problem = error as? StoreProblem {
      self = problem
      return
    }
    switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
    case .SQLITE_FULL: self = .full
    default: self = .unavailable
    }
  }
}

extension StoreProblem: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .locked: "Your articles are in use elsewhere."
    case .damaged: "Your kept articles cannot be read."
    case .full: "There is no room left on this device."
    case .unavailable: "Your kept articles are out of reach."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .locked: "Nothing is lost. Try again in a moment."
    case .damaged: "Nothing was deleted. Try again, or set the damaged file aside and begin anew."
    case .full: "Nothing is lost. Make some room, and try again."
    case .unavailable: "Nothing was changed. Try again."
    }
  }
}

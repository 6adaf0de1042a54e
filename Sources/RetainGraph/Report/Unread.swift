/// A part whose references were guessed or left out, and the reason.
public struct Unread: Codable, Hashable, Sendable {
  public enum Reason: String, Codable, Sendable {
    /// The metadata of its type is of a kind that is not known here.
    case unknownLayout
    /// Its code was built with `-disable-reflection-metadata`.
    case withoutReflectionMetadata
    /// The runtime cannot name its type.
    case unnamedType
    /// A closure's context does not describe the captured values.
    case withoutCaptures
    /// How many of its elements are alive is known to its owner only.
    case unknownCount
    /// Its frames may have outdated contents, because the part in use is unknown.
    case frames
    /// It has too many parts to spell out.
    case tooLarge
    /// The layout did not pass the self-check with this version of Swift.
    case switchedOff
    /// Reading its layout ended the process that tried.
    case crashed
    /// Reading it faulted.
    case fault
    /// It is no Swift object.
    case foreign
    /// A collection with a size that is larger than its memory: one that is being changed.
    case outOfBounds
    /// The allocator cannot list what it gave out.
    case heapNotListed
    /// There were more than are looked at.
    case leftOut
  }

  public let reason: Reason
  /// The type or function concerned, as reports name it.
  public let subject: String

  public init(_ reason: Reason, _ subject: String) {
    self.reason = reason
    self.subject = subject
  }
}

extension Unread: CustomStringConvertible {
  public var description: String {
    switch reason {
    case .unknownLayout: "\(subject): of a kind that is not known here"
    case .withoutReflectionMetadata: "\(subject): built without reflection metadata"
    case .unnamedType: "\(subject): its type cannot be named at run time"
    case .withoutCaptures: "\(subject): does not say what it captures"
    case .unknownCount: "\(subject): how many of its elements are alive is not known"
    case .frames: "\(subject): what its frames hold is not known"
    case .tooLarge: "\(subject): too many parts to spell out"
    case .switchedOff: "\(subject): laid out differently by this version of Swift"
    case .crashed: "\(subject): its layout could not be read without a crash"
    case .fault: "\(subject): could not be read"
    case .foreign: "\(subject): no Swift object"
    case .outOfBounds: "\(subject): says that it is larger than its memory"
    case .heapNotListed: "the heap: this allocator cannot list it"
    case .leftOut: "\(subject): left out"
    }
  }
}

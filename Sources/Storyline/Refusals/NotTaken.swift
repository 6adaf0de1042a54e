import StorylineCore

/// The answer to a command that was not taken: nothing was changed, and nothing will be.
enum NotTaken: Error {
  case refused(Refusal)
  case coalesced

  var receipt: Receipt {
    switch self {
    case .refused(let refusal): .refused(refusal)
    case .coalesced: .coalesced
    }
  }
}

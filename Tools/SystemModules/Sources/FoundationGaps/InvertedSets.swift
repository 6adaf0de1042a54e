public import Foundation

/// Returns the characters that a set lacks, as a set that can be changed.
///
/// Foundation on Linux takes the result of `inverted` for a mutable object while its parts are not, and ends the
/// process when it is changed. An object with a second owner is copied before.
public func _inverted(_ set: CharacterSet) -> CharacterSet {
  var inverted = set.inverted
  let owner = inverted
  withExtendedLifetime(owner) { inverted.insert(charactersIn: "") }
  return inverted
}

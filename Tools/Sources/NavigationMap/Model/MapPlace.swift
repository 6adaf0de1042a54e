/// A place of a map, as people name it.
extension NavigationMap {
  /// Returns the state that a name means, the nearest name first: the ID of a state, of a screen, the title of a
  /// screen, or its ID without `ViewController`. Upper and lower case do not matter, but for the ID of a state.
  ///
  /// - Throws: ``MapError`` where no state has such a name.
  package func state(at place: String) throws -> State {
    let wanted = place.lowercased()
    func states(_ isMeant: (Screen) -> Bool) -> [State] {
      screens.filter(isMeant).flatMap(\.states)
    }
    let found =
      screens.flatMap(\.states).filter { $0.id == place }
      + states { $0.id.lowercased() == wanted }
      + states { $0.title.lowercased() == wanted }
      + states { $0.id.lowercased() == wanted + "viewcontroller" }
    if let state = found.first { return state }
    let walked = screens.filter { !$0.states.isEmpty }.map(\.id)
    throw MapError(
      "the map of \(app) has no place “\(place)”. "
        + (walked.isEmpty
          ? "It has no states at all: draw it with a walk."
          : "Its screens are: \(walked.joined(separator: ", "))"))
  }
}

/// The model of an app that a crawl builds: observations, the steps between them, and the states that
/// follow from both.
///
/// States are computed from the steps, so that refining a screen needs no new step. A screen whose
/// states contradict the steps is split by a ``Observation/Feature`` that distinguishes the
/// contradicting observations.
struct CrawlModel {
  struct State {
    let key: String
    /// The number of the first observation.
    let observation: Int
    /// The step that reached it first by the shortest script.
    var arrival: Int
    /// The destinations of each tried action, the last one last; none where it led nowhere.
    var ways: [String: [Int]] = [:]
  }

  private(set) var observations: [Observation] = []
  private(set) var steps: [CrawlStep] = []
  private(set) var states: [State] = []
  /// The features that distinguish the states of a screen.
  private(set) var splits: [String: [Observation.Feature]] = [:]

  private var numbers: [Observation: Int] = [:]
  private var stateNumbers: [String: Int] = [:]
  /// The state of each observation.
  private var stateOf: [Int] = []
  /// The step at which the last launch happened, for each step.
  private var launchOf: [Int] = []

  // MARK: Adding

  /// Returns a Boolean value that indicates whether an observation was made before.
  func knows(_ observation: Observation) -> Bool { numbers[observation] != nil }

  /// The identity of the state of an observation.
  func key(of observation: Int) -> String {
    let look = observations[observation]
    return look.key(splits[look.screen] ?? [])
  }

  /// The number of an observation, which is added if it is new.
  mutating func number(of observation: Observation) -> Int {
    if let number = numbers[observation] { return number }
    observations.append(observation)
    let number = observations.count - 1
    numbers[observation] = number
    stateOf.append(-1)
    return number
  }

  mutating func add(_ step: CrawlStep) {
    steps.append(step)
    let index = steps.count - 1
    launchOf.append(step.from == nil ? index : launchOf.last ?? index)
    derive(index)
  }

  private mutating func derive(_ index: Int) {
    let step = steps[index]
    var destination: Int?
    if let to = step.destination { destination = state(at: to, arrival: index) }
    guard let from = step.from else { return }
    let origin = state(at: from, arrival: index - 1)
    states[origin].ways[step.action, default: []] += [destination].compactMap(\.self)
  }

  /// The state of an observation, made if it is new.
  private mutating func state(at observation: Int, arrival: Int) -> Int {
    let look = observations[observation]
    let key = look.key(splits[look.screen] ?? [])
    if let number = stateNumbers[key] {
      stateOf[observation] = number
      if length(ofScriptTo: arrival) < length(ofScriptTo: states[number].arrival) {
        states[number].arrival = arrival
      }
      return number
    }
    states.append(State(key: key, observation: observation, arrival: arrival))
    stateNumbers[key] = states.count - 1
    stateOf[observation] = states.count - 1
    return states.count - 1
  }

  /// The state of an observation that is part of a step.
  func state(of observation: Int) -> Int { stateOf[observation] }

  // MARK: Scripts

  private func length(ofScriptTo step: Int) -> Int { step - launchOf[step] }

  /// The steps from the launch to the end of a step, the launch not included.
  func script(to step: Int) -> [CrawlStep] { Array(steps[(launchOf[step] + 1)..<(step + 1)]) }

  /// The shortest known script to a state: along ways that always led to the same state, else as it was
  /// reached first.
  func script(toState target: Int) -> [CrawlStep] { script(to: states[target].arrival) }

  // MARK: Ways

  /// The shortest list of action keys from one state to the nearest wanted one, along ways that
  /// have led to one state only.
  func path(from origin: Int, to isWanted: (Int) -> Bool) -> (keys: [String], state: Int)? {
    if isWanted(origin) { return ([], origin) }
    var previous: [Int: (state: Int, key: String)] = [:]
    var queue = [origin]
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      for key in observations[states[state].observation].actions {
        guard let ends = states[state].ways[key], let end = ends.first,
          ends.allSatisfy({ $0 == end }), end != origin, previous[end] == nil
        else { continue }
        previous[end] = (state, key)
        if isWanted(end) {
          var keys: [String] = []
          var each = end
          while each != origin, let step = previous[each] {
            keys.append(step.key)
            each = step.state
          }
          return (keys.reversed(), end)
        }
        queue.append(end)
      }
    }
    return nil
  }

  // MARK: Refining

  /// The states and actions that have led to more than one state.
  var contradictions: [(state: Int, action: String)] {
    states.indices.flatMap { state in
      observations[states[state].observation].actions.compactMap { action in
        guard let ends = states[state].ways[action], Set(ends).count > 1 else { return nil }
        return (state, action)
      }
    }
  }

  /// Splits the screens that contradict themselves by a feature that distinguishes their
  /// observations.
  ///
  /// - Returns: `true` if a screen was split.
  mutating func refine() -> Bool {
    // A screen is split once in a round: for another of its states that may be enough.
    var split: Set<String> = []
    for (state, action) in contradictions {
      let screen = observations[states[state].observation].screen
      let known = splits[screen] ?? []
      guard !split.contains(screen) else { continue }
      let cases = steps.compactMap { step -> (Observation, Int)? in
        guard step.action == action, let from = step.from, let to = step.destination,
          stateOf[from] == state
        else { return nil }
        return (observations[from], stateOf[to])
      }
      let feature = Observation.Feature.allCases.first { feature in
        guard !known.contains(feature) else { return false }
        var ends: [String: Int] = [:]
        return cases.allSatisfy { observation, end in
          let value = observation.features[feature.rawValue] ?? ""
          if let other = ends[value] { return other == end }
          ends[value] = end
          return true
        }
      }
      guard let feature else { continue }
      splits[screen] = known + [feature]
      split.insert(screen)
    }
    if !split.isEmpty { rebuild() }
    return !split.isEmpty
  }

  private mutating func rebuild() {
    states = []
    stateNumbers = [:]
    stateOf = Array(repeating: -1, count: observations.count)
    for index in steps.indices { derive(index) }
  }
}

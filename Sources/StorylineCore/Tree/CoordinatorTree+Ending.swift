// The ending of coordinators. All of them go through `end(_:_:)`, once.
extension CoordinatorTree {
  // MARK: Reconciling

  /// Updates the tree from a settled container's contents, the lowest screen first; `nil` stands
  /// for a screen that belongs to no coordinator of this tree.
  ///
  /// A coordinator ends when neither it nor any below it has a screen left. Those that it shows end
  /// before it does.
  ///
  /// - Parameters:
  ///   - container: The container that is settled.
  ///   - contents: The screens of the container, the lowest first.
  ///   - cause: The reason for missing screens, where the contents do not show it.
  /// - Returns: The coordinators that ended.
  package mutating func settle(
    _ container: ContainerID, contents: [ScreenID?], because cause: Reason? = nil
  ) -> Changes {
    guard let old = containers[container] else { return Changes() }
    // Containers are read far more often than they change.
    if old.contents == contents, old.holdsWhatWasPlaced { return Changes() }
    let contents = contents.map { $0.flatMap { screens[$0] == nil ? nil : $0 } }
    for case let screen? in contents {
      if let index = screens.index(forKey: screen) { screens.values[index].wasSeen = true }
    }
    let missing = old.placedScreens(missingIn: contents).filter { screens[$0]?.wasSeen == true }
    guard old.contents != contents || !missing.isEmpty else { return Changes() }
    containers[container]?.contents = contents
    log.append(.settled(container, contents, missing.isEmpty ? nil : cause))

    // What is left of a pop is the lower part of what there was.
    let reason = cause ?? (old.contents.starts(with: contents) ? .popped : .replaced)
    var changes = Changes()
    let gone = missing + closeContainers(in: missing)
    let losers = gone.compactMap { screens[$0]?.owner }
    for screen in gone { forget(screen, in: &changes) }
    sortSegments(by: contents)
    changes += endFinished()
    endEmptied(losers, reason, in: &changes)
    return changes
  }

  /// Removes a closed container, with everything in it.
  package mutating func close(_ container: ContainerID, because cause: Reason) -> Changes {
    guard let placed = containers[container]?.placed else { return Changes() }
    log.append(.closed(container, cause))
    for screen in placed { screens[screen]?.wasSeen = true }
    let changes = settle(container, contents: [], because: cause)
    containers[container] = nil
    return changes
  }

  /// Removes a screen that was released from memory.
  package mutating func release(_ screen: ScreenID, because cause: Reason) -> Changes {
    guard let owner = screens[screen]?.owner else { return Changes() }
    log.append(.lost(screen, cause))
    var changes = Changes()
    let gone = closeContainers(in: [screen])
    let losers = [owner] + gone.compactMap { screens[$0]?.owner }
    for screen in [screen] + gone { forget(screen, in: &changes) }
    changes += endFinished()
    endEmptied(losers, cause, in: &changes)
    return changes
  }

  /// Removes the containers in removed screens. Returns the screens that were there, and in
  /// containers inside of those.
  private mutating func closeContainers(in gone: [ScreenID]) -> [ScreenID] {
    var result: [ScreenID] = []
    var outer = gone[...]
    while let screen = outer.popFirst() {
      for container in screens[screen]?.enclosed ?? [] {
        guard let closed = containers.removeValue(forKey: container) else { continue }
        if !closed.contents.isEmpty { log.append(.settled(container, [])) }
        result += closed.placed
        outer += closed.placed
      }
    }
    return result
  }

  private mutating func forget(_ screen: ScreenID, in changes: inout Changes) {
    guard let record = screens.removeValue(forKey: screen) else { return }
    containers[record.container]?.placed.removeAll { $0 == screen }
    update(record.owner) { $0.screens.removeAll { $0 == screen } }
    count(-1, from: record.owner)
    changes.goneScreens.append(screen)
  }

  // The segment follows the container's order, also after other code has reordered the stack.
  private mutating func sortSegments(by contents: [ScreenID?]) {
    var segments: [CoordinatorID: [ScreenID]] = [:]
    for case let screen? in contents {
      guard let owner = screens[screen]?.owner, nodes[owner]?.screens.count ?? 0 > 1 else {
        continue
      }
      segments[owner, default: []].append(screen)
    }
    for (owner, segment) in segments {
      update(owner) { node in
        node.screens = segment + node.screens.filter { !segment.contains($0) }
      }
    }
  }

  // MARK: Finishing

  /// Decides how `id` ends: with a value, or for a reason. Its screens, and those of everything
  /// below it, are still to be taken away; then ``endFinished()`` ends it.
  ///
  /// - Returns: `true` if nothing had decided it before.
  package mutating func finish(_ id: CoordinatorID, because reason: Reason? = nil) -> Bool {
    guard let node = nodes[id], node.phase == .running else { return false }
    update(id) {
      $0.phase = .finishing
      $0.decided = reason
    }
    finishing.append(id)
    log.append(reason.map { .closing(id, $0) } ?? .finishing(id))
    return true
  }

  /// Records that some screens of `id` stay where they are, as a window's root does until there is
  /// another. They belong to the parent from now on, or to no coordinator.
  package mutating func leave(_ staying: [ScreenID], of id: CoordinatorID) -> Changes {
    log.append(.left(id, staying))
    var changes = Changes()
    let touched = Set(staying.compactMap { screens[$0]?.container })
    for screen in staying {
      guard let owner = screens[screen]?.owner else { continue }
      guard let parent = nodes[id]?.parent else {
        forget(screen, in: &changes)
        continue
      }
      update(owner) { $0.screens.removeAll { $0 == screen } }
      count(-1, from: owner)
      screens[screen]?.owner = parent
      update(parent) { $0.screens.append(screen) }
      count(1, from: parent)
    }
    for container in touched.sorted(by: { $0.number < $1.number }) {
      sortSegments(by: containers[container]?.contents ?? [])
    }
    return changes
  }

  /// Ends everything that called ``finish(_:)`` and has no screen left.
  package mutating func endFinished() -> Changes {
    var changes = Changes()
    guard !finishing.isEmpty else { return changes }
    for id in finishing where nodes[id]?.screensBelow == 0 {
      end(id, .parentEnded, in: &changes)
    }
    finishing.removeAll { nodes[$0] == nil }
    return changes
  }

  // MARK: Ending

  // A parent without a screen of its own ends with the last of its children. It stays when that one
  // finished: then it has a value to work with, and shows the next screen.
  private mutating func endEmptied(
    _ losers: [CoordinatorID], _ reason: Reason, in changes: inout Changes
  ) {
    let emptied = losers.filter(hasNoScreens)
    guard !emptied.isEmpty else { return }
    // What took the screens of one of them took the last that those between had to live for.
    let own = emptied.reduce(into: Set(losers)) { $0.formUnion(emptiedParents(of: $1)) }
    for id in emptied {
      end(emptiedParents(of: id).last ?? id, .parentEnded, except: own, reason, in: &changes)
    }
  }

  /// Returns the ancestors that have no screen left either, the nearest first.
  private func emptiedParents(of id: CoordinatorID) -> [CoordinatorID] {
    var result: [CoordinatorID] = []
    var each = id
    while let parent = nodes[each]?.parent, nodes[parent]?.screensBelow == 0 {
      each = parent
      result.append(parent)
    }
    return result
  }

  /// Records that a screen of a coordinator cannot be shown. A coordinator that was never visible,
  /// and cannot show its first screen, ends.
  package mutating func refuse(
    _ screen: ScreenID, of id: CoordinatorID, _ refusal: Refusal
  ) -> Changes {
    log.append(.screenRefused(screen, id, refusal))
    var changes = Changes()
    if let node = nodes[id], node.phase == .running, node.screensBelow == 0, !node.wasShown {
      end(id, .parentEnded, except: [id], .refused(refusal), in: &changes)
    }
    return changes
  }

  /// Records that a coordinator was released from memory. A loose coordinator ends with it.
  package mutating func release(_ id: CoordinatorID) -> Changes {
    log.append(.released(id))
    var changes = Changes()
    end(id, .parentEnded, except: [id], .released, in: &changes)
    return changes
  }

  /// Ends every coordinator, because the window was released.
  package mutating func closeWindow() -> Changes {
    var changes = Changes()
    guard !rootIDs.isEmpty else { return changes }
    log.append(.windowClosed)
    for id in rootIDs { end(id, .windowClosed, in: &changes) }
    return changes
  }

  /// The one removal path: takes a coordinator and everything below it out of the tree, those below
  /// first.
  ///
  /// A coordinator that called `finish` before has finished, even if another cause removed its
  /// screens: the first of the two counts.
  private mutating func end(
    _ top: CoordinatorID, _ reason: Reason, except some: Set<CoordinatorID> = [],
    _ theirReason: Reason = .parentEnded, in changes: inout Changes
  ) {
    for id in subtree(top) {
      guard let node = nodes[id] else { continue }
      for screen in node.screens { forget(screen, in: &changes) }
      unlink(id)
      if node.phase == .finishing, node.decided == nil {
        log.append(.finished(id))
        changes.endings.append(Ending(id: id, result: .finished))
      } else {
        let itsReason = node.decided ?? (some.contains(id) ? theirReason : reason)
        log.append(.cancelled(id, itsReason))
        changes.endings.append(Ending(id: id, result: .cancelled(itsReason)))
      }
    }
  }
}

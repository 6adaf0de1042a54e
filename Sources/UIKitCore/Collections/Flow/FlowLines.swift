import Foundation

/// A size in the words of a flow: along the lines, and from line to line.
struct FlowSize: Equatable {
  /// From line to line: the height, where content scrolls up and down.
  var main: CGFloat
  /// Along the lines.
  var cross: CGFloat
}

/// The lines into which the items of a section flow.
///
/// Lines that are alike are kept as one run, so that what a section costs follows how many lines
/// differ from those before them, not how many items there are.
struct FlowLines {
  /// Lines of as many items of the same size; or one line of whatever sizes.
  struct Run {
    let first: Int
    let perLine: Int
    var lines: Int
    /// The size of all items; `nil` where they differ, in one line.
    let size: FlowSize?
    let length: CGFloat
    /// The beginning of the first line.
    let offset: CGFloat

    var end: Int { first + perLine * lines }
  }

  let count: Int
  /// The size of items of which nothing else is known.
  let base: FlowSize
  /// How long a line may be.
  let room: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  /// The sizes that the delegate returned, item by item.
  private let said: [FlowSize]?
  private(set) var measured: [Int: FlowSize]
  /// The items that were measured, in order.
  private var measuredOrder: [Int]
  private var runs: [Run] = []
  private(set) var length: CGFloat = 0

  init(
    count: Int, base: FlowSize, said: [FlowSize]? = nil, measured: [Int: FlowSize] = [:],
    room: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat
  ) {
    self.count = count
    self.base = base
    self.said = said
    self.measured = measured
    measuredOrder = measured.keys.sorted()
    self.room = room
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    pack(from: 0)
  }

  func size(of item: Int) -> FlowSize { measured[item] ?? said?[item] ?? base }

  /// Sets the measured size of an item. Its line and the lines after it are computed again.
  mutating func set(_ size: FlowSize, of item: Int) {
    guard size != self.size(of: item) else { return }
    if measured.updateValue(size, forKey: item) == nil {
      measuredOrder.insert(item, at: measuredOrder.firstPlace { $0 >= item })
    }
    // An item that became smaller may fit into the line before.
    let line = line(of: item)
    pack(from: max(line.first - 1, 0))
  }

  // MARK: Packing

  private mutating func pack(from item: Int) {
    var item = item
    let kept = runs.firstPlace { $0.first > item } - 1
    if runs.indices.contains(kept) {
      // Of the run that holds the item, whole lines before it stay.
      let run = runs[kept]
      let lines = (item - run.first) / run.perLine
      runs.removeSubrange(kept...)
      item = run.first + lines * run.perLine
      if lines > 0 {
        var part = run
        part.lines = lines
        runs.append(part)
      }
    } else {
      item = 0
      runs = []
    }
    while item < count { item = packNext(from: item) }
    length = runs.last.map { bottom(of: $0) } ?? 0
  }

  /// Adds the next lines, and returns the first item that is in none.
  private mutating func packNext(from item: Int) -> Int {
    let offset = runs.last.map { bottom(of: $0) + lineSpacing } ?? 0
    if said == nil {
      let place = measuredOrder.firstPlace { $0 >= item }
      let next = measuredOrder.indices.contains(place) ? measuredOrder[place] : count
      let perLine = capacity(for: base.cross)
      var lines = (next - item) / perLine
      // An item of its own size may fit into the last of these lines as well.
      if next < count, (next - item) % perLine == 0 { lines -= 1 }
      if lines > 0 {
        add(
          Run(
            first: item, perLine: perLine, lines: lines, size: base, length: base.main,
            offset: offset))
        return item + lines * perLine
      }
    }
    var (used, length, end): (CGFloat, CGFloat, Int) = (0, 0, item)
    var common: FlowSize? = size(of: item)
    while end < count {
      let size = size(of: end)
      let needed = end == item ? size.cross : used + itemSpacing + size.cross
      if end > item, needed > room + Self.tolerance { break }
      if size != common { common = nil }
      (used, length, end) = (needed, max(length, size.main), end + 1)
    }
    add(
      Run(
        first: item, perLine: end - item, lines: 1, size: common, length: length, offset: offset))
    return end
  }

  private mutating func add(_ run: Run) {
    guard let last = runs.last, let size = last.size, run.size == size, run.perLine == last.perLine
    else {
      runs.append(run)
      return
    }
    runs[runs.count - 1].lines += run.lines
  }

  private static let tolerance: CGFloat = 0.001

  /// How many of that length fit into a line; one at least.
  private func capacity(for length: CGFloat) -> Int {
    guard length + itemSpacing > 0 else { return max(count, 1) }
    let fitting = (room + itemSpacing + Self.tolerance) / (length + itemSpacing)
    return max(Int(min(fitting, CGFloat(max(count, 1)))), 1)
  }

  private func bottom(of run: Run) -> CGFloat {
    run.offset + CGFloat(run.lines) * (run.length + lineSpacing) - lineSpacing
  }

  // MARK: Asking

  private func line(of item: Int) -> (first: Int, run: Run, offset: CGFloat) {
    let run = runs[runs.firstPlace { $0.first > item } - 1]
    let line = (item - run.first) / run.perLine
    return (
      run.first + line * run.perLine, run,
      run.offset + CGFloat(line) * (run.length + lineSpacing)
    )
  }

  /// Returns the position of an item, from the beginning of the first line.
  func place(of item: Int) -> (main: CGFloat, cross: CGFloat, size: FlowSize) {
    let (first, run, offset) = line(of: item)
    let size = size(of: item)
    let gaps = gaps(first, run)
    var cross = gaps.before
    if let common = run.size {
      cross += CGFloat(item - first) * (common.cross + gaps.between)
    } else {
      for other in first..<item { cross += self.size(of: other).cross + gaps.between }
    }
    // An item that is lower than its line is in its middle.
    return (offset + (run.length - size.main) / 2, cross, size)
  }

  // 11.5.12 – what is left of a line is shared out between its items; a line that is not full is
  // filled as though it went on with items like its last one.
  private func gaps(_ first: Int, _ run: Run) -> (before: CGFloat, between: CGFloat) {
    let last = first + run.perLine
    var used: CGFloat = 0
    if let common = run.size {
      used = CGFloat(run.perLine) * common.cross
    } else {
      for item in first..<last { used += size(of: item).cross }
    }
    var number = run.perLine
    let tail = size(of: last - 1).cross
    if last == count {
      while tail > 0,
        used + tail + CGFloat(number) * itemSpacing <= room + Self.tolerance
      {
        used += tail
        number += 1
      }
    }
    let rest = max(room - used, 0)
    // 11.5.12 – one that is alone in a line where no other would fit is in its middle.
    return number > 1 ? (0, rest / CGFloat(number - 1)) : (rest / 2, itemSpacing)
  }

  /// The items of the lines of which a part lies between two places.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high > 0, low < length else { return 0..<0 }
    let first = item(at: low, after: false)
    return first..<max(item(at: high, after: true), first)
  }

  /// The first item of the first line that ends after a place; or that begins there.
  private func item(at place: CGFloat, after: Bool) -> Int {
    let index = runs.firstPlace { [self] run in
      after ? run.offset >= place : bottom(of: run) > place
    }
    if after {
      guard index > 0 else { return 0 }
      let run = runs[index - 1]
      // Lines without any length are all before the place.
      guard run.length + lineSpacing > 0 else { return run.end }
      let lines = ((place - run.offset) / (run.length + lineSpacing)).rounded(.up)
      return run.first + Int(min(lines, CGFloat(run.lines))) * run.perLine
    }
    guard runs.indices.contains(index) else { return count }
    let run = runs[index]
    guard place > run.offset, run.length + lineSpacing > 0 else { return run.first }
    let line = Int((place - run.offset) / (run.length + lineSpacing))
    // A place between two lines belongs to the one that follows.
    let isPast = place >= run.offset + CGFloat(line) * (run.length + lineSpacing) + run.length
    return run.first + min(line + (isPast ? 1 : 0), run.lines) * run.perLine
  }
}

extension Array {
  /// The first place whose element is so, in an array where all that follow it are so too.
  func firstPlace(_ isSo: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isSo(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The tracks of a street between cards: segments that meet lie on different tracks.
struct Tracks {
  private struct Segment {
    let id: Int
    let from: Double
    let to: Double
    /// Segments of one bundle may lie on one track although they meet.
    let bundle: String
  }

  private var segments: [Segment] = []

  /// The tracks of the segments, by their numbers.
  private(set) var tracks: [Int: Int] = [:]
  private(set) var count = 0

  mutating func add(_ id: Int, from: Double, to: Double, bundle: String) {
    segments.append(Segment(id: id, from: min(from, to), to: max(from, to), bundle: bundle))
  }

  /// Gives each segment the first track on which it meets no segment of another bundle.
  mutating func assign() {
    var used: [[Segment]] = []
    for segment in segments.sorted(by: { ($0.from, $0.to, $0.id) < ($1.from, $1.to, $1.id) }) {
      let free = used.firstIndex { track in
        track.allSatisfy { other in
          other.to < segment.from || segment.to < other.from || other.bundle == segment.bundle
        }
      }
      if let free {
        used[free].append(segment)
        tracks[segment.id] = free
      } else {
        used.append([segment])
        tracks[segment.id] = used.count - 1
      }
    }
    count = used.count
  }
}

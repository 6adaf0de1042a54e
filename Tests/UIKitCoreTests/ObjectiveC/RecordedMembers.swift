import ObjCNames
import UIKit

// The output of the source adapter, written by hand.

/// A class with members that a subclass and a protocol reach by name.
class RecordedPlayer: NSObject {
  var rate = 1.0 { didSet { hasChanged("rate", from: oldValue, to: rate) } }
  var untold = 0
  private var secret = 3

  func play(_ song: String) -> String { "played \(song)" }

  @section(".init_array") @used
  private nonisolated static let record: @convention(c) () -> Void = {
    ObjCRecords.add(RecordedPlayer.self) {
      $0.method("play:", on: RecordedPlayer.self) { o, a in o.play(a[0] as String) }
      $0.property("secret", \RecordedPlayer.secret)
      $0.observable("rate", \RecordedPlayer.rate)
    }
  }
}

extension RecordedPlayer {
  private func pause() -> String { "paused" }

  @section(".init_array") @used
  private nonisolated static let recordOfExtension: @convention(c) () -> Void = {
    ObjCRecords.add(RecordedPlayer.self) {
      $0.method("pause", on: RecordedPlayer.self) { o, _ in o.pause() }
    }
  }
}

final class RecordedSubPlayer: RecordedPlayer {
  func title(at index: Int) -> String { "title \(index)" }

  @section(".init_array") @used
  private nonisolated static let record: @convention(c) () -> Void = {
    ObjCRecords.add(RecordedSubPlayer.self, named: "ThePlayer") {
      $0.observable("rate", \RecordedSubPlayer.rate)
      $0.optional("Playing.title(at:)", on: RecordedSubPlayer.self) { o in
        { o.title(at: $0) } as (Int) -> String
      }
    }
  }
}

extension RecordedPlayer {
  /// An object of a local class.
  static func local() -> NSObject {
    class Local: NSObject {
      func poke() -> String { "poked" }

      @section(".init_array") @used
      private nonisolated static let record: @convention(c) () -> Void = {
        ObjCRecords.add(Local.self) { $0.method("poke", on: Local.self) { o, _ in o.poke() } }
      }
    }
    return Local()
  }
}

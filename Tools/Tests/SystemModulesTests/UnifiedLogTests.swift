import Foundation
import Testing

@testable import UnifiedLog

@Suite struct UnifiedLogTests {
  static let formats: [(String, [any Sendable], String)] = [
    ("plain", [], "plain"),
    ("%d of %ld", [3, 4], "3 of 4"),
    ("%{public}@ and %{private}s", ["Ada", "Grace"], "Ada and Grace"),
    ("%.2f|%5d|%-3d|%03d", [1.005 as Float, 7, 7, 7], "1.00|    7|7  |007"),
    ("%x %X %llu", [255, 255, UInt64.max], "ff FF 18446744073709551615"),
    ("%u", [-1 as Int32], "18446744073709551615"),
    ("100%%, 5 %, %@", [3], "100%, 5 %, 3"),
    ("%@ %@", ["one"], "one <missing>"),
    ("%{signpost.description:attribute}@", [true], "true"),
  ]

  @Test(arguments: formats.indices)
  func `arguments stand where the format says`(number: Int) {
    let (format, arguments, text) = Self.formats[number]
    #expect(PrintfFormat.text(format, arguments) == text)
  }

  @Test func `an argument that is nil is called null`() {
    #expect(PrintfFormat.text("%@", [nil as Any?]) == "(null)")
  }

  @Test func `values stand in messages whoever may read them`() {
    let (name, age): (String, Int?) = ("Ada", nil)
    let message: OSLogMessage = "\(name, privacy: .private(mask: .hash)) is \(age): \(1 + 1)"
    #expect(message.text == "Ada is nil: 2")
  }

  @Test func `an interval runs its task, and no tool records it`() {
    let signposter = OSSignposter(subsystem: "com.example", category: "layout")
    let state = signposter.beginInterval("measure", id: signposter.makeSignpostID(), "\(1) view")
    os_signpost(.event, log: .default, name: "layout", "%d views", 3)
    signposter.endInterval("measure", state)
    #expect(signposter.withIntervalSignpost("layout") { 7 } == 7)
    #expect(!signposter.isEnabled && !OSLog.default.signpostsEnabled)
    let (object, other) = (NSObject(), NSObject())
    let id = OSSignpostID(log: .default, object: object)
    #expect(id == OSSignpostID(log: .default, object: object))
    #expect(id != OSSignpostID(log: .default, object: other))
  }

  @Test func `what is disabled says so`() {
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(OSLog.default.isEnabled(type: .debug))
  }

  @Test func `a line says where it comes from and how much it matters`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let log = OSLog(subsystem: "com.example", category: "net")
      os_log("%d tries", log: log, type: .error, 3)
      os_log(.info, log: log, "again")
      Logger(log).notice("done \(3)")
      Logger().critical("out")
      os_log("hidden", log: .disabled)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text == """
        [com.example:net] error: 3 tries
        [com.example:net] info: again
        [com.example:net] log: done 3
        fault: out

        """)
  }
}

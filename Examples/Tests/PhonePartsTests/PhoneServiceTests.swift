import Foundation
import PhoneParts
import PhoneServer
import Testing

/// Tests for the interpretation of the server's answers.
@Suite(.timeLimit(.minutes(1))) struct PhoneServiceTests {
  private let server = PhoneServer(delay: 0.05)

  private func makeService() throws -> HTTPPhoneService {
    HTTPPhoneService(address: try server.start())
  }

  @Test func `the server lists every phone once, the newest first`() async throws {
    let phones = try await makeService().phones()
    #expect(phones.count == 37)
    #expect(Set(phones.map(\.id)).count == 37)
    #expect(phones.map(\.year) == phones.map(\.year).sorted(by: >))
  }

  @Test func `every phone has a picture`() async throws {
    let service = try makeService()
    for name in Set(try await service.phones().map(\.picture)) {
      #expect(
        try await service.picture(named: name).starts(
          with: Data("\u{89}PNG".unicodeScalars.map { UInt8($0.value) })))
    }
  }

  @Test func `a picture is fetched once`() async throws {
    let service = try makeService()
    _ = try await service.picture(named: "notch")
    _ = try await service.picture(named: "notch")
    #expect(server.requests == 1)
  }

  @Test func `a slow server is waited for`() async throws {
    server.mood = .slow
    #expect(try await makeService().phones().count == 37)
  }

  @Test(
    arguments: [
      (.down, .unreachable), (.missing, .status(404)), (.garbled, .unreadable), (.huge, .tooLong),
    ] as [(ServerMood, PhoneError)])
  func `what goes wrong has a name`(mood: ServerMood, error: PhoneError) async throws {
    server.mood = mood
    let service = try makeService()
    await #expect(throws: error) { try await service.phones() }
  }

  @Test func `a server that is not there does not answer`() async throws {
    let service = try makeService()
    try server.stop()
    await #expect(throws: PhoneError.unreachable) { try await service.phones() }
  }

  @Test func `a picture that failed is asked for again`() async throws {
    let service = try makeService()
    server.mood = .missing
    await #expect(throws: PhoneError.status(404)) { try await service.picture(named: "notch") }
    server.mood = .fine
    #expect(try await !service.picture(named: "notch").isEmpty)
  }

  @Test func `an answer that nobody waits for any more is given up`() async throws {
    let service = try makeService()
    server.mood = .huge
    let task = Task { try await service.phones() }
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
  }
}

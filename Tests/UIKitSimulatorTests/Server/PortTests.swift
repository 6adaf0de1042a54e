import Foundation
import NIOHTTP1
import Testing
import UIKitSimulator

@Suite struct PortTests {
  func listen(_ port: PortChoice) throws -> SimulatorServer {
    try SimulatorServer(
      files: .sample, token: .random(), port: port, bridge: MessageBridge(inputLimit: 10) {})
  }

  func refusal(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `the variable chooses the port, else the remembered one comes first`() throws {
    let chosen = ["STORYLINE_PORT": "9000"]
    #expect(try PortChoice(environment: chosen, remembered: 8090) == .exactly(9000))
    #expect(try PortChoice(environment: [:], remembered: 8090) == .anyFree(preferred: 8090))
    let empty = ["STORYLINE_PORT": ""]
    #expect(try PortChoice(environment: empty, remembered: nil) == .anyFree(preferred: nil))
  }

  @Test(arguments: ["0", "65536", "-1", "80a", " 80", "port"])
  func `a port that is none is refused`(text: String) {
    let message = refusal {
      _ = try PortChoice(environment: ["STORYLINE_PORT": text], remembered: nil)
    }
    #expect(message.contains("“\(text)”"))
    #expect(message.contains("1 to 65535"))
  }

  @Test func `a chosen port that is taken is an error that says so`() throws {
    let first = try listen(.exactly(0))
    defer { first.stop() }
    let message = refusal { _ = try listen(.exactly(first.port)) }
    #expect(message.contains("Port \(first.port), which STORYLINE_PORT asks for, is taken."))
  }

  @Test func `another port is taken where the preferred one is not free`() throws {
    let first = try listen(.exactly(0))
    defer { first.stop() }
    let second = try listen(.anyFree(preferred: first.port))
    defer { second.stop() }
    #expect(second.port != first.port)
    #expect(PortChoice.usual.contains(second.port))
  }

  @Test func `a restart finds its port free although pages were connected`() throws {
    // Another process on the machine may take the port in between, now and then; not every time.
    var refusals: [String] = []
    repeat {
      let server = try RunningServer()
      let page = try server.page()
      server.server.stop()
      #expect(try page.readFrame() == .close(1001))
      let refused = refusal {
        let again = try listen(.exactly(server.port))
        #expect(again.port == server.port)
        again.stop()
      }
      if refused.isEmpty { return }
      refusals.append(refused)
    } while refusals.count < 5
    Issue.record("Not once: \(refusals)")
  }

  @Test func `the server is on the loopback interface only`() throws {
    let server = try listen(.exactly(0))
    defer { server.stop() }
    // Lines of /proc/net/tcp: a hexadecimal address in the machine's order, and a port.
    let listening = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
    let port = String(server.port, radix: 16, uppercase: true)
    let suffix = ":" + String(repeating: "0", count: 4 - port.count) + port
    let addresses = listening.split(separator: "\n").compactMap { line -> Substring? in
      let fields = line.split(separator: " ")
      return fields.count > 3 && fields[1].hasSuffix(suffix) && fields[3] == "0A" ? fields[1] : nil
    }
    #expect(addresses == ["0100007F" + suffix[...]])
    let six = try String(contentsOfFile: "/proc/net/tcp6", encoding: .utf8)
    #expect(!six.contains(suffix + " 00000000000000000000000000000000:0000 0A"))
  }
}

@Suite struct HostTests {
  @Test func `without a word of the person it is this machine alone`() throws {
    #expect(try ListeningHost(environment: [:]) == .loopback)
    #expect(try ListeningHost(environment: ["STORYLINE_HOST": ""]) == .loopback)
    #expect(!ListeningHost.loopback.isExposed)
    #expect(ListeningHost.loopback.warning == nil)
  }

  @Test func `on request it is another address, with a warning`() throws {
    let host = try ListeningHost(environment: ["STORYLINE_HOST": "192.168.1.5"])
    #expect(host.address == "192.168.1.5")
    #expect(try #require(host.warning).contains("shows this app to the network"))
  }

  @Test(arguments: ["0.0.0.0", "example.com", "::", "::1", "192.168.1", "1.2.3.4:80", "*", " "])
  func `what is not one address is refused`(text: String) {
    #expect(throws: SimulatorError.self) {
      try ListeningHost(environment: ["STORYLINE_HOST": text])
    }
  }

  @Test func `an exposed server admits its own name, and no other`() throws {
    let host = try ListeningHost(environment: ["STORYLINE_HOST": "192.168.1.5"])
    let admission = OriginPolicy(host: host, port: 8080)
    func admits(_ name: String, from origin: String) -> Bool {
      admission.admitsSocket(["Host": name, "Origin": origin])
    }
    #expect(admits("192.168.1.5:8080", from: "http://192.168.1.5:8080"))
    #expect(!admits("127.0.0.1:8080", from: "http://127.0.0.1:8080"))
    #expect(!admits("localhost:8080", from: "http://localhost:8080"))
    #expect(!admits("192.168.1.5:8080", from: "http://evil.example"))
  }

  @Test func `an address that this machine does not have is an error that names it`() throws {
    // A block of addresses that stands in documentation and nowhere else.
    let host = try ListeningHost(environment: ["STORYLINE_HOST": "192.0.2.1"])
    #expect {
      _ = try SimulatorServer(
        files: .sample, token: .random(), host: host, port: .exactly(8080),
        bridge: MessageBridge(inputLimit: 1) {})
    } throws: { error in
      (error as? SimulatorError)?.description.hasPrefix("Cannot listen on 192.0.2.1:8080") == true
    }
  }
}

@Suite struct WebFilesTests {
  let temporary = TemporaryFolder()

  @Test func `a folder is read once, and a missing file is named`() throws {
    let folder = URL(fileURLWithPath: temporary.path)
    for name in WebFiles.required.dropLast() {
      try name.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    var message = ""
    do { _ = try WebFiles(folder: folder) } catch { message = "\(error)" }
    #expect(message.contains("simulator.js is not in \(folder.path)"))
    try "x".write(
      to: folder.appendingPathComponent("simulator.js"), atomically: true, encoding: .utf8)
    let files = try WebFiles(folder: folder)
    try FileManager.default.removeItem(atPath: temporary.path)
    #expect(files.file(at: "/")?.bytes == Array("index.html".utf8))
    #expect(files.file(at: "/index.html") == nil)
  }

  @Test func `the page that comes with the library is complete`() throws {
    let files = try WebFiles.bundled()
    let page = String(decoding: try #require(files.file(at: "/")).bytes, as: UTF8.self)
    // Forbidden parts would silently not work: scripts and styles in the page itself.
    #expect(!page.contains("<style"))
    #expect(!page.contains(" style="))
    #expect(!page.contains(" onclick="))
    let linked = page.components(separatedBy: "\"").filter {
      $0.hasSuffix(".js") || $0.hasSuffix(".css")
    }
    #expect(linked.count >= 2)
    for name in linked {
      let path = name.hasPrefix("/") ? name : "/" + name
      #expect(files.file(at: path) != nil, "\(name)")
    }
  }
}

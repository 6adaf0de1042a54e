import Foundation
import Testing
import UIKitSimulator

@Suite struct RequestTests {
  let server: RunningServer

  init() throws { server = try RunningServer() }

  func status(_ answer: String) -> Int? {
    let words = answer.split(separator: " ", maxSplits: 2)
    return words.count > 1 ? Int(words[1]) : nil
  }

  @Test(arguments: [
    ("/", "text/html; charset=utf-8", "<!doctype html>"),
    ("/simulator.css", "text/css; charset=utf-8", "body {}"),
    ("/simulator.js", "text/javascript; charset=utf-8", "start()"),
  ])
  func `the page's files are served with their types`(
    path: String, type: String, body: String
  ) throws {
    let answer = try server.get(path)
    #expect(status(answer) == 200)
    #expect(answer.contains("Content-Type: \(type)\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n" + body))
    let head = try server.get(path, method: "HEAD")
    #expect(head.contains("Content-Length: \(body.utf8.count)\r\n"))
    #expect(head.hasSuffix("\r\n\r\n"))
  }

  @Test func `every answer forbids what the page does not need`() throws {
    let answer = try server.get("/")
    let policy = try #require(
      answer.split(separator: "\r\n").first { $0.hasPrefix("Content-Security-Policy: ") })
    for rule in [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
      "connect-src 'self' ws://\(server.host)", "frame-ancestors 'none'", "base-uri 'none'",
      "form-action 'none'",
    ] {
      #expect(policy.contains(rule))
    }
    #expect(!policy.contains("unsafe"))
    for path in ["/", "/nothing", "/socket"] {
      let answer = try server.get(path)
      #expect(answer.contains("X-Content-Type-Options: nosniff\r\n"))
      #expect(answer.contains("Cache-Control: no-store\r\n"))
      #expect(answer.contains("Connection: close\r\n"))
      #expect(answer.contains("Content-Security-Policy: default-src 'none'"))
    }
  }

  @Test(arguments: [
    "/index.html", "/notes.txt", "/../../etc/passwd", "/%2e%2e/token", "/?x", "//", "/simulator.JS",
    "http://127.0.0.1/", "/simulator.js/", "*",
  ])
  func `nothing else is served`(path: String) throws {
    #expect(try status(server.get(path)) == 404)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])
  func `other methods are refused`(method: String) throws {
    let answer = try server.get("/", method: method)
    #expect(status(answer) == 405)
    #expect(answer.contains("Allow: GET, HEAD\r\n"))
    try server.checkGoesOn()
  }

  @Test func `both names of this machine are served`() throws {
    #expect(try status(server.get("/", host: "localhost:\(server.port)")) == 200)
    let client = try RawClient(port: server.port)
    let host = "localhost:\(server.port)"
    client.send(RawClient.upgrade(host: host, origin: "http://" + host))
    #expect(try status(client.readHead()) == 101)
  }

  @Test(arguments: [
    "evil.example", "evil.example:PORT", "127.0.0.1", "localhost", "127.0.0.1:1",
    "127.0.0.1:PORT.evil.example", "127.0.0.1:PORT, evil.example", "LOCALHOST:PORT",
    "127.0.0.1.:PORT", "[::1]:PORT", "0.0.0.0:PORT", "user@127.0.0.1:PORT", "",
  ])
  func `a foreign host is refused`(host: String) throws {
    let host = host.replacingOccurrences(of: "PORT", with: String(server.port))
    #expect(try status(server.get("/", host: host)) == 403)
    let client = try RawClient(port: server.port)
    client.send(RawClient.upgrade(host: host, origin: server.origin))
    #expect(try status(client.readToEnd()) == 403)
    try server.checkGoesOn()
  }

  @Test func `no host and two hosts are refused`() throws {
    let none = try RawClient(port: server.port)
    none.send("GET / HTTP/1.1\r\n\r\n")
    #expect(try status(none.readToEnd()) == 403)
    let two = try RawClient(port: server.port)
    two.send("GET / HTTP/1.1\r\nHost: \(server.host)\r\nHost: \(server.host)\r\n\r\n")
    #expect(try status(two.readToEnd()) == 403)
    try server.checkGoesOn()
  }

  @Test(arguments: [
    nil, "null", "", "http://evil.example", "https://127.0.0.1:PORT", "http://127.0.0.1",
    "http://127.0.0.1:1", "http://127.0.0.1:PORT/", "http://127.0.0.1:PORT.evil.example",
    "http://127.0.0.1:PORT http://evil.example", "file://",
  ])
  func `a foreign or missing origin is refused`(origin: String?) throws {
    let origin = origin?.replacingOccurrences(of: "PORT", with: String(server.port))
    let client = try RawClient(port: server.port)
    client.send(RawClient.upgrade(host: server.host, origin: origin))
    #expect(try status(client.readToEnd()) == 403)
    try server.checkGoesOn()
  }

  @Test func `two origins are refused`() throws {
    let client = try RawClient(port: server.port)
    client.send(
      RawClient.upgrade(host: server.host, origin: server.origin)
        .replacingOccurrences(of: "Origin:", with: "Origin: \(server.origin)\r\nOrigin:"))
    #expect(try status(client.readToEnd()) == 403)
    try server.checkGoesOn()
  }

  @Test func `a socket is opened at its path only, and nothing else is there`() throws {
    let elsewhere = try RawClient(port: server.port)
    elsewhere.send(RawClient.upgrade(host: server.host, origin: server.origin, path: "/"))
    #expect(try status(elsewhere.readToEnd()) == 200)
    let plain = try RawClient(port: server.port)
    plain.send("GET /socket HTTP/1.1\r\nHost: \(server.host)\r\nOrigin: \(server.origin)\r\n\r\n")
    #expect(try status(plain.readToEnd()) == 426)
    let old = try RawClient(port: server.port)
    old.send(
      RawClient.upgrade(host: server.host, origin: server.origin)
        .replacingOccurrences(of: "Version: 13", with: "Version: 8"))
    #expect(try status(old.readToEnd()) == 426)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: HOST\r\nX: ", "GET /", "GET / HTTP/1.1\r\n",
  ])
  func `a head without end is refused at its limit`(start: String) throws {
    let client = try RawClient(port: server.port)
    let start = start.replacingOccurrences(of: "HOST", with: server.host)
    // One header a line, or one that never ends: neither gets past the limit.
    let filler = start.hasSuffix("\n") ? "A: b\r\n" : "aaaaaa"
    client.send(start + String(repeating: filler, count: 16 * 1024 / 6 + 10))
    let answer = (try? client.readToEnd()) ?? ""
    #expect(!answer.contains("200 OK"))
    try server.checkGoesOn()
  }

  @Test func `a head within the limit is answered, and one over it is not`() throws {
    func answer(size: Int) throws -> String {
      let start = "GET / HTTP/1.1\r\nHost: \(server.host)\r\nX: "
      let client = try RawClient(port: server.port)
      client.send(start + String(repeating: "a", count: size - start.utf8.count - 4) + "\r\n\r\n")
      return (try? client.readToEnd()) ?? ""
    }
    #expect(status(try answer(size: 16 * 1024)) == 200)
    #expect(status(try answer(size: 16 * 1024 + 1)) == 431)
  }

  @Test(arguments: [
    "\r\n\r\n\r\n", "HELO\r\n\r\n", "GET  HTTP/1.1\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc",
    "\u{16}\u{3}\u{1}\u{2}", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "CONNECT a:1 HTTP/1.1\r\n\r\n",
  ])
  func `what is no request of ours ends without harm`(text: String) throws {
    let client = try RawClient(port: server.port)
    client.send(text)
    client.finish()
    #expect(!((try? client.readToEnd()) ?? "").contains("200 OK"))
    try server.checkGoesOn()
  }

  @Test func `a second request on a connection is not answered`() throws {
    let client = try RawClient(port: server.port)
    let request = "GET / HTTP/1.1\r\nHost: \(server.host)\r\n\r\n"
    client.send(request + request)
    let answer = try client.readToEnd()
    #expect(answer.components(separatedBy: "200 OK").count == 2)
    client.send(request)
    #expect((try? client.readToEnd()) ?? "" == "")
    try server.checkGoesOn()
  }
}

import Foundation
import UIKitCore

/// A session as a page that people read without the app: pictures, the log and the recorded test, and the inputs for
/// machines.
struct SessionPage {
  static let begin = "<script type=\"application/json\" id=\"storyline-session\">"
  static let end = "</script>"

  let session: Session
  let deviceName: String
  var pictures: [SessionKeeper.Picture] = []
  var log: [String] = []
  /// The test that was recorded; empty where none was.
  var test = ""
  var isCut = false

  /// The whole page.
  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
    <title>\(escaped(session.app)): a session</title>
    <style>\(Self.style)</style>
    <h1>\(escaped(session.app))</h1>
    <p>\(escaped(summary))</p>
    <p>Replay it with <code>storyline run --replay</code>, the name of this file, and the app’s folder.</p>
    \(section("Screens", gallery))\(section("Log", block(log.joined(separator: "\n"))))\
    \(section("Recorded test", block(test)))\(Self.begin)\(json)\(Self.end)
    </html>

    """
  }

  private var summary: String {
    let count = session.events.count == 1 ? "1 input" : "\(session.events.count) inputs"
    let seconds = Int((session.events.last?.at ?? 0).rounded())
    let cut = isCut ? " There were more inputs, which are not in this file." : ""
    return "\(deviceName), \(count) in \(seconds) s.\(cut)"
  }

  private var gallery: String {
    guard !pictures.isEmpty else { return "" }
    let figures = pictures.map { picture in
      let data = Data(picture.list.svg().utf8).base64EncodedString()
      let seconds = Int(picture.at.rounded())
      return
        "<figure><img alt=\"The screen after \(seconds) s\" src=\"data:image/svg+xml;base64,\(data)\">"
        + "<figcaption>\(seconds) s</figcaption></figure>"
    }
    return "<div class=\"screens\">\n\(figures.joined(separator: "\n"))\n</div>"
  }

  private func block(_ text: String) -> String {
    text.isEmpty ? "" : "<pre>\(escaped(text))</pre>"
  }

  private func section(_ title: String, _ body: String) -> String {
    body.isEmpty ? "" : "<h2>\(title)</h2>\n\(body)\n"
  }

  /// The session as JSON in which nothing ends the element around it.
  private var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(session)) ?? Data()
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
    body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
    h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
    .screens { display: flex; flex-wrap: wrap; gap: 1rem }
    figure { margin: 0 } figcaption { text-align: center; opacity: .7 }
    img { display: block; height: 24rem; filter: drop-shadow(0 0 1px #888) }
    pre { overflow: auto; padding: 1rem; border: 1px solid #8886; border-radius: .5rem; font-size: 13px }
    """
}

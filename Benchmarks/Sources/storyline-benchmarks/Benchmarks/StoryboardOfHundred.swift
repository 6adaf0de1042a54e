import BenchmarkHarness
import Foundation
import FoundationXML
import UIKit

extension Benchmark {
  static let storyboardsOfHundred: [Benchmark] = [readStoryboard, openStoryboard]

  /// The cost of reading a storyboard of a hundred scenes, from its file to the first scene,
  /// compared with Foundation's parser over the same bytes, which only counts.
  ///
  /// Measured: 3.0, 11.5 ms beside 3.8 ms of processor time.
  private static var readStoryboard: Benchmark {
    // Each that was read is kept as long as the process, as an app keeps its own.
    Benchmark("storyboard-read", target: 4, samples: 21) {
      let boards = try Boards()
      let data = boards.data
      let expected = try Counter.count(data)
      return Comparison(
        of: {
          guard try boards.read().instantiateInitialViewController() is BoardScreen else {
            throw Stack.WrongScreens(description: "There is no first screen.")
          }
        },
        with: {
          guard try Counter.count(data) == expected else {
            throw Stack.WrongScreens(description: "The parser has counted wrongly.")
          }
        })
    }
  }

  /// The cost of making the controllers of a hundred scenes with their views from a storyboard that
  /// was read, compared with the same in code.
  ///
  /// Measured: 4.9, 16.5 ms beside 3.4 ms of processor time.
  private static var openStoryboard: Benchmark {
    Benchmark("storyboard-instantiate", target: 3) {
      let storyboard = try Boards().read()
      return Comparison(of: { try Boards.open(storyboard) }, with: { try Boards.makeInCode() })
    }
  }
}

/// Counts elements.
private final class Counter: NSObject, XMLParserDelegate {
  private var elements = 0

  static func count(_ data: Data) throws -> Int {
    let (parser, counter) = (XMLParser(data: data), Counter())
    parser.delegate = counter
    guard parser.parse(), counter.elements > 2000 else {
      throw Stack.WrongScreens(description: "The storyboard cannot be parsed.")
    }
    return counter.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) { elements += 1 }
}

import Foundation
import Testing
import UIKitCore
import UIKitSimulator

@Suite struct AnimationEncodingTests {
  private func encoded(_ change: (inout DisplayNode) -> Void) -> String {
    var node = DisplayNode(
      id: 7, name: "UIView", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    change(&node)
    var writer = JSONWriter()
    writer.node(node)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `a transform is there only where there is one`() {
    #expect(!encoded { _ in }.contains("transform"))
    let json = encoded { $0.transform = CGAffineTransform(0.5, 0.123456, -1, 2, 3.456, 0) }
    #expect(json.contains(#""transform":[0.5,0.123456,-1,2,3.46,0]"#))
  }

  @Test func `an animation says what moves, from where, and how`() {
    let json = encoded {
      $0.animations = [
        DisplayAnimation(
          id: 3, property: .transform(from: .identity), curve: .points([0, 1.25, 1]), begin: 2,
          duration: 0.5)
      ]
    }
    #expect(
      json.contains(
        #"{"id":3,"property":"transform","from":[1,0,0,1,0,0],"curve":{"points":[0,1.25,1]},"#
          + #""begin":2,"duration":0.5}"#))
  }

  @Test func `stops, iterations and turning back are there only where they differ`() {
    let color = DisplayColor(red: 1, green: 0, blue: 0)
    let json = encoded {
      var animation = DisplayAnimation(
        id: 3, property: .background(from: color), curve: .linear, begin: 2, duration: 0.5)
      animation.stops = [.init(offset: 0.25, value: .background(from: color))]
      animation.iterations = .infinity
      animation.alternates = true
      var other = animation
      other.iterations = 4
      $0.animations = [animation, other]
    }
    #expect(json.contains(#""from":[1,0,0,1],"stops":[{"offset":0.25,"value":[1,0,0,1]}]"#))
    #expect(json.contains(#""iterations":"infinite","alternates":true"#))
    #expect(json.contains(#""iterations":4,"alternates":true"#))
  }
}

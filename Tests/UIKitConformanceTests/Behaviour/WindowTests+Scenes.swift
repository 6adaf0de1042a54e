import Foundation
import StorylineTesting
import Testing
import UIKit

extension WindowTests {
  @Test func `5.8.2 every scene has a key window of its own`() throws {
    let scenes = try [harness.connectScene(), harness.connectScene()]
    let (one, two, three) = (makeWindow("one"), makeWindow("two"), makeWindow("three"))
    one.windowScene = scenes[0]
    two.windowScene = scenes[1]
    three.windowScene = scenes[1]
    one.makeKeyAndVisible()
    two.makeKeyAndVisible()
    trace.expect(["one.becomeKey", "two.becomeKey"])
    #expect(one.isKeyWindow && two.isKeyWindow)
    three.makeKey()
    trace.expect(["one.becomeKey", "two.becomeKey", "two.resignKey", "three.becomeKey"])
    #expect(scenes[0].keyWindow === one && scenes[1].keyWindow === three)
    #expect(UIApplication.shared.keyWindow === three)
  }
}

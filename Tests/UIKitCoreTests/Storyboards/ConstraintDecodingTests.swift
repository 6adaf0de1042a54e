import Foundation
import StorylineTesting
import Testing
import UIKit

/// Constraints, guides and variations.
@MainActor @Suite(.stage) struct ConstraintDecodingTests {
  private let box = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="x">
    <rect key="frame" x="0" y="0" width="10" height="10"/></view>
    """

  private func laidOut(_ constraints: String, _ more: String = "") -> CGRect {
    let root = Interface.loaded(box, "<constraints>\(constraints)</constraints>" + more)
    root.layoutIfNeeded()
    return root.subviews[0].frame
  }

  @Test func `constraints hold where the file says nothing of the first item`() {
    let frame = laidOut(
      """
      <constraint firstItem="x" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="10" id="1"/>
      <constraint firstAttribute="trailing" secondItem="x" secondAttribute="trailing" \
      constant="20" id="2"/>
      <constraint firstItem="x" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
      <constraint firstItem="x" firstAttribute="height" secondItem="x" secondAttribute="width" \
      multiplier="1:2" id="4"/>
      """, "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    #expect(frame == CGRect(x: 10, y: 0, width: 270, height: 135))
  }

  @Test func `priorities, relations and placeholders count`() {
    let frame = laidOut(
      """
      <constraint firstItem="x" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/>
      <constraint firstItem="x" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="2"/>
      <constraint firstItem="x" firstAttribute="width" relation="lessThanOrEqual" constant="80" id="3"/>
      <constraint firstItem="x" firstAttribute="width" constant="100" priority="750" id="4"/>
      <constraint firstItem="x" firstAttribute="height" constant="30" id="5"/>
      <constraint firstItem="x" firstAttribute="height" constant="31" placeholder="YES" id="6"/>
      """)
    #expect(frame.size == CGSize(width: 80, height: 30))
  }

  @Test func `what a variation leaves out is left out`() {
    let constraints = """
      <constraint firstItem="x" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/>
      <constraint firstItem="x" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/>
      <constraint firstItem="x" firstAttribute="width" constant="50" id="narrow"/>
      <constraint firstItem="x" firstAttribute="width" constant="90" id="wide"/>
      <constraint firstItem="x" firstAttribute="height" constant="10" id="5">
      <variation key="widthClass=compact" constant="12"/></constraint>
      """
    let frame = laidOut(
      constraints,
      """
      <variation key="default"><mask key="constraints"><exclude reference="wide"/>
      <exclude reference="narrow"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="narrow"/></mask>
      </variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="wide"/></mask>
      </variation>
      """)
    #expect(frame.size == CGSize(width: 50, height: 12))
  }

  @Test func `a scroll view's content is as large as its constraints say`() throws {
    let root = Interface.loaded(
      """
      <scrollView translatesAutoresizingMaskIntoConstraints="YES" id="s">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews>
      <constraints>
      <constraint firstItem="c" firstAttribute="top" secondItem="cg" secondAttribute="top" id="1"/>
      <constraint firstItem="c" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="2"/>
      <constraint firstItem="cg" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="3"/>
      <constraint firstItem="cg" firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="4"/>
      <constraint firstItem="c" firstAttribute="width" secondItem="fg" secondAttribute="width" id="5"/>
      <constraint firstItem="c" firstAttribute="height" constant="400" id="6"/></constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="cg"/>
      <viewLayoutGuide key="frameLayoutGuide" id="fg"/></scrollView>
      """)
    root.layoutIfNeeded()
    let scroll = try #require(root.subviews.first as? UIScrollView)
    #expect(scroll.contentSize == CGSize(width: 100, height: 400))
  }
}

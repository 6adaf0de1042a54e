import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests for attributes of older files, which appearances and configurations have replaced since.
@MainActor @Suite(.stage) struct OlderAttributeTests {
  private func first<View: UIView>(_ views: String) throws -> View {
    try #require(Interface.loaded(views).subviews.first as? View)
  }

  private func controller(_ element: String, _ attributes: String = "", _ content: String) throws
    -> UIViewController
  {
    let scene = Interface.scene(
      Interface.controller("c", element: element, attributes: attributes, content))
    let made: UIViewController? = Interface.storyboard(scene, initial: "c")
      .instantiateInitialViewController()
    return try #require(made)
  }

  @Test func `a button has its insets, its shadow and what it does with its image`() throws {
    let button: UIButton = try first(
      """
      <button adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" id="x">
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="titleEdgeInsets" minX="5" minY="0" maxX="0" maxY="0"/>
      <inset key="imageEdgeInsets" minX="0" minY="0" maxX="6" maxY="0"/>
      <size key="titleShadowOffset" width="2" height="3"/>
      <state key="normal" title="Go"><color key="titleShadowColor" red="1" green="0" blue="0" \
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state></button>
      """)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleEdgeInsets.left == 5 && button.imageEdgeInsets.right == 6)
    #expect(!button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled)
    #expect(button.currentTitleShadowColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 2, height: 3))
  }

  @Test func `the item of a tab has the insets of its image`() throws {
    let made = try controller(
      "viewController", "",
      """
      <view key="view" id="v"/>
      <tabBarItem key="tabBarItem" title="Go" id="t">
      <inset key="imageInsets" minX="0" minY="6" maxX="0" maxY="-6"/></tabBarItem>
      """)
    #expect(made.tabBarItem?.imageInsets == UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0))
  }

  @Test func `a state of a button has a background image`() throws {
    let button: UIButton = try first(
      """
      <button id="x"><state key="normal" title="Go"/>
      <state key="selected"><imageReference key="backgroundImage" image="star" catalog="system"/>
      </state></button>
      """)
    #expect(button.currentBackgroundImage == nil)
    button.isSelected = true
    #expect(button.currentBackgroundImage?.isSymbolImage == true)
  }

  @Test func `a label has its shadow, and where a small text stands`() throws {
    let label: UILabel = try first(
      """
      <label text="a" baselineAdjustment="alignCenters" id="x"><size key="shadowOffset" width="1" \
      height="2"/><color key="shadowColor" white="0" alpha="1" colorSpace="calibratedWhite"/></label>
      """)
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(label.shadowColor == UIColor(white: 0, alpha: 1))
    #expect(label.baselineAdjustment == .alignCenters)
  }

  @Test func `a scroll view has the limits of its zoom`() throws {
    let view: UIScrollView = try first(
      "<scrollView minimumZoomScale=\"0.5\" maximumZoomScale=\"4\" bouncesZoom=\"NO\" id=\"x\"/>")
    #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 4 && !view.bouncesZoom)
  }

  @Test func `a field says what it is about`() throws {
    let field: UITextField = try first(
      """
      <textField id="x"><textInputTraits key="textInputTraits" textContentType="one-time-code"/>
      </textField>
      """)
    #expect(field.textContentType == .oneTimeCode)
  }

  @Test func `a controller says under which bars its view goes on`() throws {
    let none = try controller(
      "viewController", "extendedLayoutIncludesOpaqueBars=\"YES\"",
      "<extendedEdge key=\"edgesForExtendedLayout\"/>")
    #expect(none.edgesForExtendedLayout == [])
    #expect(none.extendedLayoutIncludesOpaqueBars)
    let two = try controller(
      "viewController", "automaticallyAdjustsScrollViewInsets=\"NO\"",
      "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\" left=\"YES\"/>")
    #expect(two.edgesForExtendedLayout == [.bottom, .left])
    #expect(!two.automaticallyAdjustsScrollViewInsets)
    #expect(try controller("viewController", "", "").edgesForExtendedLayout == .all)
  }

  @Test func `bars are black`() throws {
    let navigation = try #require(
      try controller(
        "navigationController", "", "<navigationBar key=\"navigationBar\" barStyle=\"black\"/>")
        as? UINavigationController)
    #expect(navigation.navigationBar.barStyle == .black)
    let toolbar: UIToolbar = try first(
      "<toolbar barStyle=\"blackTranslucent\" translucent=\"NO\" id=\"x\"/>")
    #expect(toolbar.barStyle == .black && !toolbar.isTranslucent)
  }

  @Test func `bars that stand in a view have their items`() throws {
    let view = Interface.loaded(
      """
      <toolbar id="t"><items><barButtonItem title="One" id="one"/></items></toolbar>
      <navigationBar translucent="NO" id="n"><items><navigationItem title="Two" id="two"/></items>
      </navigationBar>
      <tabBar id="b"><items><tabBarItem title="Three" id="three"/></items></tabBar>
      """)
    #expect((view.subviews[0] as? UIToolbar)?.items?.map(\.title) == ["One"])
    let bar = try #require(view.subviews[1] as? UINavigationBar)
    #expect(bar.topItem?.title == "Two" && !bar.isTranslucent)
    #expect((view.subviews[2] as? UITabBar)?.items?.map(\.title) == ["Three"])
  }
}

import ObjCNames
import StorylineTesting
import Testing
import UIKit
import WebKit

/// The owner of a nib with a web view.
@MainActor
private final class WebOwner: NSObject, WKNavigationDelegate, ObjCExporting {
  var page: WKWebView?

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("page", \WebOwner.page)
  }
}

@MainActor @Suite(.stage) struct WebStoryboardTests {
  private let nib = UINib(
    data: Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections><outlet property="page" destination="w" id="o1"/></connections>
        </placeholder>
        <view id="v">
          <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
          <subviews>
            <wkWebView contentMode="scaleToFill" allowsBackForwardNavigationGestures="YES" id="w">
              <rect key="frame" x="10" y="20" width="200" height="300"/>
              <wkWebViewConfiguration key="configuration">
                <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
                <wkPreferences key="preferences"/>
              </wkWebViewConfiguration>
              <connections><outlet property="navigationDelegate" destination="-1" id="o2"/></connections>
            </wkWebView>
          </subviews>
        </view>
      </objects>
      </document>
      """.utf8), bundle: nil)

  @Test func `a web view of a nib is one, with what the nib says of it`() throws {
    let owner = WebOwner()
    let objects = nib.instantiate(withOwner: owner)
    let page = try #require(owner.page)
    #expect((objects.first as? UIView)?.subviews.first === page)
    #expect(page.frame == CGRect(x: 10, y: 20, width: 200, height: 300))
    #expect(page.allowsBackForwardNavigationGestures)
    #expect(page.navigationDelegate === owner)
  }
}

import Foundation
import ProjectReader
import SourceAdapter
import TemporaryFolders
import Testing

@testable import AppBuilder

/// Names that Swift sources get from Objective-C, which is left out.
@Suite struct ObjectiveCTests {
  @Test func `a header declares classes, protocols, types, constants and functions`() {
    let header = ObjectiveCHeader(
      """
      #import <UIKit/UIKit.h>
      #import "Parts/Cell.h"
      #define kLimit 5
      #define BATTERY_H
      @class Later;
      @protocol Early;
      // @interface Commented : NSObject
      extern NSString *const BatteryDidChange;
      typedef NS_ENUM(NSInteger, BatteryState) { BatteryStateFull };
      typedef struct { double x; } Charge;
      @protocol BatteryDelegate <NSObject>
      - (void)batteryDidChange;
      @end
      @interface Battery : NSObject
      - (void)load;
      @end
      @interface UIView (Battery)
      @end
      double ChargeOf(Battery *battery);
      """)
    #expect(
      header.names == [
        "kLimit", "BatteryDidChange", "BatteryState", "Charge", "BatteryDelegate", "Battery",
        "ChargeOf",
      ])
    #expect(header.imports == ["UIKit/UIKit.h", "Parts/Cell.h"])
  }

  private func target(in folder: TemporaryFolder) throws -> ProjectTarget {
    let project = try ProjectReader.read(folder.url)
    return try #require(project.apps.first)
  }

  private static let files = [
    "App.xcodeproj/project.pbxproj": """
    {
      objects = {
        ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP); };
        MAIN = {isa = PBXGroup; children = (GAPP); sourceTree = "<group>"; };
        GAPP = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        APP = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (GAPP); buildConfigurationList = L; productType = "com.apple.product-type.application"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_OBJC_BRIDGING_HEADER = "App/App-Bridging-Header.h"; }; };
      };
      rootObject = ROOT;
    }
    """,
    "App/App-Bridging-Header.h": "#import \"Battery.h\"\n",
    "App/Parts/Battery.h": "@interface Battery : NSObject\n@end\n",
    "App/Parts/Battery.m": "", "App/Old/Gauge.h": "@interface Gauge : UIView\n@end\n",
    "App/Old/Gauge.m": "",
    "App/App.swift": "let battery = Battery()\nlet gauge = Other.Gauge()\n",
  ]

  @Test func `sources in Objective-C of a synchronized folder are named once`() throws {
    let folder = try TemporaryFolder(Self.files)
    let project = try ProjectReader.read(folder.url)
    #expect(
      project.problems.map(\.message)
        == ["2 sources of App that are not in Swift are left out: Battery.m, Gauge.m"])
  }

  @Test func `names of the bridging header and of headers beside sources are known`() throws {
    let folder = try TemporaryFolder(Self.files)
    let names = ObjectiveCNames(of: [try target(in: folder)], in: folder.url)
    #expect(names.headers == ["Battery": "Battery.h", "Gauge": "Gauge.h"])
    #expect(
      names.explaining("cannot find 'Battery' in scope")
        == "cannot find 'Battery' in scope; it is declared in Objective-C (Battery.h)")
    #expect(names.explaining("cannot find 'Cell' in scope") == "cannot find 'Cell' in scope")
  }

  @Test func `the uses of such names are found in the Swift sources`() throws {
    let folder = try TemporaryFolder(Self.files)
    let builder = try AppBuilder(
      ProjectReader.read(folder.url), cache: CacheFolder(folder.url.appending(path: "cache")))
    let uses = try builder.objectiveCInUse()
    #expect(uses.map(\.name) == ["Battery"])
    #expect(uses.map(\.header) == ["Battery.h"])
    #expect(uses.map(\.line) == [1])
  }

  @Test func `parts that were set aside for such names are told in one sentence`() {
    let messages = [
      "Battery' in scope; it is declared in Objective-C (Battery.h)", "Cell' in scope",
    ]
    let setAside = messages.map {
      Diagnostic(
        file: "/A.swift", line: 1, column: 1, severity: .warning,
        message: "the body of f() is set aside: cannot find '\($0)")
    }
    #expect(
      ObjectiveCUse.sentence(of: setAside + setAside)
        == "declared in Objective-C, which is left out: Battery (Battery.h)")
    #expect(ObjectiveCUse.sentence(of: []) == nil)
  }
}

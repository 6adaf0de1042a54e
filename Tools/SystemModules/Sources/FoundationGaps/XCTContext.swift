public import Foundation
public import UIKit

// Activities of tests, which XCTest on Linux lacks.

/// A part of a test with a name.
public protocol XCTActivity: AnyObject {
  var name: String { get }

  /// Adds a value to the activity. There is no report that shows it.
  func add(_ attachment: XCTAttachment)
}

/// The context of a running test.
open class XCTContext: NSObject {
  /// Runs a part of a test under a name.
  open class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name))
  }

  private final class Activity: XCTActivity {
    let name: String
    private var attachments: [XCTAttachment] = []

    init(_ name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
  }
}

/// A value that a test adds to an activity.
open class XCTAttachment: NSObject {
  /// The time that an attachment is kept.
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    case deleteOnSuccess
  }

  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess
  open var userInfo: [AnyHashable: Any]?
  private let content: Any

  public init(data: Data) { content = data }

  public init(string: String) { content = string }

  public init(image: UIImage) { content = image }
}

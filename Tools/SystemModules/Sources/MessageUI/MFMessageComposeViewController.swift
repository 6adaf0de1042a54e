public import UIKit

/// A screen for composing a text message.
///
/// There is no telephone here: ``canSendText()`` says so. An app that shows a draft all the same shows
/// what is in it, and people can only cancel it.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  open var recipients: [String]?
  open var subject: String?
  open var body: String?

  private var attachments: [String] = []

  /// Adds a file, of which only the name is shown.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool {
    attachments.append(filename)
    return true
  }

  /// Adds a file, of which only the name is shown.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool {
    attachments.append(alternateFilename ?? attachmentURL.lastPathComponent)
    return true
  }

  /// `false`: there is no telephone here.
  open class func canSendText() -> Bool { false }

  /// `false`: there is no telephone here.
  open class func canSendSubject() -> Bool { false }

  /// `false`: there is no telephone here.
  open class func canSendAttachments() -> Bool { false }

  public init() {
    super.init(nibName: nil, bundle: nil)
    let draft = DraftViewController(title: "New Message") { [unowned self] in
      [
        ("To", recipients?.joined(separator: ", ") ?? ""), ("Subject", subject ?? ""),
        ("", body ?? ""), ("Attachments", attachments.joined(separator: ", ")),
      ]
    } onCancel: { [unowned self] in
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
    setViewControllers([draft], animated: false)
  }

  @available(*, unavailable, message: "Use init().")
  public required init?(coder: NSCoder) { fatalError("A message is made in code") }
}

/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// A delegate that is called with the result of a message, and dismisses its screen.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

import MessageUI
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct MessageUITests {
  private let app = AppDriver()
  private let window = UIWindow()
  private let root = UIViewController()
  private let listener = Listener()

  private final class Listener: NSObject, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var heard: [String] = []

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      heard.append("mail: \(result)")
      controller.dismiss(animated: true)
    }

    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      heard.append("message: \(result)")
      controller.dismiss(animated: true)
    }
  }

  private func present(_ controller: UIViewController) async throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(controller, animated: true)
    try await app.settle()
  }

  @Test func `nothing can be sent`() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test func `a mail shows what was written, and can be cancelled`() async throws {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = listener
    mail.setToRecipients(["a@example.com", "b@example.com"])
    mail.setSubject("Hello")
    mail.setMessageBody("How are you?", isHTML: false)
    mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "notes.txt")
    try await present(mail)
    for text in [
      "To: a@example.com, b@example.com", "Subject: Hello", "How are you?",
      "Attachments: notes.txt", "There is nothing here that could send it.",
    ] { app.expect(app.text(text)) }
    try await app.button("Cancel").tap()
    #expect(listener.heard == ["mail: cancelled"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a message shows what was written, and can be cancelled`() async throws {
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = listener
    message.recipients = ["555"]
    message.body = "Hi"
    message.addAttachmentData(Data(), typeIdentifier: "public.text", filename: "a.txt")
    message.addAttachmentURL(URL(filePath: "/b.txt"), withAlternateFilename: nil)
    try await present(message)
    app.expect(app.text("To: 555"))
    app.expect(app.text("Hi"))
    app.expect(app.text("Attachments: a.txt, b.txt"))
    try await app.button("Cancel").tap()
    #expect(listener.heard == ["message: cancelled"])
  }

  @Test func `a draft is released when it has gone`() async throws {
    weak var mail: MFMailComposeViewController?
    do {
      let controller = MFMailComposeViewController()
      controller.mailComposeDelegate = listener
      mail = controller
      try await present(controller)
    }
    try await app.button("Cancel").tap()
    #expect(mail == nil)
  }
}

import Foundation
import StorylineTesting
import Testing
import UIKit

/// Spinners, and lines that fill.
@MainActor @Suite(.harness) struct ProgressTests {
  @Test func `a spinner is hidden until it turns, and when it stops`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.isHidden && !spinner.isAnimating)
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    spinner.stopAnimating()
    #expect(spinner.isHidden && !spinner.isAnimating)
  }

  @Test func `a spinner that is not hidden when it stops is always seen`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
    spinner.startAnimating()
    spinner.stopAnimating()
    #expect(!spinner.isHidden)
  }

  @Test func `the style of a spinner says its size`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.frame.size == CGSize(width: 20, height: 20))
    spinner.style = .large
    #expect(spinner.bounds.size == CGSize(width: 37, height: 37))
    #expect(spinner.intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test func `a colour that is taken away is the style's again`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    let own: UIColor = spinner.color
    spinner.color = .systemRed
    #expect(spinner.color == .systemRed)
    spinner.color = nil
    #expect(spinner.color == own)
  }

  @Test func `nothing waits for a spinner`() throws {
    let harness: any Harness = PlatformHarness()
    let screen = UIViewController()
    let spinner = UIActivityIndicatorView(style: .large)
    screen.view.addSubview(spinner)
    harness.makeWindow(root: screen).makeKeyAndVisible()
    spinner.startAnimating()
    try harness.settle()
    #expect(spinner.isAnimating)
  }

  @Test func `10.1.3 touches go through a spinner`() {
    #expect(!UIActivityIndicatorView(style: .large).isUserInteractionEnabled)
  }

  @Test func `progress is between 0 and 1`() {
    let line = UIProgressView(progressViewStyle: .default)
    line.progress = 7
    #expect(line.progress == 1)
    line.setProgress(-1, animated: true)
    #expect(line.progress == 0)
    #expect(line.intrinsicContentSize.height == 4)
    #expect(line.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `a line follows what it observes`() throws {
    let harness: any Harness = PlatformHarness()
    let screen = UIViewController()
    let line = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    screen.view.addSubview(line)
    harness.makeWindow(root: screen).makeKeyAndVisible()
    try harness.settle()
    harness.holdTime()
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    line.observedProgress = progress
    #expect(line.progress == 0.25)
    progress.completedUnitCount = 3
    harness.advance(by: 0.1)
    #expect(line.progress == 0.75)
    line.observedProgress = nil
    progress.completedUnitCount = 4
    harness.advance(by: 0.1)
    #expect(line.progress == 0.75)
  }
}

import StorylineTesting
import Testing
import UIKit

extension PageSettingTests {
  @Test func `6.3.5 without a page there is nothing to show`() async {
    let output = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([], direction: .forward, animated: false)
    }
    #expect(
      output.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains(
        "'NSInvalidArgumentException', reason: 'The number of view controllers provided (0) "
          + "doesn't match the number required (1) for the requested transition'") == true)
  }

  @Test func `6.3.5 one page is shown at a time, and no three`() async {
    let output = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers(
        [UIViewController(), UIViewController(), UIViewController()], direction: .forward,
        animated: true)
    }
    #expect(
      output.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains(
        "provided (3) doesn't match the number required (1)") == true)
  }

  @Test func `6.3.5 with the spine in the middle one page is too few`() async {
    let output = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    }
    #expect(
      output.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains(
        "provided (1) doesn't match the number required (2)") == true)
  }

  @Test func `6.3.5 with the spine in the middle leaves have two sides`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
      pages.isDoubleSided = false
    }
  }

  @Test func `6.3.5 a leaf with two sides is turned with its back`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      pages.isDoubleSided = true
      pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
    }
  }
}

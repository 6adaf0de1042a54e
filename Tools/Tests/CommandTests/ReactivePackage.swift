import Foundation

/// A Swift package that uses RxSwift and RxCocoa. It needs a checkout of RxSwift, in a folder of that name,
/// which `STORYLINE_RXSWIFT` names.
enum ReactivePackage {
  static let checkout = ProcessInfo.processInfo.environment["STORYLINE_RXSWIFT"]

  static func files(_ checkout: String) -> [String: String] {
    [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Names",
        platforms: [.iOS(.v15)],
        dependencies: [.package(path: "\(checkout)")],
        targets: [
          .target(name: "Names", dependencies: ["RxSwift", "RxCocoa", "RxRelay"]),
          .testTarget(name: "NamesTests", dependencies: ["Names", "RxBlocking", "RxTest"]),
        ])
      """,
      "Sources/Names/NamesViewController.swift": screen,
      "Tests/NamesTests/NamesTests.swift": tests,
    ]
  }

  private static let screen = """
    import RxCocoa
    import RxRelay
    import RxSwift
    import UIKit

    public final class NamesViewController: UIViewController, UITableViewDelegate {
      public let field = UITextField()
      public let label = UILabel()
      public let button = UIButton(type: .system)
      public let toggle = UISwitch()
      public let table = UITableView()
      public let names = BehaviorRelay(value: ["Ada", "Grace"])
      public let query = BehaviorRelay<String?>(value: "start")
      public private(set) var events: [String] = []
      public var bag = DisposeBag()

      public override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        view.addSubview(table)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        button.rx.tap.subscribe(onNext: { [unowned self] in events.append("tap") }).disposed(by: bag)
        query.bind(to: field.rx.text).disposed(by: bag)
        field.rx.text.orEmpty.asDriver().map { "<\\($0)>" }.drive(label.rx.text).disposed(by: bag)
        toggle.rx.isOn.bind(to: button.rx.isEnabled).disposed(by: bag)
        table.rx.setDelegate(self).disposed(by: bag)
        names.asDriver()
          .drive(table.rx.items(cellIdentifier: "name", cellType: UITableViewCell.self)) {
            _, name, cell in cell.textLabel?.text = name
          }.disposed(by: bag)
        table.rx.modelSelected(String.self)
          .subscribe(onNext: { [unowned self] in events.append("model \\($0)") }).disposed(by: bag)
        table.rx.itemDeleted
          .subscribe(onNext: { [unowned self] in events.append("deleted \\($0.row)") })
          .disposed(by: bag)
        rx.methodInvoked(#selector(UIViewController.viewDidAppear(_:)))
          .subscribe(onNext: { [unowned self] in events.append("appeared \\($0)") })
          .disposed(by: bag)
        NotificationCenter.default.rx.notification(Notification.Name("hello"))
          .subscribe(onNext: { [unowned self] _ in events.append("hello") }).disposed(by: bag)
      }

      public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("row \\(indexPath.row)")
      }

      public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        61
      }
    }
    """

  private static let tests = """
    import RxBlocking
    import RxSwift
    import RxTest
    import XCTest
    @testable import Names

    final class NamesTests: XCTestCase {
      @MainActor private func shown() -> NamesViewController {
        let screen = NamesViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        screen.table.layoutIfNeeded()
        return screen
      }

      @MainActor func testATapIsAnEvent() {
        let screen = NamesViewController()
        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        screen.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(screen.events, ["appeared [false]", "tap"])
      }

      @MainActor func testTextGoesBothWays() {
        let screen = shown()
        XCTAssertEqual(screen.field.text, "start")
        XCTAssertEqual(screen.label.text, "<start>")
        screen.field.text = "typed"
        screen.field.sendActions(for: .editingChanged)
        XCTAssertEqual(screen.label.text, "<typed>")
        XCTAssertFalse(screen.button.isEnabled)
        screen.toggle.isOn = true
        screen.toggle.sendActions(for: .valueChanged)
        XCTAssertTrue(screen.button.isEnabled)
      }

      @MainActor func testATableShowsItsItems() {
        let screen = shown()
        XCTAssertEqual(screen.table.visibleCells.map { $0.textLabel?.text }, ["Ada", "Grace"])
        XCTAssertEqual(screen.table.visibleCells.first?.frame.height, 61)
        screen.names.accept(["Barbara"])
        screen.table.layoutIfNeeded()
        XCTAssertEqual(screen.table.visibleCells.map { $0.textLabel?.text }, ["Barbara"])
      }

      @MainActor func testASelectionIsAnEventAndReachesTheDelegate() {
        let screen = shown()
        let path = IndexPath(row: 1, section: 0)
        screen.table.delegate?.tableView?(screen.table, didSelectRowAt: path)
        XCTAssertEqual(screen.events.suffix(2), ["row 1", "model Grace"])
        screen.table.dataSource?.tableView?(screen.table, commit: .delete, forRowAt: path)
        XCTAssertEqual(screen.events.last, "deleted 1")
      }

      @MainActor func testSubscriptionsEndWithTheBag() {
        let screen = shown()
        NotificationCenter.default.post(name: Notification.Name("hello"), object: nil)
        XCTAssertEqual(screen.events.last, "hello")
        screen.bag = DisposeBag()
        let count = screen.events.count
        screen.button.sendActions(for: .touchUpInside)
        NotificationCenter.default.post(name: Notification.Name("hello"), object: nil)
        XCTAssertEqual(screen.events.count, count)
      }

      @MainActor func testTheReleaseOfAnObjectIsAnEvent() {
        var object: NSObject? = UIView()
        var released = 0
        let bag = DisposeBag()
        object?.rx.deallocated.subscribe(onNext: { released += 1 }).disposed(by: bag)
        object?.rx.deallocating.subscribe(onNext: { released += 10 }).disposed(by: bag)
        object = nil
        XCTAssertEqual(released, 11)
      }

      func testSequencesAreWaitedFor() throws {
        XCTAssertEqual(try Observable.of(1, 2, 3).toBlocking().toArray(), [1, 2, 3])
        let later = Observable<Int>.timer(.milliseconds(10), scheduler: MainScheduler.instance)
        XCTAssertEqual(try later.toBlocking(timeout: 5).single(), 0)
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.createObserver(Int.self)
        _ = scheduler.createHotObservable([.next(10, 1), .completed(20)]).subscribe(observer)
        scheduler.start()
        XCTAssertEqual(observer.events, [.next(10, 1), .completed(20)])
      }
    }
    """
}

import Foundation

extension UIWindowScene {
  /// The geometry that an app requests. Each system has its own.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    override init() { super.init() }

    /// The geometry that an app requests on an iPhone or iPad.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      public override init() { super.init() }

      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }

      /// The orientations the interface may take; `nil` leaves it as it is.
      public var interfaceOrientations: UIInterfaceOrientationMask?
    }
  }

  /// Asks the system for another geometry. The interface turns to one of the orientations, and stays so
  /// until people turn the device.
  ///
  /// - Parameters:
  ///   - geometryPreferences: The geometry.
  ///   - errorHandler: Called if the controller in front, or the app, supports none of the orientations.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    // The controller in front may say in the same turn that it supports others now.
    Stage.shared.performAfterCommit {
      guard !Stage.shared.request(wanted) else { return }
      errorHandler?(UISceneError(.geometryRequestUnsupported))
    }
  }
}

public import UIKit

/// A controller whose scene in `Main.storyboard` is called as its class is.
public protocol Storyboarded: UIViewController {}

extension Storyboarded {
  /// Makes the controller with what is in its scene. What it needs beside that is set afterwards.
  public static func instantiate() -> Self { instantiate(creator: nil) }

  /// Makes the controller with what is in its scene, by an initialiser that takes more than the coder.
  public static func instantiate(creator: ((NSCoder) -> Self?)?) -> Self {
    UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: String(describing: self), creator: creator)
  }
}

import UIKit

/// Makes a window that is never shown.
@MainActor
func makeHiddenWindow() -> UIWindow { UIWindow() }

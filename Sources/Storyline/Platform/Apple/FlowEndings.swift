// On a real phone the release of ended flows is not checked.

@MainActor
func flowDidEnd(_ flow: any AnyFlow) {}

@MainActor
func listenForRetention() {}

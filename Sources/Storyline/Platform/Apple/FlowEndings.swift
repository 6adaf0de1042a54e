// Nobody looks after flows that have ended on a real phone.

@MainActor
func flowDidEnd(_ flow: any AnyFlow) {}

@MainActor
func listenForRetention() {}

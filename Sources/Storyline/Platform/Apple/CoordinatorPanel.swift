/// There is no panel beside a real phone.
@MainActor
func coordinatorsDidChange(_ rows: @escaping @MainActor () -> [PanelRow]) {}

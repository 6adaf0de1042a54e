public import StorylineCore

// Following the routes that a flow has declared.
extension Coordinator {
  /// Follows a route of this flow: shows the flow that it leads to.
  ///
  /// ```swift
  /// go(Self.phone, id)
  /// ```
  ///
  /// It does what `show` does, and gives the flow an address: a link that leads to the same place
  /// finds it there, and the window saves it. When the route cannot make the flow, the handle's
  /// receipt has the reason.
  ///
  /// - Parameters:
  ///   - route: A route of this flow.
  ///   - input: The input of the route.
  ///   - animated: A Boolean value that indicates whether the first screen comes with an animation.
  ///   - policy: The policy during a transition; `nil` for ``Flow/busyPolicy``.
  /// - Returns: A discardable handle.
  @discardableResult
  public func go<Input, Child: OutcomeCoordinator>(
    _ route: Route<Self, Input, Child>, _ input: Input, animated: Bool = true,
    whenBusy policy: BusyPolicy? = nil
  ) -> FlowHandle<Child.Value> {
    do {
      let made = try route.make(self, input)
      guard let child = made.flow as? Flow<Child.Value> else { throw Refusal.otherParent }
      return show(
        child, at: try InputCoding.address(route.name, input),
        as: { route.style(self, $0.traits) }, animated: animated, whenBusy: policy,
        made.whenAttached)
    } catch {
      return FlowHandle(OutcomeBox<Child.Value>(), refused(error, route.name))
    }
  }

  /// Follows a route of this flow that needs no input.
  @discardableResult
  public func go<Child: OutcomeCoordinator>(
    _ route: Route<Self, NoInput, Child>, animated: Bool = true,
    whenBusy policy: BusyPolicy? = nil
  ) -> FlowHandle<Child.Value> {
    go(route, NoInput(), animated: animated, whenBusy: policy)
  }

  /// Follows a route of this flow: shows the screen that it leads to.
  ///
  /// The handle is that of a flow which shows this screen and nothing else.
  @discardableResult
  public func go<Input>(
    _ route: Route<Self, Input, NoFlow>, _ input: Input, animated: Bool = true,
    whenBusy policy: BusyPolicy? = nil
  ) -> FlowHandle<Void> {
    do {
      let made = try route.make(self, input)
      guard let child = made.flow as? Flow<Void> else { throw Refusal.otherParent }
      return show(
        child, at: try InputCoding.address(route.name, input),
        as: { route.style(self, $0.traits) }, animated: animated, whenBusy: policy,
        made.whenAttached)
    } catch {
      return FlowHandle(OutcomeBox<Void>(), refused(error, route.name))
    }
  }

  /// Follows a route of this flow: shows the screen that it leads to.
  @discardableResult
  public func go(
    _ route: Route<Self, NoInput, NoFlow>, animated: Bool = true,
    whenBusy policy: BusyPolicy? = nil
  ) -> FlowHandle<Void> {
    go(route, NoInput(), animated: animated, whenBusy: policy)
  }

  /// Shows a flow at the address of a route, though it was made or is shown in another way.
  ///
  /// `whenFinished` and `whenCancelled` of the route are not called; the caller has the handle.
  ///
  /// - Parameters:
  ///   - child: A flow that was not shown before.
  ///   - route: A route of this flow.
  ///   - input: The input that the route would get.
  ///   - style: The way in which the flow is shown; `nil` for that of the route.
  ///   - animated: A Boolean value that indicates whether the first screen comes with an animation.
  ///   - policy: The policy during a transition; `nil` for ``Flow/busyPolicy``.
  /// - Returns: A discardable handle.
  @discardableResult
  public func show<Input, Child: OutcomeCoordinator>(
    _ child: Child, at route: Route<Self, Input, Child>, _ input: Input,
    as style: FlowStyle? = nil, animated: Bool = true, whenBusy policy: BusyPolicy? = nil
  ) -> FlowHandle<Child.Value> {
    do {
      guard let child = child as? Flow<Child.Value> else { throw Refusal.otherParent }
      return show(
        child, at: try InputCoding.address(route.name, input),
        as: { style ?? route.style(self, $0.traits) }, animated: animated, whenBusy: policy
      ) {}
    } catch {
      return FlowHandle(OutcomeBox<Child.Value>(), refused(error, route.name))
    }
  }

  private func show<Value>(
    _ child: Flow<Value>, at address: Address, as style: (FlowRecord) -> FlowStyle,
    animated: Bool, whenBusy policy: BusyPolicy?, _ whenAttached: @MainActor () -> Void
  ) -> FlowHandle<Value> {
    guard let record = (self as? any AnyFlow)?.record else {
      return FlowHandle(
        child.box, .refused(.notRunning, to: .show(child, as: .automatic, by: self, nil)))
    }
    let answer = record.director.show(
      child, below: record, as: style(record).animated(animated),
      whenBusy: policy ?? record.busyPolicy
    ) {
      if let its = child.record { its.director.links.locate(its, at: address) }
      child.start()
    }
    if answer == nil { whenAttached() }
    return FlowHandle(child.box, answer)
  }

  private func refused(_ error: any Error, _ route: String) -> Answer {
    let refusal = error as? Refusal ?? .routeFailed(route, String(describing: error))
    let record = (self as? any AnyFlow)?.record
    if let record { _ = record.director.refuse(refusal, to: record) }
    return .refused(refusal, to: .go(route, by: self, record))
  }
}

public import StorylineCore

// Going the ways that a flow has declared.
extension Coordinator {
  /// Goes a way that this flow has declared: shows the flow that it leads to.
  ///
  /// ```swift
  /// go(Self.phone, id)
  /// ```
  ///
  /// It is `show`, and the flow has an address: a link that leads to the same place finds it there, and
  /// what the window saves has it. When the route cannot make the flow, the handle says why.
  ///
  /// - Parameters:
  ///   - route: Declared on this flow.
  ///   - input: What the route is given.
  ///   - animated: Whether the first screen comes with an animation.
  ///   - policy: What becomes of it while something else is on its way; `nil` for ``Flow/busyPolicy``.
  /// - Returns: A handle that may be thrown away.
  @discardableResult
  public func go<Input, Child: OutcomeCoordinator>(
    _ route: Route<Self, Input, Child>, _ input: Input, animated: Bool = true,
    whenBusy policy: BusyPolicy? = nil
  ) -> FlowHandle<Child.Value> {
    do {
      let made = try route.make(self, input)
      guard let child = made.flow as? Flow<Child.Value> else { throw Refusal.otherParent }
      return show(
        child, at: try InputCoding.address(route.name, input), as: route.style, animated: animated,
        whenBusy: policy, made.whenAttached)
    } catch {
      return FlowHandle(OutcomeBox<Child.Value>(), refused(error, route.name))
    }
  }

  /// Goes a way that this flow has declared.
  @discardableResult
  public func go<Child: OutcomeCoordinator>(
    _ route: Route<Self, NoInput, Child>, animated: Bool = true,
    whenBusy policy: BusyPolicy? = nil
  ) -> FlowHandle<Child.Value> {
    go(route, NoInput(), animated: animated, whenBusy: policy)
  }

  /// Goes a way that this flow has declared: shows the screen that it leads to.
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
        child, at: try InputCoding.address(route.name, input), as: route.style, animated: animated,
        whenBusy: policy, made.whenAttached)
    } catch {
      return FlowHandle(OutcomeBox<Void>(), refused(error, route.name))
    }
  }

  /// Goes a way that this flow has declared: shows the screen that it leads to.
  @discardableResult
  public func go(
    _ route: Route<Self, NoInput, NoFlow>, animated: Bool = true,
    whenBusy policy: BusyPolicy? = nil
  ) -> FlowHandle<Void> {
    go(route, NoInput(), animated: animated, whenBusy: policy)
  }

  /// Shows a flow where a route would have led, though it was made in another way or is shown in another
  /// one: it has the address all the same.
  ///
  /// What the route does when the flow finishes is not done; whoever shows it has the handle.
  ///
  /// - Parameters:
  ///   - child: A flow that was not shown before.
  ///   - route: Declared on this flow.
  ///   - input: What the route would have been given.
  ///   - style: Where it goes; `nil` for where the route would show it.
  ///   - animated: Whether the first screen comes with an animation.
  ///   - policy: What becomes of it while something else is on its way; `nil` for ``Flow/busyPolicy``.
  /// - Returns: A handle that may be thrown away.
  @discardableResult
  public func show<Input, Child: OutcomeCoordinator>(
    _ child: Child, at route: Route<Self, Input, Child>, _ input: Input,
    as style: FlowStyle? = nil, animated: Bool = true, whenBusy policy: BusyPolicy? = nil
  ) -> FlowHandle<Child.Value> {
    do {
      guard let child = child as? Flow<Child.Value> else { throw Refusal.otherParent }
      return show(
        child, at: try InputCoding.address(route.name, input), as: style ?? route.style,
        animated: animated, whenBusy: policy
      ) {}
    } catch {
      return FlowHandle(OutcomeBox<Child.Value>(), refused(error, route.name))
    }
  }

  private func show<Value>(
    _ child: Flow<Value>, at address: Address, as style: FlowStyle, animated: Bool,
    whenBusy policy: BusyPolicy?, _ whenAttached: @MainActor () -> Void
  ) -> FlowHandle<Value> {
    guard let record = (self as? any AnyFlow)?.record else {
      return FlowHandle(child.box, .refused(.notRunning))
    }
    let answer = record.director.show(
      child, below: record, as: style, animated: animated, whenBusy: policy ?? record.busyPolicy
    ) {
      if let its = child.record { its.director.locate(its, at: address) }
      child.start()
    }
    if answer == nil { whenAttached() }
    return FlowHandle(child.box, answer)
  }

  private func refused(_ error: any Error, _ route: String) -> NotTaken {
    let refusal = error as? Refusal ?? .routeFailed(route, String(describing: error))
    if let record = (self as? any AnyFlow)?.record {
      _ = record.director.refuse(refusal, to: record)
    }
    return .refused(refusal)
  }
}

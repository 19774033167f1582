// The compiler doesn't know on which thread a signal calls a closure. A closure that belongs to an
// actor, such as the main actor, may use that actor's state. Closures that are called for their
// effect are therefore checked: a call outside the actor stops the program. A closure without an
// actor is called directly.
//
// Recipes are not checked, and neither are closures that only compute a value, as in `map` and
// `filter`: Swift assigns every closure in an actor's code to that actor, even if the closure is
// meant to run on a background scheduler.

/// Returns a closure that calls `callback`, and that stops the program if called outside the actor
/// to which `callback` belongs.
func checkingActor<each Input, Output>(
  of callback: @escaping @isolated(any) (repeat each Input) -> Output
) -> (repeat each Input) -> Output {
  let call = unsafeBitCast(Isolated(call: callback), to: Plain<repeat each Input, Output>.self).call
  guard let actor = callback.isolation else { return call }
  return { (input: repeat each Input) in
    expectToBeOn(actor)
    return call(repeat each input)
  }
}

/// Returns a checking closure for a callback with one input, the most common case.
func checkingActor<Input>(
  of callback: @escaping @isolated(any) (Input) -> Void
) -> (Input) -> Void {
  let call = unsafeBitCast(IsolatedOne(call: callback), to: PlainOne<Input>.self).call
  guard let actor = callback.isolation else { return call }
  return { input in
    expectToBeOn(actor)
    call(input)
  }
}

/// Returns a checking closure for a callback without inputs.
func checkingActor(of callback: @escaping @isolated(any) () -> Void) -> () -> Void {
  let call = unsafeBitCast(IsolatedEffect(call: callback), to: PlainEffect.self).call
  guard let actor = callback.isolation else { return call }
  return {
    expectToBeOn(actor)
    call()
  }
}

private func expectToBeOn(_ actor: any Actor) {
  guard actor === MainActor.shared else { return actor.preconditionIsolated() }
  if MainThread().isCurrent { return }
  fatalError(
    "A signal called a closure of the main actor on another thread."
      + " Put deliverOnMainThread() before it, or mark the closure @Sendable.")
}

// The casts are safe because both function types have the same calling convention, and the actor is
// stored in the closure's context. The closures are in structures because Swift would wrap a bare
// closure twice.

private struct Isolated<each Input, Output> {
  let call: @isolated(any) (repeat each Input) -> Output
}
private struct Plain<each Input, Output> { let call: (repeat each Input) -> Output }
private struct IsolatedOne<Input> { let call: @isolated(any) (Input) -> Void }
private struct PlainOne<Input> { let call: (Input) -> Void }
private struct IsolatedEffect { let call: @isolated(any) () -> Void }
private struct PlainEffect { let call: () -> Void }

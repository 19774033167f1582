// The compiler does not know on which thread a signal calls back. A closure that was written in code of
// the main actor, or of any other, may touch what belongs to that actor, so each of its calls looks
// where it is. A closure of no actor is called as it is.

/// A form of `callback` that ends the process when it is called off its actor.
func checkingActor<Input>(
  of callback: @escaping @isolated(any) (Input) -> Void
) -> (Input) -> Void {
  let call = unsafeBitCast(IsolatedClosure(call: callback), to: PlainClosure<Input>.self).call
  guard let actor = callback.isolation else { return call }
  return { input in
    expectToBeOn(actor)
    call(input)
  }
}

/// A form of `callback` that ends the process when it is called off its actor.
func checkingActor(of callback: @escaping @isolated(any) () -> Void) -> () -> Void {
  let call = unsafeBitCast(IsolatedEffect(call: callback), to: PlainEffect.self).call
  guard let actor = callback.isolation else { return call }
  return {
    expectToBeOn(actor)
    call()
  }
}

/// The same, of a callback that may be missing.
func checkingActor<Input>(
  of callback: (@isolated(any) (Input) -> Void)?
) -> ((Input) -> Void)? {
  guard let callback else { return nil }
  let call: (Input) -> Void = checkingActor(of: callback)
  return call
}

/// The same, of a callback that may be missing.
func checkingActor(of callback: (@isolated(any) () -> Void)?) -> (() -> Void)? {
  guard let callback else { return nil }
  let call: () -> Void = checkingActor(of: callback)
  return call
}

private func expectToBeOn(_ actor: any Actor) {
  guard actor === MainActor.shared else { return actor.preconditionIsolated() }
  if MainThread().isCurrent { return }
  fatalError(
    "A signal called a closure of the main actor on another thread."
      + " Put deliverOnMainThread() before it, or mark the closure @Sendable.")
}

// Which actor a closure is of stands in what it captures; the call is the same. In a structure of its own
// it is taken as it is: a bare closure would be wrapped twice, for good.

private struct IsolatedClosure<Input> { let call: @isolated(any) (Input) -> Void }
private struct PlainClosure<Input> { let call: (Input) -> Void }
private struct IsolatedEffect { let call: @isolated(any) () -> Void }
private struct PlainEffect { let call: () -> Void }

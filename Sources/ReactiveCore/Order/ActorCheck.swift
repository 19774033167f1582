// The compiler does not know on which thread a signal calls back. A closure that was written in code of
// the main actor, or of any other, may touch what belongs to that actor. So each call of a closure that is
// there for its effect looks where it is; a closure of no actor is called as it is.
//
// What only makes a value of a value is not checked, such as the closures of `map` and `filter`, and
// neither is a recipe: Swift takes all closures in code of an actor for closures of that actor, and these
// are what is meant to run elsewhere.

/// A form of `callback` that ends the process when it is called off its actor.
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

/// The same for one input, which is what is called most.
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

/// The same without an input.
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

// The actor is stored in the closure's context; the calling convention is unchanged. In a structure of its own
// it is taken as it is: a bare closure would be wrapped twice, for good.

private struct Isolated<each Input, Output> {
  let call: @isolated(any) (repeat each Input) -> Output
}
private struct Plain<each Input, Output> { let call: (repeat each Input) -> Output }
private struct IsolatedOne<Input> { let call: @isolated(any) (Input) -> Void }
private struct PlainOne<Input> { let call: (Input) -> Void }
private struct IsolatedEffect { let call: @isolated(any) () -> Void }
private struct PlainEffect { let call: () -> Void }

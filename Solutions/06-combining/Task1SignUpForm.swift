import ReactiveCore

/// Returns a signal that indicates whether the latest values of all three fields are valid.
func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  Signal.combineLatest(name, password, accepted) { name, password, accepted in
    !name.isEmpty && password.count >= 8 && accepted
  }
}

import ReactiveCore

/// Returns a flag that depends on the latest value of each field, so it uses `combineLatest`.
func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  Signal.combineLatest(name, password, accepted) { name, password, accepted in
    !name.isEmpty && password.count >= 8 && accepted
  }
}

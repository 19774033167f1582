import ReactiveCore

/// A flag that depends on the latest value of each field: `combineLatest`.
func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  Signal.combineLatest(name, password, accepted) { name, password, accepted in
    !name.isEmpty && password.count >= 8 && accepted
  }
}

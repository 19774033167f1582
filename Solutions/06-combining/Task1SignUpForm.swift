import ReactiveCore

/// Whether the button of a sign-up form can be pressed.
///
/// Every field counts at every moment, so it is `combineLatest`; of three signals, by two steps.
func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  name
    .combineLatest(with: password)
    .combineLatest(with: accepted)
    .map { credentials, isAccepted in
      let (name, password) = credentials
      return !name.isEmpty && password.count >= 8 && isAccepted
    }
}

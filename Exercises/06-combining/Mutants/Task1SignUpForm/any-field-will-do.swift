// Slip: The button is on as soon as one of the three conditions holds.
import ReactiveCore

func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  name.combineLatest(with: password).combineLatest(with: accepted).map { credentials, isAccepted in
    let (name, password) = credentials
    return !name.isEmpty || password.count >= 8 || isAccepted
  }
}

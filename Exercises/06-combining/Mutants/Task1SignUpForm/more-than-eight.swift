// Slip: At least eight characters means more than eight.
// Shown by: test_a_password_of_eight_characters_is_long_enough
import ReactiveCore

func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  name.combineLatest(with: password).combineLatest(with: accepted).map { credentials, isAccepted in
    let (name, password) = credentials
    return !name.isEmpty && password.count > 8 && isAccepted
  }
}

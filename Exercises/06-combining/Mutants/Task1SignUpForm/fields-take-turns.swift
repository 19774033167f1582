// Misconception: A flag needs one value of each field, so the fields go in step: zip. See *Latest against zip, drawn*, page 06.
import ReactiveCore

func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  name.zip(with: password).zip(with: accepted).map { credentials, isAccepted in
    let (name, password) = credentials
    return !name.isEmpty && password.count >= 8 && isAccepted
  }
}

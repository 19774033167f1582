// Misconception: The terms are accepted last, so it is enough to look at the fields then. See *A button and a form*, page 06.
import ReactiveCore

func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  let credentials = name.combineLatest(with: password).map { name, password in
    !name.isEmpty && password.count >= 8
  }
  return credentials.combineLatest(with: accepted).sample(accepted).map { $0 && $1 }
}

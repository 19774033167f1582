// Misconception: A flag is sent only when it turns. See *Combine latest*, page 06.
import ReactiveCore

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
    .distinctUntilChanged()
}

// Misconception: Before anything is typed the form is not valid, so the signal starts with false. See *Combine latest*, page 06.
// Shown by: test_says_nothing_while_a_field_is_untouched
import ReactiveCore

func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  name.combineLatest(with: password).combineLatest(with: accepted)
    .map { credentials, isAccepted in
      let (name, password) = credentials
      return !name.isEmpty && password.count >= 8 && isAccepted
    }
    .startWith(false)
}

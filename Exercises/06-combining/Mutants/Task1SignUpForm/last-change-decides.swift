// Misconception: Each field checks itself, and the checks are merged into one flag. See *Three callbacks, one button*, page 06.
import ReactiveCore

func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  Signal.merge([
    name.map { !$0.isEmpty },
    password.map { $0.count >= 8 },
    accepted,
  ])
}

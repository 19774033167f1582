// Misconception: When one field is finished, so is the whole form. See *Latest against zip, drawn*, page 06.
// Shown by: test_a_finished_field_keeps_its_last_value
import ReactiveCore

func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  Signal { subscriber in
    let flags = name.combineLatest(with: password).combineLatest(with: accepted)
    let inputs = CompoundDisposable()
    inputs.add(
      flags.subscribe(
        next: { credentials, isAccepted in
          let (name, password) = credentials
          subscriber.sendNext(!name.isEmpty && password.count >= 8 && isAccepted)
        },
        error: { subscriber.sendError($0) },
        completed: { subscriber.sendCompleted() }))
    inputs.add(name.subscribeCompleted { subscriber.sendCompleted() })
    inputs.add(password.subscribeCompleted { subscriber.sendCompleted() })
    inputs.add(accepted.subscribeCompleted { subscriber.sendCompleted() })
    return inputs
  }
}

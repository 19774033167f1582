// Misconception: What is under way needs no message; the greeting will come. See *It logs in*, page 15.
import Contacts
import ReactiveCore

func connect(
  _ form: LoginForm, on scheduler: Scheduler,
  logIn: @escaping (_ name: String, _ password: String) -> Signal<String>
) {
  let (name, password) = (form.name, form.password)
  let isValid = Signal.combineLatest(name.texts, password.texts) { name, password in
    !name.isEmpty && password.count >= 8
  }
  let command = Command<Button, String>(enabled: isValid, scheduler: scheduler) { _ in
    logIn(name.text, password.text)
  }
  form.button.bind(to: command)
  Signal.merge([
    command.executionSignals.switchToLatest(),
    command.errors.mapReplace("try again"),
  ])
  .bind(to: \.text, on: form.message)
}

// Misconception: A closure may use the form: it does not own it. See *Who keeps whom*, page 14.
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
    logIn(form.name.text, form.password.text)
  }
  form.button.bind(to: command)
  Signal.merge([
    command.executing.filter { $0 }.mapReplace("one moment"),
    command.executionSignals.switchToLatest(),
    command.errors.mapReplace("try again"),
  ])
  .bind(to: \.text, on: form.message)
}

import Contacts
import ReactiveCore

/// Connects a login form to the server.
///
/// The command captures the two fields instead of the form, so it doesn't keep the form alive.
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
    command.executing.filter { $0 }.mapReplace("one moment"),
    command.executionSignals.switchToLatest(),
    command.errors.mapReplace("try again"),
  ])
  .bind(to: \.text, on: form.message)
}

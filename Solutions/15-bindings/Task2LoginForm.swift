import Contacts
import ReactiveCore

/// A form that logs in.
///
/// The command knows when a click counts. It is given the two fields and not the form, so the form is
/// free to go. The message has one source: a merge of the three things it may say.
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

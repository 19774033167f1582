// Misconception: One catch at the end of the chain takes care of every log-in that fails. See *Inside or outside*, page 11.
import ReactiveCore

func connect(
  _ form: LoginForm, on scheduler: Scheduler,
  logIn: @escaping (_ name: String, _ password: String) -> Signal<String>
) {
  let (name, password) = (form.name, form.password)
  Signal.combineLatest(name.texts, password.texts) { !$0.isEmpty && $1.count >= 8 }
    .bind(to: \.isEnabled, on: form.button)
  form.button.clicks
    .flattenMap { _ in logIn(name.text, password.text).startWith("one moment") }
    .catchTo(.return("try again"))
    .bind(to: \.text, on: form.message)
}

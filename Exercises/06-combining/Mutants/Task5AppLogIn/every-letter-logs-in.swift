// Misconception: After the first tap the form logs in by itself. See *A button and a form*, page 06.
import Contacts
import ReactiveCore

func signIn(
  taps: Signal<Void>, name: Signal<String>, code: Signal<String>, server: Server
) -> Signal<[String]> {
  taps.combineLatest(with: name.combineLatest(with: code))
    .flattenMap { _, form in server.logIn(form.0, form.1) }
    .flattenMap { server.names(for: $0) }
}

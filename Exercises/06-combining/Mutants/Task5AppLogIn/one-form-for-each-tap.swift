// Misconception: A tap and a form belong together as a pair. See *Latest against zip, drawn*, page 06.
import Contacts
import ReactiveCore

func signIn(
  taps: Signal<Void>, name: Signal<String>, code: Signal<String>, server: Server
) -> Signal<[String]> {
  taps.zip(with: name.combineLatest(with: code))
    .flattenMap { _, form in server.logIn(form.0, form.1) }
    .flattenMap { server.names(for: $0) }
}

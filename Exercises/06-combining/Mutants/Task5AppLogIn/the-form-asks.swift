// Misconception: The form takes the latest tap, and not the tap the latest form. See *A button and a form*, page 06.
import Contacts
import ReactiveCore

func signIn(
  taps: Signal<Void>, name: Signal<String>, code: Signal<String>, server: Server
) -> Signal<[String]> {
  name.combineLatest(with: code).withLatestFrom(taps).map { form, _ in form }
    .flattenMap { name, code in server.logIn(name, code) }
    .flattenMap { server.names(for: $0) }
}

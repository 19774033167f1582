// Misconception: One tap is all that a log-in needs. See *A button and a form*, page 06.
import Contacts
import ReactiveCore

func signIn(
  taps: Signal<Void>, name: Signal<String>, code: Signal<String>, server: Server
) -> Signal<[String]> {
  taps.withLatestFrom(name.combineLatest(with: code)).map { $1 }
    .take(1)
    .flattenMap { name, code in server.logIn(name, code) }
    .flattenMap { server.names(for: $0) }
}

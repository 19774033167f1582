// Slip: A second tap replaces the first.
import Contacts
import ReactiveCore

func signIn(
  taps: Signal<Void>, name: Signal<String>, code: Signal<String>, server: Server
) -> Signal<[String]> {
  taps.withLatestFrom(name.combineLatest(with: code)).map { $1 }
    .map { name, code in server.logIn(name, code).flattenMap { server.names(for: $0) } }
    .switchToLatest()
}

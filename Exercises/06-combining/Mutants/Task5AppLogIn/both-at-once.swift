// Misconception: The names can be loaded while the log-in is on its way. See *With the result*, page 06.
import Contacts
import ReactiveCore

func signIn(
  taps: Signal<Void>, name: Signal<String>, code: Signal<String>, server: Server
) -> Signal<[String]> {
  taps.withLatestFrom(name.combineLatest(with: code)).map { $1 }
    .flattenMap { name, code in
      server.logIn(name, code).combineLatest(with: server.names(for: Token(name: name)))
    }
    .map { $1 }
}

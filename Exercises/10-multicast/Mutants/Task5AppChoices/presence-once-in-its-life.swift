// Misconception: A counted connection begins again for the next screen. See *Too late*, page 10.
import Contacts
import ReactiveCore

enum AppChoices {
  static func presence(_ beats: Signal<Bool>) -> Signal<Bool> {
    beats.multicast(ReplaySubject(capacity: 1)).autoconnect()
  }

  static func token(_ logIn: Signal<Token>) -> Signal<Token> {
    logIn.replayLast()
  }

  static func invitation(_ sending: Signal<String>) -> Signal<String> {
    sending.replayLazily()
  }
}

// Misconception: A log-in begins when somebody needs its token. See *Replay*, page 10.
import Contacts
import ReactiveCore

enum AppChoices {
  static func presence(_ beats: Signal<Bool>) -> Signal<Bool> {
    beats.share(replay: 1)
  }

  static func token(_ logIn: Signal<Token>) -> Signal<Token> {
    logIn.replayLazily()
  }

  static func invitation(_ sending: Signal<String>) -> Signal<String> {
    sending.replayLazily()
  }
}

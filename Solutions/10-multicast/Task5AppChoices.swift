import Contacts
import ReactiveCore

enum AppChoices {
  static func presence(_ beats: Signal<Bool>) -> Signal<Bool> {
    beats.share(replay: 1)
  }

  static func token(_ logIn: Signal<Token>) -> Signal<Token> {
    logIn.replayLast()
  }

  static func invitation(_ sending: Signal<String>) -> Signal<String> {
    sending.replayLazily()
  }
}

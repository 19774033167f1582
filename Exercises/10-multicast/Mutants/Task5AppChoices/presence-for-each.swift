// Misconception: A screen that is opened again asks again, so each screen asks for itself. See *One request*, page 10.
import Contacts
import ReactiveCore

enum AppChoices {
  static func presence(_ beats: Signal<Bool>) -> Signal<Bool> {
    beats
  }

  static func token(_ logIn: Signal<Token>) -> Signal<Token> {
    logIn.replayLast()
  }

  static func invitation(_ sending: Signal<String>) -> Signal<String> {
    sending.replayLazily()
  }
}

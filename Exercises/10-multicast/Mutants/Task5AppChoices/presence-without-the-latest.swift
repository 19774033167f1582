// Misconception: Who shares a run also shares what it has sent before. See *Share*, page 10.
import Contacts
import ReactiveCore

enum AppChoices {
  static func presence(_ beats: Signal<Bool>) -> Signal<Bool> {
    beats.share()
  }

  static func token(_ logIn: Signal<Token>) -> Signal<Token> {
    logIn.replayLast()
  }

  static func invitation(_ sending: Signal<String>) -> Signal<String> {
    sending.replayLazily()
  }
}

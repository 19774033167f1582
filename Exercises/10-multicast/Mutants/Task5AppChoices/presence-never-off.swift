// Misconception: Where the latest value is kept, nobody has to ask again. See *A replay goes on*, page 10.
// Shown by: test_without_a_screen_the_phone_is_not_asked
import Contacts
import ReactiveCore

enum AppChoices {
  static func presence(_ beats: Signal<Bool>) -> Signal<Bool> {
    beats.replayLast()
  }

  static func token(_ logIn: Signal<Token>) -> Signal<Token> {
    logIn.replayLast()
  }

  static func invitation(_ sending: Signal<String>) -> Signal<String> {
    sending.replayLazily()
  }
}

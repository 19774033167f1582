// Misconception: A log-in for which nobody waits can be given up. See *A replay goes on*, page 10.
// Shown by: test_a_log_in_goes_on_without_its_screen
import Contacts
import ReactiveCore

enum AppChoices {
  static func presence(_ beats: Signal<Bool>) -> Signal<Bool> {
    beats.share(replay: 1)
  }

  static func token(_ logIn: Signal<Token>) -> Signal<Token> {
    logIn.share(replay: 1)
  }

  static func invitation(_ sending: Signal<String>) -> Signal<String> {
    sending.replayLazily()
  }
}

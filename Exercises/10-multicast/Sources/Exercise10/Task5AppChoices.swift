import Contacts
import ReactiveCore

/// Task 5: share in the app.
///
/// Share each cold signal, in one line. It never has two subscriptions at the same time.
///
/// Page: 10-multicast, "Replay", "Too late", "Share"
enum AppChoices {
  /// - The phone is asked while a screen is open.
  /// - A late screen gets the latest answer first.
  /// - A later screen asks again, and gets no old answer.
  static func presence(_ beats: Signal<Bool>) -> Signal<Bool> {
    beats
  }

  /// - It is requested at once, and only once, even if its screen is closed.
  /// - A late subscriber gets it, too.
  static func token(_ logIn: Signal<Token>) -> Signal<Token> {
    logIn
  }

  /// - It is sent for the first view, and never again.
  /// - A later view gets the result, even if the first one was closed.
  static func invitation(_ sending: Signal<String>) -> Signal<String> {
    sending
  }
}

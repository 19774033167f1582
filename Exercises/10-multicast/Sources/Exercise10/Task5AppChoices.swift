import Contacts
import ReactiveCore

/// Task 5: share in the app.
///
/// Let all subscribers share one subscription to each cold signal.
///
/// Page: 10-multicast, "Replay", "Too late", "Share", "A late screen"
enum AppChoices {
  /// - Asks the phone while any screen is open.
  /// - A second screen gets the latest answer first.
  /// - After all screens have closed, a new one asks again, and gets no old answer.
  static func presence(_ beats: Signal<Bool>) -> Signal<Bool> {
    beats
  }

  /// - Requests the token immediately, and only once, even if the screen is closed.
  /// - A late subscriber gets the token, too.
  static func token(_ logIn: Signal<Token>) -> Signal<Token> {
    logIn
  }

  /// - Sends the invitation for the first view, and never again.
  /// - A later view gets the result, even if the first one was closed.
  static func invitation(_ sending: Signal<String>) -> Signal<String> {
    sending
  }
}

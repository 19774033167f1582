import Contacts
import ReactiveCore

/// Task 5: share in the app.
///
/// ```swift
/// let presence = AppChoices.presence(beats)
/// presence.subscribeNext { print($0 ? "online" : "away") }
/// ```
///
/// Make each cold signal one that many can share: it never has two subscriptions at the same time.
/// Each needs one line.
///
/// Page: 10-multicast, "Replay", "Too late", "Share"
enum AppChoices {
  /// Whether Ada is online, as her phone reports it.
  ///
  /// - The phone is asked from the first screen until the last one is closed.
  /// - A late screen gets the latest answer first.
  /// - A screen after the last one asks again, and gets no old answer.
  static func presence(_ beats: Signal<Bool>) -> Signal<Bool> {
    beats
  }

  /// The token of a login.
  ///
  /// - It is requested at once, and only once, even if its screen is closed.
  /// - A late subscriber gets it, too.
  static func token(_ logIn: Signal<Token>) -> Signal<Token> {
    logIn
  }

  /// The result of an invitation to a new colleague.
  ///
  /// - It is sent for the first view, and never again.
  /// - A later view gets the result, even if the first one was closed.
  static func invitation(_ sending: Signal<String>) -> Signal<String> {
    sending
  }
}

import Contacts
import ReactiveCore

/// Task 5: share in the app.
///
/// Three sources of the address book, and many views that show them. Each function gets the cold signal
/// and returns one to share. However many subscribe, the source never has two subscriptions at the same
/// time. One line is enough for each.
///
/// Rests on the page 10-multicast, cells "Replay", "Too late" and "Share".
enum AppChoices {
  /// Whether Ada is there, told by her phone again and again.
  ///
  /// The phone is asked while anybody looks. Another screen gets the latest answer first. When all
  /// screens have been closed and one is opened again, the phone is asked again, and the old answer is
  /// forgotten.
  static func presence(_ beats: Signal<Bool>) -> Signal<Bool> {
    beats
  }

  /// The token of a log-in.
  ///
  /// It is asked for at once, and once. Whoever needs it gets it, also when nobody has waited for it.
  static func token(_ logIn: Signal<Token>) -> Signal<Token> {
    logIn
  }

  /// The result of an invitation that is sent to a new colleague.
  ///
  /// It is sent for the first view that shows its result, and never again, as nobody wants to be invited
  /// twice. A later view gets the result, too.
  static func invitation(_ sending: Signal<String>) -> Signal<String> {
    sending
  }
}

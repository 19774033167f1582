import ReactiveCore

/// Task 1: the button of a sign-up form.
///
/// The button can be pressed while the name is not empty, the password has at least eight characters,
/// and the terms are accepted. Make the signal that tells whether it can.
///
/// - It tells after every change of any field, once each field has sent something.
/// - It completes when no field can change any more, and fails when a field fails.
///
/// ```swift
/// // name:      "Ada"                                  at 1 s
/// // password:              "lovelace"                 at 2 s
/// // accepted:                          true   false   at 3 s and 4 s
/// // canSignUp:                         true   false   at 3 s and 4 s
/// ```
///
/// Rests on the page 06-combining, cell "CombineLatest".
func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  .empty()
}

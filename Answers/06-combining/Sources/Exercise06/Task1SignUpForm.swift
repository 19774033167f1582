import ReactiveCore

/// Task 1: the button of a sign-up form.
///
/// The button can be pressed while the name is not empty, the password has at least eight characters,
/// and the terms are accepted. Make the signal that says whether it can.
///
/// - It sends after every change of any field, once each field has sent something.
/// - It completes when no field can change any more, and fails when a field fails.
///
///     name       "Ada"
///     password          "lovelace"
///     accepted                      true   false
///     canSignUp                     true   false
///
/// Rests on the page 06-combining, cell "Combine latest".
func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  .empty()
}

import ReactiveCore

/// Task 1: the button of a sign-up form.
///
///     name       "Ada"
///     password          "lovelace"
///     accepted                      true   false
///     canSignUp                     true   false
///
/// - It is `true` if the name isn't empty, the password has at least eight characters, and the
///   terms are accepted. Otherwise it is `false`.
/// - It is sent when all fields have a value, and again after each change, even if it stays the
///   same.
/// - It completes when all fields have completed, and fails when a field fails.
/// - Each subscriber waits for its own values of the fields.
/// - Disposing disposes all fields.
///
/// Page: 06-combining, "Combine latest"
func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  .empty()
}

import ReactiveCore

/// Task 1: the button of a sign-up form.
///
///     name       "Ada"
///     password          "lovelace"
///     accepted                      true   false
///     canSignUp                     true   false
///
/// - It sends `true` if the name is not empty, the password has at least eight characters, and the
///   terms are accepted. Otherwise it sends `false`.
/// - It sends after each change of a field, even an equal result, once each field has sent
///   something.
/// - It completes when all fields have completed, and fails when a field fails.
/// - Each subscriber waits for the fields separately. Disposing leaves all fields.
///
/// Rests on the page 06-combining, cell "Combine latest".
func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  .empty()
}

import ReactiveCore

/// Task 1: the button of a sign-up form.
///
///     name       "Ada"
///     password          "lovelace"
///     accepted                      true   false
///     canSignUp                     true   false
///
/// - `true` requires a nonempty name, at least eight password characters, and accepted terms.
/// - Once all fields have a value, sends a result after each new value.
/// - Completes when all fields complete, and fails when one fails.
/// - Each subscription waits for its own values. Disposing it ends the subscriptions to all fields.
///
/// Page: 06-combining, "Combine latest"
func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  .empty()
}

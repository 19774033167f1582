import Marbles
import ReactiveCore

/// Task 4: hot and cold in the app.
///
///     find      --c|        clicks    -a---b--c-
///     find      ---^--c|    clicks    ---^-b--c-
///     .cold                 .hot
///
/// The keys are the signals' names: "clicks", "texts", "find", "search", and "presence".
///
/// - Subscribe to each signal twice: now, and 3 s later. After 10 s, everything has been sent.
/// - Judge each signal by its recordings, not by its name.
/// - A signal for which `temperature` returns `nil` has no entry.
///
/// `app.clock` starts at zero. Call its `advance`, and use your `temperature` from 9.1.
///
/// Page: 09-hot-and-cold, "Both, drawn", "Two recordings"
func temperatures(of app: App) -> [String: Temperature] {
  [:]
}

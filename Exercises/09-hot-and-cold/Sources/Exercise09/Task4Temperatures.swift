import Marbles
import ReactiveCore

/// Task 4: hot and cold in the app.
///
///     find      --c|        clicks    -a---b--c-
///     find      ---^--c|    clicks    ---^-b--c-
///     .cold                 .hot
///
/// Which of an app's signals are hot, and which are cold? The keys are their names: "clicks",
/// "texts", "find", "search", and "presence".
///
/// - Each signal is subscribed twice: now, and 3 s later. After ten seconds everything has been
///   sent.
/// - The recordings decide, and not the name: in another app `find` may be hot.
/// - A signal has no entry if its recordings do not decide.
///
/// `app.clock` is at zero, and moves when you `advance` it.
///
/// Stands on your 9.1: until that passes, the course's `temperature` is in its place.
///
/// Page: 09-hot-and-cold, "Both, drawn", "Two recordings"
func temperatures(of app: App) -> [String: Temperature] {
  [:]
}

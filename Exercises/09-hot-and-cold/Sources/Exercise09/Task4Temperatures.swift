import Marbles
import ReactiveCore

/// Task 4: hot and cold in the app.
///
/// Stands on your 9.1: until that passes, the course's `temperature` is in its place.
///
/// Say of the five signals of an app which are hot and which are cold. The keys of the result are their
/// names: "clicks", "texts", "find", "search" and "presence". A name proves nothing: in one app `find`
/// is a request, in another one somebody has shared it. So record each signal twice, and compare.
///
/// - Each signal is subscribed twice: now, and 3 s later. After ten seconds all has been sent.
/// - A signal whose two recordings do not tell has no entry.
///
/// `app.clock` is at zero, and moves when you `advance` it.
///
/// Rests on the page 09-hot-and-cold, cells "Both, drawn" and "Two recordings".
func temperatures(of app: App) -> [String: Temperature] {
  [:]
}

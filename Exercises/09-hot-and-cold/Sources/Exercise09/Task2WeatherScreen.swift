import ReactiveCore

/// Task 2: repair a screen that asks its server too often.
///
/// A weather screen shows one forecast in three views. `forecast` is cold: each subscription is one
/// request. The code below makes a request for each view, and one more in `load()`.
///
/// - Nothing is requested before `load()`, however many views listen.
/// - `load()` makes the request, the first time; called again, it makes no other one,
///   not even when that one was disposed.
/// - All views show the answer of this one request, and end with it: completed, or with its error.
/// - A view that begins to listen after the answer gets it at once.
/// - What `load()` returns ends the request. The views get no end.
///
///     forecast      --f|
///     title         --'Oslo'|
///     icon          --'rain'|
///     temperature   --'12 °C'|
///
/// Rests on the page 09-hot-and-cold, cells "Three views", "A late chart" and "Turned off".
final class WeatherScreen {
  let title: Signal<String>
  let icon: Signal<String>
  let temperature: Signal<String>

  private let forecast: Signal<Forecast>

  init(forecast: Signal<Forecast>) {
    self.forecast = forecast
    title = forecast.map { $0.place }
    icon = forecast.map { $0.sky }
    temperature = forecast.map { "\($0.degrees) °C" }
  }

  @discardableResult
  func load() -> Disposable {
    forecast.subscribe()
  }
}

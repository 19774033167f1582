import ReactiveCore

/// Task 2: repair a screen that makes too many requests.
///
///     forecast      --f|
///     title         --'Oslo'|
///     icon          --'rain'|
///     temperature   --'12 °C'|
///
/// Each subscription to `forecast` makes a request, so the code below makes four. Fix it.
///
/// - Only the first `load()` makes a request, even if its result is disposed before the second.
/// - All views get the answer and the completion, or the error. A late view gets them immediately.
/// - Disposing the result of any `load()` ends the request, but leaves the views subscribed.
///
/// Page: 09-hot-and-cold, "Three views", "A late chart", "Turned off"
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

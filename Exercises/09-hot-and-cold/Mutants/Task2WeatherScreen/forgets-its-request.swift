// Misconception: The second call made no request, so it has nothing to dispose of. See *Turned off*, page 09.
import ReactiveCore

final class WeatherScreen {
  let title: Signal<String>
  let icon: Signal<String>
  let temperature: Signal<String>

  private let forecast: Signal<Forecast>
  private let answer = ReplaySubject<Forecast>()
  private var hasLoaded = false

  init(forecast: Signal<Forecast>) {
    self.forecast = forecast
    title = answer.map { $0.place }
    icon = answer.map { $0.sky }
    temperature = answer.map { "\($0.degrees) °C" }
  }

  @discardableResult
  func load() -> Disposable {
    if hasLoaded { return Disposable() }
    hasLoaded = true
    return forecast.subscribe(answer)
  }
}

// Misconception: The screen needs the forecast, so it can ask for it as soon as it is made. See *By hand*, page 09.
import ReactiveCore

final class WeatherScreen {
  let title: Signal<String>
  let icon: Signal<String>
  let temperature: Signal<String>

  private let forecast: Signal<Forecast>
  private let answer = ReplaySubject<Forecast>()
  private var request: Disposable?

  init(forecast: Signal<Forecast>) {
    self.forecast = forecast
    title = answer.map { $0.place }
    icon = answer.map { $0.sky }
    temperature = answer.map { "\($0.degrees) °C" }
    request = forecast.subscribe(answer)
  }

  @discardableResult
  func load() -> Disposable {
    request ?? Disposable()
  }
}

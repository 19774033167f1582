import ReactiveCore

/// A screen whose views subscribe to a subject, not to the request.
///
/// The subject replays, so a late view also gets the answer.
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
  }

  @discardableResult
  func load() -> Disposable {
    if let request { return request }
    let request = forecast.subscribe(answer)
    self.request = request
    return request
  }
}

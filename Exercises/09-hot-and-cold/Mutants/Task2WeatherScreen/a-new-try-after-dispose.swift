// Misconception: A request that was broken off may be made again by the next load(). See *Turned off*, page 09.
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
  }

  @discardableResult
  func load() -> Disposable {
    if let request { return request }
    let connection = forecast.subscribe(answer)
    let request = Disposable { [weak self] in
      connection.dispose()
      self?.request = nil
    }
    self.request = request
    return request
  }
}

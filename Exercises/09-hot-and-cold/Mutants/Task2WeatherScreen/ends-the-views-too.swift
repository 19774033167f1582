// Misconception: When the request is disposed, the views have to be told that it is over. See *Turned off*, page 09.
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
    let request = Disposable { [answer] in
      connection.dispose()
      answer.sendCompleted()
    }
    self.request = request
    return request
  }
}

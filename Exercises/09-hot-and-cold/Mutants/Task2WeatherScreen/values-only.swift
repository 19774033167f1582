// Misconception: The values are what the views need, so only they are passed on to the subject. See *Three views*, page 09.
// Shown by: test_an_empty_answer_completes_all_views
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
    let request = forecast.subscribeNext { [answer] in answer.sendNext($0) }
    self.request = request
    return request
  }
}

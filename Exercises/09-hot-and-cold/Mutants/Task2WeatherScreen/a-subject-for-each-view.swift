// Misconception: Each view has something of its own to show, so each has a subject of its own. See *A late chart*, page 09.
import ReactiveCore

final class WeatherScreen {
  let title: Signal<String>
  let icon: Signal<String>
  let temperature: Signal<String>

  private let forecast: Signal<Forecast>
  private let titles = ReplaySubject<String>()
  private let icons = ReplaySubject<String>()
  private let temperatures = ReplaySubject<String>()
  private var request: Disposable?

  init(forecast: Signal<Forecast>) {
    self.forecast = forecast
    title = titles
    icon = icons
    temperature = temperatures
  }

  @discardableResult
  func load() -> Disposable {
    if let request { return request }
    let requests = CompoundDisposable()
    requests.add(forecast.map { $0.place }.subscribe(titles))
    requests.add(forecast.map { $0.sky }.subscribe(icons))
    requests.add(forecast.map { "\($0.degrees) °C" }.subscribe(temperatures))
    request = requests
    return requests
  }
}

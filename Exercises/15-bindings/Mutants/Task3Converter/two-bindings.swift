// Misconception: Two bindings, one each way, keep two properties in step; distinctUntilChanged ends the circle. See *Round in circles*, page 15.
import ReactiveCore

func link(_ converter: Converter) -> Disposable {
  let toFahrenheit = converter.$celsius.map(fahrenheit(fromCelsius:)).distinctUntilChanged()
  let toCelsius = converter.$fahrenheit.map(celsius(fromFahrenheit:)).distinctUntilChanged()
  return CompoundDisposable([
    toFahrenheit.bind(to: \.fahrenheit, on: converter),
    toCelsius.skip(1).bind(to: \.celsius, on: converter),
  ])
}

// Misconception: What a person types a second time cannot be news, whatever happened in between. See *A property*, page 15.
import ReactiveCore

func link(_ converter: Converter) -> Disposable {
  let inCelsius = converter.$celsius.channel()
  let inFahrenheit = converter.$fahrenheit.channel()
  return CompoundDisposable([
    inCelsius.map(fahrenheit(fromCelsius:)).subscribe(inFahrenheit),
    inFahrenheit.skip(1).distinctUntilChanged().map(celsius(fromFahrenheit:)).subscribe(inCelsius),
  ])
}

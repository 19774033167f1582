// Misconception: A link ends with its converter, so there is nothing to dispose. See *A notification*, page 15.
import ReactiveCore

func link(_ converter: Converter) -> Disposable {
  let inCelsius = converter.$celsius.channel()
  let inFahrenheit = converter.$fahrenheit.channel()
  _ = CompoundDisposable([
    inCelsius.map(fahrenheit(fromCelsius:)).subscribe(inFahrenheit),
    inFahrenheit.skip(1).map(celsius(fromFahrenheit:)).subscribe(inCelsius),
  ])
  return Disposable()
}

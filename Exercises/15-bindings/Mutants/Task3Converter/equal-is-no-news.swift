// Misconception: A degree that is equal to the last one from this box is no news. See *A property*, page 15.
import ReactiveCore

func link(_ converter: Converter) -> Disposable {
  let inCelsius = converter.$celsius.channel()
  let inFahrenheit = converter.$fahrenheit.channel()
  return CompoundDisposable([
    inCelsius.distinctUntilChanged().map(fahrenheit(fromCelsius:)).subscribe(inFahrenheit),
    inFahrenheit.distinctUntilChanged().skip(1).map(celsius(fromFahrenheit:)).subscribe(inCelsius),
  ])
}

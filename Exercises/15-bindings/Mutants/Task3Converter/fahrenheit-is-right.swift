// Misconception: It does not matter which of two linked boxes is right at the beginning. See *A channel*, page 15.
import ReactiveCore

func link(_ converter: Converter) -> Disposable {
  let inCelsius = converter.$celsius.channel()
  let inFahrenheit = converter.$fahrenheit.channel()
  return CompoundDisposable([
    inCelsius.skip(1).map(fahrenheit(fromCelsius:)).subscribe(inFahrenheit),
    inFahrenheit.map(celsius(fromFahrenheit:)).subscribe(inCelsius),
  ])
}

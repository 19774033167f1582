// Misconception: Both boxes are there already, so only changes have to go across. See *A channel*, page 15.
import ReactiveCore

func link(_ converter: Converter) -> Disposable {
  let inCelsius = converter.$celsius.channel()
  let inFahrenheit = converter.$fahrenheit.channel()
  return CompoundDisposable([
    inCelsius.skip(1).map(fahrenheit(fromCelsius:)).subscribe(inFahrenheit),
    inFahrenheit.skip(1).map(celsius(fromFahrenheit:)).subscribe(inCelsius),
  ])
}

// Misconception: At the beginning each side tells its value to the other. See *No circle*, page 15.
import ReactiveCore

func link(_ converter: Converter) -> Disposable {
  let inCelsius = converter.$celsius.channel()
  let inFahrenheit = converter.$fahrenheit.channel()
  return CompoundDisposable([
    inCelsius.map(fahrenheit(fromCelsius:)).subscribe(inFahrenheit),
    inFahrenheit.map(celsius(fromFahrenheit:)).subscribe(inCelsius),
  ])
}

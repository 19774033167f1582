// Misconception: Somebody has to keep the converter, so the link does. See *Bind*, page 15.
import ReactiveCore

func link(_ converter: Converter) -> Disposable {
  let inCelsius = converter.$celsius.channel()
  let inFahrenheit = converter.$fahrenheit.channel()
  return CompoundDisposable([
    Disposable { _ = converter },
    inCelsius.map(fahrenheit(fromCelsius:)).subscribe(inFahrenheit),
    inFahrenheit.skip(1).map(celsius(fromFahrenheit:)).subscribe(inCelsius),
  ])
}

import ReactiveCore

/// Links two boxes, so that each follows the other.
///
/// A channel doesn't send the changes that were made through it, so no change is sent back.
func link(_ converter: Converter) -> Disposable {
  let inCelsius = converter.$celsius.channel()
  let inFahrenheit = converter.$fahrenheit.channel()
  return CompoundDisposable([
    inCelsius.map(fahrenheit(fromCelsius:)).subscribe(inFahrenheit),
    inFahrenheit.skip(1).map(celsius(fromFahrenheit:)).subscribe(inCelsius),
  ])
}

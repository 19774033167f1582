import ReactiveCore

/// Two boxes that follow each other.
///
/// A property's channel does not tell what was set through it, so nothing comes back. `skip(1)` lets the
/// Celsius box be right at the beginning.
func link(_ converter: Converter) -> Disposable {
  let inCelsius = converter.$celsius.channel()
  let inFahrenheit = converter.$fahrenheit.channel()
  return CompoundDisposable([
    inCelsius.map(fahrenheit(fromCelsius:)).subscribe(inFahrenheit),
    inFahrenheit.skip(1).map(celsius(fromFahrenheit:)).subscribe(inCelsius),
  ])
}

// Misconception: Each way needs channels of its own. See *A channel*, page 15.
import ReactiveCore

func link(_ converter: Converter) -> Disposable {
  CompoundDisposable([
    converter.$celsius.channel().map(fahrenheit(fromCelsius:)).distinctUntilChanged()
      .subscribe(converter.$fahrenheit.channel()),
    converter.$fahrenheit.channel().skip(1).map(celsius(fromFahrenheit:)).distinctUntilChanged()
      .subscribe(converter.$celsius.channel()),
  ])
}

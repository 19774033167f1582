// Misconception: A channel works both ways, so one subscription is enough. See *A channel*, page 15.
import ReactiveCore

func link(_ converter: Converter) -> Disposable {
  converter.$celsius.channel().map(fahrenheit(fromCelsius:))
    .subscribe(converter.$fahrenheit.channel())
}

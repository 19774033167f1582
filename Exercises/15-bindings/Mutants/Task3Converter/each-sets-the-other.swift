// Misconception: Each box sets the other one when it changes; a change that comes back does no harm. See *Round in circles*, page 15.
import ReactiveCore

func link(_ converter: Converter) -> Disposable {
  CompoundDisposable([
    converter.$celsius.subscribeNext { [weak converter] in
      converter?.fahrenheit = fahrenheit(fromCelsius: $0)
    },
    converter.$fahrenheit.skip(1).subscribeNext { [weak converter] in
      converter?.celsius = celsius(fromFahrenheit: $0)
    },
  ])
}

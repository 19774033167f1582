import ReactiveCore

/// A temperature in whole degrees, in two boxes that both can be typed into.
final class Converter {
  @Observed var celsius: Int
  @Observed var fahrenheit: Int

  init(celsius: Int, fahrenheit: Int) {
    self.celsius = celsius
    self.fahrenheit = fahrenheit
  }
}

/// The nearest whole degree Fahrenheit.
func fahrenheit(fromCelsius degrees: Int) -> Int {
  Int((Double(degrees) * 9 / 5 + 32).rounded())
}

/// The nearest whole degree Celsius.
func celsius(fromFahrenheit degrees: Int) -> Int {
  Int((Double(degrees - 32) * 5 / 9).rounded())
}

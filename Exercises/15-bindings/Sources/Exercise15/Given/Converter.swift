import ReactiveCore

/// A temperature in whole degrees, shown in two text fields that can be edited.
final class Converter {
  @Observed var celsius: Int
  @Observed var fahrenheit: Int

  init(celsius: Int, fahrenheit: Int) {
    self.celsius = celsius
    self.fahrenheit = fahrenheit
  }
}

/// Returns the temperature in Fahrenheit, rounded to a whole degree.
func fahrenheit(fromCelsius degrees: Int) -> Int {
  Int((Double(degrees) * 9 / 5 + 32).rounded())
}

/// Returns the temperature in Celsius, rounded to a whole degree.
func celsius(fromFahrenheit degrees: Int) -> Int {
  Int((Double(degrees - 32) * 5 / 9).rounded())
}

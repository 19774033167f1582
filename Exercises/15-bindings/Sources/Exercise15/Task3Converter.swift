import ReactiveCore

/// Task 3: a two-way converter.
///
///     typed       C 20     F 71     C 30
///     celsius     20       22       30
///     fahrenheit  68       71       86
///
/// In whole degrees, 71 °F is 22 °C, but 22 °C is 72 °F.
///
/// - At first Fahrenheit follows Celsius, and then each follows the other, even if a number is
///   typed again.
/// - A typed number stays: a change doesn't come back.
/// - The disposable unlinks the boxes, and doesn't keep the converter alive.
///
/// Page: 15-bindings, "No circle"
func link(_ converter: Converter) -> Disposable {
  Disposable()
}

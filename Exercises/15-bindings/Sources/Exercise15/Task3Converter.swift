import ReactiveCore

/// Task 3: a converter that does not argue.
///
///     typed       C 20     F 71     C 30
///     celsius     20       22       30
///     fahrenheit  68       71       86
///
/// Boxes show whole degrees: 71 °F are 22 °C, which are 72 °F.
///
/// - At first Fahrenheit follows Celsius.
/// - After that each follows the other, even if a number is typed again.
/// - A typed number stays: a change doesn't come back.
/// - The disposable unlinks the boxes, and doesn't keep the converter alive.
///
/// Page: 15-bindings, "No circle"
func link(_ converter: Converter) -> Disposable {
  Disposable()
}

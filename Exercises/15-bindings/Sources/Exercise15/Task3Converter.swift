import ReactiveCore

/// Task 3: a two-way converter.
///
///     typed       C 20     F 71     C 30
///     celsius     20       22       30
///     fahrenheit  68       71       86
///
/// - At first Fahrenheit follows Celsius. After that, each follows the other, even if the typed
///   number is already shown or was typed before.
/// - A typed number stays: 71 °F becomes 22 °C, but 22 °C doesn't change it to 72 °F.
/// - The disposable unlinks the boxes, and doesn't keep the converter alive.
///
/// Page: 15-bindings, "A channel", "No circle"
func link(_ converter: Converter) -> Disposable {
  Disposable()
}

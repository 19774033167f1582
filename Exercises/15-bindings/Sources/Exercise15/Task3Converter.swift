import ReactiveCore

/// Task 3: a converter that does not argue.
///
/// A person types degrees into one box, and the other box follows. Both show whole degrees, so the way
/// there and back may end somewhere else: 71 °F are 22 °C, and 22 °C are 72 °F. What a person has typed
/// must stay as it is.
///
/// - At the beginning the Celsius box is right, and the Fahrenheit box follows.
/// - After that each box follows the other.
/// - A change of one box changes the other once. It does not come back.
/// - The disposable unlinks the boxes. The converter is not kept alive.
///
///     typed       C 20     F 71     C 30
///     celsius     20       22       30
///     fahrenheit  68       71       86
///
/// Rests on the page 15-bindings, cell "No circle".
func link(_ converter: Converter) -> Disposable {
  Disposable()
}

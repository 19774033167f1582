/// A property that notifies of its changes: `$name` is a signal of `name`.
///
/// ```swift
/// final class Account {
///   @Observed var name = "Ada"
/// }
/// let account = Account()
/// account.$name.subscribeNext { print($0) }  // Ada
/// account.name = "Grace"                     // Grace
/// ```
///
/// The value lives in a box of its own, which the signal shares. The box is closed when the object that
/// holds the property goes: the value is dropped and the signal completes. So a signal never keeps the
/// object, nor its value, alive.
///
/// `@Observed(name: "username")` names the signal `observe(username)`.
///
/// RAC: `RACObserve`.
@propertyWrapper
public final class Observed<Value>: @unchecked Sendable {  // Sendable: the box is locked.
  private let box: ObservedValue<Value>

  /// The signal of the property: its value now, and then each change.
  ///
  /// It completes when the object that holds the property goes.
  public let projectedValue: PropertySignal<Value>

  /// Creates a property with its first value.
  ///
  /// `name` is for debugging.
  public init(wrappedValue: Value, name: String? = nil) {
    box = ObservedValue(wrappedValue)
    projectedValue = PropertySignal(box)
    projectedValue.label = Name(name.map { "observe(\($0))" } ?? "observe")
  }

  deinit { box.close() }

  /// The value of the property.
  ///
  /// Setting it notifies all subscribers before the setter returns, unless threads race: see
  /// ``PropertySignal``.
  public var wrappedValue: Value {
    get { box.value }
    set { box.set(newValue) }
  }
}

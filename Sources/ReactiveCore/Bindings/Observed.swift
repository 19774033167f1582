/// A property that can be observed: `$name` is a signal of the values of `name`.
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
/// When the object that has the property is deallocated, the value is released and the signal
/// completes. The signal retains neither the object nor the value.
///
/// `@Observed(name: "username")` names the signal `observe(username)`.
///
/// RAC: `RACObserve`.
@propertyWrapper
public final class Observed<Value>: @unchecked Sendable {  // Sendable: the box is locked.
  private let box: ObservedValue<Value>

  /// The signal of the property, which sends the current value and then each change.
  ///
  /// It never fails, and completes when the object that has the property is deallocated.
  public let projectedValue: PropertySignal<Value>

  /// Creates a property with an initial value, and a name for debugging.
  public init(wrappedValue: Value, name: String? = nil) {
    box = ObservedValue(wrappedValue)
    projectedValue = PropertySignal(box)
    projectedValue.label = Name(name.map { "observe(\($0))" } ?? "observe")
  }

  deinit { box.close() }

  /// The value of the property.
  ///
  /// The setter notifies all subscribers before it returns, unless several threads set the value at
  /// the same time. See ``PropertySignal``.
  public var wrappedValue: Value {
    get { box.value }
    set { box.set(newValue) }
  }
}

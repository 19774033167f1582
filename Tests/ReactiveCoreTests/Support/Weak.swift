/// A weak reference.
///
/// Not every Swift 6.2 has `weak let`, and Swift 6.3 warns about a `weak var` that never changes.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}

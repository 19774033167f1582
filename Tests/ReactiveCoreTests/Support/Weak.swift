/// Watches an object and does not keep it.
///
/// Not every Swift 6.2 has `weak let`, and Swift 6.3 warns of a `weak var` that is never changed.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}

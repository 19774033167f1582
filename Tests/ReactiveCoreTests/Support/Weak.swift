/// A weak reference.
///
/// Some Swift 6.2 versions lack `weak let`, and Swift 6.3 warns about an unchanged `weak var`.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}

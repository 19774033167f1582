/// A weak reference.
///
/// A local variable can't replace this type: some Swift 6.2 versions lack `weak let`, and Swift 6.3
/// warns about a `weak var` that isn't changed.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}

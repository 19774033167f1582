/// A weak reference to an object.
struct Weak {
  weak var object: AnyObject?
}

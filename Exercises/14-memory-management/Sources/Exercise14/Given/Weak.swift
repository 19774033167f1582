/// Looks at an object without keeping it alive.
struct Weak {
  weak var object: AnyObject?
}

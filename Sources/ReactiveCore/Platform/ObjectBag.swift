/// A bag of objects, which are visited without counting a reference for each.
///
/// Their class is the business of who keeps it: a list of a generic class would be looked up by the
/// runtime at each visit.
struct ObjectBag {
  typealias Token = Bag<AnyObject>.Token

  private var bag = Bag<AnyObject>()

  mutating func insert(_ object: AnyObject) -> Token { bag.insert(object) }

  mutating func remove(_ token: Token) -> AnyObject? { bag.remove(token) }

  /// Visits the objects in the order in which they came.
  @inline(__always)
  func forEach(_ body: (AnyObject) -> Void) {
    // `elements` holds them all, so each is read where it lies.
    let elements = bag.elements
    elements.withUnsafeBytes { bytes in
      for entry in bytes.assumingMemoryBound(to: (Int, Unmanaged<AnyObject>?).self) {
        entry.1?._withUnsafeGuaranteedRef(body)
      }
    }
  }
}

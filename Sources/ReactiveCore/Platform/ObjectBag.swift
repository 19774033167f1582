/// A bag of objects of one class, which are visited without counting a reference for each.
///
/// It holds them as plain objects: a list of a generic class looks its metadata up at each visit.
struct ObjectBag<Object: AnyObject> {
  typealias Token = Bag<AnyObject>.Token

  private var bag = Bag<AnyObject>()

  mutating func insert(_ object: Object) -> Token { bag.insert(object) }

  mutating func remove(_ token: Token) -> AnyObject? { bag.remove(token) }

  /// Visits the objects in the order in which they came.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    // `elements` holds them all, so each is read where it lies.
    let elements = bag.elements
    elements.withUnsafeBytes { bytes in
      for entry in bytes.assumingMemoryBound(to: (Int, Unmanaged<AnyObject>?).self) {
        entry.1?._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: Object.self)) }
      }
    }
  }
}

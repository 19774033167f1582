/// A bag of objects of one class, which are visited without counting a reference for each.
///
/// The caller knows the class, and this type does not: a bag of a generic class would be looked up by
/// the runtime at each visit.
struct ObjectBag {
  typealias Token = Bag<AnyObject>.Token

  private var bag = Bag<AnyObject>()

  mutating func insert(_ object: AnyObject) -> Token { bag.insert(object) }

  mutating func remove(_ token: Token) -> AnyObject? { bag.remove(token) }

  /// Visits the objects, which are all of that class, in the order in which they were inserted.
  @inline(__always)
  func forEach<Object: AnyObject>(as type: Object.Type, _ body: (Object) -> Void) {
    // `elements` holds them all, so each is read where it lies. A debug build checks the class.
    let elements = bag.elements
    elements.withUnsafeBytes { bytes in
      for entry in bytes.assumingMemoryBound(to: (Int, Unmanaged<AnyObject>?).self) {
        entry.1?._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: type)) }
      }
    }
  }
}

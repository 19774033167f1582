/// Many children, of which any one leaves as fast as it came.
final class Crowd {
  private var children = Bag<Disposable>()
  private var tokens: [ObjectIdentifier: Bag<Disposable>.Token] = [:]

  var inOrder: [Disposable] { children.elements.compactMap(\.element) }

  // A child that comes twice is disposed once, as often as it is there.
  func add(_ child: Disposable) {
    if tokens[ObjectIdentifier(child)] == nil {
      tokens[ObjectIdentifier(child)] = children.insert(child)
    }
  }

  func remove(_ child: Disposable) {
    if let token = tokens.removeValue(forKey: ObjectIdentifier(child)) { children.remove(token) }
  }
}

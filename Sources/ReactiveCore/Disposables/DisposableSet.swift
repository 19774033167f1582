/// An insertion-ordered set that finds and removes a disposable in logarithmic time.
final class DisposableSet {
  private var disposables = Bag<Disposable>()
  private var tokens: [ObjectIdentifier: Bag<Disposable>.Token] = [:]

  var inOrder: [Disposable] { disposables.elements.compactMap(\.element) }

  func add(_ disposable: Disposable) {
    if tokens[ObjectIdentifier(disposable)] == nil {
      tokens[ObjectIdentifier(disposable)] = disposables.insert(disposable)
    }
  }

  func remove(_ disposable: Disposable) {
    if let token = tokens.removeValue(forKey: ObjectIdentifier(disposable)) {
      disposables.remove(token)
    }
  }
}

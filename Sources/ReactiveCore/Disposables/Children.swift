/// The children of a compound disposable.
///
/// Most compounds have only one or two children, so only those with more than 16 create a set.
enum Children {
  case none
  case one(Disposable)
  case few([Disposable])
  case many(DisposableSet)

  func adding(_ child: Disposable) -> Children {
    switch self {
    case .none:
      return .one(child)
    case .one(let first):
      return .few([first, child])
    case .few(let list) where list.count < 16:
      return .few(list + [child])
    case .few(let list):
      let set = DisposableSet()
      for other in list { set.add(other) }
      set.add(child)
      return .many(set)
    case .many(let set):
      set.add(child)
      return self
    }
  }

  func removing(_ child: Disposable) -> Children {
    switch self {
    case .none: return self
    case .one(let only): return only === child ? .none : self
    case .few(let list): return .few(list.filter { $0 !== child })
    case .many(let set):
      set.remove(child)
      return self
    }
  }
}

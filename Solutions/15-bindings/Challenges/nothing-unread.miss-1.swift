// The name has a first value now, but nothing is shown before the other input has one, too.
final class Badge {
  func show(_ name: String, _ unread: Int) {
    print("\(name): \(unread) unread")
  }
}
let (badge, name, unread) = (Badge(), Subject<String>(), Subject<Int>())
lift(name.startWith("Ada"), unread, on: badge) { badge, name, unread in
  badge.show(name, unread)
}
name.sendNext("Ada")
unread.sendNext(2)
name.sendNext("Grace")

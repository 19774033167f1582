// With a first value for the name as well, the badge shows "?" before Ada is there.
final class Badge {
  func show(_ name: String, _ unread: Int) {
    print("\(name): \(unread) unread")
  }
}
let (badge, name, unread) = (Badge(), Subject<String>(), Subject<Int>())
lift(name.startWith("?"), unread.startWith(0), on: badge) { badge, name, unread in
  badge.show(name, unread)
}
name.sendNext("Ada")
unread.sendNext(2)
name.sendNext("Grace")

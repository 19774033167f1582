import ReactiveCore

/// A model object, which counts how many of its kind are alive.
final class Account {
  @Observed(name: "username") var name = "Ada"
  @Observed var nickname: String?
  @Observed var visits = 0
  @Observed var friends: [String] = []
  @Observed var partner: Account?
  var title = "none"
  var note: String?
  let lifetime = Lifetime()

  private let count: LiveCount?

  init(name: String = "Ada", counting count: LiveCount? = nil) {
    self.count = count
    self.name = name
    count?.value += 1
  }

  deinit { count?.value -= 1 }
}

/// How many objects of a test are alive.
final class LiveCount {
  var value = 0
}

/// The error of these tests.
struct Offline: Error, Equatable {}

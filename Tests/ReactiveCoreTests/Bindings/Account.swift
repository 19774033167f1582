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

  private let count: Counter?

  init(name: String = "Ada", counting count: Counter? = nil) {
    self.count = count
    self.name = name
    count?.increment()
  }

  deinit { count?.decrement() }
}

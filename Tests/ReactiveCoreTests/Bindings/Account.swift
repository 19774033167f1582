import ReactiveCore

/// A model object that is counted for as long as it exists.
final class Account {
  @Observed(name: "username") var name = "Ada"
  @Observed var nickname: String?
  @Observed var visits = 0
  @Observed var friends: [String] = []
  @Observed var partner: Account?
  var title = "none"
  var note: String?
  let lifetime = Lifetime()

  init(name: String = "Ada") { self.name = name }
}

import ReactiveCore

/// A model object with observed properties, plain properties, and a lifetime.
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

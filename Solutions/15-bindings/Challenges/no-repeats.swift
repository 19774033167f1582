final class Account {
  @Observed var name = "Ada"
}
var account = Account()
account.$name.distinctUntilChanged().subscribe(
  next: { print("name: \($0)") },
  completed: { print("the account has gone") })
account.name = "Grace"
account.name = "Grace"
account = Account()

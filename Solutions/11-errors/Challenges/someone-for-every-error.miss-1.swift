// The cure for all errors stands first, and leaves nothing to choose from.
enum ShopError: Error { case soldOut, closed }
for failure in [ShopError.soldOut, .closed] {
  Signal<String>.error(failure)
    .catchTo(.return("call us"))
    .catch { error in
      guard case ShopError.soldOut = error else { return .error(error) }
      return .return("again on Monday")
    }
    .subscribe(next: { print($0) }, error: { print("error: \($0)") })
}

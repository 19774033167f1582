// The value comes after the chain, so it takes the place of the error.
enum ShopError: Error { case soldOut, closed }
for failure in [ShopError.soldOut, .closed] {
  Signal<String>.error(failure)
    .catch { error in
      guard case ShopError.soldOut = error else { return .error(error) }
      return .return("again on Monday")
    }
    .concat(.return("call us"))
    .subscribe(next: { print($0) }, error: { print("error: \($0)") })
}

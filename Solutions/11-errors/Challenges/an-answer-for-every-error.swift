for failure in [ServerError.offline, .wrongCode] {
  Signal<String>.error(failure)
    .catch { error in
      guard case ServerError.offline = error else { return .error(error) }
      return .return("try again later")
    }
    .catchTo(.return("check the code"))
    .subscribe(next: { print($0) }, error: { print("error: \($0)") })
}

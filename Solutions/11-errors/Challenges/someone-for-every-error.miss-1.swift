// `catchTo` stands before `catch`, and leaves no error for its closure to choose from.
for failure in [ServerError.offline, .wrongCode] {
  Signal<String>.error(failure)
    .catchTo(.return("check the code"))
    .catch { error in
      guard case ServerError.offline = error else { return .error(error) }
      return .return("try again later")
    }
    .subscribe(next: { print($0) }, error: { print("error: \($0)") })
}

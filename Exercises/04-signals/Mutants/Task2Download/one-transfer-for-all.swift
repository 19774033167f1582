// Misconception: Two subscribers want the same file, so one transfer serves both. See *Cold*, page 04.
import ReactiveCore

func download(_ name: String, from server: FileServer) -> Signal<String> {
  let parts = ReplaySubject<String>()
  var transfer: Transfer?
  return Signal { subscriber in
    if transfer == nil {
      transfer = server.download(
        name,
        onPart: { parts.sendNext($0) },
        onEnd: { error in
          if let error { parts.sendError(error) } else { parts.sendCompleted() }
        })
    }
    let subscription = parts.subscribe(subscriber)
    return Disposable {
      subscription.dispose()
      transfer?.cancel()
    }
  }
}

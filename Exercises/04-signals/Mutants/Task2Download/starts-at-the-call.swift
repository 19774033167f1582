// Misconception: The transfer starts when the function is called; the signal only hands on. See *Four steps*, page 04.
import ReactiveCore

func download(_ name: String, from server: FileServer) -> Signal<String> {
  let parts = Subject<String>()
  let transfer = server.download(
    name,
    onPart: { parts.sendNext($0) },
    onEnd: { error in
      if let error { parts.sendError(error) } else { parts.sendCompleted() }
    })
  return Signal { subscriber in
    let subscription = parts.subscribe(subscriber)
    return Disposable {
      subscription.dispose()
      transfer.cancel()
    }
  }
}

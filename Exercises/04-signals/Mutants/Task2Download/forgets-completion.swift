// Misconception: With the last part the file is there, so only a failure has to be told. See *The grammar*, page 04.
import ReactiveCore

func download(_ name: String, from server: FileServer) -> Signal<String> {
  Signal { subscriber in
    let transfer = server.download(
      name,
      onPart: { subscriber.sendNext($0) },
      onEnd: { error in
        if let error { subscriber.sendError(error) }
      })
    return Disposable { transfer.cancel() }
  }
}

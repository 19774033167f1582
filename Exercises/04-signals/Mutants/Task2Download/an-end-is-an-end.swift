// Misconception: However the transfer ends, it is over, and over means completed. See *An error*, page 04.
import ReactiveCore

func download(_ name: String, from server: FileServer) -> Signal<String> {
  Signal { subscriber in
    let transfer = server.download(
      name,
      onPart: { subscriber.sendNext($0) },
      onEnd: { _ in subscriber.sendCompleted() })
    return Disposable { transfer.cancel() }
  }
}

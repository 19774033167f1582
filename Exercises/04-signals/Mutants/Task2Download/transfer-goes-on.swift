// Misconception: When nobody listens any more, the transfer ends by itself. See *Wrap the server*, page 04.
import ReactiveCore

func download(_ name: String, from server: FileServer) -> Signal<String> {
  Signal { subscriber in
    _ = server.download(
      name,
      onPart: { subscriber.sendNext($0) },
      onEnd: { error in
        if let error { subscriber.sendError(error) } else { subscriber.sendCompleted() }
      })
    return nil
  }
}

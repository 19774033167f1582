// Misconception: The parts belong together, so they are sent when the file is complete. See *Letters*, page 04.
import ReactiveCore

func download(_ name: String, from server: FileServer) -> Signal<String> {
  Signal { subscriber in
    var parts: [String] = []
    let transfer = server.download(
      name,
      onPart: { parts.append($0) },
      onEnd: { error in
        if let error { return subscriber.sendError(error) }
        for part in parts { subscriber.sendNext(part) }
        subscriber.sendCompleted()
      })
    return Disposable { transfer.cancel() }
  }
}

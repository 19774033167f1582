import ReactiveCore

/// Returns a signal that starts a transfer for each subscription and sends the parts of the file.
func download(_ name: String, from server: FileServer) -> Signal<String> {
  Signal { subscriber in
    let transfer = server.download(
      name,
      onPart: { subscriber.sendNext($0) },
      onEnd: { error in
        if let error { subscriber.sendError(error) } else { subscriber.sendCompleted() }
      })
    return Disposable { transfer.cancel() }
  }
}

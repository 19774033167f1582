import ReactiveCore

/// The parts of a file, as they come.
///
/// Three callbacks have three places: a part is `next`, the end is `error` or `completed`, and the
/// handle to cancel with is the disposable.
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

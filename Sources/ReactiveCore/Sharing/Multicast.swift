extension Signal {
  /// Shares one subscription to this signal through `subject`, once it is connected.
  ///
  ///     self    --A--B--C--|     subscribed by connect()
  ///     first   --A--B--C--|
  ///     second        --C--|     subscribed later: a plain subject repeats nothing
  ///
  /// Nothing is subscribed before ``MulticastConnection/connect()``. The subject says what a later
  /// subscriber gets. An end is sent to the subject. A subject without a name is named after this signal.
  ///
  /// RAC: `-multicast:`.
  public func multicast(
    _ subject: Subject<Value>
  ) -> MulticastConnection<Value> {
    subject.label == nil
      ? multicast(named: subject) : MulticastConnection(source: self, subject: subject)
  }

  /// The same with a subject of the library's own, whose name says that it shares this signal.
  func multicast(named subject: Subject<Value>) -> MulticastConnection<Value> {
    let name = subject.label
    // In words, as the subject may outlive what this signal's name describes.
    subject.label = Name(
      "-multicast: \(name?.text ?? "")", of: (label ?? Name("")).inWords,
      function: name?.function ?? "multicast(_:)")
    return MulticastConnection(source: self, subject: subject)
  }
}

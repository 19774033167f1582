extension Signal {
  /// Returns a connection that shares one subscription to this signal through `subject`.
  ///
  ///     self    --A--B--C--|     subscribed by connect()
  ///     first   --A--B--C--|
  ///     second        --C--|     subscribed later: a plain subject replays nothing
  ///
  /// The subscription starts when you call ``MulticastConnection/connect()``. The kind of subject
  /// determines which values a later subscriber gets. Completion and errors are sent to the subject. A
  /// subject without a name is named after this signal.
  ///
  /// RAC: `-multicast:`.
  public func multicast(
    _ subject: Subject<Value>
  ) -> MulticastConnection<Value> {
    subject.label == nil
      ? multicast(named: subject) : MulticastConnection(source: self, subject: subject)
  }

  /// Returns a connection through `subject`, and names the subject after this signal.
  func multicast(named subject: Subject<Value>) -> MulticastConnection<Value> {
    let name = subject.label
    // Store the name as text, because the subject may outlive the objects that the name refers to.
    subject.label = Name(
      "-multicast: \(name?.text ?? "")", of: (label ?? Name("")).asPlainText,
      function: name?.function ?? "multicast(_:)")
    return MulticastConnection(source: self, subject: subject)
  }
}

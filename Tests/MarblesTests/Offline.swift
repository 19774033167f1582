struct Offline: Error, CustomStringConvertible {
  var description: String { "offline" }
}

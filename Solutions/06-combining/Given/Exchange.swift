/// A request, and the reply to it.
struct Exchange: Equatable, CustomStringConvertible {
  let request: String
  let reply: String

  var description: String { "\(request)=\(reply)" }
}

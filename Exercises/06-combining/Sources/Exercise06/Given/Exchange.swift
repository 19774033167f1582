/// A request and its reply.
struct Exchange: Equatable, CustomStringConvertible {
  let request: String
  let reply: String

  var description: String { "\(request)=\(reply)" }
}

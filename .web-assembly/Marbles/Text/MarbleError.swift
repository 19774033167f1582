
public typealias MarbleError = Failure

extension Failure {
  public init() { self.init("#") }
}

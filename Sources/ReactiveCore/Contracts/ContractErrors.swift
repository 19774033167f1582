extension SignalContract {
  /// The errors that the signal may send, and a description of when it fails.
  public struct Errors: Sendable {
    let typeName: String
    let occasion: String?
    let allows: @Sendable (any Error) -> Bool

    /// No errors, written as `NoError`.
    public static var none: Errors {
      Errors(typeName: "NoError", occasion: nil, allows: { _ in false })
    }

    /// Returns a clause that allows any error.
    public static func any(when occasion: String) -> Errors {
      Errors(typeName: "Error", occasion: occasion, allows: { _ in true })
    }

    /// Returns a clause that allows errors of exactly one type.
    public static func of<Failure: Error>(_ type: Failure.Type, when occasion: String) -> Errors {
      Errors(
        typeName: "\(Failure.self)", occasion: occasion,
        allows: { Swift.type(of: $0) == Failure.self })
    }
  }
}

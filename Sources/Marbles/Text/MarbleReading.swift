import ReactiveCore

/// The name of a value in marble text, and the name's position.
struct MarbleName {
  let text: String
  let position: Int
}

extension Timeline where Value == MarbleName {
  /// Creates a timeline from marble text without converting its values.
  ///
  /// `error` converts a name to an error, or returns `nil` if the name is unknown. If an error has
  /// no name, `#` is used.
  init(
    _ scanner: MarbleScanner, frame: Duration, error: (_ name: String) -> (any Error)?
  ) throws(MarbleTextError) {
    var grammar = MarbleGrammar()
    var subscribed = Duration.zero
    var moments: [Moment] = []
    var disposed: Duration?
    for mark in scanner.marks {
      if let complaint = grammar.add(mark.symbol) {
        throw scanner.error(complaint, mark.position)
      }
      switch mark.symbol {
      case .subscribed: subscribed = mark.time
      case .disposed: disposed = mark.time
      case .completed: moments.append(Moment(mark.time, .completed))
      case .error(let name):
        guard let error = error(name) else {
          throw scanner.error("No error is named \(name): write # without a name.", mark.position)
        }
        moments.append(Moment(mark.time, .error(error)))
      case .value(let name):
        moments.append(
          Moment(mark.time, .next(MarbleName(text: name, position: mark.position))))
      }
    }
    self.init(
      subscribed: subscribed, moments, disposed: disposed, observed: scanner.time, frame: frame)
  }
}

extension Timeline where Value == String {
  /// Creates a timeline from marble text whose values are strings.
  ///
  /// `error` converts a name to an error. If an error has no name, `#` is used.
  package init(
    marbles text: String, frame: Duration = .seconds(1), error: (_ name: String) -> any Error
  ) throws(MarbleTextError) {
    let scanner = try MarbleScanner(text, frame: frame)
    self = try Timeline<MarbleName>(scanner, frame: frame) { error($0) }.mapValues { $0.text }
  }
}

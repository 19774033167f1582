/// A signal's name, whose text is created only when it is read.
///
/// Each operator adds one link. A chain of operators has a name such as
/// `[[[observe(username)] -distinctUntilChanged] -take: 3] -filter:`.
///
/// The text is limited to about 1,000 characters. A longer name keeps only the last operators.
final class Name: @unchecked Sendable {
  // Sendable: `argument` runs on the thread that reads the name. It describes only objects that are
  // locked or never change. The compiler checks a name's values where they move to another thread,
  // as in `deliver(on:)`.
  private let source: Name?
  private let operation: String
  private let argument: (() -> String)?
  /// The Swift function that made the signal, such as `take(while:inclusive:)`.
  let function: String?
  /// A Boolean value that indicates whether the whole name is plain text and retains no objects.
  private let isPlainText: Bool

  init(
    _ operation: String, of source: Name? = nil, function: String? = nil,
    argument: (() -> String)? = nil
  ) {
    self.operation = operation
    self.function = function
    self.source = source
    self.argument = argument
    isPlainText = argument == nil && source?.isPlainText ?? true
  }

  /// A copy of the name as plain text, which doesn't retain the objects that the name describes.
  var asPlainText: Name {
    var links: [Name] = []
    var next: Name? = self
    while let link = next, !link.isPlainText {
      links.append(link)
      next = link.source
    }
    return links.reversed().reduce(next) { source, link in
      Name(link.wording, of: source, function: link.function)
    } ?? self
  }

  var text: String {
    var wordings: [String] = []
    var room = Self.mostCharacters
    var next: Name? = self
    while let link = next, room > 0 {
      let wording = String(link.wording.prefix(room))
      wordings.append(wording)
      room -= wording.count + 3  // for the brackets
      next = link.source
    }
    if next != nil { wordings.append("…") }
    let brackets = String(repeating: "[", count: wordings.count - 1)
    return brackets + wordings.reversed().joined(separator: "] ")
  }

  private static let mostCharacters = 1_000

  /// The operator and its argument.
  private var wording: String {
    guard let argument else { return operation }
    return operation + " " + Describing.deeper(argument)
  }
}

extension Name {
  /// The functions that made the signal, in the order of the chain.
  ///
  /// The list starts after the last link whose function is unknown.
  var functions: [String] {
    var functions: [String] = []
    var next: Name? = self
    while let link = next, let function = link.function {
      functions.append(function)
      next = link.source
    }
    return functions.reversed()
  }
}

/// The nesting depth of the names that one thread is describing.
private final class Describing {
  private var depth = 0

  /// Returns the result of `describe`, or `…` if eight descriptions are already nested.
  static func deeper(_ describe: () -> String) -> String {
    local.withCurrent { describing in
      if describing.depth == 8 { return "…" }
      describing.depth += 1
      defer { describing.depth -= 1 }
      return describe()
    }
  }

  private static let local = ThreadLocal { Describing() }
}

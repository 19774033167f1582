/// How a signal came about, put into words only when somebody asks.
///
/// Each operator adds one link, so a chain of operators has the description
/// `[[[observe(username)] -distinctUntilChanged] -take: 3] -filter:`.
///
/// A name has at most a thousand characters: longer names keep the last operators only.
final class Name: @unchecked Sendable {
  // Sendable: `argument` is called on whichever thread asks, and describes what is locked or never
  // changes; values: see `deliver(on:)`.
  private let source: Name?
  private let operation: String
  private let argument: (() -> String)?
  /// The Swift function that was called for it: `take(while:inclusive:)`.
  let function: String?
  /// Whether nothing in it holds what it describes.
  private let isInWords: Bool

  init(
    _ operation: String, of source: Name? = nil, function: String? = nil,
    argument: (() -> String)? = nil
  ) {
    self.operation = operation
    self.function = function
    self.source = source
    self.argument = argument
    isInWords = argument == nil && source?.isInWords ?? true
  }

  /// The same name, which holds nothing of what it describes: for what outlives that.
  var inWords: Name {
    var links: [Name] = []
    var next: Name? = self
    while let link = next, !link.isInWords {
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
      room -= wording.count + 3  // for its brackets
      next = link.source
    }
    if next != nil { wordings.append("…") }
    let brackets = String(repeating: "[", count: wordings.count - 1)
    return brackets + wordings.reversed().joined(separator: "] ")
  }

  private static let mostCharacters = 1_000

  /// The operator with its argument.
  private var wording: String {
    guard let argument else { return operation }
    return operation + " " + Describing.deeper(argument)
  }
}

extension Name {
  /// The functions that were called one after another, as far back as they are known.
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

/// How deep names are inside of names on one thread.
private final class Describing {
  private var depth = 0

  /// What `describe` says, unless that is inside of too many other names.
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

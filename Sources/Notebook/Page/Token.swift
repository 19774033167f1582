/// A piece of Swift source.
struct Token: Equatable {
  enum Kind: Equatable {
    case keyword, type, identifier, attribute, number, string
    case lineComment, blockComment
    case punctuation, space, newline
  }

  let kind: Kind
  let text: String
  /// The line it begins on, from 1.
  let line: Int

  var isComment: Bool { kind == .lineComment || kind == .blockComment }
  var isBlank: Bool { kind == .space || kind == .newline }
}

/// A piece of Markdown inside a line.
indirect enum Inline: Equatable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case link([Inline], target: String)
  case lineBreak
}

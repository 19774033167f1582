// Misconception: An error of a translation ends the loop, as an error ends a signal. See *Inside or outside*, page 11.
import ReactiveCore

func translations(
  of lines: some AsyncSequence<String, any Error>, limit: Int,
  translate: (String) async throws -> String
) async throws -> [String] {
  var translations: [String] = []
  var previous: String?
  guard limit > 0 else { return [] }
  for try await line in lines where !line.isEmpty && line != previous {
    previous = line
    translations.append(try await translate(line))
    if translations.count == limit { break }
  }
  return translations
}

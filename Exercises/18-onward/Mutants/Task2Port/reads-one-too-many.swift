// Misconception: The limit is looked at when the next line comes. See *Made by hand*, page 03.
import ReactiveCore

func translations(
  of lines: some AsyncSequence<String, any Error>, limit: Int,
  translate: (String) async throws -> String
) async throws -> [String] {
  var translations: [String] = []
  var previous: String?
  guard limit > 0 else { return [] }
  for try await line in lines where !line.isEmpty && line != previous {
    if translations.count == limit { break }
    previous = line
    do {
      translations.append(try await translate(line))
    } catch {
      translations.append("(\(line))")
    }
  }
  return translations
}

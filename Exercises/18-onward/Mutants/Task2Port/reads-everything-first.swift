// Misconception: The lines are collected, and then translated. See *What runs when*, page 03.
import ReactiveCore

func translations(
  of lines: some AsyncSequence<String, any Error>, limit: Int,
  translate: (String) async throws -> String
) async throws -> [String] {
  var translations: [String] = []
  var previous: String?
  guard limit > 0 else { return [] }
  var all: [String] = []
  for try await line in lines { all.append(line) }
  for line in all where !line.isEmpty && line != previous {
    previous = line
    do {
      translations.append(try await translate(line))
    } catch {
      translations.append("(\(line))")
    }
    if translations.count == limit { break }
  }
  return translations
}

// Slip: A line that could not be translated does not count as the line before.
import ReactiveCore

func translations(
  of lines: some AsyncSequence<String, any Error>, limit: Int,
  translate: (String) async throws -> String
) async throws -> [String] {
  var translations: [String] = []
  var previous: String?
  guard limit > 0 else { return [] }
  for try await line in lines where !line.isEmpty && line != previous {
    do {
      translations.append(try await translate(line))
      previous = line
    } catch {
      translations.append("(\(line))")
    }
    if translations.count == limit { break }
  }
  return translations
}

// Misconception: A line that was translated once is not translated again. See *Distinct*, page 05.
import ReactiveCore

func translations(
  of lines: some AsyncSequence<String, any Error>, limit: Int,
  translate: (String) async throws -> String
) async throws -> [String] {
  var translations: [String] = []
  var seen: Set<String> = []
  guard limit > 0 else { return [] }
  for try await line in lines where !line.isEmpty && seen.insert(line).inserted {
    do {
      translations.append(try await translate(line))
    } catch {
      translations.append("(\(line))")
    }
    if translations.count == limit { break }
  }
  return translations
}

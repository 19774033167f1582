// Misconception: Lines are compared first, and empty ones are left out then. See *Distinct*, page 05.
import ReactiveCore

func translations(
  of lines: some AsyncSequence<String, any Error>, limit: Int,
  translate: (String) async throws -> String
) async throws -> [String] {
  var translations: [String] = []
  var previous: String?
  guard limit > 0 else { return [] }
  for try await line in lines {
    if line == previous { continue }
    previous = line
    if line.isEmpty { continue }
    do {
      translations.append(try await translate(line))
    } catch {
      translations.append("(\(line))")
    }
    if translations.count == limit { break }
  }
  return translations
}

// Slip: What cannot be translated is not shown.
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
    do {
      translations.append(try await translate(line))
    } catch {}
    if translations.count == limit { break }
  }
  return translations
}

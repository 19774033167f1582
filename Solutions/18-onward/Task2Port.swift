import ReactiveCore

/// The translated lines of a chat, in their order.
///
/// A loop waits for each answer by itself: this is `concat`. What `distinctUntilChanged` and `take`
/// kept inside are variables now.
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
    } catch {
      translations.append("(\(line))")
    }
    if translations.count == limit { break }
  }
  return translations
}

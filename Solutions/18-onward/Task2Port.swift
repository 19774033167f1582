import ReactiveCore

/// Returns the translated lines of a chat, in order.
///
/// The loop waits for each translation, like `concat`. Variables hold the state of
/// `distinctUntilChanged` and `take`.
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

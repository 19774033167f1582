#ifndef INDEX_STORE_H
#define INDEX_STORE_H

#include <stdbool.h>

/// A place in the code where a symbol is declared or used.
struct symbol_occurrence {
  /// The path of the file.
  const char *file;
  unsigned line;
  /// The name in the code, and the one that no other symbol of any module has.
  const char *name;
  const char *identifier;
  bool is_definition;
};

/// Visits what the compiler recorded, as it compiled, of each file below a folder.
///
/// `library` is the toolchain's own reader of its index, `store` the folder that it is in. What the
/// compiler adds by itself, such as a synthesized call, is left out. Returns NULL, or what is wrong;
/// the text and all that is visited is valid until the next call.
const char *index_store_visit(
  const char *library, const char *store, const char *folder,
  void (*visit)(void *context, const struct symbol_occurrence *occurrence), void *context);

#endif

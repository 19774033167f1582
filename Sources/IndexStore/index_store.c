#include "IndexStore.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// The library's interface, as `indexstore/indexstore.h` of the toolchain declares it. The library is
// loaded while the program runs, so that a build needs neither the library nor the header.

typedef struct {
  const char *data;
  size_t length;
} text;

enum { definition = 1 << 1, reference = 1 << 2, implicit = 1 << 8 };
enum { record = 2 };

static struct {
  const char *(*error_get_description)(void *error);
  void *(*store_create)(const char *path, void **error);
  void (*store_dispose)(void *store);
  bool (*store_units_apply_f)(
    void *store, unsigned sorted, void *context, bool (*visit)(void *context, text name));
  void *(*unit_reader_create)(void *store, const char *name, void **error);
  void (*unit_reader_dispose)(void *unit);
  text (*unit_reader_get_main_file)(void *unit);
  bool (*unit_reader_dependencies_apply_f)(
    void *unit, void *context, bool (*visit)(void *context, void *dependency));
  unsigned (*unit_dependency_get_kind)(void *dependency);
  text (*unit_dependency_get_name)(void *dependency);
  text (*unit_dependency_get_filepath)(void *dependency);
  void *(*record_reader_create)(void *store, const char *name, void **error);
  void (*record_reader_dispose)(void *record);
  bool (*record_reader_occurrences_apply_f)(
    void *record, void *context, bool (*visit)(void *context, void *occurrence));
  void *(*occurrence_get_symbol)(void *occurrence);
  uint64_t (*occurrence_get_roles)(void *occurrence);
  void (*occurrence_get_line_col)(void *occurrence, unsigned *line, unsigned *column);
  text (*symbol_get_name)(void *symbol);
  text (*symbol_get_usr)(void *symbol);
} index_store;

static char problem[PATH_MAX + 200];

struct visitor {
  void *store;
  const char *folder;
  char file[PATH_MAX];
  void (*visit)(void *context, const struct symbol_occurrence *occurrence);
  void *context;
};

static void copy(text from, char *to, size_t room) {
  snprintf(to, room, "%.*s", (int)from.length, from.data);
}

static bool visit_occurrence(void *context, void *occurrence) {
  struct visitor *visitor = context;
  uint64_t roles = index_store.occurrence_get_roles(occurrence);
  if (!(roles & (definition | reference)) || roles & implicit) return true;
  void *symbol = index_store.occurrence_get_symbol(occurrence);
  char name[1024], identifier[4096];
  copy(index_store.symbol_get_name(symbol), name, sizeof name);
  copy(index_store.symbol_get_usr(symbol), identifier, sizeof identifier);
  struct symbol_occurrence found = {
    .file = visitor->file,
    .name = name,
    .identifier = identifier,
    .is_definition = roles & definition,
  };
  unsigned column;
  index_store.occurrence_get_line_col(occurrence, &found.line, &column);
  visitor->visit(visitor->context, &found);
  return true;
}

static bool visit_dependency(void *context, void *dependency) {
  struct visitor *visitor = context;
  if (index_store.unit_dependency_get_kind(dependency) != record) return true;
  copy(index_store.unit_dependency_get_filepath(dependency), visitor->file, sizeof visitor->file);
  // A file that was moved or removed leaves its record behind.
  if (strncmp(visitor->file, visitor->folder, strlen(visitor->folder)) != 0 ||
      access(visitor->file, R_OK) != 0)
    return true;
  char name[PATH_MAX];
  copy(index_store.unit_dependency_get_name(dependency), name, sizeof name);
  void *error = NULL, *reader = index_store.record_reader_create(visitor->store, name, &error);
  if (!reader) {
    snprintf(problem, sizeof problem, "%s", index_store.error_get_description(error));
    return false;
  }
  index_store.record_reader_occurrences_apply_f(reader, visitor, visit_occurrence);
  index_store.record_reader_dispose(reader);
  return true;
}

static bool visit_unit(void *context, text unit) {
  struct visitor *visitor = context;
  char name[PATH_MAX];
  copy(unit, name, sizeof name);
  void *error = NULL, *reader = index_store.unit_reader_create(visitor->store, name, &error);
  if (!reader) {
    snprintf(problem, sizeof problem, "%s", index_store.error_get_description(error));
    return false;
  }
  copy(index_store.unit_reader_get_main_file(reader), name, sizeof name);
  bool goes_on = strncmp(name, visitor->folder, strlen(visitor->folder)) != 0 ||
                 index_store.unit_reader_dependencies_apply_f(reader, visitor, visit_dependency);
  index_store.unit_reader_dispose(reader);
  return goes_on;
}

static bool load(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    snprintf(problem, sizeof problem, "%s", dlerror());
    return false;
  }
#define FIND(function)                                                              \
  *(void **)&index_store.function = dlsym(library, "indexstore_" #function);        \
  if (!index_store.function) {                                                      \
    snprintf(problem, sizeof problem, "%s has no indexstore_" #function, path);     \
    return false;                                                                   \
  }
  FIND(error_get_description)
  FIND(store_create)
  FIND(store_dispose)
  FIND(store_units_apply_f)
  FIND(unit_reader_create)
  FIND(unit_reader_dispose)
  FIND(unit_reader_get_main_file)
  FIND(unit_reader_dependencies_apply_f)
  FIND(unit_dependency_get_kind)
  FIND(unit_dependency_get_name)
  FIND(unit_dependency_get_filepath)
  FIND(record_reader_create)
  FIND(record_reader_dispose)
  FIND(record_reader_occurrences_apply_f)
  FIND(occurrence_get_symbol)
  FIND(occurrence_get_roles)
  FIND(occurrence_get_line_col)
  FIND(symbol_get_name)
  FIND(symbol_get_usr)
#undef FIND
  return true;
}

const char *index_store_visit(
  const char *library, const char *store, const char *folder,
  void (*visit)(void *context, const struct symbol_occurrence *occurrence), void *context) {
  problem[0] = 0;
  if (!load(library)) return problem;
  void *error = NULL;
  struct visitor visitor = {
    .store = index_store.store_create(store, &error),
    .folder = folder,
    .visit = visit,
    .context = context,
  };
  if (!visitor.store) {
    snprintf(problem, sizeof problem, "%s", index_store.error_get_description(error));
    return problem;
  }
  index_store.store_units_apply_f(visitor.store, 0, &visitor, visit_unit);
  index_store.store_dispose(visitor.store);
  return problem[0] ? problem : NULL;
}

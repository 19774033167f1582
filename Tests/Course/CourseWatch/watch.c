// Loads before `main` on Linux and with the test bundle on macOS, and needs no test to do so.

void course_watch_begins(void) __attribute__((weak));

__attribute__((constructor)) static void course_start(void) {
  if (course_watch_begins) course_watch_begins();
}

// Starts the watcher before `main` on Linux, and when the test bundle loads on macOS.

void course_watch_begins(void) __attribute__((weak));

__attribute__((constructor)) static void course_start(void) {
  if (course_watch_begins) course_watch_begins();
}

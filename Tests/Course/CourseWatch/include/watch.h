void course_watch_begins(void);

#ifndef SUPERVISOR_INTERNAL_H
#define SUPERVISOR_INTERNAL_H

#include "include/Supervisor.h"

/// Forks, into namespaces of its own where the request asks for a box; -1 where there are none.
pid_t fork_for(const struct supervisor_request *request);

/// Forks once more, in the process that `fork_for` has made.
pid_t fork_without_locks(void);

/// Builds what the command sees, from inside the namespaces; 0, or the number of an error.
int enter_box(const struct supervisor_request *request);

/// Closes every open descriptor from this one on; false where an old system cannot tell which are open.
int close_from(int first);

/// Keeps the command, which is of the same user, from looking into us.
void close_to_others(void);

/// Takes from the caller's children what they could use against it.
void give_up_rights(void);

/// Kills every process that descends from us; true when none is left.
int kill_descendants(int is_boxed, pid_t command);

#endif

#pragma once

#include <stddef.h>

/// Makes the main actor's executor run on the real main thread, with the main run loop, in a test
/// process. Linking this target is enough; the function exists so that the linker keeps it.
void main_thread_tests_link(void);

/// Writes `text` to standard error when the process traps, before whoever handles traps does; with
/// `NULL`, no longer. The text is copied.
void trap_report_set(const char *text);

/// Adds to what is written, if anything is.
void trap_report_add(const char *text);

/// Takes so many bytes off the end of what is written.
void trap_report_drop(size_t count);

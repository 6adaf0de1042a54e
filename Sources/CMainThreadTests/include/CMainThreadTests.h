#pragma once

/// Makes the main actor's executor run on the real main thread, with the main run loop, in a test
/// process. Linking this target is enough; the function exists so that the linker keeps it.
void main_thread_tests_link(void);

/// Writes `text` to standard error when the process traps, before whoever handles traps does; with
/// `NULL`, no longer. The text is copied.
void trap_report_set(const char *text);

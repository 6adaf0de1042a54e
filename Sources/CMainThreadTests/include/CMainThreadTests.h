#pragma once

/// Makes the main actor's executor run on the real main thread, with the main run loop, in a test
/// process. Linking this target is enough; the function exists so that the linker keeps it.
void main_thread_tests_link(void);

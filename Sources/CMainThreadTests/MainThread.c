#include "CMainThreadTests.h"

// Swift Testing on Linux drains the main actor's jobs on a thread of its own choosing, and the main
// run loop never turns: timers and `RunLoop.main.perform` of the app under test would not fire.
// This hook is called on the main thread instead of the plain drain, and runs the main run loop,
// which drains the main queue (and with it the main actor) as one of its sources.

typedef const void *CFTypeRef;
extern const CFTypeRef kCFRunLoopDefaultMode;
extern int CFRunLoopRunInMode(CFTypeRef mode, double seconds, unsigned char returnAfterSource);

#define SWIFT_CALL __attribute__((swiftcall))
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(
    SWIFT_CALL void (*original)(void), SWIFT_CALL void (*override)(void));

static SWIFT_CALL void drain(
    SWIFT_CALL void (*original)(void), SWIFT_CALL void (*override)(void)) {
  for (;;) CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e10, 0);
}

__attribute__((constructor)) static void install(void) {
  swift_task_asyncMainDrainQueue_hook = drain;
}

void main_thread_tests_link(void) {}

#include "CStage.h"

// Core Foundation is inside Foundation on Linux, but Swift is given no module for it.
typedef const void *CFTypeRef;
typedef struct {
  intptr_t version;
  void *info;
  CFTypeRef (*retain)(CFTypeRef);
  void (*release)(CFTypeRef);
  CFTypeRef (*copyDescription)(CFTypeRef);
} CFRunLoopObserverContext;
typedef void (*CFRunLoopObserverCallBack)(CFTypeRef observer, unsigned long activity, void *info);

extern const CFTypeRef kCFRunLoopCommonModes;
extern CFTypeRef CFRunLoopGetMain(void);
extern void CFRunLoopWakeUp(CFTypeRef loop);
extern void CFRunLoopAddObserver(CFTypeRef loop, CFTypeRef observer, CFTypeRef mode);
extern CFTypeRef CFRunLoopObserverCreate(
    CFTypeRef allocator, unsigned long activities, uint8_t repeats, intptr_t order,
    CFRunLoopObserverCallBack callback, CFRunLoopObserverContext *context);

enum {
  BEFORE_WAITING = 1UL << 5,
  EXIT = 1UL << 7,
  // Core Animation commits with this order: after the observers of an app.
  COMMIT_ORDER = 2000000,
};

static void (*commit)(void);

static void observe(CFTypeRef observer, unsigned long activity, void *info) { commit(); }

void stage_observe_main_run_loop(void (*body)(void)) {
  if (commit) return;
  commit = body;
  CFTypeRef observer = CFRunLoopObserverCreate(
      0, BEFORE_WAITING | EXIT, 1, COMMIT_ORDER, observe, 0);
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
}

void stage_wake_main_run_loop(void) { CFRunLoopWakeUp(CFRunLoopGetMain()); }

#pragma once

#include <setjmp.h>
#include <stdbool.h>

/// Where to go on when reading memory faults. Only the child has the handler that goes there.
typedef struct {
  sigjmp_buf place;
} rg_fault_guard;

// `sigsetjmp` must be called by the function that stays, hence a macro. True at first, false after
// a fault. Signals are not masked during the handler, so that their mask need not be kept.
#define RG_GUARDED(guard) (rg_begin_guard(&(guard)), sigsetjmp((guard).place, 0) == 0)

void rg_begin_guard(rg_fault_guard *guard);
void rg_end_guard(void);

/// Jumping out of Swift's code would leave its locks taken: while it runs, a fault is a crash.
rg_fault_guard *rg_suspend_guard(void);
void rg_resume_guard(rg_fault_guard *guard);

/// Lets faults of this process go to the guard; all else ends it at once, without a report.
void rg_handle_faults(void);

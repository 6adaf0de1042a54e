#define _GNU_SOURCE
#include "Fault.h"

#include <signal.h>
#include <stddef.h>

// A fault is handled by the thread that made it.
static _Thread_local rg_fault_guard *current = NULL;

void rg_begin_guard(rg_fault_guard *guard) { current = guard; }
void rg_end_guard(void) { current = NULL; }

rg_fault_guard *rg_suspend_guard(void) {
  rg_fault_guard *guard = current;
  current = NULL;
  return guard;
}

void rg_resume_guard(rg_fault_guard *guard) { current = guard; }

static void on_fault(int number) {
  if (current) siglongjmp(current->place, 1);
  // The instruction that faulted runs again, and the default action ends the process.
  signal(number, SIG_DFL);
}

void rg_handle_faults(void) {
  // A crash of the child is a result, not a crash of the app: whatever reports those stays silent.
  const int crashes[] = {SIGABRT, SIGILL, SIGTRAP, SIGFPE};
  for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++) signal(crashes[i], SIG_DFL);
  struct sigaction action = {0};
  action.sa_handler = on_fault;
  action.sa_flags = SA_NODEFER;
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
}

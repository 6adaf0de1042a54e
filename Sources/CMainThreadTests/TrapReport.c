#include "CMainThreadTests.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A trap of Swift is a signal. Whoever handled it before (Swift's backtrace, the system) gets it
// afterwards: the old action is put back, and the instruction traps again.

static const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { trap_count = sizeof traps / sizeof traps[0] };

static struct sigaction before[trap_count];
static char *volatile report = NULL;

static void on_trap(int signal) {
  char *text = report;
  if (text) {
    ssize_t written = write(STDERR_FILENO, text, strlen(text));
    (void)written;
  }
  for (int i = 0; i < trap_count; i++) sigaction(traps[i], &before[i], NULL);
  // What another thread sent, or `abort`, does not come again by itself.
  if (signal == SIGABRT) raise(signal);
}

void trap_report_set(const char *text) {
  char *old = report;
  report = text ? strdup(text) : NULL;
  if (report && !old) {
    struct sigaction action = {0};
    action.sa_handler = on_trap;
    action.sa_flags = SA_ONSTACK;
    for (int i = 0; i < trap_count; i++) sigaction(traps[i], &action, &before[i]);
  } else if (!report && old) {
    for (int i = 0; i < trap_count; i++) sigaction(traps[i], &before[i], NULL);
  }
  free(old);
}

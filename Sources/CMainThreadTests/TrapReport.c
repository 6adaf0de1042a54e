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
static size_t length = 0;
static size_t capacity = 0;

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
  length = report ? strlen(report) : 0;
  capacity = report ? length + 1 : 0;
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

void trap_report_add(const char *text) {
  size_t more = strlen(text);
  if (!report || more == 0) return;
  if (length + more + 1 > capacity) {
    size_t room = 2 * (length + more + 1);
    char *larger = malloc(room);
    if (!larger) return;
    memcpy(larger, report, length + 1);
    char *old = report;
    report = larger;
    capacity = room;
    free(old);
  }
  // The end of the text first: whoever reads in between sees all of it, or nothing of what is new.
  memcpy(report + length + 1, text + 1, more);
  report[length] = text[0];
  length += more;
}

void trap_report_drop(size_t count) {
  if (!report) return;
  length = count < length ? length - count : 0;
  report[length] = '\0';
}

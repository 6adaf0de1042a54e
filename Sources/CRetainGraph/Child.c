#define _GNU_SOURCE
#include "CRetainGraph.h"
#include "Fault.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { FIRST_CAPACITY = 1 << 16, ROOM_FOR_A_READ = 4096, PAGE = 4096 };

// A page that parent and child share: what the child is busy with when it dies.
static uintptr_t *reading = NULL;

void rg_note_reading(uintptr_t metadata) {
  if (reading) *reading = metadata;
}

bool rg_write(int output, const void *bytes, size_t count) {
  const char *cursor = bytes;
  while (count > 0) {
    ssize_t written = write(output, cursor, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    cursor += written;
    count -= (size_t)written;
  }
  return true;
}

static _Noreturn void run_child(void (*body)(void *, int), void *context, int output) {
  rg_handle_faults();
  // Not to outlive the parent, nor to leave anything behind.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  body(context, output);
  // Without what the app does at exit: this is not the app.
  _exit(0);
}

static int milliseconds_since(const struct timespec *start) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int)((now.tv_sec - start->tv_sec) * 1000 + (now.tv_nsec - start->tv_nsec) / 1000000);
}

// Whether a process sleeps: its state follows its name, which is in parentheses.
static bool is_asleep(pid_t process) {
  char path[32], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  const char *name_end = strrchr(text, ')');
  return name_end && name_end[1] == ' ' && name_end[2] == 'S';
}

// The child computes and writes. When it sleeps though there is room in the pipe, again and again,
// it waits for a lock that nobody in it will release.
enum { LOOK_EVERY = 10, SLEEPS_OF_THE_STUCK = 5 };

// Reads to the end.
static rg_child_end collect(pid_t child, int input, int limit, rg_child_result *result) {
  struct timespec start;
  clock_gettime(CLOCK_MONOTONIC, &start);
  size_t capacity = FIRST_CAPACITY;
  result->bytes = malloc(capacity);
  int sleeps = 0;
  while (result->bytes) {
    int left = limit - milliseconds_since(&start);
    if (left <= 0) return RG_CHILD_TIMED_OUT;
    struct pollfd wait = {input, POLLIN, 0};
    int ready = poll(&wait, 1, left < LOOK_EVERY ? left : LOOK_EVERY);
    if (ready < 0) continue;
    if (ready == 0) {
      sleeps = is_asleep(child) ? sleeps + 1 : 0;
      if (sleeps == SLEEPS_OF_THE_STUCK) return RG_CHILD_STUCK;
      continue;
    }
    sleeps = 0;
    ssize_t got = read(input, result->bytes + result->count, capacity - result->count);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    result->count += (size_t)got;
    if (capacity - result->count >= ROOM_FOR_A_READ) continue;
    uint8_t *larger = realloc(result->bytes, capacity *= 2);
    if (!larger) break;
    result->bytes = larger;
  }
  return RG_CHILD_FINISHED;
}

static rg_child_end end_of(pid_t child, int *number) {
  int status = 0;
  pid_t waited;
  do waited = waitpid(child, &status, 0);
  while (waited < 0 && errno == EINTR);
  // Somebody else may wait for all children; then only what was written can be judged.
  if (waited < 0 || (WIFEXITED(status) && WEXITSTATUS(status) == 0)) return RG_CHILD_FINISHED;
  *number = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return RG_CHILD_CRASHED;
}

rg_child_result rg_in_child(void (*body)(void *, int), void *context, int milliseconds) {
  rg_child_result result = {.end = RG_CHILD_REFUSED};
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return result;
  void *page = mmap(0, PAGE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  pid_t child = page == MAP_FAILED ? -1 : fork();
  if (child == 0) {
    reading = page;
    close(ends[0]);
    run_child(body, context, ends[1]);
  }
  close(ends[1]);
  if (child > 0) {
    rg_child_end collected = collect(child, ends[0], milliseconds, &result);
    bool is_over = collected == RG_CHILD_FINISHED;
    if (!is_over) kill(child, SIGKILL);
    rg_child_end end = end_of(child, &result.signal);
    result.end = is_over ? end : collected;
    result.reading = *(uintptr_t *)page;
  }
  close(ends[0]);
  if (page != MAP_FAILED) munmap(page, PAGE);
  return result;
}

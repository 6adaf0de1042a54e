// The heap of retain-graph-walk, and how long LeakSanitizer takes to look through it.
#include <sanitizer/lsan_interface.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct node {
  void *header[2];
  struct node *left, *right;
  int64_t mark;
} node;

static uint64_t state = 42;

static uint64_t next_number(void) {
  uint64_t mixed = state += 0x9E3779B97F4A7C15u;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
  return mixed ^ (mixed >> 31);
}

// Reached through one variable, as the root of an app's objects is.
static node *root;

static void make_heap(size_t count) {
  node **nodes = malloc(count * sizeof *nodes);
  for (size_t i = 0; i < count; i++) nodes[i] = calloc(1, sizeof(node));
  root = nodes[0];
  for (size_t i = count - 1; i > 0; i--) {
    size_t other = next_number() % (i + 1);
    node *kept = nodes[i];
    nodes[i] = nodes[other];
    nodes[other] = kept;
  }
  for (size_t i = 0; i < count; i++) {
    nodes[i]->left = nodes[(i + 1) % count];
    nodes[i]->right = nodes[next_number() % count];
  }
  free(nodes);
}

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static int compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

enum { RUNS = 11 };

int main(int count, char **arguments) {
  size_t objects = count > 1 ? strtoul(arguments[1], 0, 10) : 10000;
  make_heap(objects);
  double times[RUNS];
  for (int run = 0; run < RUNS; run++) {
    double start = milliseconds();
    if (__lsan_do_recoverable_leak_check()) return 1;
    times[run] = milliseconds() - start;
  }
  qsort(times, RUNS, sizeof times[0], compare);
  printf("%zu objects: %.2f ms\n", objects, times[RUNS / 2]);
  return 0;
}

#include "CAllocations.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

// An executable's own `malloc` is found before the C library's, also by the shared libraries that
// the process loads: the Swift runtime's allocations come through here. The C library's allocator
// stays reachable under the names below.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// A thread counts for itself: what other threads do meanwhile is no part of what is measured.
static _Thread_local uint64_t count;

static inline void note(void) {
  count += 1;
}

uint64_t allocations_count(void) {
  return count;
}

uint64_t allocations_bytes_in_use(void) {
  // Blocks that are too large for the heap are mapped by themselves.
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  // The address must be a power of two times the size of a pointer.
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) {
    return ENOMEM;
  }
  *block = memory;
  return 0;
}

#include "Metadata.h"
#include "Walk.h"

RG_READS_ANYTHING

// A C block: {isa, flags, code, descriptor {reserved, size}, captures…}. A Swift closure that was
// bridged to a block captures two words: code and context.
enum {
  BLOCK_DESCRIPTOR = 24,
  BLOCK_SIZE = 8,
  BLOCK_CAPTURES = 32,
  BRIDGED_CODE = 32,
  BRIDGED_CONTEXT = 40,
  BRIDGED_SIZE = 48,
  LARGEST_BLOCK = 4096,
  DEEPEST_BLOCK = 4,
};

extern void *_NSConcreteMallocBlock[] __attribute__((weak));

// The size of the heap's C block at an address, or 0 when there is none.
static size_t block_size(rg_walk *walk, uintptr_t block) {
  rg_map *map = &walk->map;
  if ((block & 15) || !rg_has_flag(map, block, RG_WRITABLE)) return 0;
  if (!rg_readable(map, block, BLOCK_CAPTURES)) return 0;
  if (rg_load(block) != (uintptr_t)_NSConcreteMallocBlock) return 0;
  uintptr_t descriptor = rg_load(block + BLOCK_DESCRIPTOR);
  if (!rg_readable(map, descriptor, 16)) return 0;
  size_t size = rg_load(descriptor + BLOCK_SIZE);
  return size < LARGEST_BLOCK && rg_readable(map, block, size) ? size : 0;
}

void rg_run_block(rg_walk *walk, uintptr_t block, int32_t label, int depth) {
  size_t size = block_size(walk, block);
  if (size <= BLOCK_CAPTURES || depth >= DEEPEST_BLOCK) return;
  if (size == BRIDGED_SIZE && rg_is_object(walk, rg_load(block + BRIDGED_CONTEXT))) {
    uintptr_t code = rg_load(block + BRIDGED_CODE);
    int32_t inner = rg_make_label(walk, label, 0, -1, code);
    rg_emit(walk, rg_load(block + BRIDGED_CONTEXT), inner, false);
    return;
  }
  rg_scan(walk, block + BLOCK_CAPTURES, size - BLOCK_CAPTURES, label);
  // dispatch_block_create wraps the block that it was given.
  for (size_t offset = BLOCK_CAPTURES; offset + 8 <= size; offset += 8) {
    rg_run_block(walk, rg_load(block + offset), label, depth + 1);
  }
}

// MARK: - libdispatch

enum { DEEPEST_CHASE = 4, MOST_CHASED = 64, SMALLEST_CHASED = 24 };

typedef struct {
  uintptr_t seen[MOST_CHASED];
  int count;
} visited;

static bool visit(visited *visited, uintptr_t address) {
  for (int i = 0; i < visited->count; i++) {
    if (visited->seen[i] == address) return false;
  }
  if (visited->count == MOST_CHASED) return false;
  visited->seen[visited->count++] = address;
  return true;
}

static void chase(
    rg_walk *walk, uintptr_t block, int32_t label, visited *visited, int depth) {
  if (depth >= DEEPEST_CHASE || (block & 15) || block < LOWEST_ADDRESS) return;
  size_t size = rg_block_size(&walk->map, block);
  if (size < SMALLEST_CHASED || size > LARGEST_BLOCK || !visit(visited, block)) return;
  if (block_size(walk, block)) {
    rg_run_block(walk, block, label, 0);
    return;
  }
  rg_scan(walk, block, size, label);
  for (size_t offset = 0; offset + 8 <= size; offset += 8) {
    uintptr_t word = rg_load(block + offset);
    if (!rg_is_object(walk, word)) chase(walk, word, label, visited, depth + 1);
  }
}

void rg_chase(rg_walk *walk, uintptr_t block, int32_t label) {
  visited visited = {0};
  chase(walk, block, label, &visited, 0);
}

RG_READS_ANYTHING_END

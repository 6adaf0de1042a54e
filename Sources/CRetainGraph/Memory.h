#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Every file that reads memory it did not make says this first: such reads are on purpose, and the
// sanitizers need not report them.
#define RG_PRAGMA(...) _Pragma(#__VA_ARGS__)
#define RG_READS_ANYTHING                                                           \
  RG_PRAGMA(clang attribute push(                                                   \
      __attribute__((no_sanitize("address", "thread"))), apply_to = function))
#define RG_READS_ANYTHING_END RG_PRAGMA(clang attribute pop)

// Small readers are inlined in debug builds as well, where nothing else is.
#define RG_INLINE static inline __attribute__((always_inline))

/// An array in pages of its own: what the walk allocates must not turn up in the heap it walks.
typedef struct {
  void *items;
  size_t count;
  size_t capacity;
} rg_vector;

void *rg_pages(size_t bytes);
void rg_free_pages(void *pages, size_t bytes);
void rg_grow(rg_vector *vector, size_t item_size);
void rg_release(rg_vector *vector, size_t item_size);

#define RG_AT(type, vector, index) (((type *)(vector).items)[index])
#define RG_APPEND(type, vector, ...)                                       \
  do {                                                                     \
    if ((vector).count == (vector).capacity) rg_grow(&(vector), sizeof(type)); \
    ((type *)(vector).items)[(vector).count++] = (__VA_ARGS__);            \
  } while (0)

typedef enum { RG_WRITABLE = 1, RG_FILE = 2, RG_STACK = 4, RG_HEAP = 8 } rg_region_flags;

typedef struct {
  uintptr_t start, end;
  uint8_t flags;
} rg_region;

/// The readable parts of the address space, in order.
typedef struct {
  rg_vector regions;
  size_t last_hit;
} rg_map;

void rg_map_read(rg_map *map);
const rg_region *rg_map_find(rg_map *map, uintptr_t address);

RG_INLINE const rg_region *rg_region_of(rg_map *map, uintptr_t address) {
  const rg_region *last = &((const rg_region *)map->regions.items)[map->last_hit];
  if (address >= last->start && address < last->end) return last;
  return rg_map_find(map, address);
}

RG_INLINE bool rg_readable(rg_map *map, uintptr_t address, size_t size) {
  const rg_region *region = rg_region_of(map, address);
  return region && address + size <= region->end;
}

RG_INLINE bool rg_has_flag(rg_map *map, uintptr_t address, uint8_t flag) {
  const rg_region *region = rg_region_of(map, address);
  return region && (region->flags & flag);
}

RG_INLINE uintptr_t rg_load(uintptr_t address) { return *(const uintptr_t *)address; }
RG_INLINE uint32_t rg_load32(uintptr_t address) { return *(const uint32_t *)address; }

/// How large the allocator's block at an address is, or 0 when there is no such block.
size_t rg_block_size(rg_map *map, uintptr_t address);
/// Calls `body` for every block that the allocator has given out; false when it cannot be asked.
bool rg_each_block(
    rg_map *map, void *context, void (*body)(void *context, uintptr_t address, size_t size));

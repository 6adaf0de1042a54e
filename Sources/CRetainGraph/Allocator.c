#include "Fault.h"
#include "Memory.h"

#include <string.h>
#include <sys/mman.h>

RG_READS_ANYTHING

// AddressSanitizer brings its own allocator and these two to ask it.
extern int __sanitizer_get_ownership(const volatile void *pointer) __attribute__((weak));
extern size_t __sanitizer_get_allocated_size(const volatile void *pointer) __attribute__((weak));
// glibc's, by which it is told from other C libraries.
extern const char *gnu_get_libc_version(void) __attribute__((weak));

// A chunk of glibc: the size stands before the block, its low bits are flags.
enum {
  SIZE_FLAGS = 7,
  PREVIOUS_IN_USE = 1,
  OWN_MAPPING = 2,
  HEADER = 16,
  SMALLEST_CHUNK = 32,
};
static const uintptr_t ARENA_ALIGNMENT = 64ul << 20;
static const size_t PAGE = 4096;

typedef void (*block_body)(void *context, uintptr_t address, size_t size);

RG_INLINE size_t chunk_size(uintptr_t chunk) { return rg_load(chunk + 8) & ~(uintptr_t)SIZE_FLAGS; }

size_t rg_block_size(rg_map *map, uintptr_t address) {
  const rg_region *region = rg_region_of(map, address);
  if (!region || (region->flags & (RG_FILE | RG_STACK)) || !(region->flags & RG_WRITABLE)) return 0;
  if (__sanitizer_get_ownership && __sanitizer_get_allocated_size) {
    const void *pointer = (const void *)address;
    return __sanitizer_get_ownership(pointer) ? __sanitizer_get_allocated_size(pointer) : 0;
  }
  if ((address & 15) || address - HEADER < region->start) return 0;
  size_t size = chunk_size(address - HEADER);
  if (size < SMALLEST_CHUNK || (size & 15) || size > region->end - (address - HEADER)) return 0;
  bool own_mapping = rg_load(address - 8) & OWN_MAPPING;
  return size - (own_mapping ? 16 : 8);
}

// MARK: - Listing the blocks of glibc

static void each_chunk(uintptr_t chunk, uintptr_t end, void *context, block_body body) {
  while (chunk + SMALLEST_CHUNK <= end) {
    size_t size = chunk_size(chunk);
    if (size < SMALLEST_CHUNK || size > end - chunk) return;
    uintptr_t next = chunk + size;
    // Whether a chunk is in use stands in the next one. Small free ones count as used, but their
    // first word, where an object has its metadata, is overwritten.
    if (next + HEADER <= end && (rg_load(next + 8) & PREVIOUS_IN_USE)) {
      body(context, chunk + HEADER, size - 8);
    }
    chunk = next;
  }
}

static bool chunks_end_at(uintptr_t chunk, uintptr_t end) {
  int steps = 0;
  while (chunk + SMALLEST_CHUNK <= end) {
    size_t size = chunk_size(chunk);
    if (size < SMALLEST_CHUNK || size > end - chunk) return false;
    chunk += size;
    steps++;
  }
  return chunk == end && steps >= 2;
}

// The heap of an arena of a thread: {arena, previous heap, size, …}; behind the first one's header
// stands the arena itself, whose size differs from version to version: the chain of chunks that
// ends exactly at the end of the heap begins behind it. Returns where the heap ends, or 0 when there
// is none.
static uintptr_t each_arena_chunk(
    uintptr_t start, uintptr_t end, void *context, block_body body) {
  if (start & (ARENA_ALIGNMENT - 1)) return 0;
  uintptr_t arena = rg_load(start), previous = rg_load(start + 8), size = rg_load(start + 16);
  if (size < PAGE || (size & (PAGE - 1)) || size > end - start) return 0;
  if (arena > start && arena - start < 256) {
    for (uintptr_t chunk = arena + 1024; chunk < arena + 4096; chunk += 16) {
      if (!chunks_end_at(chunk, start + size)) continue;
      each_chunk(chunk, start + size, context, body);
      return start + size;
    }
    return start + size;
  }
  if (!previous || (previous & (ARENA_ALIGNMENT - 1))) return 0;
  each_chunk(start + 48, start + size, context, body);
  return start + size;
}

// A block that is large enough for a mapping of its own. Returns where it ends, or 0.
static uintptr_t large_block(uintptr_t chunk, uintptr_t end, void *context, block_body body) {
  uintptr_t word = rg_load(chunk + 8);
  size_t size = word & ~(uintptr_t)SIZE_FLAGS;
  bool plausible = (word & SIZE_FLAGS) == OWN_MAPPING && rg_load(chunk) == 0 &&
                   (size & (PAGE - 1)) == 0 && size >= PAGE && size <= end - chunk;
  if (!plausible) return 0;
  body(context, chunk + HEADER, size - 16);
  return chunk + size;
}

// The kernel lists mappings that touch as one: arenas, large blocks and stacks may follow one
// another in any order.
static void each_mapped_block(const rg_region *region, void *context, block_body body) {
  for (uintptr_t place = region->start; place < region->end;) {
    uintptr_t next = each_arena_chunk(place, region->end, context, body);
    if (!next) next = large_block(place, region->end, context, body);
    place = next ? next : place + PAGE;
  }
}

// MARK: - Listing the blocks of AddressSanitizer

// Its allocator cannot be listed, but it can be asked about any address: ask about those that
// begin with a pointer, in pages that were ever touched.
static void each_sanitized_block(const rg_region *region, void *context, block_body body) {
  static unsigned char resident[4096];
  const size_t window = sizeof resident * PAGE;
  for (uintptr_t start = region->start; start < region->end; start += window) {
    size_t length = region->end - start < window ? region->end - start : window;
    if (mincore((void *)start, length, resident)) continue;
    for (size_t page = 0; page * PAGE < length; page++) {
      if (!(resident[page] & 1)) continue;
      uintptr_t address = start + page * PAGE, end = address + PAGE;
      for (; address < end; address += 16) {
        uintptr_t first = rg_load(address);
        if (first < 0x10000 || (first & 7) || first >= 1ul << 47) continue;
        const void *pointer = (const void *)address;
        if (!__sanitizer_get_ownership(pointer)) continue;
        body(context, address, __sanitizer_get_allocated_size(pointer));
      }
    }
  }
}

static void each_block_of(
    const rg_region *region, bool sanitized, void *context, block_body body) {
  // What looks like a chunk may be anything: a fault costs the rest of the region.
  rg_fault_guard guard;
  if (RG_GUARDED(guard)) {
    if (sanitized) {
      each_sanitized_block(region, context, body);
    } else if (region->flags & RG_HEAP) {
      each_chunk(region->start, region->end, context, body);
    } else {
      each_mapped_block(region, context, body);
    }
  }
  rg_end_guard();
}

bool rg_each_block(rg_map *map, void *context, block_body body) {
  bool sanitized = __sanitizer_get_ownership && __sanitizer_get_allocated_size;
  if (!sanitized && !gnu_get_libc_version) return false;
  // The map's own pages may be added to while it is read.
  for (size_t i = 0; i < map->regions.count; i++) {
    rg_region region = RG_AT(rg_region, map->regions, i);
    if (!(region.flags & RG_WRITABLE) || (region.flags & (RG_FILE | RG_STACK))) continue;
    each_block_of(&region, sanitized, context, body);
  }
  return true;
}

RG_READS_ANYTHING_END

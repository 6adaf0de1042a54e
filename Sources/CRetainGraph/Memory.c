#define _GNU_SOURCE
#include "Memory.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { FIRST_CAPACITY = 1024 };

void *rg_pages(size_t bytes) {
  void *pages = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  // Nothing useful can be done without memory; in the child this is one more way to fail.
  if (pages == MAP_FAILED) abort();
  return pages;
}

void rg_free_pages(void *pages, size_t bytes) { munmap(pages, bytes); }

void rg_grow(rg_vector *vector, size_t item_size) {
  size_t capacity = vector->capacity ? vector->capacity * 2 : FIRST_CAPACITY;
  if (!vector->items) {
    vector->items = rg_pages(capacity * item_size);
  } else {
    vector->items = mremap(
        vector->items, vector->capacity * item_size, capacity * item_size, MREMAP_MAYMOVE);
    if (vector->items == MAP_FAILED) abort();
  }
  vector->capacity = capacity;
}

void rg_release(rg_vector *vector, size_t item_size) {
  if (vector->items) munmap(vector->items, vector->capacity * item_size);
  *vector = (rg_vector){0};
}

// MARK: - The map of the address space

// A sanitizer's shadow is listed as memory of the process, terabytes of it; objects are not there.
static const uintptr_t LARGEST_REGION = 1ul << 40;

static uintptr_t hexadecimal(const char **cursor) {
  uintptr_t value = 0;
  for (;; (*cursor)++) {
    char c = **cursor;
    if (c >= '0' && c <= '9') value = value * 16 + (uintptr_t)(c - '0');
    else if (c >= 'a' && c <= 'f') value = value * 16 + (uintptr_t)(c - 'a' + 10);
    else return value;
  }
}

static const char *skip_fields(const char *cursor, int fields) {
  while (fields-- > 0) {
    while (*cursor && *cursor != ' ' && *cursor != '\n') cursor++;
    while (*cursor == ' ') cursor++;
  }
  return cursor;
}

static bool starts_with(const char *text, const char *prefix) {
  return strncmp(text, prefix, strlen(prefix)) == 0;
}

// A line: start-end permissions offset device inode path
static void add_line(rg_map *map, const char *line) {
  const char *cursor = line;
  rg_region region = {0};
  region.start = hexadecimal(&cursor);
  cursor++;
  region.end = hexadecimal(&cursor);
  cursor++;
  if (cursor[0] != 'r' || region.end - region.start > LARGEST_REGION) return;
  if (cursor[1] == 'w') region.flags |= RG_WRITABLE;
  const char *path = skip_fields(cursor, 4);
  if (*path == '/') region.flags |= RG_FILE;
  if (starts_with(path, "[stack")) region.flags |= RG_STACK;
  if (starts_with(path, "[heap]")) region.flags |= RG_HEAP;
  if (starts_with(path, "[v")) return;
  RG_APPEND(rg_region, map->regions, region);
}

void rg_map_read(rg_map *map) {
  map->regions.count = 0;
  map->last_hit = 0;
  int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  char buffer[16384];
  size_t kept = 0;
  ssize_t got = 0;
  while (file >= 0 && (got = read(file, buffer + kept, sizeof buffer - 1 - kept)) > 0) {
    kept += (size_t)got;
    buffer[kept] = 0;
    char *line = buffer, *end;
    while ((end = strchr(line, '\n'))) {
      *end = 0;
      add_line(map, line);
      line = end + 1;
    }
    kept = (size_t)(buffer + kept - line);
    memmove(buffer, line, kept);
  }
  if (file >= 0) close(file);
  // The last hit is looked at before anything else: there must be one.
  if (!map->regions.count) RG_APPEND(rg_region, map->regions, (rg_region){0});
}

const rg_region *rg_map_find(rg_map *map, uintptr_t address) {
  const rg_region *regions = map->regions.items;
  size_t low = 0, high = map->regions.count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (regions[middle].end <= address) low = middle + 1;
    else high = middle;
  }
  if (low == map->regions.count || address < regions[low].start) return 0;
  map->last_hit = low;
  return &regions[low];
}

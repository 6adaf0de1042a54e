#include "Metadata.h"
#include "Runtime.h"
#include "Walk.h"

RG_READS_ANYTHING

static const size_t LARGEST_INSTANCE = 1ul << 24;
enum { DESCRIPTOR_SIZE = 48, CONTEXT_DESCRIPTOR = 16, FIRST_CAPTURE = 8, MOST_CAPTURES = 4096 };
enum { FIRST_TYPE_KIND = 0x200, LAST_TYPE_KIND = 0x308 };

static bool is_class(rg_walk *walk, uintptr_t metadata) {
  rg_map *map = &walk->map;
  uintptr_t descriptor = rg_load(metadata + CLASS_DESCRIPTOR);
  if ((descriptor & 3) || !rg_readable(map, descriptor, DESCRIPTOR_SIZE)) return false;
  if (!rg_has_flag(map, descriptor, RG_FILE)) return false;
  if ((rg_load32(descriptor) & DESCRIPTOR_KIND_MASK) != DESCRIPTOR_KIND_CLASS) return false;
  uintptr_t superclass = rg_load(metadata + CLASS_SUPERCLASS);
  if (superclass && !rg_readable(map, superclass, 8)) return false;
  uint32_t size = rg_load32(metadata + CLASS_INSTANCE_SIZE);
  return size >= OBJECT_HEADER && size < LARGEST_INSTANCE &&
         rg_readable(map, rg_load(metadata - 8), WITNESS_TABLE_SIZE);
}

bool rg_is_metadata(rg_walk *walk, uintptr_t metadata) {
  rg_map *map = &walk->map;
  if (metadata < LOWEST_ADDRESS || (metadata & 7) || !rg_readable(map, metadata - 8, 64)) {
    return false;
  }
  switch (rg_load(metadata)) {
    case KIND_CLASS: return is_class(walk, metadata);
    case KIND_CLOSURE_CONTEXT: {
      uintptr_t descriptor = rg_load(metadata + CONTEXT_DESCRIPTOR);
      if (rg_load32(metadata + FIRST_CAPTURE) >= MOST_CAPTURES) return false;
      return !descriptor ||
             (rg_readable(map, descriptor, 12) && rg_has_flag(map, descriptor, RG_FILE));
    }
    case KIND_BOX: return rg_is_type(walk, rg_load(metadata + 16));
    case KIND_ERROR:
    case KIND_TASK: return true;
    default: return false;
  }
}

bool rg_is_type(rg_walk *walk, uintptr_t type) {
  rg_map *map = &walk->map;
  // Known from before, or made by the runtime since the map was read.
  if (rg_table_find(&walk->value_plan_of_type, type) != -1) return true;
  if (type < LOWEST_ADDRESS || (type & 7) || !rg_readable(map, type - 8, 24)) return false;
  uintptr_t kind = rg_load(type);
  bool plausible = kind == KIND_CLASS || (kind >= FIRST_TYPE_KIND && kind <= LAST_TYPE_KIND);
  uintptr_t witnesses = rg_load(type - 8);
  return plausible && !(witnesses & 7) && rg_readable(map, witnesses, WITNESS_TABLE_SIZE);
}

bool rg_is_object(rg_walk *walk, uintptr_t address) {
  rg_map *map = &walk->map;
  if ((address & 15) || address < LOWEST_ADDRESS || address >= END_OF_ADDRESSES) return false;
  const rg_region *region = rg_region_of(map, address);
  if (!region || !(region->flags & RG_WRITABLE) || (region->flags & RG_STACK)) return false;
  if (address + OBJECT_HEADER > region->end) return false;
  uintptr_t metadata = rg_load(address);
  bool known = rg_table_find(&walk->heap_plan_of_metadata, metadata) != -1;
  if (!known && !rg_is_metadata(walk, metadata)) return false;
  // An object of the heap begins a block; in an image there are only constants.
  if (!(region->flags & RG_FILE)) {
    size_t block = rg_block_size(map, address);
    bool is_class = rg_load(metadata) == KIND_CLASS;
    size_t needed = is_class ? rg_load32(metadata + CLASS_INSTANCE_SIZE) : OBJECT_HEADER;
    if (block < needed) return false;
  }
  return !rg_is_being_deallocated(address);
}

void rg_scan(rg_walk *walk, uintptr_t base, size_t size, int32_t label) {
  if (!rg_readable(&walk->map, base, size)) return;
  for (uintptr_t place = rg_align(base, 7); place + 8 <= base + size; place += 8) {
    uintptr_t word = rg_load(place);
    if (rg_is_object(walk, word)) rg_emit(walk, word, label, true);
  }
}

RG_READS_ANYTHING_END

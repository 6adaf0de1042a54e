#include "Metadata.h"
#include "Walk.h"

RG_READS_ANYTHING

enum { ARRAY_COUNT = 16, ERROR_TYPE = 16, ERROR_VALUE = 32, DISPATCH_OBJECT = 16 };

// How many elements of an array can be believed: one that is being built may say anything.
static size_t believable_count(
    rg_walk *walk, uintptr_t object, const rg_heap_plan *plan, size_t count) {
  size_t stride = plan->element_stride > 0 ? (size_t)plan->element_stride : 1;
  size_t block = rg_block_size(&walk->map, object), offset = (size_t)plan->elements_offset;
  // Arrays of constants lie in the image.
  if (!block) return rg_readable(&walk->map, object, offset + count * stride) ? count : 0;
  size_t room = block > offset ? (block - offset) / stride : 0;
  return count < room ? count : room;
}

static void run_array(rg_walk *walk, const rg_heap_plan *plan, uintptr_t object) {
  size_t claimed = rg_load(object + ARRAY_COUNT);
  size_t count = claimed < 1ul << 40 ? believable_count(walk, object, plan, claimed) : 0;
  if (count < claimed) walk->unread.out_of_bounds++;
  uintptr_t element = object + (uintptr_t)plan->elements_offset;
  for (size_t i = 0; i < count; i++, element += (uintptr_t)plan->element_stride) {
    size_t edges = walk->edges.count;
    int32_t label = rg_make_label(walk, 0, 0, (int32_t)i, 0);
    rg_run(walk, plan->element_plan, element, label, 0);
    // An element without references needs no name.
    if (walk->edges.count == edges) walk->labels.count = (size_t)label;
  }
}

static void run_bucket(
    rg_walk *walk, int32_t plan, uintptr_t element, int32_t string, size_t bucket) {
  if (plan < 0) return;
  rg_run(walk, plan, element, rg_make_label(walk, 0, string, (int32_t)bucket, 0), 0);
}

// Which buckets are taken stands in a bitmap behind the stored properties.
static void run_hash_table(rg_walk *walk, const rg_heap_plan *plan, uintptr_t object) {
  uint8_t scale = *(const uint8_t *)(object + (uintptr_t)plan->scale_offset);
  uintptr_t bitmap = object + (uintptr_t)plan->instance_size;
  size_t buckets = 1ul << (scale & 63);
  bool believable = scale < 40 && rg_readable(&walk->map, bitmap, (buckets + 7) / 8);
  if (!believable) {
    walk->unread.out_of_bounds++;
    return;
  }
  uintptr_t keys = rg_load(object + (uintptr_t)plan->elements_offset);
  bool has_values = plan->storage == RG_STORAGE_DICTIONARY;
  uintptr_t values = has_values ? rg_load(object + (uintptr_t)plan->values_offset) : 0;
  for (size_t bucket = 0; bucket < buckets; bucket++) {
    uintptr_t word = rg_load(bitmap + (bucket >> 6) * 8);
    if (!(word >> (bucket & 63) & 1)) continue;
    uintptr_t key = keys + bucket * (size_t)plan->element_stride;
    run_bucket(walk, plan->element_plan, key, plan->element_label, bucket);
    if (!has_values) continue;
    uintptr_t value = values + bucket * (size_t)plan->value_stride;
    run_bucket(walk, plan->value_plan, value, plan->value_label, bucket);
  }
}

static void scan_behind(
    rg_walk *walk, const rg_heap_plan *plan, uintptr_t object, size_t offset, size_t size) {
  if (size <= offset) return;
  rg_scan(walk, object + offset, size - offset, -plan->element_label);
}

static void run_error(rg_walk *walk, uintptr_t object) {
  uintptr_t type = rg_load(object + ERROR_TYPE);
  if (!rg_is_type(walk, type)) return;
  bool is_class = rg_kind(type) == KIND_CLASS;
  if (!is_class && !(rg_value_flags(type) & VALUE_IS_NOT_PLAIN_DATA)) return;
  size_t alignment = is_class ? 7 : rg_value_flags(type) & ALIGNMENT_MASK;
  uintptr_t value = object + rg_align(ERROR_VALUE, alignment);
  rg_run(walk, rg_value_plan_of(walk, type), value, 0, 0);
}

void rg_run_object(rg_walk *walk, const rg_heap_plan *plan, uintptr_t object) {
  switch (plan->storage) {
    case RG_STORAGE_LEAF: return;
    case RG_STORAGE_ARRAY: run_array(walk, plan, object); return;
    case RG_STORAGE_DICTIONARY:
    case RG_STORAGE_SET: run_hash_table(walk, plan, object); return;
    case RG_STORAGE_ERROR: run_error(walk, object); return;
    case RG_STORAGE_PLAIN:
    case RG_STORAGE_TAIL:
    case RG_STORAGE_DISPATCH:
    case RG_STORAGE_TASK: break;
  }
  size_t size = plan->instance_size > 0 && plan->storage == RG_STORAGE_PLAIN
                    ? (size_t)plan->instance_size
                    : rg_block_size(&walk->map, object);
  rg_run(walk, plan->plan, object, 0, size);
  if (plan->storage == RG_STORAGE_TAIL) {
    scan_behind(walk, plan, object, (size_t)plan->instance_size, size);
  } else if (plan->storage == RG_STORAGE_TASK) {
    scan_behind(walk, plan, object, OBJECT_HEADER, size);
  } else if (plan->storage == RG_STORAGE_DISPATCH) {
    rg_chase(walk, rg_load(object + DISPATCH_OBJECT), -plan->element_label);
  }
}

RG_READS_ANYTHING_END

#include "Metadata.h"
#include "Runtime.h"
#include "Walk.h"

#include <alloca.h>

RG_READS_ANYTHING

// A bridge reference: the top bit marks what is no native object, other high bits are the
// collection's.
static const uintptr_t BRIDGE_FOREIGN = 1ul << 63;
static const uintptr_t BRIDGE_ADDRESS = 0x00FFFFFFFFFFFFF8ul;

enum { EXISTENTIAL_TYPE = 24, LARGEST_ENUM = 1 << 16 };

static void copy_words(void *to, uintptr_t from, size_t size) {
  // Not memcpy: sanitizers check its arguments.
  for (size_t i = 0; i < size; i++) ((uint8_t *)to)[i] = ((const uint8_t *)from)[i];
}

static void run_payload(
    rg_walk *walk, const rg_enum_case *chosen, uintptr_t base, int32_t label, size_t size) {
  int32_t inner = rg_make_label(walk, label, chosen->label, -1, 0);
  if (chosen->indirect) rg_emit(walk, rg_load(base), inner, false);
  else rg_run(walk, chosen->plan, base, inner, size);
}

static void run_enum(rg_walk *walk, int32_t number, uintptr_t base, int32_t label) {
  rg_enum type = RG_AT(rg_enum, walk->enums, number);
  uint32_t tag = rg_enum_tag(base, type.type);
  if (tag >= (uint32_t)type.case_count || type.size > LARGEST_ENUM) return;
  rg_enum_case chosen = RG_AT(rg_enum_case, walk->cases, type.first_case + (int32_t)tag);
  if (!chosen.indirect && chosen.plan < 0) return;
  if (!type.projects) {
    run_payload(walk, &chosen, base, label, 0);
    return;
  }
  // Never destroyed: the copy owns nothing.
  uint8_t *copy = alloca((size_t)type.size + 32);
  copy = (uint8_t *)rg_align((size_t)copy, 15);
  copy_words(copy, base, (size_t)type.size);
  rg_enum_project(copy, type.type);
  run_payload(walk, &chosen, (uintptr_t)copy, label, 0);
}

static void run_existential(rg_walk *walk, uintptr_t base, int32_t label) {
  uintptr_t type = rg_load(base + EXISTENTIAL_TYPE);
  if (type < LOWEST_ADDRESS || !rg_is_type(walk, type)) return;
  if (rg_kind(type) == KIND_CLASS) {
    rg_emit(walk, rg_load(base), label, false);
    return;
  }
  uint32_t flags = rg_value_flags(type);
  if (!(flags & VALUE_IS_NOT_PLAIN_DATA)) return;
  // A value that does not fit is in a box, which is an object with a plan of its own.
  if (flags & VALUE_IS_NOT_INLINE) rg_emit(walk, rg_load(base), label, false);
  else rg_run(walk, rg_value_plan_of(walk, type), base, label, 0);
}

static void run_op(rg_walk *walk, const rg_op *op, uintptr_t base, int32_t label, size_t size) {
  uintptr_t place = base + (uintptr_t)(intptr_t)op->offset;
  switch (op->kind) {
    case RG_OP_REFERENCE: rg_emit(walk, rg_load(place), label, false); break;
    case RG_OP_BRIDGE: {
      uintptr_t bits = rg_load(place);
      if (!(bits & BRIDGE_FOREIGN)) rg_emit(walk, bits & BRIDGE_ADDRESS, label, false);
      break;
    }
    case RG_OP_BLOCK: rg_run_block(walk, rg_load(place), label, 0); break;
    case RG_OP_FUNCTION: {
      uintptr_t code = rg_load(place), context = rg_load(place + 8);
      if (code < LOWEST_ADDRESS || !context) break;
      rg_emit(walk, context, rg_make_label(walk, label, 0, -1, code), false);
      break;
    }
    case RG_OP_EXISTENTIAL: run_existential(walk, place, label); break;
    case RG_OP_ENUM: run_enum(walk, op->argument, place, label); break;
    case RG_OP_SCAN: {
      size_t rest = size > (size_t)op->offset ? size - (size_t)op->offset : 0;
      rg_scan(walk, place, op->argument < 0 ? rest : (size_t)op->argument, label);
      break;
    }
  }
}

void rg_run(rg_walk *walk, int32_t plan, uintptr_t base, int32_t label, size_t size) {
  if (plan < 0) return;
  rg_plan range = RG_AT(rg_plan, walk->plans, plan);
  for (int32_t i = 0; i < range.count; i++) {
    // A copy: Swift may add plans while this one runs, and then they move.
    rg_op op = RG_AT(rg_op, walk->ops, range.first_op + i);
    int32_t inner = label ? rg_make_label(walk, label, op.label, -1, 0) : -op.label;
    run_op(walk, &op, base, inner, size);
  }
}

RG_READS_ANYTHING_END

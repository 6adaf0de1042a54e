#pragma once

#include "CRetainGraph.h"
#include "Memory.h"

/// From an address to a number: open addressing, in pages of its own.
typedef struct {
  uintptr_t *keys;
  int32_t *values;
  size_t capacity, count;
} rg_table;

void rg_table_create(rg_table *table);
void rg_table_destroy(rg_table *table);
/// The value of a key, which is `value` if the key is new.
int32_t rg_table_insert(rg_table *table, uintptr_t key, int32_t value);
int32_t rg_table_find(const rg_table *table, uintptr_t key);

typedef struct {
  uintptr_t address;
  int32_t plan;
  /// Edges stand in the order of their nodes; -1: not followed yet.
  int32_t first_edge;
} rg_node;

typedef struct {
  int32_t first_op, count;
} rg_plan;

typedef struct {
  const void *type;
  int32_t size, first_case, case_count;
  /// The payload shares its bits with the tag, so that it must be projected before it is read.
  bool projects;
} rg_enum;

struct rg_walk {
  rg_types types;
  rg_map map;

  rg_vector plans, ops, enums, cases, heap_plans;
  rg_table heap_plan_of_metadata;
  rg_table value_plan_of_type;

  rg_vector nodes, edges, labels;
  rg_table node_of_address;
  int32_t followed;
  rg_unread unread;

  // Of the last search.
  rg_vector distance, arrival, queue;
  /// By node the number of its component, and by component whether references run in a circle in it.
  rg_vector component, circular;
  int32_t component_count;
};

/// In `heap_plan_of_metadata`: known to be metadata, but each object has a plan of its own.
enum { PLAN_PER_OBJECT = -2 };

#define RG_NODE(walk, index) RG_AT(rg_node, (walk)->nodes, index)
#define RG_EDGE(walk, index) RG_AT(rg_edge, (walk)->edges, index)

/// The plan for values of a type; asks Swift once.
int32_t rg_value_plan_of(rg_walk *walk, uintptr_t type);
int32_t rg_node_of(rg_walk *walk, uintptr_t address);
int32_t rg_make_label(
    rg_walk *walk, int32_t parent, int32_t string, int32_t index, uintptr_t function);
void rg_emit(rg_walk *walk, uintptr_t target, int32_t label, bool guess);

/// Follows the references of a value. `size` is that of the object around it, for scans.
void rg_run(rg_walk *walk, int32_t plan, uintptr_t base, int32_t label, size_t size);
/// Follows what lies behind the header of a heap object.
void rg_run_object(rg_walk *walk, const rg_heap_plan *plan, uintptr_t object);

/// Takes every word that is the address of an object for a reference.
void rg_scan(rg_walk *walk, uintptr_t base, size_t size, int32_t label);
/// Follows what a C block captured.
void rg_run_block(rg_walk *walk, uintptr_t block, int32_t label, int depth);
/// Looks through libdispatch's own blocks of memory for objects and C blocks.
void rg_chase(rg_walk *walk, uintptr_t block, int32_t label);

bool rg_is_metadata(rg_walk *walk, uintptr_t metadata);
bool rg_is_type(rg_walk *walk, uintptr_t type);
/// Whether a word is the address of a living Swift object of the heap or of an image.
bool rg_is_object(rg_walk *walk, uintptr_t address);

#include "Walk.h"

#include "Fault.h"
#include "Metadata.h"

RG_READS_ANYTHING

// MARK: - Tables

enum { FIRST_TABLE_CAPACITY = 4096 };

RG_INLINE size_t slot_of(uintptr_t key, size_t capacity) {
  return (size_t)(((key >> 4) * 0x9E3779B97F4A7C15ul) >> 20) & (capacity - 1);
}

static void table_allocate(rg_table *table, size_t capacity) {
  table->keys = rg_pages(capacity * sizeof(uintptr_t));
  table->values = rg_pages(capacity * sizeof(int32_t));
  table->capacity = capacity;
  table->count = 0;
}

void rg_table_create(rg_table *table) { table_allocate(table, FIRST_TABLE_CAPACITY); }

void rg_table_destroy(rg_table *table) {
  rg_free_pages(table->keys, table->capacity * sizeof(uintptr_t));
  rg_free_pages(table->values, table->capacity * sizeof(int32_t));
}

static void table_grow(rg_table *table) {
  rg_table larger;
  table_allocate(&larger, table->capacity * 2);
  for (size_t i = 0; i < table->capacity; i++) {
    if (!table->keys[i]) continue;
    size_t slot = slot_of(table->keys[i], larger.capacity);
    while (larger.keys[slot]) slot = (slot + 1) & (larger.capacity - 1);
    larger.keys[slot] = table->keys[i];
    larger.values[slot] = table->values[i];
  }
  larger.count = table->count;
  rg_table_destroy(table);
  *table = larger;
}

int32_t rg_table_insert(rg_table *table, uintptr_t key, int32_t value) {
  size_t slot = slot_of(key, table->capacity);
  while (table->keys[slot]) {
    if (table->keys[slot] == key) return table->values[slot];
    slot = (slot + 1) & (table->capacity - 1);
  }
  table->keys[slot] = key;
  table->values[slot] = value;
  if (++table->count * 2 > table->capacity) table_grow(table);
  return value;
}

int32_t rg_table_find(const rg_table *table, uintptr_t key) {
  size_t slot = slot_of(key, table->capacity);
  while (table->keys[slot]) {
    if (table->keys[slot] == key) return table->values[slot];
    slot = (slot + 1) & (table->capacity - 1);
  }
  return -1;
}

// MARK: - Creating

rg_walk *rg_walk_create(rg_types types) {
  rg_walk *walk = rg_pages(sizeof(rg_walk));
  walk->types = types;
  rg_map_read(&walk->map);
  rg_table_create(&walk->heap_plan_of_metadata);
  rg_table_create(&walk->value_plan_of_type);
  rg_table_create(&walk->node_of_address);
  // Label 0 is "none".
  RG_APPEND(rg_label, walk->labels, (rg_label){0});
  return walk;
}

void rg_walk_destroy(rg_walk *walk) {
  rg_release(&walk->map.regions, sizeof(rg_region));
  rg_release(&walk->plans, sizeof(rg_plan));
  rg_release(&walk->ops, sizeof(rg_op));
  rg_release(&walk->enums, sizeof(rg_enum));
  rg_release(&walk->cases, sizeof(rg_enum_case));
  rg_release(&walk->heap_plans, sizeof(rg_heap_plan));
  rg_release(&walk->nodes, sizeof(rg_node));
  rg_release(&walk->edges, sizeof(rg_edge));
  rg_release(&walk->labels, sizeof(rg_label));
  rg_release(&walk->distance, sizeof(int32_t));
  rg_release(&walk->arrival, sizeof(int32_t));
  rg_release(&walk->queue, sizeof(int32_t));
  rg_release(&walk->component, sizeof(int32_t));
  rg_release(&walk->circular, sizeof(int32_t));
  rg_table_destroy(&walk->heap_plan_of_metadata);
  rg_table_destroy(&walk->value_plan_of_type);
  rg_table_destroy(&walk->node_of_address);
  rg_free_pages(walk, sizeof(rg_walk));
}

// MARK: - Plans

int32_t rg_add_plan(rg_walk *walk) {
  RG_APPEND(rg_plan, walk->plans, (rg_plan){0});
  return (int32_t)walk->plans.count - 1;
}

void rg_set_plan(rg_walk *walk, int32_t plan, const rg_op *ops, size_t count) {
  RG_AT(rg_plan, walk->plans, plan) = (rg_plan){(int32_t)walk->ops.count, (int32_t)count};
  for (size_t i = 0; i < count; i++) RG_APPEND(rg_op, walk->ops, ops[i]);
}

int32_t rg_add_enum(rg_walk *walk, const void *type, int32_t size, bool projects) {
  RG_APPEND(
      rg_enum, walk->enums, (rg_enum){.type = type, .size = size, .projects = projects});
  return (int32_t)walk->enums.count - 1;
}

void rg_set_enum(rg_walk *walk, int32_t number, const rg_enum_case *cases, size_t count) {
  RG_AT(rg_enum, walk->enums, number).first_case = (int32_t)walk->cases.count;
  RG_AT(rg_enum, walk->enums, number).case_count = (int32_t)count;
  for (size_t i = 0; i < count; i++) RG_APPEND(rg_enum_case, walk->cases, cases[i]);
}

int32_t rg_add_heap_plan(rg_walk *walk, rg_heap_plan plan) {
  RG_APPEND(rg_heap_plan, walk->heap_plans, plan);
  return (int32_t)walk->heap_plans.count - 1;
}

int32_t rg_value_plan_of(rg_walk *walk, uintptr_t type) {
  int32_t plan = rg_table_find(&walk->value_plan_of_type, type);
  if (plan != -1) return plan;
  rg_fault_guard *outer = rg_suspend_guard();
  plan = walk->types.value_plan(walk->types.context, (const void *)type);
  rg_resume_guard(outer);
  return rg_table_insert(&walk->value_plan_of_type, type, plan);
}

// The plan of an object, or -1 when it is none.
static int32_t heap_plan_of(rg_walk *walk, uintptr_t object) {
  uintptr_t metadata = rg_load(object);
  int32_t plan = rg_table_find(&walk->heap_plan_of_metadata, metadata);
  if (plan >= 0) return plan;
  if (plan == -1 && !rg_is_metadata(walk, metadata)) return -1;
  rg_fault_guard *outer = rg_suspend_guard();
  plan = walk->types.heap_plan(
      walk->types.context, (const void *)metadata, (const void *)object);
  rg_resume_guard(outer);
  bool cacheable = RG_AT(rg_heap_plan, walk->heap_plans, plan).cacheable;
  rg_table_insert(
      &walk->heap_plan_of_metadata, metadata, cacheable ? plan : PLAN_PER_OBJECT);
  return plan;
}

// MARK: - Nodes and edges

int32_t rg_node_of(rg_walk *walk, uintptr_t address) {
  int32_t next = (int32_t)walk->nodes.count;
  int32_t node = rg_table_insert(&walk->node_of_address, address, next);
  if (node == next) RG_APPEND(rg_node, walk->nodes, (rg_node){address, -1, -1});
  return node;
}

int32_t rg_make_label(
    rg_walk *walk, int32_t parent, int32_t string, int32_t index, uintptr_t function) {
  if (index < 0 && !function) {
    if (!string) return parent;
    if (!parent) return -string;
  }
  RG_APPEND(rg_label, walk->labels, (rg_label){parent, string, index, function});
  return (int32_t)walk->labels.count - 1;
}

void rg_emit(rg_walk *walk, uintptr_t target, int32_t label, bool guess) {
  if (target < LOWEST_ADDRESS || target >= END_OF_ADDRESSES || (target & 7)) return;
  int32_t node = rg_node_of(walk, target);
  RG_APPEND(rg_edge, walk->edges, (rg_edge){node, label, guess});
}

int32_t rg_add_object(rg_walk *walk, uintptr_t address) { return rg_node_of(walk, address); }

static void add_if_object(void *context, uintptr_t address, size_t size) {
  rg_walk *walk = context;
  if (size >= OBJECT_HEADER && rg_is_object(walk, address)) rg_node_of(walk, address);
}

int64_t rg_add_heap(rg_walk *walk) {
  size_t before = walk->nodes.count;
  if (!rg_each_block(&walk->map, walk, add_if_object)) return -1;
  return (int64_t)(walk->nodes.count - before);
}

static void follow_node(rg_walk *walk, int32_t index) {
  uintptr_t object = RG_NODE(walk, index).address;
  if (!rg_readable(&walk->map, object, OBJECT_HEADER)) {
    walk->unread.foreign++;
    return;
  }
  int32_t plan = heap_plan_of(walk, object);
  if (plan < 0) {
    walk->unread.foreign++;
    return;
  }
  RG_NODE(walk, index).plan = plan;
  rg_heap_plan copy = RG_AT(rg_heap_plan, walk->heap_plans, plan);
  rg_run_object(walk, &copy, object);
}

bool rg_follow(rg_walk *walk, int64_t limit) {
  rg_fault_guard guard;
  while ((size_t)walk->followed < walk->nodes.count) {
    if (walk->followed >= limit) return false;
    int32_t index = walk->followed++;
    size_t edges = walk->edges.count;
    RG_NODE(walk, index).first_edge = (int32_t)edges;
    // What turns out not to be what it looked like costs this object's edges, not the report.
    if (RG_GUARDED(guard)) {
      follow_node(walk, index);
    } else {
      walk->edges.count = edges;
      walk->unread.faults++;
    }
    rg_end_guard();
  }
  return true;
}

// MARK: - Reading the graph

int32_t rg_node_count(const rg_walk *walk) { return (int32_t)walk->nodes.count; }
int32_t rg_edge_count(const rg_walk *walk) { return (int32_t)walk->edges.count; }
uintptr_t rg_node_address(const rg_walk *walk, int32_t node) { return RG_NODE(walk, node).address; }
int32_t rg_node_plan(const rg_walk *walk, int32_t node) { return RG_NODE(walk, node).plan; }

int32_t rg_find(const rg_walk *walk, uintptr_t address) {
  return rg_table_find(&walk->node_of_address, address);
}

rg_edge rg_edge_at(const rg_walk *walk, int32_t edge) { return RG_EDGE(walk, edge); }

int32_t rg_first_edge(const rg_walk *walk, int32_t node) {
  return node < walk->followed ? RG_NODE(walk, node).first_edge : (int32_t)walk->edges.count;
}

int32_t rg_end_edge(const rg_walk *walk, int32_t node) { return rg_first_edge(walk, node + 1); }

int32_t rg_edge_source(const rg_walk *walk, int32_t edge) {
  int32_t low = 0, high = walk->followed;
  while (low < high) {
    int32_t middle = (low + high) / 2;
    if (rg_end_edge(walk, middle) <= edge) low = middle + 1;
    else high = middle;
  }
  return low;
}

rg_label rg_label_at(const rg_walk *walk, int32_t label) {
  if (label < 0) return (rg_label){0, -label, -1, 0};
  return RG_AT(rg_label, walk->labels, label);
}

rg_unread rg_unread_counts(const rg_walk *walk) { return walk->unread; }

bool rg_is_readable(const rg_walk *walk, uintptr_t address, size_t size) {
  return rg_readable((rg_map *)&walk->map, address, size);
}

uintptr_t rg_word_at(const rg_walk *walk, uintptr_t address) {
  bool readable = !(address & 7) && rg_readable((rg_map *)&walk->map, address, 8);
  return readable ? rg_load(address) : 0;
}

RG_READS_ANYTHING_END

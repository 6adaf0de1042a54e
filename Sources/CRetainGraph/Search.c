#include "Walk.h"

static void fill(rg_vector *vector, size_t count, int32_t value) {
  vector->count = 0;
  for (size_t i = 0; i < count; i++) RG_APPEND(int32_t, *vector, value);
}

// A search may follow hundreds of others: it cleans up after the last one, not everywhere.
static void forget_last_search(rg_walk *walk) {
  for (size_t i = 0; i < walk->queue.count; i++) {
    int32_t node = RG_AT(int32_t, walk->queue, i);
    RG_AT(int32_t, walk->distance, node) = -1;
    RG_AT(int32_t, walk->arrival, node) = -1;
  }
  walk->queue.count = 0;
  while (walk->distance.count < walk->nodes.count) {
    RG_APPEND(int32_t, walk->distance, -1);
    RG_APPEND(int32_t, walk->arrival, -1);
  }
}

static bool may_go(const rg_walk *walk, const rg_edge *edge, rg_bounds bounds) {
  if (edge->target == bounds.avoided || (bounds.facts_only && edge->guess)) return false;
  return bounds.component < 0 || rg_component(walk, edge->target) == bounds.component;
}

void rg_search(rg_walk *walk, const int32_t *sources, size_t count, rg_bounds bounds) {
  forget_last_search(walk);
  int32_t *distance = walk->distance.items, *arrival = walk->arrival.items;
  for (size_t i = 0; i < count; i++) {
    if (distance[sources[i]] == 0 || sources[i] == bounds.avoided) continue;
    distance[sources[i]] = 0;
    RG_APPEND(int32_t, walk->queue, sources[i]);
  }
  for (size_t next = 0; next < walk->queue.count; next++) {
    int32_t node = RG_AT(int32_t, walk->queue, next);
    int32_t end = rg_end_edge(walk, node);
    for (int32_t edge = rg_first_edge(walk, node); edge < end; edge++) {
      const rg_edge *it = &RG_EDGE(walk, edge);
      if (distance[it->target] >= 0 || !may_go(walk, it, bounds)) continue;
      distance[it->target] = distance[node] + 1;
      arrival[it->target] = edge;
      RG_APPEND(int32_t, walk->queue, it->target);
    }
  }
}

int32_t rg_distance(const rg_walk *walk, int32_t node) {
  return RG_AT(int32_t, walk->distance, node);
}

int32_t rg_arrival(const rg_walk *walk, int32_t node) {
  return RG_AT(int32_t, walk->arrival, node);
}

size_t rg_edges_into(const rg_walk *walk, int32_t node, int32_t *edges, size_t capacity) {
  size_t found = 0;
  const rg_edge *all = walk->edges.items;
  for (size_t edge = 0; edge < walk->edges.count; edge++) {
    if (all[edge].target != node) continue;
    if (found < capacity) edges[found] = (int32_t)edge;
    found++;
  }
  return found;
}

// MARK: - Strongly connected components

// Tarjan's algorithm with a stack of its own: graphs are deeper than the machine's.
typedef struct {
  int32_t node, next_edge;
} frame;

typedef struct {
  rg_walk *walk;
  rg_vector index, low, open, frames;
  int32_t *component;
  int32_t counter;
} tarjan;

enum { UNSEEN = -1, UNASSIGNED = -1 };

static void enter(tarjan *state, int32_t node) {
  RG_AT(int32_t, state->index, node) = state->counter;
  RG_AT(int32_t, state->low, node) = state->counter++;
  RG_APPEND(int32_t, state->open, node);
  RG_APPEND(frame, state->frames, (frame){node, rg_first_edge(state->walk, node)});
}

static void lower(tarjan *state, int32_t node, int32_t value) {
  if (value < RG_AT(int32_t, state->low, node)) RG_AT(int32_t, state->low, node) = value;
}

// Goes on with the last frame until it enters another node or is done; true when it is done.
static bool advance(tarjan *state) {
  frame *top = &RG_AT(frame, state->frames, state->frames.count - 1);
  int32_t end = rg_end_edge(state->walk, top->node);
  while (top->next_edge < end) {
    const rg_edge *edge = &RG_EDGE(state->walk, top->next_edge++);
    if (edge->guess) continue;
    if (RG_AT(int32_t, state->index, edge->target) == UNSEEN) {
      enter(state, edge->target);
      return false;
    }
    // Assigned nodes are in components that were closed before.
    if (state->component[edge->target] == UNASSIGNED) {
      lower(state, top->node, RG_AT(int32_t, state->index, edge->target));
    }
  }
  return true;
}

static void leave(tarjan *state) {
  int32_t node = RG_AT(frame, state->frames, --state->frames.count).node;
  int32_t low = RG_AT(int32_t, state->low, node);
  if (state->frames.count) {
    lower(state, RG_AT(frame, state->frames, state->frames.count - 1).node, low);
  }
  if (low != RG_AT(int32_t, state->index, node)) return;
  int32_t member;
  do {
    member = RG_AT(int32_t, state->open, --state->open.count);
    state->component[member] = state->walk->component_count;
  } while (member != node);
  state->walk->component_count++;
}

static void find_circles(rg_walk *walk) {
  fill(&walk->circular, (size_t)walk->component_count, false);
  for (int32_t node = 0; node < rg_node_count(walk); node++) {
    int32_t component = rg_component(walk, node), end = rg_end_edge(walk, node);
    for (int32_t edge = rg_first_edge(walk, node); edge < end; edge++) {
      const rg_edge *it = &RG_EDGE(walk, edge);
      if (it->guess || rg_component(walk, it->target) != component) continue;
      RG_AT(int32_t, walk->circular, component) = true;
    }
  }
}

void rg_find_components(rg_walk *walk) {
  tarjan state = {.walk = walk};
  int32_t count = rg_node_count(walk);
  fill(&walk->component, (size_t)count, UNASSIGNED);
  walk->component_count = 0;
  state.component = walk->component.items;
  fill(&state.index, (size_t)count, UNSEEN);
  fill(&state.low, (size_t)count, UNSEEN);
  for (int32_t node = 0; node < count; node++) {
    if (RG_AT(int32_t, state.index, node) != UNSEEN) continue;
    enter(&state, node);
    while (state.frames.count) {
      if (advance(&state)) leave(&state);
    }
  }
  rg_release(&state.index, sizeof(int32_t));
  rg_release(&state.low, sizeof(int32_t));
  rg_release(&state.open, sizeof(int32_t));
  rg_release(&state.frames, sizeof(frame));
  find_circles(walk);
}

int32_t rg_component(const rg_walk *walk, int32_t node) {
  return RG_AT(int32_t, walk->component, node);
}

size_t rg_circles(const rg_walk *walk, int32_t *nodes, size_t capacity) {
  rg_vector wanted = {0};
  for (int32_t i = 0; i < walk->component_count; i++) {
    RG_APPEND(int32_t, wanted, RG_AT(int32_t, walk->circular, i));
  }
  size_t found = 0;
  for (int32_t node = 0; node < rg_node_count(walk); node++) {
    int32_t *is_wanted = &RG_AT(int32_t, wanted, rg_component(walk, node));
    if (!*is_wanted) continue;
    // One of each is enough.
    *is_wanted = false;
    if (found < capacity) nodes[found] = node;
    found++;
  }
  rg_release(&wanted, sizeof(int32_t));
  return found;
}

size_t rg_origins(const rg_walk *walk, int32_t *nodes, size_t capacity) {
  rg_vector marks = {0};
  fill(&marks, (size_t)walk->component_count, false);
  int32_t *is_held = marks.items;
  for (int32_t node = 0; node < rg_node_count(walk); node++) {
    int32_t end = rg_end_edge(walk, node);
    for (int32_t edge = rg_first_edge(walk, node); edge < end; edge++) {
      const rg_edge *it = &RG_EDGE(walk, edge);
      int32_t target = rg_component(walk, it->target);
      if (target == rg_component(walk, node)) continue;
      // A circle holds itself, whether a guess leads to it or not.
      if (it->guess && RG_AT(int32_t, walk->circular, target)) continue;
      is_held[target] = true;
    }
  }
  size_t found = 0;
  for (int32_t node = 0; node < rg_node_count(walk); node++) {
    if (is_held[rg_component(walk, node)]) continue;
    if (found < capacity) nodes[found] = node;
    found++;
  }
  rg_release(&marks, sizeof(int32_t));
  return found;
}

size_t rg_tasks(const rg_walk *walk, int32_t *nodes, size_t capacity) {
  size_t found = 0;
  for (int32_t node = 0; node < rg_node_count(walk); node++) {
    int32_t plan = RG_NODE(walk, node).plan;
    if (plan < 0 || RG_AT(rg_heap_plan, walk->heap_plans, plan).storage != RG_STORAGE_TASK) continue;
    if (found < capacity) nodes[found] = node;
    found++;
  }
  return found;
}

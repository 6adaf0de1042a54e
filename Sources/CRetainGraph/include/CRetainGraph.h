#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Why C: memory that may not be what it looks like is read here, over and over. C is as fast in a
// debug build as it needs to be, its reads can be left out of the sanitizers' checks, and it may
// fork. What a type looks like is not decided here: Swift says so once per type, as a plan.

#pragma clang assume_nonnull begin

// MARK: - Plans

/// How to follow one strong reference within a value.
typedef enum {
  /// A native reference.
  RG_OP_REFERENCE,
  /// A reference whose spare bits carry something else.
  RG_OP_BRIDGE,
  /// A reference to a C block.
  RG_OP_BLOCK,
  /// A Swift function: code and context.
  RG_OP_FUNCTION,
  /// `Any` and its kin: up to three words, or a box, then the type.
  RG_OP_EXISTENTIAL,
  /// `argument` is the number of a case list.
  RG_OP_ENUM,
  /// Not readable: every word may be a reference. `argument` is the size, or -1: up to the end.
  RG_OP_SCAN,
} rg_op_kind;

typedef struct {
  rg_op_kind kind;
  int32_t offset;
  /// The number of a string of Swift's, or 0.
  int32_t label;
  int32_t argument;
} rg_op;

typedef struct {
  int32_t label;
  /// The plan of the payload, or -1.
  int32_t plan;
  bool indirect;
} rg_enum_case;

/// What lies behind the header of a heap object, besides what its plan says.
typedef enum {
  RG_STORAGE_PLAIN,
  /// Holds no references.
  RG_STORAGE_LEAF,
  RG_STORAGE_ARRAY,
  RG_STORAGE_DICTIONARY,
  RG_STORAGE_SET,
  /// A `ManagedBuffer`: how many elements are alive is its owner's secret.
  RG_STORAGE_TAIL,
  /// An object that wraps one of libdispatch's.
  RG_STORAGE_DISPATCH,
  RG_STORAGE_TASK,
  /// An error's box: its type stands in the object.
  RG_STORAGE_ERROR,
} rg_storage;

typedef struct {
  rg_storage storage;
  /// The plan of the stored properties, or -1.
  int32_t plan;
  int32_t instance_size;
  /// Array: where the elements begin. Dictionary and set: where the pointer to the keys is.
  int32_t elements_offset;
  /// The plan of an element or key, or -1 when it holds no references.
  int32_t element_plan;
  int32_t element_stride;
  /// Dictionary: the same of the values.
  int32_t values_offset;
  int32_t value_plan;
  int32_t value_stride;
  /// Dictionary and set: where the logarithm of the number of buckets is.
  int32_t scale_offset;
  /// Labels for what is found in them.
  int32_t element_label;
  int32_t value_label;
  /// False when the plan depends on the object, not on its metadata alone.
  bool cacheable;
} rg_heap_plan;

// MARK: - Walking

typedef struct rg_walk rg_walk;

typedef struct {
  int32_t target;
  /// 0: none. Negative: minus the number of a string. Positive: an entry of `rg_label_at`.
  int32_t label;
  /// Found by guessing, not by reading a declared field.
  bool guess;
} rg_edge;

/// A part of the name of an edge that cannot be said with a string known beforehand.
typedef struct {
  int32_t parent;
  int32_t string;
  /// The index of an element or bucket, or -1.
  int32_t index;
  /// The code of a closure, or 0.
  uintptr_t function;
} rg_label;

/// What Swift answers about types, asked once for each.
typedef struct {
  void *context;
  /// The number of the heap plan of objects with this metadata.
  int32_t (*heap_plan)(void *context, const void *metadata, const void *object);
  /// The number of the plan of values of this type.
  int32_t (*value_plan)(void *context, const void *type);
} rg_types;

/// Why something was not followed.
typedef struct {
  /// Reading it faulted.
  int64_t faults;
  /// A reference led to something that is no Swift object: C's, most often.
  int64_t foreign;
  /// A collection says that it is larger than its memory.
  int64_t out_of_bounds;
} rg_unread;

/// Notes which memory there is; what is allocated later is not seen.
rg_walk *rg_walk_create(rg_types types);
void rg_walk_destroy(rg_walk *walk);

int32_t rg_add_plan(rg_walk *walk);
/// Operations of a plan may be set after others refer to it: types are recursive.
void rg_set_plan(rg_walk *walk, int32_t plan, const rg_op *ops, size_t count);
int32_t rg_add_enum(rg_walk *walk, const void *type, int32_t size, bool projects);
void rg_set_enum(rg_walk *walk, int32_t number, const rg_enum_case *cases, size_t count);
int32_t rg_add_heap_plan(rg_walk *walk, rg_heap_plan plan);

/// Adds a node without following anything yet; the number of the node.
int32_t rg_add_object(rg_walk *walk, uintptr_t address);
/// Adds every block of the allocator that looks like a Swift object; -1 when there is no list.
int64_t rg_add_heap(rg_walk *walk);
/// Follows everything that the nodes hold, and so on, up to `limit` nodes. False: limit reached.
bool rg_follow(rg_walk *walk, int64_t limit);

int32_t rg_node_count(const rg_walk *walk);
int32_t rg_edge_count(const rg_walk *walk);
uintptr_t rg_node_address(const rg_walk *walk, int32_t node);
/// The number of the heap plan, or -1 when the node could not be read.
int32_t rg_node_plan(const rg_walk *walk, int32_t node);
/// The node of an address, or -1.
int32_t rg_find(const rg_walk *walk, uintptr_t address);
rg_edge rg_edge_at(const rg_walk *walk, int32_t edge);
int32_t rg_edge_source(const rg_walk *walk, int32_t edge);
int32_t rg_first_edge(const rg_walk *walk, int32_t node);
int32_t rg_end_edge(const rg_walk *walk, int32_t node);
rg_label rg_label_at(const rg_walk *walk, int32_t label);
rg_unread rg_unread_counts(const rg_walk *walk);
/// A word of memory, or 0 when it cannot be read.
uintptr_t rg_word_at(const rg_walk *walk, uintptr_t address);
bool rg_is_readable(const rg_walk *walk, uintptr_t address, size_t size);

// MARK: - Searching

/// Where a search may go.
typedef struct {
  /// Not through this node; -1: through any.
  int32_t avoided;
  /// Only within this component; -1: anywhere.
  int32_t component;
  bool facts_only;
} rg_bounds;

/// Breadth-first from `sources`.
void rg_search(rg_walk *walk, const int32_t *sources, size_t count, rg_bounds bounds);
/// How many edges the last search needed to come to a node, or -1.
int32_t rg_distance(const rg_walk *walk, int32_t node);
/// The last edge of the way on which the last search came to a node, or -1.
int32_t rg_arrival(const rg_walk *walk, int32_t node);
/// Edges that lead to `node`; returns how many there are, of which `capacity` are written.
size_t rg_edges_into(
    const rg_walk *walk, int32_t node, int32_t *_Nullable edges, size_t capacity);
/// Finds the strongly connected components over facts.
void rg_find_components(rg_walk *walk);
/// The number of a node's component.
int32_t rg_component(const rg_walk *walk, int32_t node);
/// One node of every component in which references run in a circle; returns how many there are, of
/// which `capacity` are written.
size_t rg_circles(const rg_walk *walk, int32_t *_Nullable nodes, size_t capacity);
/// The nodes of every component into which nothing leads from outside. Guesses count, but not for
/// circles, which hold themselves.
size_t rg_origins(const rg_walk *walk, int32_t *_Nullable nodes, size_t capacity);
/// All tasks.
size_t rg_tasks(const rg_walk *walk, int32_t *_Nullable nodes, size_t capacity);

// MARK: - What lies around

typedef void (*rg_global_body)(void *context, int32_t node, uintptr_t variable);
/// Words of the images' variables that are the address of a node.
void rg_each_global(const rg_walk *walk, void *context, rg_global_body body);
/// The mangled name of the function or variable that covers an address. It stays valid.
const char *_Nullable rg_symbol(uintptr_t address);
/// The file of the image that contains an address. It stays valid.
const char *_Nullable rg_image(uintptr_t address);
/// Demangles; free the result.
char *_Nullable rg_demangle(const char *name);

// MARK: - The runtime

typedef struct {
  const char *_Nullable name;
  void (*_Nullable free_name)(const char *_Nullable);
  bool is_strong;
  bool is_var;
} rg_field;

intptr_t rg_field_count(const void *type);
/// The type of a field, with its name; the caller frees the name.
const void *_Nullable rg_field_type(const void *type, intptr_t index, rg_field *field);
intptr_t rg_field_offset(const void *type, intptr_t index);
const void *_Nullable rg_type_named(
    const char *name, size_t length, const void *_Nullable context,
    const void *_Nullable const *_Nullable arguments);
const void *_Nullable rg_type_named_in_environment(
    const char *name, size_t length, const void *environment,
    const void *_Nullable const *_Nullable arguments);

// MARK: - The child

typedef enum {
  RG_CHILD_FINISHED,
  RG_CHILD_CRASHED,
  RG_CHILD_TIMED_OUT,
  /// It waits for a lock that another thread held when the process was copied. Another child, made
  /// at another moment, may well not.
  RG_CHILD_STUCK,
  /// There was no child: no process or no pipe to be had.
  RG_CHILD_REFUSED,
} rg_child_end;

typedef struct {
  rg_child_end end;
  int signal;
  /// What it wrote; free it.
  uint8_t *_Nullable bytes;
  size_t count;
  /// What `rg_note_reading` said last: a crash is its doing.
  uintptr_t reading;
} rg_child_result;

/// Runs `body` in a copy of the process that ends when it returns, crashes, or takes too long.
rg_child_result rg_in_child(
    void (*body)(void *context, int output), void *context, int milliseconds);
/// Says in the child what is about to be read, 0: nothing.
void rg_note_reading(uintptr_t metadata);
bool rg_write(int output, const void *bytes, size_t count);

#pragma clang assume_nonnull end

#include "CStage.h"

// Layout of class metadata and of its context descriptor: docs/ABI/TypeMetadata.rst and
// include/swift/ABI/Metadata.h of the Swift project; the same in debug and release builds.

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))

enum {
  CLASS_CONTEXT_KIND = 16,
  CONTEXT_KIND_MASK = 0x1f,
  CONTEXT_IS_GENERIC = 0x80,
  HAS_VTABLE = 0x8000,
  HAS_RESILIENT_SUPERCLASS = 0x2000,
  METADATA_INITIALIZATION_MASK = 0x3,
  SINGLETON_INITIALIZATION = 1,
  FOREIGN_INITIALIZATION = 2,
  METHOD_KIND_MASK = 0xf,
  METHOD_KIND_INIT = 1,
  CLASS_DESCRIPTOR_SIZE = 44,
};

// The descriptor is the first word after the fixed part of the metadata that points at a class
// context; its index differs with and without Objective-C interoperability.
static const uint32_t *class_descriptor(const void *metadata) {
  for (int word = 5; word <= 8; word++) {
    const uint32_t *candidate = ((const uint32_t *const *)metadata)[word];
    if ((uintptr_t)candidate < 4096 || ((uintptr_t)candidate & 3)) continue;
    if ((candidate[0] & CONTEXT_KIND_MASK) == CLASS_CONTEXT_KIND) return candidate;
  }
  return 0;
}

// The entries of the vtable that a class introduces: one of the descriptor for each word of the table.
typedef struct {
  uint32_t offset, count;
  const uint8_t *entries;
} VTable;

static int read_vtable(const void *base, VTable *table) {
  const uint32_t *descriptor = class_descriptor(base);
  if (!descriptor) return 0;
  uint32_t flags = descriptor[0], kind_flags = flags >> 16;
  if (!(kind_flags & HAS_VTABLE) || (flags & CONTEXT_IS_GENERIC)) return 0;

  const uint8_t *cursor = (const uint8_t *)descriptor + CLASS_DESCRIPTOR_SIZE;
  if (kind_flags & HAS_RESILIENT_SUPERCLASS) cursor += 4;
  switch (kind_flags & METADATA_INITIALIZATION_MASK) {
    case SINGLETON_INITIALIZATION: cursor += 12; break;
    case FOREIGN_INITIALIZATION: cursor += 4; break;
  }
  table->offset = ((const uint32_t *)cursor)[0];
  table->count = ((const uint32_t *)cursor)[1];
  table->entries = cursor + 8;
  return 1;
}

const void *stage_initializer(const void *base, const void *subclass, int index) {
  VTable table;
  if (!read_vtable(base, &table)) return 0;
  for (uint32_t slot = 0; slot < table.count; slot++) {
    const uint32_t *entry = (const uint32_t *)(table.entries + 8 * slot);
    if ((*entry & METHOD_KIND_MASK) != METHOD_KIND_INIT) continue;
    if (index-- == 0) return ((const void *const *)subclass)[table.offset + slot];
  }
  return 0;
}

int stage_overridden_slot(const void *base, const void *plain, const void *probe) {
  VTable table;
  if (!read_vtable(base, &table)) return -1;
  const void *const *words = base, *const *same = plain, *const *other = probe;
  for (uint32_t slot = 0; slot < table.count; slot++) {
    uint32_t word = table.offset + slot;
    if (words[word] == same[word] && words[word] != other[word]) return (int)word;
  }
  return -1;
}

int stage_overrides_slot(const void *base, const void *subclass, int slot) {
  if (slot < 0) return 1;
  return ((const void *const *)base)[slot] != ((const void *const *)subclass)[slot];
}

void *stage_call_initializer(const void *function, const void *cls) {
  return ((SWIFT_CALL void *(*)(SWIFT_CONTEXT const void *))function)(cls);
}

void *stage_call_cell_initializer(
    const void *function, const void *cls, unsigned char style, unsigned long string0,
    unsigned long string1) {
  return ((SWIFT_CALL void *(*)(
      unsigned char, unsigned long, unsigned long, SWIFT_CONTEXT const void *))function)(
      style, string0, string1, cls);
}

void *stage_call_string_initializer(
    const void *function, const void *cls, unsigned long string0, unsigned long string1) {
  return ((SWIFT_CALL void *(*)(
      unsigned long, unsigned long, SWIFT_CONTEXT const void *))function)(string0, string1, cls);
}

void *stage_call_nib_initializer(
    const void *function, const void *cls, unsigned long string0, unsigned long string1,
    void *bundle) {
  return ((SWIFT_CALL void *(*)(
      unsigned long, unsigned long, void *, SWIFT_CONTEXT const void *))function)(
      string0, string1, bundle, cls);
}

void *stage_call_annotation_initializer(
    const void *function, const void *cls, unsigned long object, unsigned long table,
    unsigned long string0, unsigned long string1) {
  return ((SWIFT_CALL void *(*)(
      unsigned long, unsigned long, unsigned long, unsigned long,
      SWIFT_CONTEXT const void *))function)(object, table, string0, string1, cls);
}

void *stage_call_frame_initializer(
    const void *function, const void *cls, double x, double y, double width, double height) {
  return ((SWIFT_CALL void *(*)(
      double, double, double, double, SWIFT_CONTEXT const void *))function)(
      x, y, width, height, cls);
}

void *stage_call_segue_initializer(
    const void *function, const void *cls, unsigned long string0, unsigned long string1,
    void *source, void *destination) {
  return ((SWIFT_CALL void *(*)(
      unsigned long, unsigned long, void *, void *, SWIFT_CONTEXT const void *))function)(
      string0, string1, source, destination, cls);
}

void *stage_call_frame_style_initializer(
    const void *function, const void *cls, double x, double y, double width, double height,
    unsigned char style) {
  return ((SWIFT_CALL void *(*)(
      double, double, double, double, unsigned char, SWIFT_CONTEXT const void *))function)(
      x, y, width, height, style, cls);
}

void *stage_call_frame_object_initializer(
    const void *function, const void *cls, double x, double y, double width, double height,
    void *object) {
  return ((SWIFT_CALL void *(*)(
      double, double, double, double, void *, SWIFT_CONTEXT const void *))function)(
      x, y, width, height, object, cls);
}

void *stage_call_style_initializer(
    const void *function, const void *cls, unsigned char style) {
  return ((SWIFT_CALL void *(*)(unsigned char, SWIFT_CONTEXT const void *))function)(style, cls);
}

void *stage_call_object_initializer(const void *function, const void *cls, void *object) {
  return ((SWIFT_CALL void *(*)(void *, SWIFT_CONTEXT const void *))function)(object, cls);
}

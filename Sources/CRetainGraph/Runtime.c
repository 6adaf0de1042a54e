#include "CRetainGraph.h"
#include "Runtime.h"

#include <string.h>

#define SWIFT __attribute__((swiftcall))

// Entry points that the standard library's own Mirror uses, and those that compiled code uses.
extern SWIFT intptr_t swift_reflectionMirror_recursiveCount(const void *type);
extern SWIFT const void *swift_reflectionMirror_recursiveChildMetadata(
    const void *type, intptr_t index, rg_field *field);
extern SWIFT intptr_t swift_reflectionMirror_recursiveChildOffset(
    const void *type, intptr_t index);
extern SWIFT const void *swift_getTypeByMangledNameInContext(
    const char *name, size_t length, const void *context, const void *const *arguments);
extern SWIFT const void *swift_getTypeByMangledNameInEnvironment(
    const char *name, size_t length, const void *environment, const void *const *arguments);
extern char *swift_demangle(
    const char *name, size_t length, char *output, size_t *size, uint32_t flags);
extern bool swift_isDeallocating(const void *object);

intptr_t rg_field_count(const void *type) { return swift_reflectionMirror_recursiveCount(type); }

const void *rg_field_type(const void *type, intptr_t index, rg_field *field) {
  return swift_reflectionMirror_recursiveChildMetadata(type, index, field);
}

intptr_t rg_field_offset(const void *type, intptr_t index) {
  return swift_reflectionMirror_recursiveChildOffset(type, index);
}

const void *rg_type_named(
    const char *name, size_t length, const void *context, const void *const *arguments) {
  return swift_getTypeByMangledNameInContext(name, length, context, arguments);
}

const void *rg_type_named_in_environment(
    const char *name, size_t length, const void *environment, const void *const *arguments) {
  return swift_getTypeByMangledNameInEnvironment(name, length, environment, arguments);
}

char *rg_demangle(const char *name) { return swift_demangle(name, strlen(name), 0, 0, 0); }

bool rg_is_being_deallocated(uintptr_t object) { return swift_isDeallocating((const void *)object); }

// MARK: - Enum witnesses

enum { WITNESS_GET_TAG = 11, WITNESS_PROJECT = 12 };

typedef SWIFT uint32_t (*tag_witness)(const void *value, const void *type);
typedef SWIFT void (*project_witness)(void *value, const void *type);

static const void *const *witnesses(const void *type) {
  return ((const void *const *const *)type)[-1];
}

uint32_t rg_enum_tag(uintptr_t value, const void *type) {
  return ((tag_witness)witnesses(type)[WITNESS_GET_TAG])((const void *)value, type);
}

void rg_enum_project(void *copy, const void *type) {
  ((project_witness)witnesses(type)[WITNESS_PROJECT])(copy, type);
}

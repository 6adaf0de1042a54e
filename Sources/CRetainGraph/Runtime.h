#pragma once

#include <stdbool.h>
#include <stdint.h>

uint32_t rg_enum_tag(uintptr_t value, const void *type);
/// Leaves the payload in place of the value, which is a copy that nobody owns.
void rg_enum_project(void *copy, const void *type);
/// True of an object that is gone but for the memory that unowned references keep.
bool rg_is_being_deallocated(uintptr_t object);

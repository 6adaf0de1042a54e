#pragma once

#include "Memory.h"

// Layout of Swift's metadata on 64-bit systems without Objective-C, as documented in
// docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h of the Swift project.

enum {
  KIND_CLASS = 0,
  KIND_LAST_TYPE = 0x7ff,
  KIND_CLOSURE_CONTEXT = 0x400,
  KIND_BOX = 0x500,
  KIND_ERROR = 0x501,
  KIND_TASK = 0x502,

  CLASS_SUPERCLASS = 8,
  CLASS_INSTANCE_SIZE = 24,
  CLASS_DESCRIPTOR = 40,

  DESCRIPTOR_KIND_MASK = 0x1f,
  DESCRIPTOR_KIND_CLASS = 16,

  WITNESS_FLAGS = 80,
  WITNESS_TABLE_SIZE = 88,
  VALUE_IS_NOT_PLAIN_DATA = 0x10000,
  VALUE_IS_NOT_INLINE = 0x20000,
  ALIGNMENT_MASK = 0xff,

  OBJECT_HEADER = 16,
};

// No object lies in the first pages, and user space ends here.
static const uintptr_t LOWEST_ADDRESS = 0x10000;
static const uintptr_t END_OF_ADDRESSES = 1ul << 47;

RG_INLINE uintptr_t rg_kind(uintptr_t type) {
  uintptr_t kind = rg_load(type);
  return kind > KIND_LAST_TYPE ? KIND_CLASS : kind;
}

RG_INLINE uint32_t rg_value_flags(uintptr_t type) {
  return rg_load32(rg_load(type - 8) + WITNESS_FLAGS);
}

RG_INLINE size_t rg_align(size_t offset, size_t mask) { return (offset + mask) & ~mask; }

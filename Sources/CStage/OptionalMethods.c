#include "CStage.h"

#include <stddef.h>
#include <string.h>

// Swift calls what an extension of a protocol has in place of a method directly from the witness that
// the compiler makes for each conformance, and a class's own method through the same place. So the
// machine code of the witness says which of both it is: it needs neither symbols nor a debug build. An
// optimised build lets functions that are the same jump to one of them: those jumps are followed.

// Each has code of its own, so that no linker folds two of them into one.
static volatile int last_absent;
void stage_absent_commit(void) { last_absent = 1; }
void stage_absent_move(void) { last_absent = 2; }

/// From the unwinder: where the function begins that a call returns to; null for what is no code.
extern void *_Unwind_FindEnclosingFunction(void *return_address);

enum {
  /// How long a body may be that does nothing but call one function.
  BODY_LIMIT = 512,
  /// How long a function may be that does nothing but jump to another, and how often one leads to one.
  JUMP_LIMIT = 32,
  MOST_JUMPS = 3,
  /// Functions begin at multiples of it.
  CODE_ALIGNMENT = 16,
  /// From the witness to what stands in for the method, and from there to the mark.
  LONGEST_CHAIN = 2,
  // Class metadata, in words: see Initializers.c.
  FIRST_CLASS_WORD = 5,
  CLASS_SIZE_OFFSET = 32,
};

static int is_function(const uint8_t *code) {
  return (uintptr_t)code > 4096 && _Unwind_FindEnclosingFunction((void *)(code + 1)) == code;
}

// The target of a direct call or jump at `code`, and which of both it is; null for another instruction.
#if defined(__x86_64__)
enum { INSTRUCTION_STEP = 1, CALL_LENGTH = 5, READS_CODE = 1 };
static const uint8_t *call_target(const uint8_t *code, int *is_jump) {
  if (code[0] != 0xe8 && code[0] != 0xe9) return 0;
  int32_t distance;
  memcpy(&distance, code + 1, sizeof distance);
  *is_jump = code[0] == 0xe9;
  return code + CALL_LENGTH + distance;
}
#elif defined(__aarch64__)
enum { INSTRUCTION_STEP = 4, CALL_LENGTH = 4, READS_CODE = 1 };
static const uint8_t *call_target(const uint8_t *code, int *is_jump) {
  uint32_t word;
  memcpy(&word, code, sizeof word);
  uint32_t operation = word & 0xfc000000u;
  if (operation != 0x94000000u && operation != 0x14000000u) return 0;
  *is_jump = operation == 0x14000000u;
  return code + (int64_t)((int32_t)(word << 6) >> 6) * 4;
}
#else
enum { INSTRUCTION_STEP = 1, CALL_LENGTH = 1, READS_CODE = 0 };
static const uint8_t *call_target(const uint8_t *code, int *is_jump) { return 0; }
#endif

int stage_reads_code(void) { return READS_CODE; }

static size_t length_of(const uint8_t *function) {
  size_t length = CODE_ALIGNMENT;
  length -= (uintptr_t)function % CODE_ALIGNMENT;
  while (length < BODY_LIMIT &&
         _Unwind_FindEnclosingFunction((void *)(function + length + 1)) == function)
    length += CODE_ALIGNMENT;
  return length;
}

// Where a function that does nothing but jump to another leads; else the function itself.
static const uint8_t *destination(const uint8_t *function, const void *mark) {
  for (int jumps = 0; jumps < MOST_JUMPS && function != mark; jumps++) {
    size_t length = length_of(function);
    if (length > JUMP_LIMIT) break;
    const uint8_t *next = 0;
    for (size_t at = 0; at + CALL_LENGTH <= length; at += INSTRUCTION_STEP) {
      int is_jump;
      const uint8_t *target = call_target(function + at, &is_jump);
      if (!target || !is_function(target)) continue;
      if (!is_jump) return function;
      next = target;
    }
    if (!next) break;
    function = next;
  }
  return function;
}

static int reaches(const uint8_t *code, const void *mark, int chain) {
  const uint8_t *function = destination(code, mark);
  if (function == mark) return 1;
  if (chain == 0) return 0;
  size_t length = length_of(function);
  for (size_t at = 0; at + CALL_LENGTH <= length; at += INSTRUCTION_STEP) {
    int is_jump;
    const uint8_t *target = call_target(function + at, &is_jump);
    if (!target) continue;
    if (target == mark) return 1;
    if (chain > 1 && is_function(target) && reaches(target, mark, chain - 1)) return 1;
  }
  return 0;
}

// The number of requirements of the protocol that a witness table is for: the table begins with the
// descriptor of the conformance, which begins with a reference to that of the protocol.
static uint32_t requirement_count(const void *const *witnesses) {
  const int32_t *conformance = witnesses[0];
  intptr_t reference = (intptr_t)conformance + (*conformance & ~1);
  const void *protocol =
      *conformance & 1 ? *(const void *const *)reference : (const void *)reference;
  return ((const uint32_t *)protocol)[4];
}

int stage_witness_reaches(const void *table, const void *mark) {
  if (!READS_CODE) return 0;
  const void *const *witnesses = table;
  uint32_t count = requirement_count(witnesses);
  for (uint32_t word = 1; word <= count; word++)
    if (is_function(witnesses[word]) && reaches(witnesses[word], mark, LONGEST_CHAIN)) return 1;
  return 0;
}

int stage_class_reaches(const void *metadata, const void *mark) {
  if (!READS_CODE) return 0;
  uint32_t size, address_point;
  memcpy(&size, (const uint8_t *)metadata + CLASS_SIZE_OFFSET, sizeof size);
  memcpy(&address_point, (const uint8_t *)metadata + CLASS_SIZE_OFFSET + 4, sizeof address_point);
  if (size < address_point || size > 1 << 20) return 0;
  size_t count = (size - address_point) / sizeof(void *);
  for (size_t word = FIRST_CLASS_WORD; word < count; word++) {
    const uint8_t *function = ((const uint8_t *const *)metadata)[word];
    if (is_function(function) && reaches(function, mark, 1)) return 1;
  }
  return 0;
}

const void *stage_absent_mark(int method) {
  return method == 0 ? (const void *)stage_absent_commit : (const void *)stage_absent_move;
}

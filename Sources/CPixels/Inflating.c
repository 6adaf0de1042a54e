#include "CPixels.h"

#include <string.h>

// RFC 1950 and 1951. Every read and every write is checked: files come from anywhere.

struct reader {
  const uint8_t *next, *end;
  uint32_t held;
  int count;
  int is_broken;
};

static uint32_t take(struct reader *reader, int count) {
  while (reader->count < count) {
    if (reader->next == reader->end) {
      reader->is_broken = 1;
      return 0;
    }
    reader->held |= (uint32_t)*reader->next++ << reader->count;
    reader->count += 8;
  }
  uint32_t value = reader->held & ((1u << count) - 1);
  reader->held >>= count;
  reader->count -= count;
  return value;
}

/// The symbols in the order of their codes, and how many codes have each length.
struct codes {
  uint16_t counts[16];
  uint16_t symbols[288];
};

static void make_codes(struct codes *codes, const uint8_t *lengths, int count) {
  memset(codes, 0, sizeof *codes);
  for (int symbol = 0; symbol < count; symbol++) codes->counts[lengths[symbol]]++;
  codes->counts[0] = 0;
  uint16_t starts[16] = {0};
  for (int length = 1; length < 15; length++)
    starts[length + 1] = (uint16_t)(starts[length] + codes->counts[length]);
  for (int symbol = 0; symbol < count; symbol++)
    if (lengths[symbol]) codes->symbols[starts[lengths[symbol]]++] = (uint16_t)symbol;
}

static int take_symbol(struct reader *reader, const struct codes *codes) {
  int code = 0, first = 0, index = 0;
  for (int length = 1; length < 16; length++) {
    code |= (int)take(reader, 1);
    int count = codes->counts[length];
    if (code - count < first) return codes->symbols[index + (code - first)];
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  reader->is_broken = 1;
  return 256;
}

static int read_tables(struct reader *reader, struct codes *lengths, struct codes *distances) {
  static const uint8_t order[19] = {
      16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int length_count = (int)take(reader, 5) + 257, distance_count = (int)take(reader, 5) + 1;
  int code_count = (int)take(reader, 4) + 4;
  uint8_t sizes[320] = {0};
  for (int index = 0; index < code_count; index++) sizes[order[index]] = (uint8_t)take(reader, 3);
  struct codes codes;
  make_codes(&codes, sizes, 19);
  memset(sizes, 0, sizeof sizes);
  int total = length_count + distance_count;
  if (length_count > 286 || total > 318) return 0;
  for (int index = 0; index < total;) {
    int symbol = take_symbol(reader, &codes);
    if (reader->is_broken) return 0;
    if (symbol < 16) {
      sizes[index++] = (uint8_t)symbol;
      continue;
    }
    if (symbol == 16 && index == 0) return 0;
    uint8_t size = symbol == 16 ? sizes[index - 1] : 0;
    int count = symbol == 16   ? (int)take(reader, 2) + 3
        : symbol == 17 ? (int)take(reader, 3) + 3
                       : (int)take(reader, 7) + 11;
    if (index + count > total) return 0;
    while (count-- > 0) sizes[index++] = size;
  }
  make_codes(lengths, sizes, length_count);
  make_codes(distances, sizes + length_count, distance_count);
  return 1;
}

static void fixed_tables(struct codes *lengths, struct codes *distances) {
  uint8_t sizes[288];
  for (int symbol = 0; symbol < 288; symbol++)
    sizes[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
  make_codes(lengths, sizes, 288);
  memset(sizes, 5, 30);
  make_codes(distances, sizes, 30);
}

/// The number that the symbol stands for, with its extra bits: groups of `group` symbols have one more
/// bit each.
static int take_step(struct reader *reader, int symbol, int group) {
  int base = 0, extra = 0;
  for (int index = 0; index <= symbol; index++) {
    extra = index < 2 * group ? 0 : index / group - 1;
    if (index < symbol) base += 1 << extra;
  }
  return base + (int)take(reader, extra);
}

long pixels_inflate(const uint8_t *stream, size_t count, uint8_t *bytes, size_t capacity) {
  if (count < 2 || (stream[0] & 0x0F) != 8 || (stream[0] << 8 | stream[1]) % 31 || stream[1] & 0x20)
    return -1;
  struct reader reader = {.next = stream + 2, .end = stream + count};
  size_t made = 0;
  int is_last = 0;
  while (!is_last && !reader.is_broken && made < capacity) {
    is_last = (int)take(&reader, 1);
    int kind = (int)take(&reader, 2);
    if (kind == 3) return -1;
    if (kind == 0) {
      reader.held = 0;
      reader.count = 0;
      if (reader.end - reader.next < 4) return -1;
      size_t length = (size_t)(reader.next[0] | reader.next[1] << 8);
      reader.next += 4;
      if ((size_t)(reader.end - reader.next) < length) return -1;
      if (length > capacity - made) length = capacity - made;
      memcpy(bytes + made, reader.next, length);
      reader.next += length;
      made += length;
      continue;
    }
    struct codes lengths, distances;
    if (kind == 1) fixed_tables(&lengths, &distances);
    else if (!read_tables(&reader, &lengths, &distances)) return -1;
    for (;;) {
      int symbol = take_symbol(&reader, &lengths);
      if (reader.is_broken) return -1;
      if (symbol == 256 || made == capacity) break;
      if (symbol < 256) {
        bytes[made++] = (uint8_t)symbol;
        continue;
      }
      if (symbol > 285) return -1;
      int length = symbol == 285 ? 258 : take_step(&reader, symbol - 257, 4) + 3;
      int code = take_symbol(&reader, &distances);
      if (code > 29) return -1;
      size_t distance = (size_t)take_step(&reader, code, 2) + 1;
      if (reader.is_broken || distance > made) return -1;
      for (; length > 0 && made < capacity; length--, made++) bytes[made] = bytes[made - distance];
    }
  }
  return reader.is_broken ? -1 : (long)made;
}

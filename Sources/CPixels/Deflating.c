#include "CPixels.h"

#include <stdlib.h>
#include <string.h>

// RFC 1950 and 1951, with the codes that need no table in the stream. zlib would do better by a few per
// cent; but it is no part of Swift's toolchain, and an app that is tested needs no other library.

struct bits {
  uint8_t *next;
  uint64_t held;
  int count;
};

static void put(struct bits *bits, uint32_t value, int count) {
  bits->held |= (uint64_t)value << bits->count;
  bits->count += count;
  while (bits->count >= 8) {
    *bits->next++ = (uint8_t)bits->held;
    bits->held >>= 8;
    bits->count -= 8;
  }
}

/// Huffman codes begin with their highest bit.
static void put_code(struct bits *bits, uint32_t code, int count) {
  uint32_t turned = 0;
  for (int index = 0; index < count; index++) turned |= ((code >> index) & 1) << (count - 1 - index);
  put(bits, turned, count);
}

static void put_symbol(struct bits *bits, int symbol) {
  if (symbol < 144) put_code(bits, (uint32_t)(0x30 + symbol), 8);
  else if (symbol < 256) put_code(bits, (uint32_t)(0x190 + symbol - 144), 9);
  else if (symbol < 280) put_code(bits, (uint32_t)(symbol - 256), 7);
  else put_code(bits, (uint32_t)(0xC0 + symbol - 280), 8);
}

/// Writes a number of a table in which every `per_size` entries share a count of extra bits.
static void put_step(struct bits *bits, int value, int group, int is_length) {
  // Groups of 4 lengths, or of 2 distances, have one more extra bit each.
  int symbol = 0, base = 0, extra = 0;
  for (;;) {
    extra = symbol < 2 * group ? 0 : symbol / group - 1;
    if (value < base + (1 << extra)) break;
    base += 1 << extra;
    symbol++;
  }
  if (is_length) put_symbol(bits, 257 + symbol);
  else put_code(bits, (uint32_t)symbol, 5);
  put(bits, (uint32_t)(value - base), extra);
}

static void put_match(struct bits *bits, int length, int distance) {
  // The longest match has a code of its own.
  if (length == 258) put_symbol(bits, 285);
  else put_step(bits, length - 3, 4, 1);
  put_step(bits, distance - 1, 2, 0);
}

static uint32_t adler(const uint8_t *bytes, size_t count) {
  uint32_t low = 1, high = 0;
  while (count > 0) {
    size_t part = count < 5552 ? count : 5552;
    count -= part;
    while (part-- > 0) low += *bytes++, high += low;
    low %= 65521, high %= 65521;
  }
  return high << 16 | low;
}

enum { hash_size = 1 << 15, window = 1 << 15, longest = 258, tries = 16 };

static uint32_t hash(const uint8_t *bytes) {
  uint32_t value = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
  return (value * 2654435761u) >> 17;
}

size_t pixels_zlib_bound(size_t count) { return count + count / 8 + 64; }

size_t pixels_deflate(const uint8_t *bytes, size_t count, uint8_t *stream) {
  struct bits bits = {.next = stream};
  put(&bits, 0x78, 8);
  put(&bits, 0x01, 8);
  put(&bits, 1, 1);
  put(&bits, 1, 2);

  // The last place of three bytes with a hash, and the one before each place; plus 1.
  size_t *heads = calloc(hash_size, sizeof(size_t));
  size_t *earlier = calloc(window, sizeof(size_t));
  size_t index = 0;
  while (index < count) {
    size_t limit = count - index < longest ? count - index : longest;
    size_t best = 0, distance = 0;
    if (heads && earlier && limit >= 3) {
      size_t place = heads[hash(bytes + index)];
      for (int attempt = 0; attempt < tries && place > 0; attempt++) {
        size_t start = place - 1;
        if (start >= index || index - start > window - 1) break;
        size_t length = 0;
        while (length < limit && bytes[start + length] == bytes[index + length]) length++;
        if (length > best) best = length, distance = index - start;
        if (best == limit) break;
        place = earlier[start % window];
      }
    }
    size_t step = best >= 3 ? best : 1;
    if (best >= 3) put_match(&bits, (int)best, (int)distance);
    else put_symbol(&bits, bytes[index]);
    for (size_t end = index + step; index < end; index++) {
      if (!heads || !earlier || count - index < 3) continue;
      uint32_t key = hash(bytes + index);
      earlier[index % window] = heads[key];
      heads[key] = index + 1;
    }
  }
  free(heads);
  free(earlier);
  put_symbol(&bits, 256);
  if (bits.count > 0) put(&bits, 0, 8 - bits.count);
  uint32_t sum = adler(bytes, count);
  for (int shift = 24; shift >= 0; shift -= 8) put(&bits, sum >> shift & 0xFF, 8);
  return (size_t)(bits.next - stream);
}

uint32_t pixels_crc(const uint8_t *bytes, size_t count) {
  // Made for each chunk, of which a file has four: nothing is shared by threads.
  uint32_t table[256];
  for (uint32_t value = 0; value < 256; value++) {
    uint32_t rest = value;
    for (int bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xEDB88320u ^ rest >> 1 : rest >> 1;
    table[value] = rest;
  }
  uint32_t sum = 0xFFFFFFFFu;
  while (count-- > 0) sum = table[(sum ^ *bytes++) & 0xFF] ^ sum >> 8;
  return ~sum;
}

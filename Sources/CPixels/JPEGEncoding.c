#include "CPixels.h"

#include <math.h>
#include <string.h>

// The baseline process of ITU-T T.81, three channels of the same size, with the tables of its annex K.

static const uint8_t zigzag[64] = {
    0,  1,  8,  16, 9,  2,  3,  10, 17, 24, 32, 25, 18, 11, 4,  5,  12, 19, 26, 33, 40, 48,
    41, 34, 27, 20, 13, 6,  7,  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23,
    30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63};

static const uint8_t steps[2][64] = {
    {16, 11, 10, 16, 24,  40,  51,  61,  12, 12, 14, 19, 26,  58,  60,  55,
     14, 13, 16, 24, 40,  57,  69,  56,  14, 17, 22, 29, 51,  87,  80,  62,
     18, 22, 37, 56, 68,  109, 103, 77,  24, 35, 55, 64, 81,  104, 113, 92,
     49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99},
    {17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99,
     24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99,
     99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
     99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99}};

/// How many codes have 1 to 16 bits, and the symbols in the order of their codes.
struct table {
  uint8_t counts[16];
  uint8_t symbols[162];
};

static const struct table means[2] = {
    {{0, 1, 5, 1, 1, 1, 1, 1, 1}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}},
    {{0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}}};

static const struct table details[2] = {
    {{0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125},
     {0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51,
      0x61, 0x07, 0x22, 0x71, 0x14, 0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1,
      0x15, 0x52, 0xD1, 0xF0, 0x24, 0x33, 0x62, 0x72, 0x82, 0x09, 0x0A, 0x16, 0x17, 0x18,
      0x19, 0x1A, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39,
      0x3A, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49, 0x4A, 0x53, 0x54, 0x55, 0x56, 0x57,
      0x58, 0x59, 0x5A, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68, 0x69, 0x6A, 0x73, 0x74, 0x75,
      0x76, 0x77, 0x78, 0x79, 0x7A, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x92,
      0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7,
      0xA8, 0xA9, 0xAA, 0xB2, 0xB3, 0xB4, 0xB5, 0xB6, 0xB7, 0xB8, 0xB9, 0xBA, 0xC2, 0xC3,
      0xC4, 0xC5, 0xC6, 0xC7, 0xC8, 0xC9, 0xCA, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xD8,
      0xD9, 0xDA, 0xE1, 0xE2, 0xE3, 0xE4, 0xE5, 0xE6, 0xE7, 0xE8, 0xE9, 0xEA, 0xF1, 0xF2,
      0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8, 0xF9, 0xFA}},
    {{0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119},
     {0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07,
      0x61, 0x71, 0x13, 0x22, 0x32, 0x81, 0x08, 0x14, 0x42, 0x91, 0xA1, 0xB1, 0xC1, 0x09,
      0x23, 0x33, 0x52, 0xF0, 0x15, 0x62, 0x72, 0xD1, 0x0A, 0x16, 0x24, 0x34, 0xE1, 0x25,
      0xF1, 0x17, 0x18, 0x19, 0x1A, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x35, 0x36, 0x37, 0x38,
      0x39, 0x3A, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49, 0x4A, 0x53, 0x54, 0x55, 0x56,
      0x57, 0x58, 0x59, 0x5A, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68, 0x69, 0x6A, 0x73, 0x74,
      0x75, 0x76, 0x77, 0x78, 0x79, 0x7A, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89,
      0x8A, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0xA2, 0xA3, 0xA4, 0xA5,
      0xA6, 0xA7, 0xA8, 0xA9, 0xAA, 0xB2, 0xB3, 0xB4, 0xB5, 0xB6, 0xB7, 0xB8, 0xB9, 0xBA,
      0xC2, 0xC3, 0xC4, 0xC5, 0xC6, 0xC7, 0xC8, 0xC9, 0xCA, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6,
      0xD7, 0xD8, 0xD9, 0xDA, 0xE2, 0xE3, 0xE4, 0xE5, 0xE6, 0xE7, 0xE8, 0xE9, 0xEA, 0xF2,
      0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8, 0xF9, 0xFA}}};

struct code {
  uint16_t bits;
  uint8_t length;
};

struct writer {
  uint8_t *next;
  uint32_t held;
  int count;
  /// By channel kind (brightness, colour): for the means and the details of blocks.
  struct code means[2][256], details[2][256];
  uint8_t steps[2][64];
  double cosines[8][8];
};

static void put_byte(struct writer *writer, int value) { *writer->next++ = (uint8_t)value; }

static void put_word(struct writer *writer, int value) {
  put_byte(writer, value >> 8);
  put_byte(writer, value & 0xFF);
}

static void put_bits(struct writer *writer, uint32_t value, int count) {
  writer->held = writer->held << count | value;
  writer->count += count;
  while (writer->count >= 8) {
    int value = writer->held >> (writer->count - 8) & 0xFF;
    put_byte(writer, value);
    // 0xFF begins a marker; a zero says that it is none.
    if (value == 0xFF) put_byte(writer, 0);
    writer->count -= 8;
  }
  writer->held &= (1u << writer->count) - 1;
}

static void make_codes(const struct table *table, struct code *codes) {
  int code = 0, index = 0;
  for (int length = 1; length <= 16; length++, code <<= 1)
    for (int count = 0; count < table->counts[length - 1]; count++, code++, index++)
      codes[table->symbols[index]] = (struct code){(uint16_t)code, (uint8_t)length};
}

static void put_table(struct writer *writer, int kind, const struct table *table) {
  int count = 0;
  for (int index = 0; index < 16; index++) count += table->counts[index];
  put_word(writer, 0xFFC4);
  put_word(writer, 19 + count);
  put_byte(writer, kind);
  for (int index = 0; index < 16; index++) put_byte(writer, table->counts[index]);
  for (int index = 0; index < count; index++) put_byte(writer, table->symbols[index]);
}

static void put_head(struct writer *writer, int width, int height) {
  put_word(writer, 0xFFD8);
  put_word(writer, 0xFFE0);
  put_word(writer, 16);
  memcpy(writer->next, "JFIF\0\1\1\0\0\1\0\1\0\0", 14);
  writer->next += 14;
  for (int kind = 0; kind < 2; kind++) {
    put_word(writer, 0xFFDB);
    put_word(writer, 67);
    put_byte(writer, kind);
    for (int index = 0; index < 64; index++) put_byte(writer, writer->steps[kind][zigzag[index]]);
  }
  put_word(writer, 0xFFC0);
  put_word(writer, 17);
  put_byte(writer, 8);
  put_word(writer, height);
  put_word(writer, width);
  put_byte(writer, 3);
  for (int channel = 0; channel < 3; channel++) {
    put_byte(writer, channel + 1);
    put_byte(writer, 0x11);
    put_byte(writer, channel > 0);
  }
  for (int kind = 0; kind < 2; kind++) {
    put_table(writer, kind, &means[kind]);
    put_table(writer, 0x10 + kind, &details[kind]);
  }
  put_word(writer, 0xFFDA);
  put_word(writer, 12);
  put_byte(writer, 3);
  for (int channel = 0; channel < 3; channel++) {
    put_byte(writer, channel + 1);
    put_byte(writer, channel > 0 ? 0x11 : 0);
  }
  put_byte(writer, 0);
  put_byte(writer, 63);
  put_byte(writer, 0);
}

static int bit_length(int value) {
  int length = 0;
  for (value = value < 0 ? -value : value; value > 0; value >>= 1) length++;
  return length;
}

static void put_number(struct writer *writer, int value, int length) {
  if (length > 0)
    put_bits(writer, (uint32_t)(value > 0 ? value : value + (1 << length) - 1), length);
}

static void transform(struct writer *writer, const double *block, int kind, int *result) {
  double rows[64];
  for (int y = 0; y < 8; y++)
    for (int u = 0; u < 8; u++) {
      double sum = 0;
      for (int x = 0; x < 8; x++) sum += block[y * 8 + x] * writer->cosines[u][x];
      rows[y * 8 + u] = sum;
    }
  for (int v = 0; v < 8; v++)
    for (int u = 0; u < 8; u++) {
      double sum = 0;
      for (int y = 0; y < 8; y++) sum += rows[y * 8 + u] * writer->cosines[v][y];
      result[v * 8 + u] = (int)lround(sum / writer->steps[kind][v * 8 + u]);
    }
}

static void put_block(struct writer *writer, const double *block, int kind, int *mean) {
  int values[64];
  transform(writer, block, kind, values);
  int difference = values[0] - *mean, length = bit_length(difference);
  *mean = values[0];
  struct code code = writer->means[kind][length];
  put_bits(writer, code.bits, code.length);
  put_number(writer, difference, length);
  int zeros = 0;
  for (int index = 1; index < 64; index++) {
    int value = values[zigzag[index]];
    if (value == 0) {
      zeros++;
      continue;
    }
    for (; zeros > 15; zeros -= 16) {
      code = writer->details[kind][0xF0];
      put_bits(writer, code.bits, code.length);
    }
    length = bit_length(value);
    code = writer->details[kind][zeros << 4 | length];
    put_bits(writer, code.bits, code.length);
    put_number(writer, value, length);
    zeros = 0;
  }
  if (zeros > 0) {
    code = writer->details[kind][0];
    put_bits(writer, code.bits, code.length);
  }
}

/// The block of a channel; beside the picture its last pixels go on.
static void get_block(
    const uint8_t *pixels, int width, int height, int left, int top, int channel, double *block) {
  static const double factors[3][3] = {
      {0.299, 0.587, 0.114}, {-0.168736, -0.331264, 0.5}, {0.5, -0.418688, -0.081312}};
  for (int y = 0; y < 8; y++)
    for (int x = 0; x < 8; x++) {
      int column = left + x < width ? left + x : width - 1;
      int row = top + y < height ? top + y : height - 1;
      const uint8_t *pixel = pixels + ((size_t)row * (size_t)width + (size_t)column) * 4;
      double value = factors[channel][0] * pixel[0] + factors[channel][1] * pixel[1]
        + factors[channel][2] * pixel[2];
      block[y * 8 + x] = channel == 0 ? value - 128 : value;
    }
}

static void prepare(struct writer *writer, int quality) {
  int percent = quality < 50 ? 5000 / quality : 200 - quality * 2;
  for (int kind = 0; kind < 2; kind++) {
    for (int index = 0; index < 64; index++) {
      int step = (steps[kind][index] * percent + 50) / 100;
      writer->steps[kind][index] = (uint8_t)(step < 1 ? 1 : step > 255 ? 255 : step);
    }
    make_codes(&means[kind], writer->means[kind]);
    make_codes(&details[kind], writer->details[kind]);
  }
  for (int u = 0; u < 8; u++)
    for (int x = 0; x < 8; x++)
      writer->cosines[u][x] = cos((2 * x + 1) * u * M_PI / 16) * (u == 0 ? sqrt(0.125) : 0.5);
}

size_t pixels_jpeg_bound(int width, int height) {
  // A number takes at most 27 bits, doubled where each byte is 0xFF.
  return 1024 + ((size_t)width + 7) / 8 * (((size_t)height + 7) / 8) * 3 * 64 * 7;
}

size_t pixels_jpeg(const uint8_t *pixels, int width, int height, int quality, uint8_t *file) {
  static const struct writer empty;
  struct writer writer = empty;
  writer.next = file;
  prepare(&writer, quality < 1 ? 1 : quality > 100 ? 100 : quality);
  put_head(&writer, width, height);
  int last[3] = {0};
  for (int top = 0; top < height; top += 8)
    for (int left = 0; left < width; left += 8)
      for (int channel = 0; channel < 3; channel++) {
        double block[64];
        get_block(pixels, width, height, left, top, channel, block);
        put_block(&writer, block, channel > 0, &last[channel]);
      }
  if (writer.count > 0) put_bits(&writer, (1u << (8 - writer.count)) - 1, 8 - writer.count);
  put_word(&writer, 0xFFD9);
  return (size_t)(writer.next - file);
}

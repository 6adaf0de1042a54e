#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// ITU-T T.81: the baseline, the extended and the progressive process with Huffman codes and eight bits.
// Every read is checked: files come from anywhere. What is missing at the end of a file stays grey.

static const uint8_t natural[64] = {
    0,  1,  8,  16, 9,  2,  3,  10, 17, 24, 32, 25, 18, 11, 4,  5,  12, 19, 26, 33, 40, 48,
    41, 34, 27, 20, 13, 6,  7,  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23,
    30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63};

struct codes {
  /// How many codes have 1 to 16 bits, and the symbols in the order of their codes.
  uint8_t counts[17];
  uint8_t symbols[256];
};

struct channel {
  int name, across, down, table;
  /// How many blocks there are, whole units of the interleaved scan included.
  int columns, rows;
  int16_t *blocks;
  /// Of the current scan.
  int mean_codes, detail_codes, mean;
};

struct decoder {
  const uint8_t *next, *end;
  uint32_t held;
  int count;
  int width, height, is_progressive, restart_interval, color_transform;
  int channel_count, across, down;
  struct channel channels[4];
  uint16_t steps[4][64];
  struct codes means[4], details[4];
  /// How many blocks of a progressive scan have no more numbers.
  int ended_blocks;
  int has_scan, has_failed;
};

// MARK: Bits

static int take_bit(struct decoder *decoder) {
  if (decoder->count == 0) {
    int value = 0;
    // A marker ends the numbers of a scan; zeros follow.
    if (decoder->next < decoder->end) {
      if (decoder->next[0] != 0xFF) {
        value = *decoder->next++;
      } else if (decoder->end - decoder->next > 1 && decoder->next[1] == 0) {
        value = 0xFF;
        decoder->next += 2;
      }
    }
    decoder->held = (uint32_t)value;
    decoder->count = 8;
  }
  return (int)(decoder->held >> --decoder->count & 1);
}

static int take_bits(struct decoder *decoder, int count) {
  int value = 0;
  while (count-- > 0) value = value << 1 | take_bit(decoder);
  return value;
}

/// A number of that many bits; those that begin with 0 are negative.
static int take_number(struct decoder *decoder, int length) {
  if (length == 0) return 0;
  int value = take_bits(decoder, length);
  return value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
}

static int take_symbol(struct decoder *decoder, const struct codes *codes) {
  int code = 0, first = 0, index = 0;
  for (int length = 1; length <= 16; length++) {
    code |= take_bit(decoder);
    int count = codes->counts[length];
    if (code - first < count) return codes->symbols[index + code - first];
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  decoder->has_failed = 1;
  return 0;
}

// MARK: Blocks

static void read_block(struct decoder *decoder, struct channel *channel, int16_t *block) {
  int length = take_symbol(decoder, &decoder->means[channel->mean_codes]);
  if (length > 15) {
    decoder->has_failed = 1;
    return;
  }
  channel->mean += take_number(decoder, length);
  block[0] = (int16_t)channel->mean;
  for (int index = 1; index < 64;) {
    int symbol = take_symbol(decoder, &decoder->details[channel->detail_codes]);
    int zeros = symbol >> 4;
    length = symbol & 15;
    if (length == 0 && zeros < 15) break;
    index += zeros;
    if (index > 63) break;
    block[natural[index++]] = (int16_t)take_number(decoder, length);
  }
}

static void read_means(
    struct decoder *decoder, struct channel *channel, int16_t *block, int is_first, int low) {
  if (!is_first) {
    if (take_bit(decoder)) block[0] |= (int16_t)(1 << low);
    return;
  }
  int length = take_symbol(decoder, &decoder->means[channel->mean_codes]);
  if (length > 15) {
    decoder->has_failed = 1;
    return;
  }
  channel->mean += take_number(decoder, length);
  block[0] = (int16_t)(channel->mean * (1 << low));
}

static void read_details(
    struct decoder *decoder, struct channel *channel, int16_t *block, int start, int last, int low) {
  if (decoder->ended_blocks > 0) {
    decoder->ended_blocks--;
    return;
  }
  for (int index = start; index <= last;) {
    int symbol = take_symbol(decoder, &decoder->details[channel->detail_codes]);
    int zeros = symbol >> 4, length = symbol & 15;
    if (length == 0) {
      if (zeros < 15) {
        decoder->ended_blocks = (1 << zeros) - 1 + take_bits(decoder, zeros);
        return;
      }
      index += 16;
      continue;
    }
    index += zeros;
    if (index > 63) return;
    block[natural[index++]] = (int16_t)(take_number(decoder, length) * (1 << low));
  }
}

/// Adds a bit to a number that is not 0 already.
static void refine(struct decoder *decoder, int16_t *number, int low) {
  if (!take_bit(decoder) || (*number & 1 << low)) return;
  *number = (int16_t)(*number + (*number > 0 ? 1 << low : -(1 << low)));
}

static void refine_details(
    struct decoder *decoder, struct channel *channel, int16_t *block, int start, int last, int low) {
  int index = start;
  if (decoder->ended_blocks == 0) {
    while (index <= last) {
      int symbol = take_symbol(decoder, &decoder->details[channel->detail_codes]);
      int zeros = symbol >> 4, length = symbol & 15, value = 0;
      if (decoder->has_failed) return;
      if (length == 0 && zeros < 15) {
        decoder->ended_blocks = (1 << zeros) + take_bits(decoder, zeros);
        break;
      }
      if (length) value = take_bit(decoder) ? 1 << low : -(1 << low);
      // Zeros are counted; numbers between them get their next bit.
      for (; index <= last; index++) {
        int16_t *number = &block[natural[index]];
        if (*number) {
          refine(decoder, number, low);
        } else if (zeros-- == 0) {
          *number = (int16_t)value;
          index++;
          break;
        }
      }
    }
  }
  if (decoder->ended_blocks > 0) {
    for (; index <= last; index++)
      if (block[natural[index]]) refine(decoder, &block[natural[index]], low);
    decoder->ended_blocks--;
  }
}

// MARK: Scans

struct scan {
  int start, last, high, low;
};

static void read_any(
    struct decoder *decoder, struct channel *channel, int column, int row,
    const struct scan *scan) {
  if (column >= channel->columns || row >= channel->rows) return;
  int16_t *block = channel->blocks + ((size_t)row * (size_t)channel->columns + (size_t)column) * 64;
  if (!decoder->is_progressive) read_block(decoder, channel, block);
  else if (scan->start == 0) read_means(decoder, channel, block, scan->high == 0, scan->low);
  else if (scan->high == 0)
    read_details(decoder, channel, block, scan->start, scan->last, scan->low);
  else refine_details(decoder, channel, block, scan->start, scan->last, scan->low);
}

static void restart(struct decoder *decoder) {
  decoder->count = 0;
  decoder->ended_blocks = 0;
  for (int index = 0; index < decoder->channel_count; index++) decoder->channels[index].mean = 0;
  while (decoder->end - decoder->next > 1) {
    if (decoder->next[0] == 0xFF && decoder->next[1] >= 0xD0 && decoder->next[1] <= 0xD7) {
      decoder->next += 2;
      return;
    }
    // Another marker ends the scan.
    if (decoder->next[0] == 0xFF && decoder->next[1] != 0 && decoder->next[1] != 0xFF) return;
    decoder->next++;
  }
}

static int ceiling(int value, int divisor) { return (value + divisor - 1) / divisor; }

static void read_scan(
    struct decoder *decoder, struct channel **channels, int count, const struct scan *scan) {
  decoder->count = 0;
  decoder->ended_blocks = 0;
  for (int index = 0; index < count; index++) channels[index]->mean = 0;
  int columns = ceiling(decoder->width, 8 * decoder->across);
  int rows = ceiling(decoder->height, 8 * decoder->down);
  if (count == 1) {
    // A scan of one channel has no units: only blocks that show something.
    struct channel *only = channels[0];
    columns = ceiling(ceiling(decoder->width * only->across, decoder->across), 8);
    rows = ceiling(ceiling(decoder->height * only->down, decoder->down), 8);
  }
  int rest = decoder->restart_interval;
  for (int row = 0; row < rows; row++)
    for (int column = 0; column < columns; column++) {
      if (decoder->restart_interval && rest-- == 0) {
        restart(decoder);
        rest = decoder->restart_interval - 1;
      }
      if (count == 1) {
        read_any(decoder, channels[0], column, row, scan);
      } else {
        for (int index = 0; index < count; index++)
          for (int y = 0; y < channels[index]->down; y++)
            for (int x = 0; x < channels[index]->across; x++)
              read_any(
                  decoder, channels[index], column * channels[index]->across + x,
                  row * channels[index]->down + y, scan);
      }
      if (decoder->has_failed) return;
    }
}

// MARK: Segments

static int read_steps(struct decoder *decoder, const uint8_t *bytes, long length) {
  while (length > 0) {
    int is_long = bytes[0] >> 4, table = bytes[0] & 15, size = is_long ? 129 : 65;
    if (table > 3 || length < size) return 0;
    for (int index = 0; index < 64; index++)
      decoder->steps[table][natural[index]] = is_long
          ? (uint16_t)(bytes[1 + index * 2] << 8 | bytes[2 + index * 2])
          : bytes[1 + index];
    bytes += size, length -= size;
  }
  return 1;
}

static int read_codes(struct decoder *decoder, const uint8_t *bytes, long length) {
  while (length >= 17) {
    int is_detail = bytes[0] >> 4, table = bytes[0] & 15, total = 0;
    if (is_detail > 1 || table > 3) return 0;
    struct codes *codes = is_detail ? &decoder->details[table] : &decoder->means[table];
    memset(codes, 0, sizeof *codes);
    for (int index = 1; index <= 16; index++) total += codes->counts[index] = bytes[index];
    if (total > 256 || length < 17 + total) return 0;
    memcpy(codes->symbols, bytes + 17, (size_t)total);
    bytes += 17 + total, length -= 17 + total;
  }
  return length == 0;
}

static int read_frame(struct decoder *decoder, const uint8_t *bytes, long length) {
  if (decoder->channel_count || length < 6 || bytes[0] != 8) return 0;
  decoder->height = bytes[1] << 8 | bytes[2];
  decoder->width = bytes[3] << 8 | bytes[4];
  int count = bytes[5];
  if (!decoder->width || !decoder->height || (count != 1 && count != 3 && count != 4)) return 0;
  if (length < 6 + count * 3) return 0;
  for (int index = 0; index < count; index++) {
    struct channel *channel = &decoder->channels[index];
    const uint8_t *entry = bytes + 6 + index * 3;
    channel->name = entry[0];
    channel->across = entry[1] >> 4, channel->down = entry[1] & 15, channel->table = entry[2];
    if (channel->across < 1 || channel->across > 4 || channel->down < 1 || channel->down > 4
        || channel->table > 3)
      return 0;
    if (channel->across > decoder->across) decoder->across = channel->across;
    if (channel->down > decoder->down) decoder->down = channel->down;
  }
  for (int index = 0; index < count; index++) {
    struct channel *channel = &decoder->channels[index];
    channel->columns = ceiling(decoder->width, 8 * decoder->across) * channel->across;
    channel->rows = ceiling(decoder->height, 8 * decoder->down) * channel->down;
    size_t size = (size_t)channel->columns * (size_t)channel->rows * 64;
    channel->blocks = calloc(size, sizeof(int16_t));
    if (!channel->blocks) return 0;
  }
  decoder->channel_count = count;
  return 1;
}

static int begin_scan(struct decoder *decoder, const uint8_t *bytes, long length) {
  int count = length > 0 ? bytes[0] : 0;
  if (count < 1 || count > decoder->channel_count || length < 4 + count * 2) return 0;
  struct channel *channels[4];
  for (int index = 0; index < count; index++) {
    channels[index] = NULL;
    for (int other = 0; other < decoder->channel_count; other++)
      if (decoder->channels[other].name == bytes[1 + index * 2])
        channels[index] = &decoder->channels[other];
    if (!channels[index]) return 0;
    channels[index]->mean_codes = bytes[2 + index * 2] >> 4 & 3;
    channels[index]->detail_codes = bytes[2 + index * 2] & 3;
  }
  const uint8_t *rest = bytes + 1 + count * 2;
  struct scan scan = {rest[0], rest[1], rest[2] >> 4, rest[2] & 15};
  if (scan.start > 63 || scan.last > 63 || scan.low > 13) return 0;
  if (decoder->is_progressive && scan.start > 0 && count > 1) return 0;
  decoder->has_scan = 1;
  read_scan(decoder, channels, count, &scan);
  return !decoder->has_failed;
}

static int read_segments(struct decoder *decoder) {
  while (decoder->end - decoder->next >= 4) {
    if (decoder->next[0] != 0xFF || decoder->next[1] == 0 || decoder->next[1] == 0xFF) {
      decoder->next++;
      continue;
    }
    int marker = decoder->next[1];
    decoder->next += 2;
    if (marker == 0xD9) break;
    if (marker == 0xD8 || (marker >= 0xD0 && marker <= 0xD7)) continue;
    long length = (decoder->next[0] << 8 | decoder->next[1]) - 2;
    const uint8_t *bytes = decoder->next + 2;
    if (length < 0 || length > decoder->end - bytes) break;
    decoder->next = bytes + length;
    int is_good = 1;
    if (marker == 0xDB) is_good = read_steps(decoder, bytes, length);
    else if (marker == 0xC4) is_good = read_codes(decoder, bytes, length);
    else if (marker == 0xC0 || marker == 0xC1 || marker == 0xC2) {
      decoder->is_progressive = marker == 0xC2;
      is_good = read_frame(decoder, bytes, length);
    } else if (marker == 0xDD && length >= 2) decoder->restart_interval = bytes[0] << 8 | bytes[1];
    else if (marker == 0xEE && length >= 12 && !memcmp(bytes, "Adobe", 5))
      decoder->color_transform = bytes[11];
    else if (marker == 0xDA) is_good = begin_scan(decoder, bytes, length);
    else if (marker >= 0xC3 && marker <= 0xCF && marker != 0xC8 && marker != 0xCC) return 0;
    // A scan that ends early leaves a picture all the same.
    if (!is_good) return marker == 0xDA && decoder->has_scan;
  }
  return decoder->has_scan;
}

// MARK: Pixels

static void draw_block(
    const int16_t *block, const uint16_t *steps, double cosines[8][8], uint8_t *target,
    size_t row_length) {
  double rows[64];
  for (int v = 0; v < 8; v++)
    for (int x = 0; x < 8; x++) {
      double sum = 0;
      for (int u = 0; u < 8; u++)
        if (block[v * 8 + u]) sum += block[v * 8 + u] * steps[v * 8 + u] * cosines[u][x];
      rows[v * 8 + x] = sum;
    }
  for (int y = 0; y < 8; y++)
    for (int x = 0; x < 8; x++) {
      double sum = 128.5;
      for (int v = 0; v < 8; v++) sum += rows[v * 8 + x] * cosines[v][y];
      target[(size_t)y * row_length + (size_t)x] =
          (uint8_t)(sum < 0 ? 0 : sum > 255 ? 255 : sum);
    }
}

static uint8_t *draw_channel(struct decoder *decoder, struct channel *channel) {
  double cosines[8][8];
  for (int u = 0; u < 8; u++)
    for (int x = 0; x < 8; x++)
      cosines[u][x] = cos((2 * x + 1) * u * M_PI / 16) * (u == 0 ? sqrt(0.125) : 0.5);
  size_t row_length = (size_t)channel->columns * 8;
  uint8_t *plane = malloc(row_length * (size_t)channel->rows * 8);
  if (!plane) return NULL;
  for (int row = 0; row < channel->rows; row++)
    for (int column = 0; column < channel->columns; column++)
      draw_block(
          channel->blocks + ((size_t)row * (size_t)channel->columns + (size_t)column) * 64,
          decoder->steps[channel->table], cosines,
          plane + (size_t)row * 8 * row_length + (size_t)column * 8, row_length);
  return plane;
}

/// The number of a channel at a pixel. A channel with fewer numbers is spread evenly.
static double sample(
    const struct decoder *decoder, const struct channel *channel, const uint8_t *plane, int x,
    int y) {
  size_t row_length = (size_t)channel->columns * 8;
  if (channel->across == decoder->across && channel->down == decoder->down)
    return plane[(size_t)y * row_length + (size_t)x];
  double px = (x + 0.5) * channel->across / decoder->across - 0.5;
  double py = (y + 0.5) * channel->down / decoder->down - 0.5;
  int right = ceiling(decoder->width * channel->across, decoder->across) - 1;
  int bottom = ceiling(decoder->height * channel->down, decoder->down) - 1;
  px = px < 0 ? 0 : px > right ? right : px, py = py < 0 ? 0 : py > bottom ? bottom : py;
  int left = (int)px, top = (int)py;
  int next = left < right ? left + 1 : left, lower = top < bottom ? top + 1 : top;
  double part = px - left, lower_part = py - top;
  const uint8_t *upper_row = plane + (size_t)top * row_length;
  const uint8_t *lower_row = plane + (size_t)lower * row_length;
  double upper = upper_row[left] + (upper_row[next] - upper_row[left]) * part;
  double below = lower_row[left] + (lower_row[next] - lower_row[left]) * part;
  return upper + (below - upper) * lower_part;
}

static uint8_t rounded(double value) {
  return (uint8_t)(value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5);
}

static void draw_pixel(const struct decoder *decoder, const double *numbers, uint8_t *pixel) {
  double first = numbers[0], blue = numbers[1] - 128, red = numbers[2] - 128;
  pixel[3] = 255;
  if (decoder->channel_count == 1) {
    pixel[0] = pixel[1] = pixel[2] = rounded(first);
    return;
  }
  double color[3] = {numbers[0], numbers[1], numbers[2]};
  // Without a word of Adobe's, three channels are brightness and colour, and four are inks.
  int is_transformed = decoder->color_transform < 0 ? decoder->channel_count == 3
                                                    : decoder->color_transform > 0;
  if (is_transformed) {
    color[0] = first + 1.402 * red;
    color[1] = first - 0.344136 * blue - 0.714136 * red;
    color[2] = first + 1.772 * blue;
  }
  for (int index = 0; index < 3; index++) {
    double value = color[index];
    // Inks are stored inverted, as Photoshop does.
    if (decoder->channel_count == 4) value = value * numbers[3] / 255;
    pixel[index] = rounded(value);
  }
}

int pixels_read_jpeg(
    const uint8_t *file, size_t count, int width, int height, uint8_t *pixels) {
  struct decoder *decoder = calloc(1, sizeof *decoder);
  if (!decoder) return 0;
  decoder->next = file, decoder->end = file + count;
  decoder->color_transform = -1;
  int is_good = read_segments(decoder) && decoder->width == width && decoder->height == height;
  uint8_t *planes[4] = {0};
  for (int index = 0; is_good && index < decoder->channel_count; index++) {
    planes[index] = draw_channel(decoder, &decoder->channels[index]);
    is_good = planes[index] != NULL;
  }
  for (int y = 0; is_good && y < height; y++)
    for (int x = 0; x < width; x++, pixels += 4) {
      double numbers[4] = {0};
      for (int index = 0; index < decoder->channel_count; index++)
        numbers[index] = sample(decoder, &decoder->channels[index], planes[index], x, y);
      draw_pixel(decoder, numbers, pixels);
    }
  for (int index = 0; index < 4; index++) {
    free(planes[index]);
    free(decoder->channels[index].blocks);
  }
  free(decoder);
  return is_good;
}

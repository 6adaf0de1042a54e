#include "CPixels.h"

#include <stdlib.h>
#include <string.h>

// PNG (W3C) filters a row by what stands to the left of a byte and above it, which makes it shorter.

enum { none, left, above, mean, nearest, filters };

static int predicted(int filter, int a, int b, int c) {
  if (filter == left) return a;
  if (filter == above) return b;
  if (filter == mean) return (a + b) / 2;
  if (filter != nearest) return 0;
  int distance_a = abs(b - c), distance_b = abs(a - c), distance_c = abs(a + b - 2 * c);
  if (distance_a <= distance_b && distance_a <= distance_c) return a;
  return distance_b <= distance_c ? b : c;
}

/// Returns how far the bytes are from 0, which says well how short they become.
static size_t filter_row(
    int filter, const uint8_t *row, const uint8_t *upper, size_t length, size_t step,
    uint8_t *filtered) {
  size_t sum = 0;
  for (size_t index = 0; index < length; index++) {
    int a = index >= step ? row[index - step] : 0;
    int b = upper ? upper[index] : 0;
    int c = upper && index >= step ? upper[index - step] : 0;
    filtered[index] = (uint8_t)(row[index] - predicted(filter, a, b, c));
    sum += (size_t)abs((int8_t)filtered[index]);
  }
  return sum;
}

void pixels_filter_rows(
    const uint8_t *bytes, size_t row_length, int height, int pixel_length, uint8_t *filtered) {
  uint8_t *trial = malloc(row_length);
  for (int y = 0; y < height; y++, filtered += row_length + 1) {
    const uint8_t *row = bytes + (size_t)y * row_length;
    const uint8_t *upper = y > 0 ? row - row_length : NULL;
    filtered[0] = none;
    size_t best = filter_row(none, row, upper, row_length, (size_t)pixel_length, filtered + 1);
    if (!trial) continue;
    for (int filter = left; filter <= nearest; filter++) {
      if (filter == mean || best == 0) continue;
      size_t sum = filter_row(filter, row, upper, row_length, (size_t)pixel_length, trial);
      if (sum >= best) continue;
      best = sum;
      filtered[0] = (uint8_t)filter;
      memcpy(filtered + 1, trial, row_length);
    }
  }
  free(trial);
}

int pixels_unfilter_rows(uint8_t *filtered, size_t row_length, int height, int pixel_length) {
  size_t step = (size_t)pixel_length;
  for (int y = 0; y < height; y++) {
    uint8_t *line = filtered + (size_t)y * (row_length + 1);
    uint8_t *row = line + 1, *upper = y > 0 ? line - row_length : NULL;
    if (line[0] >= filters) return 0;
    for (size_t index = 0; index < row_length; index++) {
      int a = index >= step ? row[index - step] : 0;
      int b = upper ? upper[index] : 0;
      int c = upper && index >= step ? upper[index - step] : 0;
      row[index] = (uint8_t)(row[index] + predicted(line[0], a, b, c));
    }
  }
  return 1;
}

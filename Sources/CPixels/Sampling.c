#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// MARK: Blurring

/// A running mean over `size` pixels, `before` of them before the pixel. `step` leads from one to the
/// next.
static void box(
    uint8_t *line, uint8_t *copy, int length, size_t step, int size, int before) {
  for (int index = 0; index < length; index++) memcpy(copy + index * 4, line + index * step, 4);
  int sums[4] = {0};
  int end = size - before < length ? size - before : length;
  for (int index = 0; index < end; index++)
    for (int channel = 0; channel < 4; channel++) sums[channel] += copy[index * 4 + channel];
  for (int index = 0; index < length; index++) {
    int entering = index + size - before, leaving = index - before;
    for (int channel = 0; channel < 4; channel++) {
      line[index * step + (size_t)channel] = (uint8_t)((sums[channel] + size / 2) / size);
      if (entering < length) sums[channel] += copy[entering * 4 + channel];
      if (leaving >= 0) sums[channel] -= copy[leaving * 4 + channel];
    }
  }
}

static void blur_line(uint8_t *line, uint8_t *copy, int length, size_t step, int size) {
  if (size % 2 == 1) {
    for (int pass = 0; pass < 3; pass++) box(line, copy, length, step, size, size / 2);
  } else {
    // Two that are shifted against one another, and one that is a pixel larger.
    box(line, copy, length, step, size, size / 2);
    box(line, copy, length, step, size, size / 2 - 1);
    box(line, copy, length, step, size + 1, size / 2);
  }
}

/// The size of the boxes, as the specification of SVG's filters has it.
static int box_size(double deviation) {
  return (int)floor(deviation * 3 * sqrt(2 * M_PI) / 4 + 0.5);
}

void pixels_blur(uint8_t *pixels, int width, int height, double across, double down) {
  int length = width > height ? width : height;
  uint8_t *copy = malloc((size_t)length * 4);
  if (!copy) return;
  int size = box_size(across);
  if (size > 1)
    for (int y = 0; y < height; y++)
      blur_line(pixels + (size_t)y * (size_t)width * 4, copy, width, 4, size);
  size = box_size(down);
  if (size > 1)
    for (int x = 0; x < width; x++)
      blur_line(pixels + (size_t)x * 4, copy, height, (size_t)width * 4, size);
  free(copy);
}

// MARK: Pictures

static int wrapped(long value, int length) {
  long rest = value % length;
  return (int)(rest < 0 ? rest + length : rest);
}

static const uint8_t *pixel(
    const uint8_t *source, int width, int height, long x, long y, int repeats) {
  static const uint8_t clear[4] = {0, 0, 0, 0};
  if (repeats) {
    x = wrapped(x, width), y = wrapped(y, height);
  } else if (x < 0 || y < 0 || x >= width || y >= height) {
    // Half a pixel beside the edge the edge is still seen: the shape of the picture cuts it off.
    if (x < -1 || y < -1 || x > width || y > height) return clear;
    x = x < 0 ? 0 : x >= width ? width - 1 : x;
    y = y < 0 ? 0 : y >= height ? height - 1 : y;
  }
  return source + ((size_t)y * (size_t)width + (size_t)x) * 4;
}

void pixels_sample_row(
    const uint8_t *source, int width, int height, const double *matrix, int x, int y, int count,
    int is_smooth, int repeats, uint8_t *row) {
  for (int index = 0; index < count; index++, row += 4) {
    double px = x + index + 0.5, py = y + 0.5;
    double sx = matrix[0] * px + matrix[2] * py + matrix[4];
    double sy = matrix[1] * px + matrix[3] * py + matrix[5];
    if (!(fabs(sx) < 1e9 && fabs(sy) < 1e9)) {
      memset(row, 0, 4);
      continue;
    }
    if (!is_smooth) {
      memcpy(
          row, pixel(source, width, height, (long)floor(sx), (long)floor(sy), repeats), 4);
      continue;
    }
    sx -= 0.5, sy -= 0.5;
    long left = (long)floor(sx), top = (long)floor(sy);
    int right_part = (int)((sx - left) * 256), lower_part = (int)((sy - top) * 256);
    const uint8_t *corners[4] = {
        pixel(source, width, height, left, top, repeats),
        pixel(source, width, height, left + 1, top, repeats),
        pixel(source, width, height, left, top + 1, repeats),
        pixel(source, width, height, left + 1, top + 1, repeats),
    };
    for (int channel = 0; channel < 4; channel++) {
      int upper = corners[0][channel] * (256 - right_part) + corners[1][channel] * right_part;
      int lower = corners[2][channel] * (256 - right_part) + corners[3][channel] * right_part;
      row[channel] = (uint8_t)((upper * (256 - lower_part) + lower * lower_part + 32768) >> 16);
    }
  }
}

void pixels_halve(
    const uint8_t *source, int width, int height, int halves_width, int halves_height,
    uint8_t *target) {
  int across = halves_width ? 2 : 1, down = halves_height ? 2 : 1;
  for (int y = 0; y < height; y += down)
    for (int x = 0; x < width; x += across, target += 4)
      for (int channel = 0; channel < 4; channel++) {
        int sum = 0, count = 0;
        for (int dy = 0; dy < down && y + dy < height; dy++)
          for (int dx = 0; dx < across && x + dx < width; dx++, count++)
            sum += source[((size_t)(y + dy) * (size_t)width + (size_t)(x + dx)) * 4 + (size_t)channel];
        target[channel] = (uint8_t)((sum + count / 2) / count);
      }
}

void pixels_turn(
    const uint8_t *source, int width, int height, int orientation, uint8_t *target) {
  int is_turned = orientation >= 5;
  int new_width = is_turned ? height : width, new_height = is_turned ? width : height;
  for (int y = 0; y < new_height; y++)
    for (int x = 0; x < new_width; x++, target += 4) {
      // The orientation says where the first row and the first column of the stored picture are seen.
      int column = is_turned ? y : x, row = is_turned ? x : y;
      if (orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8)
        column = width - 1 - column;
      if (orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7)
        row = height - 1 - row;
      memcpy(target, source + ((size_t)row * (size_t)width + (size_t)column) * 4, 4);
    }
}

// MARK: Gradients

/// How far a point is from the first circle to the last; below 0 and above 1 beyond them. Not a number
/// where no circle between them and beyond them passes through the point.
static double place(const struct pixels_gradient *gradient, double x, double y) {
  double dx = gradient->end_x - gradient->start_x, dy = gradient->end_y - gradient->start_y;
  double px = x - gradient->start_x, py = y - gradient->start_y;
  if (!gradient->is_radial) {
    double length = dx * dx + dy * dy;
    return length > 0 ? (px * dx + py * dy) / length : 1;
  }
  // The largest t for which the point is on the circle around start + t * d of radius r0 + t * dr.
  double dr = gradient->end_radius - gradient->start_radius, r0 = gradient->start_radius;
  double a = dx * dx + dy * dy - dr * dr, b = px * dx + py * dy + r0 * dr;
  double c = px * px + py * py - r0 * r0;
  if (fabs(a) < 1e-9) return b == 0 ? NAN : c / (2 * b);
  double root = b * b - a * c;
  if (root < 0) return NAN;
  root = sqrt(root);
  double first = (b + root) / a, second = (b - root) / a;
  double larger = first > second ? first : second, smaller = first > second ? second : first;
  if (r0 + larger * dr >= 0) return larger;
  return r0 + smaller * dr >= 0 ? smaller : NAN;
}

void pixels_gradient_row(
    const struct pixels_gradient *gradient, int x, int y, int count, uint8_t *row) {
  const double *matrix = gradient->matrix;
  int last = gradient->color_count - 1;
  for (int index = 0; index < count; index++, row += 4) {
    double px = x + index + 0.5, py = y + 0.5;
    double t = place(
        gradient, matrix[0] * px + matrix[2] * py + matrix[4],
        matrix[1] * px + matrix[3] * py + matrix[5]);
    if (isnan(t)) {
      memset(row, 0, 4);
      continue;
    }
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    memcpy(row, gradient->colors + (size_t)(t * last + 0.5) * 4, 4);
  }
}

#include "CPixels.h"

#include <math.h>
#include <string.h>

// Porter and Duff's "source over" and the blend modes of W3C's "Compositing and Blending Level 1".

static int times(int a, int b) {
  int product = a * b + 128;
  return (product + (product >> 8)) >> 8;
}

static uint8_t byte(double value) {
  return (uint8_t)(value <= 0 ? 0 : value >= 1 ? 255 : value * 255 + 0.5);
}

// MARK: Blend modes of one channel

static double soft_light(double below, double above) {
  if (above <= 0.5) return below - (1 - 2 * above) * below * (1 - below);
  double curve = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : sqrt(below);
  return below + (2 * above - 1) * (curve - below);
}

static double hard_light(double below, double above) {
  return above <= 0.5 ? below * 2 * above : below + (2 * above - 1) - below * (2 * above - 1);
}

static double blended(int mode, double below, double above) {
  switch (mode) {
    case pixels_multiply_mode: return below * above;
    case pixels_screen: return below + above - below * above;
    case pixels_overlay: return hard_light(above, below);
    case pixels_darken: return below < above ? below : above;
    case pixels_lighten: return below > above ? below : above;
    case pixels_color_dodge:
      return below == 0 ? 0 : above >= 1 ? 1 : fmin(1, below / (1 - above));
    case pixels_color_burn:
      return below >= 1 ? 1 : above <= 0 ? 0 : 1 - fmin(1, (1 - below) / above);
    case pixels_hard_light: return hard_light(below, above);
    case pixels_soft_light: return soft_light(below, above);
    case pixels_difference: return fabs(below - above);
    case pixels_exclusion: return below + above - 2 * below * above;
    default: return above;
  }
}

// MARK: Blend modes of all channels

static double brightness(const double *color) {
  return 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2];
}

static double range(const double *color) {
  return fmax(color[0], fmax(color[1], color[2])) - fmin(color[0], fmin(color[1], color[2]));
}

static void set_brightness(double *color, double wanted) {
  double difference = wanted - brightness(color);
  for (int channel = 0; channel < 3; channel++) color[channel] += difference;
  double middle = brightness(color);
  double low = fmin(color[0], fmin(color[1], color[2]));
  double high = fmax(color[0], fmax(color[1], color[2]));
  for (int channel = 0; channel < 3; channel++) {
    if (low < 0) color[channel] = middle + (color[channel] - middle) * middle / (middle - low);
    if (high > 1)
      color[channel] = middle + (color[channel] - middle) * (1 - middle) / (high - middle);
  }
}

static void set_range(double *color, double wanted) {
  double low = fmin(color[0], fmin(color[1], color[2])), old = range(color);
  for (int channel = 0; channel < 3; channel++)
    color[channel] = old > 0 ? (color[channel] - low) * wanted / old : 0;
}

static void blend_colors(int mode, const double *below, const double *above, double *result) {
  if (mode < pixels_hue) {
    for (int channel = 0; channel < 3; channel++)
      result[channel] = blended(mode, below[channel], above[channel]);
    return;
  }
  const double *shape = mode == pixels_saturation || mode == pixels_luminosity ? below : above;
  memcpy(result, shape, 3 * sizeof(double));
  if (mode == pixels_hue) set_range(result, range(below));
  if (mode == pixels_saturation) set_range(result, range(above));
  set_brightness(result, brightness(mode == pixels_luminosity ? above : below));
}

static void blend_pixel(uint8_t *target, const uint8_t *source, int mode) {
  if (mode == pixels_plus_lighter) {
    for (int channel = 0; channel < 4; channel++) {
      int sum = target[channel] + source[channel];
      target[channel] = (uint8_t)(sum > 255 ? 255 : sum);
    }
    return;
  }
  double above_alpha = source[3] / 255.0, below_alpha = target[3] / 255.0;
  if (above_alpha == 0) return;
  double above[3], below[3], mixed[3];
  for (int channel = 0; channel < 3; channel++) {
    above[channel] = source[channel] / 255.0 / above_alpha;
    below[channel] = below_alpha > 0 ? target[channel] / 255.0 / below_alpha : 0;
  }
  blend_colors(mode, below, above, mixed);
  for (int channel = 0; channel < 3; channel++)
    target[channel] = byte(
        above_alpha * (1 - below_alpha) * above[channel]
        + below_alpha * (1 - above_alpha) * below[channel]
        + above_alpha * below_alpha * mixed[channel]);
  target[3] = byte(above_alpha + below_alpha - above_alpha * below_alpha);
}

// MARK: Rows

static void over(uint8_t *target, const uint8_t *source, int part) {
  if (part == 0) return;
  if (part == 255 && source[3] == 255) {
    memcpy(target, source, 4);
    return;
  }
  int rest = 255 - times(source[3], part);
  for (int channel = 0; channel < 4; channel++) {
    int sum = times(source[channel], part) + times(target[channel], rest);
    target[channel] = (uint8_t)(sum > 255 ? 255 : sum);
  }
}

void pixels_blend(
    uint8_t *target, const uint8_t *source, const uint8_t *coverage, int alpha, int mode,
    size_t count) {
  for (size_t index = 0; index < count; index++, target += 4, source += 4) {
    int part = coverage ? times(coverage[index], alpha) : alpha;
    if (mode == pixels_normal) {
      over(target, source, part);
    } else {
      uint8_t covered[4];
      for (int channel = 0; channel < 4; channel++)
        covered[channel] = (uint8_t)times(source[channel], part);
      blend_pixel(target, covered, mode);
    }
  }
}

void pixels_fill(
    uint8_t *target, const uint8_t *color, const uint8_t *coverage, size_t count) {
  for (size_t index = 0; index < count; index++, target += 4)
    over(target, color, coverage ? coverage[index] : 255);
}

void pixels_mask(const uint8_t *pixels, int is_luminance, uint8_t *mask, size_t count) {
  for (size_t index = 0; index < count; index++, pixels += 4)
    // The colours are multiplied by alpha already. The weights are those of sRGB.
    mask[index] = is_luminance
        ? (uint8_t)((pixels[0] * 2125 + pixels[1] * 7154 + pixels[2] * 721 + 5000) / 10000)
        : pixels[3];
}

void pixels_tint(uint8_t *pixels, const uint8_t *color, size_t count) {
  for (size_t index = 0; index < count; index++, pixels += 4) {
    int alpha = pixels[3];
    for (int channel = 0; channel < 4; channel++)
      pixels[channel] = (uint8_t)times(color[channel], alpha);
  }
}

void pixels_color_matrix(uint8_t *pixels, const double *matrix, size_t count) {
  for (size_t index = 0; index < count; index++, pixels += 4) {
    double alpha = pixels[3] / 255.0;
    double color[4] = {0, 0, 0, alpha}, result[4];
    for (int channel = 0; channel < 3; channel++)
      color[channel] = alpha > 0 ? pixels[channel] / 255.0 / alpha : 0;
    for (int row = 0; row < 4; row++) {
      const double *factors = matrix + row * 5;
      result[row] = factors[0] * color[0] + factors[1] * color[1] + factors[2] * color[2]
        + factors[3] * color[3] + factors[4];
      result[row] = fmin(fmax(result[row], 0), 1);
    }
    for (int channel = 0; channel < 3; channel++)
      pixels[channel] = byte(result[channel] * result[3]);
    pixels[3] = byte(result[3]);
  }
}

void pixels_unmultiply(uint8_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++, pixels += 4) {
    int alpha = pixels[3];
    if (alpha == 0 || alpha == 255) continue;
    for (int channel = 0; channel < 3; channel++) {
      int value = (pixels[channel] * 255 + alpha / 2) / alpha;
      pixels[channel] = (uint8_t)(value > 255 ? 255 : value);
    }
  }
}

void pixels_premultiply(uint8_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++, pixels += 4)
    for (int channel = 0; channel < 3; channel++)
      pixels[channel] = (uint8_t)times(pixels[channel], pixels[3]);
}

// MARK: Layouts

void pixels_unpack_row(
    const uint8_t *row, const int8_t *order, int bytes_per_pixel, uint8_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++, row += bytes_per_pixel, pixels += 4)
    for (int channel = 0; channel < 4; channel++)
      pixels[channel] = order[channel] >= 0 ? row[order[channel]] : channel == 3 ? 255 : 0;
}

void pixels_pack_row(
    const uint8_t *pixels, const int8_t *order, int bytes_per_pixel, int is_gray, uint8_t *row,
    size_t count) {
  for (size_t index = 0; index < count; index++, row += bytes_per_pixel, pixels += 4) {
    if (is_gray) {
      row[0] = (uint8_t)((pixels[0] * 2126 + pixels[1] * 7152 + pixels[2] * 722 + 5000) / 10000);
      continue;
    }
    memset(row, 255, (size_t)bytes_per_pixel);
    for (int channel = 0; channel < 4; channel++)
      if (order[channel] >= 0) row[order[channel]] = pixels[channel];
  }
}

#pragma once

// Loops over the pixels and bytes of a picture. They are C because the stage is built for debugging
// most of the time, where a loop of Swift over millions of bytes takes seconds.
//
// A bitmap has four bytes a pixel: red, green, blue, alpha. The colours are multiplied by alpha. Rows
// go from top to bottom, without padding.

#include <stddef.h>
#include <stdint.h>

// MARK: Coverage

/// Adds a line of a closed outline to `cells`, which has `height` rows of `width + 2` numbers.
///
/// Each number becomes the change of the covered area from the pixel before. What is outside of the
/// rows is cut off; what is beside them counts at their edges.
void pixels_add_line(
    float *_Nonnull cells, int width, int height, double x0, double y0, double x1, double y1);

/// Turns the sums of `cells` into coverage, 0 to 255 a pixel, `width` times `height` of them.
void pixels_finish_coverage(
    const float *_Nonnull cells, int width, int height, int is_even_odd, int is_smooth,
    uint8_t *_Nonnull coverage);

/// Multiplies each of `count` bytes by the other, as parts of 255.
void pixels_multiply(uint8_t *_Nonnull bytes, const uint8_t *_Nonnull factors, size_t count);

// MARK: Compositing

/// The order of Rasterizer's `BlendMode`.
enum pixels_mode {
  pixels_normal,
  pixels_multiply_mode,
  pixels_screen,
  pixels_overlay,
  pixels_darken,
  pixels_lighten,
  pixels_color_dodge,
  pixels_color_burn,
  pixels_hard_light,
  pixels_soft_light,
  pixels_difference,
  pixels_exclusion,
  pixels_hue,
  pixels_saturation,
  pixels_color,
  pixels_luminosity,
  pixels_plus_lighter,
};

/// Draws `count` pixels of `source` over those of `target`, each as opaque as `coverage` and `alpha`
/// (0 to 255) say. Without `coverage` all are covered.
void pixels_blend(
    uint8_t *_Nonnull target, const uint8_t *_Nonnull source, const uint8_t *_Nullable coverage,
    int alpha, int mode, size_t count);

/// The same with one colour for all pixels, and in the normal mode.
void pixels_fill(
    uint8_t *_Nonnull target, const uint8_t *_Nonnull color, const uint8_t *_Nullable coverage,
    size_t count);

/// Writes how opaque, or with `is_luminance` how bright and opaque, each of `count` pixels is.
void pixels_mask(
    const uint8_t *_Nonnull pixels, int is_luminance, uint8_t *_Nonnull mask, size_t count);

/// Gives every pixel the colour, as opaque as the pixel was.
void pixels_tint(uint8_t *_Nonnull pixels, const uint8_t *_Nonnull color, size_t count);

/// Applies a matrix of four rows and five columns to the colours, which are not multiplied by alpha
/// meanwhile. The fifth column is added, 1 being a full byte.
void pixels_color_matrix(uint8_t *_Nonnull pixels, const double *_Nonnull matrix, size_t count);

/// Blurs a bitmap as a Gaussian does with that standard deviation, in pixels: by three boxes.
void pixels_blur(
    uint8_t *_Nonnull pixels, int width, int height, double across, double down);

/// Draws a picture through a mapping: pixel (x, y) of the row shows `(x, y)` times the matrix
/// `a b c d tx ty`, in pixels of the source. What is outside of the source is clear, or with
/// `repeats` its repetition.
void pixels_sample_row(
    const uint8_t *_Nonnull source, int width, int height, const double *_Nonnull matrix,
    int x, int y, int count, int is_smooth, int repeats, uint8_t *_Nonnull row);

/// The colours of a gradient, and where the first and the last one are.
struct pixels_gradient {
  int is_radial;
  /// From pixels to the gradient's coordinates: `a b c d tx ty`.
  double matrix[6];
  /// Of a line its two ends; of circles their middles. The radii belong to circles only.
  double start_x, start_y, start_radius, end_x, end_y, end_radius;
  /// From the first colour to the last, four bytes each.
  const uint8_t *_Nonnull colors;
  int color_count;
};

/// Writes the colours of `count` pixels of a row.
void pixels_gradient_row(
    const struct pixels_gradient *_Nonnull gradient, int x, int y, int count,
    uint8_t *_Nonnull row);

/// Halves the size of a bitmap, odd sizes rounded up; `target` has room for it.
void pixels_halve(
    const uint8_t *_Nonnull source, int width, int height, int halves_width, int halves_height,
    uint8_t *_Nonnull target);

/// Turns a bitmap upright whose orientation is that of Exif, 1 to 8. `target` has room for as many pixels.
void pixels_turn(
    const uint8_t *_Nonnull source, int width, int height, int orientation,
    uint8_t *_Nonnull target);

// MARK: PNG

/// Writes `bytes` as a zlib stream. Returns its length, at most `pixels_zlib_bound(count)`.
size_t pixels_deflate(const uint8_t *_Nonnull bytes, size_t count, uint8_t *_Nonnull stream);

size_t pixels_zlib_bound(size_t count);

/// Reads a zlib stream. Returns how many bytes it made, at most `capacity`; -1 for a broken stream.
long pixels_inflate(
    const uint8_t *_Nonnull stream, size_t count, uint8_t *_Nonnull bytes, size_t capacity);

uint32_t pixels_crc(const uint8_t *_Nonnull bytes, size_t count);

/// Filters rows as PNG does, and writes for each a byte for the filter and the row.
void pixels_filter_rows(
    const uint8_t *_Nonnull bytes, size_t row_length, int height, int pixel_length,
    uint8_t *_Nonnull filtered);

/// Undoes the filters of rows, in place. Returns 0 for a filter that does not exist.
int pixels_unfilter_rows(
    uint8_t *_Nonnull filtered, size_t row_length, int height, int pixel_length);

/// Reads pixels of another layout: `order` says where red, green, blue and alpha of each stand, -1 for
/// an alpha that is left out, and for colours of a pixel that has only alpha.
void pixels_unpack_row(
    const uint8_t *_Nonnull row, const int8_t *_Nonnull order, int bytes_per_pixel,
    uint8_t *_Nonnull pixels, size_t count);

/// Writes pixels in another layout; with `is_gray` as the brightness of their colours. Bytes that no
/// number belongs to become 255.
void pixels_pack_row(
    const uint8_t *_Nonnull pixels, const int8_t *_Nonnull order, int bytes_per_pixel, int is_gray,
    uint8_t *_Nonnull row, size_t count);

/// Turns colours that are multiplied by alpha into ones that are not, and back.
void pixels_unmultiply(uint8_t *_Nonnull pixels, size_t count);
void pixels_premultiply(uint8_t *_Nonnull pixels, size_t count);

// MARK: JPEG

/// Writes a bitmap, on black where it is not opaque, as a JPEG of that quality, 1 to 100. Returns its
/// length, at most `pixels_jpeg_bound(width, height)`.
size_t pixels_jpeg(
    const uint8_t *_Nonnull pixels, int width, int height, int quality, uint8_t *_Nonnull file);

size_t pixels_jpeg_bound(int width, int height);

/// Reads a JPEG of that size. Returns 0 for a broken file, and for one of a process that is not supported:
/// lossless, hierarchical, arithmetic codes, twelve bits.
int pixels_read_jpeg(
    const uint8_t *_Nonnull file, size_t count, int width, int height, uint8_t *_Nonnull pixels);

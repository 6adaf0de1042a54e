#include "CPixels.h"

#include <math.h>

// The area of an outline is summed from the left: each line changes it in the pixels that it crosses,
// and everything to the right of it. So an outline of any shape costs its edges and one pass.

static double smaller(double a, double b) { return a < b ? a : b; }
static double larger(double a, double b) { return a > b ? a : b; }

/// A line that lies inside of the rows.
static void add_inside(
    float *cells, int width, double x0, double y0, double x1, double y1) {
  double direction = 1;
  if (y0 > y1) {
    double x = x0, y = y0;
    x0 = x1, y0 = y1, x1 = x, y1 = y;
    direction = -1;
  }
  double slope = (x1 - x0) / (y1 - y0);
  double x = x0;
  int end = (int)ceil(y1);
  for (int y = (int)y0; y < end; y++) {
    float *row = cells + (size_t)y * (size_t)(width + 2);
    double height = smaller(y + 1, y1) - larger(y, y0);
    if (height <= 0) continue;
    double next = smaller(larger(x + slope * height, 0), width);
    double area = height * direction;
    double left = smaller(x, next), right = larger(x, next);
    int first = (int)floor(left), last = (int)ceil(right);
    if (last <= first + 1) {
      double middle = (x + next) / 2 - first;
      row[first] += area * (1 - middle);
      row[first + 1] += area * middle;
    } else {
      // The line crosses several pixels: each gets the change of the trapezoid before it.
      double part = 1 / (right - left);
      double before = 0;
      for (int column = first; column < last; column++) {
        double from = larger(left, column), to = smaller(right, column + 1);
        // The area of this pixel to the right of the line, and what the line leaves to the next.
        double covered = part * ((to - from) * (column + 1 - (from + to) / 2))
          + part * (from - left);
        row[column] += area * (covered - before);
        before = covered;
      }
      row[last] += area * (1 - before);
    }
    x = next;
  }
}

void pixels_add_line(
    float *cells, int width, int height, double x0, double y0, double x1, double y1) {
  if (!(isfinite(x0) && isfinite(y0) && isfinite(x1) && isfinite(y1)) || y0 == y1) return;
  if ((y0 <= 0 && y1 <= 0) || (y0 >= height && y1 >= height)) return;
  double slope = (x1 - x0) / (y1 - y0);
  if (y0 < 0) x0 -= slope * y0, y0 = 0;
  if (y1 < 0) x1 -= slope * y1, y1 = 0;
  if (y0 > height) x0 += slope * (height - y0), y0 = height;
  if (y1 > height) x1 += slope * (height - y1), y1 = height;

  // Cut at the left and the right edge; what is beyond lies on the edge.
  double cuts[4] = {y0, y0, y1, y1};
  if (slope != 0) {
    double at_left = y0 - x0 / slope, at_right = y0 + (width - x0) / slope;
    double low = smaller(y0, y1), high = larger(y0, y1);
    at_left = smaller(larger(at_left, low), high);
    at_right = smaller(larger(at_right, low), high);
    int falls = (y0 < y1) == (at_left < at_right);
    cuts[1] = falls ? at_left : at_right;
    cuts[2] = falls ? at_right : at_left;
  }
  for (int index = 0; index < 3; index++) {
    double from = cuts[index], to = cuts[index + 1];
    if (from == to) continue;
    double left = smaller(larger(x0 + slope * (from - y0), 0), width);
    double right = smaller(larger(x0 + slope * (to - y0), 0), width);
    add_inside(cells, width, left, from, right, to);
  }
}

void pixels_finish_coverage(
    const float *cells, int width, int height, int is_even_odd, int is_smooth, uint8_t *coverage) {
  for (int y = 0; y < height; y++) {
    const float *row = cells + (size_t)y * (size_t)(width + 2);
    float sum = 0;
    for (int x = 0; x < width; x++) {
      sum += row[x];
      float covered = fabsf(sum);
      if (is_even_odd) {
        covered = fmodf(covered, 2);
        if (covered > 1) covered = 2 - covered;
      } else if (covered > 1) {
        covered = 1;
      }
      if (!is_smooth) covered = covered >= 0.5f ? 1 : 0;
      *coverage++ = (uint8_t)(covered * 255 + 0.5f);
    }
  }
}

void pixels_multiply(uint8_t *bytes, const uint8_t *factors, size_t count) {
  for (size_t index = 0; index < count; index++)
    bytes[index] = (uint8_t)((bytes[index] * factors[index] + 127) / 255);
}

#include "CPointerChase.h"

// A Swift object: {metadata, reference counts}, then the stored properties of `GraphNode`.
typedef struct node {
  void *header[2];
  struct node *left, *right;
  int64_t mark;
} node;

int64_t chase_pointers(const void *root, int64_t epoch, const void **stack) {
  int64_t visited = 0;
  size_t depth = 0;
  stack[depth++] = root;
  while (depth) {
    node *next = (node *)stack[--depth];
    if (next->mark == epoch) continue;
    next->mark = epoch;
    visited++;
    if (next->left) stack[depth++] = next->left;
    if (next->right) stack[depth++] = next->right;
  }
  return visited;
}

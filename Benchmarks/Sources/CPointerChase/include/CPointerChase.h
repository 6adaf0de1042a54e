#pragma once

#include <stddef.h>
#include <stdint.h>

/// Visits every object that can be reached from `root` over `left` and `right`, and returns how
/// many there are. What it knows beforehand, RetainGraph has to find out: where the references are,
/// and that `mark`, which it sets to `epoch`, tells visited objects from others.
///
/// `stack` has room for as many objects as there are references.
int64_t chase_pointers(const void *root, int64_t epoch, const void **stack);

#ifndef CABSENCE_H
#define CABSENCE_H

#include <stddef.h>
#include <stdint.h>

// Writes the addresses of the frames above the caller to `frames`, the nearest first. Returns their
// number.
int absence_callers(uintptr_t *frames, int capacity);

// Returns the readable name of the function that an address belongs to, to be released with `free`,
// or NULL where the program has no symbol for it.
//
// `dladdr` knows exported functions only, and programs of Swift's export none: this reads the table of
// symbols of the file itself.
char *absence_function(uintptr_t address);

#endif

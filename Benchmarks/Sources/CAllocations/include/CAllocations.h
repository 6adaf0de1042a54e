#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/// How many blocks of memory the calling thread has asked for since it started.
uint64_t allocations_count(void);

#endif

#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/// How many blocks of memory the calling thread has asked for since it started.
uint64_t allocations_count(void);

/// How many bytes of memory the process has asked for and not given back, with what the allocator adds
/// to each block.
uint64_t allocations_bytes_in_use(void);

#endif

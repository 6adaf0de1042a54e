// The system's own library. The header comes with its package for those who build.
#if __has_include(<sqlite3.h>)
#include <sqlite3.h>
#else
#error "there is no sqlite3.h on this machine; install it: sudo apt-get install libsqlite3-dev"
#endif

#define _GNU_SOURCE
#include "CAbsence.h"

#include <dlfcn.h>
#include <elf.h>
#include <execinfo.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

extern char *swift_demangle(
    const char *name, size_t length, char *output, size_t *outputLength, uint32_t flags);

int absence_callers(uintptr_t *frames, int capacity) {
  int count = backtrace((void **)frames, capacity);
  // The first is this function.
  if (count <= 1) return 0;
  memmove(frames, frames + 1, (size_t)(count - 1) * sizeof *frames);
  return count - 1;
}

// A file of the program's, mapped into memory.
struct image {
  const unsigned char *bytes;
  size_t size;
};

static struct image open_image(const char *path) {
  struct image image = {NULL, 0};
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return image;
  struct stat info;
  if (fstat(file, &info) == 0 && (size_t)info.st_size > sizeof(Elf64_Ehdr)) {
    void *bytes = mmap(NULL, (size_t)info.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      image.bytes = bytes;
      image.size = (size_t)info.st_size;
    }
  }
  close(file);
  return image;
}

static int contains(const struct image *image, uint64_t offset, uint64_t size) {
  return offset <= image->size && size <= image->size - offset;
}

// The name of the function at an offset, in one table of symbols.
static const char *find_in(
    const struct image *image, const Elf64_Shdr *symbols, const Elf64_Shdr *names, uint64_t value) {
  if (!contains(image, symbols->sh_offset, symbols->sh_size)) return NULL;
  if (!contains(image, names->sh_offset, names->sh_size)) return NULL;
  const Elf64_Sym *symbol = (const void *)(image->bytes + symbols->sh_offset);
  for (size_t i = 0; i < symbols->sh_size / sizeof *symbol; i++) {
    if (ELF64_ST_TYPE(symbol[i].st_info) != STT_FUNC || symbol[i].st_name >= names->sh_size) continue;
    if (value < symbol[i].st_value || value - symbol[i].st_value >= symbol[i].st_size) continue;
    const char *name = (const char *)image->bytes + names->sh_offset + symbol[i].st_name;
    size_t rest = names->sh_size - symbol[i].st_name;
    if (memchr(name, 0, rest)) return name;
  }
  return NULL;
}

static char *find(const struct image *image, uintptr_t base, uintptr_t address) {
  const Elf64_Ehdr *header = (const void *)image->bytes;
  if (memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return NULL;
  if (header->e_ident[EI_CLASS] != ELFCLASS64) return NULL;
  size_t count = header->e_shnum;
  if (!contains(image, header->e_shoff, count * sizeof(Elf64_Shdr))) return NULL;
  const Elf64_Shdr *sections = (const void *)(image->bytes + header->e_shoff);
  uint64_t value = header->e_type == ET_DYN ? address - base : address;
  for (size_t i = 0; i < count; i++) {
    if (sections[i].sh_type != SHT_SYMTAB && sections[i].sh_type != SHT_DYNSYM) continue;
    if (sections[i].sh_link >= count) continue;
    const char *name = find_in(image, &sections[i], &sections[sections[i].sh_link], value);
    if (name) return swift_demangle(name, strlen(name), NULL, NULL, 0) ?: strdup(name);
  }
  return NULL;
}

char *absence_function(uintptr_t address) {
  Dl_info info, program;
  if (!dladdr((void *)address, &info)) return NULL;
  const char *path = info.dli_fname;
  // The program may have been started by a name that is no path.
  if (dladdr((void *)absence_function, &program) && program.dli_fbase == info.dli_fbase) {
    path = "/proc/self/exe";
  }
  struct image image = open_image(path);
  if (!image.bytes) return NULL;
  char *name = find(&image, (uintptr_t)info.dli_fbase, address);
  munmap((void *)image.bytes, image.size);
  return name;
}

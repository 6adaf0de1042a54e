#define _GNU_SOURCE
#include "CRetainGraph.h"
#include "Metadata.h"
#include "Walk.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

RG_READS_ANYTHING

// MARK: - Variables

typedef struct {
  const rg_walk *walk;
  void *context;
  rg_global_body body;
} variables;

static void each_node_in(const variables *request, uintptr_t place, uintptr_t end) {
  for (; place + 8 <= end; place += 8) {
    uintptr_t word = rg_load(place);
    int32_t node = (word & 7) || !word ? -1 : rg_find(request->walk, word);
    if (node >= 0) request->body(request->context, node, place);
  }
}

static int each_variable(struct dl_phdr_info *image, size_t size, void *context) {
  (void)size;
  const variables *request = context;
  for (int i = 0; i < image->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &image->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_W)) continue;
    uintptr_t start = rg_align(image->dlpi_addr + part->p_vaddr, 7);
    uintptr_t end = image->dlpi_addr + part->p_vaddr + part->p_memsz;
    // Parts are made read-only after relocation; what the map lists can be read.
    if (rg_is_readable(request->walk, start, 8)) each_node_in(request, start, end);
  }
  return 0;
}

void rg_each_global(const rg_walk *walk, void *context, rg_global_body body) {
  variables request = {walk, context, body};
  dl_iterate_phdr(each_variable, &request);
}

// MARK: - Symbols

// dladdr knows exported symbols only; closures and private variables are in the file's own table.
typedef struct {
  uintptr_t address;
  const char *name;
  const char *image;
} lookup;

typedef struct {
  const Elf64_Sym *symbols;
  size_t count;
  const char *strings;
} symbol_table;

static symbol_table table_of(const char *file, uint32_t type) {
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)file;
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(file + header->e_shoff);
  for (int i = 0; header->e_shoff && i < header->e_shnum; i++) {
    if (sections[i].sh_type != type) continue;
    return (symbol_table){
        (const Elf64_Sym *)(file + sections[i].sh_offset),
        sections[i].sh_size / sizeof(Elf64_Sym), file + sections[sections[i].sh_link].sh_offset};
  }
  return (symbol_table){0};
}

static const char *name_in(symbol_table table, uintptr_t value) {
  for (size_t i = 0; i < table.count; i++) {
    const Elf64_Sym *symbol = &table.symbols[i];
    int type = ELF64_ST_TYPE(symbol->st_info);
    if (type != STT_FUNC && type != STT_OBJECT) continue;
    uintptr_t size = symbol->st_size ? symbol->st_size : 1;
    if (value >= symbol->st_value && value < symbol->st_value + size) {
      return table.strings + symbol->st_name;
    }
  }
  return 0;
}

static bool covers(const struct dl_phdr_info *image, uintptr_t address) {
  for (int i = 0; i < image->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &image->dlpi_phdr[i];
    uintptr_t start = image->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_LOAD && address >= start && address < start + part->p_memsz) return true;
  }
  return false;
}

static const char *path_of(const struct dl_phdr_info *image) {
  bool is_named = image->dlpi_name && image->dlpi_name[0];
  return is_named ? image->dlpi_name : "/proc/self/exe";
}

// The file stays mapped: names point into it. The child that asks ends soon.
static const char *map_file(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  struct stat status;
  const char *bytes = 0;
  if (fstat(file, &status) == 0 && (size_t)status.st_size > sizeof(Elf64_Ehdr)) {
    void *pages = mmap(0, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (pages != MAP_FAILED && memcmp(pages, ELFMAG, SELFMAG) == 0) bytes = pages;
  }
  close(file);
  return bytes;
}

enum { MOST_FILES = 64 };
static struct {
  uintptr_t base;
  const char *bytes;
} mapped_files[MOST_FILES];
static int mapped_file_count = 0;

static const char *file_of(const struct dl_phdr_info *image) {
  for (int i = 0; i < mapped_file_count; i++) {
    if (mapped_files[i].base == image->dlpi_addr) return mapped_files[i].bytes;
  }
  const char *bytes = map_file(path_of(image));
  if (mapped_file_count < MOST_FILES) {
    mapped_files[mapped_file_count].base = image->dlpi_addr;
    mapped_files[mapped_file_count++].bytes = bytes;
  }
  return bytes;
}

static int look_up(struct dl_phdr_info *image, size_t size, void *context) {
  (void)size;
  lookup *request = context;
  if (!covers(image, request->address)) return 0;
  const char *file = file_of(image);
  if (!file) return 1;
  uintptr_t value = request->address - image->dlpi_addr;
  request->name = name_in(table_of(file, SHT_SYMTAB), value);
  if (!request->name) request->name = name_in(table_of(file, SHT_DYNSYM), value);
  return 1;
}

const char *rg_symbol(uintptr_t address) {
  lookup request = {.address = address};
  dl_iterate_phdr(look_up, &request);
  return request.name;
}

static int find_image(struct dl_phdr_info *image, size_t size, void *context) {
  (void)size;
  lookup *request = context;
  if (!covers(image, request->address)) return 0;
  request->image = path_of(image);
  return 1;
}

const char *rg_image(uintptr_t address) {
  lookup request = {.address = address};
  dl_iterate_phdr(find_image, &request);
  return request.image;
}

RG_READS_ANYTHING_END

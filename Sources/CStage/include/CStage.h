#pragma once

#include <stdint.h>

// MARK: Run loop

/// Calls `body` on the main thread every time the main run loop is about to sleep or to leave, as
/// the implicit transaction of Core Animation is committed. Call it once.
void stage_observe_main_run_loop(void (*_Nonnull body)(void));

/// Lets the main run loop go round once more before it sleeps.
void stage_wake_main_run_loop(void);

// MARK: Making objects from a metatype

/// The `index`-th initialiser in the vtable that `base` introduces, as `subclass` has it; null when
/// `base` has no such initialiser.
///
/// Swift puts initialisers that are not `required` into the vtable all the same; only the language
/// has no word for calling them on a metatype.
const void *_Nullable stage_initializer(
    const void *_Nonnull base, const void *_Nonnull subclass, int index);

/// The word of a class's metadata that holds the one method that `probe` overrides and `plain` does
/// not, both subclasses of `base`, which introduces it; -1 when there is none.
int stage_overridden_slot(
    const void *_Nonnull base, const void *_Nonnull plain, const void *_Nonnull probe);

/// Whether `subclass` has another method there than `base`; also when the slot is -1.
int stage_overrides_slot(const void *_Nonnull base, const void *_Nonnull subclass, int slot);

/// Calls an initialiser without parameters; the result is retained.
void *_Nonnull stage_call_initializer(const void *_Nonnull function, const void *_Nonnull cls);

/// Calls an initialiser of a byte (an enum without payload) and a string, which it takes over.
void *_Nonnull stage_call_cell_initializer(
    const void *_Nonnull function, const void *_Nonnull cls, unsigned char style,
    unsigned long string0, unsigned long string1);

/// Calls an initialiser of a string, which it takes over.
void *_Nonnull stage_call_string_initializer(
    const void *_Nonnull function, const void *_Nonnull cls, unsigned long string0,
    unsigned long string1);

/// Calls an initialiser of a string and an object that may be missing, which it takes over.
void *_Nonnull stage_call_nib_initializer(
    const void *_Nonnull function, const void *_Nonnull cls, unsigned long string0,
    unsigned long string1, void *_Nullable bundle);

/// Calls an initialiser of a string and two objects, which it takes over.
void *_Nonnull stage_call_segue_initializer(
    const void *_Nonnull function, const void *_Nonnull cls, unsigned long string0,
    unsigned long string1, void *_Nonnull source, void *_Nonnull destination);

/// Calls an initialiser of an object with the table of a protocol, and a string, all of which it takes
/// over.
void *_Nonnull stage_call_annotation_initializer(
    const void *_Nonnull function, const void *_Nonnull cls, unsigned long object,
    unsigned long table, unsigned long string0, unsigned long string1);

/// Calls an initialiser of a rectangle.
void *_Nonnull stage_call_frame_initializer(
    const void *_Nonnull function, const void *_Nonnull cls, double x, double y, double width,
    double height);

/// Calls an initialiser of a rectangle and a byte (an enum without payload).
void *_Nonnull stage_call_frame_style_initializer(
    const void *_Nonnull function, const void *_Nonnull cls, double x, double y, double width,
    double height, unsigned char style);

/// Calls an initialiser of a rectangle and an object, which it takes over.
void *_Nonnull stage_call_frame_object_initializer(
    const void *_Nonnull function, const void *_Nonnull cls, double x, double y, double width,
    double height, void *_Nonnull object);

/// Calls an initialiser of a byte (an enum without payload).
void *_Nonnull stage_call_style_initializer(
    const void *_Nonnull function, const void *_Nonnull cls, unsigned char style);

/// Calls an initialiser of an object, which it takes over.
void *_Nonnull stage_call_object_initializer(
    const void *_Nonnull function, const void *_Nonnull cls, void *_Nonnull object);

// MARK: Optional methods

/// What stands in for a method that a class need not have calls the one of that method, and nothing
/// else. They do nothing.
void stage_absent_commit(void);
void stage_absent_move(void);

/// The function above of that number, as a mark.
const void *_Nonnull stage_absent_mark(int method);

/// Whether machine code is read at all.
int stage_reads_code(void);

/// Whether one of the functions of a witness table does nothing but what calls `mark`: the class that
/// conforms does not have the method. Not where the machine is neither x86-64 nor arm64, and not
/// across the border of two shared libraries.
int stage_witness_reaches(const void *_Nonnull table, const void *_Nonnull mark);

/// Whether one of the methods of a class is one that calls `mark`: nobody has overridden it.
int stage_class_reaches(const void *_Nonnull metadata, const void *_Nonnull mark);

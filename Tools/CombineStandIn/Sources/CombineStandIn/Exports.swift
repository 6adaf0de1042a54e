// The module that apps import as Combine. A module of that name would change how OpenCombine itself
// is built.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation

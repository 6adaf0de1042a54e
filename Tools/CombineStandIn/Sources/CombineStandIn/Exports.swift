// What apps import as Combine. A module of that name would change what OpenCombine itself is built as.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation

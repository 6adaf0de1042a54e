// On Apple's systems, whoever imports this module has Core Foundation too.
@_exported public import CoreFoundationNames

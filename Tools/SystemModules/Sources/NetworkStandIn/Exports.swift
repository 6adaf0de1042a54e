// On Apple's systems, whoever imports this module has queues too.
@_exported public import Dispatch

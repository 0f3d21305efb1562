/** Refusals no single area owns. An area's own stand beside its rules; all meet in the contract's `refusalStatus`. */
export type KernelRefusal =
  | 'session.expired'
  | 'permission.denied'
  | 'request.invalid'
  | 'request.malformed'
  | 'request.too_large'
  | 'request.unsupported_media'
  | 'request.not_found'
  | 'request.too_frequent'
  | 'request.illegal_operation'
  | 'request.key_reused'
  | 'request.conflict'
  | 'request.changed_meanwhile'
  | 'call.unknown'
  | 'server.unavailable'
  | 'server.fault';

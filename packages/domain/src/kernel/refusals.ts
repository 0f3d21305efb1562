/** Refusals that belong to no single area. An area's own are next to its rules; `refusalStatus` in the contract combines all. */
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

import type { Envelope, RefusalContent } from '@quayside/contract/kernel/envelope';
import type { FieldCode } from '@quayside/contract/kernel/fields';

export type ServerField = { path: string; code: string; msg: string };

/** error_code of an expired session (NET-08). */
export const EXPIRED = 1010;
/** error_code of a session that ended because the customer is paused. */
export const PAUSED = 1017;
/** error_code of a call that wants the password or a code again. */
export const CONFIRM = 1016;

/** The server refused. `body` is the whole response, as the specification requires (NET-12). */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly body: Envelope<Partial<RefusalContent> | null>;
  readonly request_id: string | null;
  constructor(body: Envelope<Partial<RefusalContent> | null>, request_id: string | null) {
    super(body.msg);
    this.body = body;
    this.request_id = body.content?.request_id ?? request_id;
  }
  get error_code(): number {
    return this.body.error_code;
  }
  get msg(): string {
    return this.body.msg;
  }
  get code(): string | null {
    return this.body.content?.code ?? null;
  }
  get fields(): readonly ServerField[] {
    return this.body.content?.fields ?? [];
  }
}

/** A field error found in the browser from server data: shown like the server's own refusals. */
export function refusedAt(path: string, code: FieldCode, msg: string): RefusedError {
  return new RefusedError({ error_code: 0, msg, content: { fields: [{ path, code, msg }] } }, null);
}

/** The same without a field. */
export function refusedWhole(msg: string): RefusedError {
  return new RefusedError({ error_code: 0, msg, content: { fields: [] } }, null);
}

/** The call timed out (NET-13). A dialog is already shown. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The server could not be reached (NET-14). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Not our server's response: a proxy's error page, a truncated body. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  readonly status: number;
  readonly request_id: string | null;
  constructor(status: number, request_id: string | null) {
    super(`Unreadable answer (${status})`);
    this.status = status;
    this.request_id = request_id;
  }
}

/** The same request is already pending (NET-05, NET-06). */
export class DuplicateRequestError extends Error {
  override readonly name = 'DuplicateRequestError';
  constructor() {
    super('Request canceled due to duplicate request');
  }
}

/** Errors a page must not show: already shown elsewhere, or not meant for the user. */
export function isSilent(error: unknown): boolean {
  if (error instanceof DuplicateRequestError || error instanceof TimeoutError) return true;
  if (error instanceof RefusedError) return error.error_code === EXPIRED || error.error_code === PAUSED;
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the server may have done the work without our knowing: a retry then uses the same idempotency key. */
export function outcomeUnknown(error: unknown): boolean {
  return error instanceof TimeoutError || error instanceof NetworkError || error instanceof UnreadableError;
}

import { sqlState } from './transaction.ts';
import { Refusal } from './refusal.ts';

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);

/** Maps a thrown error to a refusal; null means an internal error. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error) || isDiskFull(error)) return new Refusal('server.unavailable');
  const state = sqlState(error);
  // Lock timeout, or a serialization failure or deadlock after every retry.
  if (state === '55P03' || state === '40001' || state === '40P01') return new Refusal('request.conflict');
  return fromFastify(state) ?? fromStatus(error);
}

/** Errors of the file server for paths no file can have (`/assets/%00`). */
function fromStatus(error: unknown): Refusal | null {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 403 || status === 404) return new Refusal('call.unknown');
  return status === 400 ? new Refusal('request.malformed') : null;
}

/** Fastify's own errors for bodies it could not parse before the call was known. */
function fromFastify(code: string | undefined): Refusal | null {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Refusal('request.too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new Refusal('request.unsupported_media');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Refusal('request.malformed');
    default:
      return null;
  }
}

/** Of the database or of the file storage. */
function isDiskFull(error: unknown): boolean {
  const state = sqlState(error);
  return state === '53100' || state === 'ENOSPC' || state === 'EDQUOT';
}

function isDatabaseAway(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  const state = sqlState(error);
  if (state !== undefined && (NETWORK.has(state) || state === '53300' || state === '25P03')) return true;
  return error instanceof Error && error.message.includes('timeout exceeded when trying to connect');
}

/** What a write to a closed connection answers, often before PostgreSQL's own words are read. */
const CLOSED = ['EPIPE', 'ECONNRESET'];

/** The database ended, restarted or closed this connection: nothing that was done on it caused that. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && (state.startsWith('08') || ['57P01', '57P02', '57P03', ...CLOSED].includes(state))) return true;
  return error instanceof Error && /Connection terminated|Client has encountered a connection error/.test(error.message);
}

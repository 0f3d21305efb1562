import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { UploadRule } from '@quayside/contract/kernel/call';
import type { FieldError } from '@quayside/contract/kernel/fields';
import { cleanFileName, nameFor, sizeText, whyNotFileName } from '@quayside/domain/uploads/upload-rules';
import { newKey } from '#server/ports/storage/keys.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import { Refusal, refuseFields, refuseIf } from './refusal.ts';
import { settleFile } from './uploaded-content.ts';

/** A file uploaded with a call: checked, re-encoded if it is a picture, and stored. */
export type ReceivedFile = {
  readonly storage_key: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly sha256: Buffer;
};

/** A call's upload rule with its size limit resolved. */
export type SizedRule = UploadRule & { readonly maxBytes: number };

const MB = 1024 * 1024;
/** A refused body is still read to its end, because browsers read the response only after sending. This caps how much is read. */
const PATIENCE_BYTES = 64 * MB;

/** Stores the one file of a multipart request. On any error nothing is left in storage or in the temp folder. */
export async function receiveUpload(
  storage: Storage,
  rule: SizedRule,
  request: FastifyRequest,
  tempDir: string = tmpdir(),
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Refusal('request.unsupported_media');
  const folder = await mkdtemp(join(tempDir, 'quayside-upload-'));
  try {
    const arrived = await spool(rule, request, join(folder, 'arrived'));
    const name = cleanFileName(arrived.name);
    refuseIf(whyNotFileName(name));
    const settled = await settleFile(arrived.path, arrived.bytes, rule.kinds, join(folder, 'settled'));
    const stored = await putCounted(storage, newKey(new Date()), createReadStream(settled.path));
    return { ...stored, name: nameFor(name, settled.mime), mime: settled.mime };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Arrived = { readonly path: string; readonly name: string; readonly bytes: number };

/** Reads the whole request and streams its one file to disk. All unexpected parts are reported together. */
async function spool(rule: SizedRule, request: FastifyRequest, path: string): Promise<Arrived> {
  const faults: FieldError[] = [];
  let arrived: Arrived | null = null;
  let tooLarge = false;
  giveUpAfter(request, PATIENCE_BYTES + rule.maxBytes);
  try {
    const limits = { fileSize: rule.maxBytes, files: 4, fields: 4, parts: 8, fieldSize: 1000, headerPairs: 20 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        faults.push({ path: part.fieldname, code: 'unknown_field', params: {} });
        continue;
      }
      const extra = part.fieldname !== rule.field ? 'unknown_field' : arrived ? 'too_many' : null;
      if (extra !== null) {
        faults.push({ path: part.fieldname, code: extra, params: { max: 1 } });
        part.file.resume();
        continue;
      }
      await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      tooLarge = part.file.truncated;
      arrived = { path, name: part.filename ?? '', bytes: part.file.bytesRead };
    }
  } catch (error) {
    throw isOurDisk(error) ? error : new Refusal('request.malformed');
  }
  refuseFields(...faults);
  if (tooLarge) throw new Refusal('uploads.too_large', { max: sizeText(rule.maxBytes) });
  if (!arrived) throw new Refusal('uploads.missing');
  return arrived;
}

/** Closes the connection of a sender that keeps sending long after the size limit. */
function giveUpAfter({ raw }: FastifyRequest, patience: number): void {
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > patience) raw.destroy(new Error('the request does not end'));
  });
}

/** A full disk is a server error; a truncated or unreadable body is the sender's. */
function isOurDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall !== 'read';
}

type Stored = Pick<ReceivedFile, 'storage_key' | 'bytes' | 'sha256'>;

/** Streams a body into storage and returns its size and SHA-256. */
export async function putCounted(storage: Storage, storage_key: string, body: Readable): Promise<Stored> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  // If either stream fails, the other one fails too. The storage error says more, so it is thrown first.
  const [put, read] = await Promise.allSettled([storage.put(storage_key, counter), pipeline(body, counter)]);
  if (put.status === 'rejected') throw put.reason;
  if (read.status === 'rejected') throw read.reason;
  return { storage_key, bytes, sha256: hash.digest() };
}

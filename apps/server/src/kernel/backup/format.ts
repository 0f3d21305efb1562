import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { StartError } from '#server/kernel/start-error.ts';

/**
 * A backup is one file: this line, then zstd-compressed frames, then the SHA-256 of both. A frame is one letter for its kind, four
 * bytes of length and its content: a header, then tables and files, each followed by its data, then an end frame with the totals.
 */
const MAGIC = Buffer.from('QUAYSIDE BACKUP 1\n');
const SEAL_BYTES = 32;
const MOST_BYTES = 1024 * 1024;

export type FrameKind = 'header' | 'table' | 'file' | 'data' | 'end';
export type Frame = { readonly kind: FrameKind; readonly content: Buffer };
const letters = { header: 'h', table: 't', file: 'f', data: 'd', end: 'e' } as const satisfies Record<FrameKind, string>;

export function frame(kind: FrameKind, content: object): Buffer {
  const bytes = Buffer.from(JSON.stringify(content));
  return Buffer.concat([headOf(kind, bytes.length), bytes]);
}

/**
 * Splits data into frames small enough to be read one by one with little memory. The data is passed on, not copied: gigabytes of copies
 * would be collected later than they come.
 */
export function* dataFrames(chunk: Buffer): Generator<Buffer> {
  for (let at = 0; at < chunk.length; at += MOST_BYTES) {
    const content = chunk.subarray(at, at + MOST_BYTES);
    yield headOf('data', content.length);
    yield content;
  }
}

function headOf(kind: FrameKind, length: number): Buffer {
  const head = Buffer.allocUnsafe(5);
  head.write(letters[kind], 'latin1');
  head.writeUInt32BE(length, 1);
  return head;
}

/** Adds the first line before the stream and the SHA-256 after it. */
export function sealing(): Transform {
  const hash = createHash('sha256').update(MAGIC);
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => done(null, hash.digest()),
  });
  stream.push(MAGIC);
  return stream;
}

/** Reads the whole file once and refuses it if it is not a backup, is truncated or was changed. Runs before anything is written. */
export async function refuseBroken(path: string): Promise<void> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${error.message}.`);
  });
  try {
    const { size } = await file.stat();
    const first = Buffer.alloc(MAGIC.length);
    await file.read(first, 0, first.length, 0);
    if (!first.equals(MAGIC)) {
      const newer = first.subarray(0, 16).equals(MAGIC.subarray(0, 16));
      throw new StartError(newer ? `${path} was written by a newer Quayside. Update this program.` : `${path} is not a Quayside backup.`);
    }
    const seal = Buffer.alloc(SEAL_BYTES);
    const hash = createHash('sha256');
    const sealAt = size - SEAL_BYTES;
    if (sealAt > MAGIC.length) {
      for await (const chunk of createReadStream(path, { end: sealAt - 1 })) hash.update(chunk);
      await file.read(seal, 0, SEAL_BYTES, sealAt);
    }
    if (!hash.digest().equals(seal)) throw new StartError(`${path} is damaged: it was cut off or changed. Use another copy.`);
  } finally {
    await file.close();
  }
}

/** The frames of a verified file, in order. */
export async function* framesOf(path: string, size: number): AsyncGenerator<Frame> {
  const packed = createReadStream(path, { start: MAGIC.length, end: size - SEAL_BYTES - 1 });
  const unpacked = packed.pipe(createZstdDecompress());
  packed.on('error', (error) => unpacked.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  // A byte stream without an encoding yields buffers.
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(1)) {
      const end = 5 + rest.readUInt32BE(1);
      yield { kind: kindOf(rest.toString('latin1', 0, 1)), content: rest.subarray(5, end) };
      rest = rest.subarray(end);
    }
  }
  if (rest.length > 0) throw new Error('the last frame of the backup is incomplete');
}

function kindOf(letter: string): FrameKind {
  for (const kind of ['header', 'table', 'file', 'data', 'end'] as const) if (letters[kind] === letter) return kind;
  throw new Error(`a backup has no frame "${letter}"`);
}

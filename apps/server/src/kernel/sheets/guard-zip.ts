import { open, type Entry, type ZipFile } from 'yauzl';
import { Refusal } from '#server/kernel/refusal.ts';

const MB = 1024 * 1024;
const MAX_ENTRIES = 200;
/** What a workbook of our maximum size can reasonably unpack to. Formatted blank rows cost about 100 bytes each. */
const MAX_UNPACKED = 64 * MB;

/**
 * Zip bomb check: unpacks a workbook once and discards the data, because a small file can hold gigabytes and the size in its directory
 * may be wrong. Returns whether the workbook contains a formula.
 */
export async function guardZip(path: string): Promise<{ hasFormulas: boolean }> {
  const zip = await opened(path);
  try {
    return await unpackAll(zip);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('imports.broken_file');
  } finally {
    zip.close();
  }
}

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error) reject(new Refusal('imports.broken_file'));
      else resolve(zip);
    });
  });
}

async function unpackAll(zip: ZipFile): Promise<{ hasFormulas: boolean }> {
  if (zip.entryCount > MAX_ENTRIES) throw new Refusal('imports.broken_file');
  let unpacked = 0;
  let hasFormulas = false;
  for await (const entry of entriesOf(zip)) {
    // A size stated in the directory is refused before unpacking; a missing or wrong one while unpacking.
    if (unpacked + entry.uncompressedSize > MAX_UNPACKED) throw new Refusal('imports.too_large');
    const isSheet = entry.fileName.startsWith('xl/worksheets/');
    let tail = '';
    for await (const chunk of await contentOf(zip, entry)) {
      unpacked += chunk.length;
      if (unpacked > MAX_UNPACKED) throw new Refusal('imports.too_large');
      if (!isSheet || hasFormulas) continue;
      const text = tail + chunk.toString('latin1');
      hasFormulas = /<f[ />]/.test(text);
      tail = text.slice(-2);
    }
  }
  return { hasFormulas };
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      const settle = (work: () => void) => {
        zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error');
        work();
      };
      zip.once('entry', (found: Entry) => settle(() => resolve(found)));
      zip.once('end', () => settle(() => resolve(null)));
      zip.once('error', (error: Error) => settle(() => reject(error)));
      zip.readEntry();
    });
    if (entry === null) return;
    yield entry;
  }
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else resolve(stream as AsyncIterable<Buffer>); // a stream without an encoding yields buffers
    });
  });
}

import { fromBuffer, type Entry } from 'yauzl';

/** The files of a zip, decompressed, by their names. */
export function unzip(body: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    fromBuffer(body, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry: Entry) =>
        zip.openReadStream(entry, async (fault, stream) => {
          if (fault) return reject(fault);
          const chunks: Buffer[] = await stream.toArray();
          files.set(entry.fileName, Buffer.concat(chunks));
          zip.readEntry();
        }),
      );
      zip.on('end', () => resolve(files));
      zip.on('error', reject);
      zip.readEntry();
    });
  });
}

/** Whether a sheet of the workbook contains a formula. */
export async function hasFormulas(workbook: Buffer): Promise<boolean> {
  const sheets = [...(await unzip(workbook))].filter(([name]) => name.startsWith('xl/worksheets/'));
  return sheets.some(([, xml]) => /<f[ />]/.test(xml.toString('utf8')));
}

import { inflateSync } from 'node:zlib';
import { unzip } from './unzip.ts';

/** Everything readable in a file: its bytes, the streams of a PDF and the files of a zip decompressed, and texts of two bytes a letter. */
export async function hiddenText(file: Buffer): Promise<string> {
  const texts = [file.toString('latin1'), file.toString('latin1').replaceAll('\u0000', '')];
  if (file.subarray(0, 5).toString() === '%PDF-') texts.push(...pdfTexts(file));
  if (file.subarray(0, 2).toString() === 'PK') {
    for (const [name, body] of await unzip(file)) texts.push(name, await hiddenText(body));
  }
  return texts.join('\n').toLowerCase();
}

function pdfTexts(file: Buffer): string[] {
  const texts: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    if (file.subarray(at - 3, at).toString() === 'end') continue;
    try {
      texts.push(inflateSync(file.subarray(at + 7)).toString('latin1'));
    } catch {
      // A stream that is not compressed was read with the file itself.
    }
  }
  // A text of the document's information may be written in hexadecimal.
  for (const [, hex = ''] of file.toString('latin1').matchAll(/<([0-9A-Fa-f]{8,})>/g))
    texts.push(Buffer.from(hex, 'hex').toString('latin1').replaceAll('\u0000', ''));
  return texts;
}

/** Makes the browser save a file under this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start reading only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Makes the browser fetch a file of this site and stream it to disk, under the name the server gives it. */
export function saveByLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** The name in a content-disposition header; null when the response is not a download. */
export function fileNameOf(disposition: string | null): string | null {
  if (disposition === null) return null;
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Badly encoded: fall back to the plain name below.
    }
  }
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition);
  return plain?.[1] ?? plain?.[2]?.trim() ?? null;
}

/** Why there is no file: the response without one, or the thrown error. */
export type NoFile = { answer: Response } | { error: unknown };

/**
 * Fetches a file by its URL and saves it as a blob (NET-15). Null when it was saved. It never throws and shows nothing (NET-16): the
 * client reports the failure.
 */
export async function saveFileByUrl(url: string, init: RequestInit = {}): Promise<NoFile | null> {
  try {
    const answer = await fetch(url, init);
    const name = answer.ok ? nameOf(answer, url) : null;
    if (name === null) return { answer };
    saveBlob(await answer.blob(), name);
    return null;
  } catch (error) {
    return { error };
  }
}

/** The server's name for the file, else the last part of the address. JSON and HTML that are no attachment are an envelope or a gateway's page. */
function nameOf(answer: Response, url: string): string | null {
  const given = fileNameOf(answer.headers.get('content-disposition'));
  if (given !== null) return given;
  if (/^(application\/json|text\/html)/.test(answer.headers.get('content-type') ?? '')) return null;
  const last = decodeURIComponent(new URL(url, location.origin).pathname.split('/').at(-1) ?? '');
  return last === '' ? String(Date.now()) : last;
}

/** Builds a PDF out of a binary string, one character per byte, named after the current timestamp (NET-17). */
export function savePdf(binary: string): void {
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0) & 0xff);
  saveBlob(new Blob([bytes], { type: 'application/pdf' }), `${Date.now()}.pdf`);
}

/** More arguments than this overflow the stack of `String.fromCharCode`. */
const CHUNK = 8192;

/** The bytes of an answer as a binary string. Not a TextDecoder: its latin1 is windows-1252 and changes the bytes 0x80 to 0x9f. */
export async function binaryOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) chunks.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return chunks.join('');
}

/** Hands a file to the person: the browser saves it under this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name in a content-disposition header; null when the answer is no download. */
export function fileNameOf(disposition: string | null): string | null {
  if (disposition === null) return null;
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Badly encoded: the plain name below is still good.
    }
  }
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition);
  return plain?.[1] ?? plain?.[2]?.trim() ?? null;
}

/** Fetches a file by its address and saves it (NET-15). Whatever goes wrong stays silent here (NET-16); the answer says whether it worked. */
export async function saveFileByUrl(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return false;
    const last = new URL(url, location.origin).pathname.split('/').at(-1) ?? '';
    const name = fileNameOf(answer.headers.get('content-disposition')) ?? decodeURIComponent(last);
    saveBlob(await answer.blob(), name === '' ? String(Date.now()) : name);
    return true;
  } catch {
    return false;
  }
}

/** Makes a PDF of a binary string, one character a byte, named after this moment (NET-17). */
export function savePdf(binary: string): void {
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0) & 0xff);
  saveBlob(new Blob([bytes], { type: 'application/pdf' }), `${Date.now()}.pdf`);
}

const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** A camera's picture as a smaller JPEG in base64: it goes over warehouse Wi-Fi. A file the browser cannot draw is sent as it is. */
export async function shrinkPicture(file: Blob): Promise<string> {
  return base64Of((await drawn(file)) ?? file);
}

async function drawn(file: Blob): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => {
      canvas.toBlob(done, 'image/jpeg', QUALITY);
    });
  } catch {
    return null;
  }
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  // In parts: a call with a million arguments would overflow the stack.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCodePoint(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

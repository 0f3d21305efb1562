import sharp from 'sharp';

const SIDE = 256;

/** A brand's SVG as a PNG for documents; null when it cannot be drawn, a document does not fail for its logo. */
export async function brandPicture(svg: string): Promise<Buffer | null> {
  if (svg === '') return null;
  try {
    return await sharp(Buffer.from(svg), { density: 300 }).resize(SIDE, SIDE, { fit: 'inside' }).png().timeout({ seconds: 5 }).toBuffer();
  } catch {
    return null;
  }
}

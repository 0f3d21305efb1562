import { toBuffer, toSVG } from '@bwip-js/node';
import { symbologyOf } from '@quayside/domain/products/barcode-rules';

export const pictureMimes = { png: 'image/png', svg: 'image/svg+xml' } as const;

/** A barcode as a picture, with its text and quiet zone. */
export async function barcodePicture(barcode: string, format: 'png' | 'svg'): Promise<Buffer> {
  const options = {
    bcid: symbologyOf(barcode),
    text: barcode,
    scale: 3,
    height: 15,
    includetext: true,
    textxalign: 'center',
    backgroundcolor: 'FFFFFF',
    paddingwidth: 11,
    paddingheight: 3,
  } as const;
  return format === 'png' ? toBuffer(options) : Buffer.from(toSVG(options));
}

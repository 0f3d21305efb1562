import type { ImageError } from '@quayside/domain/products/product-rules';

/** Downloads a picture from a URL entered by a user into a local file. */
export type Pictures = { readonly fetch: (url: string, target: string) => Promise<{ readonly bytes: number }> };

/** The download failed. `lasting`: a retry will not help. */
export class PictureFault extends Error {
  override name = 'PictureFault';
  readonly fault: ImageError;
  readonly lasting: boolean;

  constructor(reason: string, fault: ImageError, lasting: boolean) {
    super(reason);
    this.fault = fault;
    this.lasting = lasting;
  }
}

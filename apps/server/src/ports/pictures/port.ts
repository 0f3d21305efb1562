import type { ImageError } from '@quayside/domain/products/product-rules';

/** Brings a picture from an address somebody wrote down, into a file of ours. */
export type Pictures = { readonly fetch: (url: string, target: string) => Promise<{ readonly bytes: number }> };

/** The picture did not come. `lasting`: and it will not come by trying again. */
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

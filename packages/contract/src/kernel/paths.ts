/** Path of product images: several areas show them, the products area serves them. */
export const productImagePath = '/api/ucenter/product/getImage';

/** URL of a product's thumbnail, for lists. */
export function smallProductPicture(fileId: string | null): string | null {
  return fileId && smallPicture(`${productImagePath}?file_id=${fileId}`);
}

/** URL of a thumbnail, for lists. */
export function smallPicture(url: string): string {
  return `${url}&size=small`;
}

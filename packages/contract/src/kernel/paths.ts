/** Where a product's picture is fetched: several areas show it, the products answer it. */
export const productImagePath = '/api/ucenter/product/getImage';

/** The address of a product's small picture: what every list of goods shows. */
export function smallProductPicture(fileId: string | null): string | null {
  return fileId && smallPicture(`${productImagePath}?file_id=${fileId}`);
}

/** The address of the small picture, for lists. */
export function smallPicture(url: string): string {
  return `${url}&size=small`;
}

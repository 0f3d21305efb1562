import { productImagePath } from '@quayside/contract/kernel/paths';
import { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';

/** Staff read a merchant's pictures by a call of the desk: the merchant's own would answer that there is no session. */
export function withDeskPicture<Line extends { image_url: string | null }>(line: Line, customerId: number): Line {
  const image_url =
    line.image_url?.replace(`${productImagePath}?`, `${productsDeskCalls.deskImage.path}?customer_id=${customerId}&`) ?? null;
  return { ...line, image_url };
}

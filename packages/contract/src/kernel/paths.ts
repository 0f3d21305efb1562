/** Where a product's picture is fetched: several areas show it, the products answer it. */
export const productImagePath = '/api/ucenter/product/getImage';

export const deskBrands = {} as const;

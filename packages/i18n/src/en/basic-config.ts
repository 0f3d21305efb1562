export const basicConfig = {} as const;

import type { Paths } from '../kernel/page-paths.ts';

export const deskWalletPaths = {
  ofCustomer: (customer_id: number) => `/wallets?customer_id=${customer_id}`,
} as const satisfies Paths;

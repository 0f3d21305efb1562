import type { WorkplaceCard } from '@quayside/ui/kernel/workplace-cards';

export const cards: readonly WorkplaceCard[] = [
  {
    key: 'balance',
    order: 110,
    width: 'narrow',
    permission: 'wallets.read',
    load: () => import('./balance-card.tsx').then((card) => card.BalanceCard),
  },
];

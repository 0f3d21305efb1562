import type { WorkplaceCard } from '@quayside/ui/kernel/workplace-cards';

export const cards: readonly WorkplaceCard[] = [
  {
    key: 'overdrawn',
    order: 1,
    width: 'full',
    permission: 'wallets.read',
    load: () => import('./overdrawn-card.tsx').then((card) => card.OverdrawnCard),
  },
  {
    key: 'balance',
    order: 110,
    width: 'narrow',
    permission: 'wallets.read',
    load: () => import('./balance-card.tsx').then((card) => card.BalanceCard),
  },
];

import type { WorkplaceCard } from '@quayside/ui/kernel/workplace-cards';

export const cards: readonly WorkplaceCard[] = [
  {
    key: 'in-stock-skus',
    order: 120,
    width: 'narrow',
    permission: 'inventory.read',
    load: () => import('./stock-card.tsx').then((card) => card.StockCard),
  },
];

import type { WorkplaceCard } from '@quayside/ui/kernel/workplace-cards';

export const cards: readonly WorkplaceCard[] = [
  { key: 'unread', order: 5, width: 'full', load: () => import('./unread-card.tsx').then((card) => card.UnreadCard) },
];

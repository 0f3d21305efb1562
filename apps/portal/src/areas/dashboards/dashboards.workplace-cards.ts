import type { WorkplaceCard } from '@quayside/ui/kernel/workplace-cards';

/** The cards that belong to no other area. */
export const cards: readonly WorkplaceCard[] = [
  { key: 'steps', order: 10, width: 'full', load: () => import('./steps-card.tsx').then((card) => card.StepsCard) },
  { key: 'notice', order: 900, width: 'wide', load: () => import('./notice-card.tsx').then((card) => card.NoticeCard) },
  { key: 'shortcuts', order: 920, width: 'full', load: () => import('./shortcuts-card.tsx').then((card) => card.ShortcutsCard) },
  { key: 'sign-ins', order: 910, width: 'narrow', load: () => import('./sign-ins-card.tsx').then((card) => card.SignInsCard) },
];

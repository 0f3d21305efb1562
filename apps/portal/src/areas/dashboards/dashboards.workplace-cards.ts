import type { WorkplaceCard } from '@quayside/ui/kernel/workplace-cards';

const permission = 'orders.read';

/** The cards that sum up several areas, and those that belong to no other. */
export const cards: readonly WorkplaceCard[] = [
  { key: 'steps', order: 10, width: 'full', load: () => import('./steps-card.tsx').then((card) => card.StepsCard) },
  { key: 'month', order: 112, width: 'narrow', permission, load: () => import('./month-card.tsx').then((card) => card.MonthCard) },
  {
    key: 'stopped',
    order: 114,
    width: 'narrow',
    permission,
    load: () => import('./exceptions-card.tsx').then((card) => card.ExceptionsCard),
  },
  { key: 'inbox', order: 118, width: 'wide', load: () => import('./inbox-card.tsx').then((card) => card.InboxCard) },
  {
    key: 'fulfilment',
    order: 130,
    width: 'wide',
    permission,
    load: () => import('./fulfilment-card.tsx').then((card) => card.FulfilmentCard),
  },
  { key: 'delivery', order: 140, width: 'narrow', permission, load: () => import('./delivery-card.tsx').then((card) => card.DeliveryCard) },
  {
    key: 'latest',
    order: 150,
    width: 'wide',
    permission,
    load: () => import('./latest-orders-card.tsx').then((card) => card.LatestOrdersCard),
  },
  { key: 'sign-ins', order: 160, width: 'narrow', load: () => import('./sign-ins-card.tsx').then((card) => card.SignInsCard) },
  { key: 'notice', order: 900, width: 'wide', load: () => import('./notice-card.tsx').then((card) => card.NoticeCard) },
  { key: 'shortcuts', order: 920, width: 'full', load: () => import('./shortcuts-card.tsx').then((card) => card.ShortcutsCard) },
];

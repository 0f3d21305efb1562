import type { Permission } from '@quayside/contract/kernel/permissions';
import { createContext, type ComponentType } from 'react';

/**
 * A card of the workplace. An area adds one by one file, `areas/<area>/<thing>.workplace-card.tsx`, which exports it: nothing else has to be
 * touched, and nothing of an area the account may not see is loaded.
 */
export type WorkplaceCard = {
  key: string;
  /** Small numbers stand first. */
  order: number;
  width: 'full' | 'wide' | 'narrow';
  permission?: Permission;
  load: () => Promise<ComponentType>;
};
export const WorkplaceCardsContext = createContext<readonly WorkplaceCard[]>([]);

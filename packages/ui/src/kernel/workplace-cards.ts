import type { Permission } from '@quayside/contract/kernel/permissions';
import { createContext, type ComponentType } from 'react';

/**
 * A card of the workplace. An area adds one with one file, `areas/<area>/<thing>.workplace-card.tsx`, which exports it: nothing else
 * changes, and code of an area the account may not see is not loaded.
 */
export type WorkplaceCard = {
  key: string;
  /** Lower numbers come first. */
  order: number;
  width: 'full' | 'wide' | 'narrow';
  permission?: Permission;
  load: () => Promise<ComponentType>;
};
export const WorkplaceCardsContext = createContext<readonly WorkplaceCard[]>([]);

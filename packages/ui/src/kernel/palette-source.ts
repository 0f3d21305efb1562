import type { Permission } from '@quayside/contract/kernel/permissions';
import type { ReactNode } from 'react';
import type { Client } from './client.ts';

/** A thing the palette can open. */
export type PaletteItem = {
  path: string;
  title: string;
  note?: string;
  /** Its state, at the right. */
  state?: ReactNode;
};
export type PaletteGroup = 'recent' | 'orders' | 'inbound' | 'products' | 'top_ups' | 'transactions' | 'customers' | 'pages';

/** How an area finds its things. Each file `areas/<area>/<area>.palette.tsx` exports one; it uses the area's own calls. */
export type PaletteSource = {
  group: Exclude<PaletteGroup, 'recent' | 'pages'>;
  permission: Permission;
  /** Typed first, this sign narrows the search to the group. */
  sign?: '#' | '@';
  /** Ten at most. */
  find: (client: Client, text: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>;
};
export type PaletteModule = { palette: PaletteSource };

/** Loads the sources of an app when the palette opens for the first time. */
export function sourcesOf(files: Record<string, () => Promise<PaletteModule>>): () => Promise<PaletteSource[]> {
  return async () => (await Promise.all(Object.values(files).map((load) => load()))).map((file) => file.palette);
}

import type { deskMenu, portalMenu } from './menu.ts';

type BadgesOf<Pages> = Pages extends readonly (infer Page)[]
  ? (Page extends { badge: infer Name extends string } ? Name : never) | (Page extends { children: infer Inner } ? BadgesOf<Inner> : never)
  : never;

/** The counts the menus name; the server answers each of them. */
export type PortalBadge = BadgesOf<typeof portalMenu>;
export type DeskBadge = BadgesOf<typeof deskMenu>;

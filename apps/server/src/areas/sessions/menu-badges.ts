import type { PortalBadge } from '@quayside/contract/kernel/menu';
import type { Permission } from '@quayside/contract/kernel/permissions';
import { BADGE_COUNTS_TO, badgeText } from '@quayside/domain/sessions/menu-badge';
import { countUnreadUpTo } from '#server/areas/notices/notices.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Badges } from './sessions.map.ts';

/** `permission` may be stricter than the page's: a user may read a list without being the one who processes it. */
type Counter = { readonly permission?: Permission; readonly count: () => Promise<number> };

/** Each badge of the portal's menu is counted by the area that owns the rows. Runs at every start of the portal: one query per badge. */
export function portalBadges(ctx: MerchantCtx, platformType: number): Promise<Badges> {
  const counters: Record<PortalBadge, Counter> = {
    unread: { count: () => countUnreadUpTo(ctx, platformType, BADGE_COUNTS_TO) },
  };
  return textsOf(counters, ctx.actor.can);
}

/** Counts only what the user has permission for. */
async function textsOf(counters: Readonly<Record<string, Counter>>, can: ReadonlySet<Permission>): Promise<Badges> {
  const texts: Record<string, string> = {};
  for (const [name, { permission, count }] of Object.entries(counters)) {
    if (permission !== undefined && !can.has(permission)) continue;
    const shown = badgeText(await count());
    if (shown !== null) texts[name] = shown;
  }
  return texts;
}

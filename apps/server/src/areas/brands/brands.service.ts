import { platformType } from '@quayside/domain/brands/brand-rules';
import type { PublicCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import { brandAcrossMerchants, brandOfHostAcrossMerchants } from './brands.queries.ts';

/** The look of a brand; an unknown one is the default. */
export async function brandOf(tx: Tx, wanted: number | undefined) {
  return found(await brandAcrossMerchants(tx, platformType(wanted)));
}

/** The brand a visitor sees before signing in: the one asked for, else the host's, else the default (D-86). */
export async function getBrand(ctx: PublicCtx, input: { platform_type?: number | undefined }) {
  const [host = ''] = ctx.request.host.toLowerCase().split(':');
  const byHost = input.platform_type === undefined ? await brandOfHostAcrossMerchants(ctx.tx, host) : undefined;
  const brand = byHost ?? (await brandOf(ctx.tx, input.platform_type));
  return { ...brand, platform_type: platformType(brand.platform_type) };
}

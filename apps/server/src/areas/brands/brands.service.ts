import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { BrandInput } from '@quayside/contract/brands/brands.desk-calls';
import { platformType } from '@quayside/domain/brands/brand-rules';
import type { DeskCtx, PublicCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import { brandView, deskBrandView, svgOf, versionOf, type Picture } from './brands.map.ts';
import * as brands from './brands.queries.ts';

/** A brand's design; an unknown one gets the default. */
export async function brandOf(tx: Tx, wanted: number | undefined) {
  return found(await brands.brandAcrossMerchants(tx, platformType(wanted)));
}

/** The brand a visitor sees before sign-in: the requested one, else the host's, else the default (D-86). */
export async function brandFor({ tx, request }: PublicCtx, wanted: number | undefined) {
  const [host = ''] = request.host.toLowerCase().split(':');
  const byHost = wanted === undefined ? await brands.brandOfHostAcrossMerchants(tx, host) : undefined;
  return byHost ?? (await brandOf(tx, wanted));
}

export async function getBrand(ctx: PublicCtx, input: { platform_type?: number | undefined }) {
  return brandView(await brandFor(ctx, input.platform_type));
}

/** A brand's picture. Browsers may cache a URL that contains the current version permanently. */
export async function getLogo(
  { tx }: PublicCtx,
  input: { platform_type: number; kind: Picture; v?: string | undefined },
): Promise<FileAnswer> {
  const svg = svgOf(await brandOf(tx, input.platform_type), input.kind);
  const body = Buffer.from(svg);
  return {
    name: `${input.kind}.svg`,
    mime: 'image/svg+xml',
    bytes: body.length,
    ...(input.v === versionOf(svg) ? { lasting: 'public' as const } : {}),
    open: async () => Readable.from([body]),
  };
}

export async function listBrands({ tx }: DeskCtx) {
  return { list: (await brands.brandsAcrossMerchants(tx)).map(deskBrandView) };
}

/** Changes a brand's design and links; takes effect with the next page load. */
export async function saveBrand({ tx, now }: DeskCtx, { platform_type, host, ...look }: z.output<typeof BrandInput>) {
  try {
    const change = { ...look, host: host === '' ? null : host, updated_at: now };
    return deskBrandView(found(await brands.writeBrandAcrossMerchants(tx, platform_type, change)));
  } catch (error) {
    if (brokenConstraint(error) !== 'brands_host_key') throw error;
    throw new Refusal('request.invalid', {}, [{ path: 'host', code: 'brands.host_taken', params: {} }]);
  }
}

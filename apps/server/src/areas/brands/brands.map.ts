import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { brandsCalls, type Brand } from '@quayside/contract/brands/brands.calls';
import { platformType } from '@quayside/domain/brands/brand-rules';
import type { Tables } from '#server/kernel/tables.generated.ts';

type BrandRow = Selectable<Tables['brands']>;
export type Picture = 'logo' | 'favicon';

export function svgOf(brand: BrandRow, kind: Picture): string {
  return kind === 'logo' ? brand.logo_svg : brand.favicon_svg;
}

/** A version in the picture's URL that changes with its content (cache busting). */
export function versionOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}

/** The public view of a brand: without what only its documents say. */
export function brandView(row: BrandRow): Brand {
  const { host: _host, logo_svg: _logo, favicon_svg: _favicon, updated_at: _updated, ...rest } = row;
  const { issuer_name: _name, issuer_address: _address, issuer_registration: _registration, billing_email: _email, ...shown } = rest;
  const picture = (kind: Picture) =>
    `${brandsCalls.getLogo.path}?platform_type=${row.platform_type}&kind=${kind}&v=${versionOf(svgOf(row, kind))}`;
  return { ...shown, platform_type: platformType(row.platform_type), logo_url: picture('logo'), favicon_url: picture('favicon') };
}

/** A brand as staff edit it. */
export function deskBrandView(row: BrandRow) {
  const { host, logo_svg, favicon_svg, issuer_name, issuer_address, issuer_registration, billing_email } = row;
  return { ...brandView(row), host, logo_svg, favicon_svg, issuer_name, issuer_address, issuer_registration, billing_email };
}

import { linkPath } from '@quayside/contract/accounts/accounts.paths';
import { linkLifeMs, type LinkPurpose } from '@quayside/domain/accounts/account-rules';
import { brandOf } from '#server/areas/brands/brands.public.ts';
import type { AnyCtx, MerchantCtx, PublicCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { tokenUrl, type TokenUrl } from '#server/kernel/token-url.ts';
import { hashToken, newToken } from '#server/kernel/tokens.ts';
import { accountActor } from './accounts.map.ts';
import * as accounts from './accounts.queries.ts';

type Holder = { readonly customer_id: number; readonly account_id: number; readonly platform_type: number };

/** Makes a link to mail to an account; an older link for the same purpose becomes invalid. */
export async function newLink(ctx: Pick<AnyCtx, 'tx' | 'now'>, holder: Holder, purpose: LinkPurpose, site: string): Promise<TokenUrl> {
  const { token, hash } = newToken();
  const expires_at = new Date(ctx.now.getTime() + linkLifeMs[purpose]);
  await accounts.putLink(ctx.tx, holder.customer_id, { token_hash: hash, account_id: holder.account_id, purpose, expires_at });
  return tokenUrl((await brandSite(ctx, holder.platform_type, site)) + linkPath(purpose, token, holder.platform_type));
}

/** A brand with its own host uses it for links, so that its users never see another brand's name. */
export async function brandSite({ tx }: Pick<AnyCtx, 'tx'>, platformType: number, site: string): Promise<string> {
  const { host } = await brandOf(tx, platformType);
  return host === null || host === '' ? site : `${new URL(site).protocol}//${host}`;
}

/** Consumes a mailed link and continues as the account it was mailed to. */
export async function followLink(ctx: PublicCtx, purpose: LinkPurpose, token: string) {
  const token_hash = hashToken(token);
  const link = await accounts.linkAcrossMerchants(ctx.tx, token_hash);
  if (!link || link.purpose !== purpose || link.used_at !== null || link.expires_at <= ctx.now) throw new Refusal('accounts.link_invalid');
  const account = await accounts.accountWithCustomer(ctx.tx, link.customer_id, link.account_id);
  if (!account || account.status === 'disabled' || account.customer_status === 'paused') throw new Refusal('accounts.link_invalid');
  const as: MerchantCtx = await ctx.become(accountActor(account));
  if (!(await accounts.useLink(as.tx, link.customer_id, token_hash, ctx.now))) throw new Refusal('accounts.link_invalid');
  return { as, account };
}

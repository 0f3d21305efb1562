import { deskMenu, portalMenu } from '@quayside/contract/kernel/menu';
import type { Permission } from '@quayside/contract/kernel/permissions';
import { platformType } from '@quayside/domain/brands/brand-rules';
import { ACTING_LIFE_MS, sessionLeftMs } from '@quayside/domain/sessions/session-rules';
import { accountActor, accountOf, accountToSignIn, passSecondFactor } from '#server/areas/accounts/accounts.public.ts';
import { brandOf } from '#server/areas/brands/brands.public.ts';
import { configValues } from '#server/areas/basic-config/basic-config.public.ts';
import { mustEnrol, passStaffSecondFactor, staffActor, staffToSignIn } from '#server/areas/staff/staff.public.ts';
import type { AnyCtx, DeskCtx, MerchantCtx, PublicCtx } from '#server/kernel/ctx.ts';
import { flag } from '#server/kernel/flag.ts';
import { isPassword } from '#server/kernel/passwords.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import { addSession, endSessionByToken } from '#server/kernel/session-life.ts';
import { newToken } from '#server/kernel/tokens.ts';
import { portalBadges } from './menu-badges.ts';
import { menuFor } from './sessions.map.ts';

type Credentials = { email: string; password: string; remember: 0 | 1 };
type Holder = { account_id: number | null; staff_id: number | null; customer_id: number | null; acting_staff_id: number | null };

/** Signs in a merchant's user. A wrong email and a wrong password get the same response in the same time. */
export async function signIn(ctx: PublicCtx, input: Credentials & { totp?: string | undefined }): Promise<{ token: string }> {
  const account = await accountToSignIn(ctx.tx, input.email);
  const right = await isPassword(account?.password_hash, input.password);
  if (account) ctx.actsAs(accountActor(account));
  if (!account || !right) throw new Refusal('sessions.wrong_credentials');
  // Only after the password is verified: reveal that the account is disabled or has a second factor.
  refuseIf(account.status === 'disabled' ? 'sessions.account_disabled' : null);
  if (account.customer_status === 'paused') throw new Refusal('sessions.account_paused', { brand: await brandNameOf(ctx, account) });
  const useCode = passSecondFactor(ctx, account, input.totp);
  const { account_id, customer_id } = account;
  const holder = { account_id, customer_id, staff_id: null, acting_staff_id: null };
  const remember = input.remember === 1;
  const opened = await openSession(ctx, holder, sessionLeftMs('merchant', remember, 0), remember);
  await useCode();
  return opened;
}

/** A paused merchant reads whom to contact; the reason is staff's own. */
async function brandNameOf({ tx }: PublicCtx, { platform_type }: { platform_type: number }): Promise<string> {
  return (await brandOf(tx, platform_type)).site_name;
}

/** Signs in a member of staff at the desk. */
export async function signInAtDesk(
  ctx: PublicCtx,
  { email, password, remember, totp }: Credentials & { totp?: string | undefined },
): Promise<{ token: string }> {
  const staff = await staffToSignIn(ctx.tx, email);
  const right = await isPassword(staff?.password_hash ?? undefined, password);
  if (staff) ctx.actsAs(staffActor(staff));
  if (!staff || !right) throw new Refusal('sessions.wrong_credentials');
  refuseIf(staff.status === 'disabled' ? 'sessions.account_disabled' : null);
  const useCode = passStaffSecondFactor(ctx, staff, totp);
  const holder = { account_id: null, staff_id: staff.staff_id, customer_id: null, acting_staff_id: null };
  const opened = await openSession(ctx, holder, sessionLeftMs('desk', remember === 1, 0), remember === 1);
  await useCode();
  return opened;
}

/** Opens a session for staff in a customer's main account, for a short time and under their own name. */
export function openActingSession(ctx: DeskCtx, main: { account_id: number; customer_id: number }): Promise<{ token: string }> {
  return openSession(ctx, { ...main, staff_id: null, acting_staff_id: ctx.actor.staffId }, ACTING_LIFE_MS, false);
}

async function openSession(ctx: PublicCtx | DeskCtx, holder: Holder, lifeMs: number, remember: boolean): Promise<{ token: string }> {
  const { token, hash } = newToken();
  await addSession(ctx.tx, {
    ...holder,
    token_hash: hash,
    remember,
    ip: ctx.request.ip,
    user_agent: ctx.request.userAgent,
    created_at: ctx.now,
    last_seen_at: ctx.now,
    confirmed_at: ctx.now,
    expires_at: new Date(ctx.now.getTime() + lifeMs),
  });
  return { token };
}

/** Ends only this session. */
export async function signOut(ctx: AnyCtx): Promise<Record<string, never>> {
  const { actor } = ctx;
  if (actor && 'actingStaff' in actor && actor.actingStaff) ctx.logsAs('customers.end_acting');
  await endSessionByToken(ctx.tx, found(ctx.request.tokenHash));
  return {};
}

/** The signed-in user, their permissions and their menu pages. */
export async function currentUser(ctx: MerchantCtx) {
  const { tx, actor } = ctx;
  const account = await accountOf(tx, actor.customerId, found(actor.accountId));
  const config = await configValues(tx, ['fulfilment_fee_customer_id', 'app_down_button_is_display']);
  // Pages that only one customer has (BILL-06).
  const isTheOne = config.fulfilment_fee_customer_id === String(actor.customerId);
  const also = new Set(isTheOne ? ['fulfilment_fee_customer'] : []);
  const badges = await portalBadges(ctx, account.platform_type);
  return {
    name: actor.name,
    email: actor.email,
    account_type: account.account_type,
    customer_id: actor.customerId,
    customer_sub_account_id: actor.kind === 'main' ? 0 : account.account_id,
    platform_type: platformType(account.platform_type),
    menu_list: menuFor(portalMenu, actor.can, { also, badges }),
    permissions: namesOf(actor.can),
    app_down_button_is_display: flag(config.app_down_button_is_display === '1'),
    // Staff acting for the customer do not see the guide and cannot mark it as read.
    guide_type_3: flag(account.guide_read || actor.actingStaff !== null),
    acting_staff: actor.actingStaff?.name ?? null,
  };
}

export async function currentStaff(ctx: DeskCtx) {
  const { actor } = ctx;
  return {
    staff_id: actor.staffId,
    name: actor.name,
    role: actor.role,
    must_enrol: flag(await mustEnrol(ctx.tx, actor.staffId)),
    permissions: namesOf(actor.can),
    menu_list: menuFor(deskMenu, actor.can),
  };
}

function namesOf(can: ReadonlySet<Permission>): string[] {
  return [...can].sort();
}

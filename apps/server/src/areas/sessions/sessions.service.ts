import { deskMenu, portalMenu } from '@quayside/contract/kernel/menu';
import type { Permission } from '@quayside/contract/kernel/permissions';
import { platformType } from '@quayside/domain/brands/brand-rules';
import { sessionLifeMs } from '@quayside/domain/sessions/session-rules';
import { accountOf, accountToSignIn, staffToSignIn } from '#server/areas/accounts/accounts.service.ts';
import { actorOf } from '#server/kernel/actor.ts';
import type { AnyCtx, DeskCtx, MerchantCtx, PublicCtx } from '#server/kernel/ctx.ts';
import { isPassword } from '#server/kernel/passwords.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import { newToken } from '#server/kernel/tokens.ts';
import { menuFor } from './sessions.map.ts';
import { addSessionAcrossMerchants, endSessionAcrossMerchants } from './sessions.queries.ts';

type Credentials = { email: string; password: string; remember: 0 | 1 };
type Holder = { account_id: number | null; staff_id: number | null; customer_id: number | null };

/** Lets somebody of a merchant in. A wrong address and a wrong password get the same answer, and take the same time. */
export async function signIn(ctx: PublicCtx, { email, password, remember }: Credentials): Promise<{ token: string }> {
  const account = await accountToSignIn(ctx.tx, email);
  const right = await isPassword(account?.password_hash, password);
  if (account) {
    ctx.actsAs(
      actorOf({
        ...account,
        kind: account.account_type,
        staff_id: null,
        staff_role: null,
        name: `${account.firstname} ${account.lastname}`,
        remember: false,
        last_seen_at: ctx.now,
      }),
    );
  }
  if (!account || !right) throw new Refusal('sessions.wrong_credentials');
  // Only somebody who knows the password learns that the account is disabled.
  refuseIf(account.status === 'disabled' || account.customer_status === 'paused' ? 'sessions.account_disabled' : null);
  return openSession(ctx, { account_id: account.account_id, staff_id: null, customer_id: account.customer_id }, remember === 1);
}

/** Lets a member of staff in at the desk. */
export async function signInAtDesk(ctx: PublicCtx, { email, password, remember }: Credentials): Promise<{ token: string }> {
  const staff = await staffToSignIn(ctx.tx, email);
  const right = await isPassword(staff?.password_hash, password);
  if (staff) {
    ctx.actsAs(
      actorOf({
        kind: 'staff',
        name: staff.name,
        email,
        language: 'en',
        account_id: null,
        customer_id: null,
        staff_id: staff.staff_id,
        staff_role: staff.role,
        permissions: [],
        remember: false,
        last_seen_at: ctx.now,
      }),
    );
  }
  if (!staff || !right) throw new Refusal('sessions.wrong_credentials');
  refuseIf(staff.status === 'disabled' ? 'sessions.account_disabled' : null);
  return openSession(ctx, { account_id: null, staff_id: staff.staff_id, customer_id: null }, remember === 1);
}

async function openSession(ctx: PublicCtx, holder: Holder, remember: boolean): Promise<{ token: string }> {
  const { token, hash } = newToken();
  await addSessionAcrossMerchants(ctx.tx, {
    ...holder,
    token_hash: hash,
    remember,
    ip: ctx.request.ip,
    user_agent: ctx.request.userAgent,
    created_at: ctx.now,
    last_seen_at: ctx.now,
    expires_at: new Date(ctx.now.getTime() + sessionLifeMs(remember)),
  });
  return { token };
}

/** Ends this session and no other. */
export async function signOut(ctx: AnyCtx): Promise<Record<string, never>> {
  await endSessionAcrossMerchants(ctx.tx, found(ctx.request.tokenHash));
  return {};
}

/** Who is signed in, what they may do and which pages they see. */
export async function currentUser({ tx, actor }: MerchantCtx) {
  const account = await accountOf(tx, actor.customerId, found(actor.accountId));
  return {
    name: actor.name,
    customer_id: actor.customerId,
    customer_sub_account_id: actor.kind === 'main' ? 0 : account.account_id,
    platform_type: platformType(account.platform_type),
    menu_list: menuFor(portalMenu, actor.can),
    permissions: namesOf(actor.can),
    app_down_button_is_display: 0 as const,
    guide_type_3: account.guide_read ? (1 as const) : (0 as const),
  };
}

export async function currentStaff({ actor }: DeskCtx) {
  return {
    staff_id: actor.staffId,
    name: actor.name,
    role: actor.role,
    permissions: namesOf(actor.can),
    menu_list: menuFor(deskMenu, actor.can),
  };
}

function namesOf(can: ReadonlySet<Permission>): string[] {
  return [...can].sort();
}

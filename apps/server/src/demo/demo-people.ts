import { staffPermissions } from '@quayside/contract/kernel/permissions';
import { accountActor } from '#server/areas/accounts/accounts.public.ts';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';

type Role = 'administrator' | 'account_manager' | 'finance' | 'warehouse_clerk';

/** The desk context of a member of staff. */
export async function deskOf(ctx: SystemCtx, role: Role): Promise<DeskCtx> {
  const { staff_id, name, email } = await ctx.tx.selectFrom('staff').selectAll().where('role', '=', role).executeTakeFirstOrThrow();
  return { ...ctx, actor: { kind: 'staff', staffId: staff_id, name, email, role, can: new Set(staffPermissions(role)) } };
}

/** The portal context of the merchant's main account. */
export async function merchantOf(ctx: SystemCtx, customerId: number): Promise<MerchantCtx> {
  const account = await ctx.tx
    .selectFrom('accounts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('account_type', '=', 'main')
    .executeTakeFirstOrThrow();
  return { ...ctx, actor: accountActor(account) };
}

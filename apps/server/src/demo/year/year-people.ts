import { deskOf, merchantOf } from '#server/demo/demo-people.ts';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';

/** Who acts in the demo. Read once: what happens takes the time of its moment. */
export type People = {
  readonly merchant: (at: SystemCtx) => MerchantCtx;
  readonly clerk: (at: SystemCtx) => DeskCtx;
  readonly packer: (at: SystemCtx) => DeskCtx;
  readonly finance: (at: SystemCtx) => DeskCtx;
};

export async function peopleOf(ctx: SystemCtx, customerId: number): Promise<People> {
  const { actor: merchant } = await merchantOf(ctx, customerId);
  const { actor: clerk } = await deskOf(ctx, 'administrator');
  const { actor: packer } = await deskOf(ctx, 'warehouse_clerk');
  const { actor: finance } = await deskOf(ctx, 'finance');
  return {
    merchant: (at) => ({ ...at, actor: merchant }),
    clerk: (at) => ({ ...at, actor: clerk }),
    packer: (at) => ({ ...at, actor: packer }),
    finance: (at) => ({ ...at, actor: finance }),
  };
}

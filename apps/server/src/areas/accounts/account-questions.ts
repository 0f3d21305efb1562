import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { question } from '#server/kernel/question.ts';

type AccountReclaimed = (ctx: MerchantCtx) => Promise<void>;

/** Called when the owner of an address resets an account that was never confirmed: areas delete what may reach whoever registered it. */
export const accountReclaimed = question<AccountReclaimed>('what to delete with an unconfirmed account');

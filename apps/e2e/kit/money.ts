import type { APIRequestContext } from '@playwright/test';
import { callAs, tokenOf } from './api.ts';

/** Adds to a merchant's balance as two members of staff do: one proposes, another agrees where the amount needs it. */
export async function addBalance(request: APIRequestContext, customer_id: number, amount: string): Promise<void> {
  const finance = await tokenOf(request, 'finance@desk.test', 'desk');
  const input = { customer_id, direction: 'credit', amount, reason: 'Opening balance of the journey' };
  const { approval_id } = await callAs<{ approval_id: number | null }>(request, finance, '/api/desk/wallet/adjust', input);
  if (approval_id === null) return;
  const admin = await tokenOf(request, 'admin@desk.test', 'desk');
  await callAs(request, admin, '/api/desk/approval/decide', { approval_id, agree: true, remark: '' });
}

import type { WalletRow } from '@quayside/contract/wallets/wallets.schemas';
import { showPage } from '@quayside/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawer, mockDesk, press, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { WalletListPage } from './wallet-list-page.tsx';

const wallet: WalletRow = {
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  balance: '100.00',
  held: '0.00',
  credit_limit: '0.00',
  spendable: '100.00',
  updated_at: '2026-11-11T00:00:00.000Z',
};

describe('the credit limit of a merchant', () => {
  it('D-109 names the threshold, and says when a second person must agree', async () => {
    const { sent } = mockDesk({
      'GET wallet/getList': () => ({ list: [wallet], count: 1 }),
      'GET approval/getRule': () => ({ threshold_usd: '500', rate_percent: '2' }),
      'POST wallet/setCreditLimit': () => ({ ...wallet, approval_id: 3 }),
    });
    await showPage(<WalletListPage />, { permissions: ['desk.wallets.read', 'desk.wallets.manage', 'desk.approvals.decide'] });
    await screen.findByText('Lumen & Oak');
    await press('Credit limit');
    expect(await (await drawer()).findByText(/^Above USD 500 a second person must agree\./)).toBeDefined();
    await write('Credit limit (USD)', '900');
    await write('Reason', 'Contract 7');
    await pressInDrawer('Save');
    await screen.findByText('Sent for approval: a second person must agree.');
    expect(sent()).toEqual([{ customer_id: 10001, credit_limit: '900', reason: 'Contract 7' }]);
  });
});

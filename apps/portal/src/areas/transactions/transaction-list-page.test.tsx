import type { TransactionRow } from '@quayside/contract/transactions/transactions.schemas';
import { mockServer, showPage, user, type Asked } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TransactionListPage } from './transaction-list-page.tsx';

const entry: TransactionRow = {
  entry_id: 501,
  bill_type: 'order',
  fee_type: 'base_freight',
  source_type: 'order',
  source_no: 'Q26111500001',
  country: 'DE',
  amount: '-12.50',
  balance_after: '987.50',
  quantity: 3,
  sku_quantity: 2,
  weight_g: 850,
  tracking_number: 'YT123',
  remark: 'zone 2',
  created_at: '2026-11-01T00:00:00.000Z',
};
const balance = { balance: '987.50', held: '100.00', credit_limit: '50.00', spendable: '937.50' };

async function show() {
  const asked = mockServer(({ path }) => {
    if (path.endsWith('getBalance')) return balance;
    if (path.endsWith('searchTransactions')) return { list: [entry], count: 1, missing: [502], missing_count: 1 };
    if (path.endsWith('exportTransaction') || path.endsWith('exportStatement')) return { job_id: 9 };
    return { list: [entry], count: 1 };
  });
  const page = await showPage(<TransactionListPage />, { permissions: ['transactions.read'] });
  await screen.findByText('Q26111500001');
  return { asked, address: page.address };
}
const bodies = (asked: Asked[], path: string) => asked.filter((one) => one.path.endsWith(path)).map(({ body }) => body);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('transaction history', () => {
  it('BILL-01 shows every field of a transaction under the balance', async () => {
    await show();
    expect((await screen.findByLabelText('Balance')).textContent).toContain('937.50 USD');
    const row = screen.getByText('Q26111500001').closest('tr')?.textContent ?? '';
    for (const shown of ['501', 'Order', 'Base freight', 'Germany', '\u221212.50', '987.50', '850', 'YT123', 'zone 2'])
      expect(row).toContain(shown);
  });

  it('BILL-02 looks for many numbers at once, names the one it did not find, and gives them up again', async () => {
    const { asked } = await show();
    await press('Search by IDs');
    await user.click(screen.getByLabelText('Transaction IDs, one per line'));
    await user.paste('501\n502\n501');
    expect(screen.getByText('2 numbers of at most 5,000')).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Search' }).at(-1) as HTMLElement); // the dialog's button is the last one
    await waitFor(() => expect(bodies(asked, 'searchTransactions')).toMatchObject([{ entry_ids: [501, 502] }]));
    expect(await screen.findByText('Filtered by 2 IDs (1 found)')).toBeDefined();
    expect(screen.getByText('Not found: 502')).toBeDefined();
    await press('Show all again');
    await waitFor(() => expect(screen.queryByText(/Filtered by/)).toBeNull());
  });

  it('BILL-03 exports what the filters let through', async () => {
    const { asked } = await show();
    await user.enter(screen.getByLabelText('Order or document no.'), 'Q26', '{Enter}');
    await press('Export');
    await waitFor(() => expect(bodies(asked, 'exportTransaction')).toEqual([{ source_no: 'Q26' }]));
  });

  it('makes a statement of a month', async () => {
    const { asked } = await show();
    await press('Monthly statement');
    await user.click(screen.getByLabelText('Excel, to calculate with'));
    await press('Create');
    await waitFor(() => expect(bodies(asked, 'exportStatement')).toMatchObject([{ format: 'xlsx' }]));
  });
});

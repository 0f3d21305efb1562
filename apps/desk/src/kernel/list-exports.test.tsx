import { deskExportsDeskCalls } from '@quayside/contract/desk-exports/desk-exports.desk-calls';
import { rowFieldsOf } from '@quayside/contract/kernel/list-rows';
import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import { ListExportContext, type ListToExport } from '@quayside/ui/kernel/list-export';
import { showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApprovalListPage } from '#desk/areas/approvals/approval-list-page.tsx';
import { JobListPage } from '#desk/areas/jobs/job-list-page.tsx';
import { mockDesk } from './page-testing.ts';

const sources = import.meta.glob<string>('../areas/*/*-page.tsx', { query: '?raw', import: 'default', eager: true });
/** Pages without a list of their own: a form, three cards with pictures, records with their lines, the person's own account, the queues, the dashboards. */
const withoutList = [
  'analysis-page',
  'basic-config-page',
  'brand-list-page',
  'customer-detail-page',
  'dock-calendar-page',
  'exceptions-page',
  'inbound-detail-page',
  'interceptions-page',
  'loss-order-detail-page',
  'mail-detail-page',
  'monitor-page',
  'my-work-page',
  'own-account-page',
  'packing-station-page',
  'port-page',
  'receiving-station-page',
  'sourcing-detail-page',
  'stock-take-page',
  'storage-fee-detail-page',
  'tariff-detail-page',
  'tariff-import-page',
  'test-parcel-page',
  'verification-page',
  'work-order-detail-page',
];

describe('exports of the desk', () => {
  it('every page with a list is made with ListPage or WholeListPage, which export it, or has an export of its own', () => {
    const pages = Object.entries(sources).map(([path, source]) => [path.replace(/^.*\/(.+)\.tsx$/, '$1'), source] as const);
    expect(pages.length).toBeGreaterThan(20);
    const bare = pages.filter(([, source]) => !/<((Whole)?ListPage|ExportButton)\b/.test(source)).map(([name]) => name);
    expect(bare.toSorted()).toEqual(withoutList);
  });

  it('sends the filters, the titles, the order and the words of the page: the visible columns or all of them', async () => {
    mockDesk({});
    const asked: ListToExport[] = [];
    await showPage(
      <ListExportContext value={(list) => Promise.resolve(asked.push(list))}>
        <ApprovalListPage />
      </ListExportContext>,
      { at: '/approvals?state=proposed&kind=top_up' },
    );
    const choose = async (name: string) => {
      await user.click(await screen.findByText('Export'));
      await user.click(await screen.findByText(name));
    };
    await choose('Columns on the screen');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ list: 'approvals.deskList', title: 'Approvals', filters: { state: 'proposed', kind: 'top_up' } });
    const columns = asked[0]?.columns ?? [];
    expect(columns.map(({ field }) => field)).toEqual([
      'kind',
      'customer_name',
      'amount_usd',
      'changes',
      'reason',
      'state',
      'proposed_by',
      'proposed_at',
      'decided_by',
      'decided_at',
      'decision_remark',
    ]);
    expect(columns[2]).toEqual({ field: 'amount_usd', title: 'Amount, USD', kind: 'money' });
    expect(columns[5]).toEqual({
      field: 'state',
      title: 'State',
      words: { proposed: 'Waiting', agreed: 'Agreed', rejected: 'Rejected', withdrawn: 'Withdrawn' },
    });
    const fields = rowFieldsOf(approvalsDeskCalls.deskList) ?? {};
    expect(columns.filter(({ field }) => !(field in fields))).toEqual([]);
    expect(deskExportsDeskCalls.download.input.safeParse(asked[0]).success).toBe(true);
  });

  it('takes the words of a state from the tabs where the column draws a tag of its own', async () => {
    mockDesk({});
    const asked: ListToExport[] = [];
    await showPage(
      <ListExportContext value={(list) => Promise.resolve(asked.push(list))}>
        <JobListPage />
      </ListExportContext>,
      { at: '/jobs' },
    );
    await user.click(await screen.findByText('Export'));
    await user.click(await screen.findByText('All columns'));
    await waitFor(() => expect(asked).toHaveLength(1));
    const columns = new Map(asked[0]?.columns.map((column) => [column.field, column]));
    expect(columns.get('state')?.words).toMatchObject({ dead: 'Failed', discarded: 'Discarded' });
    expect(asked[0]?.filters).toEqual({ state: 'dead' });
    // Hidden on the screen, but a column of the list.
    expect(columns.has('ended_at')).toBe(true);
  });
});

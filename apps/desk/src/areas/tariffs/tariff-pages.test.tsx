import type { TariffComparison, TariffFaultRow, TariffImportView, TariffRow } from '@quayside/contract/tariffs/tariffs.schemas';
import { showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, mockDesk, press } from '#desk/kernel/page-testing.ts';
import { TariffDetailPage } from './tariff-detail-page.tsx';
import { TariffImportPage } from './tariff-import-page.tsx';
import { TariffListPage } from './tariff-list-page.tsx';

const draft: TariffRow = {
  version_id: 12,
  name: 'WINTER-2026',
  currency: 'CNY',
  first_day: '2026-12-01',
  last_day: '2027-05-31',
  state: 'draft',
  running: 0,
  waiting: 0,
  file_name: 'winter.xlsx',
  created_by: 'Lars Holt',
  created_at: '2026-11-16T08:00:00.000Z',
  published_by: null,
  published_at: null,
};
const comparison: TariffComparison = {
  against: { version_id: 11, name: 'DEMO-2026-2' },
  counts: [{ sheet: 'prices', added: 0, removed: 0, changed: 1 }],
  changes: [
    { sheet: 'prices', key: 'EU-LINE 1 0', change: 'changed', cells: [{ column: 'price', old: '70.00', new: '77.00', percent: '+10.00' }] },
  ],
  parcel_count: 1,
  parcels: [{ group: 'VIP', country: 'DE', weight_g: 250, method: 'EU-LINE', old: '9.41', new: '9.74', percent: '+3.51' }],
  effects: [{ group: 'VIP', customers: 46, dearer: 8, cheaper: 1, same: 3, added: 0, removed: 0 }],
  partly_served: [{ method: 'BULK', country: 'AU' }],
};
const view: TariffImportView = {
  import_id: 5,
  file_name: 'winter.xlsx',
  state: 'faulty',
  refusal: null,
  row_count: 250,
  fault_count: 2,
  version_id: null,
  created_at: '2026-11-16T08:00:00.000Z',
  created_by: 'Lars Holt',
};
const gap: TariffFaultRow = {
  fault_no: 1,
  code: 'GAP',
  sheet: 'prices',
  row_no: 212,
  column_name: 'over_g',
  place: 'EU-LINE/1 300-301',
  figures: { from: 300, to: 301 },
};
const text: TariffFaultRow = {
  ...gap,
  fault_no: 2,
  code: 'NOT_A_NUMBER',
  row_no: 213,
  column_name: 'price',
  place: '',
  figures: { found: 'twelve' },
};
const edit = ['desk.tariffs.read', 'desk.tariffs.edit'] as const;

async function showDraft(tariff: TariffRow = draft, permissions: readonly (typeof edit)[number][] = edit) {
  const desk = mockDesk({
    'GET tariff/getDetail': () => tariff,
    'GET tariff/compare': () => comparison,
    'POST tariff/publish': () => ({ approval_id: 3 }),
    'POST tariff/delete': () => ({}),
  });
  await showPage(<TariffDetailPage />, { permissions: [...permissions], at: '/tariffs/details?id=12' });
  await screen.findByText('WINTER-2026');
  return desk;
}

describe('tariffs at the desk', () => {
  it('lists versions with days, state, who imported them and their file; only an editor may import', async () => {
    mockDesk({ 'GET tariff/getList': () => ({ list: [{ ...draft, running: 1, state: 'published' }], count: 1 }) });
    await showPage(<TariffListPage />, { permissions: ['desk.tariffs.read'], at: '/tariffs' });
    const link = await screen.findByRole('link', { name: 'WINTER-2026' });
    expect(link.getAttribute('href')).toBe('/tariffs/details?id=12');
    expect(screen.getByText('In force')).toBeTruthy();
    expect(screen.getByText('winter.xlsx')).toBeTruthy();
    expect(buttons('Import a workbook')).toHaveLength(0);
  });

  it('shows what a draft changes: new and old price, percent, typical parcels, customers of each group', async () => {
    await showDraft();
    expect(await screen.findByText('Compared with DEMO-2026-2')).toBeTruthy();
    expect(screen.getByText('77.00').tagName).toBe('STRONG');
    expect(screen.getByText('70.00').tagName).toBe('DEL');
    expect(screen.getByText('+10.00 %')).toBeTruthy();
    expect(screen.getByText('0.25 kg to DE')).toBeTruthy();
    expect(screen.getByText('46')).toBeTruthy();
    expect(screen.getByText('Partly served: BULK AU')).toBeTruthy();
  });

  it('publishes with a reason, which is sent to a second person', async () => {
    const desk = await showDraft();
    await press('Publish');
    await user.click(await screen.findByLabelText('Reason'));
    await user.paste('New fuel prices');
    await user.click(buttons('Publish').at(-1) ?? document.body);
    await waitFor(() => expect(desk.sent()).toEqual([{ version_id: 12, reason: 'New fuel prices' }]));
    expect(await screen.findByText('Sent for approval: a second person must agree.')).toBeTruthy();
  });

  it.each([
    ['for a draft that waits', { ...draft, waiting: 1 as const }, edit],
    ['to a reader', draft, ['desk.tariffs.read'] as const],
  ])('offers neither publishing nor deleting %s', async (_, tariff, permissions) => {
    await showDraft(tariff, permissions);
    expect(buttons('Download as workbook')).toHaveLength(1);
    expect([...buttons('Publish'), ...buttons('Delete')]).toHaveLength(0);
  });

  it('lists each error of a faulty file with sheet, row, column and a sentence, and takes the file again', async () => {
    mockDesk({ 'GET tariff/getImport': () => view, 'GET tariff/getFaults': () => ({ list: [gap, text], count: 2 }) });
    await showPage(<TariffImportPage />, { permissions: [...edit], at: '/tariffs/import?import_id=5' });
    expect(await screen.findByText('Errors: 2')).toBeTruthy();
    expect(await screen.findByText('No row covers 300 g to 301 g.')).toBeTruthy();
    expect(screen.getByText('“twelve” is not a number.')).toBeTruthy();
    expect(screen.getByText('212')).toBeTruthy();
    expect(screen.getByText('Over (g)')).toBeTruthy();
    expect(screen.getByText('EU-LINE/1 300-301')).toBeTruthy();
    expect(screen.getByText('Drop a workbook here or click to choose one')).toBeTruthy();
  });

  it('leads from an imported file to its draft', async () => {
    mockDesk({ 'GET tariff/getImport': () => ({ ...view, state: 'imported', fault_count: 0, version_id: 12 }) });
    await showPage(<TariffImportPage />, { permissions: [...edit], at: '/tariffs/import?import_id=5' });
    const link = await screen.findByRole('link', { name: 'Open the draft' });
    expect(link.getAttribute('href')).toBe('/tariffs/details?id=12');
  });
});

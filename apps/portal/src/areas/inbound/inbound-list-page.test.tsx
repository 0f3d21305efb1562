import { mockServer, refused, showPage, user, type Asked } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InboundListPage } from './inbound-list-page.tsx';
import { editor, inbound, mockInbound, row, supplier } from './testing.ts';

type Own = Record<string, (asked: Asked) => unknown>;
const show = async (own: Own = {}, permissions: readonly string[] = editor) => {
  const asked = mockServer(mockInbound(own));
  const shown = await showPage(<InboundListPage />, { at: '/products/inbound', permissions });
  await screen.findAllByText(row.inbound_no);
  return { ...shown, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)) };
};
const other = 'ASN-261114-AAAAA';
const rowOf = (number: string) => screen.getByText(number).closest('tr') ?? document.body;
const pick = async (...numbers: string[]) => {
  for (const number of numbers) await user.click(within(rowOf(number)).getByRole('checkbox'));
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const menuOf = async (number: string) => {
  await user.click(within(rowOf(number)).getByRole('button', { name: `More actions for ${number}` }));
  return within(await screen.findByRole('menu'));
};
const lastDialog = async () => within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
const inDialog = async (name: string) => user.click((await lastDialog()).getByRole('button', { name }));
const two =
  (change: object = {}) =>
  () => ({ list: [row, { ...row, inbound_id: 8, inbound_no: other, ...change }], count: 2 });

describe('the list of inbound appointments', () => {
  it('INB-03 INB-11 INB-12 shows appointments under the tabs of their bill status, with audit, stage and quantities', async () => {
    const confirmed = { bill_status: 'confirmed', audit_status: 'passed', stage: 'pending_quality_control', effective_quantity: 96 };
    const { address } = await show({ getList: two({ ...confirmed, loss_order_nos: ['LO-1'] }) });
    expect((await screen.findByRole('tab', { name: /Draft/ })).textContent).toContain('12');
    const draft = within(rowOf(row.inbound_no));
    for (const text of ['STRIP-LED', '100 → -', '3 boxes · 2 SKUs', 'Express · SF Express', 'SF100', '+1', '09–12', 'SZ1 · Shenzhen'])
      expect(draft.getByText(text), text).toBeTruthy();
    const later = within(rowOf(other));
    for (const text of ['Confirmed', 'Pending quality control', '100 → 96']) expect(later.getByText(text), text).toBeTruthy();
    expect(later.getByRole('link', { name: 'LO-1' }).getAttribute('href')).toBe('/products/lossOrder?number=LO-1');
    await user.click(screen.getByRole('tab', { name: /Withdrawn/ }));
    expect(address()).toBe('/products/inbound?bill_status=withdrawn');
  });

  it('INB-29 INB-30 merging says what is missing before anything is sent', async () => {
    const { sent } = await show();
    await pick(row.inbound_no);
    await press('Merge');
    expect(await screen.findByText('Need at least two ASN numbers to merge')).toBeTruthy();
    await pick(other);
    await press('Merge');
    expect(await screen.findByText('Select the same original ASN')).toBeTruthy();
    expect(sent('mergeInbound')).toEqual([]);
  });

  it('merges parts of one original after a question', async () => {
    const { sent } = await show({ getList: two({ original_no: row.original_no }), mergeInbound: () => inbound });
    await pick(row.inbound_no, other);
    await press('Merge');
    expect((await screen.findAllByText('Merge 2 appointments?')).length).toBeGreaterThan(0);
    await inDialog('Merge');
    expect(await screen.findByText(`Merged into ${row.inbound_no}`)).toBeTruthy();
    expect(sent('mergeInbound').map(({ body }) => body)).toEqual([{ ids: [7, 8] }]);
  });

  it('INB-24 deleting needs a selected row, and names each refused appointment with the reason', async () => {
    const refusedOnes = [{ inbound_id: 8, inbound_no: other, code: 'inbound.not_deletable' }];
    const { sent } = await show({ deleteInbound: () => ({ done: 1, refused: refusedOnes }) });
    await press('Delete');
    expect(await screen.findByText('No selected data!')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await pick(row.inbound_no, other);
    await press('Delete');
    await inDialog('Delete');
    expect((await screen.findAllByText('Done: 1. Not allowed: 1.')).length).toBeGreaterThan(0);
    expect((await lastDialog()).getByText(other).closest('li')?.textContent).toBe(
      `${other} Only drafts and withdrawn appointments can be deleted.`,
    );
    expect(sent('deleteInbound').map(({ body }) => body)).toEqual([{ ids: [7, 8] }]);
  });

  it('INB-13 INB-16 INB-17 greys what the status does not allow, and says why', async () => {
    await show({ getList: two({ bill_status: 'confirmed', audit_status: 'passed', stage: 'future_receipt' }) });
    const menu = await menuOf(other);
    const look = (name: string) => {
      const item = menu.getByRole('menuitem', { name });
      return [item.getAttribute('aria-disabled'), item.querySelector('[title]')?.getAttribute('title')];
    };
    expect(look('Withdraw')).toEqual([
      'true',
      'The warehouse has confirmed this appointment. Contact your account manager or support to cancel it.',
    ]);
    expect(look('Delete')[0]).toBe('true');
    expect(look('Split')[0]).toBe('true');
    expect(look('Copy as new')[0]).toBe('false');
  });

  it('splits off the chosen boxes and says the result first', async () => {
    const part = { ...inbound, inbound_id: 9, inbound_no: 'ASN-261116-PART2', box_quantity: 2 };
    const { sent } = await show({ splitInbound: () => ({ inbound_id: 7, part }) });
    await user.click((await menuOf(row.inbound_no)).getByRole('menuitem', { name: 'Split' }));
    await user.click(await screen.findByLabelText(/Boxes 1–2/));
    expect(screen.getByText('2 of 3 boxes move, 1 stay.')).toBeTruthy();
    await inDialog('Split');
    expect(await screen.findByText('2 boxes moved to ASN-261116-PART2')).toBeTruthy();
    expect(sent('splitInbound').map(({ body }) => body)).toEqual([{ inbound_id: 7, box_nos: [1, 2] }]);
  });

  it('INB-09 prints carton marks on the chosen paper, as a job', async () => {
    const { sent } = await show({ printCartonMark: () => ({ job_id: 3 }), getMyJobs: () => ({ list: [] }) });
    await user.click((await menuOf(row.inbound_no)).getByRole('menuitem', { name: 'Print carton marks' }));
    await user.click(await screen.findByLabelText('100 × 100 mm'));
    await inDialog('Print marks');
    await waitFor(() =>
      expect(sent('printCartonMark').map(({ body }) => body)).toEqual([{ inbound_id: 7, width_mm: 100, height_mm: 100 }]),
    );
  });

  it('INB-14 submits after asking, and lists all that is missing at once', async () => {
    const fields = [
      { path: 'shipping.carrier', code: 'inbound.carrier_needed', msg: 'Enter the courier or freight company' },
      { path: 'boxes', code: 'inbound.boxes_needed', msg: 'Pack at least one box' },
    ];
    const { address } = await show({ submitInbound: () => refused(1001, 'Some entries are wrong', { fields }) });
    await user.click((await menuOf(row.inbound_no)).getByRole('menuitem', { name: 'Submit' }));
    expect((await screen.findAllByText(/Steps 1 to 4 become locked/)).length).toBeGreaterThan(0);
    await inDialog('Submit');
    expect(await screen.findByText('Pack at least one box')).toBeTruthy();
    expect(screen.getByText('Enter the courier or freight company')).toBeTruthy();
    await inDialog('Edit');
    await waitFor(() => expect(address()).toBe('/products/inbound/edit?id=7'));
  });

  it('a supplier packs and prints, and is offered no other change', async () => {
    await show({}, supplier);
    for (const name of ['New appointment', 'Import', 'Merge', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(within(rowOf(row.inbound_no)).getByRole('link', { name: 'Pack' })).toBeTruthy();
    const menu = await menuOf(row.inbound_no);
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Open', 'Print carton marks', 'Packing list']);
  });
});

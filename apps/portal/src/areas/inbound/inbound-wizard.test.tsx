import { refused, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cable, inbound, lines } from './testing.ts';
import { choose, field, fill, inDialog, lastDialog, press, show } from './wizard.testing.tsx';

const stored = { ...inbound, step: 1 as const, boxes: [], box_quantity: 0 };
const resolved = (codes: readonly string[]) => ({
  list: codes.map((code) => ({ code, product: code === 'CABLE-2M' || code === '2000000000039' ? cable : null })),
});
const codesOf = (body: unknown) => (body as { codes: string[] }).codes; // as the page sends it

describe('step 1 of the inbound wizard', () => {
  it('INB-05 stores silently when moving on, and the URL gets the number so that a reload keeps the work', async () => {
    const { sent, address } = await show('create', { saveInbound: () => stored, resolveCodes: ({ body }) => resolved(codesOf(body)) });
    await choose('Warehouse', 'SZ1 · Shenzhen');
    await user.enter(await field('Scan'), '2000000000039', '{Enter}');
    await fill('Quantity of CABLE-2M', '50');
    await fill('Purchase price of CABLE-2M', '1.20');
    await press('Next');
    await waitFor(() => expect(address()).toBe('/products/inbound/edit?id=7&step=labels'));
    expect(sent('saveInbound').map(({ body }) => body)).toEqual([
      { step: 1, check: 'step', warehouse_id: 1, lines: [{ product_id: 8, quantity: 50, purchase_price: '1.20' }] },
    ]);
    expect(await screen.findByText(/^Saved \d\d:\d\d · SZ1/)).toBeTruthy();
    expect(await screen.findByText('Download product list (xlsx)')).toBeTruthy();
  });

  it('says all that is missing at once, and each opens its field', async () => {
    const { sent } = await show('create');
    await press('Next');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Warehouse, products: Warehouse: Please fill this in',
      'Warehouse, products: Add at least one product',
    ]);
    await user.click(alert.getByRole('button', { name: /fill this in/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Warehouse')));
    await choose('Warehouse', 'SZ1 · Shenzhen');
    expect(alert.queryByRole('button', { name: /fill this in/ })).toBeNull();
    expect(sent('saveInbound')).toEqual([]);
  });

  it('INB-23 a scan adds one unit each time, and an unknown code is named', async () => {
    await show('create', { resolveCodes: ({ body }) => resolved(codesOf(body)) });
    const scan = await field('Scan');
    await user.enter(scan, 'CABLE-2M', '{Enter}');
    await screen.findByLabelText('Quantity of CABLE-2M');
    await user.enter(scan, 'CABLE-2M', '{Enter}');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Quantity of CABLE-2M').value).toBe('2'));
    await user.enter(scan, 'NOTHING', '{Enter}');
    expect(await screen.findByText('No product has the code NOTHING')).toBeTruthy();
  });

  it('INB-23 pasted lines: unknown SKUs and wrong quantities are listed at once with their row, the rest is added', async () => {
    const { sent } = await show('create', { resolveCodes: ({ body }) => resolved(codesOf(body)) });
    await press('Paste lines');
    const dialog = await lastDialog();
    await user.enter(dialog.getByLabelText('Lines'), 'CABLE-2M\t40\nGONE-1\t5\n\nCABLE-2M\tmany\nGONE-2\t1\nCABLE-2M\t2');
    await inDialog('Check');
    const bad = within(await screen.findByRole('alert'));
    expect(bad.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Row 2: GONE-1 is not a SKU, alias or barcode of yours',
      'Row 4: many is not a quantity',
      'Row 5: GONE-2 is not a SKU, alias or barcode of yours',
    ]);
    await inDialog('Add 2 lines');
    expect((await field('Quantity of CABLE-2M')).value).toBe('42');
    expect(sent('resolveCodes').map(({ body }) => body)).toEqual([{ codes: ['CABLE-2M', 'GONE-1', 'GONE-2'] }]);
  });

  it('INB-26 changing the warehouse or removing a packed product asks first and says what is lost', async () => {
    await show('edit?id=7&step=products');
    await choose('Warehouse', 'LA1 · Los Angeles');
    const asked = 'These are cleared: 3 boxes with their contents, the arrival date and period. The products stay.';
    expect((await screen.findAllByText(asked)).length).toBeGreaterThan(0);
    await inDialog('Keep');
    expect(screen.getAllByText('SZ1 · Shenzhen').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Remove STRIP-LED' }));
    expect((await screen.findAllByText(/Its 80 units are taken out of 2 boxes/)).length).toBeGreaterThan(0);
    await inDialog('Remove');
    await waitFor(() => expect(screen.queryByLabelText('Quantity of STRIP-LED')).toBeNull());
  });
});

describe('the draft of an appointment', () => {
  it('keeps unsaved typing on the server and offers it after a reload', async () => {
    const { sent, unmount } = await show('edit?id=7&step=products');
    await fill('Quantity of STRIP-LED', '95');
    await waitFor(() => expect(sent('saveDraft')).toHaveLength(1), { timeout: 4000 });
    const body = sent('saveDraft')[0]?.body;
    expect(body).toMatchObject({ form: 'inbound', record: '7' });
    const { content } = body as { content: object }; // as just checked
    unmount();
    await show('edit?id=7&step=products', { getDraft: () => ({ draft: { version: 1, updated_at: '2026-11-16T10:00:00Z', content } }) });
    expect((await field('Quantity of STRIP-LED')).value).toBe('80');
    await press('Continue');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Quantity of STRIP-LED').value).toBe('95'));
  });

  it('is dropped when the step is stored', async () => {
    const { sent } = await show('edit?id=7&step=products', { saveInbound: () => ({ ...inbound, updated_at: '2026-11-15T09:30:00.000Z' }) });
    await fill('Quantity of STRIP-LED', '95');
    await waitFor(() => expect(sent('saveDraft')).toHaveLength(1), { timeout: 4000 });
    await press('Next');
    await waitFor(() => expect(sent('discardDraft').map(({ body }) => body)).toEqual([{ form: 'inbound', record: '7', version: 1 }]));
    expect(sent('saveInbound')[0]?.body).toMatchObject({ inbound_id: 7, updated_at: inbound.updated_at, step: 1 });
  });
});

describe('step 5 of the inbound wizard', () => {
  const whole = { ...inbound, step: 5 as const };
  const bare = { ...whole, carrier: '', arrival_date: null, arrival_period: null, volume_m3: null, tracking_numbers: [] };

  it('INB-18 Save demands carrier, volume, arrival date and period, all at once', async () => {
    const { sent } = await show('edit?id=7&step=shipping', { getInboundDetail: () => ({ ...bare, boxes: [], lines }) });
    await field('Courier');
    await press('Save');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Shipping: Enter the courier or freight company',
      'Shipping: Incoming volume, m³: Please fill this in',
      'Shipping: Estimated arrival date: Please fill this in',
      'Shipping: Arrival time period: Please fill this in',
    ]);
    expect(sent('saveInbound')).toEqual([]);
  });

  it('INB-10 prefills the volume from the boxes, and shows the fees of services and insurance before submitting', async () => {
    await show('edit?id=7&step=shipping', { getInboundDetail: () => bare });
    expect((await field('Incoming volume, m³')).value).toBe('0.288');
    await user.click(await screen.findByLabelText(/Labelling/));
    await user.click(screen.getByLabelText(/Unloading/));
    await user.click(screen.getByLabelText('Insure this shipment'));
    await fill('Declared value, USD', '1000');
    // 100 units at 0.05, 3 boxes at 1.50, 0.3 % of 1000.
    const fees = screen.getByText('Total fees').closest('p');
    await waitFor(() => expect(fees?.textContent).toContain('12.50'));
    expect(screen.getByText(/0.3 % of the declared value/)).toBeTruthy();
  });

  it('INB-25 insurance needs products with quantities first', async () => {
    await show('edit?id=7&step=shipping', { getInboundDetail: () => ({ ...bare, lines: [], boxes: [] }) });
    expect((await field('Insure this shipment')).disabled).toBe(true);
    expect(screen.getByText('Add products with quantities before insuring them')).toBeTruthy();
  });

  it('INB-14 submitting asks to confirm the lock, then stores and submits', async () => {
    const submitted = { ...whole, bill_status: 'submitted' as const };
    const { sent, address } = await show('edit?id=7&step=shipping', {
      getInboundDetail: () => whole,
      saveInbound: () => whole,
      submitInbound: () => submitted,
    });
    await field('Courier');
    await press('Submit');
    expect((await screen.findAllByText(/Steps 1 to 4 become locked/)).length).toBeGreaterThan(0);
    expect(sent('saveInbound')).toEqual([]);
    await inDialog('Submit');
    await waitFor(() => expect(sent('submitInbound').map(({ body }) => body)).toEqual([{ inbound_id: 7, updated_at: whole.updated_at }]));
    expect(sent('saveInbound')[0]?.body).toMatchObject({ check: 'save', step: 5, shipping: { carrier: 'SF Express' } });
    await waitFor(() => expect(address()).toBe('/products/inbound/details?id=7'));
  });

  it('INB-19 INB-20 INB-21 lists errors of all steps at once; each opens its step and field', async () => {
    const wrong = { ...bare, boxes: [], lines: [{ ...lines[0], quantity: 0 }, lines[1]], volume_m3: null };
    const { address } = await show('edit?id=7&step=shipping', { getInboundDetail: () => wrong });
    await field('Courier');
    await press('Submit');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Warehouse, products: STRIP-LED: Enter a quantity above 0',
      'Packing list: Pack at least one box',
      'Shipping: Enter the courier or freight company',
      'Shipping: Incoming volume, m³: Please fill this in',
      'Shipping: Estimated arrival date: Please fill this in',
      'Shipping: Arrival time period: Please fill this in',
    ]);
    await user.click(alert.getByRole('button', { name: /Enter a quantity/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Quantity of STRIP-LED')));
    expect(address()).toBe('/products/inbound/edit?id=7&step=products');
  });

  it('shows what the server refused at its field', async () => {
    const fields = [{ path: 'shipping.arrival_date', code: 'inbound.dock_closed', msg: 'The warehouse is closed at this time' }];
    await show('edit?id=7&step=shipping', { getInboundDetail: () => whole, saveInbound: () => refused(1001, 'Wrong', { fields }) });
    await field('Courier');
    await press('Save');
    expect(await screen.findAllByText(/The warehouse is closed at this time/)).toHaveLength(2);
  });

  it('INB-15 D-45 after submitting steps 1 to 4 are read-only with the reason; the shipping can still be changed', async () => {
    const submitted = { ...whole, bill_status: 'submitted' as const, audit_status: 'pending' as const };
    const { sent } = await show('edit?id=7', { getInboundDetail: () => submitted, updateShipping: () => submitted });
    await fill('Courier', 'YTO');
    expect(screen.queryByText('Submit', { selector: 'button span' })).toBeNull();
    await press('Save');
    await waitFor(() => expect(sent('updateShipping')[0]?.body).toMatchObject({ inbound_id: 7, shipping: { carrier: 'YTO' } }));
    expect(sent('saveInbound')).toEqual([]);
    await press('Back');
    await press('Back');
    expect(await screen.findByText(/Locked after submitting/)).toBeTruthy();
    expect((await field('Units of STRIP-LED in box 1–2')).disabled).toBe(true);
    for (const name of ['Add box', 'Save']) expect(screen.queryByText(name, { selector: 'button span' })).toBeNull();
  });
});

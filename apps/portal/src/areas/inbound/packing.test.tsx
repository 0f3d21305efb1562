import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { editor, inbound, lines, mockInbound, supplier } from './testing.ts';
import { field, fill, inDialog, lastDialog, press, show, type Own } from './wizard.testing.tsx';
import { PackingPart } from './wizard/packing-part.tsx';
import { useInboundModel } from './wizard/use-inbound-model.ts';

const packing = async (change: Partial<InboundDetail> = {}, own: Own = {}, permissions?: readonly string[]) => {
  const opened = { ...inbound, ...change };
  const shown = await show('edit?id=7&step=packing', { getInboundDetail: () => opened, saveInbound: () => opened, ...own }, permissions);
  await screen.findByRole('heading', { name: 'Booked and packed' });
  return shown;
};
const box = (name: string) => screen.findByRole('group', { name: `Box ${name}` });
const rail = () => within(screen.getByRole('region', { name: 'Booked and packed' }));
const settle = () => within(screen.getByRole('region', { name: 'To settle before the next step' }));
const button = (name: string) => screen.getByRole('button', { name });
/** As the server stores them: 40 strips in each of two boxes, no bulbs. */
const noBulbs = { boxes: inbound.boxes.slice(0, 1) };

describe('the packing list', () => {
  it('INB-07 shows equal boxes as one row, and the live comparison with totals', async () => {
    await packing();
    expect(within(await box('1–2')).getByText('2 equal')).toBeTruthy();
    expect((await field('Units of BULB-E27 in box 3')).value).toBe('20');
    expect(rail().getByText('2 of 2 match')).toBeTruthy();
    for (const text of ['22.80 kg', '0.288 m³']) expect(screen.getByText(text)).toBeTruthy();
    await fill('Units of STRIP-LED in box 1–2', '30');
    await waitFor(() => expect(rail().getAllByText('−20')).toHaveLength(2));
    expect(rail().getByText('1 of 2 match')).toBeTruthy();
  });

  it('copying a box says its result before it is done', async () => {
    await packing();
    await user.click(await field('Units of BULB-E27 in box 3'));
    await user.click(button('Copy box 3'));
    await fill('How many copies', '3');
    expect(screen.getByText('Makes boxes 4–6. BULB-E27 would be 60 over.')).toBeTruthy();
    await press('Copy');
    expect(await box('3–6')).toBeTruthy();
    await user.click(button('Copy box 1–2'));
    expect(await screen.findByText('Makes box 3, renumbers the rest. STRIP-LED would be 40 over.')).toBeTruthy();
  });

  it('offers one click for each difference: add to a box, book what is packed, a new box', async () => {
    await packing({ boxes: [{ ...inbound.boxes[0], count: 1, first_box_no: 1, items: [{ product_id: 5, quantity: 90 }] } as never] }); // a group as stored
    expect(
      settle()
        .getByText(/10 STRIP-LED/)
        .closest('li')?.textContent,
    ).toBe('10 STRIP-LED too manyBook 90');
    expect(
      settle()
        .getByText(/20 BULB-E27/)
        .closest('li')?.textContent,
    ).toBe('20 BULB-E27 not packedNew box');
    await press('Book 90');
    await press('New box');
    expect((await field('Units of BULB-E27 in box 2')).value).toBe('20');
    await fill('Units of BULB-E27 in box 2', '15');
    await press('Add to box 2');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Units of BULB-E27 in box 2').value).toBe('20'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'To settle before the next step' })).toBeNull());
  });

  it('INB-21 Next leads to the first difference and stores nothing until it is settled', async () => {
    const { sent, address } = await packing(noBulbs);
    await press('Next');
    const alert = within(await screen.findByRole('alert'));
    const error = alert.getByRole('button', { name: 'Packing list: SKU quantity mismatch: BULB-E27, booked 20, packed 0' });
    expect(sent('saveInbound')).toEqual([]);
    await user.click(error);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('New box'));
    await press('New box');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await press('Next');
    await waitFor(() => expect(address()).toBe('/products/inbound/edit?id=7&step=marks'));
    expect(sent('saveInbound')[0]?.body).toMatchObject({
      step: 3,
      packing_method: 'mixed',
      boxes: [{ count: 2 }, { count: 1, weight_kg: null, items: [{ product_id: 6, quantity: 20 }] }],
    });
  });

  it('D-46 Save and going back store a packing list that does not match yet', async () => {
    const { sent } = await packing(noBulbs);
    await fill('Units of STRIP-LED in box 1–2', '30');
    await press('Save');
    await waitFor(() =>
      expect(sent('saveInbound')[0]?.body).toMatchObject({ step: 3, check: 'step', boxes: [{ items: [{ quantity: 30 }] }] }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await fill('Units of STRIP-LED in box 1–2', '31');
    await press('Back');
    await waitFor(() => expect(sent('saveInbound')).toHaveLength(2));
    expect(await screen.findByText('Download product list (xlsx)')).toBeTruthy();
  });

  it('INB-22 a scan adds a unit of a SKU that is in the box already, and refuses one that is not booked', async () => {
    await packing({}, { resolveCodes: () => ({ list: [{ code: 'CABLE-2M', product: null }] }) });
    await user.click(await field('Units of BULB-E27 in box 3'));
    const scan = await field('Scan or type a SKU for box 3');
    await user.enter(scan, '2000000000022', '{Enter}');
    expect((await field('Units of BULB-E27 in box 3')).value).toBe('21');
    await user.enter(scan, 'strip-led', '{Enter}');
    expect((await field('Units of STRIP-LED in box 3')).value).toBe('1');
    await user.enter(scan, 'CABLE-2M', '{Enter}');
    expect(await screen.findByText('CABLE-2M is not in the product list of step 1')).toBeTruthy();
    expect(document.activeElement).toBe(scan);
  });

  it('works by keys: Enter next SKU, Ctrl D copy, Ctrl Enter new box', async () => {
    await packing();
    await user.click(await field('Units of BULB-E27 in box 3'));
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Scan or type a SKU for box 3');
    await user.keyboard('{Control>}d{/Control}');
    const copies = await field('How many copies');
    await waitFor(() => expect(document.activeElement).toBe(copies));
    await user.keyboard('2{Enter}');
    expect(await box('3–5')).toBeTruthy();
    await user.click(await field('Units of BULB-E27 in box 3–5'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await box('6')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Scan or type a SKU for box 6'));
  });

  it('INB-08 INB-26 another packing method asks first and says what is lost; one box starts with everything', async () => {
    await packing();
    await user.click(await screen.findByText('All in one box'));
    expect((await screen.findAllByText('These are cleared: 3 boxes with their contents.')).length).toBeGreaterThan(0);
    await inDialog('Keep');
    expect(await box('1–2')).toBeTruthy();
    await user.click(screen.getByText('All in one box'));
    await inDialog('Change');
    expect((await field('Units of STRIP-LED in box 1')).value).toBe('80');
    expect((await field('Units of BULB-E27 in box 1')).value).toBe('20');
    expect(screen.queryByText('Add box')).toBeNull();
  });

  it('fills equal boxes and says the result first', async () => {
    await packing({ boxes: [] });
    await press('Equal boxes');
    await fill('Units per box', '30');
    expect(screen.getByText('2 boxes of 30 units and one of 20.')).toBeTruthy();
    await inDialog('Make boxes');
    expect(await box('1–2')).toBeTruthy();
    expect((await field('Units of STRIP-LED in box 3')).value).toBe('20');
  });

  it('pastes rows of a sheet, and lists wrong rows with their number', async () => {
    await packing({ boxes: [] }, { resolveCodes: () => ({ list: [{ code: 'GONE', product: null }] }) });
    await press('Paste rows');
    const dialog = await lastDialog();
    await user.enter(
      dialog.getByLabelText('Rows'),
      '1-2\tSTRIP-LED\t40\t10.5\t60\t40\t40\n3\tBULB-E27\t20\n3\tGONE\t1\n4\tBULB-E27\t0\n5\tBULB-E27\t1\theavy',
    );
    await inDialog('Check');
    const bad = within(await screen.findByRole('alert'));
    expect(bad.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Row 3: GONE is not in the product list',
      'Row 4: 0 is not a quantity',
      'Row 5: heavy is not a weight or size',
    ]);
    await inDialog('Add 3 boxes');
    expect((await field('Weight of box 1–2 in kg')).value).toBe('10.5');
    expect(rail().getByText('2 of 2 match')).toBeTruthy();
  });

  it('warns when a weight does not fit the product data, and never blocks', async () => {
    await packing();
    await fill('Weight of box 3 in kg', '9');
    expect(await screen.findByText('Heavier than 20 × 0.06 kg and the carton')).toBeTruthy();
    await fill('Weight of box 3 in kg', '0.5');
    expect(await screen.findByText('Lighter than 20 × 0.06 kg')).toBeTruthy();
    await fill('Weight of box 3 in kg', '1.5');
    await waitFor(() => expect(screen.queryByText(/than 20 ×/)).toBeNull());
  });

  it('a supplier packs its own SKUs with savePacking, and sees no prices and no other step', async () => {
    const own = [{ ...lines[0], purchase_price: null }] as InboundDetail['lines'];
    const { sent } = await packing(
      { lines: own, boxes: inbound.boxes.slice(0, 1), fees_total: null },
      { savePacking: () => inbound },
      supplier,
    );
    expect(screen.queryByText('Warehouse, products')).toBeNull();
    expect(screen.queryByText('Shipping')).toBeNull();
    expect(screen.queryByText(/USD|3\.20/)).toBeNull();
    await fill('Weight of box 1–2 in kg', '11');
    await press('Save');
    await waitFor(() => expect(sent('savePacking')[0]?.body).toMatchObject({ inbound_id: 7, boxes: [{ count: 2, weight_kg: '11' }] }));
    expect(sent('saveInbound')).toEqual([]);
    await press('Next');
    expect(await screen.findByText('Print marks')).toBeTruthy();
  });
});

describe('the packing list on a phone', () => {
  it('shows one box a screen, and the comparison as a sheet from below', async () => {
    const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: query.includes('max-width: 768px') }));
    await show('edit?id=7&step=packing');
    expect(await screen.findByText('Step 3 of 5: Packing list')).toBeTruthy();
    expect(screen.getAllByRole('group', { name: /^Box/ }).map((one) => one.getAttribute('aria-label'))).toEqual(['Box 1–2']);
    await user.click(button('Next box'));
    expect(await box('3')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Box 1–2' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Booked and packed' })).toBeNull();
    await press('Booked and packed (2 of 2 match)');
    expect(await screen.findByRole('region', { name: 'Booked and packed' })).toBeTruthy();
  });
});

const [strip] = lines as [InboundDetail['lines'][number]]; // it has two
const [group] = inbound.boxes as [InboundDetail['boxes'][number]]; // as above

describe('500 boxes', () => {
  const many: InboundDetail['lines'] = Array.from({ length: 500 }, (_, at) => ({
    ...strip,
    product_id: at + 1,
    sku: `SKU-${at + 1}`,
    quantity: 5,
  }));
  const boxes = many.map(({ product_id }, at) => ({
    ...group,
    first_box_no: at + 1,
    count: 1,
    items: [{ product_id, quantity: 5 }],
  }));

  /** Counts how often the row of each product is drawn: a row reads its product each time. */
  function Counted({ drawn }: { drawn: Map<string, number> }) {
    const model = useInboundModel({ ...inbound, lines: many, boxes }, () => undefined);
    const [products] = useState(
      () =>
        new Proxy(model.work.products, {
          get: (target, key) => {
            drawn.set(String(key), (drawn.get(String(key)) ?? 0) + 1);
            return Reflect.get(target, key) as unknown;
          },
        }),
    );
    return <PackingPart model={{ ...model, work: { ...model.work, products } }} />;
  }

  it('a keystroke in one box draws only its row again, and only rows in sight exist', async () => {
    const drawn = new Map<string, number>();
    mockServer(mockInbound());
    await showPage(<Counted drawn={drawn} />, { permissions: editor });
    const units = await field('Units of SKU-3 in box 3');
    expect(drawn.size).toBeGreaterThan(5);
    expect(drawn.size).toBeLessThan(60);
    await user.click(units);
    drawn.clear();
    await user.type(units, '7');
    expect(units.value).toBe('57');
    expect([...drawn.keys()]).toEqual(['3']);
  });
});

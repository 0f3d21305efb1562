import { refused, showPage } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk, press, pressInDrawer } from '#desk/kernel/page-testing.ts';
import { PackingListPage } from './packing-list-page.tsx';

const row = {
  customer_id: 10001,
  customer_name: 'Kestrel Outdoor',
  wave_no: 'WV-261116-AB23',
  basket: 7,
  order_id: 11,
  order_no: 'SO-AAA',
  country: 'AT',
  method_name_en: 'Euro Direct',
  method_name_cn: '欧洲专线',
  sku_quantity: 2,
  quantity: 4,
  verified_at: '2026-11-16T02:00:00.000Z',
  packer: 'Wei Zhang',
};
const wave = {
  wave_id: 3,
  wave_no: 'WV-261116-AB23',
  warehouse_id: 1,
  orders: 12,
  done: 5,
  made_by: 'Wei Zhang',
  made_at: '2026-11-16T02:00:00.000Z',
};
const line = {
  customer_id: 10001,
  customer_name: 'Kestrel Outdoor',
  product_id: 7,
  sku: 'KO-BOT-750',
  product_name: 'Steel bottle',
  shelf: 'B-14-2',
  quantity: 3,
  baskets: [
    { basket: 1, quantity: 1 },
    { basket: 7, quantity: 2 },
  ],
};

async function show(makeWave: () => unknown = () => wave) {
  const desk = mockDesk({
    'GET packing/getList': () => ({ list: [row], count: 1 }),
    'GET packing/getWaves': () => ({ list: [wave] }),
    'GET packing/getPickList': () => ({ wave, list: [line] }),
    'POST packing/makeWave': makeWave,
    'GET warehouse/getList': () => ({ list: [{ warehouse_id: 1, code: 'SZ1', name_en: 'Shenzhen 1', name_cn: '深圳一号' }] }),
  });
  await showPage(<PackingListPage />, { permissions: ['desk.packing.pack'], at: '/packing' });
  await screen.findByText('SO-AAA');
  return desk;
}

describe('orders to pack', () => {
  it('lists orders with their basket and who has one on the table; the number opens the station with it', async () => {
    await show();
    expect(screen.getByText('WV-261116-AB23-07')).toBeTruthy();
    expect(screen.getAllByText('Wei Zhang').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'SO-AAA' }).getAttribute('href')).toBe('/packing/station?code=SO-AAA');
    expect(await screen.findByText('5 of 12 done')).toBeTruthy();
  });

  it('shows the pick list of a wave with shelf and baskets', async () => {
    await show();
    await press('Pick list');
    expect(await screen.findByText('Pick list of WV-261116-AB23')).toBeTruthy();
    expect(screen.getByText('B-14-2')).toBeTruthy();
    expect(screen.getByText('1: 1, 7: 2')).toBeTruthy();
  });

  it('makes a wave for a warehouse, and says why it cannot', async () => {
    let answer: unknown = refused(5106, 'No approved order waits.', { code: 'packing.no_orders' });
    const desk = await show(() => answer);
    await press('Make a wave');
    await pressInDrawer('Make a wave');
    expect(await screen.findByText('No approved order waits.')).toBeTruthy();
    answer = wave;
    await pressInDrawer('Make a wave');
    await waitFor(() => expect(screen.getByText('WV-261116-AB23 with 12 orders is made.')).toBeTruthy());
    expect(desk.sent()).toEqual([
      { warehouse_id: 1, size: 20 },
      { warehouse_id: 1, size: 20 },
    ]);
  });
});

import type { WarehouseRow } from '@quayside/contract/warehouses/warehouses.schemas';
import { refused, showPage } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, choose, drawer, fieldOf, mockDesk, press, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { WarehouseListPage } from './warehouse-list-page.tsx';

const shenzhen: WarehouseRow = {
  warehouse_id: 1,
  code: 'SZ01',
  name_en: 'Shenzhen',
  name_cn: '深圳仓',
  country: 'CN',
  address_en: 'Fuyuan 2nd Road',
  address_cn: '福园二路',
  contact: '',
  phone: '',
  enabled: 1,
  updated_at: '2026-11-01T00:00:00.000Z',
};
const { updated_at: _updated, ...saved } = shenzhen;

async function show(answer: (body: unknown) => unknown = (body) => ({ ...shenzhen, ...(body as object) }), permissions?: string[]) {
  const desk = mockDesk({ 'GET warehouse/getList': () => ({ list: [shenzhen] }), 'POST warehouse/save': ({ body }) => answer(body) });
  await showPage(<WarehouseListPage />, { permissions: permissions ?? ['desk.warehouses.manage', 'desk.inventory.read'] });
  await screen.findByText('SZ01');
  return desk;
}

describe('the warehouses', () => {
  it('adds one with its address in both languages', async () => {
    const { sent } = await show();
    await press('Add a warehouse');
    await write('Code', 'lax-1');
    await write('English name', 'Los Angeles');
    await write('Chinese name', '洛杉矶仓');
    await choose((await drawer()).getByLabelText('Country'), 'United S', 'United States');
    await write('Address in English', '1200 Harbor Ave');
    await pressInDrawer('Save');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ code: 'LAX-1', name_en: 'Los Angeles', name_cn: '洛杉矶仓', country: 'US', enabled: 1 });
  });

  it('says at the fields what is missing, all at once, and sends nothing', async () => {
    const { sent } = await show();
    await press('Add a warehouse');
    await write('Code', 'x');
    await pressInDrawer('Save');
    expect(fieldOf(await screen.findByText('2 to 12 capital letters, digits or hyphens'))).toBe('Code');
    expect(fieldOf(screen.getByText('Please input English name'))).toBe('English name');
    expect(fieldOf(screen.getByText('Please select Country'))).toBe('Country');
    expect(sent()).toEqual([]);
  });

  it('shows a taken code at the code, and keeps the drawer open', async () => {
    await show(() => refused(1001, 'No', { fields: [{ path: 'code', code: 'warehouses.code_taken', msg: 'Another has this code' }] }));
    await press('Edit');
    await pressInDrawer('Save');
    expect(fieldOf(await screen.findByText('Another has this code'))).toBe('Code');
  });

  it('is switched off after saying that what lies there stays', async () => {
    const { sent } = await show();
    await press('Switch off');
    expect((await drawer()).getByText(/Existing stock stays/)).toBeTruthy();
    expect(sent()).toEqual([]);
    await pressInDrawer('Switch off');
    await waitFor(() => expect(sent()).toEqual([{ ...saved, enabled: 0 }]));
  });

  it('offers no change to those who may only look', async () => {
    await show(undefined, ['desk.inventory.read']);
    for (const name of ['Add a warehouse', 'Edit', 'Switch off']) expect(buttons(name)).toEqual([]);
  });
});

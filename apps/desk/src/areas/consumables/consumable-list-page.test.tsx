import type { ConsumableRow } from '@quayside/contract/consumables/consumables.schemas';
import { refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buttons, choose, drawer, fieldOf, mockDesk, press, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { ConsumableListPage } from './consumable-list-page.tsx';

const FILE = '6f1c2f0e-5c1b-4d3a-9b1e-0a4c1d2e3f40';
const box: ConsumableRow = {
  consumable_id: 3,
  name_en: 'Carton M',
  name_cn: '中号纸箱',
  image_url: null,
  image_file_id: null,
  unit_price: '0.80',
  specification: '30 × 20 × 10 cm',
  weight_g: 180,
  chargeable: 1,
  quantity: 500,
  scope: 'company',
  customer_id: null,
  customer_name: null,
  enabled: 1,
  updated_at: '2026-11-01T00:00:00.000Z',
};
const own: ConsumableRow = {
  ...box,
  consumable_id: 4,
  name_en: 'Gift bag',
  scope: 'customer',
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
};
const { scope: _scope, customer_name: _name, image_url: _url, updated_at: _updated, ...saved } = box;

async function show(answers: Record<string, () => unknown> = {}, permissions = ['desk.consumables.manage', 'desk.customers.read']) {
  const desk = mockDesk({
    'GET consumable/getList': () => ({ list: [box, own], count: 2 }),
    'GET customer/getList': () => ({ list: [{ customer_id: 10001, name: 'Lumen & Oak' }], count: 1 }),
    'GET customer/getCustomer': () => ({ customer_id: 10001, name: 'Lumen & Oak' }),
    'POST upload/img': () => ({ file_id: FILE, name: 'box.png', mime: 'image/png', bytes: 3, url: '' }),
    'POST consumable/save': ({ body }) => ({ ...box, ...(body as Partial<ConsumableRow>) }),
    ...answers,
  });
  const page = await showPage(<ConsumableListPage />, { permissions });
  await screen.findByText('Carton M');
  return { ...desk, address: page.address };
}
const editFirst = async () => {
  await press('Edit');
};
const upload = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>('.ant-drawer input[type=file]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, file, { applyAccept: false });
};

describe('the consumables', () => {
  it('say for whom they are, what they cost and whether that is charged', async () => {
    await show();
    const row = screen.getByText('Carton M').closest('tr')?.textContent ?? '';
    for (const text of ['Every merchant', '0.80', 'Chargeable', '180 g', '500']) expect(row).toContain(text);
    expect(screen.getByRole('link', { name: 'Lumen & Oak' }).getAttribute('href')).toBe('/customer-list/detail?id=10001');
  });

  it('are narrowed to those of one merchant', async () => {
    const { address } = await show();
    await user.click(screen.getByRole('tab', { name: /One merchant/ }));
    expect(address()).toBe('/?scope=customer');
  });

  it('get one for a single merchant, with its picture', async () => {
    const { sent } = await show();
    await press('Add a consumable');
    await write('English name', 'Gift box');
    await write('Chinese name', '礼盒');
    await write('Weight', '90');
    await write('Unit price', '1.20');
    await upload(new File(['png'], 'box.png', { type: 'image/png' }));
    await waitFor(() => expect(buttons('Picture: Another picture')).toHaveLength(1));
    await choose((await drawer()).getByLabelText('For whom'), '10001', 'Lumen & Oak · 10001');
    await user.click((await drawer()).getByLabelText('Chargeable'));
    await pressInDrawer('Save');
    const values = { name_en: 'Gift box', name_cn: '礼盒', weight_g: 90, unit_price: '1.20', chargeable: 1, quantity: 0, enabled: 1 };
    await waitFor(() => expect(sent().at(-1)).toEqual({ ...values, customer_id: 10001, image_file_id: FILE, specification: '' }));
  });

  it('take no picture of the wrong kind or size, and send nothing then', async () => {
    const { sent } = await show();
    await editFirst();
    await upload(new File(['x'], 'box.pdf', { type: 'application/pdf' }));
    expect(fieldOf(await screen.findByText('Only JPEG, PNG or GIF pictures can be used.'))).toBe('Picture');
    await upload(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'box.png', { type: 'image/png' }));
    expect(await screen.findByText('The picture is larger than 5 MB.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('show at the field what the server refuses: a broken picture, a name that is taken', async () => {
    const fields = [{ path: 'name_en', code: 'consumables.name_taken', msg: 'There is one of this name' }];
    await show({
      'POST upload/img': () => refused(2103, 'This picture is broken.'),
      'POST consumable/save': () => refused(1001, 'No', { fields }),
    });
    await editFirst();
    await upload(new File(['png'], 'box.png', { type: 'image/png' }));
    expect(fieldOf(await screen.findByText('This picture is broken.'))).toBe('Picture');
    await pressInDrawer('Save');
    expect(fieldOf(await screen.findByText('There is one of this name'))).toBe('English name');
  });

  it('are switched off after saying what stays', async () => {
    const { sent } = await show();
    await press('Switch off');
    expect((await drawer()).getByText(/Products that already use it keep it/)).toBeTruthy();
    await pressInDrawer('Switch off');
    await waitFor(() => expect(sent()).toEqual([{ ...saved, enabled: 0 }]));
  });

  it('offer no change to those who may not', async () => {
    await show({}, []);
    for (const name of ['Add a consumable', 'Edit', 'Switch off']) expect(buttons(name)).toEqual([]);
  });
});

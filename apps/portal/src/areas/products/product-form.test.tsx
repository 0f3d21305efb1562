import { useUnsaved } from '@quayside/ui/kernel/unsaved';
import { mockServer, refused, showPage, user, type Asked } from '@quayside/ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductAddPage } from './product-add-page.tsx';
import { ProductDetailPage } from './product-detail-page.tsx';
import { ProductEditPage } from './product-edit-page.tsx';
import { editor, lamp, mockProducts } from './testing.ts';

type Own = Record<string, (asked: Asked) => unknown>;
const show = async (page: 'add' | 'edit' | 'details', own: Own = {}) => {
  const asked = mockServer(mockProducts(own));
  const pages = { add: <ProductAddPage />, edit: <ProductEditPage />, details: <ProductDetailPage /> };
  const shown = await showPage(pages[page], { at: `/productsList/${page}?id=5`, permissions: editor });
  return { ...shown, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)).map(({ body }) => body) };
};
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const sections = ['Basic info', 'Customs info', 'Barcode info', 'Logistics attributes', 'Consumables', 'Warehouse-measured data'];

describe('a product', () => {
  it('PROD-05 PROD-06 is shown in its six sections, with what the warehouse measured', async () => {
    await show('details');
    expect(await screen.findByRole('heading', { name: 'LAMP-1' })).toBeTruthy();
    for (const name of sections) expect(screen.getByRole('region', { name })).toBeTruthy();
    const measured = screen.getByRole('region', { name: 'Warehouse-measured data' });
    for (const text of ['1,310 g', '30.5 cm', '0.028341 m³']) expect(within(measured).getByText(text)).toBeTruthy();
  });

  it('PROD-29 that cannot be read says so', async () => {
    const no = () => refused(1404, 'This record does not exist, or it is not yours.', { request_id: 'r-9' });
    await show('details', { getProductDetail: no });
    expect(await screen.findByText('Failed to get SKU info')).toBeTruthy();
    cleanup();
    await show('edit', { getProductDetail: no });
    expect(await screen.findByText('Failed to get SKU info')).toBeTruthy();
    expect(screen.getByText('r-9')).toBeTruthy();
  });
});

describe('the product form', () => {
  it('PROD-05 PROD-06 has the six sections when a product is edited; the SKU and the measures cannot be changed', async () => {
    await show('edit');
    expect((await field('SKU')).disabled).toBe(true);
    for (const name of sections) expect(screen.getByRole('region', { name })).toBeTruthy();
    const measured = screen.getByRole('region', { name: 'Warehouse-measured data' });
    expect(within(measured).queryAllByRole('textbox')).toEqual([]);
  });

  it('shows every fault at once, each at its field, and sends nothing', async () => {
    const { sent } = await show('add');
    await user.enter(await field('SKU'), ' bad');
    await user.enter(await field('Chinese name'), 'lamp');
    await user.enter(await field('HS code'), '12');
    await press('Save');
    for (const text of [
      'Only letters, digits, hyphen, underscore, dot and spaces, and no space at either end',
      'Please input Product name',
      'The Chinese name must contain Chinese characters',
      'Please input English name',
      'Please input Declared value',
      'The HS code has 6 to 10 digits',
      'Please select Product attribute',
      'Please input Weight',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(sent('addProduct')).toEqual([]);
    expect(useUnsaved.getState().dirty.size).toBe(1);
  });

  it('SN-05 PROD-06 sends all of it with what it was opened as, and goes on to the product', async () => {
    const { sent, address } = await show('edit');
    await user.click(await screen.findByRole('checkbox', { name: 'Scan the serial number at packing' }));
    await user.clear(await field('Warning quantity'));
    await press('Save');
    await waitFor(() => expect(sent('addProduct')).toHaveLength(1));
    expect(sent('addProduct')[0]).toMatchObject({
      product_id: 5,
      updated_at: lamp.updated_at,
      sku: 'LAMP-1',
      scan_serial: 1,
      warning_quantity: 0,
      declared_value: '12.50',
      length_cm: '30',
      category_ids: [11],
      origin_country: 'CN',
      consumables: [],
    });
    await waitFor(() => expect(address()).toBe('/productsList/details?id=5'));
  });

  it('PROD-25 PROD-30 marks the field the server refused, or says that saving failed', async () => {
    let answer = refused(1422, 'Parameter error', {
      fields: [{ path: 'barcode', code: 'products.upc_exists', msg: 'UPC already exists' }],
    });
    await show('edit', { addProduct: () => answer });
    await user.enter(await field('Brand'), ' Plus');
    await press('Save');
    expect(await screen.findByText('UPC already exists')).toBeTruthy();
    answer = refused(1500, 'Something went wrong on our side.');
    await user.enter(await field('Barcode'), '1');
    await press('Save');
    expect(await screen.findByText('Failed to save SKU: Something went wrong on our side.')).toBeTruthy();
  });

  it("never overwrites somebody else's change, and offers to reload", async () => {
    const { sent } = await show('edit', { addProduct: () => refused(1013, 'Changed', { code: 'request.changed_meanwhile' }) });
    await user.enter(await field('Brand'), ' Plus');
    await press('Save');
    expect((await screen.findAllByText('Somebody else changed this record')).length).toBeGreaterThan(0);
    const reads = sent('getProductDetail').length;
    await press('Reload');
    await waitFor(() => expect(sent('getProductDetail').length).toBeGreaterThan(reads));
  });

  it('PROD-27 a brand that only repeats the attribute is refused', async () => {
    const msg = 'The brand must differ from the product attribute';
    const fields = [{ path: 'brand', code: 'products.brand_is_attribute', msg }];
    const { address } = await show('edit', { addProduct: () => refused(1001, 'Parameter error', { fields }) });
    await user.replace(await field('Brand'), 'general GOODS');
    await press('Save');
    expect(await screen.findByText(msg)).toBeTruthy();
    expect(address()).toBe('/productsList/edit?id=5');
  });

  it('PROD-48 shows the errors of the form and those only the server can find at the first save', async () => {
    const fields = [
      { path: 'sku', code: 'products.sku_exists', params: {} },
      { path: 'brand', code: 'products.brand_is_attribute', params: {} },
      { path: 'product_name', code: 'too_long', params: { max: 1 } },
    ];
    const { sent } = await show('add', { checkProduct: () => ({ fields }) });
    await user.enter(await field('SKU'), 'LAMP-1');
    await press('Save');
    for (const text of ['Please input English name', 'SKU already exists', 'The brand must differ from the product attribute'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(sent('checkProduct')[0]).toMatchObject({ values: { sku: 'LAMP-1' } });
    expect(sent('addProduct')).toEqual([]);
    const count = document.querySelectorAll('[id$="_help"]:has(.ant-form-item-explain-error)').length;
    await waitFor(() => expect(screen.getByText(/entries need your attention/).textContent).toContain(String(count)));
  });

  it('PROD-14 advises against a barcode of more than 17 characters, but takes it; PROD-03 makes one', async () => {
    await show('add', { getNewSn: () => ({ barcode: '2000000000022' }) });
    await user.enter(await field('Barcode'), '123456789012345678');
    expect(await screen.findByText('More than 17 characters: small labels may be hard to scan.')).toBeTruthy();
    await press('Generate');
    expect(await screen.findByDisplayValue('2000000000022')).toBeTruthy();
    expect(screen.queryByText(/small labels may be hard to scan/)).toBeNull();
  });

  it('PROD-28 offers no eleventh category', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => at + 1);
    await show('edit', { getProductDetail: () => ({ ...lamp, category_ids: ten }) });
    expect(await screen.findByText('10 of 10 chosen')).toBeTruthy();
    await user.click(await field('Category'));
    const eleventh = (await screen.findByTitle('Category 11')).closest('.ant-select-tree-treenode');
    expect(eleventh?.className).toContain('disabled');
  });

  it('PROD-22 refuses a picture of another kind or size before it is sent', async () => {
    const { sent } = await show('add', { img: () => ({ file_id: '3f2c1a52-8b1f-4a52-9a6e-0c1f2b3d4e5f' }) });
    await field('SKU');
    const choose = (file: File) => {
      const input = document.querySelector('input[type="file"]');
      if (input) fireEvent.change(input, { target: { files: [file] } });
    };
    choose(new File(['x'], 'lamp.webp'));
    expect(await screen.findByText('Only JPEG, PNG or GIF pictures can be used.')).toBeTruthy();
    choose(new File([new Uint8Array(5 * 1024 * 1024)], 'lamp.png'));
    expect(await screen.findByText('The picture must be smaller than 5 MB.')).toBeTruthy();
    expect(sent('img')).toEqual([]);
    choose(new File(['x'], 'lamp.png'));
    expect(await screen.findByRole('img', { name: 'Picture' })).toBeTruthy();
    expect(sent('img')).toHaveLength(1);
  });

  it('translates from one field into the other, and stays calm without the service', async () => {
    let isThere = true;
    const { sent } = await show('add', {
      baiduTranslate: () => (isThere ? { text: 'Desk lamp' } : refused(1503, 'Failed to get service')),
    });
    await user.enter(await field('Chinese name'), '台灯');
    await press('Translate into English: Chinese name');
    expect(await screen.findByDisplayValue('Desk lamp')).toBeTruthy();
    expect(sent('baiduTranslate')).toEqual([{ text: '台灯', from: 'zh', to: 'en' }]);
    isThere = false;
    await press('Translate into Chinese: English name');
    expect(await screen.findByText('Failed to get service. Please type the translation yourself.')).toBeTruthy();
    expect((await field('Chinese name')).value).toBe('台灯');
  });

  it('CONS-03 CONS-05 attaches consumables; chargeable ones are confirmed', async () => {
    const { sent } = await show('edit');
    await press('Choose consumables');
    await user.click(await screen.findByRole('checkbox', { name: /Gift box/ }));
    await press('Use these');
    expect(await screen.findByText('These cost extra with every order of this product: Gift box.')).toBeTruthy();
    await press('Use them');
    const quantity = await screen.findByRole('spinbutton', { name: 'Units of Gift box per product' });
    await user.clear(quantity);
    await user.enter(quantity, '2');
    await press('Save');
    await waitFor(() => expect(sent('addProduct')).toHaveLength(1));
    expect(sent('addProduct')[0]).toMatchObject({ consumables: [{ consumable_id: 3, quantity: 2 }] });
  });
});

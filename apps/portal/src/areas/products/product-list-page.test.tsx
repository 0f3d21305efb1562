import { useTaskTray } from '@quayside/ui/kernel/tasks';
import { mockServer, refused, showPage, user, watchSavedFiles, type Asked } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProductListPage } from './product-list-page.tsx';
import { editor, mockProducts } from './testing.ts';

const show = async (own: Record<string, (asked: Asked) => unknown> = {}, permissions: readonly string[] = editor, at = '/productsList') => {
  const asked = mockServer(mockProducts(own));
  const page = await showPage(<ProductListPage />, { at, permissions });
  await screen.findByText('LAMP-1');
  return { ...page, asked, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)) };
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const pick = async (sku: string) => {
  const row = screen.getByText(sku).closest('tr');
  if (row) await user.click(within(row).getByRole('checkbox'));
};
const inDialog = async (name: string) => {
  const dialog = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
  await user.click(within(dialog).getByRole('button', { name }));
};
const pdf = () => new Response(Uint8Array.of(37, 80, 68, 70, 128, 255), { headers: { 'content-type': 'application/pdf' } });
const file = () => new Response('bytes', { headers: { 'content-disposition': 'attachment; filename="file.bin"' } });

const openLabels = async () => {
  await user.click(screen.getAllByRole('button', { name: /More actions for/ })[0] ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: 'Labels' }));
};

describe('the product list', () => {
  it('PROD-04 PROD-06 shows products with stock, and everything that can be done', async () => {
    await show();
    const row = screen.getByText('LAMP-1').closest('tr') ?? document.body;
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    for (const text of ['Desk lamp', '台灯', 'General goods', '12.50', '1,250 g', '40', '25', '15', 'Low20']) expect(cells).toContain(text);
    for (const name of ['New product', 'Import', 'Download template', 'Export', 'Delete', 'Print labels', 'Download barcodes']) {
      expect(screen.getAllByRole('button', { name }).length, name).toBeGreaterThan(0);
    }
    const links = within(row).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/productsList/details?id=5', '/productsList/edit?id=5']);
  });

  it('PROD-04 searches and exports what the search lets through', async () => {
    const { address, sent } = await show({ exportSku: () => ({ job_id: 1 }) });
    await user.enter(screen.getByLabelText('SKU, name, alias or barcode'), 'lamp', '{Enter}');
    expect(address()).toBe('/productsList?keyword=lamp');
    await press('Export');
    await waitFor(() => expect(sent('exportSku')[0]?.query.toString()).toBe('keyword=lamp'));
    await waitFor(() => expect(useTaskTray.getState().open).toBe(true));
  });

  it('whoever may only look is offered no change', async () => {
    await show({}, ['products.read']);
    for (const name of ['New product', 'Import', 'Download template', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print labels' })).toBeTruthy();
  });

  it('PROD-31 PROD-32 deletes after a question; a refusal names the SKUs and stays on the screen', async () => {
    const msg = 'These SKUs are already used by a packing list or order, deletion failed: LAMP-1 (12 in stock at SZ01).';
    const { sent } = await show({ deleteProduct: () => refused(1409, msg, { code: 'products.in_use' }) });
    await pick('LAMP-1');
    await pick('CABLE-1');
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] ?? document.body);
    expect((await screen.findAllByText('Delete 2 products?')).length).toBeGreaterThan(0);
    expect(sent('deleteProduct')).toEqual([]);
    await inDialog('Delete');
    expect(await screen.findByText(msg)).toBeTruthy();
    expect(screen.getAllByText('Failed to delete SKU').length).toBeGreaterThan(0);
    expect(sent('deleteProduct').map(({ body }) => body)).toEqual([{ ids: [5, 6] }]);
  });

  it('PROD-04 downloads barcodes of the selected products in the chosen format', async () => {
    const { sent } = await show({ downloadBarcode: file });
    await pick('LAMP-1');
    await press('Download barcodes');
    await user.click(await screen.findByRole('radio', { name: /SVG/ }));
    await inDialog('Download');
    await waitFor(() => expect(sent('downloadBarcode').map(({ body }) => body)).toEqual([{ ids: [5], format: 'svg' }]));
  });

  it('PROD-04 PROD-56 prints labels: copies for each SKU, a warning where the bars would be thin', async () => {
    const { sent } = await show({ printSku: pdf });
    await pick('LAMP-1');
    await pick('CABLE-1');
    await press('Print labels');
    expect(await screen.findByText(/The bars would be very thin and hard to scan: CABLE-1\./)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '100 × 50 mm' }));
    await waitFor(() => expect(screen.queryByText(/hard to scan/)).toBeNull());
    await user.click(screen.getByRole('radio', { name: 'For each SKU' }));
    const copies = await screen.findByRole('spinbutton', { name: 'Copies of CABLE-1' });
    await user.clear(copies);
    await user.enter(copies, '7');
    expect(await screen.findByText('8 labels')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Print the names beside the code' }));
    await user.click(screen.getByRole('checkbox', { name: 'Print the country of origin ("Made in China")' }));
    await user.enter(screen.getByRole('textbox', { name: 'Own line' }), 'Lot 7');
    await inDialog('Create PDF');
    await waitFor(() => expect(sent('printSku')).toHaveLength(1));
    expect(sent('printSku')[0]?.body).toEqual({
      lines: [
        { product_id: 5, copies: 1 },
        { product_id: 6, copies: 7 },
      ],
      width_mm: 100,
      height_mm: 50,
      dpi: 203,
      paper: 'roll',
      show_name: 0,
      show_origin: 1,
      note: 'Lot 7',
    });
  });

  it('PROD-56 shows the first label before it is printed, and again when the paper changes', async () => {
    const { sent } = await show({
      getLabelPreview: () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', module_mm: 0.38, bars_mm: 42.4 }),
    });
    await openLabels();
    const picture = await screen.findByRole('img', { name: 'Label of LAMP-1' });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(screen.getByText('Preview of the first label · module 0.38 mm')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '100 × 50 mm' }));
    await waitFor(() => {
      const query = Object.fromEntries(sent('getLabelPreview').at(-1)?.query ?? []);
      expect(query).toMatchObject({ product_id: '5', width_mm: '100', height_mm: '50', show_origin: '0' });
    });
  });

  it('NET-17 saves the labels as a PDF named after the current timestamp, byte by byte', async () => {
    const saved = watchSavedFiles();
    await show({ printSku: pdf });
    vi.useFakeTimers({ toFake: ['Date'], now: 1_763_171_537_123 });
    await openLabels();
    await inDialog('Create PDF');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['1763171537123.pdf']));
    expect(saved[0]?.blob.type).toBe('application/pdf');
    expect(new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer())).toEqual(Uint8Array.of(37, 80, 68, 70, 128, 255));
    expect(await screen.findByText('The PDF with the labels is downloaded.')).toBeTruthy();
  });

  it('NET-16 NET-17 says so when the labels cannot be made, and keeps the dialog', async () => {
    const saved = watchSavedFiles();
    await show({ printSku: () => refused(1409, 'Too many labels') });
    await openLabels();
    await inDialog('Create PDF');
    expect(await screen.findByText('Too many labels')).toBeTruthy();
    expect(screen.getAllByRole('dialog').length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });

  it('PROD-56 refuses an own size outside of 20 to 200 mm', async () => {
    const { sent } = await show({ printSku: pdf });
    await openLabels();
    await user.click(await screen.findByRole('radio', { name: 'Own size' }));
    const width = screen.getByRole('spinbutton', { name: 'Width (mm)' });
    await user.clear(width);
    await user.enter(width, '210');
    await inDialog('Create PDF');
    expect(await screen.findByText('Between 20 and 200 mm')).toBeTruthy();
    expect(sent('printSku')).toEqual([]);
  });
});

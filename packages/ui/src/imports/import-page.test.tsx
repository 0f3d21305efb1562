import type { ImportRow, ImportView } from '@quayside/contract/imports/imports.schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ImportPage } from './import-page.tsx';
import { useUnsaved } from '../kernel/unsaved.ts';
import { mockServer, refused, showPage, user, type Asked, type Play } from '../testing.tsx';

const view: ImportView = {
  import_id: 7,
  kind: 'products',
  mode: 'create',
  file_name: 'autumn.xlsx',
  state: 'checked',
  refusal: null,
  row_count: 3,
  good_count: 1,
  faulty_count: 1,
  unchanged_count: 1,
  imported_count: 0,
  created_at: '2026-11-01T00:00:00.000Z',
};
const rows: ImportRow[] = [
  { row_no: 2, cells: { sku: 'A-1', hs_code: '85444290' }, faults: [], state: 'good' },
  {
    row_no: 3,
    cells: { sku: 'B-1', hs_code: '', property: 'General goods' },
    faults: [{ column: 'hs_code', code: 'products.hs_code_empty_row', msg: 'Row 3: the HS code is empty' }],
    state: 'faulty',
  },
];
const UPLOAD = '/api/ucenter/product/importProduct';

/** Mocks the server: one import that is read, corrected and applied. */
function play(start: Partial<ImportView> = {}, more: Record<string, (asked: Asked) => unknown> = {}): Play {
  let now: ImportView = { ...view, ...start };
  return (asked) => {
    const own = more[asked.path];
    if (own) return own(asked);
    const call = asked.path.split('/').at(-1);
    if (call === 'getBasicConfigValue') return { max: 2 };
    if (call === 'getPropertyList' || call === 'getCountryList') return { list: [] };
    if (call === 'getRows') return { list: rows, count: 2 };
    if (call === 'getList') return { list: [now], count: 1 };
    if (call === 'correctRows') now = { ...now, good_count: 2, faulty_count: 0 };
    if (call === 'changeMode') now = { ...now, mode: 'update' };
    if (call === 'apply') now = { ...now, state: 'imported', imported_count: now.good_count };
    if (call === 'discard') now = { ...now, state: 'discarded' };
    return now;
  };
}
const show = async (played: Play, at = '/import?import_id=7') => {
  const asked = mockServer(played);
  const page = await showPage(<ImportPage kind="products" back="/productsList" />, { at, permissions: ['products.edit'] });
  return { ...page, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)).map(({ body }) => body) };
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
};

describe('the import page', () => {
  it('uploads a workbook and goes on to it; earlier ones are found again', async () => {
    const { address, sent } = await show(play({ state: 'reading' }), '/import');
    expect(await screen.findByText('autumn.xlsx')).toBeTruthy();
    choose(new File(['x'], 'winter.xlsx'));
    await waitFor(() => expect(address()).toBe('/import?import_id=7'));
    expect(sent('importProduct')[0]).toBeInstanceOf(FormData);
    expect(await screen.findByText('The workbook is being read and checked')).toBeTruthy();
  });

  it.each([
    ['table.csv', 'Invalid file type: only .xlsx and .xls workbooks can be imported.'],
    [`${'n'.repeat(70)}.xlsx`, 'The file name must have 3 to 64 characters, with its extension.'],
  ])('does not send %s', async (name, text) => {
    const { sent } = await show(play(), '/import');
    await screen.findByText('Recent imports');
    choose(new File(['x'], name));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sent('importProduct')).toEqual([]);
  });

  it('says why the server took no file', async () => {
    await show(play({}, { [UPLOAD]: () => refused(1422, 'Upload failure: the file is damaged.') }), '/import');
    await screen.findByText('Recent imports');
    choose(new File(['x'], 'a.xlsx'));
    expect(await screen.findByText('Upload failure: the file is damaged.')).toBeTruthy();
  });

  it('asks again while the file is being read, then shows what needs the person first', async () => {
    let asked = 0;
    const state = () => (++asked < 2 ? { ...view, state: 'reading' } : view);
    const { address } = await show(play({}, { '/api/ucenter/import/getImport': state }));
    await screen.findByText('The workbook is being read and checked');
    expect(await screen.findByText('1 row has errors', {}, { timeout: 4000 })).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/import?import_id=7&state=faulty'));
  });

  it('PROD-36 a file that is refused as a whole says why and offers the latest template', async () => {
    await show(play({ state: 'refused', refusal: 'This template is out of date. Please download the latest template.' }));
    expect(await screen.findByText('This template is out of date. Please download the latest template.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download template' })).toBeTruthy();
  });

  it('PROD-41 shows a fault at its cell, takes the correction there and checks again', async () => {
    const { sent } = await show(play());
    const cell = await screen.findByRole('textbox', { name: 'HS code, row 3' });
    expect(screen.getByText('Row 3: the HS code is empty')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import all' }).disabled).toBe(true);
    await user.enter(cell, '85444290');
    expect(screen.queryByText('Row 3: the HS code is empty')).toBeNull();
    expect(useUnsaved.getState().dirty.size).toBe(1);
    await press('Save 1 correction');
    expect(await screen.findByText('2 rows are ready to be imported')).toBeTruthy();
    expect(sent('correctRows')).toEqual([{ import_id: 7, rows: [{ row_no: 3, cells: { hs_code: '85444290' } }] }]);
    expect(useUnsaved.getState().dirty.size).toBe(0);
  });

  it('a cell without a fault opens when it is pressed; typing its old value again is no correction', async () => {
    await show(play());
    await user.click(await screen.findByRole('button', { name: 'Change SKU, row 2: A-1' }));
    const cell = await screen.findByRole('textbox', { name: 'SKU, row 2' });
    await user.enter(cell, 'x');
    expect(await screen.findByRole('button', { name: 'Save 1 correction' })).toBeTruthy();
    await user.type(cell, '{Backspace}');
    expect(screen.queryByRole('button', { name: 'Save 1 correction' })).toBeNull();
  });

  it('imports only the good rows after saying how many are left out, but never over unsaved corrections', async () => {
    const { sent } = await show(play());
    const cell = await screen.findByRole('textbox', { name: 'HS code, row 3' });
    await user.enter(cell, '8');
    await press('Import the good rows');
    expect(await screen.findByText('Please save your corrections first, or undo them.')).toBeTruthy();
    await press('Undo');
    await press('Import the good rows');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByText('Import only the 1 good row?').length).toBeGreaterThan(0);
    expect(within(dialog).getByText(/Skipped because of errors: 1\./)).toBeTruthy();
    expect(sent('apply')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Import the good rows' }));
    await waitFor(() => expect(sent('apply')).toEqual([{ import_id: 7, only_good: 1 }]));
    expect(await screen.findByText('1 row with errors was skipped.')).toBeTruthy();
  });

  it('changes what the rows do, and discards after a question', async () => {
    const { sent } = await show(play());
    await user.click(await screen.findByRole('radio', { name: 'Update' }));
    await waitFor(() => expect(sent('changeMode')).toEqual([{ import_id: 7, mode: 'update' }]));
    await press('Discard');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('This import was discarded')).toBeTruthy();
  });
});

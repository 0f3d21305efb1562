import type { Property } from '@quayside/contract/properties/properties.calls';
import { refused, showPage } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, fieldOf, mockDesk, press, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { PropertyListPage } from './property-list-page.tsx';

const battery: Property = { property_id: 3, code: 'battery_inside', name_en: 'Battery inside', name_cn: '内置电池', sort: 20, enabled: 0 };

async function show(refuse: Response | null = null, permissions = ['desk.properties.manage']) {
  const desk = mockDesk({
    'GET property/getList': () => ({ list: [battery] }),
    'POST property/save': ({ body }) => refuse?.clone() ?? { ...battery, ...(body as Partial<Property>) },
  });
  await showPage(<PropertyListPage />, { permissions });
  await screen.findByText('battery_inside');
  return desk;
}

describe('the product attributes', () => {
  it('shows each with its names, its code and whether it can be chosen', async () => {
    await show();
    for (const text of ['Battery inside', '内置电池', 'Switched off']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('renames one and keeps its number', async () => {
    const { sent } = await show();
    await press('Edit');
    await write('English name', 'Built-in battery');
    await pressInDrawer('Save');
    await waitFor(() => expect(sent()).toEqual([{ ...battery, name_en: 'Built-in battery' }]));
    expect(await screen.findByText('Built-in battery is saved.')).toBeTruthy();
  });

  it('refuses a code carriers could not read, at the code', async () => {
    const { sent } = await show();
    await press('Add an attribute');
    await write('Code', 'Battery Inside');
    await pressInDrawer('Save');
    expect(fieldOf(await screen.findByText('Small letters, digits and underscores, beginning with a letter'))).toBe('Code');
    expect(sent()).toEqual([]);
  });

  it('shows a taken code at the code', async () => {
    await show(refused(1001, 'No', { fields: [{ path: 'code', code: 'properties.code_taken', msg: 'Taken' }] }));
    await press('Edit');
    await pressInDrawer('Save');
    expect(fieldOf(await screen.findByText('Taken'))).toBe('Code');
  });

  it('is switched on again at once', async () => {
    const { sent } = await show();
    await press('Switch on');
    await waitFor(() => expect(sent()).toEqual([{ ...battery, enabled: 1 }]));
  });

  it('asks before it drops what was typed', async () => {
    await show();
    await press('Add an attribute');
    await write('Code', 'liquid');
    await pressInDrawer('Cancel');
    expect((await screen.findAllByText('Leave without saving?')).length).toBeGreaterThan(0);
    await press('Stay here');
    expect(screen.getByDisplayValue('liquid')).toBeTruthy();
  });

  it('offers no change to those who may not', async () => {
    await show(null, []);
    for (const name of ['Add an attribute', 'Edit', 'Switch on']) expect(buttons(name)).toEqual([]);
  });
});

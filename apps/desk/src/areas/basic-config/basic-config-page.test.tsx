import { mockServer, refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BasicConfigPage } from './basic-config-page.tsx';

const start = {
  max_upload_size: '5',
  app_down_button_is_display: '0',
  android_download_link: '',
  fulfilment_fee_customer_id: '10001',
  second_factor_roles: 'finance',
  adjustment_approval_threshold_usd: '500',
};

async function show(refuse: Response | null = null) {
  const values: Record<string, string> = { ...start };
  const row = (cfg_name: string) => ({
    cfg_name,
    value: values[cfg_name],
    updated_at: '2026-11-01T00:00:00.000Z',
    updated_by: 'Ada Okafor',
  });
  const asked = mockServer(({ method, body }) => {
    if (method === 'GET') return { list: Object.keys(values).map(row) };
    if (refuse) return refuse;
    const sent = body as { cfg_name: string; value: string }; // the call's input
    if (sent.cfg_name === 'adjustment_approval_threshold_usd') return { ...row(sent.cfg_name), approval_id: 7 };
    values[sent.cfg_name] = sent.value;
    return { ...row(sent.cfg_name), approval_id: null };
  });
  await showPage(<BasicConfigPage />, { permissions: ['desk.basic-config.manage'] });
  const size = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Largest upload' });
  return { size, sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the basic configuration', () => {
  it('STAFF-10 sets how large an upload may be', async () => {
    const { size, sent } = await show();
    expect(size.value).toBe('5');
    await user.clear(size);
    await user.enter(size, '12');
    await press('Save');
    expect(await screen.findByText('Largest upload is saved.')).toBeTruthy();
    expect(sent()).toEqual([{ cfg_name: 'max_upload_size', value: '12' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  });

  it('STAFF-10 says at the field which sizes suit, and sends no other', async () => {
    const { size, sent } = await show();
    for (const wrong of ['0', 'x']) {
      await user.clear(size);
      await user.enter(size, wrong);
      await press('Save');
      await waitFor(() => expect(screen.getByText('A whole number from 1 to 99').closest('.config-control')?.contains(size)).toBe(true));
    }
    expect(sent()).toEqual([]);
  });

  it('STAFF-10 says who changed it and what it means', async () => {
    await show();
    expect(screen.getAllByText(/Changed by Ada Okafor/)).toHaveLength(6);
    expect(screen.getByText(/How large one file may be/)).toBeTruthy();
  });

  it('shows at the field what only the server knows: there is no such customer', async () => {
    const fields = [{ path: 'value', code: 'basic-config.no_customer', msg: 'There is no customer with this ID' }];
    await show(refused(1001, 'Parameter error', { fields }));
    const field = screen.getByRole('textbox', { name: 'Fulfilment-fee customer' });
    await user.clear(field);
    await user.enter(field, '999');
    await press('Save');
    expect((await screen.findByText('There is no customer with this ID')).closest('.config-control')?.contains(field)).toBe(true);
  });

  it('sets which roles need a second factor, in one order however they are chosen', async () => {
    const { sent } = await show();
    await user.click(screen.getByRole('combobox', { name: 'Roles that need two-factor authentication' }));
    const option = (await screen.findAllByTitle('Administrator')).at(-1);
    if (!option) throw new Error('no such role');
    await user.click(option);
    await press('Save');
    await waitFor(() => expect(sent()).toEqual([{ cfg_name: 'second_factor_roles', value: 'administrator,finance' }]));
  });

  it('D-109 leaves a change of the approval threshold to a second person, and keeps the value until then', async () => {
    const { sent } = await show();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Approval threshold' });
    expect(field.value).toBe('500');
    await user.clear(field);
    await user.enter(field, '900');
    await press('Save');
    expect(await screen.findByText('Sent for approval: a second person must agree.')).toBeTruthy();
    expect(sent()).toEqual([{ cfg_name: 'adjustment_approval_threshold_usd', value: '900' }]);
    await waitFor(() => expect(field.value).toBe('500'));
  });

  it('switches the app button at once', async () => {
    const { sent } = await show();
    await user.click(screen.getByRole('switch', { name: 'Button “Get the app”' }));
    await waitFor(() => expect(sent()).toEqual([{ cfg_name: 'app_down_button_is_display', value: '1' }]));
  });

  it('refuses an app link that is not https, and takes none', async () => {
    const { sent } = await show();
    const link = screen.getByRole('textbox', { name: 'Android app' });
    await user.enter(link, 'http://app.example');
    await press('Save');
    expect(await screen.findByText('An address that begins with https://, or nothing')).toBeTruthy();
    await press('Undo changes');
    expect(sent()).toEqual([]);
  });
});

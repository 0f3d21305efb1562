import { staffPermissions } from '@quayside/contract/kernel/permissions';
import type { StaffRow } from '@quayside/contract/staff/staff.desk-calls';
import { mockServer, refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffListPage } from './staff-list-page.tsx';

const ada: StaffRow = {
  staff_id: 101,
  name: 'Ada Okafor',
  email: 'ada@desk.test',
  role: 'administrator',
  status: 'enabled',
  created_at: '2026-11-01T00:00:00.000Z',
  is_invited: 0,
  totp_enabled: 1,
  access_reset_at: null,
  access_reset_by: null,
};
const { staff_id, name, email, role, status } = ada;
const sentAda = { staff_id, name, email, role, status };

async function show(refuse: Response | null = null) {
  const asked = mockServer(({ method, body }) => {
    if (method === 'GET') return { list: [ada], count: 1 };
    return refuse?.clone() ?? { ...ada, ...(body as Partial<StaffRow>) };
  });
  await showPage(<StaffListPage />, { permissions: ['desk.staff.manage'] });
  await screen.findByText('ada@desk.test');
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
const drawer = async () => within(await screen.findByRole('dialog'));
const press = async (name: string) => user.click((await drawer()).getByRole('button', { name }));
const choose = async (role: string) => {
  await user.click((await drawer()).getByRole('combobox', { name: 'Role' }));
  // The selected option has the same title; the drop-down is the last element on the page.
  const option = (await screen.findAllByTitle(role)).at(-1);
  if (!option) throw new Error(`no role ${role}`);
  await user.click(option);
};
const fieldOf = (message: HTMLElement) => message.closest('.ant-form-item')?.querySelector('label')?.textContent;

const fromMenu = async (name: string) => {
  await user.click(screen.getByRole('button', { name: 'More actions for Ada Okafor' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('the staff', () => {
  it('says what a role may do, exactly as the server decides it', async () => {
    await show();
    await user.click(screen.getByRole('button', { name: 'Add a person' }));
    await choose('Customer service');
    const list = within(await screen.findByRole('region', { name: 'What this role may do' }));
    expect(list.getAllByRole('listitem')).toHaveLength(staffPermissions('customer_service').length);
    expect(list.getByText('Act for a customer')).toBeTruthy();
    expect(list.queryByText('Add and change staff')).toBeNull();
  });

  it('STAFF-01 shows every role with what it does', async () => {
    await show();
    await user.click(screen.getByRole('button', { name: 'Roles' }));
    const roles = await drawer();
    for (const role of ['Sales manager', 'Account manager', 'Customer service', 'Order clerk'])
      expect(roles.getByRole('heading', { name: role })).toBeTruthy();
    expect(roles.getByText(/Verifies submitted orders/)).toBeTruthy();
  });

  it('adds nobody without a name, an address and a role, and says so all at once', async () => {
    const { sent } = await show();
    await user.click(screen.getByRole('button', { name: 'Add a person' }));
    await press('Save');
    for (const text of ['Please input Name', 'Please input Email', 'Please select Role'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('invites somebody new by mail and asks for no password', async () => {
    const { sent } = await show();
    await user.click(screen.getByRole('button', { name: 'Add a person' }));
    expect((await drawer()).getByText(/They get a mail with a link to set their password/)).toBeTruthy();
    expect((await drawer()).queryByLabelText(/assword/)).toBeNull();
    await user.enter((await drawer()).getByLabelText('Name'), 'Grace Hall');
    await user.enter((await drawer()).getByLabelText('Email'), 'grace@desk.test');
    await choose('Finance');
    await press('Save');
    await waitFor(() => expect(sent()).toEqual([{ name: 'Grace Hall', email: 'grace@desk.test', role: 'finance', status: 'enabled' }]));
    expect(await screen.findByText('Grace Hall is added. A link was mailed to grace@desk.test.')).toBeTruthy();
  });

  it('changes a name and nothing else', async () => {
    const { sent } = await show();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.enter((await drawer()).getByLabelText('Name'), ' B');
    await press('Save');
    await waitFor(() => expect(sent()).toEqual([{ ...sentAda, name: 'Ada Okafor B' }]));
  });

  it('resets the access of somebody after saying what that ends', async () => {
    const { sent } = await show();
    await fromMenu('Reset access');
    expect((await drawer()).getByText(/Their password stops working and all their sessions end at once/)).toBeTruthy();
    expect(sent()).toEqual([]);
    await press('Reset access');
    await waitFor(() => expect(sent()).toEqual([{ staff_id: 101 }]));
    expect(await screen.findByText('A link was mailed to Ada Okafor.')).toBeTruthy();
  });

  it('shows a taken address at the address', async () => {
    await show(refused(1001, 'No', { fields: [{ path: 'email', code: 'accounts.email_taken', msg: 'Already registered' }] }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await press('Save');
    expect(fieldOf(await screen.findByText('Already registered'))).toBe('Email');
  });

  it('keeps the last administrator, and says so at what was to change', async () => {
    await show(refused(2601, 'This is the last administrator.', { code: 'staff.last_administrator', fields: [] }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await choose('Finance');
    await press('Save');
    expect(fieldOf(await screen.findByText('This is the last administrator.'))).toBe('Role');
    await choose('Administrator');
    await user.click((await drawer()).getByRole('radio', { name: 'Disabled' }));
    await press('Save');
    await waitFor(() => expect(fieldOf(screen.getByText('This is the last administrator.'))).toBe('Sign-in'));
  });

  it('disables somebody after saying that their sessions end at once', async () => {
    const { sent } = await show();
    await fromMenu('Disable');
    expect((await drawer()).getByText(/All their sessions end at once/)).toBeTruthy();
    await press('Disable');
    await waitFor(() => expect(sent()).toEqual([{ ...sentAda, status: 'disabled' }]));
  });
});

import type { SubAccountRow } from '@quayside/contract/sub-accounts/sub-accounts.schemas';
import { portalMenu } from '@quayside/contract/kernel/menu';
import { ActingContext } from '@quayside/ui/kernel/context';
import { useUnsaved } from '@quayside/ui/kernel/unsaved';
import { mockServer, showPage, user, type Asked } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { splitSkus } from './sku-input.tsx';
import { SubAccountListPage } from './sub-account-list-page.tsx';

const clerk: SubAccountRow = {
  sub_account_id: 1002,
  email: 'clerk@x.test',
  status: 'enabled',
  account_type: 'internal',
  firstname: 'Jonas',
  lastname: 'Weber',
  permissions: ['operation-log.read'],
  skus: null,
  created_at: '2026-11-01T00:00:00.000Z',
};
const both: ('internal' | 'supplier')[] = ['internal', 'supplier'];
const tree = [
  {
    area: 'warning-emails',
    title_cn: '预警邮箱',
    title_en: 'Warning emails',
    permissions: [
      { name: 'warning-emails.read', title_cn: '查看', title_en: 'View', grantable: ['internal'], needs: [] },
      { name: 'warning-emails.edit', title_cn: '编辑', title_en: 'Edit', grantable: ['internal'], needs: ['warning-emails.read'] },
    ],
  },
  {
    area: 'operation-log',
    title_cn: '操作日志',
    title_en: 'Operation log',
    permissions: [{ name: 'operation-log.read', title_cn: '查看', title_en: 'View', grantable: both, needs: [] }],
  },
];
const SAVE = '/api/ucenter/subAccount/saveSubAccount';
const STATUS = '/api/ucenter/subAccount/changeStatus';
const AGAIN = '/api/ucenter/customer/profile/sendVerifyEmail';

const show = async (email_verified: 0 | 1 = 1, isActing = false) => {
  const asked = mockServer(({ path, body }) => {
    if (path.endsWith('getProfile')) return { email: 'mei@x.test', email_verified };
    if (path === AGAIN) return {};
    if (path.endsWith('getList')) return { list: [clerk], count: 1 };
    if (path.endsWith('getPermissionTree')) return { list: tree };
    return { ...clerk, ...(body as object) };
  });
  const page = (
    <ActingContext value={isActing}>
      <SubAccountListPage />
    </ActingContext>
  );
  await showPage(page, { permissions: ['sub-accounts.manage'] });
  await screen.findByText('clerk@x.test');
  return asked;
};
const sent = (asked: Asked[], path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => user.enter(await screen.findByLabelText(label), text);

describe('the sub-account page', () => {
  it('SUB-10 stands under settings', () => {
    const setting = portalMenu.find((entry) => entry.path === '/setting');
    expect(setting && 'children' in setting && setting.children.map((entry) => entry.path)).toContain('/subAccount');
  });

  it('asks an unconfirmed main account to confirm its email first, and sends the link again', async () => {
    const asked = await show(0);
    expect(await screen.findByText(/Use the link we mailed to mei@x.test/)).toBeTruthy();
    for (const name of ['Add sub-account', 'Edit']) expect(button(name).disabled).toBe(true);
    expect(button('Edit').title).toBe('Confirm your email first');
    expect(button('Disable').disabled).toBe(false);
    await press('Send the link again');
    expect(await screen.findByText('The link is on its way to mei@x.test.')).toBeTruthy();
    expect(sent(asked, AGAIN)).toEqual([{}]);
  });

  it('changes nothing for staff acting for the customer, and says why', async () => {
    await show(1, true);
    expect(await screen.findByText(/Not available while acting for a customer/)).toBeTruthy();
    for (const name of ['Add sub-account', 'Edit', 'Disable']) expect(button(name).disabled).toBe(true);
  });

  it('SUB-02 lists them with type, status and reach', async () => {
    await show();
    for (const text of ['Jonas Weber', 'Internal', '1 permission', 'All SKUs']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByText('Enabled').length).toBeGreaterThan(0);
  });

  it('SUB-02 SUB-06 SUB-07 adds one: every field is asked for, both passwords must agree', async () => {
    const asked = await show();
    await press('Add sub-account');
    await press('Save');
    for (const label of ['First name', 'Last name', 'Email', 'Password', 'Confirm the password']) {
      expect(await screen.findByText(`Please input ${label}`)).toBeTruthy();
    }
    await type('First name', 'Ana');
    await type('Last name', 'Silva');
    await user.enter(within(screen.getByRole('dialog')).getByLabelText('Email'), 'Ana@X.test');
    await type('Password', 'Secret-123');
    await type('Confirm the password', 'Secret-12');
    await press('Save');
    expect(await screen.findByText('Inconsistency between two password entries')).toBeTruthy();
    await type('Confirm the password', '3');
    await user.click(screen.getByRole('checkbox', { name: 'Warning emails' }));
    await type('SKUs', 'A-1, B-2,A-1');
    await press('Save');
    await waitFor(() => expect(sent(asked, SAVE)).toHaveLength(1));
    expect(sent(asked, SAVE)[0]).toEqual({
      account_type: 'internal',
      firstname: 'Ana',
      lastname: 'Silva',
      email: 'ana@x.test',
      password: 'Secret-123',
      confirm_password: 'Secret-123',
      permissions: ['warning-emails.read', 'warning-emails.edit'],
      skus: ['A-1', 'B-2'],
    });
    expect(useUnsaved.getState().dirty.size).toBe(0);
  });

  it('SUB-02 D-66 edits one; a blank password keeps the old', async () => {
    const asked = await show();
    await press('Edit');
    const first = await screen.findByLabelText('First name');
    await user.clear(first);
    await user.enter(first, 'Jon');
    await press('Save');
    await waitFor(() => expect(sent(asked, SAVE)).toHaveLength(1));
    expect(sent(asked, SAVE)[0]).toMatchObject({
      sub_account_id: 1002,
      firstname: 'Jon',
      password: '',
      permissions: ['operation-log.read'],
    });
  });

  it('D-65 a supplier is offered only what a supplier may have', async () => {
    await show();
    await press('Add sub-account');
    const group = await screen.findByRole('group', { name: 'Permissions' });
    expect(within(group).getByText('Warning emails')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Supplier' }));
    await waitFor(() => expect(within(group).queryByText('Warning emails')).toBeNull());
    expect(within(group).getByText('Operation log')).toBeTruthy();
    expect(screen.getByText('Search, type or paste a list. Empty: no SKU at all.')).toBeTruthy();
  });

  it('D-65 a permission brings what it is no use without, and goes with it', async () => {
    await show();
    await press('Add sub-account');
    const group = await screen.findByRole('group', { name: 'Permissions' });
    const [view, edit] = ['View', 'Edit'].map((name) => within(group).getAllByRole<HTMLInputElement>('checkbox', { name })[0]);
    if (!view || !edit) throw new Error('no such permission');
    await user.click(edit);
    expect([view.checked, edit.checked]).toEqual([true, true]);
    await user.click(view);
    expect([view.checked, edit.checked]).toEqual([false, false]);
  });

  it('SUB-05 disabling asks first and says what happens', async () => {
    const asked = await show();
    await press('Disable');
    expect(await screen.findByText('Every device of this person is signed out at once.')).toBeTruthy();
    expect(sent(asked, STATUS)).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'Disable' }).at(-1) ?? document.body);
    await waitFor(() => expect(sent(asked, STATUS)).toEqual([{ sub_account_id: 1002, status: 'disabled' }]));
  });

  it('takes SKUs apart as they are pasted', () => {
    expect(splitSkus(' A-1\n\nB-2\tC-3；D-4, A-1 ')).toEqual(['A-1', 'B-2', 'C-3', 'D-4']);
  });
});

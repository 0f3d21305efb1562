import { ActingContext } from '@quayside/ui/kernel/context';
import { useUnsaved } from '@quayside/ui/kernel/unsaved';
import { mockServer, refused, showPage, user, type Asked, type Play } from '@quayside/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WarningEmailSettingPage } from './warning-email-setting-page.tsx';

type Setting = { enabled: 0 | 1; emails: string[]; updated_at: string | null };

/** Mocks the server: stores the setting, or answers with the refusal in `refuse`. */
function play(start: Setting, refuse?: (asked: Asked) => Response | null): Play {
  let setting = start;
  return (asked) => {
    const no = refuse?.(asked) ?? null;
    if (no) return no;
    if (asked.method === 'POST') setting = { ...setting, ...(asked.body as Partial<Setting>), updated_at: '2026-11-15T02:00:00.000Z' };
    return setting;
  };
}
const show = async (
  start: Partial<Setting> = {},
  permissions = ['warning-emails.read', 'warning-emails.edit'],
  refuse?: (asked: Asked) => Response | null,
) => {
  const asked = mockServer(play({ enabled: 1, emails: ['a@x.test', 'b@x.test'], updated_at: null, ...start }, refuse));
  await showPage(<WarningEmailSettingPage />, { permissions });
  await screen.findByText('Addresses');
  return { asked, posts: () => asked.filter(({ method }) => method === 'POST') };
};
const add = async (text: string) => user.type(screen.getByLabelText('Add addresses'), text);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

describe('the warning email page', () => {
  it('WARN-01 shows the addresses with their number', async () => {
    await show();
    expect(await screen.findByDisplayValue('a@x.test')).toBeTruthy();
    expect(screen.getByDisplayValue('b@x.test')).toBeTruthy();
    expect(screen.getByText('2 / 10')).toBeTruthy();
  });

  it('is read-only for staff acting for the customer, and says why', async () => {
    mockServer(play({ enabled: 1, emails: ['a@x.test'], updated_at: null }));
    const page = (
      <ActingContext value>
        <WarningEmailSettingPage />
      </ActingContext>
    );
    await showPage(page, { permissions: ['warning-emails.read', 'warning-emails.edit'] });
    expect(await screen.findByText(/Not available while acting for a customer/)).toBeTruthy();
    expect((await screen.findByRole<HTMLButtonElement>('switch')).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('WARN-01 adds and removes, and saves the whole list once', async () => {
    const { posts } = await show();
    await add('New@x.test{Enter}');
    await press('Remove a@x.test');
    await press('Save');
    expect(await screen.findByText('The addresses are saved.')).toBeTruthy();
    expect(posts().map(({ path, body }) => [path, body])).toEqual([
      ['/api/ucenter/warningEmail/saveSetting', { emails: ['b@x.test', 'new@x.test'], enabled: 1 }],
    ]);
    expect(await screen.findByDisplayValue('new@x.test')).toBeTruthy();
    expect(useUnsaved.getState().dirty.size).toBe(0);
  });

  it('takes a pasted column apart', async () => {
    await show();
    await user.click(screen.getByLabelText('Add addresses'));
    await user.paste('c@x.test\nd@x.test, e@x.test');
    expect(await screen.findByText('5 / 10')).toBeTruthy();
  });

  it('WARN-03 refuses every wrong address at once, each in its row, and sends nothing', async () => {
    const { posts } = await show();
    await add('nope, bad@{Enter}');
    await press('Save');
    await waitFor(() => expect(screen.getAllByText('Invalid email, please re-enter')).toHaveLength(2));
    expect(posts()).toEqual([]);
    expect(useUnsaved.getState().dirty.size).toBe(1);
  });

  it('WARN-03 shows what the server refuses in its row', async () => {
    const fields = [{ path: 'emails.1', code: 'duplicate', msg: 'Refused over there' }];
    await show({}, undefined, ({ method }) => (method === 'POST' ? refused(1001, 'Parameter error', { fields }) : null));
    await add('c@x.test{Enter}');
    await press('Save');
    const refusal = await screen.findByText('Refused over there');
    expect(refusal.closest('li')?.querySelector('input')?.value).toBe('b@x.test');
    expect(screen.queryByText('Parameter error')).toBeNull();
  });

  it('WARN-04 takes no eleventh address', async () => {
    await show({ emails: Array.from({ length: 9 }, (_, index) => `n${index}@x.test`) });
    await add('c@x.test d@x.test{Enter}');
    expect(await screen.findByText('10 / 10')).toBeTruthy();
    expect(screen.getByText('One address did not fit and was left out.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
  });

  it('WARN-02 switches the whole list off at once', async () => {
    const { posts } = await show();
    await user.click(screen.getByRole('switch'));
    expect(await screen.findByText('Stock warnings are off.')).toBeTruthy();
    expect(posts().map(({ path, body }) => [path, body])).toEqual([['/api/ucenter/warningEmail/changeStatus', { enabled: 0 }]]);
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });

  it('WARN-02 cannot be switched on for nobody, nor be left on for nobody', async () => {
    await show({ enabled: 0, emails: [] });
    expect(screen.getByRole<HTMLButtonElement>('switch').disabled).toBe(true);
    cleanup();
    const { posts } = await show({ enabled: 1, emails: ['a@x.test'] });
    await press('Remove a@x.test');
    await press('Save');
    expect(await screen.findByText('Add at least one address before switching warnings on')).toBeTruthy();
    expect(posts()).toEqual([]);
  });

  it('only shows the setting to those who may not change it', async () => {
    await show({}, ['warning-emails.read']);
    expect(screen.getByText('a@x.test')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('switch').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByLabelText('Add addresses')).toBeNull();
  });

  it('undoes what is not saved', async () => {
    await show();
    await press('Remove a@x.test');
    expect(screen.getByText('1 / 10')).toBeTruthy();
    await press('Undo changes');
    expect(await screen.findByText('2 / 10')).toBeTruthy();
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aUser, openPortal, sent } from './testing.tsx';

const ME = '/api/ucenter/getCurrentUser';
const SAVE = '/api/ucenter/customer/setting/updateOperationGuide';
const newcomer = aUser({ guide_type_3: 0 });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Opens the portal for a new account. The countdown is paused until the test advances the fake timers. */
const openGuide = async (me = newcomer) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { asked } = await openPortal('/', { [ME]: me, [SAVE]: {} });
  const dialog = await vi.waitFor(() => screen.getByRole('dialog', { name: 'Before you begin' }), 5000);
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: /Read and understood/ });
  return { asked, dialog: within(dialog), button };
};

describe('the first guide', () => {
  it("USER-32 the button reads 'Read and understood', counts down and stays disabled for 5 seconds", async () => {
    const { asked, button } = await openGuide();
    for (const left of [5, 4, 3, 2]) {
      expect([button.textContent, button.disabled]).toEqual([`Read and understood (${left} s)`, true]);
      pass(1000);
    }
    pass(900);
    // 4.9 seconds
    expect([button.textContent, button.disabled]).toEqual(['Read and understood (1 s)', true]);
    fireEvent.click(button);
    pass(100);
    expect([button.textContent, button.disabled]).toEqual(['Read and understood', false]);
    expect(sent(asked, SAVE)).toEqual([]);
  });

  it('USER-31 opens for a new account, cannot be closed, and is confirmed once it was read', async () => {
    const { asked, dialog, button } = await openGuide();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    pass(5000);
    expect(screen.getByRole('dialog', { name: 'Before you begin' })).toBeTruthy();
    await act(async () => fireEvent.click(button));
    await vi.waitFor(() => expect(sent(asked, SAVE)).toEqual([{ is_read: 1, guide_type: 3 }]));
  });

  it('USER-31 does not open again once read', async () => {
    await openPortal('/');
    await screen.findByRole('heading', { name: /Mei Lin/ });
    expect(screen.queryByText('Before you begin')).toBeNull();
  });

  it('USER-33 links to /help, a page of every account', async () => {
    const [first] = newcomer.menu_list;
    if (!first) throw new Error('no menu');
    const { dialog } = await openGuide({ ...newcomer, menu_list: [...newcomer.menu_list, { ...first, path: '/help' }] });
    expect(dialog.getByRole('link', { name: 'Read more in the help centre' }).getAttribute('href')).toBe('/help');
  });

  it('links nowhere while the account has no help page', async () => {
    const { dialog } = await openGuide();
    expect(dialog.queryByRole('link')).toBeNull();
  });
});

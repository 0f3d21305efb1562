import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mockServer, showPage } from '../testing.tsx';
import { RowMenu } from './row-menu.tsx';

const user = userEvent.setup();

async function shown() {
  mockServer(() => ({}));
  const run = { submit: vi.fn<() => void>(), cancel: vi.fn<() => void>() };
  const items = [
    { key: 'open', label: 'Open', to: '/order/1' },
    { key: 'submit', label: 'Submit', run: run.submit },
    { key: 'edit', label: 'Edit', run: vi.fn<() => void>(), whyNot: 'It was shipped' },
    { key: 'cancel', label: 'Cancel order', run: run.cancel, ends: true },
  ];
  await showPage(<RowMenu name="SO-1" items={items} />);
  return { run, button: () => screen.getByRole('button', { name: /SO-1/ }) };
}

describe('the menu of a row', () => {
  it('exists once it is opened: the focus stays on its button, and what is chosen is run', async () => {
    const { run, button } = await shown();
    expect(screen.getByRole('link', { name: 'Open' })).toBeTruthy();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await user.click(button());
    const menu = await screen.findByRole('menu');
    expect(document.activeElement).toBe(button());
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Submit', 'Edit', 'Cancel order']);
    expect(within(menu).getByText('Edit').title).toBe('It was shipped');
    await user.click(within(menu).getByText('Cancel order'));
    expect(run.cancel).toHaveBeenCalledTimes(1);
    expect(run.submit).not.toHaveBeenCalled();
  });

  it('is opened with Enter, and opens a second time', async () => {
    const { run, button } = await shown();
    button().focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByText('Submit'));
    await user.click(button());
    await user.click(await screen.findByText('Submit'));
    expect(run.submit).toHaveBeenCalledTimes(2);
  });
});

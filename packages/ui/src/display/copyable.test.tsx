import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Copyable } from './copyable.tsx';
import { MoneyText } from './money-text.tsx';
import { mockServer, showPage } from '../testing.tsx';
import { TimeText } from './time-text.tsx';

describe('small parts', () => {
  it('copies a number with one click', async () => {
    mockServer(() => ({}));
    const clipboardUser = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await showPage(<Copyable value="YT2400000991" />);
    await clipboardUser.click(screen.getByRole('button', { name: 'Copy YT2400000991' }));
    expect(write).toHaveBeenCalledWith('YT2400000991');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  });

  it('SHELL-68 says "Copy failed" when the browser refuses', async () => {
    mockServer(() => ({}));
    const clipboardUser = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await showPage(<Copyable value={7} />);
    await clipboardUser.click(screen.getByRole('button', { name: 'Copy 7' }));
    expect(await screen.findByText('Copy failed')).toBeTruthy();
  });

  it('SHELL-63 shows empty numbers, times and amounts as a dash', async () => {
    mockServer(() => ({}));
    const { container } = await showPage(
      <>
        <Copyable value={null} />
        <TimeText at={null} />
        <MoneyText amount={null} currency="USD" />
      </>,
    );
    expect(container.textContent).toBe('---');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

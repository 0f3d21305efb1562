import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showPage, user } from '../testing.tsx';
import { useBulkAction, type BulkOutcome } from './bulk-action.tsx';

const run = vi.fn<() => Promise<void>>();

function Buttons({ outcome }: { outcome: BulkOutcome }) {
  const { confirm, showOutcome } = useBulkAction();
  return (
    <>
      <button type="button" onClick={() => confirm({ title: 'Delete 2 rows?', text: 'For good.', action: 'Delete', run })}>
        ask
      </button>
      <button type="button" onClick={() => showOutcome(outcome, '2 deleted')}>
        show
      </button>
    </>
  );
}

describe('an action on many rows', () => {
  it('runs once it is confirmed, and closes its dialog also when it fails', async () => {
    run.mockRejectedValueOnce(new Error('shown already'));
    await showPage(<Buttons outcome={{ done: 2, refused: [] }} />);
    await user.click(screen.getByText('ask'));
    expect(run).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(run).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(screen.queryByText('For good.')).toBeNull());
  });

  it('says that all were done', async () => {
    await showPage(<Buttons outcome={{ done: 2, refused: [] }} />);
    await user.click(screen.getByText('show'));
    expect(await screen.findByText('2 deleted')).toBeTruthy();
  });

  it('lists those that were refused, each with its reason, until it is closed', async () => {
    const refused = [
      { name: 'ASN-1', reason: 'Already confirmed' },
      { name: 'ASN-2', reason: 'Already confirmed' },
    ];
    await showPage(<Buttons outcome={{ done: 1, refused }} />);
    await user.click(screen.getByText('show'));
    expect((await screen.findAllByText('Done: 1. Not allowed: 2.')).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['ASN-1 Already confirmed', 'ASN-2 Already confirmed']);
    expect(screen.queryByText('2 deleted')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByText('ASN-1')).toBeNull());
  });
});

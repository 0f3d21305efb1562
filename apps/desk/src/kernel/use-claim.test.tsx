import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useClaim } from './use-claim.ts';

function Page() {
  const [id, setId] = useState<number | null>(7);
  const others = useClaim('top-ups.to_review', id);
  return (
    <>
      <p>{others.map(({ name }) => name).join(', ') || 'nobody'}</p>
      <button onClick={() => setId(8)}>next</button>
      <button onClick={() => setId(null)}>close</button>
    </>
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('an open item', () => {
  it('STAFF-02: is announced every 20 seconds while the page is visible, names who else has it open, and is left on closing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const asked = mockServer(({ path, body }) =>
      path.endsWith('/open') && (body as { record_id: number }).record_id === 7
        ? { others: [{ name: 'Ada Lin', since: '2026-11-16T06:42:00.000Z' }] }
        : { others: [] },
    );
    const sent = () => asked.map(({ path, body }) => `${path.split('/').at(-1)} ${(body as { record_id: number }).record_id}`);
    await showPage(<Page />);
    expect(await screen.findByText('Ada Lin')).toBeTruthy();
    expect(sent()).toEqual(['open 7']);
    vi.advanceTimersByTime(20_000);
    await waitFor(() => expect(sent()).toEqual(['open 7', 'open 7']));
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.advanceTimersByTime(40_000);
    hidden.mockRestore();
    await user.click(screen.getByText('next'));
    await waitFor(() => expect(sent()).toEqual(['open 7', 'open 7', 'leave 7', 'open 8']));
    expect(await screen.findByText('nobody')).toBeTruthy();
    await user.click(screen.getByText('close'));
    await waitFor(() => expect(sent().at(-1)).toBe('leave 8'));
  });
});

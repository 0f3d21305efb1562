import type { Monitor } from '@quayside/contract/statistics/dashboards.schemas';
import { mockServer, readIn, showPage } from '@quayside/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MonitorPage } from './monitor-page.tsx';

const now: Monitor = {
  at: '2026-11-17T08:00:00.000Z',
  statuses: [{ status: 'uploaded', count: 7 }],
  ageing: { in_time: 5, due_soon: 2, late: 1, very_late: 0, unknown: 0 },
  exceptions: { awaiting_reply: 3, overdue: 1, replied: 0 },
  inbound: { to_confirm: 0, on_the_way: 4, arriving_today: 1, in_warehouse: 0 },
  jobs: { waiting: 0, running: 1, failed: 0 },
};
const EVERY = 15_000;

/** The window's visibility, as the browser tells it. */
function turn(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  globalThis.dispatchEvent(new Event('visibilitychange'));
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** As the tabs hold a page: kept, but hidden while another one is shown. */
function Tab() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Other tab
      </button>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <MonitorPage />
      </Activity>
    </>
  );
}
const switchTab = () => fireEvent.click(screen.getByRole('button', { name: 'Other tab' }));

async function open() {
  await readIn('en', ['statistics', 'order-status']);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  turn('visible');
  let count = 7;
  const asked = mockServer(() => ({ ...now, statuses: [{ status: 'uploaded', count: count++ }] }));
  await showPage(<Tab />);
  expect((await screen.findByRole('link', { name: '7' })).getAttribute('href')).toBe('/order/orderList?status=uploaded');
  return asked;
}

describe('the monitor dashboard', () => {
  it('DASH-01 refreshes every 15 seconds and keeps the old figures until the new ones are there', async () => {
    const asked = await open();
    const before = asked.length;
    await later(EVERY);
    expect(asked.length).toBe(before + 1);
    expect(screen.getByRole('link', { name: String(6 + asked.length) })).toBeTruthy();
    expect(document.querySelector('.ant-skeleton, .ant-spin-spinning')).toBeNull();
  });

  it('DASH-01 asks nothing while the window is hidden, and again when it is shown', async () => {
    const asked = await open();
    turn('hidden');
    const before = asked.length;
    await later(4 * EVERY);
    expect(asked.length).toBe(before);
    turn('visible');
    await later(EVERY);
    expect(asked.length).toBeGreaterThan(before);
  });

  it('DASH-01 asks nothing while another tab of the portal is shown', async () => {
    const asked = await open();
    switchTab();
    const before = asked.length;
    await later(4 * EVERY);
    expect(asked.length).toBe(before);
    switchTab();
    await later(EVERY);
    expect(asked.length).toBeGreaterThan(before);
  });
});

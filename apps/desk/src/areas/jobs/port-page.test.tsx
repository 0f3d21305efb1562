import type { PortRow } from '@quayside/contract/jobs/jobs.schemas';
import { mockServer, showPage } from '@quayside/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PortPage } from './port-page.tsx';

const mail: PortRow = {
  port: 'mail',
  health: 'failing',
  last_success_at: '2026-11-17T10:00:00.000Z',
  last_error_at: '2026-11-17T11:00:00.000Z',
  last_error: 'connection refused',
  successes: 12,
  errors: 3,
  waiting: 7,
};

describe('external services', () => {
  it('show state, last error, numbers of a day and what waits', async () => {
    mockServer(() => ({ list: [mail, { ...mail, port: 'carrier', health: 'off', last_error: '', errors: 0 }] }));
    await showPage(<PortPage />, { at: '/services' });
    const row = within((await screen.findByText('Mail server')).closest('tr') as HTMLElement);
    for (const text of ['Failing', 'connection refused', '12', '3', '7']) expect(row.getByText(text)).toBeTruthy();
    expect(within(screen.getByText('Carrier labels').closest('tr') as HTMLElement).getByText('Not set up')).toBeTruthy();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '#portal/app/testing.tsx';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.4; rv:140.0) Gecko/20100101 Firefox/140.0';
const workplace = {
  steps: [
    { step: 'create_sku', done: true },
    { step: 'create_receiving', done: false },
    { step: 'top_up', done: true },
    { step: 'ship_order', done: false },
    { step: 'in_transit', done: false },
    { step: 'sign_for', done: false },
  ],
  newest_notice: null,
  sign_ins: [
    { log_id: 2, operation_time: '2026-11-15T08:30:00.000Z', ip: '203.0.113.7', user_agent: CHROME, outcome: 'done' },
    { log_id: 1, operation_time: '2026-11-14T21:05:00.000Z', ip: '198.51.100.9', user_agent: FIREFOX, outcome: 'accounts.wrong_password' },
  ],
};
/** The list inside a panel, once it holds this text. */
const panel = async (title: string, text: string) => {
  await openPortal('/', { '/api/ucenter/dashboard/getWorkplace': workplace });
  const heading = await screen.findByRole('heading', { name: title });
  const section = within(heading.closest('section') ?? document.body);
  await section.findByText(text);
  return section.getAllByRole('listitem').map((item) => item.textContent);
};

describe('the workplace', () => {
  it('DASH-02 draws the six steps of the onboarding strip in order, and which are done', async () => {
    expect(await panel('From the first SKU to the customer’s door', 'Create SKU')).toEqual([
      'Create SKU (done)',
      '2Create receiving (next)',
      'Top up (done)',
      '4Ship order (not yet)',
      '5In transit (not yet)',
      '6Sign for (not yet)',
    ]);
  });

  it('DASH-09 draws the recent sign-ins: device, address, outcome and time', async () => {
    const rows = await panel('Recent sign-ins', '203.0.113.7');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^Chrome on Windows203\.0\.113\.7Signed in.*2026/);
    expect(rows[1]).toMatch(/^Firefox on macOS198\.51\.100\.9Failed.*2026/);
  });
});

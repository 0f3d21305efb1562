import type { DeskSourcingDetail } from '@quayside/contract/sourcing/sourcing.desk-calls';
import { mockServer, readIn, refused, showPage, user } from '@quayside/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SourcingDetailPage } from './sourcing-detail-page.tsx';
import { SourcingListPage } from './sourcing-list-page.tsx';

const requested: DeskSourcingDetail = {
  customer_id: 10001,
  customer_name: 'Harbour Toys',
  request_id: 7,
  request_no: 'DS-261117-4KQD7',
  product_name: 'Mug',
  state: 'requested',
  waits_for: 'staff',
  country: 'DE',
  quantity: 2000,
  target_price: '4.00',
  unit_price: null,
  goods_value: null,
  valid_until: null,
  sku: null,
  created_by: 'Mei Lin',
  created_at: '2026-11-17T08:00:00.000Z',
  updated_at: '2026-11-17T08:00:00.000Z',
  link: 'https://www.example.com/mug',
  note: 'With a handle',
  images: [],
  quote_no: 0,
  weight_g: null,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  lead_days: null,
  name_en: '',
  name_cn: '',
  hs_code: '',
  property_ids: [],
  quote_note: '',
  decline_reason: '',
  product_id: null,
  inbound_id: null,
  inbound_no: null,
  messages: [],
  events: [],
};
const quoting = ['desk.sourcing.read', 'desk.sourcing.quote', 'desk.customers.read'];
const at = '/sourcing/details?customer=10001&id=7';

async function server(answer: (path: string) => unknown = () => requested) {
  await readIn('en', ['sourcing', 'desk', 'desk-shell']);
  return mockServer(({ path }) => {
    if (path.endsWith('getStateCount')) return { list: [{ key: 'requested', count: 3 }] };
    if (path.endsWith('getOptions')) return { properties: [{ property_id: 1, name_en: 'General', name_cn: '普货' }] };
    if (path.endsWith('getList')) return { list: [{ ...requested, waiting_since: requested.created_at }], count: 1 };
    return answer(path);
  });
}
const posted = (asked: Awaited<ReturnType<typeof server>>) => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('drop-shipping at the desk', () => {
  it('DROP-01 lists the requests with customer, quantity and target price, and counts each state', async () => {
    await server();
    await showPage(<SourcingListPage />, { at: '/sourcing', permissions: quoting });
    const row = within(await screen.findByRole('row', { name: /DS-261117-4KQD7/ }));
    expect(row.getByRole('link', { name: 'DS-261117-4KQD7' }).getAttribute('href')).toBe('/sourcing/details?customer=10001&id=7');
    for (const text of ['Harbour Toys', 'Mug', '2,000', 'Germany']) expect(row.getByText(text)).toBeTruthy();
    expect(await screen.findByRole('tab', { name: /Requested.*3/ })).toBeTruthy();
  });

  it('DROP-02 the quote drawer names everything that is missing at once, and sends nothing', async () => {
    const asked = await server();
    await showPage(<SourcingDetailPage />, { at, permissions: quoting });
    await user.click(await screen.findByRole('button', { name: 'Quote' }));
    await user.click(await screen.findByRole('button', { name: 'Send quote' }));
    await expect.poll(() => document.querySelectorAll('.ant-form-item-explain-error').length).toBeGreaterThan(8);
    expect(posted(asked)).toEqual([]);
  });

  it('DROP-02 declines with a reason the merchant reads; a refusal is shown and the reason stays', async () => {
    const asked = await server((path) => (path.endsWith('decline') ? refused(409, 'This request is closed') : requested));
    await showPage(<SourcingDetailPage />, { at, permissions: quoting });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.enter(drawer.getByRole('textbox'), 'A brand we may not buy');
    await user.click(drawer.getByRole('button', { name: 'Decline' }));
    expect(await drawer.findByText('This request is closed')).toBeTruthy();
    expect(posted(asked)).toEqual([{ customer_id: 10001, request_id: 7, reason: 'A brand we may not buy' }]);
    expect(drawer.getByRole('textbox')).toHaveProperty('value', 'A brand we may not buy');
  });

  it('DROP-02 staff without the right to quote read the request only', async () => {
    await server();
    await showPage(<SourcingDetailPage />, { at, permissions: ['desk.sourcing.read'] });
    expect(await screen.findByText('With a handle')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Quote' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });
});

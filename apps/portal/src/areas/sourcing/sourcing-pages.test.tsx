import type { SourcingDetail } from '@quayside/contract/sourcing/sourcing.schemas';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SourcingCreatePage } from './sourcing-create-page.tsx';
import { SourcingDetailPage } from './sourcing-detail-page.tsx';
import { SourcingListPage } from './sourcing-list-page.tsx';

const quoted: SourcingDetail = {
  request_id: 7,
  request_no: 'DS-261117-4KQD7',
  product_name: 'Mug',
  state: 'quoted',
  waits_for: 'merchant',
  country: 'DE',
  quantity: 20,
  target_price: null,
  unit_price: '4.50',
  goods_value: '90.00',
  valid_until: '2026-11-30',
  sku: null,
  created_by: 'Mei Lin',
  created_at: '2026-11-17T08:00:00.000Z',
  updated_at: '2026-11-17T08:00:00.000Z',
  link: 'https://www.example.com/mug',
  note: '',
  images: [],
  quote_no: 2,
  weight_g: 380,
  length_cm: '12.00',
  width_cm: '12.00',
  height_cm: '10.00',
  lead_days: 10,
  name_en: 'Mug',
  name_cn: '马克杯',
  hs_code: '691110',
  property_ids: [1],
  quote_note: '',
  decline_reason: '',
  product_id: null,
  inbound_id: null,
  inbound_no: null,
  messages: [],
  events: [],
};
const both = ['sourcing.read', 'sourcing.edit'];

function server() {
  let current = quoted;
  return mockServer(({ path }) => {
    if (path.endsWith('getWarehouseList')) return { list: [{ warehouse_id: 1, code: 'SZ01', name_en: 'Shenzhen', name_cn: '深圳仓' }] };
    if (path.endsWith('getCountryList')) return { list: [{ code: 'DE', name_en: 'Germany', name_cn: '德国' }] };
    if (path.endsWith('getStateCount')) return { list: [] };
    if (path.endsWith('dropshipping/getList')) return { list: [quoted], count: 1 };
    if (path.endsWith('acceptQuote'))
      current = { ...quoted, state: 'accepted', waits_for: null, product_id: 3, sku: 'MUG-1', inbound_id: 5, inbound_no: 'ASN-1' };
    return current;
  });
}
const sent = (asked: ReturnType<typeof server>) => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('drop-shipping', () => {
  it('DROP-01 the list shows product, quote and validity', async () => {
    server();
    await showPage(<SourcingListPage />, { permissions: both, at: '/dropshipping' });
    const row = (await screen.findByText('DS-261117-4KQD7')).closest('tr');
    for (const text of ['Mug', '4.50', '90.00', 'Germany', 'Quoted']) expect(row?.textContent).toContain(text);
  });

  it('DROP-01 accepting names the quote it is about and leads to SKU and appointment; the link opens apart', async () => {
    const asked = server();
    await showPage(<SourcingDetailPage />, { permissions: both, at: '/dropshipping/details?id=7' });
    const link = await screen.findByRole('link', { name: 'https://www.example.com/mug' });
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener noreferrer', '_blank']);
    await user.click(screen.getByRole('button', { name: 'Accept quote' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Accept 90.00 USD');
    await user.replace(within(dialog).getByLabelText('New SKU'), 'MUG-1');
    await user.click(within(dialog).getByLabelText('Deliver to'));
    await user.click(await screen.findByText(/^SZ01/));
    await user.click(within(dialog).getByRole('button', { name: 'Accept quote' }));
    await screen.findByText('MUG-1 was created');
    expect(sent(asked)).toEqual([{ request_id: 7, quote_no: 2, sku: 'MUG-1', warehouse_id: 1 }]);
    expect((await screen.findByRole('link', { name: 'ASN-1' })).getAttribute('href')).toContain('id=5');
  });

  it('a private or hostile link is said at its field before anything is sent', async () => {
    const asked = server();
    await showPage(<SourcingCreatePage />, { permissions: both, at: '/dropshipping/create' });
    await user.replace(await screen.findByLabelText('Product link'), 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await screen.findByText('Enter the address of a public web page, beginning with https://');
    expect(sent(asked)).toEqual([]);
  });
});

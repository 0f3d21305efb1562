import type { DeskInboundDetail } from '@quayside/contract/inbound/inbound.desk-calls';
import { showPage, user } from '@quayside/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk, pressInDrawer } from '#desk/kernel/page-testing.ts';
import { InboundDetailPage } from './inbound-detail-page.tsx';

const inbound: DeskInboundDetail = {
  customer_id: 10001,
  customer_name: 'Mistral Home',
  inbound_id: 1001,
  inbound_no: 'ASN-261114-4KQD7',
  original_no: 'ASN-261114-4KQD7',
  warehouse_id: 1,
  bill_status: 'submitted',
  audit_status: 'pending',
  stage: null,
  shipping_method: 'express',
  carrier: 'SF Express',
  tracking_numbers: ['SF1'],
  plate: '',
  arrival_date: '2026-11-18',
  arrival_period: 'morning',
  proposed_date: null,
  proposed_period: null,
  volume_m3: '8.200',
  sku_quantity: 1,
  box_quantity: 2,
  reservation_quantity: 24,
  effective_quantity: 0,
  loss_order_nos: [],
  created_by: 'Mei',
  created_at: '2026-11-14T01:00:00.000Z',
  updated_at: '2026-11-14T01:00:00.000Z',
  submitted_at: '2026-11-14T01:00:00.000Z',
  shelved_at: null,
  step: 5,
  packing_method: 'sku_per_box',
  driver_name: '',
  driver_phone: '',
  packaging: 'carton',
  inspection: 'sampling',
  remark: '',
  declared_value: null,
  insurance_rate: null,
  insurance_fee: null,
  services: [],
  fees_total: '0.00',
  audit_comment: '',
  audited_at: null,
  arrived_at: null,
  completed_at: null,
  lines: [],
  boxes: [{ first_box_no: 1, count: 2, weight_kg: null, length_cm: null, width_cm: null, height_cm: null, items: [] }],
  box_states: [],
  events: [
    { kind: 'submitted', params: {}, actor_kind: 'main', actor_name: 'Mei', created_at: '2026-11-14T01:00:00.000Z' },
    { kind: 'completed', params: {}, actor_kind: 'system', actor_name: 'system', created_at: '2026-11-14T02:00:00.000Z' },
  ],
};
const other = { customer_id: 10002, inbound_id: 1002 };

async function show(given: Partial<DeskInboundDetail> = {}, refusedAs: string | null = null) {
  const desk = mockDesk({
    'GET inbound/getDetail': ({ query }) => ({
      ...inbound,
      ...given,
      ...(query.get('inbound_id') === '1002' ? { inbound_no: 'ASN-261115-7WRDX' } : {}),
    }),
    'GET inbound/getList': () => ({ list: [inbound, { ...inbound, ...other }], count: 2 }),
    'POST inbound/confirm': () =>
      refusedAs === null
        ? { done: 1, refused: [] }
        : { done: 0, refused: [{ inbound_id: 1001, inbound_no: inbound.inbound_no, code: 'inbound.not_auditable', now: refusedAs }] },
    'POST inbound/reject': () => ({ ...inbound, bill_status: 'withdrawn' }),
    'POST my-work/open': () => ({ others: [] }),
    'POST myWork/open': () => ({ others: [] }),
  });
  await showPage(<InboundDetailPage />, {
    permissions: ['desk.inbound.read', 'desk.inbound.audit'],
    at: '/inbound/details?customer=10001&id=1001',
  });
  await screen.findByRole('heading', { name: 'ASN-261114-4KQD7' });
  return desk;
}
const asked = (desk: Awaited<ReturnType<typeof show>>, key: string) => desk.sent().filter((body) => key in Object(body));

describe('the audit of an appointment', () => {
  it('names in the timeline who did what, and the system in the language of the reader', async () => {
    await show();
    const timeline = document.querySelector('.ant-timeline')?.textContent;
    expect(timeline).toContain('· System ·');
    expect(timeline).toContain('· Mei ·');
  });

  it('passes with A and opens the next one that waits', async () => {
    const desk = await show();
    fireEvent.keyDown(document.body, { key: 'a' });
    await waitFor(() => expect(asked(desk, 'list')).toEqual([{ list: [{ customer_id: 10001, inbound_id: 1001 }] }]));
    expect(await screen.findByText('1 appointment confirmed.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'ASN-261115-7WRDX' })).toBeTruthy();
  });

  it('says who came first when it was withdrawn meanwhile', async () => {
    await show({}, 'withdrawn by Mei Lin');
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(await screen.findByText('ASN-261114-4KQD7: withdrawn by Mei Lin')).toBeTruthy();
  });

  it('rejects with X and a comment, never without', async () => {
    const desk = await show();
    fireEvent.keyDown(document.body, { key: 'x' });
    await pressInDrawer('Reject');
    expect(await screen.findByText('Write what the merchant should know')).toBeTruthy();
    await user.type(screen.getByLabelText('Comment'), 'The volume is wrong');
    await pressInDrawer('Reject');
    await waitFor(() => expect(asked(desk, 'comment')).toEqual([{ customer_id: 10001, inbound_id: 1001, comment: 'The volume is wrong' }]));
  });

  it('offers nothing to decide once it is voided', async () => {
    await show({ bill_status: 'voided', audit_status: null });
    expect(screen.queryByText('Confirm')).toBeNull();
    expect(screen.queryByText('Void')).toBeNull();
  });
});

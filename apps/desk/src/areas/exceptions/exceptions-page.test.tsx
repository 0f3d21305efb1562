import type { DeskExceptionDetail } from '@quayside/contract/exceptions/exceptions.schemas';
import { refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, mockDesk, pressInDrawer } from '#desk/kernel/page-testing.ts';
import { ExceptionsPage } from './exceptions-page.tsx';

const first: DeskExceptionDetail = {
  exception_id: 5,
  customer_id: 10001,
  customer_name: 'Kestrel Outdoor',
  order_id: 11,
  order_no: 'SO-AAA',
  platform_order_no: '#KO-1',
  reason: 'missing_units',
  params: { sku: 'KO-BOT-750', quantity: 2 },
  state: 'replied',
  stopped_at: 'approved',
  raised_by: 'Wei Zhang',
  raised_at: '2026-11-16T02:00:00.000Z',
  deadline: '2999-11-19T02:00:00.000Z',
  replied_at: '2026-11-16T03:00:00.000Z',
  resolved_at: null,
  messages: [
    {
      message_id: 1,
      body: 'Two bottles are not on the shelf.',
      author_kind: 'staff',
      author_name: 'Wei Zhang',
      created_at: '2026-11-16T02:00:00.000Z',
      image_urls: [],
    },
    {
      message_id: 2,
      body: 'Send the rest.',
      author_kind: 'main',
      author_name: 'Jo Brandt',
      created_at: '2026-11-16T03:00:00.000Z',
      image_urls: ['/api/desk/exceptions/getImage?customer_id=10001&file_id=1'],
    },
  ],
};
const second = { ...first, exception_id: 6, order_id: 12, order_no: 'SO-BBB', state: 'awaiting_reply' as const };

async function show(answers: Parameters<typeof mockDesk>[0] = {}, at = '/exceptions') {
  const desk = mockDesk({
    'GET exceptions/getList': () => ({ list: [first, second], count: 2 }),
    'GET exceptions/getDetail': ({ query }) => (query.get('order_id') === '12' ? second : first),
    'POST exceptions/resolve': () => ({ ...first, state: 'resolved' }),
    'POST exceptions/ask': () => second,
    'POST myWork/open': () => ({ others: [{ name: 'Li Na', since: first.raised_at, staff_id: 2 }] }),
    'POST myWork/leave': () => ({}),
    ...answers,
  });
  const page = await showPage(<ExceptionsPage />, { permissions: ['desk.exceptions.handle'], at });
  return { ...page, sentWith: (key: string) => desk.sent().filter((body) => typeof body === 'object' && body !== null && key in body) };
}
const item = async (number: string) => within(await screen.findByRole('article', { name: number }));
const note = async () => screen.findByRole('textbox', { name: /Note|Question/ });

describe('exceptions at the desk', () => {
  it('names customer and platform order, and the system in the language of the reader', async () => {
    await show({ 'GET exceptions/getDetail': () => ({ ...first, raised_by: 'system' }) });
    const facts = (await item('SO-AAA')).getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toEqual(expect.arrayContaining(['Raised by: System', 'Platform order: #KO-1', 'Customer: Kestrel Outdoor']));
  });

  it('STAFF-08 resolved ones are read again, newest first; an order stands there once, and nothing more can be done', async () => {
    const resolved = { ...first, order_id: 13, order_no: 'SO-CCC', state: 'resolved' as const };
    const asked: string[] = [];
    await show({
      'GET exceptions/getList': ({ query }) => {
        asked.push(`${query.get('state')} ${query.get('order')}`);
        return query.get('state') === 'resolved'
          ? { list: [resolved, { ...resolved, exception_id: 4 }], count: 2 }
          : { list: [first], count: 1 };
      },
      'GET exceptions/getDetail': ({ query }) => (query.get('order_id') === '13' ? resolved : first),
    });
    await item('SO-AAA');
    await user.click(screen.getByText('Resolved'));
    await item('SO-CCC');
    expect(asked.at(-1)).toBe('resolved desc');
    expect(within(screen.getByRole('list', { name: 'Exceptions' })).getAllByRole('listitem')).toHaveLength(1);
    expect(
      buttons('AskQ')
        .concat(buttons('Ask againQ'), buttons('ResolveR'))
        .every((one) => one.disabled),
    ).toBe(true);
  });

  it('STAFF-08 shows the thread with the reply and who else has it open; R resolves and the next opens', async () => {
    const { sentWith, address } = await show();
    const open = await item('SO-AAA');
    expect(open.getByText('Send the rest.').closest('li')?.getAttribute('data-author')).toBe('merchant');
    expect(open.getByText(/KO-BOT-750: 2 units/)).toBeTruthy();
    expect(await open.findByText('Li Na has this open')).toBeTruthy();
    await user.keyboard('r');
    await user.enter(await note(), 'Sent without them');
    await pressInDrawer('Resolve');
    await item('SO-BBB');
    expect(sentWith('body')).toEqual([{ customer_id: 10001, order_id: 11, body: 'Sent without them' }]);
    expect(address()).toBe('/exceptions?customer=10001&order=12');
    expect(screen.getByText('Resolved by you')).toBeTruthy();
  });

  it('does not resolve while the merchant may still reply; Q asks again and needs a text', async () => {
    const { sentWith } = await show({}, '/exceptions?customer=10001&order=12');
    await item('SO-BBB');
    expect(buttons('Resolve R').every(({ disabled }) => disabled)).toBe(true);
    await user.keyboard('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('q');
    await note();
    await pressInDrawer('Ask again');
    expect(await screen.findByText('Write what the merchant should do')).toBeTruthy();
    expect(sentWith('body')).toEqual([]);
    await user.enter(await note(), 'Which address?');
    await pressInDrawer('Ask again');
    await waitFor(() => expect(sentWith('body')).toEqual([{ customer_id: 10001, order_id: 12, body: 'Which address?' }]));
  });

  it('says in the dialog why it was refused', async () => {
    await show({ 'POST exceptions/resolve': () => refused(5201, 'This order has no open exception.', { code: 'exceptions.none' }) });
    await item('SO-AAA');
    await user.keyboard('r');
    await note();
    await pressInDrawer('Resolve');
    expect(await screen.findByText('This order has no open exception.')).toBeTruthy();
  });
});

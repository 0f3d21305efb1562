import type { WorkItem, WorkQueue } from '@quayside/contract/my-work/my-work.desk-calls';
import { showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk } from '#desk/kernel/page-testing.ts';
import { MyWorkPage } from './my-work-page.tsx';
import type { ShownQueue } from './work-progress.ts';

const queue = (name: WorkQueue['queue'], given: Partial<ShownQueue> = {}): ShownQueue => ({
  queue: name,
  group: name === 'jobs.failed' ? 'system' : 'money',
  path: '/top-ups?status=submitted',
  waiting: 0,
  late: 0,
  due: 0,
  oldest_minutes: null,
  target_minutes: 240,
  workers: [],
  cleared: 0,
  cleared_by_me: 0,
  ...given,
});
const item = (given: Partial<WorkItem>): WorkItem => ({
  queue: 'top-ups.to_review',
  id: 1,
  number: 'TU-1',
  customer_name: 'Lumen & Oak',
  amount: '12400.00',
  currency: 'EUR',
  note: '',
  path: '/top-ups?open=1',
  since: '2026-11-16T01:00:00.000Z',
  minutes: 312,
  target_minutes: 240,
  ...given,
});
const queues = [
  queue('top-ups.to_review', {
    waiting: 47,
    late: 4,
    due: 9,
    oldest_minutes: 312,
    workers: ['Ada Lin', 'Mia'],
    cleared: 61,
    cleared_by_me: 12,
  }),
  queue('top-ups.open_lines', {
    waiting: 23,
    due: 3,
    path: '/bank-statements?state=open',
    target_minutes: 1080,
    oldest_minutes: 1140 - 600,
  }),
  queue('jobs.failed', { waiting: 2, late: 2, path: '/jobs?state=dead', target_minutes: 15, oldest_minutes: 41, cleared: null }),
];
const items = [
  item({}),
  item({
    queue: 'jobs.failed',
    id: 2,
    number: 'mails.deliver 4812',
    customer_name: null,
    amount: null,
    currency: null,
    note: 'No such host',
    path: '/jobs?open=2',
    minutes: 41,
    target_minutes: 15,
  }),
  item({ id: 3, number: 'TU-3', path: '/top-ups?open=3', minutes: 20 }),
];

async function show(given: { queues?: ShownQueue[]; items?: WorkItem[]; has_more?: boolean } = {}, language: 'en' | 'zh_CN' = 'en') {
  const desk = mockDesk({
    'GET myWork/getQueues': () => ({ now: '2026-11-16T06:42:00.000Z', list: given.queues ?? queues }),
    'GET myWork/getProgress': () => ({ list: given.queues ?? queues }),
    'GET myWork/getItems': () => ({ has_more: given.has_more ?? false, list: given.items ?? items }),
  });
  const page = await showPage(<MyWorkPage />, { language });
  await screen.findByRole('heading', { level: 1 });
  return { ...desk, ...page };
}

describe('My work', () => {
  it('STAFF-01: shows what waits, what is late and due, and what was cleared', async () => {
    await show();
    const figures = [...document.querySelectorAll('.work-figure')].map((one) => one.textContent);
    expect(figures).toEqual([
      'Waiting72in 3 queues',
      'Past target6Oldest by 1 h 12 min',
      'Due within the hour129 of them: Top-ups to review',
      'Cleared today61you: 12',
    ]);
    expect(screen.getByText('Mon, 16 Nov 2026, 14:42 Shanghai. Targets count working hours, 09:00 to 18:00.')).toBeTruthy();
    const row = screen.getByText('Top-ups to review', { selector: 'a' }).closest('tr');
    expect(row?.textContent).toBe('1Top-ups to review474 late, 9 due within the hour, 34 in time5 h 12 min / 4 hAda Lin, MiaAM4 late61');
    expect(screen.getByText('Failed jobs', { selector: 'a' }).closest('tr')?.textContent).toContain('41 min / 15 minNobody2 late');
  });

  it('STAFF-02: lists the most overdue items; late ones say by how much', async () => {
    await show();
    const list = [...document.querySelectorAll('.work-item')];
    expect(list.map((one) => one.querySelector('a')?.textContent)).toEqual(['TU-1', 'mails.deliver 4812', 'TU-3']);
    expect(list[0]?.textContent).toContain('Top-up · Lumen & Oak');
    expect(within(list[0] as HTMLElement).getByTitle('1 h 12 min past target').textContent).toContain('5 h 12 min');
    expect(within(list[2] as HTMLElement).getByTitle('3 h 40 min until the target')).toBeTruthy();
  });

  it('Enter starts with the most overdue, J and K move, a digit opens a queue on what waits', async () => {
    const { address } = await show();
    await screen.findByText('TU-1');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/top-ups?open=1'));
    await user.keyboard('j');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/jobs?open=2'));
    await user.keyboard('k');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/top-ups?open=1'));
    await user.keyboard('2');
    await waitFor(() => expect(address()).toBe('/bank-statements?state=open'));
    await user.keyboard('9');
    expect(address()).toBe('/bank-statements?state=open');
  });

  it('asks only for customers this person manages when that is chosen', async () => {
    const { lastQuery } = await show();
    expect(lastQuery('getQueues')).toBe('mine=0');
    await user.click(screen.getByText('Assigned to me'));
    await waitFor(() => expect(lastQuery('getQueues')).toBe('mine=1'));
    expect(lastQuery('getItems')).toBe('limit=8&mine=1');
  });

  it('says that all is clear when nothing waits, and offers nothing to start', async () => {
    await show({ queues: [queue('top-ups.to_review')], items: [] });
    expect(await screen.findByText('All clear, nothing to review')).toBeTruthy();
    expect(screen.getByText('Start with the most overdue').closest('button')?.disabled).toBe(true);
  });

  it('a role without queues reads the same', async () => {
    await show({ queues: [], items: [] });
    expect(screen.getByText('All clear, nothing to review')).toBeTruthy();
    expect(screen.getByText('Your role has no queues.')).toBeTruthy();
  });

  it('reads in Chinese', async () => {
    await show({}, 'zh_CN');
    expect(screen.getByText('充值审核', { selector: 'a' }).closest('tr')?.textContent).toContain('5小时12分 / 4小时');
    expect(screen.getByText('从超时最久的开始')).toBeTruthy();
  });

  it('shows more on demand', async () => {
    const { lastQuery } = await show({ has_more: true });
    await user.click(await screen.findByText('Show more'));
    await waitFor(() => expect(lastQuery('getItems')).toBe('limit=50&mine=0'));
  });
});

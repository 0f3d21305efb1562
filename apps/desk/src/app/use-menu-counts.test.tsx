import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import { MenuCountsContext } from '@quayside/ui/kernel/menu-counts';
import { useWrite } from '@quayside/ui/kernel/query';
import { SideMenu } from '@quayside/ui/shell/side-menu';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import type { MenuItem } from '@quayside/contract/kernel/menu';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useMenuCounts } from './use-menu-counts.ts';

const entry = (path: string, title_en: string): MenuItem => ({
  path,
  component: `x${path}-page`,
  meta: { title_en, title_cn: title_en, hide: false, icon: null, badge: null, keep_alive: true },
  children: [],
});

function Page() {
  const decide = useWrite(approvalsDeskCalls.deskDecide, ['approvals']);
  return (
    <MenuCountsContext value={useMenuCounts()}>
      <SideMenu menu={[entry('/my-work', 'My work'), entry('/approvals', 'Approvals')]} folded={false} theme="dark" />
      <button onClick={() => decide.mutate({ approval_id: 1, agree: true })}>decide</button>
    </MenuCountsContext>
  );
}

describe('counts of the desk menu', () => {
  it('SHELL-26: come from the queues, with their sum at My work, and fall after a decision without waiting for the next poll', async () => {
    let count = 2;
    mockServer(({ method, path }) => {
      if (method === 'POST') {
        count = 1;
        return {};
      }
      if (!path.endsWith('getCounts')) return {};
      const list = [
        { queue: 'approvals.to_decide', path: '/approvals', count, late: 1 },
        { queue: 'top-ups.to_review', path: '/top-ups', count: 5, late: 0 },
        { queue: 'jobs.failed', path: '/jobs', count: 0, late: 0 },
      ];
      return { list };
    });
    await showPage(<Page />);
    expect(await screen.findByTitle('7 waiting, 1 past target')).toBeTruthy();
    expect(screen.getByTitle('2 waiting, 1 past target')).toBeTruthy();
    await user.click(screen.getByText('decide'));
    await waitFor(() => expect(screen.getByTitle('6 waiting, 1 past target')).toBeTruthy());
    expect(screen.getByTitle('1 waiting, 1 past target')).toBeTruthy();
  });
});

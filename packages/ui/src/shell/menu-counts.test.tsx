import type { MenuItem } from '@quayside/contract/kernel/menu';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MenuCountsContext, type MenuCount } from '../kernel/menu-counts.ts';
import { showPage, user } from '../testing.tsx';
import { SideMenu } from './side-menu.tsx';

const entry = (path: string, title_en: string, children: MenuItem[] = []): MenuItem => ({
  path,
  component: children.length > 0 ? null : `x${path}-page`,
  meta: { title_en, title_cn: title_en, hide: false, icon: null, badge: null, keep_alive: true },
  children,
});
const menu = [
  entry('/my-work', 'My work'),
  entry('/money', 'Money', [entry('/top-ups', 'Top-ups'), entry('/approvals', 'Approvals'), entry('/wallets', 'Wallets')]),
];
const show = (counts: readonly (readonly [string, MenuCount])[]) =>
  showPage(
    <MenuCountsContext value={new Map(counts)}>
      <SideMenu menu={menu} folded={false} theme="dark" />
    </MenuCountsContext>,
    { at: '/my-work' },
  );
const labelOf = (title: string) => screen.getByText(title).closest('.menu-label');

describe('counts in the menu', () => {
  it('SHELL-26: stand beside the page, in words too, with a mark when something is past its target', async () => {
    await show([
      ['/my-work', { count: 1000, late: 3 }],
      ['/top-ups', { count: 47, late: 0 }],
    ]);
    expect(labelOf('My work')?.textContent).toBe('My work999+, 999+ waiting, 3 past target');
    expect(labelOf('My work')?.querySelector('.menu-count')?.hasAttribute('data-late')).toBe(true);
    expect(screen.getByTitle('999+ waiting, 3 past target')).toBeTruthy();
    expect(labelOf('Money')?.querySelector('.menu-count')?.hasAttribute('data-late')).toBe(false);
  });

  it('a closed group shows the sum of its pages; open, its pages show their own', async () => {
    await show([
      ['/top-ups', { count: 47, late: 1 }],
      ['/approvals', { count: 3, late: 0 }],
    ]);
    expect(labelOf('Money')?.textContent).toBe('Money50, 50 waiting, 1 past target');
    await user.click(screen.getByText('Money'));
    expect(labelOf('Money')).toBeNull();
    expect(labelOf('Top-ups')?.textContent).toBe('Top-ups47, 47 waiting, 1 past target');
    expect(labelOf('Approvals')?.textContent).toBe('Approvals3, 3 waiting');
    expect(labelOf('Wallets')).toBeNull();
  });

  it('are absent where nothing waits', async () => {
    await show([]);
    expect(document.querySelectorAll('.menu-count')).toHaveLength(0);
  });
});

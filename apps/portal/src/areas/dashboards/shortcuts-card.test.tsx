import { mockServer, showPage } from '@quayside/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShortcutsCard } from './shortcuts-card.tsx';

const page = (path: string, title: string) => ({
  path,
  component: 'a/b-page',
  meta: { title_cn: title, title_en: title, hide: false, icon: null, badge: null, keep_alive: true },
  children: [],
});

it('DROP-02 the workplace has an entry to drop-shipping, however many pages come before it', async () => {
  const many = Array.from({ length: 12 }, (_, at) => page(`/page${at}`, `Page ${at}`));
  mockServer(() => ({ menu_list: [...many, page('/dropshipping', 'Drop-shipping')] }));
  await showPage(<ShortcutsCard />, { permissions: [], at: '/dashboard/workplace' });
  expect((await screen.findByRole('link', { name: 'Drop-shipping' })).getAttribute('href')).toBe('/dropshipping');
  expect(screen.getAllByRole('link')).toHaveLength(8);
});

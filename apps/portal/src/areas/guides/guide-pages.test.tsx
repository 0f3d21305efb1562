import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiGuidesPage } from './api-guides-page.tsx';
import { HelpCenterPage } from './help-center-page.tsx';
import { HelpPage } from './help-page.tsx';
import { InboundGuidelinesPage } from './inbound-guidelines-page.tsx';
import { PageHelp } from './page-help.tsx';
import { TariffReferencePage } from './tariff-reference-page.tsx';

const rows = [
  { slug: 'getting-started', section: 'start', title: 'Getting started', summary: 'Seven steps' },
  { slug: 'api-keys', section: 'api', title: 'API keys', summary: 'Make a key' },
];
const body = '<p>Read <a href="/productsList">products</a><a href="https://x.test">outside</a></p>';
const note = {
  note_id: 1,
  country: 'EU',
  threshold: '150.00',
  currency: 'EUR',
  rule: 'Parcels up to 150 EUR',
  valid_from: '2021-07-01',
  valid_to: null,
  source: 'A directive',
  confidence: 'high',
  checked_on: '2026-11-15',
};
const ended = { ...note, note_id: 2, country: 'US', threshold: '0.00', rule: 'The old exemption', valid_to: '2025-08-28' };

function play() {
  return mockServer(({ path, query }) => {
    if (path.endsWith('/getTariffList')) return { list: [note, ended] };
    if (path.endsWith('/getArticle'))
      return {
        slug: query.get('slug'),
        section: 'start',
        title: `About ${query.get('slug')}`,
        body,
        pictures: ['workplace'],
        updated_at: '2026-11-02T10:00:00.000Z',
      };
    const keyword = query.get('keyword');
    if (keyword === null) return { list: query.get('section') === 'api' ? rows.slice(1) : rows };
    return { list: keyword === 'key' ? rows.slice(1) : [] };
  });
}

describe('the help pages', () => {
  it('HELP-01 the help centre lists articles by section and searches', async () => {
    const asked = play();
    await showPage(<HelpCenterPage />, { at: '/help/helpCenter' });
    expect((await screen.findByRole('link', { name: 'Getting started' })).getAttribute('href')).toBe('/help?article=getting-started');
    expect(screen.getByRole('heading', { name: 'API integration' })).toBeTruthy();
    await user.enter(screen.getByLabelText('Search the help'), 'key');
    expect(await screen.findByText('Make a key')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Getting started' })).toBeNull());
    expect(asked.at(-1)?.query.get('keyword')).toBe('key');
    await user.clear(screen.getByLabelText('Search the help'));
    await user.enter(screen.getByLabelText('Search the help'), 'zzz');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  it('HELP-02 HELP-04 an article opens pages in the app, others in a new tab, and shows its picture in the reader’s language', async () => {
    play();
    const { address } = await showPage(<HelpPage />, { at: '/help?article=api-keys' });
    const link = await screen.findByRole('link', { name: 'products' });
    expect(screen.getByRole('link', { name: 'outside' }).getAttribute('target')).toBe('_blank');
    expect(document.querySelector('.article-picture img')?.getAttribute('src')).toBe('/help-pictures/en/workplace.webp');
    expect(screen.getByRole('link', { name: 'API keys' }).getAttribute('aria-current')).toBe('page');
    await user.click(link);
    await waitFor(() => expect(address()).toBe('/productsList'));
  });

  it('USER-33 HELP-01 /help without an article begins with the first steps', async () => {
    const asked = play();
    await showPage(<HelpPage />, { at: '/help' });
    await screen.findByRole('link', { name: 'products' });
    expect(asked.some(({ query }) => query.get('slug') === 'getting-started')).toBe(true);
  });

  it('HELP-05 PLUG-04 the inbound guidelines and the API guides are pages of their own', async () => {
    const asked = play();
    await showPage(<InboundGuidelinesPage />);
    await waitFor(() => expect(asked.some(({ query }) => query.get('slug') === 'inbound-guidelines')).toBe(true));
    await showPage(<ApiGuidesPage />);
    expect(await screen.findByRole('heading', { name: 'API keys' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'API reference' }).getAttribute('href')).toBe('/docs');
  });

  it('HELP-06 the tariff reference shows threshold, state, source and the last check, and says "None" for zero', async () => {
    play();
    await showPage(<TariffReferencePage />);
    expect(await screen.findByText('European Union')).toBeTruthy();
    for (const text of ['150 EUR', 'None', 'In force', 'Ended', '15 Nov 2026']) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('USER-33 the "?" leads from a page to its article', async () => {
    play();
    const meta = { title: 'x', title_en: 'x', title_cn: 'x', icon: null, keep_alive: true, hide: false, badge: null };
    const menu = [{ path: '/warningEmailSetting', name: 'x', component: 'x/x', meta, children: [] }];
    const { address } = await showPage(<PageHelp menu={menu} />, { at: '/warningEmailSetting' });
    await user.click(screen.getByRole('button', { name: 'Help for this page' }));
    await waitFor(() => expect(address()).toBe('/help?article=warning-emails'));
  });
});

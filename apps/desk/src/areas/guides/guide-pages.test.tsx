import type { DeskArticle, DeskTariffNote } from '@quayside/contract/guides/guides.schemas';
import { showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk, press, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { ArticleListPage } from './article-list-page.tsx';
import { TariffNoteListPage } from './tariff-note-list-page.tsx';

const at = '2026-11-02T10:00:00.000Z';
const article: DeskArticle = {
  article_id: 101,
  slug: 'stock',
  section: 'products',
  position: 30,
  title_en: 'Stock',
  title_cn: '库存',
  body_en: '<p>Units</p>',
  body_cn: '<p>数量</p>',
  pictures: [],
  published: true,
  version: 2,
  updated_by: 'Ada',
  updated_at: at,
};
const versions = [2, 1].map((version) => ({
  version,
  title_en: 'Stock',
  title_cn: '库存',
  saved_by: null,
  saved_at: at,
  restored_from: null,
}));
const note: DeskTariffNote = {
  note_id: 1001,
  thread_id: 1,
  country: 'EU',
  threshold: '150.00',
  currency: 'EUR',
  rule_en: 'A rule',
  rule_cn: '规则',
  valid_from: '2021-07-01',
  valid_to: null,
  source: 'A law',
  confidence: 'low',
  checked_on: '2026-11-15',
  checked_by: null,
  written_by: null,
  written_at: at,
  replaced_at: null,
};

const mock = () =>
  mockDesk({
    'GET help/getList': () => ({ list: [article] }),
    'GET help/getArticle': () => article,
    'GET help/getVersionList': () => ({ list: versions }),
    'GET help/getVersion': () => ({ ...versions[0], body_en: '<p>Units</p>', body_cn: '<p>数量</p>' }),
    'POST help/saveArticle': () => ({ ...article, version: 3 }),
    'POST help/restoreVersion': () => ({ ...article, version: 3 }),
    'GET tariffReference/getList': () => ({ list: [note] }),
    'POST tariffReference/save': () => note,
    'POST tariffReference/confirm': () => note,
  });

describe('the help articles at the desk', () => {
  it('D-107 an article is previewed and saved with the version it changes', async () => {
    const { sent } = mock();
    await showPage(<ArticleListPage />, { permissions: ['desk.guides.articles'] });
    await press('Edit');
    await screen.findByLabelText('Title (English)');
    await write('Title (English)', 'All about stock');
    await user.click(await screen.findByText('Preview'));
    expect(await screen.findByRole('heading', { level: 3, name: 'All about stock' })).toBeTruthy();
    await pressInDrawer('Save');
    const { updated_by: _by, updated_at: _at, ...values } = article;
    await waitFor(() => expect(sent()).toEqual([{ ...values, title_en: 'All about stock' }]));
    expect(await screen.findByText('Version 3 is saved.')).toBeTruthy();
  });

  it('D-107 an old version is restored after a question', async () => {
    const { sent } = mock();
    await showPage(<ArticleListPage />, { permissions: ['desk.guides.articles'] });
    await press('History');
    await screen.findByText('Version 1');
    await pressInDrawer('Restore');
    await screen.findAllByText('Restore version 1?');
    await press('Restore', document.querySelector('.ant-modal-confirm') ?? document);
    await waitFor(() => expect(sent()).toEqual([{ article_id: 101, version: 1, current_version: 2 }]));
  });
});

describe('the tariff reference at the desk', () => {
  it('HELP-06 a row is confirmed with one click', async () => {
    const { sent } = mock();
    await showPage(<TariffNoteListPage />, { permissions: ['desk.guides.tariffs'] });
    expect(await screen.findByText('Not confirmed by staff')).toBeTruthy();
    await press('Checked today');
    await waitFor(() => expect(sent()).toEqual([{ note_id: 1001 }]));
  });

  it('HELP-06 a change names the row it takes the place of', async () => {
    const { sent } = mock();
    await showPage(<TariffNoteListPage />, { permissions: ['desk.guides.tariffs'] });
    await press('Edit');
    await write('Threshold', '160');
    await pressInDrawer('Save');
    await waitFor(() =>
      expect(sent()).toEqual([expect.objectContaining({ note_id: 1001, threshold: '160', country: 'EU', valid_to: null })]),
    );
  });
});

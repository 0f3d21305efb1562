import type { DeskNoticeRow } from '@quayside/contract/notices/notices.schemas';
import { mockServer, refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { isHttps } from './notice-extensions.ts';
import { NoticeListPage } from './notice-list-page.tsx';
import { noticeState } from './notice-state.ts';

const holidays: DeskNoticeRow = {
  press_id: 7,
  title_en: 'Holidays',
  title_cn: '节假日',
  description_en: '<p>Closed on <strong>Friday</strong>.</p>',
  description_cn: '<p>周五休息。</p>',
  meta_title: '',
  platform_types: [1, 3],
  publish_on_time: '2026-01-01T08:00:00.000Z',
  ends_at: null,
  is_draft: false,
  withdrawn: false,
  updated_at: '2026-01-01T08:00:00.000Z',
};

async function show(rows: DeskNoticeRow[], refuse: Response | null = null) {
  const asked = mockServer(({ path, method, query }) => {
    if (path.endsWith('/getBrand')) {
      const platform_type = Number(query.get('platform_type'));
      return { platform_type, site_name: `Brand ${platform_type}` };
    }
    if (path.endsWith('/getAudience')) return { customers: 1204, accounts: 3411 };
    if (path.endsWith('/getList')) return { list: rows, count: rows.length };
    return method === 'POST' && refuse ? refuse : holidays;
  });
  await showPage(<NoticeListPage />, { permissions: ['desk.notices.manage'] });
  await screen.findByRole('heading', { name: 'Notices' });
  return { posts: () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').at(-1), body]) };
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Types into the editor by its commands: happy-dom does not support contenteditable input. */
async function write(label: string, html: string) {
  const area = (await screen.findByRole('textbox', { name: label })) as HTMLElement & { editor: Editor }; // set by the editor
  area.editor.commands.setContent(html, { emitUpdate: true });
}

describe('notices at the desk', () => {
  it('STAFF-10 publishes a notice in both languages to every brand', async () => {
    const { posts } = await show([]);
    await press('New notice');
    await user.enter(await screen.findByLabelText('Title in English'), ' Holidays ');
    await user.enter(screen.getByLabelText('Title in Chinese'), '节假日');
    await write('Text in English', '<p>Closed on <strong>Friday</strong>.</p>');
    await write('Text in Chinese', '<p>周五休息。</p>');
    expect(await screen.findByText('Reaches 1,204 customers with 3,411 accounts.')).toBeTruthy();
    await press('Publish now');
    const box = (await screen.findAllByText('Publish this notice?'))[0]?.closest('.ant-modal');
    const dialog = within(box as HTMLElement); // the text is inside one
    expect(dialog.getByText('1,204 customers of Brand 1, Brand 3, Brand 4 will read it, with 3,411 accounts.')).toBeTruthy();
    expect(posts()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]).toEqual([
      'saveNotice',
      {
        title_en: 'Holidays',
        title_cn: '节假日',
        description_en: '<p>Closed on <strong>Friday</strong>.</p>',
        description_cn: '<p>周五休息。</p>',
        meta_title: '',
        platform_types: [1, 3, 4],
        publish_on_time: expect.stringMatching(/^20\d\d-.*Z$/),
        ends_at: null,
      },
    ]);
    expect(await screen.findByText('The notice is published.')).toBeTruthy();
  });

  it('STAFF-10 asks for every missing text of both languages at once and sends nothing', async () => {
    const { posts } = await show([]);
    await press('New notice');
    await press('Publish now');
    for (const label of ['Title in English', 'Title in Chinese', 'Text in English', 'Text in Chinese'])
      expect(await screen.findByText(`Please input ${label}`)).toBeTruthy();
    expect(posts()).toEqual([]);
  });

  it('STAFF-10 shows at the text what the server refuses about it', async () => {
    const fields = [{ path: 'description_cn', code: 'notices.empty', msg: 'Nothing is left of this text' }];
    await show([holidays], refused(1001, 'Parameter error', { fields }));
    await press('Edit');
    await press('Save');
    const message = await screen.findByText('Nothing is left of this text');
    expect(message.closest('.ant-form-item')?.textContent).toContain('Text in Chinese');
  });

  it('STAFF-10 keeps what the editor does not touch when a notice is changed', async () => {
    const { posts } = await show([holidays]);
    await press('Edit');
    await user.enter(await screen.findByLabelText('Title in English'), '!');
    await press('Save');
    const { withdrawn: _withdrawn, is_draft: _draft, updated_at: _updated, ...rest } = holidays;
    await waitFor(() => expect(posts()).toEqual([['saveNotice', { ...rest, title_en: 'Holidays!' }]]));
  });

  it('STAFF-10 keeps an unfinished notice as a draft, and publishes it later under its number', async () => {
    const { posts } = await show([{ ...holidays, title_en: '', is_draft: true }]);
    expect(await screen.findByText('Draft')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await press('Edit');
    await press('Save draft');
    await waitFor(() => expect(posts()).toMatchObject([['saveDraft', { press_id: 7, title_en: '', title_cn: '节假日' }]]));
    expect(await screen.findByText('The draft is saved. Merchants do not see it.')).toBeTruthy();
  });

  it('STAFF-10 previews a notice in both languages before it goes out', async () => {
    await show([holidays]);
    await press('Edit');
    await user.click(await screen.findByText('Preview'));
    expect((await screen.findByRole('article', { name: 'English' })).textContent).toContain('Closed on Friday.');
    expect(screen.getByRole('article', { name: 'Chinese' }).textContent).toContain('周五休息。');
  });

  it('STAFF-10 withdraws a notice after saying that it disappears everywhere', async () => {
    const { posts } = await show([holidays]);
    await press('Withdraw');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/disappears from every merchant at once/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(posts()).toEqual([['withdraw', { press_id: 7, withdrawn: true }]]));
  });

  it('STAFF-10 asks before written words are thrown away', async () => {
    await show([holidays]);
    await press('Edit');
    await user.enter(await screen.findByLabelText('Title in English'), '!');
    await press('Cancel');
    expect(await screen.findByText('What you changed on this page is not saved yet.')).toBeTruthy();
  });
});

describe('the standing of a notice', () => {
  it('STAFF-10 is a draft, planned until its moment, then published, ended after its end, and withdrawn whenever that was', () => {
    const now = Date.parse('2026-06-01T00:00:00.000Z');
    const at = (publish_on_time: string, more: object = {}) =>
      noticeState({ withdrawn: false, is_draft: false, ends_at: null, publish_on_time, ...more }, now);
    expect(at('2026-06-01T00:00:01.000Z')).toBe('planned');
    expect(at('2026-06-01T00:00:00.000Z')).toBe('published');
    expect(at('2026-05-01T00:00:00.000Z', { ends_at: '2026-06-01T00:00:01.000Z' })).toBe('published');
    expect(at('2026-05-01T00:00:00.000Z', { ends_at: '2026-06-01T00:00:00.000Z' })).toBe('ended');
    expect(at('2026-07-01T00:00:00.000Z', { withdrawn: true })).toBe('withdrawn');
    expect(at('2026-05-01T00:00:00.000Z', { is_draft: true })).toBe('draft');
  });
});

describe('the link of a notice', () => {
  it('leads over https only', () => {
    expect(isHttps('https://carrier.example/holidays')).toBe(true);
    for (const bad of ['http://carrier.example', 'javascript:alert(1)', '/orders', 'https://', 'https://a b', 'data:text/html,x'])
      expect(isHttps(bad), bad).toBe(false);
  });
});

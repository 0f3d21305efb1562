import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/shapes.ts';
import { ArticleInput, ArticleVersion, DeskArticle, DeskArticleRow, DeskTariffNote, TariffNoteInput } from './guides.schemas.ts';

const oneVersion = { article_id: Id, version: z.int().positive() };

export const guidesDeskCalls = defineCalls('guides', {
  deskArticles: {
    method: 'GET',
    path: '/api/desk/help/getList',
    input: Nothing,
    output: z.object({ list: z.array(DeskArticleRow) }),
    permission: 'desk.guides.articles',
    log: null,
  },
  deskArticle: {
    method: 'GET',
    path: '/api/desk/help/getArticle',
    input: z.strictObject({ article_id: Id }),
    output: DeskArticle,
    permission: 'desk.guides.articles',
    log: null,
  },
  /** Each save is a version of its own. */
  deskSaveArticle: {
    method: 'POST',
    path: '/api/desk/help/saveArticle',
    input: ArticleInput,
    output: DeskArticle,
    permission: 'desk.guides.articles',
    log: 'guides.save_article',
    maxBodyKb: 512,
  },
  deskVersions: {
    method: 'GET',
    path: '/api/desk/help/getVersionList',
    input: z.strictObject({ article_id: Id }),
    output: z.object({ list: z.array(ArticleVersion) }),
    permission: 'desk.guides.articles',
    log: null,
  },
  deskVersion: {
    method: 'GET',
    path: '/api/desk/help/getVersion',
    input: z.strictObject(oneVersion),
    output: ArticleVersion.extend({ body_en: z.string(), body_cn: z.string() }),
    permission: 'desk.guides.articles',
    log: null,
  },
  /** Saves an old text as the newest version. */
  deskRestore: {
    method: 'POST',
    path: '/api/desk/help/restoreVersion',
    input: z.strictObject({ ...oneVersion, current_version: z.int().positive() }),
    output: DeskArticle,
    permission: 'desk.guides.articles',
    log: 'guides.restore_article',
  },
  deskTariffs: {
    method: 'GET',
    path: '/api/desk/tariffReference/getList',
    input: Nothing,
    output: z.object({ list: z.array(DeskTariffNote) }),
    permission: 'desk.guides.tariffs',
    log: null,
  },
  /** Every row a note has had, newest first. */
  deskTariffHistory: {
    method: 'GET',
    path: '/api/desk/tariffReference/getHistory',
    input: z.strictObject({ thread_id: Id }),
    output: z.object({ list: z.array(DeskTariffNote) }),
    permission: 'desk.guides.tariffs',
    log: null,
  },
  /** A change is a new row; the old one keeps its words and is marked as replaced. */
  deskSaveTariff: {
    method: 'POST',
    path: '/api/desk/tariffReference/save',
    input: TariffNoteInput,
    output: DeskTariffNote,
    permission: 'desk.guides.tariffs',
    log: 'guides.save_tariff',
  },
  /** Nothing changed: the note was checked today. */
  deskConfirmTariff: {
    method: 'POST',
    path: '/api/desk/tariffReference/confirm',
    input: z.strictObject({ note_id: Id }),
    output: DeskTariffNote,
    permission: 'desk.guides.tariffs',
    log: 'guides.confirm_tariff',
  },
});

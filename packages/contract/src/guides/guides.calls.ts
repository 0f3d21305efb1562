import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Article, ArticleRow, Section, Slug, TariffNote } from './guides.schemas.ts';
import { Nothing } from '../kernel/shapes.ts';

/** Where the screenshots of articles are: files of the portal, in two languages. */
export function picturePath(name: string, language: string): string {
  return `/help-pictures/${language === 'en' ? 'en' : 'zh'}/${name}.webp`;
}

export const guidesCalls = defineCalls('guides', {
  /** Published articles by section, or those that hold all words of the search, best first. */
  list: {
    method: 'GET',
    path: '/api/ucenter/help/getArticleList',
    input: z.strictObject({ keyword: z.string().trim().max(100).optional(), section: Section.optional() }),
    output: z.object({ list: z.array(ArticleRow) }),
    permission: 'signed_in',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/help/getArticle',
    input: z.strictObject({ slug: Slug }),
    output: Article,
    permission: 'signed_in',
    log: null,
  },
  /** Customs and tax thresholds by country, with the rules that ended and those that come. */
  tariffs: {
    method: 'GET',
    path: '/api/ucenter/tariff/getTariffList',
    input: Nothing,
    output: z.object({ list: z.array(TariffNote) }),
    permission: 'signed_in',
    log: null,
  },
});

import type { Language } from '@quayside/i18n/languages';
import { flag } from '#server/kernel/flag.ts';
import type * as notices from './notices.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof notices.newestNotice>>>;

/** A notice in the reader's language. */
export function noticeView(row: Row, language: Language) {
  const { press_id, meta_title, publish_on_time } = row;
  const [title, description] = language === 'en' ? [row.title_en, row.description_en] : [row.title_cn, row.description_cn];
  return { press_id, title, description, meta_title, publish_on_time, is_read: flag(row.read_at !== null) };
}

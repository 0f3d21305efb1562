import { NoticeDraftInput, NoticeInput, type DeskNoticeRow } from '@quayside/contract/notices/notices.schemas';
import { platformTypes, type PlatformType } from '@quayside/domain/brands/brand-rules';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import type { z } from 'zod';

export const NoticeForm = createSchemaForm(NoticeInput);
/** What a draft must have: its brands, and an end after its start. */
export const draftOf = (values: NoticeValues) => NoticeDraftInput.safeParse(values);
export type NoticeValues = z.input<typeof NoticeInput>;

/** A new notice is for all brands, from now on. */
export function startValues(notice: DeskNoticeRow | null, now: Date): NoticeValues {
  if (notice === null) {
    return {
      title_en: '',
      title_cn: '',
      description_en: '',
      description_cn: '',
      meta_title: '',
      platform_types: [...platformTypes],
      publish_on_time: now.toISOString(),
      ends_at: null,
    };
  }
  const { withdrawn: _withdrawn, is_draft: _draft, updated_at: _updated, platform_types, ...rest } = notice;
  return { ...rest, platform_types: platform_types.filter((one): one is PlatformType => platformTypes.some((known) => known === one)) };
}

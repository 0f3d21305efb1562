import type { DeskNoticeRow } from '@quayside/contract/notices/notices.schemas';
import type { Tone } from '@quayside/ui/display/state-tag';

export type NoticeState = 'draft' | 'planned' | 'published' | 'ended' | 'withdrawn';

/** The publication state of a notice. */
export function noticeState(
  { withdrawn, is_draft, publish_on_time, ends_at }: Pick<DeskNoticeRow, 'withdrawn' | 'is_draft' | 'publish_on_time' | 'ends_at'>,
  now: number,
): NoticeState {
  if (is_draft) return 'draft';
  if (withdrawn) return 'withdrawn';
  if (ends_at !== null && Date.parse(ends_at) <= now) return 'ended';
  return Date.parse(publish_on_time) > now ? 'planned' : 'published';
}

export const noticeTones = {
  draft: 'quiet',
  planned: 'waiting',
  published: 'good',
  ended: 'quiet',
  withdrawn: 'quiet',
} as const satisfies Record<NoticeState, Tone>;

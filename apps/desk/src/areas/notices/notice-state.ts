import type { DeskNoticeRow } from '@quayside/contract/notices/notices.schemas';
import type { Tone } from '@quayside/ui/display/state-tag';

export type NoticeState = 'planned' | 'published' | 'withdrawn';

/** The publication state of a notice. */
export function noticeState(
  { withdrawn, publish_on_time }: Pick<DeskNoticeRow, 'withdrawn' | 'publish_on_time'>,
  now: number,
): NoticeState {
  if (withdrawn) return 'withdrawn';
  return Date.parse(publish_on_time) > now ? 'planned' : 'published';
}

export const noticeTones = { planned: 'waiting', published: 'good', withdrawn: 'quiet' } as const satisfies Record<NoticeState, Tone>;

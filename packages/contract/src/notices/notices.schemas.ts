import { z } from 'zod';
import { platformTypes } from '@quayside/domain/brands/brand-rules';
import { Flag, Id, Timestamp } from '../kernel/shapes.ts';

/** A notice as a merchant account reads it (USER-13): in its language, with its read state. */
export const Notice = z.object({
  press_id: Id,
  title: z.string(),
  description: z.string(),
  meta_title: z.string(),
  publish_on_time: Timestamp,
  is_read: Flag,
});
export type Notice = z.output<typeof Notice>;

const Title = z.string().trim().min(1).max(120);
const Html = z.string().trim().min(1).max(50_000);

/** A notice as staff edit it: in both languages, for some brands, from a start time. */
export const NoticeInput = z.strictObject({
  press_id: Id.optional(),
  title_en: Title,
  title_cn: Title,
  description_en: Html,
  description_cn: Html,
  meta_title: z.string().trim().max(120).default(''),
  platform_types: z
    .array(z.literal(platformTypes))
    .min(1)
    .max(platformTypes.length)
    .transform((brands) => [...new Set(brands)].sort((a, b) => a - b)),
  publish_on_time: z.iso.datetime({ offset: true }),
});

export const DeskNoticeRow = z.object({
  press_id: Id,
  title_en: z.string(),
  title_cn: z.string(),
  description_en: z.string(),
  description_cn: z.string(),
  meta_title: z.string(),
  platform_types: z.array(z.int()),
  publish_on_time: Timestamp,
  withdrawn: z.boolean(),
  updated_at: Timestamp,
});
export type DeskNoticeRow = z.output<typeof DeskNoticeRow>;

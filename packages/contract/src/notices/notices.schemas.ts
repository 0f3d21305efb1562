import { z } from 'zod';
import { platformTypes } from '@quayside/domain/brands/brand-rules';
import { fieldError } from '../kernel/fields.ts';
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

export const Brands = z
  .array(z.literal(platformTypes))
  .min(1)
  .max(platformTypes.length)
  .transform((brands) => [...new Set(brands)].sort((a, b) => a - b));
const Moment = z.iso.datetime({ offset: true });

type Period = { publish_on_time: string; ends_at: string | null };
const endsLater = ({ publish_on_time, ends_at }: Period) => ends_at === null || Date.parse(ends_at) > Date.parse(publish_on_time);
const endTooEarly = { path: ['ends_at'], ...fieldError('notices.ends_too_early') };

/** A notice as staff publish it: in both languages, for some brands, from a start time to an end, if it has one. */
export const NoticeInput = z
  .strictObject({
    press_id: Id.optional(),
    title_en: Title,
    title_cn: Title,
    description_en: Html,
    description_cn: Html,
    meta_title: z.string().trim().max(120).default(''),
    platform_types: Brands,
    publish_on_time: Moment,
    ends_at: Moment.nullable().default(null),
  })
  .refine(endsLater, endTooEarly);

/** The same before it is finished: texts may be missing. */
export const NoticeDraftInput = z
  .strictObject({
    press_id: Id.optional(),
    title_en: z.string().trim().max(120),
    title_cn: z.string().trim().max(120),
    description_en: z.string().trim().max(50_000),
    description_cn: z.string().trim().max(50_000),
    meta_title: z.string().trim().max(120).default(''),
    platform_types: Brands,
    publish_on_time: Moment,
    ends_at: Moment.nullable().default(null),
  })
  .refine(endsLater, endTooEarly);

export const DeskNoticeRow = z.object({
  press_id: Id,
  title_en: z.string(),
  title_cn: z.string(),
  description_en: z.string(),
  description_cn: z.string(),
  meta_title: z.string(),
  platform_types: z.array(z.int()),
  publish_on_time: Timestamp,
  ends_at: Timestamp.nullable(),
  is_draft: z.boolean(),
  withdrawn: z.boolean(),
  updated_at: Timestamp,
});
export type DeskNoticeRow = z.output<typeof DeskNoticeRow>;
